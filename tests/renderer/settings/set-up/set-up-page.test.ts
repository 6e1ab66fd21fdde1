/** The first run as a person walks through it, over a fixture kiosk. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RouterView } from 'vue-router';
import {
  setUpSteps,
  type SetUpPlace,
  type SetUpState,
  type SetUpView,
} from '../../../../shared/model/set-up.ts';
import { connect } from '../../../../renderer/bridge/bridge.ts';
import { useCameraStore } from '../../../../renderer/camera/camera-store.ts';
import { i18n } from '../../../../renderer/i18n/index.ts';
import { router } from '../../../../renderer/router.ts';
import { useSettingsStore } from '../../../../renderer/state/settings-store.ts';
import { useSetUpStore } from '../../../../renderer/state/set-up-store.ts';
import { useStatusStore } from '../../../../renderer/state/status-store.ts';
import { answerKey } from '../../../../renderer/ui/use-shortcut.ts';
import { status } from '../../../support/fixture/data.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../../support/fixture/kiosk.ts';
import { studioAnswers } from '../../../support/fixture/studios.ts';

let page: VueWrapper;
let kiosk: FixtureKiosk;
let place: SetUpPlace;
let dismissed: boolean;

/** In practice: nothing is done, and two steps need an account. */
function view(): SetUpView {
  const stateOf = (step: (typeof setUpSteps)[number]): SetUpState => {
    if (step === 'recovery' || step === 'backups') return 'later';
    if (place.confirmed.includes(step)) return 'done';
    return place.skipped.includes(step) ? 'skipped' : 'open';
  };
  const states = Object.fromEntries(setUpSteps.map((step) => [step, stateOf(step)])) as SetUpView['states'];
  return { place, opens: false, reminds: !dismissed, states };
}

beforeEach(async () => {
  place = { at: 'screen', confirmed: [], skipped: [], left: false };
  dismissed = false;
  setActivePinia(createPinia());
  kiosk = fixtureKiosk([], 0, {
    ...studioAnswers('no-pin'),
    kioskStatus: () => ({ ...status, mode: 'practice', practiceReason: 'no-account', backups: null }),
    setUp: view,
    keepSetUp(next) {
      place = next;
      return view();
    },
    dismissSetUp() {
      dismissed = true;
      return view();
    },
  });
  connect(kiosk.bridge);
  await Promise.all([useSettingsStore().load(), useStatusStore().load(), useSetUpStore().load()]);
  await router.push('/set-up');
  page = mount(RouterView, { global: { plugins: [router, i18n] }, attachTo: document.body });
  await settle();
});
afterEach(async () => {
  await router.push('/day');
  page.unmount();
  document.body.innerHTML = '';
});

