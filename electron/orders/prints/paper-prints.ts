/** Prints slips, receipts and photo records. */
import { KioskError } from '../../../shared/errors.ts';
import type { CodeId, OrderId, PrintId } from '../../../shared/ids.ts';
import type { SlipOrReceipt, TakeAwayPaper } from '../../../shared/model/papers.ts';
import { isOnPaper, isPaperPrinted, isPrintOf } from '../../../shared/model/prints.ts';
import type { CodeView } from '../../../shared/model/photo.ts';
import type { SlipPrinter } from '../../../shared/model/settings.ts';
import { slipPapers } from '../../../shared/sheet-media.ts';
import type { Papers } from '../../printing/paper-jobs.ts';
import type { SheetPaper } from '../../printing/slips/on-sheet.ts';
import type { PrintRow } from '../../records/prints/prints.ts';
import type { Needs } from '../deps.ts';
import { isErasedOrder } from '../erased-order.ts';
import { existing } from '../existing-order.ts';
import { photoRecordOf } from '../photos/photo-record.ts';
import { receiptOf, slipOf } from '../payment/papers.ts';
import type { PrintJournal } from './print-journal.ts';
import type { PrintSubmission } from './print-submission.ts';
import type { SlipPrinting } from './print-slip.ts';

/** Returns the slip, the receipt or the record that a print is; null for a sheet. */
export function paperOf({ kind, codeId }: Pick<PrintRow, 'kind' | 'codeId'>): TakeAwayPaper | null {
  if (kind === 'receipt' || kind === 'record') return { kind };
  return kind === 'slip' && codeId !== null ? { kind, codeId } : null;
}

/** Returns another printer with the paper that a print has on its own. */
export function samePaperOn(printerId: string, { mediumId }: Pick<PrintRow, 'mediumId'>): SlipPrinter {
  const paper = slipPapers.find((each) => each === mediumId);
  if (paper === undefined) throw new Error('a paper of text on a medium for sheets');
  return { printerId, paper };
}

type Facts = Needs<'records' | 'settings' | 'practice'>;

/** @throws KioskError NOT_FOUND for the code of another order */
function slipFacts(deps: Facts, orderId: OrderId, codeId: CodeId): Papers['slip'] {
  const code = deps.records.codes.get(codeId);
  if (code?.orderId !== orderId) throw new KioskError('NOT_FOUND', 'no such code in this order');
  return slipOf(deps, code);
}

/** Returns what a slip or a receipt on a sheet says, as it reads now. @throws KioskError NOT_FOUND, WRONG_STEP */
export function sheetPaperOf(deps: Facts, orderId: OrderId, paper: SlipOrReceipt): SheetPaper {
  if (paper.kind === 'slip') return { kind: 'slip', facts: slipFacts(deps, orderId, paper.codeId) };
  return { kind: 'receipt', facts: receiptOf(deps, orderId) };
}

/** Returns the papers that are not on paper yet, as far as anyone knows. */
export function notPrinted<Paper extends TakeAwayPaper>(
  { records }: Needs<'records'>,
  orderId: OrderId,
  papers: readonly Paper[],
): readonly Paper[] {
  const prints = records.prints.ofOrder(orderId);
  const money = {
    laterSales: records.laterSales.ofOrder(orderId),
    settlements: records.settlements.ofOrder(orderId),
  };
  return papers.filter((paper) => !isPaperPrinted(paper, orderId, prints, money));
}

interface Written<Kind extends TakeAwayPaper['kind']> {
  readonly kind: Kind;
  readonly facts: Papers[Kind];
}

export function createPaperPrints(
  deps: Needs<'records' | 'settings' | 'practice' | 'clock'>,
  slips: SlipPrinting,
  journal: Pick<PrintJournal, 'submit'>,
) {
  const { settings } = deps;

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
  function write(orderId: OrderId, paper: TakeAwayPaper): Written<TakeAwayPaper['kind']> {
    if (paper.kind === 'receipt') return { kind: 'receipt', facts: receiptOf(deps, orderId) };
    if (paper.kind === 'record') return { kind: 'record', facts: photoRecordOf(deps, orderId) };
    return { kind: 'slip', facts: slipFacts(deps, orderId, paper.codeId) };
  }

  /**
   * Composes one slip, receipt or record, as it reads now.
   *
   * @throws KioskError NOT_FOUND; WRONG_STEP before payment; PROFILE_WRONG when the printer does not have the paper
   */
  async function prepare(
    orderId: OrderId,
    paper: TakeAwayPaper,
    again: PrintSubmission['again'],
    chosen: SlipPrinter,
  ): Promise<PrintSubmission> {
    const { number } = existing(deps, orderId);
    const afterErasing = isErasedOrder(deps, orderId);
    const { kind, facts } = write(orderId, paper);
    const print = await slips.prepare(kind, facts, {
      chosen,
      owner: {
        ...{ kind, orderId, sessionId: null, versionId: null, serviceSheetId: null },
        codeId: paper.kind === 'slip' ? paper.codeId : null,
      },
      ...{ title: `${number} ${kind}`, again },
    });
    return { ...print, afterErasing };
  }

  return {
    printerFor,
    prepare,

    /**
     * Prints a code's slip on its own printer, as it reads now. Returns null without a reason for a slip that, as far as anyone
     * knows, is on paper.
     *
     * @throws KioskError NOT_FOUND; WRONG_STEP where no printer is chosen; as `prepare` and the journal do
     */
    async printSlip({ id: codeId, orderId }: CodeView, reason: string): Promise<PrintId | null> {
      const paper = { kind: 'slip', codeId } as const;
      const chosen = printerFor(paper);
      const before = deps.records.prints.ofOrder(orderId).filter((print) => isPrintOf(paper, print));
      if (reason === '' && before.some(isOnPaper)) return null;
      // A sheet with the slip has other papers on it, so this slip replaces only one that was a print of its own.
      const replaced = before.find(({ kind }) => kind === 'slip') ?? null;
      const again = reason === '' ? null : { of: replaced?.id ?? null, reason };
      return journal.submit(await prepare(orderId, paper, again, chosen));
    },

    /**
     * Prints those that are not on paper yet, one after another. One that fails stops none of the others.
     * @throws the first error, after all were tried
     */
    async printMissing(orderId: OrderId, papers: readonly TakeAwayPaper[]): Promise<void> {
      const failures: unknown[] = [];
      for (const paper of papers) {
        if (notPrinted(deps, orderId, [paper]).length === 0) continue;
        try {
          await journal.submit(await prepare(orderId, paper, null, printerFor(paper)));
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
