import { createKeyPaper } from '../account/key-paper.ts';
import type { Closers } from '../closers.ts';
import type { OrdersDeps } from '../orders/deps.ts';
import { createPapers } from '../orders/payment/papers.ts';
import { createPrintDesk } from '../orders/prints/print-desk.ts';
import { watchPrinters } from '../orders/prints/printer-status.ts';
import { createPrints } from '../orders/prints/prints.ts';
import { createPrintSetup } from '../print-setup/print-setup.ts';
import { createComposer } from '../printing/composer.ts';
import { createPrinters } from '../printing/printers.ts';
import { createHeadshotPrints } from '../retouch/headshot-prints.ts';
import { createClosingPapers } from '../takings/closing-papers.ts';
import type { StudioOptions } from './types.ts';

/** Opens the machine's printers, and everything that prints on them or composes papers. */
export function openPrinting(
  closers: Closers,
  deps: OrdersDeps,
  { launchWork, statusChanged }: Pick<StudioOptions, 'launchWork' | 'statusChanged'>,
) {
  const { records, scratch, sheets, settings, clock, log } = deps;
  const hotFolders = () => settings.get().hotFolders;
  const printers = createPrinters({ sheets, scratch, launchWork, hotFolders });
  const watch = watchPrinters({
    ...{ records, printers, now: () => clock.now(), again: statusChanged },
    chosen() {
      const { printerId, slips, receipts } = settings.get();
      return { usual: printerId, forPapers: [slips, receipts].flatMap((each) => each?.printerId ?? []) };
    },
  });
  closers.add(() => watch.stop());
  const composer = createComposer(launchWork, log);
  closers.add(() => composer.stop());
  const printSetup = createPrintSetup({ ...deps, supplyChanged: statusChanged }, printers, composer);
  const prints = createPrints(deps, printers, composer, printSetup.forPrinting);
  const headshotPrints = createHeadshotPrints(deps, printers, composer, printSetup.forPrinting);
  const closingPapers = createClosingPapers(deps, printers, composer);
  const journals = [prints, headshotPrints, printSetup, closingPapers];
  closers.add(() => {
    for (const journal of journals) journal.stop();
  });
  return {
    ...{ prints, headshotPrints, printSetup, closingPapers },
    keyPaper: createKeyPaper(deps, printers, composer),
    printDesk: createPrintDesk(records, printers, statusChanged),
    papers: createPapers(deps, composer),
    readPrinters: () => watch.read(),
    /** Goes on watching the prints that the last run left. */
    resume: (): void => {
      for (const journal of journals) journal.resume();
    },
  };
}
