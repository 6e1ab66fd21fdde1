/**
 * Presses that are repeated, late, doubled or out of order: each call is made once, and its answer goes to its order.
 */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { OrderView } from '../../../shared/model/order.ts';
import type { Turn } from '../../electron/service/scripted-server.ts';
import {
  askFinal,
  askPreview,
  fetchImage,
  hasShot,
  isPaid,
  orderUntil,
  seen,
  settle,
} from '../../support/kiosk/counter-moves.ts';
import { expectBalanced, openCounter, tally, type Counter } from '../../support/service/fault-counter.ts';
import { deliveredTwice, held } from '../../support/service/fault-kinds.ts';
import { imageBroken, imageExpired, imageThere } from '../../support/service/fault-service.ts';
import { nameIn } from '../../support/pictures/marked-picture.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { eventually } from '../../support/eventually.ts';
import { inCash } from '../../support/records/payments.ts';

/** Returns which of the service's photos an order shows. */
async function shownIn(counter: Counter, order: OrderView, which: 'preview' | 'final'): Promise<string> {
  const [photo] = (await seen(counter, order)).photos;
  const picture = await counter.kiosk.photo(photo?.[which]?.id ?? 'img_', 'full');
  return nameIn(picture?.bytes ?? new Uint8Array());
}

/** Returns a signal that the test gives at the right moment. */
function signal(): { readonly given: Promise<void>; readonly give: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { given: promise, give: () => resolve() };
}

/** Waits until this many paid calls are on their way or answered. */
const begun = (counter: Counter, calls: number): Promise<void> =>
  eventually(() => expect(counter.server.begun()).toBe(calls));

const outcomes = async (calls: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(calls)).map(({ status }) => status).toSorted();

describe('fault 48: a late answer', () => {
  it('goes only to its own order', async () => {
    const counter = await openCounter();
    const [first, second] = [await orderUntil(counter, hasShot), await orderUntil(counter, hasShot)];
    const late = signal();
    counter.server.meet(held(late.given));
    const waiting = askPreview(counter, first);
    await begun(counter, 1);
    await askPreview(counter, second);
    const shown = await shownIn(counter, second, 'preview');

    late.give();
    await waiting;
    expect(await shownIn(counter, second, 'preview')).toBe(shown);
    expect(await shownIn(counter, first, 'preview')).not.toBe(shown);
    expect(counter.server.service.accepted()).toEqual({ makeIdPhotoWatermark: 2 });
  });
});

describe('fault 48: an answer after its time', () => {
  it('changes nothing in the call that staff have made instead', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, hasShot);
    const late = signal();
    counter.server.meet(held(late.given));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const waiting = rejectionOf(askPreview(counter, order));
    await eventually(() => expect(counter.server.accepted()).toBe(1));
    await vi.advanceTimersByTimeAsync(121_000);
    expect(await waiting).toBe('SERVICE_UNCERTAIN time-out');
    vi.useRealTimers();

    await settle(counter, order);
    await askPreview(counter, order);
    const shown = await shownIn(counter, order, 'preview');
    late.give();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await shownIn(counter, order, 'preview')).toBe(shown);
    const [first, second] = counter.ledger();
    expect([first?.state, second?.state]).toEqual(['resolved', 'done']);
    expect(second?.replaces).toBe(first?.id);
    expect(counter.server.service.accepted()).toEqual({ makeIdPhotoWatermark: 2 });
  });
});

describe('fault 48: an answer to a kiosk that has closed', () => {
  it('leaves its call uncertain at the next start, and changes nothing', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, isPaid);
    const late = signal();
    counter.server.meet(held(late.given));
    const waiting = askFinal(counter, order).catch((error: unknown) => error);
    await begun(counter, 2);
    await counter.close();
    const { server, dataDir, secrets } = counter;
    const next = await openCounter({ server, dataDir, secrets });
    late.give();
    await waiting;
    expect(await seen(next, order)).toMatchObject({
      payment: order.payment,
      photos: [{ state: 'final-asked', final: null, code: null }],
      openCalls: [{ state: 'uncertain', endpoint: 'getIdPhotoNoWatermark' }],
    });
    expect(server.service.accepted()).toEqual({ makeIdPhotoWatermark: 1, getIdPhotoNoWatermark: 1 });
  });
});

describe('fault 57: an answer', () => {
  it('delivered twice is taken once', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, isPaid);
    counter.server.meet(deliveredTwice);
    const done = await askFinal(counter, order);
    expect(done.photos).toMatchObject([{ state: 'final' }]);
    expect((await counter.call('listCodes', { list: 'all', text: '', skip: 0 })).valid).toBe(1);
    expect(counter.ledger().map(({ state }) => state)).toEqual(['done', 'done']);
  });

  it('that comes before the one requested earlier goes to its own order', async () => {
    const counter = await openCounter();
    const orders: OrderView[] = [];
    for (let count = 0; count < 3; count += 1) orders.push(await orderUntil(counter, isPaid));
    const [slow, middle] = [signal(), signal()];
    counter.server.meet(held(slow.given), held(middle.given));
    const asked: Promise<OrderView>[] = [];
    for (const [index, order] of orders.entries()) {
      asked.push(askFinal(counter, order));
      await begun(counter, orders.length + index + 1);
    }
    await asked[2];
    middle.give();
    await asked[1];
    slow.give();
    await asked[0];
    for (const order of orders) {
      const preview = await shownIn(counter, order, 'preview');
      expect(await shownIn(counter, order, 'final')).toBe(preview.replace('.preview', '.final'));
    }
    expect(counter.server.service.accepted()).toEqual({ makeIdPhotoWatermark: 3, getIdPhotoNoWatermark: 3 });
  });
});

