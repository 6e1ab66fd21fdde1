/** Prints papers of text on the paper that the settings name for them: slips, receipts and closings. */
import { KioskError } from '../../../shared/errors.ts';
import type { PrintId } from '../../../shared/ids.ts';
import type { SlipPrinter } from '../../../shared/model/settings.ts';
import { noCorrection, spoolerOf, type PrinterProfile } from '../../../shared/printing.ts';
import type { Composer } from '../../printing/composer.ts';
import { resolutionOf } from '../../printing/drivers/profile-options.ts';
import { filePrinterId } from '../../printing/file/printer.ts';
import type { Papers, SlipKind } from '../../printing/paper-jobs.ts';
import type { TakenFormat } from '../../printing/printer.ts';
import type { Printers } from '../../printing/printers.ts';
import { slipStock, type SlipStock } from '../../printing/slips/stock.ts';
import { bareLayout } from './bare-layout.ts';
import type { PrintJournal, PrintSubmission } from './print-journal.ts';

/** Resolution of a PDF's profile, which has none, and of pictures for a folder, behind which no driver tells one. */
const usualDpi = 300;

/** The paper in a printer, and how that printer takes it. */
interface Stock extends SlipStock {
  readonly identity: string;
  readonly format: TakenFormat;
  readonly dpiX: number;
  readonly dpiY: number;
  readonly options: PrinterProfile['options'];
}

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
  printers: Pick<Printers, 'driver' | 'takes'>,
  composer: Composer,
  journal: Pick<PrintJournal, 'submit'>,
): PrintSlip {
  /** @throws KioskError PROFILE_WRONG, PRINTER_UNKNOWN, PRINTER_UNREACHABLE */
  async function stockOf({ printerId, paper }: SlipPrinter): Promise<Stock> {
    const driver = await printers.driver(printerId);
    // A folder and a file have no driver: nothing limits their paper.
    const mayLackDriver = spoolerOf(printerId) === 'folder' || printerId === filePrinterId;
    const stock = driver === null && !mayLackDriver ? null : slipStock(driver, paper);
    if (stock === null) {
      throw new KioskError('PROFILE_WRONG', 'the printer does not have this paper', {
        reason: 'medium-unknown',
      });
    }
    const format = printers.takes(printerId);
    const resolution = driver === null || format === 'pdf' ? null : resolutionOf(driver, usualDpi, false);
    return {
      ...{ ...stock, format, identity: driver?.identity ?? '' },
      ...{ dpiX: resolution?.dpiX ?? usualDpi, dpiY: resolution?.dpiY ?? usualDpi },
      options: resolution?.option == null ? [] : [resolution.option],
    };
  }

  /** Returns the pages: a PDF has all of them in one file. */
  async function compose<Kind extends SlipKind>(
    kind: Kind,
    paper: Papers[Kind],
    { format, dpiX, dpiY }: Stock,
  ): Promise<readonly [Uint8Array, ...(readonly Uint8Array[])]> {
    if (format === 'pdf') return [await composer.compose(kind, paper)];
    const [first, ...further] = await composer.picturesOf(kind, paper, { format, dpiX, dpiY });
    if (first === undefined) throw new Error('a paper of text has at least one page');
    return [first, ...further];
  }

  return async (kind, facts, { chosen, ...job }) => {
    const stock = await stockOf(chosen);
    const { identity, widthMm, margins, pageFor, dpiX, dpiY } = stock;
    const lengthMm = await composer.lengthOf(kind, { ...facts, page: { widthMm, heightMm: null, margins } });
    const { keyword, heightMm, options } = pageFor(lengthMm);
    const page = { widthMm, heightMm, margins };
    const [file, ...furtherPages] = await compose(kind, { ...facts, page }, stock);
    const profile: PrinterProfile = {
      ...{ mediumId: chosen.paper, keyword, options: [...options, ...stock.options] },
      ...{ dpiX, dpiY, raster: null, safe: margins },
    };
    return journal.submit({
      ...job,
      guests: [],
      printerId: chosen.printerId,
      layout: bareLayout(chosen.paper),
      copies: 1,
      printedWith: { identity, profile, correction: noCorrection, widthMm, heightMm },
      file,
      furtherPages,
    });
  };
}
