import { describe, expect, it } from 'vitest';
import { isBrowserKey, isLeavingKey } from '../../shared/browser-keys.ts';

const held = { control: false, meta: false, alt: false, shift: false };
const pressed = (key: string, modifiers: Partial<typeof held> = {}, code = '') => ({
  ...held,
  ...modifiers,
  key,
  code,
});

/** Returns every combination of the modifiers that are not named. */
const everyOther = (named: Partial<typeof held>) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((bits) => ({
    control: (bits & 1) > 0,
    meta: (bits & 2) > 0,
    alt: (bits & 4) > 0,
    shift: (bits & 8) > 0,
    ...named,
  }));

describe('keys of a browser', () => {
  it.each([
    'F1',
    'F3',
    'F5',
    'F7',
    'F10',
    'F11',
    'F12',
    'BrowserBack',
    'BrowserRefresh',
    'Print',
    'Save',
    'New',
  ])('%s is swallowed under every modifier', (key) => {
    expect(everyOther({}).filter((modifiers) => !isBrowserKey(pressed(key, modifiers)))).toEqual([]);
  });

  it.each([
    ['reload', 'r'],
    ['find', 'f'],
    ['find next', 'g'],
    ['print', 'p'],
    ['save', 's'],
    ['new window', 'n'],
    ['new tab', 't'],
    ['open', 'o'],
    ['source', 'u'],
    ['history', 'h'],
    ['downloads', 'j'],
    ['close', 'w'],
    ['tools', 'i'],
  ])('%s is swallowed under Control and Command with every other modifier', (_what, key) => {
    const chords = [...everyOther({ control: true }), ...everyOther({ meta: true })];
    expect(chords.filter((modifiers) => !isBrowserKey(pressed(key, modifiers)))).toEqual([]);
    expect(chords.filter((modifiers) => !isBrowserKey(pressed(key.toUpperCase(), modifiers)))).toEqual([]);
  });

  it.each([
    ['zoom in', pressed('+', { control: true })],
    ['zoom in without Shift', pressed('=', { control: true })],
    ['zoom out', pressed('-', { meta: true })],
    ['zoom reset', pressed('0', { control: true })],
    ['back by Alt', pressed('ArrowLeft', { alt: true })],
    ['forward by Alt', pressed('ArrowRight', { alt: true })],
    ['back on a Mac', pressed('[', { meta: true })],
    ['back by arrow on a Mac', pressed('ArrowLeft', { meta: true })],
    ['element picker', pressed('C', { control: true, shift: true })],
    ['tools on a Mac', pressed('ˆ', { meta: true, alt: true }, 'KeyI')],
    ['reload on a Cyrillic keyboard', pressed('к', { control: true }, 'KeyR')],
  ])('%s is swallowed', (_what, input) => {
    expect(isBrowserKey(input)).toBe(true);
  });
});

describe('keys of the kiosk', () => {
  it.each([
    ['a letter', pressed('r')],
    ['a capital', pressed('R', { shift: true })],
    ['Enter', pressed('Enter')],
    ['Space', pressed(' ')],
    ['Escape', pressed('Escape')],
    ['an arrow', pressed('ArrowLeft')],
    ['an arrow by words', pressed('ArrowLeft', { control: true })],
    ['copy', pressed('c', { control: true })],
    ['paste', pressed('v', { meta: true })],
    ['select all', pressed('a', { control: true })],
    ['undo', pressed('z', { control: true })],
    ['ś by AltGr', pressed('ś', { control: true, alt: true }, 'KeyS')],
    ['ń by AltGr', pressed('ń', { alt: true }, 'KeyN')],
    ['@ by AltGr', pressed('@', { control: true, alt: true }, 'KeyQ')],
    ['- in a number', pressed('-')],
    ['copy on a Dvorak keyboard', pressed('c', { control: true }, 'KeyI')],
  ])('%s reaches the page', (_what, input) => {
    expect(isBrowserKey(input)).toBe(false);
  });
});

describe('keys that close, minimise or move a window', () => {
  it.each([
    ['Alt+F4', { key: 'F4', alt: true }],
    ['the menu of the window', { key: ' ', alt: true }],
  ])('%s is one under every other modifier', (_what, { key, alt }) => {
    expect(everyOther({ alt }).filter((modifiers) => !isLeavingKey(pressed(key, modifiers)))).toEqual([]);
  });

  it.each([
    ['quit', 'q'],
    ['minimise', 'm'],
  ])('%s is one under Control and Command with every other modifier', (_what, key) => {
    const chords = [...everyOther({ control: true }), ...everyOther({ meta: true })];
    expect(chords.filter((modifiers) => !isLeavingKey(pressed(key, modifiers)))).toEqual([]);
  });

  it.each([
    ['F4 alone', pressed('F4')],
    ['the kiosk’s own Q', pressed('q')],
    ['the kiosk’s own M', pressed('m')],
    ['Space', pressed(' ')],
    ['@ by AltGr', pressed('@', { control: true, alt: true }, 'KeyQ')],
    ['µ by AltGr', pressed('µ', { control: true, alt: true }, 'KeyM')],
  ])('%s is none', (_what, input) => {
    expect(isLeavingKey(input)).toBe(false);
  });
});
