import type { Studio } from '../studio/types.ts';
import type { Staff } from '../staff/types.ts';
import type { Handlers } from './handle.ts';
import { noteExports } from './note-exports.ts';

/** Handles the till and its closings. Cash that leaves the till and the end of the day need a supervisor. */
export function takingsHandlers(
  studio: () => Pick<Studio, 'deps' | 'takings' | 'closingPapers'>,
  staff: Staff,
) {
  const takings = () => studio().takings;
  const papers = () => studio().closingPapers;
  const noted = noteExports(studio);
  return {
    openTakings: () => takings().open(),
    moveCash(move) {
      return takings().moveCash(move, move.kind === 'pay-out' ? staff.demand() : null);
    },
    closeTakings(counted) {
      return takings().close(counted, staff.demand());
    },
    listClosings: ({ skip }) => takings().list(skip),
    closing: ({ number }) => takings().closing(number),
    takingsPeriod: ({ from, to }) => takings().period(from, to),
    closingFile: ({ number }) => noted(papers().file(number), { file: 'closing' }),
    closingsCsv: ({ from, to }) => noted(papers().csv(from, to), { file: 'closings' }),
    printClosing: ({ number }) => papers().print(number),
    confirmClosingPrint: ({ printId, printed }) => papers().confirm(printId, printed),
  } satisfies Partial<Handlers>;
}
