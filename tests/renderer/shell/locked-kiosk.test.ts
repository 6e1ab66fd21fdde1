/** A locked kiosk whose studio is open: leaving, and the system's dialogs. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import LockedKiosk from '../../../renderer/shell/locked/LockedKiosk.vue';
import { mayOpenDialog } from '../../../renderer/ui/files/system-dialogs.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';
import { studioAnswers } from '../../support/fixture/studios.ts';

let wrapper: VueWrapper;
let kiosk: FixtureKiosk;
const dialog = (): HTMLDialogElement | null => document.querySelector('dialog');

beforeEach(async () => {
  setActivePinia(createPinia());
  kiosk = fixtureKiosk([], 0, studioAnswers('locked'));
  connect(kiosk.bridge);
  wrapper = mount(LockedKiosk, { global: { plugins: [i18n] }, attachTo: document.body });
  await flushPromises();
});
afterEach(() => wrapper.unmount());

const key = (name: string, modifiers: KeyboardEventInit = {}): boolean =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: name, ...modifiers }),
  );

async function enterPin(digits: string): Promise<void> {
  const field = dialog()?.querySelector('input[type=password]');
  if (!(field instanceof HTMLInputElement)) throw new Error('no field for the PIN');
  field.value = digits;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await flushPromises();
  dialog()
    ?.querySelector('form')
    ?.dispatchEvent(new Event('submit', { cancelable: true }));
  await flushPromises();
}

describe('leaving', () => {
  it.each([
    ['a key that closes windows', () => key('q', { ctrlKey: true })],
    ['closing the window', () => kiosk.push('leaveAsked', null)],
  ])('takes the PIN after %s', async (_what, attempt) => {
    attempt();
    await flushPromises();
    expect(dialog()?.textContent).toContain('Leave Headroom?');
    expect(kiosk.made.map(({ name }) => name)).not.toContain('leaveHeadroom');

    await enterPin('4711');
    expect(kiosk.made.at(-1)).toMatchObject({ name: 'leaveHeadroom', args: { pin: '4711' } });
  });
});

describe('a dialog of the system', () => {
  it('opens once a supervisor has entered the PIN', async () => {
    const asked = mayOpenDialog();
    await flushPromises();
    expect(dialog()?.textContent).toContain('The kiosk is locked.');
    await enterPin('4711');
    expect(await asked).toBe(true);
    expect(await mayOpenDialog()).toBe(true);
  });

  it('does not open when nobody enters it', async () => {
    const asked = mayOpenDialog();
    await flushPromises();
    dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(await asked).toBe(false);
  });
});
