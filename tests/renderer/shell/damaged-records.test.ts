/** The texts and actions for damaged records: above every screen, and where the records do not open. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import type { Component } from 'vue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BridgeError, connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import DamageBanner from '../../../renderer/shell/banners/DamageBanner.vue';
import RecordsDamaged from '../../../renderer/shell/RecordsDamaged.vue';
import RecordsWait from '../../../renderer/shell/RecordsWait.vue';
import RepairedBanner from '../../../renderer/shell/banners/RepairedBanner.vue';
import { useCounterStore } from '../../../renderer/state/counter-store.ts';
import { useStatusStore } from '../../../renderer/state/status-store.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { RecordsDamage, RepairAnswer } from '../../../shared/model/records.ts';
import type { KioskStatus } from '../../../shared/model/status.ts';
import { fixtureAccount, locked, noAccount, unlocked } from '../../support/fixture/account.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { status } from '../../support/fixture/data.ts';
import { shortSupportContent, supportFile } from '../../support/fixture/support.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';

const rows: RecordsDamage = { areas: ['orders', 'payments'], repairable: false };
const indexes: RecordsDamage = { areas: ['search'], repairable: true };

let wrapper: VueWrapper;
const global = { plugins: [i18n] };
const page = (): string => document.body.textContent;
async function press(words: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent.includes(words));
  if (button === undefined) throw new Error(`no button ${words}`);
  button.click();
  await flushPromises();
}
beforeEach(() => setActivePinia(createPinia()));
afterEach(() => wrapper.unmount());

async function openBanner(
  banner: Component,
  more: Partial<KioskStatus>,
  answers: FixtureAnswers = {},
): Promise<FixtureKiosk> {
  const backups = {
    folder: '/media/backup',
    running: false,
    erasing: 0,
    dueSince: null,
    last: null,
    failure: null,
  };
  const kiosk = fixtureKiosk([], 0, {
    kioskStatus: () => ({ ...status, mode: 'account', practiceReason: null, backups, ...more }),
    ...answers,
  });
  connect(kiosk.bridge);
  await Promise.all([useStatusStore().load(), useCounterStore().load()]);
  wrapper = mount(banner, { global, attachTo: document.body });
  await flushPromises();
  return kiosk;
}

describe('above every screen', () => {
  it('damaged parts are named, and the newest backup is one press away from a supervisor', async () => {
    await openBanner(
      DamageBanner,
      { blocked: 'damaged', damage: rows },
      fixtureAccount({ ...noAccount, supervisor: unlocked }, '4711'),
    );
    expect(page()).toContain('Damaged parts: orders, payments and refunds.');

    await press('Restore a backup');
    await flushPromises();

    expect(page()).toContain('21\u00a0November 2026');
    expect(page()).toContain('Restore this backup');
  });

  it('a backup needs the PIN of a supervisor', async () => {
    const { made } = await openBanner(
      DamageBanner,
      { blocked: 'damaged', damage: rows },
      fixtureAccount({ ...noAccount, supervisor: locked }, '4711'),
    );

    await press('Restore a backup');

    expect(page()).toContain('needs a supervisor');
    expect(made.map(({ name }) => name)).not.toContain('listBackups');
  });

  it.each<[RepairAnswer, string]>([
    ['disk-full', 'too little space for the repair'],
    ['failed', 'could not be repaired'],
  ])('a repair that ends with %s says so', async (answer, words) => {
    await openBanner(DamageBanner, { blocked: 'damaged', damage: indexes }, { repairRecords: () => answer });
    expect(page()).toContain('Damaged parts: search. No data is lost.');
    expect(page()).not.toContain(words);

    await press('Repair the records');

    expect(page()).toContain(words);
    expect(page().includes('Restore a backup')).toBe(answer === 'failed');
  });

  it('a repair of practice that failed leads to a new beginning', async () => {
    await openBanner(
      DamageBanner,
      { mode: 'practice', blocked: 'damaged', damage: indexes },
      { repairRecords: () => 'failed' },
    );

    await press('Repair the records');

    expect(page()).toContain('The practice records could not be repaired.');
    expect(page()).toContain('Begin practice anew…');
  });

  it.each([
    ['damaged parts', rows, 'No preview or photo can be made. '],
    ['a repair that failed', indexes, 'could not be repaired. Nothing was changed. '],
  ])('practice on a locked kiosk is not begun anew after %s', async (_, damage, words) => {
    const counter = { people: [], who: null, locked: false, kioskLocked: true, lockAfterMinutes: null };
    const answers = { repairRecords: () => 'failed' as const, counter: () => counter };
    await openBanner(DamageBanner, { mode: 'practice', blocked: 'damaged', damage }, answers);
    if (damage.repairable) await press('Repair the records');

    expect(page()).toContain(`${words}A locked kiosk does not begin practice anew. Turn off the kiosk lock`);
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });

  it('practice begins anew only after a question', async () => {
    const { made } = await openBanner(DamageBanner, { mode: 'practice', blocked: 'damaged', damage: rows });
    const begun = (): boolean => made.some(({ name }) => name === 'startNewRecords');
    await press('Begin practice anew');
    expect(begun()).toBe(false);

    await press('Begin anew');

    expect(begun()).toBe(true);
  });

  it('repaired records are told until staff have read it', async () => {
    await openBanner(RepairedBanner, { repaired: true });
    expect(page()).toContain('have been repaired');

    await press('I have read it');

    expect(page()).not.toContain('have been repaired');
  });

  it('nothing is told of records that were not damaged', async () => {
    await openBanner(RepairedBanner, {});

    expect(page()).toBe('');
  });
});

describe('where the records do not open', () => {
  async function open(
    details: Readonly<Record<string, string | boolean>>,
    answers: FixtureAnswers = {},
    locked = false,
  ): Promise<FixtureKiosk> {
    const kiosk = fixtureKiosk([], 0, answers);
    connect(kiosk.bridge);
    const error = new BridgeError(new KioskError('RECORDS_DAMAGED', '', details).toShape());
    wrapper = mount(RecordsDamaged, { props: { error, locked }, global, attachTo: document.body });
    await flushPromises();
    return kiosk;
  }
  const parts = { mode: 'account', areas: 'customers,codes', repairable: false };

  it('the support file is shown, then saved and noted', async () => {
    const { made } = await open(parts, { supportFile: () => supportFile(shortSupportContent) });
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:support');
    const calls = (): readonly string[] => made.map(({ name }) => name);

    await press('Show the support file');
    expect(document.querySelector('dialog pre')?.textContent).toBe(
      JSON.stringify(shortSupportContent, null, 2),
    );
    expect(calls()).not.toContain('noteSupportFile');

    await press('Save the support file');
    expect(saved).toHaveBeenCalledOnce();
    expect(calls()).toContain('noteSupportFile');
    vi.restoreAllMocks();
  });

  it('the support file of a locked kiosk can be read, and not saved', async () => {
    await open(parts, {
      supportFile: () => supportFile(shortSupportContent),
      kioskLock: () => ({ on: true }),
    });
    await press('Show the support file');
    expect(document.querySelector('dialog pre')?.textContent).toContain('KEYCHAIN_UNAVAILABLE');
    expect(page()).toContain('This kiosk is locked, so the file cannot be saved');
    expect(page()).not.toContain('Save the support file');
  });

  it('the damaged parts are named, and the newest backup that can be read is offered from the known folder', async () => {
    const read: string[] = [];
    const { made } = await open(parts, {
      newerThanBackup({ id }) {
        read.push(id);
        return read.length === 1 ? 'damaged' : null;
      },
    });
    expect(page()).toContain('Damaged parts: customers, photo codes. Headroom has deleted nothing');

    await press('Restore a backup');
    await flushPromises();

    expect(made.find(({ name }) => name === 'listBackups')?.args).toEqual({
      folder: '/media/backup',
      typed: '',
    });
    expect(read).toHaveLength(2);
    expect(page()).toContain(
      'Newer backups that cannot be read, because a file is missing or has changed: 1.',
    );
    await press('Restore this backup');
    expect(wrapper.emitted('opened')).toHaveLength(1);
  });

  it('all backups are listed again when none can be read', async () => {
    await open(parts, { newerThanBackup: () => 'damaged' });

    await press('Restore a backup');
    await flushPromises();

    expect(page()).toContain('A file of this backup is missing or has changed.');
    expect(page()).not.toContain('Restore this backup');
    expect(document.querySelectorAll('[data-row]')).toHaveLength(3);
  });

  it('practice on a locked kiosk is not begun anew', async () => {
    await open({ ...parts, mode: 'practice' }, {}, true);
    expect(page()).toContain('The kiosk is locked, and its PINs are not here.');
    expect(page()).not.toContain('Begin it anew');
    expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent.trim())).toEqual([
      'Try again',
      'Show the support file',
    ]);
  });

  it('a locked kiosk is not said to offer new records', async () => {
    await open(parts, {}, true);

    expect(page()).toContain('ask technical support to sign in with another account');
    expect(page()).not.toContain('start with new records');
    expect(page()).toContain('Restore a backup…');
  });

  it('a file of which nothing can be read is told so', async () => {
    await open({ mode: 'account', reason: 'header' });

    expect(page()).toContain('Nothing in the file records.sqlite can be read.');
  });

  it('a repair that failed is told, with what may help', async () => {
    await open({ ...parts, repairable: true });

    expect(page()).toContain('Free some space on this computer’s disk and press Try again.');
  });

  it('practice has no backups, and begins anew', async () => {
    const { made } = await open({ ...parts, mode: 'practice' });
    expect(page()).not.toContain('Restore a backup');

    await press('Begin practice anew');
    await press('Begin anew');

    expect(made.map(({ name }) => name)).toEqual(['startNewRecords']);
    expect(wrapper.emitted('opened')).toHaveLength(1);
  });
});

it.each([
  ['repair', 'Repairing the records'],
  ['restore', 'Putting the backup in place'],
])('the page that waits for a %s says that it is %s', (reason, words) => {
  const error = new BridgeError(new KioskError('RECORDS_CHECKING', '', { reason }).toShape());
  wrapper = mount(RecordsWait, { props: { error }, global, attachTo: document.body });

  expect(page()).toContain(words);
});
