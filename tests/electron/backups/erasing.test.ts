/* oxlint-disable max-lines -- Its cases share repositories of two computers, which take long to make. */
/** Erased customers in the repositories of backups: every state, kills, states that cannot be read, and computers that are lost. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eraseFromAside } from '../../../electron/backups/erase-aside.ts';
import { openErasureList } from '../../../electron/backups/erasure-list.ts';
import { erasureListOf, readErasures, restoredListOf } from '../../../electron/backups/erasures.ts';
import { writeErasures } from '../../../electron/backups/erasures.ts';
import { finishRestore } from '../../../electron/backups/finish-restore.ts';
import { makeBackup, type BackupMade } from '../../../electron/backups/make-backup.ts';
import { prepareRestore } from '../../../electron/backups/prepare-restore.ts';
import { createRepository, repositoryOf } from '../../../electron/backups/repository.ts';
import { nameOfState } from '../../../electron/backups/rotation.ts';
import { asideFolders, removeAside } from '../../../electron/backups/set-aside.ts';
import { backupKeyOf, sealText } from '../../../electron/backups/sealed-file.ts';
import { contentsOf } from '../../../electron/records/contents.ts';
import { createVault } from '../../../electron/vault/vault.ts';
import type { CustomerId, ImageId } from '../../../shared/ids.ts';
import { personsOf, type Erasure } from '../../../shared/model/erasures.ts';
import { addOrder, addShot, later } from '../../support/records/example-records.ts';
import { longId } from '../../support/records/long-id.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { newRecords } from '../../support/records/new-records.ts';
import { decrypted, openRecords, testDataKey, testKey } from '../../support/records/records-file.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

/** A time on the first day, or after it for more than 23 hours. */
const timeOf = (hour: number): string => new Date(Date.UTC(2026, 10, 24, hour)).toISOString();
const stateOf = (hour: number): string => nameOfState(new Date(timeOf(hour)));
const erasureOf = (customerId: CustomerId, change: Partial<Erasure> = {}): Erasure => ({
  ...{ customerId, merged: [], at: later, done: true, record: null },
  ...change,
});

/** A studio with one customer and one picture, on a computer that can be lost. */
async function studio() {
  const home = join(tempFolder(), 'studio');
  mkdirSync(home);
  const [records, vault] = [join(home, 'records.sqlite'), join(home, 'vault')];
  const opened = openRecords(records, { newFile: newRecords });
  const orderId = addOrder(opened, { name: 'Canaria' });
  const imageId = opened.shots.get(addShot(opened, orderId))?.imageId ?? 'img_';
  const customerId = opened.orders.get(orderId)?.customerId ?? 'cus_';
  opened.close();
  await opened.atRest();
  await createVault({ dir: vault, key: testDataKey }).put(imageId, Buffer.from('a portrait'));
  const { studioId } = contentsOf(records, testKey).progress;
  const begun = new Set<string>();

  const backUp = (target: string, hour: number, rest = (): void => undefined): BackupMade => {
    const task = {
      records,
      vault,
      local: join(home, 'copy'),
      dataKey: testDataKey,
      target,
      keepUntil: null,
      program: '1.0.0',
    };
    const made = makeBackup({ ...task, begun: begun.has(target) ? studioId : null, at: timeOf(hour) }, rest);
    begun.add(target);
    return made;
  };
  async function erase(): Promise<void> {
    const again = openRecords(records);
    for (const each of again.cleanUp.picturesOf(orderId)) again.images.erase(each, later);
    again.customers.erase(customerId, later);
    again.close();
    await again.atRest();
    await createVault({ dir: vault, key: testDataKey }).erase(imageId);
    await writeErasures(erasureListOf(records), [erasureOf(customerId)], testDataKey);
  }
  const rootOf = (target: string): string => repositoryOf(target, studioId);
  return {
    ...{ home, records, vault, customerId, backUp, erase, rootOf },
    repositoryOf: (target: string) => createRepository(rootOf(target), studioId, backupKeyOf(testDataKey)),
    lose() {
      rmSync(home, { recursive: true });
      mkdirSync(home);
    },
    async restore(target: string, hour: number): Promise<void> {
      const task = { records, vault, dataKey: testDataKey, target, at: timeOf(23) };
      prepareRestore({ ...task, id: `${studioId}/${stateOf(hour)}` });
      await finishRestore(records, vault);
    },
    hasCustomer: (file = records) => decrypted(file).includes('Canaria'),
  };
}
type Example = Awaited<ReturnType<typeof studio>>;

/** The states that still have the customer, and the number of pictures. */
function kept(one: Example, target: string): { readonly states: string[]; readonly pictures: number } {
  const repository = one.repositoryOf(target);
  const has = (state: string): boolean => one.hasCustomer(repository.recordsOf(state));
  return { states: repository.states().filter(has), pictures: repository.pictures().size };
}

