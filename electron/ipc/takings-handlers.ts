import type { Studio } from '../studio/types.ts';
import type { Supervisor } from '../supervisor/supervisor.ts';
import { demandSupervisor } from './demand-supervisor.ts';
import type { Handlers } from './handle.ts';

/** Handles the till and its closings. Cash that leaves the till and the end of the day need a supervisor. */
export function takingsHandlers(
  studio: () => Pick<Studio, 'takings' | 'closingPapers' | 'account'>,
  supervisor: Supervisor,
) {
  const takings = () => studio().takings;
  const papers = () => studio().closingPapers;
  return {
    openTakings: () => takings().open(),
    async moveCash(move) {
      if (move.kind === 'pay-out') await demandSupervisor(studio(), supervisor);
      return takings().moveCash(move);
    },
    async closeTakings(counted) {
      await demandSupervisor(studio(), supervisor);
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
