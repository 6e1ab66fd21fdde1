/** Fault 64: eight hours without network. The studio continues, and calls to the service wait for staff. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { smallPicture } from '../../support/pictures/marked-picture.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { askPreview, hasShot, orderUntil, seen } from '../../support/kiosk/counter-moves.ts';
import { expectBalanced, openCounter, tally, type Counter } from '../../support/service/fault-counter.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { eventually } from '../../support/eventually.ts';
import { layoutOf } from '../../support/printing/layouts.ts';

const hour = 60 * 60_000;

/** Replaces the program's clock and timers, whose speed the test sets. */
function windClock(): void {
  const toFake = [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'Date',
    'performance',
  ] as const;
  vi.useFakeTimers({ toFake: [...toFake], now: new Date(2026, 10, 21, 9, 0) });
  onTestFinished(() => void vi.useRealTimers());
}

const light = async (counter: Counter): Promise<string> => (await counter.call('kioskStatus')).service.light;

const print = (counter: Counter, order: OrderView): Promise<OrderView> => {
  const layout = layoutOf(order.photos.map(({ id }) => id));
  return counter.call('printSheet', { orderId: order.id, printerId: 'file', layout, copies: 1 });
};

describe('fault 64: eight hours without network', () => {
  it('let capture and print work, and send nothing automatically when they are over', async () => {
    windClock();
    const counter = await openCounter();
    const ready = await orderUntil(counter, ({ photos }) => photos[0]?.state === 'final');
    const waiting = await orderUntil(counter, hasShot);
    const before = counter.server.begun();

    await counter.server.line.down();
    expect(await rejectionOf(askPreview(counter, waiting))).toBe('SERVICE_UNREACHABLE connection-refused');
    await vi.advanceTimersByTimeAsync(4 * hour);
    await eventually(async () => expect(await light(counter)).toBe('bad'));

    const walkIn = await orderUntil(counter, hasShot);
    const shot = { source: 'camera', origin: 'Camera', bytes: await smallPicture() } as const;
    expect((await counter.call('addShot', { orderId: walkIn.id, ...shot })).shots).toHaveLength(2);
    await print(counter, ready);
    await eventually(async () => {
      expect((await seen(counter, ready)).prints).toMatchObject([{ state: 'printed' }]);
    });
    expect(await counter.call('finishOrder', { orderId: ready.id })).toMatchObject({ state: 'done' });
    await vi.advanceTimersByTimeAsync(4 * hour);

    await counter.server.line.up();
    await vi.advanceTimersByTimeAsync(hour);
    await eventually(async () => expect(await light(counter)).toBe('ok'));
    expect(counter.server.begun()).toBe(before);
    for (const order of [waiting, walkIn]) {
      expect(await seen(counter, order)).toMatchObject({ state: 'open', photos: [{ state: 'chosen' }] });
    }

    expect((await askPreview(counter, waiting)).photos).toMatchObject([{ state: 'preview' }]);
    expect(counter.server.begun()).toBe(before + 1);
  });
});

it('in all tests above, the service worked on exactly the calls that staff started', () => {
  expectBalanced(tally());
});
