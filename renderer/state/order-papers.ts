/** The slips and the receipt of an order. */
import type { OrderView } from '../../shared/model/order.ts';
import type { SlipOrReceipt } from '../../shared/model/papers.ts';
import { isPaperPrinted, type PrintView } from '../../shared/model/prints.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import { titleFor } from '../../shared/people.ts';
import { t } from '../i18n/index.ts';
import { readyPhotos } from './order-progress.ts';
import { documentWords } from './document-words.ts';

/** A slip or a receipt that is not on paper yet. */
export interface PaperToPrint {
  readonly paper: SlipOrReceipt;
  /** Its own printer; null where staff save it as a file. */
  readonly printerId: string | null;
  /** True when it comes into the free space of a sheet, where there is room. */
  readonly onSheet: boolean;
  readonly name: string;
}

/** A slip or a receipt with a printer of its own. */
export interface PrintablePaper extends PaperToPrint {
  readonly printerId: string;
}
export const hasPrinter = <Paper extends PaperToPrint>(paper: Paper): paper is Paper & PrintablePaper =>
  paper.printerId !== null;

/** Names a slip or a receipt. Slips of an order are told apart by the person, or by the document of its one person. */
export function paperName(order: OrderView, { kind, codeId }: Pick<PrintView, 'kind' | 'codeId'>): string {
  const withCode = order.photos.filter(({ code }) => code !== null);
  const photo = withCode.find(({ code }) => codeId !== null && code?.id === codeId);
  const name = t(`prints.kinds.${kind}`);
  if (photo === undefined || withCode.length === 1) return name;
  return titleFor(
    name,
    order.people.length > 1 ? (photo.code?.personName ?? '') : documentWords(photo.document.name),
  );
}

/** Returns what the customer takes away beside the photos: a slip for each code, and the receipt. */
const papersOf = (order: OrderView): readonly SlipOrReceipt[] => [
  ...readyPhotos(order).flatMap(({ code }) =>
    code === null ? [] : [{ kind: 'slip' as const, codeId: code.id }],
  ),
  ...(order.payment === null ? [] : [{ kind: 'receipt' as const }]),
];

/** Returns the slips and the receipt that are printed and are not on paper yet, in the order in which they print. */
export function papersToPrint(
  order: OrderView,
  settings: Pick<StudioSettings, 'slips' | 'receipts' | 'slipsOnSheet' | 'receiptsOnSheet'>,
): readonly PaperToPrint[] {
  const isDone = order.state === 'done';
  if (order.state === 'cancelled' || (!isDone && readyPhotos(order).length === 0)) return [];
  return papersOf(order).flatMap((paper) => {
    const [chosen, onSheet] =
      paper.kind === 'slip'
        ? [settings.slips, settings.slipsOnSheet]
        : [settings.receipts, settings.receiptsOnSheet];
    if ((chosen === null && (!onSheet || isDone)) || isPaperPrinted(paper, order.id, order.prints, order))
      return [];
    const { kind } = paper;
    const name = paperName(order, { kind, codeId: paper.kind === 'slip' ? paper.codeId : null });
    return [{ paper, printerId: chosen?.printerId ?? null, onSheet, name }];
  });
}
