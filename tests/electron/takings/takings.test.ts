/** The end of the day through the kiosk's calls: what a closing covers, and that it is made once. */
import { describe, expect, it } from 'vitest';
import type { OpenTakings } from '../../../shared/model/takings.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import type { OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { openKiosk } from '../../support/kiosk/open-kiosk.ts';
import { inCash } from '../../support/records/payments.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { forPhoto, openCounter, type Counter } from '../orders/counter.ts';
import { addSupervisor, unlock } from '../../support/kiosk/supervisor.ts';

/** Sells a passport photo for 12.00. */
async function sell(counter: Counter, inCashOnly = true) {
  const order = await counter.order('uk-passport');
  return counter.paid(order, inCashOnly ? inCash(order) : {});
}
const close = ({ number, upTo }: OpenTakings, counted: number, floatLeft = 0) =>
  ({ number, upTo, counted, floatLeft }) as const;
const methodsOf = ({ report }: Pick<OpenTakings, 'report'>) =>
  report.takings[0]?.methods.map(({ taken, refunded }) => taken - refunded);

describe('a closing', () => {
  it('has everything since the last one, and the next number', async () => {
    const clock = handClock('2026-11-21T15:00:00.000Z');
    const counter = await openCounter({}, clock);
    await sell(counter);
    await sell(counter, false);
    const open = await counter.call('openTakings');
    expect(open).toMatchObject({ number: 1, since: null, report: { cash: { expected: 1_200 } } });

    clock.pass(60_000);
    const first = await counter.call('closeTakings', close(open, 1_150, 500));

    expect(first).toMatchObject({
      ...{ number: 1, day: '2026-11-21', closedAt: '2026-11-21T15:01:00.000Z', currency: 'GBP' },
      ...{ net: 2_400, counted: 1_150, difference: -50, floatLeft: 500 },
    });
    expect(first.report.credits).toEqual([{ endpoint: 'makeIdPhotoWatermark', count: 2 }]);
    const next = await counter.call('openTakings');
    expect(next).toMatchObject({
      ...{ number: 2, since: '2026-11-21T15:01:00.000Z' },
      report: { takings: [{ sales: 0 }], cash: { float: 500, expected: 500 }, credits: [] },
    });
  });

  it('leaves a refund after it to the next one, also after a restart and when the clock was set back', async () => {
    const clock = handClock();
    const counter = await openCounter({}, clock);
    const order = await sell(counter);
    await counter.call('closeTakings', close(await counter.call('openTakings'), 1_200, 1_200));
    clock.set(-3_600_000);
    const again = await counter.reopen();

    await again.call('refund', {
      ...forPhoto(order),
      ...{ kind: 'refund', scope: 'order', method: 'cash', reference: '', reason: 'No final' },
    });

    const open = await again.call('openTakings');
    expect(methodsOf(open)).toEqual([-1_200, 0, 0]);
    expect(open.report.takings[0]?.refunds).toMatchObject([
      { orderNumber: order.number, amount: 1_200, reason: 'No final' },
    ]);
    expect(open.report.cash).toMatchObject({ float: 1_200, givenBack: 1_200, expected: 0 });
    const second = await again.call('closeTakings', close(open, 0));
    expect(second).toMatchObject({ number: 2, net: -1_200, difference: 0 });
    expect((await again.call('closing', { number: 1 })).net).toBe(1_200);
  });

  it('counts a part that is given back the next day once on each day', async () => {
    const counter = await openCounter();
    const order = await counter.order('uk-passport');
    await counter.call('requestPreview', forPhoto(order));
    const due = await counter.call('approvePreview', forPhoto(order));
    const begun = await counter.call('takePayment', { ...inCash(due), amount: 500, given: 500 });
    const first = await counter.call('closeTakings', close(await counter.call('openTakings'), 500, 500));

    const partId = begun.partsPaid[0]?.id ?? expect.fail('no part');
    await addSupervisor(counter, '2468');
    await counter.call('returnPart', { orderId: order.id, partId });

    expect(first.report.takings[0]).toMatchObject({ sales: 0, methods: [{ taken: 500 }, {}, {}] });
    expect((await counter.call('openTakings')).report).toMatchObject({
      takings: [
        {
          methods: [{ taken: 0, returned: 500 }, {}, {}],
          people: [{ name: 'Asha', taken: 0, givenBack: 500 }],
        },
      ],
      cash: { float: 500, givenBack: 500, expected: 0 },
    });
  });

  it('is made once when the press is repeated, and not at all when a sale came in between', async () => {
    const counter = await openCounter();
    const seen = await counter.call('openTakings');
    await sell(counter);
    expect(await rejectionOf(counter.call('closeTakings', close(seen, 0)))).toBe('TAKINGS_CHANGED');

    const press = close(await counter.call('openTakings'), 1_200);
    const both = await Promise.allSettled([
      counter.call('closeTakings', press),
      counter.call('closeTakings', press),
    ]);

    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const again = await counter.reopen();
    expect(await rejectionOf(again.call('closeTakings', press))).toBe('TAKINGS_CHANGED');
    const { closings, more } = await again.call('listClosings', { skip: 0 });
    expect(closings.map(({ number }) => number)).toEqual([1]);
    expect(more).toBe(false);
  });

  it('may be of a day without a sale, and leaves no more in the till than was counted', async () => {
    const counter = await openCounter();
    const open = await counter.call('openTakings');

    expect(await rejectionOf(counter.call('closeTakings', close(open, 100, 101)))).toBe('INVALID_INPUT');
    await counter.call('closeTakings', close(open, 100, 100));
    await counter.call('closeTakings', close(await counter.call('openTakings'), 100, 100));

    const { closings } = await counter.call('listClosings', { skip: 0 });
    expect(closings.map(({ number, difference }) => [number, difference])).toEqual([
      [2, 0],
      [1, 100],
    ]);
    expect(await rejectionOf(counter.call('closing', { number: 3 }))).toBe('NOT_FOUND');
  });
});

