/** The banner about a date that may be wrong, and the dialog in which a supervisor confirms it. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import { router } from '../../../renderer/router.ts';
import DateBanner from '../../../renderer/shell/banners/DateBanner.vue';
import { useStatusStore } from '../../../renderer/state/status-store.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { DateDoubt } from '../../../shared/model/date-doubt.ts';
import { status } from '../../support/fixture/data.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';

const doubt: DateDoubt = {
  now: '2031-03-05T12:00:00.000Z',
  known: '2026-11-20T16:30:00.000Z',
  service: '2026-11-21T12:00:00.000Z',
};
let wrapper: VueWrapper;
let kiosk: FixtureKiosk;
let isLocked: boolean;
const page = (): string => document.body.textContent;
const dialog = (): HTMLDialogElement | null => document.querySelector('dialog');

beforeEach(async () => {
  isLocked = false;
  setActivePinia(createPinia());
  kiosk = fixtureKiosk([], 0, {
    kioskStatus: () => ({ ...status, dateDoubt: doubt }),
    confirmDate() {
      if (isLocked) throw new KioskError('SUPERVISOR_REQUIRED', 'nobody has unlocked');
      return status;
    },
  });
  connect(kiosk.bridge);
  await useStatusStore().load();
  wrapper = mount(DateBanner, { global: { plugins: [router, i18n] }, attachTo: document.body });
});
afterEach(() => wrapper.unmount());

async function open(): Promise<void> {
  await wrapper.find('button').trigger('click');
  await expect.poll(dialog).not.toBe(null);
}
/** Presses twice, as assistive technology does, which cannot hold a button. */
async function confirm(): Promise<void> {
  const button = [...document.querySelectorAll('button')].find((each) =>
    each.textContent.includes('Confirm date'),
  );
  for (let press = 0; press < 2; press += 1) button?.dispatchEvent(new MouseEvent('click', { detail: 0 }));
  await flushPromises();
}

it('says which date the computer has, and that nothing goes', () => {
  expect(page()).toContain('it is set to 5\u00a0March 2031');
  expect(page()).toContain('erases no old data until you check it');
});

it('compares the date with what is known, and is gone once a supervisor has confirmed it', async () => {
  await open();
  expect(page()).toMatch(/Wednesday,? 5\u00a0March 2031/);
  expect(page()).toMatch(/Saturday,? 21\u00a0November 2026/);
  expect(page()).toMatch(/Friday,? 20\u00a0November 2026/);

  await confirm();

  expect(kiosk.made.map(({ name }) => name)).toContain('confirmDate');
  expect(page()).toBe('');
});

it('asks for the supervisor’s PIN, and confirms nothing without it', async () => {
  isLocked = true;
  await open();
  await confirm();

  expect(page()).toContain('Only a supervisor can confirm the date.');
  expect(useStatusStore().status?.dateDoubt).toEqual(doubt);
});

it('closes when the clock was set right, and does not open on its own for a later doubt', async () => {
  await open();
  const store = useStatusStore();
  store.status = status;
  await flushPromises();
  expect(dialog()).toBe(null);

  store.status = { ...status, dateDoubt: { ...doubt, service: null } };
  await flushPromises();

  expect(page()).toContain('it is set to 5\u00a0March 2031');
  expect(dialog()).toBe(null);
});
