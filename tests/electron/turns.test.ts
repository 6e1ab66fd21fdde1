/** Work that a person waits for takes precedence over work that can wait. */
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { precedence, type CaughtUp } from '../../electron/turns.ts';

function example(copied: CaughtUp = () => Promise.resolve()) {
  const { caughtUp, first } = precedence(copied);
  const order: string[] = [];
  const waits = async (name: string): Promise<void> => {
    await caughtUp();
    order.push(name);
  };
  return { first, waits, order };
}

it('work that can wait goes on when nobody waits for other work', async () => {
  const { waits, order } = example();

  await waits('clean-up');

  expect(order).toEqual(['clean-up']);
});

it('work that can wait rests until all work with precedence has ended', async () => {
  const { first, waits, order } = example();
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const running = [first(() => one.promise), first(() => other.promise)];
  const resting = waits('clean-up');

  one.resolve();
  await running[0];
  await setImmediate();
  expect(order).toEqual([]);
  other.resolve();
  await resting;

  expect(order).toEqual(['clean-up']);
});

it('work that can wait rests for other work that begins while it waits for the copy', async () => {
  const copy = Promise.withResolvers<void>();
  const { first, waits, order } = example(() => copy.promise);
  const resting = waits('clean-up');
  const work = Promise.withResolvers<void>();
  const running = first(() => work.promise);

  copy.resolve();
  await setImmediate();
  expect(order).toEqual([]);
  work.resolve();
  await Promise.all([running, resting]);

  expect(order).toEqual(['clean-up']);
});

it('work with precedence waits for the copy, and for no other work', async () => {
  const { first, order } = example();

  const both = ['one', 'other'].map((name) =>
    first(async (caughtUp) => {
      await caughtUp();
      order.push(name);
    }),
  );
  await Promise.all(both);

  expect(order).toEqual(['one', 'other']);
});

it('work that can wait goes on after work with precedence has failed', async () => {
  const { first, waits, order } = example();
  const failing = first(() => Promise.reject(new Error('broken')));
  const resting = waits('clean-up');

  await expect(failing).rejects.toThrow('broken');
  await resting;

  expect(order).toEqual(['clean-up']);
});

it('work that nobody waits for rests while the kiosk is in use', async () => {
  const { used, unused } = precedence(() => Promise.resolve());
  const begun = performance.now();
  await unused();
  const before = performance.now() - begun;

  used();
  await unused();
  const rested = performance.now() - begun - before;

  expect(before).toBeLessThan(100);
  expect(rested).toBeGreaterThan(250);
});

it('work that nobody waits for goes on now and then while the kiosk is in use all the time', async () => {
  const { used, unused } = precedence(() => Promise.resolve());
  used();
  const using = setInterval(used, 50);
  try {
    const begun = performance.now();
    await unused();

    expect(performance.now() - begun).toBeGreaterThan(900);
  } finally {
    clearInterval(using);
  }
});

it('work that can wait does not rest while the kiosk is in use: someone may wait for it', async () => {
  const { used, caughtUp } = precedence(() => Promise.resolve());
  used();
  const begun = performance.now();

  await caughtUp();

  expect(performance.now() - begun).toBeLessThan(100);
});

it('work that nobody waits for also rests until work with precedence has ended', async () => {
  const { first, unused } = precedence(() => Promise.resolve());
  const work = Promise.withResolvers<void>();
  const running = first(() => work.promise);
  let isDone = false;
  const resting = unused().then(() => void (isDone = true));

  await setImmediate();
  expect(isDone).toBe(false);
  work.resolve();
  await Promise.all([running, resting]);

  expect(isDone).toBe(true);
});
