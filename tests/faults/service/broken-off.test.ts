/**
 * An answer that breaks off or never comes: checks the order and the ledger afterwards, and that the service worked
 * once.
 */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  askFinal,
  askPreview,
  hasShot,
  isPaid,
  orderUntil,
  seen,
  settle,
} from '../../support/kiosk/counter-moves.ts';
import { expectBalanced, openCounter, tally } from '../../support/service/fault-counter.ts';
import {
  closedUnanswered,
  dripping,
  noAnswer,
  reset,
  resetAfterHeaders,
  resetMidBody,
  resetUnanswered,
  uploadCut,
} from '../../support/service/fault-kinds.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { eventually } from '../../support/eventually.ts';

describe('a preview', () => {
  it.each([
    ['fault 43: reset after the headers of the answer', resetAfterHeaders, 'cut', 1],
    ['fault 44: reset in the middle of the answer', resetMidBody, 'cut', 1],
    ['fault 44: reset in the middle of the upload', uploadCut(9_000), 'reset', 0],
    ['fault 45: closed without an answer after the whole request', closedUnanswered, 'reset', 1],
    ['fault 46: reset without an answer after the whole request', resetUnanswered, 'reset', 1],
  ])('with %s is uncertain, and is one call', async (_fault, fault, reason, accepted) => {
    const counter = await openCounter();
    const order = await orderUntil(counter, hasShot);
    counter.server.meet(fault);
    expect(await rejectionOf(askPreview(counter, order))).toBe(`SERVICE_UNCERTAIN ${reason}`);

    expect(counter.ledger()).toMatchObject([{ state: 'uncertain', error: 'SERVICE_UNCERTAIN' }]);
    expect(await seen(counter, order)).toMatchObject({
      state: 'open',
      shots: order.shots,
      photos: [{ state: 'preview-asked', preview: null }],
      openCalls: [{ state: 'uncertain', endpoint: 'makeIdPhotoWatermark' }],
    });
    expect(counter.server.begun()).toBe(1);
    expect(counter.server.accepted()).toBe(accepted);
  });

  it('fault 45: uses its own connection, even when the service offers to keep one open', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, hasShot);
    const before = counter.server.line.connections();
    counter.server.meet(closedUnanswered, closedUnanswered);
    await rejectionOf(askPreview(counter, order));
    await settle(counter, order);
    await rejectionOf(askPreview(counter, order));
    await eventually(() => {
      // Two calls, and a request for the credit after each.
      expect(counter.server.line.connections() - before).toBe(4);
    });
    expect(counter.server.service.accepted()).toEqual({ makeIdPhotoWatermark: 2 });
  });
});

describe('a call without an answer in time', () => {
  /** Advances the program's timers, but not the machine's: two minutes pass at once. */
  const windTimers = (): void => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
  };

  it.each([
    ['fault 47: no answer at all', noAnswer],
    ['fault 60: a byte a second', dripping(10)],
  ])('with %s ends at the total deadline of 120 s, is uncertain and is one call', async (_fault, fault) => {
    const counter = await openCounter();
    const order = await orderUntil(counter, hasShot);
    counter.server.meet(fault);
    windTimers();
    const asked = rejectionOf(askPreview(counter, order));
    await eventually(() => expect(counter.server.accepted()).toBe(1));
    await vi.advanceTimersByTimeAsync(118_000);
    expect(await seen(counter, order)).toMatchObject({ openCalls: [{ state: 'sent' }] });
    await vi.advanceTimersByTimeAsync(3_000);

    expect(await asked).toBe('SERVICE_UNCERTAIN time-out');
    expect(counter.ledger()).toMatchObject([{ state: 'uncertain', error: 'SERVICE_UNCERTAIN' }]);
    expect(counter.server.begun()).toBe(1);
  });
});

describe('a final that the customer has paid for', () => {
  it(
    'faults 43, 44, 46: reset at 200 points of its answer, is done only when all of it came, and is never sent twice',
    { timeout: 120_000 },
    async () => {
      const points = 200;
      const counter = await openCounter();
      counter.server.service.answerWith('base64');
      const order = await orderUntil(counter, isPaid);
      let wholeLength = 0;
      const presses = counter.server.begun();
      for (let point = 0; point < points; point += 1) {
        counter.server.meet(
          reset((answer) => {
            wholeLength = answer.byteLength;
            return Math.floor((point * answer.byteLength) / points);
          }),
        );
        expect(await rejectionOf(askFinal(counter, order))).toMatch(/^SERVICE_UNCERTAIN (?:reset|cut)$/);
        const [photo] = (await settle(counter, order)).photos;
        expect(photo).toMatchObject({ state: 'approved', final: null, code: null });
      }
      expect(wholeLength).toBeGreaterThan(points);
      expect(counter.server.begun() - presses).toBe(points);

      counter.server.meet(reset(() => wholeLength));
      const done = await askFinal(counter, order);
      expect(done).toMatchObject({ payment: order.payment, photos: [{ state: 'final' }] });

      const finals = counter.ledger().filter(({ endpoint }) => endpoint === 'getIdPhotoNoWatermark');
      expect(finals.map(({ state }) => state)).toEqual([...Array<string>(points).fill('resolved'), 'done']);
      expect(counter.server.service.accepted()).toEqual({
        makeIdPhotoWatermark: 1,
        getIdPhotoNoWatermark: points + 1,
      });
    },
  );
});

it('in all tests above, the service worked on exactly the calls that staff started', () => {
  expectBalanced(tally());
});
