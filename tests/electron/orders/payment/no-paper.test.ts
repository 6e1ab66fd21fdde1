/** A document whose authority accepts no print is sold only to a customer who knows this, whatever the page sends. */
import { describe, expect, it } from 'vitest';
import { rejectionOf } from '../../../support/thrown.ts';
import { openCounter, photoOf, portrait } from '../counter.ts';
import { inCash } from '../../../support/records/payments.ts';

const german = 'de-passport';

describe('a photo for a document that accepts no paper', () => {
  it.each(['preview', 'direct'] as const)(
    'is not sold to a customer who was not told, in %s mode, even if staff confirm the doubt about the final',
    async (photoMode) => {
      const counter = await openCounter({ photoMode });
      const order = await counter.order('uk-passport', german);
      await expect(counter.paid(order)).rejects.toMatchObject({
        code: 'NO_PRINT_UNTOLD',
        details: { document: 'German passport' },
      });
      const pay = { ...inCash(order), anyway: true };
      expect(await rejectionOf(counter.call('takePayment', pay))).toBe('NO_PRINT_UNTOLD');
      expect((await counter.call('openOrder', { orderId: order.id })).payment).toBe(null);

      const photoIds = order.photos.map(({ id }) => id);
      const told = await counter.call('customerKnows', { orderId: order.id, photoIds });
      expect(told.photos.map(({ specCode, customerKnows }) => [specCode, customerKnows])).toEqual([
        ['uk-passport', false],
        [german, true],
      ]);
      expect((await counter.call('takePayment', pay)).payment).not.toBe(null);
    },
  );

  it('needs to be told once: it holds after a restart, and for another shot', async () => {
    const counter = await openCounter();
    const order = await counter.order(german);
    await counter.call('customerKnows', { orderId: order.id, photoIds: [photoOf(order, german).id] });

    const reopened = await counter.reopen();
    const again = await reopened.call('openOrder', { orderId: order.id });
    expect(photoOf(again, german).customerKnows).toBe(true);
    const photo = { orderId: order.id, photoId: photoOf(again, german).id };
    await reopened.call('requestPreview', photo);
    const shot = again.shots[0];
    if (shot === undefined) throw new Error('the order has a shot');
    await reopened.call('addShot', {
      ...{ orderId: order.id, source: 'import', origin: 'b.jpg' },
      bytes: portrait,
    });
    const anew = await reopened.call('openOrder', { orderId: order.id });
    expect(photoOf(anew, german)).toMatchObject({ customerKnows: true });
    expect(photoOf(anew, german).shotId).not.toBe(shot.id);
  });

  it('needs to be told for each person of the order', async () => {
    const counter = await openCounter({ photoMode: 'direct' });
    const order = await counter.order(german);
    await counter.call('customerKnows', { orderId: order.id, photoIds: [photoOf(order, german).id] });
    const { people } = await counter.call('addPerson', { orderId: order.id, name: 'Eve', age: 'adult' });
    const [, personId] = people.map(({ id }) => id);
    if (personId === undefined) throw new Error('the order has two people');
    const two = await counter.call('addDocument', { orderId: order.id, specCode: german, personId });
    expect(two.photos.map(({ customerKnows }) => customerKnows)).toEqual([true, false]);
  });

  it('is not recorded for another order’s photo, or after the payment', async () => {
    const counter = await openCounter({ photoMode: 'direct' });
    const [one, other] = [await counter.order(german), await counter.order('uk-passport')];
    const of = (orderId: typeof one.id) => ({ orderId, photoIds: [photoOf(one, german).id] });
    expect(await rejectionOf(counter.call('customerKnows', of(other.id)))).toBe('NOT_FOUND');
    await counter.call('customerKnows', of(one.id));
    await counter.paid(one);
    expect(await rejectionOf(counter.call('customerKnows', of(one.id)))).toBe('WRONG_STEP');
  });
});
