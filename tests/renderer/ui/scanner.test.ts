/** A scanner types a code into the page; a person presses single keys. */
import { mount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineComponent, h, ref } from 'vue';
import { listenForScans } from '../../../renderer/ui/scanner.ts';
import type { ShortcutKey } from '../../../renderer/ui/shortcut-keys.ts';
import { listenForShortcuts, useShortcut } from '../../../renderer/ui/use-shortcut.ts';

const code = 'HR-261121-004-3F9C1A2B';
const pressed = vi.fn<(key: string) => void>();
const scanned = vi.fn<(text: string) => void>();
const typed = ref('Maria');
const screen = defineComponent(() => {
  const keys: readonly ShortcutKey[] = ['n', 'r', 'a', 'b', '1', '2', '3', ' ', 'Enter'];
  for (const key of keys) useShortcut(key, () => pressed(key));
  return () =>
    h('div', [
      h('input', {
        value: typed.value,
        onInput: ({ target }: Event) => (typed.value = (target as HTMLInputElement).value),
      }),
      h('button', { type: 'button' }),
    ]);
});

let page: ReturnType<typeof mount>;
let stops: (() => void)[] = [];
let now = 0;
const field = (): HTMLInputElement => page.get('input').element;

/** Presses a key `after` ms; as in a browser, a character that nothing has taken is put into the field. */
function press(key: string, after: number, target: HTMLElement = document.body): void {
  vi.advanceTimersByTime(after);
  now += after;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: now });
  target.dispatchEvent(event);
  if (event.defaultPrevented || !(target instanceof HTMLInputElement) || key.length > 1) return;
  target.value += key;
  target.dispatchEvent(new Event('input', { bubbles: true }));
}
function type(text: string, gap: number, target?: HTMLElement): void {
  for (const key of text) press(key, gap, target);
}

beforeEach(() => {
  vi.useFakeTimers();
  now = 1_000;
  typed.value = 'Maria';
  pressed.mockClear();
  scanned.mockClear();
  stops = [listenForShortcuts(), listenForScans(scanned)];
  page = mount(screen, { attachTo: document.body });
});
afterEach(() => {
  page.unmount();
  for (const stop of stops) stop();
  vi.useRealTimers();
});

describe('a scanner', () => {
  it.each([
    ['without a delay between keys', 1],
    ['with the slowest delay of its kind, 40 ms', 52],
  ])('%s is read and presses no shortcut on its way', (_, gap) => {
    type(code, gap);
    press('Enter', gap);
    vi.advanceTimersByTime(1_000);

    expect(scanned.mock.calls).toEqual([[code]]);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('is read with the Shift that it presses for capital letters', () => {
    for (const key of code) {
      press('Shift', 1);
      press(key, 1);
    }
    press('Enter', 1);

    expect(scanned.mock.calls).toEqual([[code]]);
  });

  it('is read when a busy computer delivers later keys late', () => {
    type(code.slice(0, 8), 10);
    type(code.slice(8), 200);
    press('Enter', 200);

    expect(scanned.mock.calls).toEqual([[code]]);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('presses nothing with the code of something else, of several words and lines', () => {
    type('BEGIN: 12 1 n', 5);
    press('Enter', 5);
    type('r1 ', 5);
    press('Enter', 5);
    vi.advanceTimersByTime(1_000);

    expect(scanned.mock.calls).toEqual([['BEGIN: 12 1 n']]);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('leaves the text of a focused field as it was', () => {
    type('photo1.uk/aB0OIl19', 5, field());
    press('Enter', 5, field());

    expect(scanned.mock.calls).toEqual([['photo1.uk/aB0OIl19']]);
    expect(typed.value).toBe('Maria');
    expect(field().value).toBe('Maria');
    expect(pressed).not.toHaveBeenCalled();
  });
});

describe('a person', () => {
  it('presses a shortcut with a single letter or digit, after a wait that nobody notices', () => {
    press('n', 0);
    expect(pressed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60);

    expect(pressed.mock.calls).toEqual([['n']]);
  });

  it('presses Space and Enter without a wait', () => {
    press(' ', 0);
    press('Enter', 0);

    expect(pressed.mock.calls).toEqual([[' '], ['Enter']]);
  });

  it('presses a digit and Enter quickly, in this order', () => {
    press('1', 0);
    press('Enter', 30);

    expect(pressed.mock.calls).toEqual([['1'], ['Enter']]);
  });

  it('presses several shortcuts one after the other', () => {
    type('abr', 90);
    vi.advanceTimersByTime(60);

    expect(pressed.mock.calls).toEqual([['a'], ['b'], ['r']]);
  });

  it('types a name into a field as fast as possible', () => {
    type(' Sample', 20, field());
    press('Enter', 20, field());

    expect(typed.value).toBe('Maria Sample');
    expect(pressed.mock.calls).toEqual([['Enter']]);
    expect(scanned).not.toHaveBeenCalled();
  });

  it('types the characters of a code into a field by hand', () => {
    type(code, 320, field());
    press('Enter', 400, field());

    expect(typed.value).toBe(`Maria${code}`);
    expect(scanned).not.toHaveBeenCalled();
  });
});
