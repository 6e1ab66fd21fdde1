import { flushPromises } from '@vue/test-utils';
import { afterEach, expect, it } from 'vitest';
import type { FoundBackups, NewerChanges, RestorableState } from '../../../shared/model/backups.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { noAccount } from '../../support/fixture/account.ts';
import { status } from '../../support/fixture/data.ts';
import { router } from '../../../renderer/router.ts';
import { openSettings, type OpenSettings } from './settings-page.ts';

const at = new Date(2026, 10, 24, 9, 5).toISOString();
const backup: RestorableState = {
  ...{ id: `${'a'.repeat(32)}/2026-11-24T09-05-00-000Z`, at, orders: 12, customers: 8, pictures: 30 },
  ...{ missing: 1, lastOrder: '261124-012', program: '1.4.0' },
};
const found: FoundBackups = { states: [backup], otherKey: 0, damaged: 0 };
const nothing: NewerChanges = {
  ...{ orders: [], orderCount: 0, payments: [], paymentCount: 0, calls: [], callCount: 0, acts: [] },
};

let settings: OpenSettings;
afterEach(() => {
  settings.close();
});
async function open(instead: FixtureAnswers, folder = '/media/backup'): Promise<void> {
  const backups = { folder, running: false, erasing: 0, dueSince: null, last: null, failure: null };
  settings = await openSettings('connected', 'backups', {
    kioskStatus: () => ({ ...status, mode: 'account', practiceReason: null, backups }),
    listBackups: () => found,
    ...instead,
  });
  await settings.press('Restore a backup');
}

const others = [
  'Changes listed in the audit log: 3',
  'Send and print nothing a second time',
  'Refund: 1',
  'PIN replaced: 2',
  'earlier names, roles and PINs',
];

it('a supervisor chooses a backup, reads what is newer, and restores it', async () => {
  const restored: string[] = [];
  await open({
    newerThanBackup: () => ({
      ...{ orders: [{ number: '261124-013', at }], orderCount: 61 },
      ...{ payments: [{ orderNumber: '261124-013', at, total: 1_200, currency: 'GBP' }], paymentCount: 1 },
      ...{ calls: [{ endpoint: 'generatePreview', orderNumber: null, at }], callCount: 1 },
      acts: [
        { act: 'pin-replaced', count: 2 },
        { act: 'refunded', count: 1 },
      ],
    }),
    restoreBackup({ id }) {
      restored.push(id);
      return 'restored';
    },
  });

  expect(settings.text()).toContain(
    'Orders: 12. Customers: 8. Pictures: 30. Last order: 261124-012. Made by Headroom 1.4.0.',
  );
  await settings.press('24\u00a0November 2026, 09:05');

  for (const words of [
    'Orders: 61',
    '261124-013 · 24 Nov, 09:05',
    'and 60 more',
    '£12.00',
    'no order',
    ...others,
  ]) {
    expect(settings.text()).toContain(words);
  }
  await settings.press('Restore this backup');
  expect(restored).toEqual([backup.id]);
  expect(document.querySelector('dialog')).toBe(null);
});

it('says why a backup cannot be restored, and leaves the way to another one', async () => {
  await open({ newerThanBackup: () => nothing, restoreBackup: () => 'damaged' });
  await settings.press('24\u00a0November 2026, 09:05');
  expect(settings.text()).toContain('No order, payment or use of credit is newer');
  expect(document.activeElement?.textContent).toBe('24\u00a0November 2026, 09:05');

  await settings.press('Restore this backup');

  expect(settings.text()).toContain('A file of this backup is missing or has changed.');
  await settings.press('Choose another backup');
  expect(document.activeElement?.textContent).toMatch(/^24\u00a0November 2026, 09:05.*Orders: 12\./);
});

it('looks into any folder', async () => {
  const asked: string[] = [];
  await open(
    {
      listBackups({ folder }) {
        asked.push(folder);
        return folder === '/gone' ? 'gone' : { states: [], otherKey: 0, damaged: folder === '/old' ? 2 : 0 };
      },
    },
    '',
  );
  expect(asked).toEqual([]);

  await settings.type('Folder with backups', '/gone');
  await settings.press('Find backups');
  expect(settings.text()).toContain('was not found. Nothing was changed.');
  await settings.type('Folder with backups', '/empty');
  await settings.press('Find backups');
  await flushPromises();

  expect(settings.text()).toContain('There are no backups in this folder.');
  await settings.type('Folder with backups', '/old');
  await settings.press('Find backups');
  expect(settings.text()).toContain('No backup in this folder can be read');
  expect(asked).toEqual(['/gone', '/empty', '/old']);
});

it('asks for the recovery key where the key of this computer opens nothing', async () => {
  const asked: string[] = [];
  await open({
    newerThanBackup: () => 'none',
    listBackups({ typed }) {
      asked.push(typed);
      if (typed === 'SHORT') return 'short';
      return typed === 'RIGHT'
        ? { ...found, otherKey: 3, damaged: 1 }
        : { ...found, states: [], otherKey: 4 };
    },
  });
  expect(settings.text()).not.toContain('opens no backup');

  for (const [typed, words] of [
    ['SHORT', 'Characters are missing'],
    ['WRONG', 'This recovery key opens no backup in this folder.'],
  ] as const) {
    await settings.type('Recovery key', typed);
    await settings.press('Find backups');
    expect(settings.text()).toContain(words);
  }
  await settings.type('Recovery key', 'RIGHT');
  await settings.press('Find backups');

  expect(settings.text()).not.toContain('opens no backup');
  expect(settings.text()).toContain('Backups that only another recovery key opens: 3.');
  expect(settings.text()).toContain('a file is missing or has changed: 1.');
  expect(asked).toEqual(['', 'SHORT', 'WRONG', 'RIGHT']);
  await settings.press('24\u00a0November 2026, 09:05');
  expect(settings.text()).toContain('This computer has no orders of this studio.');
});

it('replaces another key of the keychain only after staff have read about it', async () => {
  const asked: boolean[] = [];
  await open({
    newerThanBackup: () => 'none',
    restoreBackup({ replaceKey }) {
      asked.push(replaceKey);
      return replaceKey ? 'restored' : 'other-key';
    },
  });
  await settings.press('24\u00a0November 2026, 09:05');
  await settings.press('Restore this backup');
  expect(settings.text()).toContain('write down its recovery key first');

  await settings.press('Replace the key and restore');

  expect(asked).toEqual([false, true]);
  expect(document.querySelector('dialog')).toBe(null);
});

it('brings a studio to a new computer, in practice, and goes on to its account', async () => {
  const asked: string[] = [];
  settings = await openSettings('no-pin', 'backups', {
    listBackups({ folder, typed }) {
      asked.push(`${folder} ${typed}`);
      return found;
    },
    newerThanBackup: () => 'none',
  });
  await settings.press('Restore from a backup');

  await settings.type('Folder with backups', '/media/stick');
  await settings.type('Recovery key', 'KEY');
  await settings.press('Find backups');
  await settings.press('24\u00a0November 2026, 09:05');
  await settings.press('Restore this backup');
  await flushPromises();

  expect(asked).toEqual(['/media/stick KEY']);
  expect(router.currentRoute.value.params['section']).toBe('account');
  settings.close();
  settings = await openSettings('no-pin', 'account', {
    account: () => ({ ...noAccount, studioWaits: true }),
  });
  expect(settings.text()).toContain('The data of a studio is on this computer.');
  expect(settings.text()).toContain('API secret');
  expect(settings.text()).not.toContain('add a supervisor with a PIN');
});
