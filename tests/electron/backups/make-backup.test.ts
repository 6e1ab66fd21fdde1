import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeBackup, type BackupMade, type BackupTask } from '../../../electron/backups/make-backup.ts';
import { createRepository, repositoryOf } from '../../../electron/backups/repository.ts';
import { backupKeyOf } from '../../../electron/backups/sealed-file.ts';
import { BackupFailure } from '../../../electron/backups/trouble.ts';
import { contentsOf } from '../../../electron/records/contents.ts';
import { unseal } from '../../../electron/vault/seal.ts';
import { createVault, fileOf } from '../../../electron/vault/vault.ts';
import type { ImageId } from '../../../shared/ids.ts';
import { addImage, addOrder, exampleRecords, later } from '../../support/records/example-records.ts';
import { canMount, fillDisk, smallDisk } from '../../support/records/full-disk.ts';
import { testDataKey, testKey } from '../../support/records/records-file.ts';
import { otherBytesBelow } from '../../support/files/other-bytes.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

const noRest = (): void => undefined;

function studio(target = tempFolder()) {
  const records = exampleRecords();
  const vaultDir = join(tempFolder(), 'vault');
  const vault = createVault({ dir: vaultDir, key: testDataKey });
  const { studioId } = contentsOf(records.file, testKey).progress;
  const root = repositoryOf(target, studioId);
  const task: BackupTask = {
    ...{ records: records.file, vault: vaultDir, local: join(tempFolder(), 'copy'), dataKey: testDataKey },
    ...{ target, begun: null, at: '2026-11-24T09:00:00.000Z', keepUntil: null, program: '1.0.0' },
  };
  return {
    ...{ records, vault, vaultDir, root, target },
    repository: createRepository(root, studioId, backupKeyOf(testDataKey)),
    async addPicture(text: string): Promise<ImageId> {
      const id = addImage(records);
      await vault.put(id, Buffer.from(text));
      return id;
    },
    backUp: (change: Partial<BackupTask> = {}, rest = noRest): BackupMade =>
      makeBackup({ ...task, ...change }, rest),
  };
}
type Example = ReturnType<typeof studio>;

/** Opens a picture of a state, as restoring it does. */
function pictureIn({ repository, root }: Example, state: string, id: ImageId): string | null {
  const stored = repository.listOf(state)?.get(id);
  if (stored === undefined) return null;
  const { sha256 } = stored;
  const bytes = unseal(testDataKey, id, readFileSync(join(root, 'pictures', sha256.slice(0, 2), sha256)));
  return bytes === null ? null : Buffer.from(bytes).toString();
}
function troubleOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return error instanceof BackupFailure ? error.trouble : String(error);
  }
  return 'none';
}