describe('a customer who was erased', () => {
  it('leaves every state of the backups, one after the other', async () => {
    const [one, target] = [await studio(), tempFolder()];
    for (const hour of [8, 9]) one.backUp(target, hour);
    await one.erase();
    expect(kept(one, target)).toEqual({ states: [stateOf(8), stateOf(9)], pictures: 1 });

    const { erased, states } = one.backUp(target, 10);

    expect(kept(one, target)).toEqual({ states: [], pictures: 0 });
    expect(states).toBe(3);
    expect([...(erased?.left ?? [])]).toEqual([[one.customerId, []]]);
  });

  it('leaves the folder with a picture that an interrupted backup had copied, on the same day', async () => {
    const [one, target] = [await studio(), tempFolder()];
    one.backUp(target, 8);
    const opened = openRecords(one.records);
    const [orderId = 'ord_'] = opened.customerMerges.ordersOf(one.customerId);
    const late = opened.shots.get(addShot(opened, orderId))?.imageId ?? 'img_';
    opened.close();
    await opened.atRest();
    await createVault({ dir: one.vault, key: testDataKey }).put(late, Buffer.from('a late portrait'));
    const kill = (): void => {
      if (kept(one, target).pictures === 2) throw new Error('killed');
    };
    expect(() => one.backUp(target, 9, kill)).toThrow('killed');
    await one.erase();
    await createVault({ dir: one.vault, key: testDataKey }).erase(late);

    one.backUp(target, 10);

    expect(kept(one, target)).toEqual({ states: [], pictures: 0 });
  });

  it('is erased from the rest of the states by the next backup, where one was killed in between', async () => {
    const [one, target] = [await studio(), tempFolder()];
    for (const hour of [8, 9]) one.backUp(target, hour);
    await one.erase();
    let left = 0;
    const kill = (): void => {
      if (kept(one, target).states.length === 1 && ++left === 1) throw new Error('killed');
    };

    expect(() => one.backUp(target, 10, kill)).toThrow('killed');
    expect(kept(one, target).states).toEqual([stateOf(8)]);
    expect(one.repositoryOf(target).erased().left.get(one.customerId)).toEqual([stateOf(8)]);

    one.backUp(target, 11);
    expect(kept(one, target)).toEqual({ states: [], pictures: 0 });
  });

  it('stays noted for a state that cannot be read, which is tried again the next day', async () => {
    const [one, target] = [await studio(), tempFolder()];
    for (const hour of [8, 9]) one.backUp(target, hour);
    const file = one.repositoryOf(target).recordsOf(stateOf(8));
    const intact = readFileSync(file);
    writeFileSync(file, Buffer.concat([intact.subarray(0, 8_000), Buffer.alloc(64), intact.subarray(8_064)]));
    await one.erase();

    const { erased } = one.backUp(target, 10);
    expect(erased).toMatchObject({ unreadable: [stateOf(8)] });
    expect(erased?.left.get(one.customerId)).toEqual([stateOf(8)]);
    expect(kept(one, target).pictures).toBe(0);

    // The disk is read correctly again, on the same day and on the next one.
    writeFileSync(file, intact);
    expect(one.backUp(target, 11).erased?.unreadable).toEqual([stateOf(8)]);
    expect(one.backUp(target, 30).erased).toMatchObject({ unreadable: [] });
    expect(kept(one, target).states).toEqual([]);
  });

  it('does not come back with a backup that has not been written anew yet, on a computer without a list', async () => {
    const [one, target] = [await studio(), tempFolder()];
    one.backUp(target, 9);
    await one.erase();
    const kill = (): void => {
      if (one.repositoryOf(target).erased().erasures.length > 0) throw new Error('killed');
    };
    // The list is in the repository before the first state changes.
    expect(() => one.backUp(target, 10, kill)).toThrow('killed');
    const stick = tempFolder();
    renameSync(one.rootOf(target), join(stick, 'copy'));
    renameSync(join(stick, 'copy'), one.rootOf(stick));
    one.lose();

    await one.restore(stick, 10);

    expect(one.hasCustomer()).toBe(false);
    expect(readErasures(restoredListOf(one.records), testDataKey)).toEqual([erasureOf(one.customerId)]);
  });

  it('comes back only from a stick that no backup has reached, until another one tells', async () => {
    const [one, disk, stick] = [await studio(), tempFolder(), tempFolder()];
    one.backUp(stick, 8);
    one.backUp(disk, 9);
    await one.erase();
    one.backUp(disk, 10);
    one.lose();

    await one.restore(stick, 8);
    expect(one.hasCustomer()).toBe(true);

    const { erased } = one.backUp(disk, 11);
    expect(erased?.erasures).toEqual([erasureOf(one.customerId)]);
    expect(kept(one, disk).states).toEqual([]);
  });

  it('is told to the repository from which older data is restored', async () => {
    const [one, disk, stick] = [await studio(), tempFolder(), tempFolder()];
    one.backUp(stick, 8);
    one.backUp(disk, 9);
    await one.erase();

    await one.restore(stick, 8);

    expect(one.hasCustomer()).toBe(false);
    expect(one.repositoryOf(stick).erased().erasures).toEqual([erasureOf(one.customerId)]);
    one.lose();
    await one.restore(stick, 8);
    expect(one.hasCustomer()).toBe(false);
  });

  it('counts as erased by a restore also when the erasing had only begun', async () => {
    const [one, target] = [await studio(), tempFolder()];
    one.backUp(target, 9);
    const begun = [erasureOf(one.customerId, { done: false })];
    await writeErasures(erasureListOf(one.records), begun, testDataKey);
    rmSync(one.records);

    await one.restore(target, 9);

    expect(one.hasCustomer()).toBe(false);
  });

  it('is not erased from backups while the erasing has only begun', async () => {
    const [one, target] = [await studio(), tempFolder()];
    one.backUp(target, 9);
    const begun = [erasureOf(one.customerId, { done: false })];
    await writeErasures(erasureListOf(one.records), begun, testDataKey);

    one.backUp(target, 10);

    expect(kept(one, target).states).toEqual([stateOf(9), stateOf(10)]);
  });
});

