/** The papers and pictures that are attached to an e-mail, made when it is sent from what the order keeps. */
import { KioskError } from '../../shared/errors.ts';
import type { OrderId } from '../../shared/ids.ts';
import type { FileView } from '../../shared/model/files.ts';
import type { MailPart, MailTrouble } from '../../shared/model/mail.ts';
import type { Needs } from '../orders/deps.ts';
import type { Papers } from '../orders/payment/papers.ts';
import type { Prints } from '../orders/prints/prints.ts';

export interface Attaching {
  readonly papers: Pick<Papers, 'final' | 'slip' | 'receipt' | 'record'>;
  readonly prints: Pick<Prints, 'file'>;
}

/**
 * Refuses papers of other orders: a sheet may hold photos of several customers, and none of them gets the others'.
 * @throws KioskError NOT_FOUND; WRONG_STEP before payment
 */
export function refuseForeign(
  { records }: Needs<'records'>,
  orderId: OrderId,
  parts: readonly MailPart[],
): void {
  if (records.payments.ofOrder(orderId) === null) throw new KioskError('WRONG_STEP', 'the order is not paid');
  const photos = new Set(records.photos.ofOrder(orderId).map(({ id }) => id));
  const isOwn = (part: MailPart): boolean => {
    if (part.kind === 'final') return photos.has(part.photoId);
    if (part.kind === 'sheet') return part.layout.photos.every(({ photoId }) => photos.has(photoId));
    return part.kind !== 'slip' || records.codes.get(part.codeId)?.orderId === orderId;
  };
  if (!parts.every(isOwn)) throw new KioskError('NOT_FOUND', 'a part of another order');
}

/** Returns the files, in the given order. @throws KioskError as the papers do */
export async function attach(
  { papers, prints }: Attaching,
  orderId: OrderId,
  parts: readonly MailPart[],
): Promise<readonly FileView[]> {
  const files: FileView[] = [];
  for (const part of parts) {
    if (part.kind === 'final') files.push(await papers.final(orderId, part.photoId));
    else if (part.kind === 'slip') files.push(await papers.slip(part.codeId));
    else if (part.kind === 'record') files.push(await papers.record(orderId));
    else if (part.kind === 'receipt') files.push(await papers.receipt(orderId));
    else {
      const { printerId, layout } = part;
      files.push(await prints.file(orderId, { printerId, layout, format: 'pdf' }));
    }
  }
  return files;
}

/** Says what kept the attachments from being made. */
export const attachingTrouble = ({ code }: KioskError): MailTrouble =>
  code === 'PHOTO_FILE_MISSING' || code === 'NOT_FOUND' || code === 'WRONG_STEP' ? 'erased' : 'not-composed';
