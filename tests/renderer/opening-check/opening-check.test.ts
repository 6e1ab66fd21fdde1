/** The screen of the opening check: what stops the first customer comes first, and Enter leads there. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, it, vi } from 'vitest';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n, speak } from '../../../renderer/i18n/index.ts';
import { useCameraStore } from '../../../renderer/camera/camera-store.ts';
import OpeningCheckPage from '../../../renderer/opening-check/OpeningCheckPage.vue';
import { sentenceOf, stateWordOf, titleOf } from '../../../renderer/opening-check/check-words.ts';
import { wayOf } from '../../../renderer/opening-check/ways.ts';
import { router } from '../../../renderer/router.ts';
import { useOpeningCheckStore } from '../../../renderer/state/opening-check-store.ts';
import { useSettingsStore } from '../../../renderer/state/settings-store.ts';
import { useStatusStore } from '../../../renderer/state/status-store.ts';
import { listenForShortcuts } from '../../../renderer/ui/use-shortcut.ts';
import { KioskError } from '../../../shared/errors.ts';
import { practiceCameraId } from '../../../shared/camera/practice.ts';
import { languages } from '../../../shared/language/languages.ts';
import { findings, nameOf, stateOf, type CheckItem } from '../../../shared/model/opening-check.ts';
import type { StudioSettings } from '../../../shared/model/settings.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { settings, status } from '../../support/fixture/data.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';
import { openingCheck } from '../../support/fixture/opening-check.ts';

let page: VueWrapper;
let kiosk: FixtureKiosk;
let stop: () => void;
afterEach(async () => {
  page.unmount();
  stop();
  await speak('en');
});

async function open(answers: FixtureAnswers, camera: StudioSettings['camera'] = null): Promise<void> {
  setActivePinia(createPinia());
  useCameraStore().remember(camera);
  kiosk = fixtureKiosk([], 0, answers);
  connect(kiosk.bridge);
  await Promise.all([useSettingsStore().load(), useStatusStore().load(), router.push('/opening-check')]);
  stop = listenForShortcuts();
  page = mount(OpeningCheckPage, { global: { plugins: [router, i18n] }, attachTo: document.body });
  await flushPromises();
}
const opened = (...instead: readonly CheckItem[]): Promise<void> =>
  open({ makeOpeningCheck: ({ scene }) => openingCheck([...scene, ...instead]) });

async function press(key: string): Promise<void> {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await flushPromises();
}
const titles = (): readonly string[] => page.findAll('h2').map((each) => each.text().replace(/\s+/g, ' '));
const next = (): string => page.get('.next').text();

it('says in one calm line that everything is ready, and Enter goes back to the desk', async () => {
  await opened();

  expect(page.get('.verdict').text()).toBe(
    'Everything is ready for the first customerChecked at 08:52 by Asha.',
  );
  expect(titles().slice(0, 3)).toEqual(['Records OK', 'Photo service OK', 'Credit OK']);
  expect(next()).toBe('Back to the desk');
  await press('Enter');
  expect(router.currentRoute.value.name).toBe('desk');
});

it('names what stops the first customer first, and Enter leads to its remedy', async () => {
  await opened(
    { finding: 'backup.off', facts: {} },
    {
      finding: 'calibration.not-calibrated',
      facts: { id: 'cups:DS620', printer: 'DS620', medium: '4x6in', days: 90 },
    },
  );

  expect(page.text()).toContain('One thing stops the first customer');
  expect(titles().slice(0, 2)).toEqual(['Calibration Stops the first customer', 'Backup Check']);
  expect(next()).toBe('Calibrate');
  const push = vi.spyOn(router, 'push').mockResolvedValue(undefined);
  await press('Enter');
  expect(push.mock.calls.map(([to]) => router.resolve(to).fullPath)).toEqual([
    '/settings/printers?printer=cups:DS620&medium=4x6in&calibrate=1',
  ]);
  push.mockRestore();
});

it('offers to check again where the remedy is not on a screen', async () => {
  await opened({ finding: 'light.black', facts: {} });

  expect(next()).toBe('Check again');
  await press('Enter');
  expect(kiosk.made.filter(({ name }) => name === 'makeOpeningCheck')).toHaveLength(2);
});

it('says how many things need a look, none of which stops anyone', async () => {
  await opened({ finding: 'backup.off', facts: {} }, { finding: 'light.dim', facts: {} });

  expect(page.text()).toContain('2 things need a look; nothing stops the first customer');
  expect(next()).toBe('Back to the desk');
});

it('is walked through by keyboard: C checks again, arrows move over the ways, Escape leaves', async () => {
  await opened({ finding: 'backup.off', facts: {} }, { finding: 'disk.low', facts: { bytes: 9e8 } });
  await press('c');
  expect(kiosk.made.filter(({ name }) => name === 'makeOpeningCheck')).toHaveLength(2);

  const ways = page.findAll<HTMLElement>('[data-row]');
  expect(ways.map((way) => way.text())).toEqual(['See what takes space', 'Open backups']);
  ways[0]?.element.focus();
  await ways[0]?.trigger('keydown', { key: 'ArrowDown' });
  expect(document.activeElement).toBe(ways[1]?.element);
  await press('Escape');
  expect(router.currentRoute.value.name).toBe('desk');
});

it('asks again after a failure, and leaves the last check as it was', async () => {
  let isBroken = true;
  await open({
    makeOpeningCheck() {
      if (isBroken) throw new KioskError('RECORDS_BUSY', 'for the test');
      return openingCheck();
    },
  });
  expect(page.find('.verdict').exists()).toBe(false);
  expect(page.find('.notice, [role=alert]').exists()).toBe(true);

  isBroken = false;
  await press('c');

  expect(page.text()).toContain('Everything is ready');
});

it('in practice, the practice camera is not judged', async () => {
  await opened();

  expect(kiosk.made.find(({ name }) => name === 'makeOpeningCheck')?.args).toEqual({
    scene: ['camera.practice', 'light.unseen', 'backdrop.unseen'].map((finding) => ({ finding, facts: {} })),
  });
});

it('in a studio with an account, the practice camera stops the first customer, and Enter leads to the camera', async () => {
  await open({
    kioskStatus: () => ({ ...status, mode: 'account', practiceReason: null }),
    makeOpeningCheck: ({ scene }) => openingCheck(scene),
  });

  expect(page.text()).toContain('One thing stops the first customer');
  expect(titles()[0]).toBe('Camera Stops the first customer');
  expect(next()).toBe('Choose a camera');
});

it.each([
  [
    'without a camera',
    [],
    'No camera is connected. Pictures come from the watched folder.',
    ['camera.folder', null],
  ],
  [
    'with a camera that is not chosen',
    [{ id: 'gphoto2:usb:001,004', label: 'EOS R6' }],
    'A camera is connected, but the practice camera is chosen. Pictures come from the watched folder.',
    ['camera.not-chosen', 'Choose a camera'],
  ],
] as const)(
  'in a studio with an account, pictures of a watched folder stop nobody, %s',
  async (_what, cameras, sentence, found) => {
    await open(
      {
        kioskStatus: () => ({ ...status, mode: 'account', practiceReason: null }),
        settings: () => ({ ...settings, watchedFolder: '/tether' }),
        connectedCameras: () => cameras,
        makeOpeningCheck: ({ scene }) => openingCheck(scene),
      },
      { deviceId: practiceCameraId, label: '' },
    );

    expect(page.text()).toContain('Everything is ready');
    expect(page.text()).toContain(sentence);
    const [item] = useOpeningCheckStore().last?.items.filter((one) => nameOf(one) === 'camera') ?? [];
    expect([item?.finding, item === undefined ? null : (wayOf(item)?.words ?? null)]).toEqual(found);
  },
);

const facts = {
  ...{ id: 'cups:DS620', printer: 'DS620', medium: '4x6in', camera: 'C920', folder: 'Tether' },
  ...{ at: '2026-10-02T09:00:00.000Z', days: 90, bytes: 1_500_000_000, count: 5, percent: 12 },
  ...{ trouble: 'media-empty' },
};

it.each(languages)('%s: every finding has a sentence without a gap', async (language) => {
  await opened();
  await speak(language);
  const warn = vi.spyOn(console, 'warn');
  const words = { ownMedia: [], now: Date.parse('2026-11-26T09:00:00.000Z') };

  for (const finding of findings) {
    const trouble = finding === 'camera.trouble' ? 'busy' : facts.trouble;
    const item = { finding, facts: { ...facts, trouble } };
    expect([finding, sentenceOf(item, words)]).toEqual([finding, expect.stringMatching(/^[^{}|]{4,}[.?]$/)]);
    expect(titleOf(item)).toMatch(/^\P{Ll}?[^{}]+$/u);
  }
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

it('what could not be found out is called not known, not something that does not apply', async () => {
  await opened();
  const notKnown = findings.filter((finding) => stateWordOf({ finding, facts }) === 'Not known');

  expect(notKnown).toEqual([
    ...['light.unseen', 'backdrop.unseen', 'credit.unknown', 'credit.not-now'],
    ...['paper.uncounted', 'clock.unknown', 'lock.unknown'],
  ]);
});

it('every finding that stops a customer leads to its remedy, or says it where no screen has one', async () => {
  await opened();
  const bySentence = findings.filter((finding) => {
    const item = { finding, facts };
    return stateOf(item) === 'stops' && wayOf(item) === null;
  });

  expect(bySentence).toEqual([
    ...['records.read-only', 'records.unsafe-disk', 'records.records-incomplete', 'records.damaged'],
    ...['camera.card-full', 'light.black', 'light.burnt'],
    ...['service.busy', 'service.fault', 'service.certificate', 'service.practice-amiss'],
  ]);
});
