/** A closing as a PDF, on the printer of receipts, and as CSV for accounting. */
import { KioskError } from '../../shared/errors.ts';
import type { PrintId } from '../../shared/ids.ts';
import type { FileView } from '../../shared/model/files.ts';
import type { PrintView } from '../../shared/model/prints.ts';
import { closingNumberText, type PaperUse } from '../../shared/model/takings.ts';
import { linesIn } from '../orders/payment/bill.ts';
import type { Needs } from '../orders/deps.ts';
import { createPrintJournal } from '../orders/prints/print-journal.ts';
import type { PrintOwner } from '../orders/prints/print-submission.ts';
import { createSlipPrinting } from '../orders/prints/print-slip.ts';
import { printView } from '../orders/prints/print-view.ts';
import { createSingleFlight } from '../orders/prints/single-flight.ts';
import type { Composer } from '../printing/composer.ts';
import type { Papers } from '../printing/paper-jobs.ts';
import type { Printers } from '../printing/printers.ts';
import { mediumName, slipPaperName } from '../printing/medium-names.ts';
import type { ClosingRow } from '../records/takings/closings.ts';
import type { ClosingEntry } from '../records/takings/closing-entries.ts';
import type { MediaWords } from '../words/types.ts';
import { wordsIn } from '../words/words.ts';
import { inTurns } from '../turns.ts';
import { entriesBetween } from './entries.ts';
import { takingsCsv, type CountedClosing } from './csv.ts';

const owner: PrintOwner = {
  kind: 'closing',
  ...{ orderId: null, sessionId: null, versionId: null, serviceSheetId: null, codeId: null },
};

/** The name of a paper, as it was when the day was closed. */
const paperName = ({ mediumId, name }: PaperUse, words: MediaWords): string =>
  name ?? slipPaperName(mediumId, words) ?? mediumName(mediumId, [], words);

export type ClosingPapers = ReturnType<typeof createClosingPapers>;

export function createClosingPapers(
  deps: Needs<'records' | 'settings' | 'practice' | 'clock' | 'note' | 'log' | 'printChanged'>,
  printers: Printers,
  composer: Composer,
) {
  const { records, settings, practice } = deps;
  const journal = createPrintJournal(deps, printers, {
    isOwn: ({ kind }) => kind === 'closing',
    changed: () => undefined,
  });
  const slips = createSlipPrinting(printers, composer);
  const shareRunning = createSingleFlight<PrintView>();

  const existing = (number: number): ClosingRow => {
    const closing = records.closings.get(number);
    if (closing === null) throw new KioskError('NOT_FOUND', 'no such closing');
    return closing;
  };
  const factsOf = (number: number): Papers['closing'] => {
    const { lastEntry: _entry, ...closing } = existing(number);
    const { studioName, taxNumber, language } = settings.get();
    const { closing: words, media } = wordsIn(language);
    const { report } = closing;
    const paperNames = report.paper.map((paper) => paperName(paper, media));
    const takings = report.takings.map((each) => ({ ...each, items: linesIn(language, each.items) }));
    return {
      studio: { name: studioName, taxNumber },
      closing: { ...closing, report: { ...report, takings } },
      ...{ paperNames, practice, words },
    };
  };
  /** Practice files are recognised by their names. */
  const fileName = (name: string): string => (practice ? `PRACTICE-${name}` : name);

  async function counted(number: number, turn: () => Promise<void>): Promise<CountedClosing> {
    const closing = existing(number);
    const entries: ClosingEntry[] = [];
    const after = number === 1 ? 0 : existing(number - 1).lastEntry;
    for await (const some of entriesBetween(records, after, closing.lastEntry, turn)) entries.push(...some);
    return { closing, entries };
  }

  return {
    /** @throws KioskError NOT_FOUND */
    async file(number: number): Promise<FileView> {
      const bytes = await composer.compose('closing', factsOf(number));
      return {
        name: fileName(`closing-${closingNumberText(existing(number))}.pdf`),
        mime: 'application/pdf',
        bytes,
      };
    },

    /** @throws KioskError NOT_FOUND */
    async csv(from: number, to: number): Promise<FileView> {
      const turn = inTurns(records.checkpoints.caughtUp);
      const closings: CountedClosing[] = [];
      for (let number = from; number <= to; number += 1) closings.push(await counted(number, turn));
      const { studioName } = settings.get();
      const text = takingsCsv(practice ? 'PRACTICE' : studioName, closings);
      const [first, last] = [from, to].map((number) => closingNumberText(existing(number)));
      const name = from === to ? `closing-${first ?? ''}.csv` : `closings-${first ?? ''}-${last ?? ''}.csv`;
      return { name: fileName(name), mime: 'text/csv', bytes: new TextEncoder().encode(text) };
    },

    /**
     * @throws KioskError NOT_FOUND; WRONG_STEP where no printer of receipts is chosen; PROFILE_WRONG when the printer does
     *   not have the paper; the errors of the journal's `submit`
     */
    print: (number: number): Promise<PrintView> =>
      shareRunning([number], async () => {
        const facts = factsOf(number);
        const chosen = settings.get().receipts;
        if (chosen === null) throw new KioskError('WRONG_STEP', 'no printer is chosen for receipts');
        const title = `closing-${closingNumberText(existing(number))}`;
        const print = await slips.prepare('closing', facts, { chosen, owner, title, again: null });
        const printId = await journal.submit(print);
        return printView(journal.existing(printId));
      }),

    /** @throws KioskError NOT_FOUND, WRONG_STEP */
    async confirm(printId: PrintId, printed: boolean): Promise<PrintView> {
      await journal.confirm(printId, printed);
      return printView(journal.existing(printId));
    },

    resume: journal.resume,
    stop: journal.stop,
  };
}