/** The sections are files of their own, which are loaded when the address changes. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await flushPromises();
}
async function enter(): Promise<void> {
  answerKey(new KeyboardEvent('keydown', { key: 'Enter' }));
  await settle();
}
async function go(step: string): Promise<void> {
  await router.push(`/set-up/${step}`);
  await settle();
}
const here = (): string => router.currentRoute.value.path;
const next = (): string => document.querySelector('.next')?.textContent.trim() ?? '';
const text = (): string => document.body.textContent.replace(/\s+/g, ' ');

const without: Readonly<Record<(typeof setUpSteps)[number], string>> = {
  screen: 'Without a choice here, screens, papers and e-mails stay in English.',
  studio: 'Without a name of its own, receipts, slips and the customer’s screen say “Our studio”.',
  staff: 'Without a supervisor’s PIN, anyone at the counter can change prices, tax and all other settings.',
  account: 'Without an account, Headroom stays in practice: photos cost nothing and say PRACTICE.',
  recovery:
    'Without the recovery key, nobody can open the studio’s records and pictures once this computer or its keychain is lost.',
  camera: 'Without a camera, shots come from picture files, the watched folder or the drawn practice camera.',
  printers: 'Without a calibrated printer, Headroom prints no ID photos: sheets are saved as PDF.',
  printing: 'Without a printer chosen here, sheets, slips and receipts are saved as files.',
  prices: 'Without prices of your own, a photo costs £12.00 with 20% tax: Headroom’s example.',
  backups: 'Without backups, the studio’s data is lost with the disk of this computer.',
  mail: 'Without a mail account and its password, photos and receipts cannot be e-mailed to customers.',
};

it('begins with the language, and says what is missing without each step', async () => {
  expect(text()).toContain('Step 1 of 9');
  expect(text()).toContain('Without a choice here, screens, papers and e-mails stay in English.');
  for (const step of setUpSteps) {
    await go(step);
    expect(document.querySelector('.without')?.textContent, step).toContain(without[step]);
  }
});

it('accepts a choice that can be right as it is, and skips what was not set up', async () => {
  expect(next()).toBe('Continue');
  await enter();
  expect([here(), place.confirmed]).toEqual(['/set-up/studio', ['screen']]);
  expect(next()).toBe('Skip for now');
  await enter();
  expect([here(), place.skipped]).toEqual(['/set-up/staff', ['studio']]);
  expect(text()).toContain('skipped');
});

it('saves what was entered, and then continues', async () => {
  await go('studio');
  const field = document.querySelector('input');
  if (field === null) throw new Error('no field');
  field.value = 'Photo Rossi';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
  expect(next()).toBe('Save and continue');
  await enter();
  expect(kiosk.made.map(({ name }) => name)).toContain('saveSettings');
  expect(here()).toBe('/set-up/staff');
});

it('passes the steps that need an account, and continues in practice without one', async () => {
  await go('account');
  expect(next()).toBe('Continue in practice');
  await enter();
  expect([here(), place.confirmed]).toEqual(['/set-up/camera', ['account']]);
  await go('prices');
  await enter();
  expect(here()).toBe('/set-up/mail');
});

it('counts only the steps that can be done, here as in the list', async () => {
  await go('prices');
  expect([text().includes('Step 8 of 9'), text().includes('0 of 9 steps done')]).toEqual([true, true]);
  await go('recovery');
  expect(text()).not.toMatch(/Step \d+ of/);
});

it('says of an account that was left out that this is practice, and draws it as no success', async () => {
  const account = (): Element | null => document.querySelector('.list a[href$="/set-up/account"]');
  expect(account()?.textContent).not.toContain('in practice');
  await go('account');
  await enter();
  expect(account()?.querySelector('.state:not(.unseen)')?.textContent).toBe('in practice');
  expect(account()?.querySelector('.state-ok')).toBeNull();
  useStatusStore().status = { ...status, mode: 'account', practiceReason: null };
  await settle();
  expect(account()?.querySelector('.state')?.textContent).toBe('done');
  expect(account()?.querySelector('.state-ok')).not.toBeNull();
});

it('counts a camera of the studio that shows a picture, and not the practice camera', async () => {
  await go('camera');
  const camera = useCameraStore();
  camera.phase = 'live';
  await settle();
  expect([camera.isPractice, next()]).toEqual([true, 'Skip for now']);
  camera.remember({ deviceId: 'left', label: 'Left camera' });
  await settle();
  camera.phase = 'live';
  await settle();
  expect(next()).toBe('Continue');
  await enter();
  expect(place.confirmed).toEqual(['camera']);
});

it('has left the first run on any other screen, and comes back to the same step', async () => {
  await go('printing');
  answerKey(new KeyboardEvent('keydown', { key: 'Escape' }));
  await settle();
  expect([here(), place]).toMatchObject(['/', { at: 'printing', left: true }]);
  await router.push('/set-up');
  await settle();
  expect([text().includes('Step 7 of 9'), place.left]).toEqual([true, false]);
});

it('ends with what is missing, and with the first order on Enter', async () => {
  await go('end');
  expect(text()).toContain('Set-up: 0 of 9 steps done');
  expect(text()).toContain('Without a calibrated printer');
  const dismiss = [...document.querySelectorAll('button')].find((one) =>
    one.textContent.includes('Do not remind me'),
  );
  dismiss?.click();
  await settle();
  expect(text()).toContain('The desk does not remind of these steps.');
  await enter();
  // The order's screen is loaded when it is first opened.
  await vi.waitFor(() => expect(here()).toBe('/order/ord_new'), { timeout: 20_000 });
});