describe('a state that is written anew', () => {
  it('is there at every moment', async () => {
    const [one, target] = [await studio(), tempFolder()];
    one.backUp(target, 9);
    const folder = join(one.rootOf(target), 'states');
    const [state, replaced] = [join(folder, stateOf(9)), join(folder, `${stateOf(9)}.old`)];
    // Killed after the old one gave up its name, and before the new one took it.
    renameSync(state, replaced);

    expect(one.repositoryOf(target).states()).toEqual([stateOf(9)]);
    expect(one.repositoryOf(target).summaryOf(stateOf(9))).toMatchObject({ orders: 1 });
    await one.restore(target, 9);
    expect(one.hasCustomer()).toBe(true);

    one.repositoryOf(target).tidy();
    expect(readdirSync(folder)).toEqual([stateOf(9)]);
    // Killed after the new one took it.
    mkdirSync(replaced);
    writeFileSync(join(replaced, 'records.sqlite'), '');
    one.repositoryOf(target).tidy();
    expect(readdirSync(folder)).toEqual([stateOf(9)]);
    expect(one.repositoryOf(target).summaryOf(stateOf(9))).toMatchObject({ orders: 1 });
  });
});

describe('the list of the erased', () => {
  it('is read as the version before wrote it, also after a cut line', () => {
    const file = join(tempFolder(), 'erased.list');
    const customerId = longId('cus');
    writeFileSync(file, `\n${customerId} ${later}\n${customerId.slice(0, 9)}`);

    expect(readErasures(file, testDataKey)).toEqual([erasureOf(customerId)]);
  });

  it('is sealed, and tells nobody without the key who was erased', async () => {
    const one = await studio();
    await one.erase();
    const file = erasureListOf(one.records);

    expect(readFileSync(file).includes(one.customerId)).toBe(false);
    expect(readErasures(file, testDataKey)).toHaveLength(1);
    expect(readErasures(file, new Uint8Array(32))).toBe(null);
  });

  it('of a repository is read as the version before wrote it', async () => {
    const [one, target] = [await studio(), tempFolder()];
    const { studioId } = one.backUp(target, 8);
    await one.erase();
    const sealed = sealText(backupKeyOf(testDataKey), `${studioId}/erased`, one.customerId);
    writeFileSync(join(one.rootOf(target), 'erased'), sealed);

    one.backUp(target, 9);

    // That version did not find everyone in the states, so they are looked at again.
    expect(kept(one, target).states).toEqual([]);
    expect(existsSync(join(one.rootOf(target), 'erased.part'))).toBe(false);
  });

  it('of a repository stays as a newer version wrote it, and lets nothing be restored here', async () => {
    const [one, target] = [await studio(), tempFolder()];
    const { studioId } = one.backUp(target, 8);
    await one.erase();
    const file = join(one.rootOf(target), 'erased');
    const text = JSON.stringify({ version: 4, erasures: { [one.customerId]: later } });
    const sealed = sealText(backupKeyOf(testDataKey), `${studioId}/erased`, text);
    writeFileSync(file, sealed);

    expect(one.backUp(target, 9).unfinished).toMatchObject({ step: 'erasing', cause: 'NEWER' });

    expect(readFileSync(file).equals(sealed)).toBe(true);
    await expect(one.restore(target, 8)).rejects.toThrow('newer');
  });

  it('of a repository is begun anew by a computer that knows nobody, once its bytes have changed', async () => {
    const [one, target] = [await studio(), tempFolder()];
    one.backUp(target, 8);
    writeFileSync(join(one.rootOf(target), 'erased'), 'other bytes');

    one.backUp(target, 9);

    await one.restore(target, 8);
    expect(one.hasCustomer()).toBe(true);
  });
});

