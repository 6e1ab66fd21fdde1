import type { BrowserWindow } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followKioskLock } from '../../../electron/desktop/kiosk-lock.ts';
import type { KioskListener } from '../../../electron/kiosk.ts';
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

beforeEach(forgetAll);

/** A kiosk's window in Electron, with a lock that starts as it is told. */
function follow(isOn: boolean, mayOpenDialogs = true) {
  const [app, window, session] = [emitterMembers(), emitterMembers(), emitterMembers()];
  const quit = vi.fn();
  tell('app', { on: app.on, quit, isPackaged: false });
  tell('session', { defaultSession: { on: session.on } });
  const power = { start: vi.fn(() => 7), stop: vi.fn() };
  tell('powerSaveBlocker', power);
  const setApplicationMenu = vi.fn();
  tell('Menu', { setApplicationMenu, buildFromTemplate: (template: unknown) => template });
  const [setKiosk, restore, askToLeave] = [vi.fn(), vi.fn(), vi.fn()];
  let host: Parameters<KioskLock['attach']>[0] | null = null;
  const lock = strictDouble<KioskLock>('lock', {
    isOn: () => isOn,
    askToLeave,
    attach: (next: typeof host) => {
      host = next;
    },
  });
  let hear: KioskListener = () => undefined;
  followKioskLock(
    {
      lock,
      language: () => 'en' as const,
      mayOpenDialogs: () => mayOpenDialogs,
      on(listener) {
        hear = listener;
        return () => undefined;
      },
    },
    strictDouble<BrowserWindow>('window', {
      on: window.on,
      once: window.once,
      setKiosk,
      restore,
      isDestroyed: () => false,
    }),
    logDouble(),
  );
  const close = () => {
    const event = refusableEvent();
    window.emitter.emit('close', event);
    return event.refused;
  };
  return {
    ...{ app, window, session, quit, power, setKiosk, restore, askToLeave, close },
    leave: () => host?.leave(),
    change: (next: boolean) => {
      isOn = next;
      hear('counterChanged', {
        people: [],
        who: null,
        locked: false,
        kioskLocked: next,
        lockAfterMinutes: null,
      });
    },
  };
}

describe('a locked kiosk', () => {
  it('fills the screen from the start, and keeps the display awake', () => {
    const { setKiosk, power } = follow(true);
    expect(setKiosk.mock.calls).toEqual([[true]]);
    expect(power.start.mock.calls).toEqual([['prevent-display-sleep']]);
  });

  it('does not close its window, and asks for the PIN', () => {
    const { close, askToLeave } = follow(true);
    expect(close()).toBe(true);
    expect(askToLeave).toHaveBeenCalledOnce();
  });

  it('closes its window once the program ends, by the PIN or with the system', () => {
    const { app, close, leave, quit } = follow(true);
    leave();
    expect(quit).toHaveBeenCalledOnce();
    app.emitter.emit('before-quit');
    expect(close()).toBe(false);
  });

  it.each(['minimize', 'leave-full-screen'])('comes back after %s', (name) => {
    const { window, restore, setKiosk } = follow(true);
    window.emitter.emit(name);
    expect(restore).toHaveBeenCalledOnce();
    expect(setKiosk.mock.calls).toEqual([[true], [true]]);
  });

  it.each([
    [false, true],
    [true, false],
  ])('opens a dialog to save a file only for a supervisor: %s', (mayOpenDialogs, refused) => {
    const { session } = follow(true, mayOpenDialogs);
    const event = refusableEvent();
    session.emitter.emit('will-download', event);
    expect(event.refused).toBe(refused);
  });
});

describe('a kiosk that is not locked', () => {
  it('leaves window and display alone', () => {
    const { setKiosk, power, close, window, restore } = follow(false);
    expect(close()).toBe(false);
    window.emitter.emit('minimize');
    expect([setKiosk, power.start, restore].map((each) => each.mock.calls)).toEqual([[], [], []]);
  });

  it('is locked and unlocked while it runs', () => {
    const { change, setKiosk, power, close } = follow(false);
    change(true);
    expect(close()).toBe(true);
    change(true);
    change(false);
    expect(close()).toBe(false);
    expect(setKiosk.mock.calls).toEqual([[true], [false]]);
    expect(power.stop.mock.calls).toEqual([[7]]);
  });
});
