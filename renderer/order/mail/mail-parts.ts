/** The files that can be attached to an e-mail of an order. */
import type { MailPart } from '../../../shared/model/mail.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import { titleFor } from '../../../shared/people.ts';
import { t } from '../../i18n/index.ts';
import { readyPhotos } from '../../state/order-progress.ts';
import type { SheetOnPrinter } from '../sheet/sheet-layout.ts';
import { photoTitle } from '../../state/document-words.ts';

interface MailChoice {
  readonly key: string;
  readonly part: MailPart;
  readonly name: string;
  /** False for what is sent only when staff tick it. */
  readonly usual: boolean;
}

/** True when other orders' photos are on the sheet: their customers' pictures go to nobody else. */
export const isForeign = (order: OrderView, { layout }: SheetOnPrinter): boolean =>
  layout.photos.some(({ photoId }) => !order.photos.some(({ id }) => id === photoId));

/** Names a part, and tells several of one kind apart by their documents. */
export function partName(order: OrderView, part: MailPart): string {
  const name = t(`mail.parts.${part.kind}`);
  const photo =
    part.kind === 'final'
      ? order.photos.find(({ id }) => id === part.photoId)
      : part.kind === 'slip'
        ? order.photos.find(({ code }) => code?.id === part.codeId)
        : undefined;
  return photo === undefined || order.photos.length === 1
    ? name
    : titleFor(name, photoTitle(order.people, photo));
}

/** Returns everything that can be attached. The sheet is for printers and the record is rarely asked for, so neither is ticked at first. */
export function mailChoices(order: OrderView, sheet: SheetOnPrinter | null): readonly MailChoice[] {
  const ready = readyPhotos(order).filter(({ final }) => final !== null);
  const choice = (key: string, part: MailPart, usual = true): MailChoice => ({
    ...{ key, part, usual },
    name: partName(order, part),
  });
  const slips = ({ code }: PhotoView): readonly MailChoice[] =>
    code === null ? [] : [choice(code.id, { kind: 'slip', codeId: code.id })];
  return [
    ...ready.map(({ id: photoId }) => choice(photoId, { kind: 'final', photoId })),
    ...(sheet === null || isForeign(order, sheet)
      ? []
      : [choice('sheet', { kind: 'sheet', ...sheet }, false)]),
    ...ready.flatMap(slips),
    ...(order.payment === null ? [] : [choice('receipt', { kind: 'receipt' })]),
    ...(ready.length === 0 ? [] : [choice('record', { kind: 'record' }, false)]),
  ];
}