describe('the list of an open studio', () => {
  it('takes in the list that a restore brought', async () => {
    const [one, target] = [await studio(), tempFolder()];
    one.backUp(target, 8);
    await one.erase();
    one.backUp(target, 9);
    one.lose();
    await one.restore(target, 8);
    const log = memoryLog();

    const opened = await openErasureList({ ...one, dataKey: testDataKey, readOnly: false, log });

    expect(opened.all()).toEqual([erasureOf(one.customerId)]);
    expect(readErasures(erasureListOf(one.records), testDataKey)).toEqual([erasureOf(one.customerId)]);
    expect(existsSync(restoredListOf(one.records))).toBe(false);
    expect(log.lines).toEqual([]);
  });

  it('sets a list aside that cannot be read, and says so', async () => {
    const one = await studio();
    await one.erase();
    const file = erasureListOf(one.records);
    writeFileSync(file, readFileSync(file).subarray(1));
    const log = memoryLog();

    const opened = await openErasureList({ ...one, dataKey: testDataKey, readOnly: false, log });
    await opened.change((list) => [...list, erasureOf(one.customerId)]);

    expect(readErasures(file, testDataKey)).toHaveLength(1);
    expect(existsSync(`${file}.unreadable`)).toBe(true);
    expect(log.lines).toMatchObject([{ level: 'error' }]);
  });

  it('changes nothing where nothing can be written, and says so', async () => {
    const one = await studio();
    await one.erase();
    const [log, file] = [memoryLog(), erasureListOf(one.records)];
    const opened = await openErasureList({ ...one, dataKey: testDataKey, readOnly: true, log });
    expect(opened.all()).toHaveLength(1);
    mkdirSync(`${file}.part`);

    await expect(opened.change(() => [])).rejects.toThrow();

    expect(opened.all()).toHaveLength(1);
  });
});

describe('data that a restore set aside', () => {
  /** Restores an earlier backup, so that data of now with the customer is set aside. */
  async function aside() {
    const [one, target] = [await studio(), tempFolder()];
    one.backUp(target, 8);
    await one.restore(target, 8);
    const [folder] = asideFolders(one.records);
    const dir = join(one.home, folder?.name ?? '');
    const task = {
      ...one,
      sheets: join(one.home, 'sheets'),
      dataKey: testDataKey,
      pictures: [],
      persons: personsOf([erasureOf(one.customerId)]),
    };
    return { ...one, folder, dir, task, copy: join(dir, 'records.sqlite') };
  }
  const picturesIn = (dir: string): string[] =>
    readdirSync(join(dir, 'vault'), { encoding: 'utf8', recursive: true }).filter((name) =>
      name.includes('img_'),
    );

  it('loses the customer, with the pictures', async () => {
    const { task, dir, copy, hasCustomer, folder } = await aside();
    expect([hasCustomer(copy), picturesIn(dir).length, folder?.at]).toEqual([true, 1, timeOf(23)]);

    expect(eraseFromAside(task)).toEqual([]);

    expect([hasCustomer(copy), picturesIn(dir)]).toEqual([false, []]);
    expect(eraseFromAside(task)).toEqual([]);
  });

  it('without readable records loses the pictures that are known, and is told', async () => {
    const { task, dir, copy, folder } = await aside();
    const [name = ''] = picturesIn(dir);
    const id = name.slice(name.indexOf('img_')) as ImageId;
    for (const spoil of [() => writeFileSync(copy, 'no'), () => rmSync(copy)]) {
      spoil();
      expect(eraseFromAside({ ...task, pictures: [id] })).toEqual([folder]);
    }

    expect(picturesIn(dir)).toEqual([]);
  });

  it('is removed as a whole, and no other folder is', async () => {
    const { home, records, folder, dir } = await aside();
    mkdirSync(join(home, 'set-aside-by-hand'));

    await removeAside(records, folder ?? { name: '' });

    expect(existsSync(dir)).toBe(false);
    expect(asideFolders(records)).toEqual([]);
    await expect(removeAside(records, { name: 'set-aside-by-hand' })).rejects.toThrow('not a folder');
    expect(existsSync(join(home, 'set-aside-by-hand'))).toBe(true);
  });
});
