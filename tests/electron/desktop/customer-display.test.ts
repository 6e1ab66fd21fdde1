import type { BrowserWindow, Rectangle } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followDisplays } from '../../../electron/desktop/customer-display.ts';
import type { KioskListener } from '../../../electron/kiosk.ts';
import { customerScreenWith } from '../../support/kiosk/customer-screens.ts';
import { emitterMembers, forgetAll, strictDouble, tell } from '../../support/kiosk/electron-double.ts';

vi.mock('electron', async () => (await import('../../support/kiosk/electron-double.ts')).electronDouble);

const counter = { id: 1, bounds: { x: 0, y: 0, width: 1920, height: 1080 } };
const second = { id: 2, bounds: { x: 1920, y: 0, width: 1280, height: 1024 } };
const third = { id: 3, bounds: { x: 0, y: 1080, width: 800, height: 480 } };

beforeEach(() => {
  forgetAll();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** A window that records what happens to it. */
function windowOn(bounds: Rectangle) {
  const { emitter, once } = emitterMembers();
  const state = { bounds, open: true };
  const window = strictDouble<BrowserWindow>('customer window', {
    once,
    getBounds: () => state.bounds,
    setBounds: (next: Rectangle) => {
      state.bounds = next;
    },
    destroy: () => {
      state.open = false;
      emitter.emit('closed');
    },
  });
  return { window, state };
}

function studioWith(displays: (typeof counter)[], on = true) {
  const screen = emitterMembers();
  const plugged = [...displays];
  let staffOn = counter.id;
  tell('screen', {
    on: screen.on,
    off: screen.off,
    getAllDisplays: () => plugged,
    getDisplayMatching: () => plugged.find(({ id }) => id === staffOn) ?? plugged[0],
  });
  const settings = { customerScreen: on, studioName: '', language: 'en' as const, theme: 'system' as const };
  const listeners = new Set<KioskListener>();
  const customerScreen = customerScreenWith({
    settings: () => settings,
    changed: (view) => listeners.forEach((listen) => listen('customerScreenChanged', view)),
  });
  const kiosk = {
    customerScreen,
    on: (listener: KioskListener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const staff = emitterMembers();
  const kioskWindow = strictDouble<BrowserWindow>('kiosk window', {
    on: staff.on,
    once: staff.once,
    getBounds: () => counter.bounds,
  });
  const windows: ReturnType<typeof windowOn>['state'][] = [];
  followDisplays(kiosk, kioskWindow, (bounds) => {
    const { window, state } = windowOn(bounds);
    windows.push(state);
    return window;
  });
  return {
    windows,
    view: () => customerScreen.view(),
    /** Returns the displays on which customers can see something now. */
    shown: () => windows.filter((window) => window.open).map((window) => window.bounds),
    plugIn: (display: typeof counter) => {
      plugged.push(display);
      screen.emitter.emit('display-added');
    },
    unplug: (display: typeof counter) => {
      plugged.splice(plugged.indexOf(display), 1);
      screen.emitter.emit('display-removed');
    },
    resize: (display: typeof counter, bounds: Rectangle) => {
      plugged[plugged.indexOf(display)] = { ...display, bounds };
      screen.emitter.emit('display-metrics-changed');
    },
    moveStaffTo: (display: typeof counter) => {
      staffOn = display.id;
      staff.emitter.emit('move');
    },
    switchTo: (next: boolean) => {
      settings.customerScreen = next;
      customerScreen.refresh();
    },
    closeKiosk: () => staff.emitter.emit('closed'),
    listening: () => [screen.emitter.eventNames().length, listeners.size],
  };
}

describe('the customer’s window', () => {
  it('fills the display that staff do not use', () => {
    expect(studioWith([counter, second]).shown()).toEqual([second.bounds]);
  });

  it('is closed when there is only one display, and staff are told', () => {
    const { shown, view } = studioWith([counter]);
    expect(shown()).toEqual([]);
    expect(view().secondDisplay).toBe(false);
  });

  it('opens with a display that is plugged in, and closes with it', () => {
    const { shown, view, plugIn, unplug } = studioWith([counter]);
    plugIn(second);
    expect(shown()).toEqual([second.bounds]);
    expect(view().secondDisplay).toBe(true);
    unplug(second);
    expect(shown()).toEqual([]);
    expect(view().secondDisplay).toBe(false);
  });

  it('moves to another display when its own is gone', () => {
    const { shown, unplug, windows } = studioWith([counter, second, third]);
    unplug(second);
    expect(shown()).toEqual([third.bounds]);
    expect(windows).toHaveLength(1);
  });

  it('fills its display again when that changes its size', () => {
    const { shown, resize } = studioWith([counter, second]);
    const bounds = { ...second.bounds, width: 1920, height: 1080 };
    resize(second, bounds);
    expect(shown()).toEqual([bounds]);
  });

  it('swaps displays with staff’s window once that has stopped moving', async () => {
    const { shown, moveStaffTo } = studioWith([counter, second]);
    moveStaffTo(second);
    expect(shown()).toEqual([second.bounds]);
    await vi.advanceTimersByTimeAsync(300);
    expect(shown()).toEqual([counter.bounds]);
  });

  it('is opened and closed by the studio’s setting', () => {
    const { shown, switchTo } = studioWith([counter, second], false);
    expect(shown()).toEqual([]);
    switchTo(true);
    expect(shown()).toEqual([second.bounds]);
    switchTo(false);
    expect(shown()).toEqual([]);
  });

  it('closes with the kiosk and is not opened again', () => {
    const { shown, closeKiosk, listening } = studioWith([counter, second]);
    closeKiosk();
    expect(shown()).toEqual([]);
    expect(listening()).toEqual([0, 0]);
  });
});
