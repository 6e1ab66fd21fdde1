/** When the kiosk asks a keychain again after it could not be opened. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOpening } from '../../electron/opening.ts';
import { keychainUnavailable } from '../../electron/secrets/keychain-answer.ts';
import type { Studio } from '../../electron/studio/types.ts';
import { KioskError } from '../../shared/errors.ts';
import { memoryLog } from '../support/kiosk/memory-log.ts';
import { memoryStore } from '../support/kiosk/memory-store.ts';

const studio = {} as Studio;

/** An opening in which each try ends as `end` says. */
function opening(end: () => Promise<Studio>) {
  const tried = vi.fn(end);
  const log = memoryLog();
  const changed = vi.fn();
  return {
    tried,
    log,
    changed,
    ...{ of: createOpening({ secrets: memoryStore(), open: tried, changed, log }) },
  };
}
const locked = (afterMs: number) => async (): Promise<Studio> => {
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  throw keychainUnavailable('locked');
};
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a studio whose keychain does not open', () => {
  it('is tried every two seconds, but reported and logged once', async () => {
    const { tried, changed, log } = opening(locked(0));
    await pass(10_100);
    expect(tried).toHaveBeenCalledTimes(6);
    expect(changed).toHaveBeenCalledOnce();
    expect(log.lines).toHaveLength(1);
  });

  it('asks a person who refused once a minute, and at once when they press the button', async () => {
    const { tried, of } = opening(locked(5_000));
    await pass(60_000);
    expect(tried).toHaveBeenCalledTimes(1);
    const pressed = of.again();
    expect(tried).toHaveBeenCalledTimes(2);
    await Promise.all([
      expect(pressed).rejects.toMatchObject({ details: { reason: 'locked' } }),
      pass(5_000),
    ]);
    await pass(60_000);
    expect(tried).toHaveBeenCalledTimes(3);
  });

  it('is not tried again when waiting cannot help', async () => {
    const { tried, of } = opening(() =>
      Promise.reject(new KioskError('KEYCHAIN_UNAVAILABLE', 'gone', { reason: 'key-missing' })),
    );
    await pass(120_000);
    expect(tried).toHaveBeenCalledTimes(1);
    expect(of.error?.details).toEqual({ reason: 'key-missing' });
  });

  it('ends the program for an error that waiting cannot cure', async () => {
    const { of } = opening(() => Promise.reject(new KioskError('RECORDS_DAMAGED', 'no header')));
    await expect(of.opened).rejects.toMatchObject({ code: 'RECORDS_DAMAGED' });
  });

  it.each(['account', 'practice'])('waits for a person when the records of %s are damaged', async (mode) => {
    const damaged = new KioskError('RECORDS_DAMAGED', 'no header', { mode });
    const { of } = opening(() => Promise.reject(damaged));
    await of.opened;
    expect(of.error).toBe(damaged);
  });

  it('lets the kiosk close while the keychain does not answer, and opens nothing afterwards', async () => {
    const never = { ...memoryStore(), get: () => new Promise<never>(() => undefined) };
    const changed = vi.fn();
    const open = vi.fn(async (secrets: typeof never) => {
      await secrets.get();
      return studio;
    });
    const of = createOpening({ secrets: never, open: open as never, changed, log: memoryLog() });
    await pass(4_000);
    expect(of.error?.details).toEqual({ reason: 'silent' });

    await of.stop();
    await pass(120_000);
    expect(of.open).toBeNull();
    expect(open).toHaveBeenCalledOnce();
  });
});
