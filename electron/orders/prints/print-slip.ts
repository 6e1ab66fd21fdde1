/** Prepares papers of text on a printer and its paper: slips, receipts, photo records and closings. */
import { KioskError } from '../../../shared/errors.ts';
import type { SlipPrinter } from '../../../shared/model/settings.ts';
import { noCorrection, spoolerOf, type DriverView, type PrinterProfile } from '../../../shared/printing.ts';
import type { Composer } from '../../printing/composer.ts';
import { resolutionOf } from '../../printing/drivers/profile-options.ts';
import { filePrinterId } from '../../printing/file/printer.ts';
import type { Papers, SlipKind } from '../../printing/paper-jobs.ts';
import type { TakenFormat } from '../../printing/printer.ts';
import type { Printers } from '../../printing/printers.ts';
import { slipStock, type SlipStock } from '../../printing/slips/stock.ts';
import { bareLayout } from './bare-layout.ts';
import type { PrintSubmission } from './print-submission.ts';

/** Resolution of a PDF's profile, which has none, and of pictures for a folder, behind which no driver tells one. */
const usual = { dpiX: 300, dpiY: 300, option: null } as const;

interface Stock {
  /** Null for a folder and a file: nothing limits their paper. */
  readonly driver: DriverView | null;
  readonly stock: SlipStock;
}

interface SlipJob extends Pick<PrintSubmission, 'owner' | 'title' | 'again'> {
  readonly chosen: SlipPrinter;
}

/** A paper, and how a printer is to print it. */
type ComposedPaper = Required<
  Pick<PrintSubmission, 'printerId' | 'copies' | 'file' | 'furtherPages' | 'printedWith'>
>;

export type SlipPrinting = ReturnType<typeof createSlipPrinting>;

export function createSlipPrinting(printers: Pick<Printers, 'driver' | 'takes'>, composer: Composer) {
  /** @throws KioskError PROFILE_WRONG, PRINTER_UNKNOWN, PRINTER_UNREACHABLE */
  async function stockOf({ printerId, paper }: SlipPrinter): Promise<Stock> {
    const driver = await printers.driver(printerId);
    const mayLackDriver = spoolerOf(printerId) === 'folder' || printerId === filePrinterId;
    const stock = driver === null && !mayLackDriver ? null : slipStock(driver, paper);
    if (stock !== null) return { driver, stock };
    throw new KioskError('PROFILE_WRONG', 'the printer does not have this paper', {
      reason: 'medium-unknown',
    });
  }

  /** Returns the pages: a PDF has all of them in one file. */
  async function compose<Kind extends SlipKind>(
    kind: Kind,
    paper: Papers[Kind],
    format: TakenFormat,
    { dpiX, dpiY }: PrinterProfile,
  ): Promise<readonly [Uint8Array, ...(readonly Uint8Array[])]> {
    if (format === 'pdf') return [await composer.compose(kind, paper)];
    const [first, ...further] = await composer.picturesOf(kind, paper, { format, dpiX, dpiY });
    if (first === undefined) throw new Error('a paper of text has at least one page');
    return [first, ...further];
  }

  /** Composes one paper of text for a printer, without saying whose print it is. */
  async function composeFor<Kind extends SlipKind>(
    kind: Kind,
    facts: Papers[Kind],
    chosen: SlipPrinter,
  ): Promise<ComposedPaper> {
    const { printerId, paper } = chosen;
    const { driver, stock } = await stockOf(chosen);
    const { widthMm, margins } = stock;
    const size = { widthMm, heightMm: null, margins };
    const page = stock.pageFor(await composer.lengthOf(kind, { ...facts, page: size }));
    const format = printers.takes(printerId);
    const asked = driver === null || format === 'pdf' ? null : resolutionOf(driver, usual.dpiX, false);
    const { dpiX, dpiY, option } = asked ?? usual;
    const profile: PrinterProfile = {
      ...{ mediumId: paper, keyword: page.keyword, dpiX, dpiY, raster: null, safe: margins },
      options: option === null ? page.options : [...page.options, option],
    };
    const { heightMm } = page;
    const sized = { ...facts, page: { ...size, heightMm } };
    const [file, ...furtherPages] = await compose(kind, sized, format, profile);
    const identity = driver?.identity ?? '';
    const printedWith = { identity, profile, correction: noCorrection, widthMm, heightMm };
    return { printerId, copies: 1, file, furtherPages, printedWith };
  }

  return {
    composeFor,

    /** Returns when the printer has the paper. @throws KioskError PROFILE_WRONG, PRINTER_UNKNOWN, PRINTER_UNREACHABLE */
    async demandPaper(chosen: SlipPrinter): Promise<void> {
      await stockOf(chosen);
    },

    /**
     * Composes one paper of text for a printer.
     * @throws KioskError PROFILE_WRONG when the printer does not have the paper; PRINTER_UNKNOWN, PRINTER_UNREACHABLE
     */
    async prepare<Kind extends SlipKind>(
      kind: Kind,
      facts: Papers[Kind],
      { chosen, ...job }: SlipJob,
    ): Promise<PrintSubmission> {
      const composed = await composeFor(kind, facts, chosen);
      return { ...job, guests: [], layout: bareLayout(chosen.paper), ...composed };
    },
  };
}
