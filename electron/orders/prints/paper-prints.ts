/** Prints slips and receipts. */
import { KioskError } from '../../../shared/errors.ts';
import type { OrderId } from '../../../shared/ids.ts';
import { isPaperPrinted, type TakeAwayPaper } from '../../../shared/model/prints.ts';
import type { SlipPrinter } from '../../../shared/model/settings.ts';
import { noCorrection, type PrinterProfile } from '../../../shared/printing.ts';
import type { Composer } from '../../printing/composer.ts';
import { filePrinterId } from '../../printing/file/printer.ts';
import type { Papers, SlipKind } from '../../printing/paper-jobs.ts';
import type { Printers } from '../../printing/printers.ts';
import { slipStock, type SlipStock } from '../../printing/slips/stock.ts';
import type { PrintRow } from '../../records/prints/prints.ts';
import type { Needs } from '../deps.ts';
import { existing } from '../existing-order.ts';
import { receiptOf, slipOf } from '../payment/papers.ts';
import { bareLayout } from './bare-layout.ts';
import type { PrintJournal, PrintSubmission } from './print-journal.ts';

/** Returns the slip or the receipt that a print is; null for a sheet. */
export function paperOf({ kind, codeId }: Pick<PrintRow, 'kind' | 'codeId'>): TakeAwayPaper | null {
  if (kind === 'receipt') return { kind };
  return kind === 'slip' && codeId !== null ? { kind, codeId } : null;
}

interface Written<Kind extends SlipKind> {
  readonly kind: Kind;
  readonly facts: Papers[Kind];
}

/** Resolution that a profile must state. Text has none: the driver draws it at its own. */
const anyDpi = { dpiX: 300, dpiY: 300 } as const;

export function createPaperPrints(
  deps: Needs<'records' | 'settings' | 'practice'>,
  printers: Pick<Printers, 'driver'>,
  composer: Composer,
  journal: Pick<PrintJournal, 'submit'>,
) {
  const { records, settings } = deps;

  /** @throws KioskError WRONG_STEP for a paper that staff save as a file */
  function printerFor({ kind }: TakeAwayPaper): SlipPrinter {
    const chosen = kind === 'slip' ? settings.get().slips : settings.get().receipts;
    if (chosen === null) throw new KioskError('WRONG_STEP', 'no printer is chosen for this paper', { kind });
    return chosen;
  }

  /** @throws KioskError NOT_FOUND, WRONG_STEP */
  function write(orderId: OrderId, paper: TakeAwayPaper): Written<SlipKind> {
    if (paper.kind === 'receipt') return { kind: 'receipt', facts: receiptOf(deps, orderId) };
    const code = records.codes.get(paper.codeId);
    if (code?.orderId !== orderId) throw new KioskError('NOT_FOUND', 'no such code in this order');
    return { kind: 'slip', facts: slipOf(deps, code) };
  }

  /** @throws KioskError PROFILE_WRONG, PRINTER_UNKNOWN, PRINTER_UNREACHABLE */
  async function stockOf({ printerId, paper }: SlipPrinter): Promise<SlipStock & { identity: string }> {
    const driver = await printers.driver(printerId);
    const stock = driver === null && printerId !== filePrinterId ? null : slipStock(driver, paper);
    if (stock !== null) return { ...stock, identity: driver?.identity ?? '' };
    throw new KioskError('PROFILE_WRONG', 'the printer does not have this paper', {
      reason: 'medium-unknown',
    });
  }

  /**
   * Prints one slip or receipt, as it reads now.
   *
   * @throws KioskError NOT_FOUND; WRONG_STEP before payment, and where no printer is chosen; PROFILE_WRONG when the
   *   printer does not have the paper; the errors of the journal's `submit`
   */
  async function print(
    orderId: OrderId,
    paper: TakeAwayPaper,
    again: PrintSubmission['again'] = null,
  ): Promise<void> {
    const { number } = existing(deps, orderId);
    const { kind, facts } = write(orderId, paper);
    const chosen = printerFor(paper);
    const { identity, widthMm, margins, pageFor } = await stockOf(chosen);
    const lengthMm = await composer.lengthOf(kind, { ...facts, page: { widthMm, heightMm: null, margins } });
    const { keyword, heightMm, options } = pageFor(lengthMm);
    const file = await composer.compose(kind, { ...facts, page: { widthMm, heightMm, margins } });
    const profile: PrinterProfile = {
      ...{ mediumId: chosen.paper, keyword, options },
      ...{ ...anyDpi, raster: null, safe: margins },
    };
    await journal.submit({
      owner: {
        ...{ kind, orderId, sessionId: null, versionId: null, serviceSheetId: null },
        codeId: paper.kind === 'slip' ? paper.codeId : null,
      },
      guests: [],
      printerId: chosen.printerId,
      layout: bareLayout(chosen.paper),
      copies: 1,
      printedWith: { identity, profile, correction: noCorrection, widthMm, heightMm },
      file,
      title: `${number} ${kind}`,
      again,
    });
  }

  return {
    print,

    /**
     * Prints those that are not on paper yet, one after another. One that fails stops none of the others.
     * @throws the first error, after all were tried
     */
    async printMissing(orderId: OrderId, papers: readonly TakeAwayPaper[]): Promise<void> {
      const failures: unknown[] = [];
      const later = records.laterSales.ofOrder(orderId);
      for (const paper of papers) {
        if (isPaperPrinted(paper, orderId, records.prints.ofOrder(orderId), later)) continue;
        await print(orderId, paper).catch((error: unknown) => void failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
