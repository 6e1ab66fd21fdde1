import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createParts, kioskMark } from '../../../electron/exporting/parts.ts';
import { startFiles as start } from '../../../electron/exporting/write-files.ts';
import { canMount, smallDisk } from '../../support/records/full-disk.ts';
import { hasLinks, hasModes } from '../../support/posix.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

const parts = createParts('0a1b2c3d');
const startFiles = (folder: string) => start(folder, parts);

const file = (stem: string, text = stem) => ({ stem, ending: 'jpg', bytes: Buffer.from(text) });
const megabytes = (count: number) => ({
  stem: 'large',
  ending: 'png',
  bytes: Buffer.alloc(count * 1024 * 1024, 7),
});

/** Runs work as another user, because nothing is forbidden to root, as whom these tests may run. */
async function asSomebody<Value>(work: () => Promise<Value>): Promise<Value> {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.('nobody');
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

describe('exported files', () => {
  it('appear under their names, in the order of adding, and nothing else does', async () => {
    const folder = tempFolder();
    const files = await startFiles(folder);
    await files.add(file('b'));
    await files.add(file('a'));
    expect(await files.finish()).toEqual(['b.jpg', 'a.jpg']);
    expect(readdirSync(folder).sort()).toEqual(['a.jpg', 'b.jpg']);
    expect(readFileSync(join(folder, 'a.jpg'), 'utf8')).toBe('a');
  });

  it('get their names only when the last one is written', async () => {
    const folder = tempFolder();
    const files = await startFiles(folder);
    await files.add(file('a'));
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^\.headroom-[0-9a-f]{16}\.part$/)]);
  });

  it('do not overwrite files with their names, and are numbered', async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'a.jpg'), 'older');
    writeFileSync(join(folder, 'a (2).jpg'), 'old');
    const files = await startFiles(folder);
    await files.add(file('a', 'new'));
    await files.add(file('a', 'newer'));
    expect(await files.finish()).toEqual(['a (3).jpg', 'a (4).jpg']);
    expect(readFileSync(join(folder, 'a.jpg'), 'utf8')).toBe('older');
    expect(readFileSync(join(folder, 'a (3).jpg'), 'utf8')).toBe('new');
  });

  it.skipIf(!hasLinks)('are not written through a link that waits under their name', async () => {
    const folder = tempFolder();
    const elsewhere = join(tempFolder(), 'untouched.jpg');
    symlinkSync(elsewhere, join(folder, 'a.jpg'));
    const files = await startFiles(folder);
    await files.add(file('a'));
    expect(await files.finish()).toEqual(['a (2).jpg']);
    expect(() => readFileSync(elsewhere)).toThrow('ENOENT');
  });

  it('never collide when two exports use one name at once', async () => {
    const folder = tempFolder();
    const both = await Promise.all([startFiles(folder), startFiles(folder)]);
    await Promise.all(both.map((files) => files.add(file('a'))));
    const names = await Promise.all(both.map((files) => files.finish()));
    expect(names.flat().sort()).toEqual(['a (2).jpg', 'a.jpg']);
  });

  it('remove the parts that another counter’s interrupted export left long ago, and nothing else', async () => {
    const folder = tempFolder();
    const long = new Date(Date.now() - 2 * 60 * 60 * 1_000);
    const old = ['.headroom-00112233445566aa.part', '.headroom-notes.part', 'theirs.part'];
    for (const name of [...old, '.headroom-ffeeddccbbaa9988.part']) writeFileSync(join(folder, name), 'x');
    for (const name of old) utimesSync(join(folder, name), long, long);
    await startFiles(folder);
    expect(readdirSync(folder).sort()).toEqual([
      '.headroom-ffeeddccbbaa9988.part',
      '.headroom-notes.part',
      'theirs.part',
    ]);
  });

  it('remove at once what this kiosk left before its restart, and nothing that it is writing', async () => {
    const folder = tempFolder();
    const dataDir = tempFolder();
    const before = await start(folder, createParts(kioskMark(dataDir)));
    await before.add(file('cut-off'));
    const now = createParts(kioskMark(dataDir));
    const first = await start(folder, now);
    await first.add(file('a'));
    const second = await start(folder, now);
    await second.add(file('b'));
    const other = await start(folder, createParts(kioskMark(tempFolder())));
    await other.add(file('c'));
    await start(folder, now);
    expect(readdirSync(folder)).toHaveLength(3);
    await Promise.all([first.finish(), second.finish(), other.finish()]);
    expect(readdirSync(folder).sort()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  });

  it('leave nothing when they are cancelled, before or after they have names', async () => {
    const folder = tempFolder();
    const files = await startFiles(folder);
    await files.add(file('a'));
    await files.finish();
    await files.add(file('b'));
    await files.giveUp();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a target that cannot be written', () => {
  it('is gone when its folder is', async () => {
    expect(await rejectionOf(startFiles(join(tempFolder(), 'no-such-folder')))).toBe('EXPORT_TARGET_GONE');
  });

  it('is gone when its folder disappears in the middle', async () => {
    const folder = join(tempFolder(), 'stick');
    mkdirSync(folder);
    const files = await startFiles(folder);
    await files.add(file('a'));
    rmSync(folder, { recursive: true });
    expect(await rejectionOf(files.add(file('b')))).toBe('EXPORT_TARGET_GONE');
    expect(await rejectionOf(files.finish())).toBe('EXPORT_TARGET_GONE');
    await expect(files.giveUp()).resolves.toBeUndefined();
  });

  it.skipIf(!hasModes)('is read-only when it may not be written', async () => {
    const folder = tempFolder();
    chmodSync(folder, 0o555);
    const refused = await asSomebody(async () => {
      const files = await startFiles(folder);
      return rejectionOf(files.add(file('a')));
    });
    expect(refused).toBe('EXPORT_FAILED read-only');
  });

  it.skipIf(!canMount)('is read-only behind a stick’s lock', async () => {
    const disk = smallDisk(1);
    disk.makeReadOnly();
    const files = await startFiles(disk.folder);
    expect(await rejectionOf(files.add(file('a')))).toBe('EXPORT_FAILED read-only');
  });

  it.skipIf(!canMount)('is full, and is left as it was', async () => {
    const { folder } = smallDisk(3);
    writeFileSync(join(folder, 'theirs.txt'), 'theirs');
    const files = await startFiles(folder);
    await files.add(megabytes(1));
    expect(await rejectionOf(files.add(megabytes(4)))).toBe('EXPORT_FAILED full');
    await files.giveUp();
    expect(readdirSync(folder)).toEqual(['theirs.txt']);
  });

  it.skipIf(!canMount)('is gone when the stick is pulled, and the disk below it gets nothing', async () => {
    const { folder } = smallDisk(3);
    const stick = join(folder, 'stick');
    mkdirSync(stick);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', stick]);
    const files = await startFiles(stick);
    await files.add(file('a'));
    execFileSync('umount', ['-l', stick]);
    expect(await rejectionOf(files.add(file('b')))).toBe('EXPORT_TARGET_GONE');
    expect(await rejectionOf(files.finish())).toBe('EXPORT_TARGET_GONE');
    await files.giveUp();
    expect(readdirSync(stick)).toEqual([]);
  });
});
