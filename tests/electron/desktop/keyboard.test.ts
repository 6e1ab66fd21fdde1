import type { WebContents } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guardKeys } from '../../../electron/desktop/keyboard.ts';
import {
  emitterMembers,
  forgetAll,
  refusableEvent,
  strictDouble,
  tell,
} from '../../support/kiosk/electron-double.ts';

vi.mock('electron', async () => (await import('../../support/kiosk/electron-double.ts')).electronDouble);

beforeEach(forgetAll);

const held = { control: false, meta: false, alt: false, shift: false, code: '', type: 'keyDown' };

/** A window's page whose keys are guarded. `press` returns whether a key was refused. */
function guarded(isOn: boolean, isPackaged: boolean) {
  tell('app', { isPackaged });
  const { emitter, on } = emitterMembers();
  const askToLeave = vi.fn();
  guardKeys(strictDouble<WebContents>('webContents', { on }), { isOn: () => isOn, askToLeave });
  return {
    askToLeave,
    press: (key: string, modifiers: Partial<typeof held> = {}): boolean => {
      const event = refusableEvent();
      emitter.emit('before-input-event', event, { ...held, ...modifiers, key });
      return event.refused;
    },
  };
}

describe('the packaged program', () => {
  it('keeps a reload from the page', () => {
    expect(guarded(false, true).press('r', { control: true })).toBe(true);
  });

  it('passes typing on, and closes with its key', () => {
    const { press, askToLeave } = guarded(false, true);
    expect(press('r')).toBe(false);
    expect(press('F4', { alt: true })).toBe(false);
    expect(askToLeave).not.toHaveBeenCalled();
  });
});

it('leaves a browser’s keys to developers', () => {
  expect(guarded(false, false).press('r', { control: true })).toBe(false);
});

describe('a locked kiosk', () => {
  it.each([
    ['Alt+F4', 'F4', { alt: true }],
    ['Ctrl+Q', 'q', { control: true }],
    ['Cmd+Q', 'q', { meta: true }],
    ['Cmd+M', 'm', { meta: true }],
  ])('%s does nothing but ask for the PIN, once', (_name, key, modifiers) => {
    const { press, askToLeave } = guarded(true, true);
    expect(press(key, modifiers)).toBe(true);
    expect(press(key, { ...modifiers, type: 'keyUp' })).toBe(true);
    expect(askToLeave).toHaveBeenCalledOnce();
  });

  it('takes no key of a browser, packaged or not, and leaves typing alone', () => {
    const { press, askToLeave } = guarded(true, false);
    expect(press('p', { control: true })).toBe(true);
    expect(press('F11')).toBe(true);
    expect(press('q')).toBe(false);
    expect(askToLeave).not.toHaveBeenCalled();
  });
});
