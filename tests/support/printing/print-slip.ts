/** Prints papers of text on one printer, without an order and without a journal. */
import { createSlipPrinting } from '../../../electron/orders/prints/print-slip.ts';
import type { PrintOwner, PrintSubmission } from '../../../electron/orders/prints/print-submission.ts';
import { createComposer } from '../../../electron/printing/composer.ts';
import type { Papers, SlipKind } from '../../../electron/printing/paper-jobs.ts';
import type { Printer } from '../../../electron/printing/printer.ts';
import { newId } from '../../../shared/ids.ts';
import type { SlipPrinter } from '../../../shared/model/settings.ts';
import { memoryLog } from '../kiosk/memory-log.ts';
import { workHere } from '../kiosk/work-here.ts';

interface SentJob extends Pick<PrintSubmission, 'file' | 'furtherPages'> {
  readonly profile: PrintSubmission['printedWith']['profile'];
}

export function createPrintSlip(printer: Printer) {
  const jobs: SentJob[] = [];
  const composer = createComposer(workHere, memoryLog());
  const slips = createSlipPrinting(printer, composer);
  const owner: PrintOwner = {
    ...{ kind: 'receipt', orderId: null, sessionId: null, versionId: null },
    ...{ serviceSheetId: null, codeId: null },
  };
  const print = async <Kind extends SlipKind>(
    kind: Kind,
    facts: Papers[Kind],
    chosen: SlipPrinter,
  ): Promise<void> => {
    const job = { owner, chosen, title: 'paper', again: null };
    const {
      printerId,
      printedWith,
      file,
      furtherPages = [],
      title,
      copies,
    } = await slips.prepare(kind, facts, job);
    const { profile, widthMm, heightMm } = printedWith;
    await printer.ready(printerId, profile);
    jobs.push({ profile, file, furtherPages });
    await printer.submit({
      printId: newId('prt'),
      printerId,
      profile,
      file,
      furtherPages,
      widthMm,
      heightMm,
      title,
      copies,
    });
  };
  return { print, jobs };
}
