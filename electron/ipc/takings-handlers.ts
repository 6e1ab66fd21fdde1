import type { Studio } from '../studio/types.ts';
import type { Staff } from '../staff/staff.ts';
import type { Handlers } from './handle.ts';

/** Handles the till and its closings. Cash that leaves the till and the end of the day need a supervisor. */
export function takingsHandlers(studio: () => Pick<Studio, 'takings' | 'closingPapers'>, staff: Staff) {
  const takings = () => studio().takings;
  const papers = () => studio().closingPapers;
  return {
    openTakings: () => takings().open(),
    moveCash(move) {
      if (move.kind === 'pay-out') staff.demand();
      return takings().moveCash(move);
    },
    closeTakings(counted) {
      staff.demand();
      return takings().close(counted);
    },
    listClosings: ({ skip }) => takings().list(skip),
    closing: ({ number }) => takings().closing(number),
    takingsPeriod: ({ from, to }) => takings().period(from, to),
    closingFile: ({ number }) => papers().file(number),
    closingsCsv: ({ from, to }) => papers().csv(from, to),
    printClosing: ({ number }) => papers().print(number),
    confirmClosingPrint: ({ printId, printed }) => papers().confirm(printId, printed),
  } satisfies Partial<Handlers>;
}
