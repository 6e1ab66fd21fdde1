/** Pictures of orders that nobody closes. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { OrderView } from '../../../shared/model/order.ts';
import { defaultSettings } from '../../../electron/settings/settings.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { layoutOf } from '../../support/printing/layouts.ts';
import type { OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { raw } from '../service/scripted-server.ts';
import { finalAnswer, openCounter, portrait, previewAnswer, type Counter } from './counter.ts';

const dayMs = 86_400_000;
const { keepDays } = defaultSettings;
/** Longest wait for the clean-up, which runs some time after the start. */
const patience = { timeout: 10_000, interval: 50 };

const sealedFiles = ({ dataDir }: Counter): readonly string[] =>
  readdirSync(join(dataDir, 'studio', 'vault'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('img_'),
  );

/** Makes the service give each photo its own id. */
async function paidOrder(counter: Counter, photoUuid: string): Promise<OrderView> {
  counter.answer('/v2/makeIdPhotoWatermark', previewAnswer(counter.server, { photoUuid }));
  counter.answer('/v2/getIdPhotoNoWatermark', finalAnswer(counter.server, { photoUuid }));
  return counter.paid(await counter.order('us-passport'));
}

const withFinal = (counter: Counter, { id: orderId, photos }: OrderView): Promise<OrderView> =>
  counter.call('requestFinal', { orderId, photoId: photos[0]?.id ?? 'pho_' });

async function open() {
  const clock = handClock();
  const counter = await openCounter({ keepDays }, clock);
  return {
    counter,
    /** Opens the kiosk again after this number of days. */
    after: (days: number): Promise<OpenKiosk> => {
      clock.pass(days * dayMs);
      return counter.reopen();
    },
  };
}

describe('an order that was left open', () => {
  it('keeps its pictures for the studio’s period', async () => {
    const { counter, after } = await open();
    const order = await counter.order('us-passport');

    const kiosk = await after(keepDays.open - 0.1);

    expect(await kiosk.call('openOrder', { orderId: order.id })).toMatchObject({ picturesErasedAt: null });
    expect(sealedFiles(counter)).not.toEqual([]);
  });

  it('loses them after that, stays open, says so and goes back to the shot', async () => {
    const { counter, after } = await open();
    const { id: orderId, photos } = await counter.order('us-passport');
    await counter.call('requestPreview', { orderId, photoId: photos[0]?.id ?? 'pho_' });

    const kiosk = await after(keepDays.open + 0.1);

    const order = await vi.waitFor(async () => {
      const now = await kiosk.call('openOrder', { orderId });
      expect(now.picturesErasedAt).not.toBeNull();
      return now;
    }, patience);
    expect(order).toMatchObject({ state: 'open', step: 'shot', shots: [] });
    expect(order.photos).toMatchObject([{ shotId: null, state: 'chosen', preview: null }]);
    expect(sealedFiles(counter)).toEqual([]);

    const again = { source: 'camera', origin: 'Test', bytes: portrait } as const;
    const later = await kiosk.call('addShot', { orderId, ...again });
    expect(later).toMatchObject({ picturesErasedAt: null });
    expect(later.shots).toHaveLength(1);
  });

  it('keeps them while the outcome of a call is unknown', async () => {
    const { counter, after } = await open();
    const { id: orderId, photos } = await counter.order('us-passport');
    const other = await counter.order('us-passport');
    counter.answer('/v2/makeIdPhotoWatermark', raw('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{', 'reset'));
    const asked = counter.call('requestPreview', { orderId, photoId: photos[0]?.id ?? 'pho_' });
    await expect(asked).rejects.toMatchObject({ code: 'SERVICE_UNCERTAIN' });

    const kiosk = await after(keepDays.open + 0.1);

    await vi.waitFor(async () => {
      expect((await kiosk.call('openOrder', { orderId: other.id })).picturesErasedAt).not.toBeNull();
    }, patience);
    const kept = await kiosk.call('openOrder', { orderId });
    expect(kept.picturesErasedAt).toBeNull();
    expect(kept.shots).toHaveLength(1);
  });

  it('keeps them when it is paid, until every photo is printed', async () => {
    const { counter, after } = await open();
    const owed = await paidOrder(counter, 'uuid-owed');
    const here = await withFinal(counter, await paidOrder(counter, 'uuid-here'));
    const done = await withFinal(counter, await paidOrder(counter, 'uuid-done'));
    const layout = layoutOf([done.photos[0]?.id ?? 'pho_']);
    await counter.call('printSheet', { orderId: done.id, printerId: 'file', layout, copies: 1 });
    await vi.waitFor(async () => {
      const { prints } = await counter.call('openOrder', { orderId: done.id });
      expect(prints.map(({ state }) => state)).toEqual(['printed']);
    }, patience);

    const kiosk = await after(keepDays.open + 0.1);

    await vi.waitFor(async () => {
      expect((await kiosk.call('openOrder', { orderId: done.id })).picturesErasedAt).not.toBeNull();
    }, patience);
    for (const { id: orderId } of [owed, here]) {
      const order = await kiosk.call('openOrder', { orderId });
      expect(order.picturesErasedAt).toBeNull();
      expect(order.shots).toHaveLength(1);
    }
    expect((await kiosk.call('openOrder', { orderId: done.id })).photos[0]).toMatchObject({ final: null });
  });
});
