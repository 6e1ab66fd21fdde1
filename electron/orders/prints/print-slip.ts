/** Prints papers of text on the paper that the settings name for them: slips, receipts and closings. */
import { KioskError } from '../../../shared/errors.ts';
import type { PrintId } from '../../../shared/ids.ts';
import type { SlipPrinter } from '../../../shared/model/settings.ts';
import { noCorrection, type PrinterProfile } from '../../../shared/printing.ts';
import type { Composer } from '../../printing/composer.ts';
import { filePrinterId } from '../../printing/file/printer.ts';
import type { Papers, SlipKind } from '../../printing/paper-jobs.ts';
import type { Printers } from '../../printing/printers.ts';
import { slipStock, type SlipStock } from '../../printing/slips/stock.ts';
import { bareLayout } from './bare-layout.ts';
import type { PrintJournal, PrintSubmission } from './print-journal.ts';

/** Resolution that a profile must state. Text has none: the driver draws it at its own. */
const anyDpi = { dpiX: 300, dpiY: 300 } as const;

interface SlipJob extends Pick<PrintSubmission, 'owner' | 'title' | 'again'> {
  readonly chosen: SlipPrinter;
}

/**
 * Prints one paper of text.
 * @throws KioskError PROFILE_WRONG when the printer does not have the paper; the errors of the journal's `submit`
 */
export type PrintSlip = <Kind extends SlipKind>(
  kind: Kind,
  facts: Papers[Kind],
  job: SlipJob,
) => Promise<PrintId>;

export function createSlipPrinting(
  printers: Pick<Printers, 'driver'>,
  composer: Composer,
  journal: Pick<PrintJournal, 'submit'>,
): PrintSlip {
  /** @throws KioskError PROFILE_WRONG, PRINTER_UNKNOWN, PRINTER_UNREACHABLE */
  async function stockOf({ printerId, paper }: SlipPrinter): Promise<SlipStock & { identity: string }> {
    const driver = await printers.driver(printerId);
    const stock = driver === null && printerId !== filePrinterId ? null : slipStock(driver, paper);
    if (stock !== null) return { ...stock, identity: driver?.identity ?? '' };
    throw new KioskError('PROFILE_WRONG', 'the printer does not have this paper', {
      reason: 'medium-unknown',
    });
  }

  return async (kind, facts, { chosen, ...job }) => {
    const { identity, widthMm, margins, pageFor } = await stockOf(chosen);
    const lengthMm = await composer.lengthOf(kind, { ...facts, page: { widthMm, heightMm: null, margins } });
    const { keyword, heightMm, options } = pageFor(lengthMm);
    const file = await composer.compose(kind, { ...facts, page: { widthMm, heightMm, margins } });
    const profile: PrinterProfile = {
      ...{ mediumId: chosen.paper, keyword, options },
      ...{ ...anyDpi, raster: null, safe: margins },
    };
    return journal.submit({
      ...job,
      guests: [],
      printerId: chosen.printerId,
      layout: bareLayout(chosen.paper),
      copies: 1,
      printedWith: { identity, profile, correction: noCorrection, widthMm, heightMm },
      file,
    });
  };
}
