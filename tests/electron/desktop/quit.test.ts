import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shutDownOnQuit } from '../../../electron/desktop/quit.ts';
import type { KioskLock } from '../../../electron/lock/lock.ts';
import {
  emitterMembers,
  forgetAll,
  refusableEvent,
  strictDouble,
  tell,
} from '../../support/kiosk/electron-double.ts';
import { logDouble } from './log-double.ts';

vi.mock('electron', async () => (await import('../../support/kiosk/electron-double.ts')).electronDouble);

beforeEach(() => {
  forgetAll();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A kiosk that is not locked. */
const unlocked = { isOn: () => false, hasLeft: () => false };

const running = (shutdown: () => Promise<void>, lock = unlocked) => {
  const { emitter, on } = emitterMembers();
  const app = { on, quit: vi.fn(), exit: vi.fn() };
  tell('app', app);
  const log = logDouble();
  shutDownOnQuit({ shutdown, lock: strictDouble<KioskLock>('lock', lock) }, log);
  return { app, emitter, log };
};

describe('quitting', () => {
  it('follows the closing of the last window', () => {
    const { app, emitter } = running(() => Promise.resolve());
    emitter.emit('window-all-closed');
    expect(app.quit).toHaveBeenCalledOnce();
  });

  it('waits for the kiosk to close', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const { app, emitter } = running(() => promise);
    const event = refusableEvent();
    emitter.emit('will-quit', event);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(event.refused).toBe(true);
    expect(app.exit).not.toHaveBeenCalled();
    resolve(undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(app.exit.mock.calls).toEqual([[0]]);
  });

  it('closes the kiosk once, however often it is requested', async () => {
    const shutdown = vi.fn(() => Promise.resolve());
    const { app, emitter } = running(shutdown);
    emitter.emit('will-quit', refusableEvent());
    emitter.emit('will-quit', refusableEvent());
    await vi.advanceTimersByTimeAsync(0);
    expect(shutdown).toHaveBeenCalledOnce();
    expect(app.exit).toHaveBeenCalledOnce();
  });

  it.each([
    ['that a supervisor has left is not started again', { isOn: () => true, hasLeft: () => true }, 0],
    ['that ends for another reason is started again', { isOn: () => true, hasLeft: () => false }, 75],
  ])('a locked kiosk %s', async (_what, lock, code) => {
    const { app, emitter } = running(() => Promise.resolve(), lock);
    emitter.emit('will-quit', refusableEvent());
    await vi.advanceTimersByTimeAsync(0);
    expect(app.exit.mock.calls).toEqual([[code]]);
  });

  it('ends after ten seconds without an answer', async () => {
    const { app, emitter, log } = running(() => new Promise(() => undefined));
    emitter.emit('will-quit', refusableEvent());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(app.exit.mock.calls).toEqual([[1]]);
    expect(log.lines).toEqual(['the kiosk did not close in time {"patienceMs":10000}']);
  });

  it('ends when closing fails, and logs only the error’s kind', async () => {
    const { app, emitter, log } = running(() => Promise.reject(new TypeError('Ada Lovelace')));
    emitter.emit('will-quit', refusableEvent());
    await vi.advanceTimersByTimeAsync(0);
    expect(app.exit.mock.calls).toEqual([[1]]);
    expect(log.lines).toEqual(['the kiosk did not close {"error":"TypeError"}']);
  });
});
