/** The name of the person at the counter, and another person who signs in. */
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { connect } from '../../../renderer/bridge/bridge.ts';
import CounterName from '../../../renderer/shell/CounterName.vue';
import { useCounterStore } from '../../../renderer/state/counter-store.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';
import { studioAnswers } from '../../support/fixture/studios.ts';

beforeEach(() => setActivePinia(createPinia()));

async function open(studio: string) {
  const kiosk: FixtureKiosk = fixtureKiosk([], 0, studioAnswers(studio));
  connect(kiosk.bridge);
  const page = mount(CounterName, { attachTo: document.body });
  onTestFinished(() => page.unmount());
  await useCounterStore().load();
  await flushPromises();
  return { kiosk, page };
}
async function press(words: string): Promise<void> {
  const buttons = [...document.querySelectorAll<HTMLElement>('button')];
  const button = buttons.findLast((one) => one.textContent.trim().startsWith(words));
  if (button === undefined) throw new Error(`no button "${words}"`);
  button.click();
  await flushPromises();
}
async function enter(pin: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('dialog input');
  if (field === null) throw new Error('no PIN is asked for');
  field.value = pin;
  field.dispatchEvent(new Event('input'));
  await flushPromises();
}

it('is not there in a studio without staff', async () => {
  const { page } = await open('no-pin');
  expect(page.find('button').exists()).toBe(false);
});

it('another person signs in with three presses and the PIN', async () => {
  const { kiosk, page } = await open('locked');
  expect(page.get('button').text()).toBe('Asha');
  await press('Asha');
  await press('Bo');
  await enter('4711');
  await press('Sign in');

  expect(kiosk.made.find(({ name }) => name === 'signIn')?.args).toMatchObject({ pin: '4711' });
  expect(page.get('button').text()).toBe('Bo');
  expect(document.querySelector('dialog')).toBe(null);
});

it('a wrong PIN changes nothing, and the other names are one press away', async () => {
  const { page } = await open('locked');
  await press('Asha');
  await press('Bo');
  await enter('0000');
  await press('Sign in');
  expect(document.querySelector('dialog')?.textContent).toContain('Wrong PIN.');
  expect(page.get('button').text()).toBe('Asha');
  await press('Other names');
  expect(document.activeElement?.textContent).toBe('Asha');
  expect(document.querySelector('dialog')?.textContent).not.toContain('Wrong PIN.');
});

it('follows the main process, for a person who signed in on another page', async () => {
  const { kiosk, page } = await open('locked');
  const { people } = useCounterStore();
  const who = people[1]?.id ?? null;
  kiosk.push('counterChanged', { people, who, locked: false, kioskLocked: false, lockAfterMinutes: 5 });
  await flushPromises();
  expect(page.get('button').text()).toBe('Bo');
});
