/** The state of the updates, as another version of Headroom has left it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newJournal, readJournal, writeJournal, type Journal } from '../../../electron/updates/journal.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

const at = '2026-11-26T09:00:00.000Z';
const update = {
  ...{ from: '1.0.0', to: '1.1.0', at, migration: 750 },
  copies: { account: 'set-aside-2026-11-26T09-00-00-000Z' },
};
const goneBack: Journal = {
  ...newJournal,
  settings: { feed: 'https://updates.example.com', checkAt: '04:15' },
  checkedAt: at,
  putBack: update.copies,
};

function reading(stored: unknown): Promise<Journal> {
  const dataDir = tempFolder();
  mkdirSync(join(dataDir, 'updates'));
  writeFileSync(join(dataDir, 'updates', 'updates.json'), JSON.stringify(stored));
  return readJournal(dataDir);
}

it('comes back as it was written', async () => {
  const dataDir = tempFolder();
  await writeJournal(dataDir, goneBack);
  expect(await readJournal(dataDir)).toEqual(goneBack);
});

it.each([
  ['a failure', { failure: { step: 'copy', trouble: 'eclipse', at } }],
  ['the last change of version', { last: { from: '1.0.0', to: '1.1.0', at, kind: 'sideways' } }],
  ['a step on disk', { doing: { step: 'polish', from: '1.0.0', to: null, at, update: null } }],
  ['a key', { channel: 'beta' }],
  ['a setting', { settings: { ...goneBack.settings, channel: 'beta' } }],
])('of tomorrow loses only %s that this version does not know', async (_what, tomorrow) => {
  expect(await reading({ ...goneBack, ...tomorrow })).toEqual(goneBack);
});

it('of yesterday is completed', async () => {
  const { putBack: _none, ...yesterday } = goneBack;
  expect(await reading(yesterday)).toEqual({ ...goneBack, putBack: {} });
});

it.each([
  ['a list', []],
  ['nothing', null],
  ['a number', 7],
])('is new where the file has %s', async (_what, stored) => {
  expect(await reading(stored)).toEqual(newJournal);
});