describe('cash without a sale', () => {
  it('is in the next closing, with its reason', async () => {
    const counter = await openCounter();

    await counter.call('moveCash', { kind: 'pay-in', amount: 5_000, reason: 'Change' });
    const open = await counter.call('moveCash', { kind: 'pay-out', amount: 300, reason: 'Stamps' });

    expect(open.report.cash).toMatchObject({ paidIn: 5_000, paidOut: 300, expected: 4_700 });
    expect(open.report.moves).toMatchObject([
      { kind: 'pay-in', reason: 'Change', currency: 'GBP' },
      { kind: 'pay-out', reason: 'Stamps' },
    ]);
    for (const wrong of [
      { amount: 0, reason: 'Stamps' },
      { amount: 100, reason: ' ' },
    ]) {
      expect(await rejectionOf(counter.call('moveCash', { kind: 'pay-in', ...wrong }))).toBe('INVALID_INPUT');
    }
  });

  it('leaves the till with a supervisor only, who also closes the day', { timeout: 30_000 }, async () => {
    const counter: OpenKiosk = await openCounter();
    await addSupervisor(counter, '4711');
    await counter.call('lockSupervisor');
    const payOut = { kind: 'pay-out', amount: 100, reason: 'Stamps' } as const;

    expect(await rejectionOf(counter.call('moveCash', payOut))).toBe('SUPERVISOR_REQUIRED');
    const open = await counter.call('moveCash', { ...payOut, kind: 'pay-in' });
    expect(await rejectionOf(counter.call('closeTakings', close(open, 100)))).toBe('SUPERVISOR_REQUIRED');

    await unlock(counter, '4711');
    expect((await counter.call('moveCash', payOut)).report.moves).toHaveLength(2);
  });
});

it('practice closes its own takings, and a studio with an account starts without them', async () => {
  const dataDir = tempFolder();
  const practice = await openKiosk({ dataDir });
  await practice.call('moveCash', { kind: 'pay-in', amount: 5_000, reason: 'Change' });
  await practice.call('closeTakings', close(await practice.call('openTakings'), 5_000, 5_000));
  await practice.close();

  const account = { baseUrl: 'http://127.0.0.1:9', apiKey: 'key', apiSecret: 'secret' };
  const studio = await openKiosk({ dataDir, account });

  expect(await studio.call('openTakings')).toMatchObject({
    ...{ number: 1, since: null },
    report: { moves: [], cash: { float: 0, expected: 0 } },
  });
  expect((await studio.call('listClosings', { skip: 0 })).closings).toEqual([]);
  await studio.close();
});