describe('fault 61: a double click and a held Enter', () => {
  it.each([2, 30])('request one preview for %i presses', async (times) => {
    const counter = await openCounter();
    const order = await orderUntil(counter, hasShot);
    const presses = Array.from({ length: times }, () => askPreview(counter, order));
    expect(await outcomes(presses)).toEqual(['fulfilled', ...Array<string>(times - 1).fill('rejected')]);
    expect(counter.ledger()).toHaveLength(1);
    expect(counter.server.service.accepted()).toEqual({ makeIdPhotoWatermark: 1 });
  });

  it('request one final, and none with later presses', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, isPaid);
    const presses = Array.from({ length: 10 }, () => askFinal(counter, order));
    expect(await outcomes(presses)).toEqual(['fulfilled', ...Array<string>(9).fill('rejected')]);
    expect(await rejectionOf(askFinal(counter, order))).toMatch('WRONG_STEP');
    expect(counter.server.service.accepted()).toEqual({ makeIdPhotoWatermark: 1, getIdPhotoNoWatermark: 1 });
    expect((await counter.call('listCodes', { list: 'all', text: '', skip: 0 })).valid).toBe(1);
  });

  it('take the money once', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, ({ photos }) => photos[0]?.state === 'approved');
    const pay = inCash(order);
    const presses = Array.from({ length: 5 }, () => counter.call('takePayment', pay));
    expect(await outcomes(presses)).toEqual(['fulfilled', ...Array<string>(4).fill('rejected')]);
    expect((await seen(counter, order)).payment?.bill.total).toBe(order.bill.total);
  });

  it('fetch an image once, and make no call', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, isPaid);
    counter.server.service.images(imageBroken);
    expect(await rejectionOf(askFinal(counter, order))).toMatch('SERVICE_IMAGE_PENDING');
    counter.server.service.images(imageThere);
    await Promise.allSettled([fetchImage(counter, order), fetchImage(counter, order)]);
    expect((await seen(counter, order)).photos).toMatchObject([{ state: 'final' }]);
    expect(await shownIn(counter, order, 'final')).toMatch(/\.final$/);
    expect(counter.server.begun()).toBe(2);
  });

  it('keep the fetched image, although its address expired before the second answer', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, isPaid);
    counter.server.service.images(imageBroken);
    await rejectionOf(askFinal(counter, order));
    const waiting: { readonly picture: Buffer; readonly turn: Turn }[] = [];
    counter.server.service.images((picture) => (turn) => void waiting.push({ picture, turn }));
    const presses = Promise.allSettled([fetchImage(counter, order), fetchImage(counter, order)]);
    await eventually(() => expect(waiting.length).toBeGreaterThan(0));
    // Long enough for the second press to make its request, if it makes one.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const [first, ...others] = waiting;
    if (first === undefined) throw new Error('nothing was fetched');
    await imageThere(first.picture)(first.turn);
    await eventually(async () => {
      expect((await seen(counter, order)).photos).toMatchObject([{ state: 'final' }]);
    });
    for (const { turn } of others) await imageExpired()(turn);
    await presses;
    expect((await seen(counter, order)).photos).toMatchObject([{ state: 'final', trouble: null }]);
    expect(await shownIn(counter, order, 'final')).toMatch(/\.final$/);
  });

  it('settle a call once', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, hasShot);
    counter.server.meet({ line: { deliver: (_answer, kiosk) => void kiosk.end() } });
    await rejectionOf(askPreview(counter, order));
    expect(await outcomes([settle(counter, order), settle(counter, order)])).toEqual([
      'fulfilled',
      'rejected',
    ]);
    expect(counter.server.begun()).toBe(1);
  });
});

describe('fault 62: two counters, one customer', () => {
  it('make two orders, each with its own call and its own photo', async () => {
    const counter = await openCounter();
    const orders = await Promise.all([orderUntil(counter, hasShot), orderUntil(counter, hasShot)]);
    expect(new Set(orders.map(({ number }) => number)).size).toBe(2);
    await Promise.all(orders.map((order) => askPreview(counter, order)));
    const [one, other] = await Promise.all(orders.map((order) => shownIn(counter, order, 'preview')));
    expect(one).not.toBe(other);
    expect(new Set(counter.ledger().map(({ orderId }) => orderId)).size).toBe(2);
    expect(counter.server.service.accepted()).toEqual({ makeIdPhotoWatermark: 2 });
  });

  it('make one call for one order, and the second counter is told that it is under way', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, isPaid);
    const wait = signal();
    counter.server.meet(held(wait.given));
    const first = askFinal(counter, order);
    expect(await rejectionOf(askFinal(counter, order))).toMatch(/WRONG_STEP|CALL_OPEN/);
    wait.give();
    await first;
    expect(counter.server.service.accepted()).toEqual({ makeIdPhotoWatermark: 1, getIdPhotoNoWatermark: 1 });
  });
});

it('in all tests above, the service worked on exactly the calls that staff started', () => {
  expectBalanced(tally());
});