describe('a backup', () => {
  it('holds the records, every picture and a summary, all encrypted', async () => {
    const one = studio();
    addOrder(one.records, { name: 'Maria Sample' });
    const id = await one.addPicture('a portrait');

    const { summary, added } = one.backUp();

    const [state = ''] = one.repository.states();
    expect(state).toBe('2026-11-24T09-00-00-000Z');
    expect(one.repository.summaryOf(state)).toEqual(summary);
    expect(summary).toMatchObject({
      orders: 1,
      customers: 1,
      pictures: 1,
      missing: 0,
      lastOrder: '261121-001',
    });
    expect(added).toBe(1);
    expect(pictureIn(one, state, id)).toBe('a portrait');
    const copy = join(one.root, 'states', state, 'records.sqlite');
    expect(contentsOf(copy, testKey).pictures).toEqual([id]);
    for (const entry of readdirSync(one.target, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const bytes = readFileSync(join(entry.parentPath, entry.name)).toString('latin1');
      expect(bytes).not.toMatch(/Maria|portrait|SQLite format|261121/);
    }
  });

  it('writes each picture once, and keeps one that the vault has lost since', async () => {
    const one = studio();
    const lost = await one.addPicture('lost later');
    one.backUp();
    rmSync(fileOf(one.vaultDir, lost));
    const late = await one.addPicture('taken later');

    const { added, summary } = one.backUp({ at: '2026-11-24T10:00:00.000Z' });

    expect(added).toBe(1);
    expect(summary).toMatchObject({ pictures: 2, missing: 0 });
    expect(pictureIn(one, '2026-11-24T10-00-00-000Z', lost)).toBe('lost later');
    expect(pictureIn(one, '2026-11-24T10-00-00-000Z', late)).toBe('taken later');
  });

  it('has every picture that its records name, also one taken while it is made', async () => {
    const one = studio();
    await one.addPicture('before');
    const late = await one.addPicture('meanwhile');
    const sealed = fileOf(one.vaultDir, late);
    const aside = `${one.vaultDir}-aside`;
    renameSync(sealed, aside);

    const { summary } = one.backUp({}, () => {
      if (existsSync(aside)) renameSync(aside, sealed);
    });

    expect(summary).toMatchObject({ pictures: 2, missing: 0 });
  });

  it('copies the records again when a picture came and went meanwhile', async () => {
    const one = studio();
    const before = await one.addPicture('before');
    let rests = 0;
    let answer: ImageId | null = null;

    const { summary } = one.backUp({}, () => {
      rests += 1;
      // The rest before the records are copied, and the one after it.
      if (rests === 3) {
        answer = addImage(one.records);
        mkdirSync(dirname(fileOf(one.vaultDir, answer)), { recursive: true });
        writeFileSync(fileOf(one.vaultDir, answer), 'an answer');
      }
      if (rests !== 4 || answer === null) return;
      rmSync(fileOf(one.vaultDir, answer));
      one.records.images.erase(answer, later);
    });

    expect(answer).not.toBe(null);
    expect(summary).toMatchObject({ pictures: 1, missing: 0 });
    expect(pictureIn(one, '2026-11-24T09-00-00-000Z', before)).toBe('before');
  });

  it('counts pictures that are missing or damaged, and does not copy them', async () => {
    const one = studio();
    addImage(one.records);
    const damaged = await one.addPicture('damaged');
    writeFileSync(fileOf(one.vaultDir, damaged), 'no longer what it was, and long enough to have a tag');

    const { summary, added } = one.backUp();

    expect(summary).toMatchObject({ pictures: 0, missing: 2 });
    expect(added).toBe(0);
  });

  it('does not begin in a folder from which its earlier backups have gone', () => {
    const one = studio();
    const { studioId } = one.backUp();
    rmSync(one.root, { recursive: true });

    expect(troubleOf(() => one.backUp({ begun: studioId }))).toBe('gone');
    expect(readdirSync(one.target)).toEqual([]);
    expect(troubleOf(() => one.backUp({ target: join(one.target, 'unplugged') }))).toBe('gone');
  });

  it('of damaged records is not made', () => {
    const one = studio();
    one.backUp();
    one.records.checkpoint();
    const bytes = readFileSync(one.records.file);
    bytes.fill(0xaa, 4096 * 3, 4096 * 40);
    const damaged = join(tempFolder(), 'damaged');
    writeFileSync(damaged, bytes);

    expect(troubleOf(() => one.backUp({ records: damaged }))).toBe('records-damaged');
    expect(one.repository.states()).toHaveLength(1);
  });

  it('reads back everything that it wrote, and is not made where the disk returns other bytes', async () => {
    const one = studio();
    one.backUp();
    const id = await one.addPicture('a portrait');
    const disk = otherBytesBelow(one.target);
    const next = { at: '2026-11-24T10:00:00.000Z' };

    for (const end of ['.part', '/records.sqlite', '/pictures', '/state']) {
      disk.change(end);
      expect([end, troubleOf(() => one.backUp(next))]).toEqual([end, 'unreliable']);
      expect(one.repository.states()).toEqual(['2026-11-24T09-00-00-000Z']);
    }

    one.backUp(next);
    expect(pictureIn(one, '2026-11-24T10-00-00-000Z', id)).toBe('a portrait');
  });

  it('shows that a file of it was changed or moved to another state', async () => {
    const one = studio();
    await one.addPicture('a portrait');
    one.backUp();
    one.backUp({ at: '2026-11-24T10:00:00.000Z' });
    const file = (state: string): string => join(one.root, 'states', state, 'state');
    const [first = '', second = ''] = one.repository.states();

    writeFileSync(file(second), readFileSync(file(first)));
    const bytes = readFileSync(file(first));
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    writeFileSync(file(first), bytes);

    expect([one.repository.summaryOf(first), one.repository.summaryOf(second)]).toEqual([null, null]);
  });

  it('that ends at any moment leaves the earlier ones, and the next one completes', async () => {
    const one = studio();
    const id = await one.addPicture('first');
    one.backUp();
    const late = await one.addPicture('second');
    let steps = 0;

    for (let end = 1; end <= steps + 1; end += 1) {
      let left = end;
      const next = { at: `2026-11-24T${String(9 + end).padStart(2, '0')}:00:00.000Z` };
      const ended = troubleOf(() =>
        one.backUp(next, () => {
          steps = Math.max(steps, end - left + 1);
          left -= 1;
          if (left === 0) throw new Error('killed');
        }),
      );
      const states = one.repository.states();
      expect(states.map((state) => pictureIn(one, state, id))).toEqual(states.map(() => 'first'));
      if (ended === 'none') break;
    }
    const newest = one.repository.states().at(-1) ?? '';
    expect(steps).toBeGreaterThan(5);
    expect(pictureIn(one, newest, late)).toBe('second');
    expect(readdirSync(join(one.root, 'states')).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('removes a picture when no state lists it any more, and reads a sixteenth of the others every day', async () => {
    const one = studio();
    const id = await one.addPicture('kept');
    const erased = await one.addPicture('erased');
    one.backUp();
    one.records.images.erase(erased, '2026-11-24T09:30:00.000Z');
    for (const at of ['2027-02-01', '2027-03-01', '2027-04-01']) one.backUp({ at: `${at}T09:00:00.000Z` });
    expect(one.repository.pictures().size).toBe(1);
    const [{ sha256 } = { sha256: '' }] = [
      ...(one.repository.listOf(one.repository.states().at(-1) ?? '') ?? []).values(),
    ];
    writeFileSync(join(one.root, 'pictures', sha256.slice(0, 2), sha256), 'rotten');

    const sixteenDays = Array.from({ length: 16 }, (_, day) => Date.UTC(2027, 4, 1 + day));
    const due = sixteenDays.find(
      (day) => (day / 86_400_000) % 16 === Number.parseInt(sha256.slice(0, 1), 16),
    );

    const { repaired } = one.backUp({ at: new Date(due ?? 0).toISOString() });

    expect(repaired).toBe(1);
    expect(pictureIn(one, one.repository.states().at(-1) ?? '', id)).toBe('kept');
  });

  it.skipIf(!canMount)('that does not fit leaves the earlier ones', async () => {
    const disk = smallDisk(4);
    const one = studio(disk.folder);
    const id = await one.addPicture('first');
    one.backUp();
    await fillDisk(disk.folder, 40_000);
    await one.addPicture('second');

    expect(troubleOf(() => one.backUp({ at: '2026-11-24T10:00:00.000Z' }))).toBe('full');

    expect(readdirSync(join(one.root, 'states'))).toEqual(['2026-11-24T09-00-00-000Z']);
    expect(pictureIn(one, '2026-11-24T09-00-00-000Z', id)).toBe('first');
    disk.makeReadOnly();
    expect(troubleOf(() => one.backUp({ at: '2026-11-24T10:00:00.000Z' }))).toBe('read-only');
  });
});
