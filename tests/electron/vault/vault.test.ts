/* oxlint-disable max-lines -- Its cases share one vault that is damaged in every way. */
import { createHash, randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../electron/clock.ts';
import { createVault, type Vault } from '../../../electron/vault/vault.ts';
import { newId, type ImageId } from '../../../shared/ids.ts';
import { canMount, smallDisk } from '../../support/records/full-disk.ts';
import { hasLinks, hasModes, privateFile } from '../../support/posix.ts';
import { syncedPaths } from '../../support/files/synced-folders.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

const key = new Uint8Array(32).fill(7);
const none = { quarantined: 0, broughtBack: 0, erased: 0 };
const portrait = new TextEncoder().encode('canary pixels of a portrait');

const fileOf = (dir: string, id: ImageId): string => join(dir, id.slice(-2), id);

function freshVault(): { vault: Vault; dir: string } {
  const dir = join(tempFolder(), 'photos');
  return { vault: createVault({ dir, key }), dir };
}

/** Flips one bit of the stored file. */
function spoil(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  writeFileSync(file, bytes);
}

describe('an image in the vault', () => {
  it('comes back unchanged, with its measurements', async () => {
    const { vault } = freshVault();
    const id = newId('img');

    const stored = await vault.put(id, portrait);

    expect(stored).toEqual({
      bytes: portrait.length,
      sha256: createHash('sha256').update(portrait).digest('hex'),
    });
    expect(await vault.get(id)).toEqual(Buffer.from(portrait));
  });

  it('with a long id is in the folder of its first two digits, where it was before ids became short', async () => {
    const { vault, dir } = freshVault();
    const id = `img_${'4f'.repeat(16)}` as const;

    await vault.put(id, portrait);

    expect(readdirSync(join(dir, '4f'))).toEqual([id]);
    expect(await vault.get(id)).toEqual(Buffer.from(portrait));
  });

  it('comes back even when it is empty', async () => {
    const { vault } = freshVault();
    const id = newId('img');
    await vault.put(id, new Uint8Array());

    expect(await vault.get(id)).toHaveLength(0);
  });

  it('is there for the next start of the program', async () => {
    const { vault, dir } = freshVault();
    const id = newId('img');
    await vault.put(id, portrait);

    expect(await createVault({ dir, key }).get(id)).toEqual(Buffer.from(portrait));
  });

  it('cannot be read on the disk, nor by another user', async () => {
    const { vault, dir } = freshVault();
    const id = newId('img');
    await vault.put(id, portrait);

    const file = fileOf(dir, id);

    expect(readFileSync(file).includes('canary')).toBe(false);
    expect(statSync(file).mode & 0o777).toBe(privateFile);
    expect(readdirSync(dirname(file))).toEqual([id]);
  });

  it.skipIf(!hasModes)('lies in a folder that no other user may look into', async () => {
    const { vault, dir } = freshVault();
    const id = newId('img');
    await vault.put(id, portrait);

    expect(statSync(dirname(fileOf(dir, id))).mode & 0o777).toBe(0o700);
  });

  // Windows keeps names in the file system's journal, and has no handle on a folder to sync.
  it.skipIf(process.platform === 'win32')(
    'survives a power cut in a folder that a killed kiosk made and never synced, at one sync for each start',
    async () => {
      const { dir } = freshVault();
      // The last two characters name the folder.
      const [one, two] = ['0', '1'].map((first): ImageId => `img_${first}${newId('img').slice(5, -2)}ab`);
      mkdirSync(join(dir, 'ab'), { recursive: true });
      const vault = createVault({ dir, key });
      const synced = syncedPaths();

      await vault.put(one ?? 'img_', portrait);
      expect(synced).toContain(dirname(dir));
      expect(synced.filter((path) => path === dir)).toHaveLength(1);
      await vault.put(two ?? 'img_', portrait);
      expect(synced.filter((path) => path === dir)).toHaveLength(1);
    },
  );

  it('is encrypted differently each time', async () => {
    const { vault, dir } = freshVault();
    const [one, two] = [newId('img'), newId('img')];
    await vault.put(one, portrait);
    await vault.put(two, portrait);

    expect(readFileSync(fileOf(dir, one)).subarray(17)).not.toEqual(
      readFileSync(fileOf(dir, two)).subarray(17),
    );
  });

  it('is never overwritten', async () => {
    const { vault } = freshVault();
    const id = newId('img');
    await vault.put(id, portrait);

    await expect(vault.put(id, new Uint8Array([1]))).rejects.toThrow('holds a file');

    expect(await vault.get(id)).toEqual(Buffer.from(portrait));
  });

  it.skipIf(!hasLinks)('is not stored when the disk cannot say whether its name is in use', async () => {
    const { vault, dir } = freshVault();
    const id = newId('img');
    mkdirSync(dirname(fileOf(dir, id)), { recursive: true });
    symlinkSync(id, fileOf(dir, id));

    await expect(vault.put(id, portrait)).rejects.toThrow('could not be written (ELOOP)');

    expect(readdirSync(dirname(fileOf(dir, id)))).toEqual([id]);
  });

  it('is gone when it is erased, and erasing twice has the same result', async () => {
    const { vault, dir } = freshVault();
    const id = newId('img');
    await vault.put(id, portrait);

    await vault.erase(id);
    await vault.erase(id);

    expect(existsSync(fileOf(dir, id))).toBe(false);
    expect(await rejectionOf(vault.get(id))).toBe('PHOTO_FILE_MISSING missing');
  });

  it('is gone when it is erased, also one that a kill left half-written', async () => {
    const { vault, dir } = freshVault();
    const id = newId('img');
    mkdirSync(dirname(fileOf(dir, id)), { recursive: true });
    writeFileSync(`${fileOf(dir, id)}.part`, 'half a portrait');

    await vault.erase(id);

    expect(readdirSync(dirname(fileOf(dir, id)))).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')(
    'stays erased after a power cut, even when a kiosk that was killed had removed its file',
    async () => {
      const { vault, dir } = freshVault();
      const id = newId('img');
      await vault.put(id, portrait);
      rmSync(fileOf(dir, id));
      const synced = syncedPaths();

      await vault.erase(id);

      expect(synced).toEqual([dirname(fileOf(dir, id))]);
    },
  );

  it('is not called erased when its file cannot be removed, and the error contains no path', async () => {
    const { vault, dir } = freshVault();
    const id = newId('img');
    mkdirSync(fileOf(dir, id), { recursive: true });

    const error = await vault.erase(id).catch((caught: unknown) => caught);

    expect(String(error)).toMatch(/^(?:Kiosk)?Error: The sealed file could not be written \(\w+\)\.$/);
  });

  it('is missing when it was never stored', async () => {
    const { vault } = freshVault();

    expect(await rejectionOf(vault.get(newId('img')))).toBe('PHOTO_FILE_MISSING missing');
    await vault.erase(newId('img'));
  });
});

describe('a file that differs from the stored one', () => {
  it.each([
    ['its mark', 0],
    ['its version', 4],
    ['its nonce', 6],
    ['its content', 20],
    ['its tag', 17 + portrait.length + 3],
  ])('is refused with a changed bit in %s', async (_part, at) => {
    const { vault, dir } = freshVault();
    const id = newId('img');
    await vault.put(id, portrait);

    spoil(fileOf(dir, id), at);

    expect(await rejectionOf(vault.get(id))).toBe('PHOTO_FILE_MISSING damaged');
  });

  it.each([0, 10, 32, 40])('is refused when it is cut to %i bytes', async (length) => {
    const { vault, dir } = freshVault();
    const id = newId('img');
    await vault.put(id, portrait);

    writeFileSync(fileOf(dir, id), readFileSync(fileOf(dir, id)).subarray(0, length));

    expect(await rejectionOf(vault.get(id))).toBe('PHOTO_FILE_MISSING damaged');
  });

  it('is refused under another id', async () => {
    const { vault, dir } = freshVault();
    const [mine, other] = [newId('img'), newId('img')];
    await vault.put(mine, portrait);

    mkdirSync(dirname(fileOf(dir, other)), { recursive: true });
    copyFileSync(fileOf(dir, mine), fileOf(dir, other));

    expect(await rejectionOf(vault.get(other))).toBe('PHOTO_FILE_MISSING damaged');
  });

  it('is refused under another key', async () => {
    const { vault, dir } = freshVault();
    const id = newId('img');
    await vault.put(id, portrait);

    const stranger = createVault({ dir, key: new Uint8Array(32).fill(8) });

    expect(await rejectionOf(stranger.get(id))).toBe('PHOTO_FILE_MISSING damaged');
  });

  it('is unreadable when a folder has its name, and the error contains no path', async () => {
    const { vault, dir } = freshVault();
    const id = newId('img');
    mkdirSync(fileOf(dir, id), { recursive: true });

    const error = await vault.get(id).catch((caught: unknown) => caught);

    expect(error).toMatchObject({ code: 'PHOTO_FILE_MISSING', details: { reason: 'unreadable' } });
    expect(JSON.stringify(error) + String(error)).not.toContain(dir);
  });
});

it.each([
  '../escape',
  'img_../../x',
  `img_${'a'.repeat(31)}/`,
  `shot_${'a'.repeat(32)}`,
  `img_${'a'.repeat(32)}\0`,
])('refuses the id %j', async (text) => {
  const { vault } = freshVault();
  const id = text as ImageId;

  await expect(vault.get(id)).rejects.toThrow('Not the id of a sealed file');
  await expect(vault.put(id, portrait)).rejects.toThrow('Not the id of a sealed file');
  await expect(vault.erase(id)).rejects.toThrow('Not the id of a sealed file');
});

it('accepts no key of another length', () => {
  expect(() => createVault({ dir: '/nowhere', key: randomBytes(16) })).toThrow('16 bytes');
});

describe('a sweep', () => {
  const days = (count: number): Date => new Date(Date.now() - count * 24 * 60 * 60 * 1000);

  it('moves files without a row to quarantine and removes unfinished ones, once they are three days old', async () => {
    const { vault, dir } = freshVault();
    const [live, lost, recent, half] = [newId('img'), newId('img'), newId('img'), newId('img')];
    await vault.put(live, portrait);
    await vault.put(lost, portrait);
    await vault.put(recent, portrait);
    await vault.put(half, portrait);
    const part = `${fileOf(dir, half)}.part`;
    copyFileSync(fileOf(dir, half), part);
    const stranger = join(dirname(fileOf(dir, lost)), 'notes.txt');
    writeFileSync(stranger, 'not the vault’s');
    const old = days(4);
    for (const file of [fileOf(dir, live), fileOf(dir, lost), part, stranger]) utimesSync(file, old, old);

    const swept = await vault.sweep(
      (ids) => new Set(ids.filter((id) => [live, half].some((known) => known === id))),
    );

    expect(swept).toEqual({ quarantined: 1, broughtBack: 0, erased: 1 });
    expect(existsSync(part)).toBe(false);
    expect(existsSync(fileOf(dir, lost))).toBe(false);
    expect(existsSync(fileOf(join(dir, 'quarantine'), lost))).toBe(true);
    expect(existsSync(stranger)).toBe(true);
    expect(await vault.get(live)).toEqual(Buffer.from(portrait));
    expect(await vault.get(recent)).toEqual(Buffer.from(portrait));
    expect(await vault.get(half)).toEqual(Buffer.from(portrait));
  });

  it('finds nothing in a vault without a first photo', async () => {
    expect(await freshVault().vault.sweep(() => new Set())).toEqual(none);
  });
});

describe('a picture in quarantine', () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const nobody = (): ReadonlySet<string> => new Set();

  /** A vault with an adjustable clock, and one picture that a sweep has moved. */
  async function swept() {
    const dir = join(tempFolder(), 'photos');
    let now = Date.now();
    const vault = createVault({ dir, key, clock: { ...systemClock, now: () => new Date(now) } });
    const id = newId('img');
    await vault.put(id, portrait);
    now += 4 * dayMs;
    expect((await vault.sweep(nobody)).quarantined).toBe(1);
    const pass = (days: number): void => void (now += days * dayMs);
    return { vault, id, pass, file: fileOf(dir, id), aside: fileOf(join(dir, 'quarantine'), id) };
  }

  it('is kept for 30 days, then erased', async () => {
    const { vault, pass, aside } = await swept();
    pass(29.9);
    expect(await vault.sweep(nobody)).toEqual(none);
    expect(existsSync(aside)).toBe(true);

    pass(0.2);
    expect(await vault.sweep(nobody)).toEqual({ ...none, erased: 1 });
    expect(existsSync(aside)).toBe(false);
  });

  it('is readable at once when its row comes back, and is restored by the next sweep', async () => {
    const { vault, id, pass, file, aside } = await swept();
    expect(await vault.get(id)).toEqual(Buffer.from(portrait));

    pass(40);
    expect(await vault.sweep((ids) => new Set(ids))).toEqual({ ...none, broughtBack: 1 });

    expect([existsSync(file), existsSync(aside)]).toEqual([true, false]);
    expect(await vault.get(id)).toEqual(Buffer.from(portrait));
  });

  it('is erased too', async () => {
    const { vault, id, aside } = await swept();

    await vault.erase(id);

    expect(existsSync(aside)).toBe(false);
    expect(await rejectionOf(vault.get(id))).toBe('PHOTO_FILE_MISSING missing');
  });
});

describe.skipIf(!canMount)('a disk without space', () => {
  it('refuses the photo that does not fit, leaves nothing of it, and returns the stored ones', async () => {
    const disk = smallDisk(1);
    const vault = createVault({ dir: join(disk.folder, 'photos'), key });
    const [kept, large] = [newId('img'), newId('img')];
    await vault.put(kept, portrait);

    expect(await rejectionOf(vault.put(large, randomBytes(2_000_000)))).toBe('DISK_FULL');

    expect(existsSync(`${fileOf(join(disk.folder, 'photos'), large)}.part`)).toBe(false);
    expect(await vault.get(kept)).toEqual(Buffer.from(portrait));
  });

  it('says so when it cannot be written, and can still be read', async () => {
    const disk = smallDisk(1);
    const vault = createVault({ dir: disk.folder, key });
    const kept = newId('img');
    await vault.put(kept, portrait);
    disk.makeReadOnly();

    expect(await rejectionOf(vault.put(newId('img'), portrait))).toBe('RECORDS_READ_ONLY EROFS');
    expect(await vault.get(kept)).toEqual(Buffer.from(portrait));
  });
});
