import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { erasureListOf, writeErasures } from '../../../electron/backups/erasures.ts';
import { finishRestore } from '../../../electron/backups/finish-restore.ts';
import { listStates } from '../../../electron/backups/list-states.ts';
import { makeBackup } from '../../../electron/backups/make-backup.ts';
import { numbersAfter } from '../../../electron/backups/numbers-after.ts';
import { prepareRestore, RestoreFailure } from '../../../electron/backups/prepare-restore.ts';
import type { Records } from '../../../electron/records/open.ts';
import { createVault, fileOf } from '../../../electron/vault/vault.ts';
import { newId, type ImageId } from '../../../shared/ids.ts';
import { addOrder, addShot, later } from '../../support/records/example-records.ts';
import { newRecords } from '../../support/records/new-records.ts';
import { decrypted, openRecords, testDataKey } from '../../support/records/records-file.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

const at = '2026-11-24T09:00:00.000Z';

async function example() {
  const home = join(tempFolder(), 'studio');
  const [records, vault, target] = [join(home, 'records.sqlite'), join(home, 'vault'), tempFolder()];
  mkdirSync(home);
  const open = async <T>(work: (opened: Records) => T | Promise<T>): Promise<T> => {
    const opened = openRecords(records, { newFile: newRecords });
    try {
      return await work(opened);
    } finally {
      opened.close();
      await opened.atRest();
    }
  };
  const pictures = createVault({ dir: vault, key: testDataKey });
  const add = (text: string): Promise<ImageId> =>
    open(async (opened) => {
      const orderId = addOrder(opened, { name: 'Canaria' });
      const imageId = opened.shots.get(addShot(opened, orderId))?.imageId ?? 'img_';
      await pictures.put(imageId, Buffer.from(text));
      return imageId;
    });
  const task = { records, vault, dataKey: testDataKey, target, at: '2026-11-24T12:00:00.000Z' };
  const before = await add('before');
  const { studioId } = makeBackup(
    { ...task, local: join(home, 'copy'), begun: null, at, keepUntil: null, program: '1.0.0' },
    () => undefined,
  );
  const id = `${studioId}/2026-11-24T09-00-00-000Z`;
  return {
    ...{ home, records, vault, target, pictures, before, open, add, studioId },
    aside: join(home, 'set-aside-2026-11-24T12-00-00-000Z'),
    prepare: () => prepareRestore({ ...task, id }),
    finish: () => finishRestore(records, vault),
    root: join(target, `headroom-backup-${studioId}`),
  };
}
function troubleOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return error instanceof RestoreFailure ? error.trouble : String(error);
  }
  return 'none';
}

