/** Calls that the service refuses: nothing is spent, the reasons are told apart, and the order is kept. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { KioskError } from '../../../shared/errors.ts';
import {
  askFinal,
  askPreview,
  hasShot,
  isPaid,
  orderUntil,
  seen,
} from '../../support/kiosk/counter-moves.ts';
import { expectBalanced, openCounter, tally } from '../../support/service/fault-counter.ts';
import { refused } from '../../support/service/fault-kinds.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { eventually } from '../../support/eventually.ts';

const says = (message: string) => ({ error: { message } });

describe('a preview that the service refuses', () => {
  it.each([
    ['fault 51', 401, says('invalid apiSecret'), 'SERVICE_CREDENTIALS unauthorised'],
    ['fault 51', 403, says('forbidden'), 'SERVICE_CREDENTIALS forbidden'],
    ['fault 51', 403, says('this capability is not enabled'), 'SERVICE_NOT_ENABLED forbidden'],
    ['fault 52', 402, {}, 'SERVICE_CREDIT no-credit'],
    ['fault 52', 403, says('quota exceeded'), 'SERVICE_CREDIT forbidden'],
    ['fault 53', 400, says('missing field'), 'SERVICE_REQUEST_REFUSED refused'],
    ['fault 53', 400, says('invalid base64 image data'), 'SERVICE_IMAGE_REFUSED refused'],
    ['fault 53', 400, says('unknown specCode'), 'SERVICE_UNKNOWN_DOCUMENT refused'],
    ['fault 53', 413, '', 'SERVICE_IMAGE_REFUSED too-large-for-service'],
    ['fault 53', 422, says('no face found'), 'SERVICE_NO_FACE refused'],
  ])('with %s: %i with %j is %s, and can be requested again', async (_fault, status, body, name) => {
    const counter = await openCounter();
    const order = await orderUntil(counter, hasShot);
    counter.server.meet(refused(status, body));
    expect(await rejectionOf(askPreview(counter, order))).toBe(name);

    expect(counter.ledger()).toMatchObject([{ state: 'refused', status, error: name.split(' ')[0] }]);
    expect(counter.ledger()[0]?.detail).toContain(JSON.stringify(body));
    expect(await seen(counter, order)).toMatchObject({
      state: 'open',
      shots: order.shots,
      photos: [{ state: 'chosen' }],
      openCalls: [],
    });
    expect(counter.server.accepted()).toBe(0);

    expect((await askPreview(counter, order)).photos[0]?.state).toBe('preview');
    expect(counter.server.service.accepted()).toEqual({ makeIdPhotoWatermark: 1 });
  });

  it('fault 53: is replaced by a preview of another shot', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, hasShot);
    counter.server.meet(refused(422, says('no face found')));
    await rejectionOf(askPreview(counter, order));
    const bytes = await counter.kiosk.photo(order.shots[0]?.image.id ?? 'img_', 'full');
    const shot = { source: 'import', origin: 'again.jpg', bytes: bytes?.bytes ?? new Uint8Array() } as const;
    const again = await counter.call('addShot', { orderId: order.id, ...shot });
    expect((await askPreview(counter, again)).photos[0]?.state).toBe('preview');
  });

  it('fault 50: with status 429 shows the waiting time, and waits for staff', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, hasShot);
    counter.server.meet(refused(429, {}, { 'retry-after': '1' }));
    const error = await askPreview(counter, order).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(KioskError);
    expect(error).toMatchObject({ code: 'SERVICE_BUSY', details: { retryAfterSeconds: 1 } });

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(counter.server.begun()).toBe(1);
    expect((await askPreview(counter, order)).photos[0]?.state).toBe('preview');
    expect(counter.ledger().map(({ state }) => state)).toEqual(['refused', 'done']);
  });
});

describe('a final that the service refuses after payment', () => {
  it.each([
    ['fault 50', 429, 'SERVICE_BUSY'],
    ['fault 51', 401, 'SERVICE_CREDENTIALS'],
    ['fault 52', 402, 'SERVICE_CREDIT'],
    ['fault 53', 400, 'SERVICE_REQUEST_REFUSED'],
  ])('with %s: %i keeps the payment and is owed', async (_fault, status, code) => {
    const counter = await openCounter();
    const order = await orderUntil(counter, isPaid);
    counter.server.meet(refused(status, {}));
    expect(await rejectionOf(askFinal(counter, order))).toMatch(code);
    const after = await seen(counter, order);
    expect(after).toMatchObject({
      payment: order.payment,
      photos: [{ state: 'approved', owed: { reason: 'refused', error: code } }],
      openCalls: [],
    });
    expect((await counter.call('desk')).inHand).toMatchObject([{ id: order.id, attention: 'final-owed' }]);
    expect((await askFinal(counter, order)).photos[0]?.state).toBe('final');
    expect(counter.server.service.accepted()).toEqual({ makeIdPhotoWatermark: 1, getIdPhotoNoWatermark: 1 });
  });
});

describe('fault 63: a credit that the kiosk’s own calls do not explain', () => {
  const warnings = async (counter: Awaited<ReturnType<typeof openCounter>>) =>
    (await counter.call('kioskStatus')).service.warnings;

  it('is shown in a banner until staff acknowledge it, and is not corrected', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, hasShot);
    await eventually(async () => expect((await counter.call('kioskStatus')).service.previewsLeft).toBe(400));
    counter.server.service.credit.previews -= 37;
    await askPreview(counter, order);
    const banner = { kind: 'credit-differs', counter: 'previews', said: 362 };
    await eventually(async () =>
      expect(await warnings(counter)).toContainEqual(expect.objectContaining(banner)),
    );
    expect((await counter.call('kioskStatus')).service.previewsLeft).toBe(362);

    await counter.call('acknowledgeCredit');
    expect(await warnings(counter)).not.toContainEqual(expect.objectContaining({ kind: 'credit-differs' }));
  });

  it('is not reported when the kiosk’s own calls explain it', async () => {
    const counter = await openCounter();
    await eventually(async () => expect((await counter.call('kioskStatus')).service.previewsLeft).toBe(400));
    await askPreview(counter, await orderUntil(counter, hasShot));
    await eventually(async () => expect((await counter.call('kioskStatus')).service.previewsLeft).toBe(399));
    expect(await warnings(counter)).toEqual([]);
  });
});

it('in all tests above, the service worked on exactly the calls that staff started', () => {
  expectBalanced(tally());
});
