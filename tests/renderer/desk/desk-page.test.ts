/** The desk: what needs staff comes first, and the page says that it is ready only when it is. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, it, onTestFinished, vi } from 'vitest';
import { connect } from '../../../renderer/bridge/bridge.ts';
import DeskPage from '../../../renderer/desk/DeskPage.vue';
import { i18n } from '../../../renderer/i18n/index.ts';
import { router } from '../../../renderer/router.ts';
import { useStatusStore } from '../../../renderer/state/status-store.ts';
import type { KioskStatus } from '../../../shared/model/status.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { fixtureKiosk } from '../../support/fixture/kiosk.ts';
import { openingCheck } from '../../support/fixture/opening-check.ts';
import { printerStatus, status } from '../../support/fixture/data.ts';
import { sceneOrder } from '../../support/fixture/scenes.ts';

const account: KioskStatus = { ...status, mode: 'account', practiceReason: null };

async function openDesk(
  scenes: readonly string[],
  state: Partial<KioskStatus> = {},
  instead: FixtureAnswers = {},
): Promise<VueWrapper> {
  const orders = scenes.map((scene, index) => {
    const order = sceneOrder(scene);
    const id: typeof order.id = `ord_${String(index).repeat(32)}`;
    return { ...order, id };
  });
  const kiosk = fixtureKiosk(orders, 0, { kioskStatus: () => ({ ...account, ...state }), ...instead });
  setActivePinia(createPinia());
  connect(kiosk.bridge);
  await useStatusStore().load();
  const page = mount(DeskPage, { global: { plugins: [router, i18n] } });
  onTestFinished(() => page.unmount());
  await flushPromises();
  return page;
}
const ready = 'Ready for the next customer.';

it('lists orders that need staff first, under a heading and with their number', async () => {
  const page = await openDesk(['shot', 'owed', 'document']);

  const [column] = page.findAll('section.column');
  expect(column?.findAll('h3').map((heading) => heading.text().replace(/\s+/g, ' '))).toEqual([
    'Needs you 1',
    'In progress 2',
  ]);
  expect(column?.findAll('[data-row]')[0]?.text()).toContain('Paid, final owed');
  expect(page.text()).not.toContain(ready);
});

it('says of a finished order how much was given back', async () => {
  const page = await openDesk(['refunded-done']);

  const [, done] = page.findAll('section.column');
  expect(done?.text()).toContain('Amelia Okafor');
  expect(done?.text()).toContain('Refunded £12.00');
});

it('says that an order needs staff, in place of being ready', async () => {
  const page = await openDesk(['owed', 'shot']);

  expect(page.text()).toContain('One order needs you first.');
  expect(page.text()).not.toContain(ready);
});

it('is ready for the next customer when nothing is in its way', async () => {
  expect((await openDesk(['shot'])).text()).toContain(ready);
});

it.each([
  ['the usual printer has no paper', { printers: [printerStatus({ light: 'bad', trouble: 'media-empty' })] }],
  ['the service does not answer', { service: { ...status.service, light: 'bad' } }],
  ['the state of the service is not known', { service: { ...status.service, light: 'off' } }],
  ['paid calls are blocked', { blocked: 'records-incomplete' }],
] as const)('is not ready while %s', async (_, state) => {
  const page = await openDesk(['shot'], state);

  expect(page.text()).toContain('In progress');
  expect(page.text()).not.toContain(ready);
});

const hour = 3_600_000;
const backup = (hoursAgo: number) => ({
  ...{ at: new Date(Date.now() - hoursAgo * hour).toISOString(), orders: 1, pictures: 1 },
  ...{ missing: 0, sameDisk: false, unfinished: null },
});
const unfinished = { ...backup(1), unfinished: { step: 'erasing', trouble: 'full' } } as const;
const failure = { at: new Date().toISOString(), trouble: 'gone' } as const;
const folder = '/media/backup';

it.each([
  [
    'age',
    { folder, running: false, erasing: 0, dueSince: null, last: backup(0), failure: null },
    /Last backup: \d\d:\d\d, new files read back/,
    null,
  ],
  [
    'age',
    { folder, running: false, erasing: 0, dueSince: null, last: backup(25), failure },
    /Last backup: .*, new files read back/,
    null,
  ],
  [
    'want',
    { folder, running: false, erasing: 0, dueSince: null, last: backup(27), failure },
    /No backup since/,
    'See why',
  ],
  [
    'want without a failure',
    { folder, running: true, erasing: 0, dueSince: backup(1).at, last: backup(27), failure: null },
    /No backup since/,
    'See why',
  ],
  [
    'rest of the last',
    { folder, running: false, erasing: 0, dueSince: null, last: unfinished, failure: null },
    /Last backup: .*\. Something is left to do in earlier backups/,
    'See why',
  ],
  [
    'want',
    { folder: '', running: false, erasing: 0, dueSince: null, last: null, failure: null },
    /No backups are made/,
    'Set up backups',
  ],
  [
    'first failure',
    { folder, running: false, erasing: 0, dueSince: null, last: null, failure },
    /No backup could be made yet/,
    'See why',
  ],
  [
    'beginning',
    { folder, running: true, erasing: 0, dueSince: null, last: null, failure: null },
    /The first backup is being made/,
    null,
  ],
])('tells the %s of backups in one line', async (_, backups, words, way) => {
  const page = await openDesk([], { backups });

  const line = page.find('.backup');
  expect(line.text()).toMatch(words);
  expect(line.find('a').exists() ? line.find('a').text() : null).toBe(way);
});

it('takes a text that no order matches to the search of customers', async () => {
  const page = await openDesk(['shot']);
  await page.get('.search input').setValue('okafar');
  await vi.waitFor(() => expect(page.text()).toContain('No order matches “okafar”'));

  await page
    .findAll('button')
    .find((button) => button.text().includes('Search customers'))
    ?.trigger('click');
  // The screen is loaded when it is first opened.
  await vi.waitFor(
    () => expect(router.currentRoute.value).toMatchObject({ name: 'customers', query: { find: 'okafar' } }),
    { timeout: 20_000 },
  );
});

const checked = openingCheck([], new Date(2026, 10, 26, 8, 52).toISOString());

it('offers the opening check until it was made today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 26, 8, 45) });
  onTestFinished(() => void vi.useRealTimers());
  const yesterday = openingCheck([], new Date(2026, 10, 25, 23, 59).toISOString());
  const page = await openDesk(['shot'], {}, { lastOpeningCheck: () => yesterday });

  expect(page.text()).toContain('The opening check has not been made today.');
  expect(page.get('a[href="#/opening-check"]').text()).toContain('Start the opening check');
});

it.each([
  ['bad', [{ finding: 'light.black', facts: {} }]],
  ['warn', [{ finding: 'light.dim', facts: {} }]],
  ['ok', []],
] as const)('says when it was checked, and by whom: %s', async (light, items) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 26, 18, 0) });
  onTestFinished(() => void vi.useRealTimers());
  const page = await openDesk(['shot'], {}, { lastOpeningCheck: () => openingCheck(items, checked.at) });

  expect(page.text()).toContain('Checked at 08:52 by Asha.');
  expect(page.find(`.check .mark-${light}`).exists()).toBe(true);
});

it('says when it was checked where nobody had signed in', async () => {
  const page = await openDesk(['shot'], {}, { lastOpeningCheck: () => openingCheck([], undefined, null) });

  expect(page.text()).toContain('Checked at 08:52.');
});
