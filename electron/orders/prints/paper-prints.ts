/** Prints slips, receipts and photo records. */
import { KioskError } from '../../../shared/errors.ts';
import type { OrderId } from '../../../shared/ids.ts';
import { isPaperPrinted, type TakeAwayPaper } from '../../../shared/model/prints.ts';
import type { SlipPrinter } from '../../../shared/model/settings.ts';
import type { Composer } from '../../printing/composer.ts';
import type { Papers, SlipKind } from '../../printing/paper-jobs.ts';
import type { Printers } from '../../printing/printers.ts';
import type { PrintRow } from '../../records/prints/prints.ts';
import type { Needs } from '../deps.ts';
import { existing } from '../existing-order.ts';
import { photoRecordOf } from '../photos/photo-record.ts';
import { receiptOf, slipOf } from '../payment/papers.ts';
import type { PrintJournal, PrintSubmission } from './print-journal.ts';
import { createSlipPrinting } from './print-slip.ts';

/** Returns the slip, the receipt or the record that a print is; null for a sheet. */
export function paperOf({ kind, codeId }: Pick<PrintRow, 'kind' | 'codeId'>): TakeAwayPaper | null {
  if (kind === 'receipt' || kind === 'record') return { kind };
  return kind === 'slip' && codeId !== null ? { kind, codeId } : null;
}

interface Written<Kind extends SlipKind> {
  readonly kind: Kind;
  readonly facts: Papers[Kind];
}

export function createPaperPrints(
  deps: Needs<'records' | 'settings' | 'practice' | 'clock'>,
  printers: Pick<Printers, 'driver' | 'takes'>,
  composer: Composer,
  journal: Pick<PrintJournal, 'submit'>,
) {
  const { records, settings } = deps;
  const printSlip = createSlipPrinting(printers, composer, journal);

  /**
   * Returns the printer of a paper: a record has that of receipts.
   * @throws KioskError WRONG_STEP for a paper that staff save as a file
   */
  function printerFor({ kind }: TakeAwayPaper): SlipPrinter {
    const chosen = kind === 'slip' ? settings.get().slips : settings.get().receipts;
    if (chosen === null) throw new KioskError('WRONG_STEP', 'no printer is chosen for this paper', { kind });
    return chosen;
  }

  /** @throws KioskError NOT_FOUND, WRONG_STEP */
  function write(orderId: OrderId, paper: TakeAwayPaper): Written<SlipKind> {
    if (paper.kind === 'receipt') return { kind: 'receipt', facts: receiptOf(deps, orderId) };
    if (paper.kind === 'record') return { kind: 'record', facts: photoRecordOf(deps, orderId) };
    const code = records.codes.get(paper.codeId);
    if (code?.orderId !== orderId) throw new KioskError('NOT_FOUND', 'no such code in this order');
    return { kind: 'slip', facts: slipOf(deps, code) };
  }

  /**
   * Prints one slip, receipt or record, as it reads now.
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
    await printSlip(kind, facts, {
      chosen: printerFor(paper),
      owner: {
        ...{ kind, orderId, sessionId: null, versionId: null, serviceSheetId: null },
        codeId: paper.kind === 'slip' ? paper.codeId : null,
      },
      ...{ title: `${number} ${kind}`, again },
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
      const money = {
        laterSales: records.laterSales.ofOrder(orderId),
        settlements: records.settlements.ofOrder(orderId),
      };
      for (const paper of papers) {
        if (isPaperPrinted(paper, orderId, records.prints.ofOrder(orderId), money)) continue;
        await print(orderId, paper).catch((error: unknown) => void failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
