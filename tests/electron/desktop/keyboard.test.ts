import type { WebContents } from 'electron';
import { describe, expect, it } from 'vitest';
import { swallowBrowserKeys } from '../../../electron/desktop/keyboard.ts';
import { emitterMembers, refusableEvent, strictDouble } from '../../support/electron-double.ts';

const held = { control: false, meta: false, alt: false, shift: false };

describe('the window', () => {
  const press = (key: string, modifiers: Partial<typeof held>): boolean => {
    const { emitter, on } = emitterMembers();
    swallowBrowserKeys(strictDouble<WebContents>('webContents', { on }));
    const event = refusableEvent();
    emitter.emit('before-input-event', event, { ...held, ...modifiers, key, code: '' });
    return event.refused;
  };

  it('keeps a reload from the page', () => {
    expect(press('r', { control: true })).toBe(true);
  });

  it('passes typing on', () => {
    expect(press('r', {})).toBe(false);
  });
});
