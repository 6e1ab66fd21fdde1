/** Direct mode: the customer pays first and one call makes the final. Checks the same faults and promises. */
import { describe, expect, it } from 'vitest';
import type { OrderView } from '../../../shared/model/order.ts';
import { askFinal, hasShot, orderUntil, seen, settle } from '../../support/kiosk/counter-moves.ts';
import { expectBalanced, openCounter, tally, type Counter } from '../../support/service/fault-counter.ts';
import {
  answered,
  closedUnanswered,
  failed,
  refused,
  reset,
  resetAfterHeaders,
  resetMidBody,
} from '../../support/service/fault-kinds.ts';
import type { Fault } from '../../support/service/fault-server.ts';
import { imageExpired, imageThere } from '../../support/service/fault-service.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { inCash } from '../../support/records/payments.ts';

/** Opens a counter in direct mode with a paid order for which no call has been made yet. */
async function paidDirect(): Promise<{ readonly counter: Counter; readonly order: OrderView }> {
  const counter = await openCounter();
  const settings = await counter.call('settings');
  await counter.call('saveSettings', { settings: { ...settings, photoMode: 'direct' } });
  const taken = await orderUntil(counter, hasShot);
  const order = await counter.call('takePayment', inCash(taken));
  return { counter, order };
}

describe('a direct final', () => {
  it('is one call', async () => {
    const { counter, order } = await paidDirect();
    expect((await askFinal(counter, order)).photos).toMatchObject([{ state: 'final' }]);
    expect(counter.server.service.accepted()).toEqual({ makeIdPhoto: 1 });
  });

  it.each<[string, Fault, string]>([
    ['fault 43', resetAfterHeaders, 'SERVICE_UNCERTAIN cut'],
    ['fault 44', resetMidBody, 'SERVICE_UNCERTAIN cut'],
    ['fault 45', closedUnanswered, 'SERVICE_UNCERTAIN reset'],
    ['fault 49', failed(500), 'SERVICE_PROCESSING processing-failed'],
    ['fault 55', answered('{}'), 'SERVICE_UNCERTAIN wrong-shape'],
  ])(
    'with %s is uncertain and owed, and is requested again only after staff have settled it',
    async (_fault, fault, name) => {
      const { counter, order } = await paidDirect();
      counter.server.meet(fault);
      expect(await rejectionOf(askFinal(counter, order))).toBe(name);
      expect(counter.ledger()).toMatchObject([{ state: 'uncertain', endpoint: 'makeIdPhoto' }]);
      expect(await seen(counter, order)).toMatchObject({
        payment: order.payment,
        photos: [{ final: null, owed: { reason: 'uncertain' } }],
      });
      expect(await rejectionOf(askFinal(counter, order))).toMatch(/WRONG_STEP|CALL_OPEN/);
      expect(counter.server.begun()).toBe(1);

      await settle(counter, order);
      expect((await askFinal(counter, order)).photos).toMatchObject([{ state: 'final', owed: null }]);
      expect(counter.server.service.accepted()).toEqual({ makeIdPhoto: 2 });
    },
  );

  it('faults 43, 44, 46: reset at 40 points of its answer, is done only when all of it came', async () => {
    const { counter, order } = await paidDirect();
    const points = 40;
    for (let point = 0; point < points; point += 1) {
      counter.server.meet(reset((answer) => Math.floor((point * answer.byteLength) / points)));
      expect(await rejectionOf(askFinal(counter, order))).toMatch(/^SERVICE_UNCERTAIN (?:reset|cut)$/);
      await settle(counter, order);
    }
    expect(counter.ledger().map(({ state }) => state)).toEqual(Array<string>(points).fill('resolved'));
    expect(counter.server.service.accepted()).toEqual({ makeIdPhoto: points });
  });

  it.each([
    [401, 'SERVICE_CREDENTIALS'],
    [402, 'SERVICE_CREDIT'],
    [429, 'SERVICE_BUSY'],
  ])('refused with %i is owed, costs nothing, and can be requested again', async (status, code) => {
    const { counter, order } = await paidDirect();
    counter.server.meet(refused(status));
    expect(await rejectionOf(askFinal(counter, order))).toMatch(code);
    expect((await seen(counter, order)).photos).toMatchObject([{ owed: { reason: 'refused', error: code } }]);
    expect(counter.server.accepted()).toBe(0);
    expect((await askFinal(counter, order)).photos).toMatchObject([{ state: 'final' }]);
  });

  it('fault 61: is one call when it is pressed ten times', async () => {
    const { counter, order } = await paidDirect();
    const presses = await Promise.allSettled(Array.from({ length: 10 }, () => askFinal(counter, order)));
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(counter.server.service.accepted()).toEqual({ makeIdPhoto: 1 });
  });

  it('fault 95: reports its expired address, and can be requested again', async () => {
    const { counter, order } = await paidDirect();
    counter.server.service.images(imageExpired);
    expect(await rejectionOf(askFinal(counter, order))).toMatch('SERVICE_IMAGE_PENDING');
    expect((await seen(counter, order)).photos).toMatchObject([{ owed: { reason: 'image-expired' } }]);
    counter.server.service.images(imageThere);
    expect((await askFinal(counter, order)).photos).toMatchObject([{ state: 'final', owed: null }]);
    expect(counter.server.service.accepted()).toEqual({ makeIdPhoto: 2 });
  });

  it('fault 96: is owed with its issues when it has no image, and needs another shot', async () => {
    const { counter, order } = await paidDirect();
    counter.server.service.say({ idPhotoUrl: null, issues: ['ISSUE_FACE_NOT_FOUND'] });
    await askFinal(counter, order);
    const [photo] = (await seen(counter, order)).photos;
    expect(photo).toMatchObject({
      final: null,
      issues: ['ISSUE_FACE_NOT_FOUND'],
      owed: { reason: 'no-image' },
    });
    expect(photo?.owed?.ways).toContain('take-again');
  });
});

it('in all tests above, the service worked on exactly the calls that staff started', () => {
  expectBalanced(tally());
});
