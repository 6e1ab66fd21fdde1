/** The slips and the receipt of an order. */
import type { OrderView } from '../../shared/model/order.ts';
import { isPaperPrinted, type PrintView, type TakeAwayPaper } from '../../shared/model/prints.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import { titleFor } from '../../shared/people.ts';
import { t } from '../i18n/index.ts';
import { readyPhotos } from './order-progress.ts';

/** A slip or a receipt that is not on paper yet, and the printer that prints it. */
export interface PaperToPrint {
  readonly paper: TakeAwayPaper;
  readonly printerId: string;
  readonly name: string;
}

/** Names a slip or a receipt. Slips of an order are told apart by the person, or by the document of its one person. */
export function paperName(order: OrderView, { kind, codeId }: Pick<PrintView, 'kind' | 'codeId'>): string {
  const withCode = order.photos.filter(({ code }) => code !== null);
  const photo = withCode.find(({ code }) => codeId !== null && code?.id === codeId);
  const name = t(`prints.kinds.${kind}`);
  if (photo === undefined || withCode.length === 1) return name;
  return titleFor(name, order.people.length > 1 ? (photo.code?.personName ?? '') : photo.document.name);
}

/** Returns what the customer takes away beside the photos: a slip for each code, and the receipt. */
const papersOf = (order: OrderView): readonly TakeAwayPaper[] => [
  ...readyPhotos(order).flatMap(({ code }) =>
    code === null ? [] : [{ kind: 'slip' as const, codeId: code.id }],
  ),
  ...(order.payment === null ? [] : [{ kind: 'receipt' as const }]),
];

/** Returns the slips and the receipt that are printed and are not on paper yet, in the order in which they print. */
export function papersToPrint(
  order: OrderView,
  { slips, receipts }: Pick<StudioSettings, 'slips' | 'receipts'>,
): readonly PaperToPrint[] {
  const isDone = order.state === 'done';
  if (order.state === 'cancelled' || (!isDone && readyPhotos(order).length === 0)) return [];
  return papersOf(order).flatMap((paper) => {
    const chosen = paper.kind === 'slip' ? slips : receipts;
    if (chosen === null || isPaperPrinted(paper, order.id, order.prints, order)) return [];
    const { kind } = paper;
    const name = paperName(order, { kind, codeId: paper.kind === 'slip' ? paper.codeId : null });
    return [{ paper, printerId: chosen.printerId, name }];
  });
}
