import { mount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineComponent, h } from 'vue';
import type { ShortcutKey } from '../../../renderer/ui/shortcut-keys.ts';
import { listenForShortcuts, useDialogShortcut, useShortcut } from '../../../renderer/ui/use-shortcut.ts';

const pressed = vi.fn<(by: string) => void>();
const place = (name: string, key: ShortcutKey) =>
  defineComponent({
    setup(_, { slots }) {
      useShortcut(key, () => pressed(name));
      return () => h('div', [h('button', { type: 'button' }), h('input'), slots['default']?.()]);
    },
  });
const press = (target: EventTarget, key: string, more: KeyboardEventInit = {}): void => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
};
let stop = (): void => undefined;

beforeEach(() => {
  pressed.mockClear();
  stop = listenForShortcuts();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

describe('the keyboard', () => {
  it('runs the next step on Enter from a field, but leaves Enter to a focused button', () => {
    const screen = mount(place('order', 'Enter'), { attachTo: document.body });

    press(screen.get('input').element, 'Enter');
    press(screen.get('button').element, 'Enter');

    expect(pressed).toHaveBeenCalledTimes(1);
    screen.unmount();
  });

  it('counts a held key once and leaves combinations to the system', () => {
    const screen = mount(place('order', 'Enter'), { attachTo: document.body });

    press(document.body, 'Enter');
    press(document.body, 'Enter', { repeat: true });
    press(document.body, 'Enter', { ctrlKey: true });

    expect(pressed).toHaveBeenCalledTimes(1);
    screen.unmount();
  });

  it('leaves the keys of the screen to an open dialog', () => {
    const screen = mount(place('codes', 'n'), { attachTo: document.body });
    const dialog = mount(
      defineComponent({
        setup() {
          useDialogShortcut('n', () => pressed('dialog'));
          return () => h('dialog', h('input'));
        },
      }),
      { attachTo: document.body },
    );

    press(document.body, 'n');
    press(dialog.get('input').element, 'n');
    dialog.unmount();
    press(document.body, 'n');

    expect(pressed.mock.calls).toEqual([['dialog'], ['codes']]);
    screen.unmount();
  });

  it('keeps letters as text while somebody types', () => {
    const screen = mount(place('desk', 'n'), { attachTo: document.body });

    press(screen.get('input').element, 'n');
    press(document.body, 'N');

    expect(pressed).toHaveBeenCalledTimes(1);
    screen.unmount();
  });

  it('asks the innermost screen first, and the outer one again when that has gone', () => {
    const outer = mount(place('page', 'Escape'), { attachTo: document.body });
    const inner = mount(place('step', 'Escape'), { attachTo: document.body });

    press(document.body, 'Escape');
    inner.unmount();
    press(document.body, 'Escape');

    expect(pressed.mock.calls).toEqual([['step'], ['page']]);
    outer.unmount();
  });

  it('leaves every key to an open dialog', () => {
    const screen = mount(place('order', 'Enter'), { attachTo: document.body });
    document.body.insertAdjacentHTML('beforeend', '<dialog></dialog>');

    press(document.body, 'Enter');

    expect(pressed).not.toHaveBeenCalled();
    screen.unmount();
  });
});

describe('Enter after a click', () => {
  const buttonOf = (screen: ReturnType<typeof mount>): HTMLButtonElement => screen.get('button').element;
  const tapped = (button: HTMLElement): void => {
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button.focus();
  };

  it('is the next step, whatever was clicked last', () => {
    const screen = mount(place('order', 'Enter'), { attachTo: document.body });
    tapped(buttonOf(screen));

    press(buttonOf(screen), 'Enter');

    expect(pressed).toHaveBeenCalledTimes(1);
    screen.unmount();
  });

  it('presses the button again once the keyboard has moved the focus to it', () => {
    const screen = mount(place('order', 'Enter'), { attachTo: document.body });
    const button = buttonOf(screen);
    tapped(button);
    button.blur();
    press(document.body, 'Tab');
    button.focus();

    press(button, 'Enter');

    expect(pressed).not.toHaveBeenCalled();
    screen.unmount();
  });
});
