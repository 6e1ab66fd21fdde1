/** The page restores a document that was removed by adding it again. */
import { expect, it } from 'vitest';
import type { OrderView } from '../../../../shared/model/order.ts';
import { photoLineId } from '../../../../shared/money.ts';
import { openCounter, photoOf } from '../counter.ts';

const german = 'de-passport';

it('is like it was: with its shot, its discount and what the customer was told', async () => {
  const counter = await openCounter();
  const { id: orderId } = await counter.order('uk-passport');
  const added = await counter.call('addDocument', { orderId, specCode: german, more: true });
  const photo = photoOf(added, german);
  const discount = { amount: 200, reason: 'A regular' };
  await counter.call('giveDiscount', { orderId, lineId: photoLineId(photo), ...discount });
  const before = await counter.call('customerKnows', { orderId, photoIds: [photo.id] });
  const removed = await counter.call('removeDocument', { orderId, photoId: photo.id });
  expect(removed.photos.map(({ specCode }) => specCode)).toEqual(['uk-passport']);

  const { personId, specCode } = photo;
  const restored = await counter.call('addDocument', { orderId, personId, specCode, more: true });

  const known = ({ bill, photos, step, shots }: OrderView) => ({
    ...{ bill, step, shots },
    // It is a new photo of the same document.
    photos: photos.map((one) => (one.specCode === german ? { ...one, id: photo.id } : one)),
  });
  expect(photoOf(restored, german)).toMatchObject({ shotId: photo.shotId, customerKnows: true });
  expect(photo.shotId).not.toBeNull();
  expect(restored.bill.lines.at(-1)?.discount).toEqual(discount);
  expect(known(restored)).toEqual(known(before));
});