describe('restoring', () => {
  it('lists what can be restored, and only what the key opens', async () => {
    const { target, studioId, root } = await example();

    expect(listStates(target, testDataKey)).toEqual({
      states: [
        {
          ...{ id: `${studioId}/2026-11-24T09-00-00-000Z`, at, orders: 1, customers: 1, pictures: 1 },
          ...{ missing: 0, lastOrder: '261121-001', program: '1.0.0' },
        },
      ],
      otherKey: 0,
      damaged: 0,
    });
    expect(listStates(target, new Uint8Array(32))).toEqual({ states: [], otherKey: 1, damaged: 0 });
    writeFileSync(join(root, 'states', '2026-11-24T09-00-00-000Z', 'state'), 'no');
    expect(listStates(target, testDataKey)).toEqual({ states: [], otherKey: 0, damaged: 1 });
  });

  it('puts the backup in place, keeps the data that was there, and gives no number twice', async () => {
    const one = await example();
    rmSync(fileOf(one.vault, one.before));
    const late = await one.add('late');

    expect(one.prepare()).toBe(0);
    expect(await one.finish()).toBe(true);

    const number = await one.open((opened) => {
      expect(opened.gap).toMatchObject({ reason: 'older' });
      const order = { id: newId('ord'), day: '261121', practice: true, createdAt: at } as const;
      return opened.orders.insert(order).number;
    });
    expect(number > '261121-002').toBe(true);
    expect(Buffer.from(await one.pictures.get(one.before)).toString()).toBe('before');
    expect(existsSync(fileOf(join(one.aside, 'vault'), late))).toBe(true);
    expect(readdirSync(one.aside).toSorted()).toEqual([
      ...['records.sqlite', 'restored-from', 'studio.mark', 'vault'],
    ]);
    expect(readFileSync(join(one.aside, 'restored-from'), 'utf8')).toBe(at);
    expect(readdirSync(one.home).filter((name) => name.startsWith('restored'))).toEqual([]);
    expect(await one.finish()).toBe(false);
  });

  it('takes no space for pictures that are still in the vault', async () => {
    const one = await example();

    one.prepare();
    await one.finish();

    expect(statSync(fileOf(one.vault, one.before)).nlink).toBe(2);
  });

  it('goes on when it was interrupted, and loses nothing', async () => {
    for (const renamed of [1, 2, 3]) {
      const one = await example();
      await one.add('late');
      one.prepare();
      // The state after the first renames of an interrupted run.
      const [folder = ''] = readdirSync(one.home).filter((name) => name.startsWith('restored-'));
      mkdirSync(one.aside);
      const steps: [string, string][] = [
        [one.records, join(one.aside, 'records.sqlite')],
        [join(one.home, folder, 'records.sqlite'), one.records],
        [one.vault, join(one.aside, 'vault')],
      ];
      for (const [from, to] of steps.slice(0, renamed)) renameSync(from, to);

      await one.finish();

      expect(await one.open((opened) => opened.orders.inHand(5).length)).toBe(1);
      expect(Buffer.from(await one.pictures.get(one.before)).toString()).toBe('before');
      expect(readdirSync(one.aside)).toEqual(expect.arrayContaining(['records.sqlite', 'vault']));
    }
  });

  it('erases again who was erased after the backup, and brings back no picture of theirs', async () => {
    const one = await example();
    await one.open((opened) => {
      opened.orders.insert({ id: newId('ord'), day: '261121', practice: true, createdAt: at });
      const ids = opened.customers.search('canaria', 5).map(({ id }) => id);
      expect(ids).toHaveLength(1);
      const [customerId = 'cus_'] = ids;
      const erasure = { customerId, merged: [], at: later, done: true, record: null };
      return writeErasures(erasureListOf(one.records), [erasure], testDataKey);
    });

    one.prepare();
    await one.finish();

    await one.open((opened) => {
      // Erasing them again is no work of the studio: the restored records still miss what came after the backup.
      expect(opened.gap).toMatchObject({ reason: 'older' });
      expect(opened.customers.search('canaria', 5)).toEqual([]);
      // The order was open in the backup; without its pictures nobody could go on with it.
      expect(opened.orders.inHand(5)).toEqual([]);
    });
    expect(decrypted(one.records).includes('Canaria')).toBe(false);
    expect(existsSync(fileOf(one.vault, one.before))).toBe(false);
  });

  it('works on an empty computer, where no mark tells which numbers were given', async () => {
    const one = await example();
    rmSync(one.home, { recursive: true });
    mkdirSync(one.home);

    one.prepare();
    await one.finish();

    await one.open((opened) => {
      expect(opened.gap).toMatchObject({ reason: 'older' });
      const { number } = opened.orders.insert({
        id: newId('ord'),
        day: '261121',
        practice: true,
        createdAt: at,
      });
      expect(number).toBe('261121-502');
      expect(opened.nextNumbers('261124')).toEqual({
        ...{ order: '261124-501', receipt: 'R-261124-501', refund: '501', closing: '501' },
      });
    });
  });

  it('leaves out the numbers of another studio as well, whose mark is here', async () => {
    const [one, other] = [await example(), await example()];
    await other.open(({ orders }) => {
      for (let count = 0; count < 20; count += 1)
        orders.insert({ id: newId('ord'), day: '261121', practice: true, createdAt: at });
    });
    renameSync(other.records, one.records);
    renameSync(join(other.home, 'studio.mark'), join(one.home, 'studio.mark'));

    one.prepare();
    await one.finish();

    await one.open((opened) => {
      expect(opened.gap).toMatchObject({ reason: 'older' });
      expect(opened.nextNumbers('261121')).toMatchObject({ order: '261121-502', closing: '501' });
    });
  });

  it('refuses a damaged backup and changes nothing', async () => {
    const one = await example();
    const file = join(one.root, 'states', '2026-11-24T09-00-00-000Z', 'records.sqlite');
    const bytes = readFileSync(file);
    bytes[9_000] = (bytes[9_000] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    const before = readdirSync(one.home);

    expect(troubleOf(one.prepare)).toBe('damaged');
    rmSync(dirname(file), { recursive: true });
    expect(troubleOf(one.prepare)).toBe('damaged');

    expect(readdirSync(one.home)).toEqual(before);
  });

  it('leaves out numbers of every sequence that may have gone on when nobody knows them', () => {
    const newYear = new Date(2027, 0, 1, 0, 5);

    expect(
      numbersAfter({ '261231': 4, 'R-261231': 3, '261122': 9, refund: 12, closing: 40 }, newYear),
    ).toMatchObject({
      ...{ '261231': 504, 'R-261231': 503, '270101': 500, 'R-270101': 500, '270102': 500, '261215': 500 },
      ...{ refund: 512, closing: 540 },
    });
    // A backup of a computer that was lost long ago, or whose clock was ahead.
    expect(numbersAfter({ '260301': 7 }, newYear)).toMatchObject({
      '260301': 507,
      '270101': 500,
      closing: 500,
    });
    expect(numbersAfter({ '280101': 2, '270101': 8 }, newYear)).toMatchObject({
      '280101': 502,
      '270101': 508,
    });
    expect(numbersAfter({}, newYear)).toMatchObject({ '270101': 500, refund: 500 });
  });
});
