/** Orders that are over: paid, handed over, in a closing, and without pictures. */
import type { Records } from '../../../electron/records/open.ts';
import { newId, type CustomerId, type OrderId } from '../../../shared/ids.ts';
import { pictureKinds, type PictureKind } from '../../../shared/model/keeping.ts';
import type { TakingsReport } from '../../../shared/model/takings.ts';
import { addPrint } from '../printing/example-prints.ts';
import { addOrder, addPhoto, addShot, at, later } from './example-records.ts';

/** Everything is packed whose last work was before this time. */
export const packAll = {
  before: '2026-11-22T00:00:00.000Z',
  openedBefore: '2000-01-01T00:00:00.000Z',
  newestPrints: 0,
};

/** The id that the service gives to the photo of such an order. */
export const uuidOf = (orderId: OrderId): string => `uuid-of-${orderId}`;

/**
 * Adds an order with a shot, two calls with their pictures, a sheet and a receipt.
 * @param kept the kinds of pictures that are not erased
 */
export function addFinishedOrder(records: Records, kept: readonly PictureKind[] = []): OrderId {
  const orderId = addOrder(records, { name: 'Ada' });
  const shotId = addShot(records, orderId);
  const photoId = addPhoto(records, orderId);
  records.orders.setRegion(orderId, 'practice');
  records.photos.setShot(photoId, shotId);
  const picture = (kind: 'preview' | 'final' | 'answer') => {
    const id = newId('img');
    const [mime, widthPx] =
      kind === 'answer' ? (['application/json', 0] as const) : (['image/jpeg', 413] as const);
    const sha256 = '1'.repeat(64);
    records.images.insert({ id, kind, mime, widthPx, heightPx: widthPx, bytes: 9, sha256, createdAt: at });
    return id;
  };
  for (const kind of ['preview', 'final'] as const) {
    const callId = newId('call');
    records.calls.insert({
      ...{
        id: callId,
        orderId,
        photoId,
        sessionId: null,
        region: 'practice',
        state: 'intent',
        createdAt: at,
      },
      ...{ endpoint: kind, replacesCallId: null, remainingBefore: 9 },
    });
    records.calls.markSent(callId, at);
    records.calls.end(callId, {
      ...{ state: 'done', at, status: 200, requestBytes: 9, responseBytes: 9 },
      ...{ error: null, reason: null, detail: 'Canaria’s words', answerImageId: picture('answer') },
    });
    const result = { widthPx: 413, heightPx: 531, answerImageId: null, trouble: null };
    const photoUuid = uuidOf(orderId);
    if (kind === 'preview')
      records.photos.setPreview(photoId, {
        ...{
          ...result,
          photoUuid,
          issues: ['shadow'],
          previewImageId: picture('preview'),
          state: 'approved',
        },
      });
    else records.photos.setFinal(photoId, { ...result, finalImageId: picture('final'), state: 'final' });
  }
  const sheet = addPrint(records, orderId);
  const receipt = addPrint(records, orderId, { kind: 'receipt', reprintOf: sheet, reason: 'Canaria asked' });
  for (const id of [sheet, receipt])
    records.prints.setState(id, { state: 'printed', note: '', trouble: null, hold: null }, at);
  records.orders.setState(orderId, 'done', at, '');
  erasePicturesOf(
    records,
    orderId,
    pictureKinds.filter((kind) => !kept.includes(kind)),
  );
  return orderId;
}

/** Erases pictures as the clean-up does when their period is over. */
export function erasePicturesOf(
  records: Records,
  orderId: OrderId,
  kinds: readonly PictureKind[] = pictureKinds,
): void {
  records.transaction(() => {
    for (const id of records.cleanUp.picturesOf(orderId, kinds)) records.images.erase(id, at);
    records.cleanUp.markEmpty([orderId], at);
  });
}

/** Closes the day, so that the takings count nothing of the orders any more. */
export function closeDay(records: Records): void {
  const cash = { float: 0, expected: 0, lines: [] };
  const report = { cash, takings: [] } as unknown as TakingsReport;
  records.closings.insert({
    ...{ day: '2026-11-21', closedAt: later, currency: 'GBP', net: 0, counted: 0, floatLeft: 0 },
    ...{ lastEntry: records.closingEntries.last(), report, by: 'staff' },
  });
}

/** Packs what may be packed. */
export function pack(records: Records, rule = packAll): void {
  let released = true;
  while (released) released = records.packs.release(rule);
  for (let last = records.packs.packNext(rule, null); last !== null;)
    last = records.packs.packNext(rule, last);
}

export function customerOf(records: Records, orderId: OrderId): CustomerId {
  const id = records.orders.get(orderId)?.customerId;
  if (id === null || id === undefined) throw new Error('The order has no customer.');
  return id;
}
