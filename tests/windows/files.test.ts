/** Files as Windows treats them: held by other programs, named in any case, and at the end of long paths. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder, syncFolder } from '../../electron/durable-folder.ts';
import { createParts } from '../../electron/exporting/parts.ts';
import { startFiles } from '../../electron/exporting/write-files.ts';
import { giveName } from '../../electron/give-name.ts';
import { holdFolder } from '../../electron/instance-lock.ts';
import { createPlainSheets } from '../../electron/printing/file/plain-sheets.ts';
import { markOf, readMark, writeMark, writeMarkLater } from '../../electron/records/mark/mark-file.ts';
import { createVault } from '../../electron/vault/vault.ts';
import { newId } from '../../shared/ids.ts';
import { tempFolder } from '../support/files/temp-folder.ts';
import { holdFile } from './support/hold-file.ts';
import { openRecords } from '../support/records/records-file.ts';

const mark = { version: 1, progress: null, numbers: { order: 4 }, gap: null } as const;
/** Time for which a virus scanner holds a small file, ms. */
const scanMs = 150;

async function whileHeldFor<Value>(path: string, ms: number, work: () => Promise<Value>): Promise<Value> {
  const release = await holdFile(path);
  const timer = setTimeout(release, ms);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    if (ms === Infinity) release();
  }
}

describe('a file that another program holds', () => {
  it('gets its new name, and loses the old one, once it is released', async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'a.part'), 'whole');
    const named = whileHeldFor(join(folder, 'a.part'), scanMs, () =>
      giveName(join(folder, 'a.part'), join(folder, 'a.jpg')),
    );
    expect(await named).toBe(true);
    expect(readdirSync(folder)).toEqual(['a.jpg']);
  });

  it('is replaced once it is released, such as a mark', async () => {
    const file = markOf(join(tempFolder(), 'records.sqlite'));
    writeMark(file, mark);
    const next = { ...mark, numbers: { order: 5 } };
    expect(await whileHeldFor(file, scanMs, () => writeMarkLater(file, next, () => true))).toBe(true);
    expect(readMark(file)).toEqual(next);
  });

  it('is not waited for endlessly: erasing an open sheet fails with an error', async () => {
    const folder = tempFolder();
    const sheets = createPlainSheets(folder);
    const name = 'sheet.pdf';
    writeFileSync(join(folder, name), 'pdf');
    const release = await holdFile(join(folder, name));
    const began = performance.now();
    await expect(sheets.erase(name)).rejects.toMatchObject({ code: 'EBUSY' });
    expect(performance.now() - began).toBeLessThan(5_000);
    release();
    await sheets.erase(name);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('names and paths', () => {
  it('treat a name in two cases as one file, which is not overwritten', async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'Photo.JPG'), 'older');
    const files = await startFiles(folder, createParts('0a1b2c3d'));
    await files.add({ stem: 'photo', ending: 'jpg', bytes: Buffer.from('new') });
    expect(await files.finish()).toEqual(['photo (2).jpg']);
    expect(readFileSync(join(folder, 'Photo.JPG'), 'utf8')).toBe('older');
  });

  it('allow pictures and exports in a path longer than 260 characters', async () => {
    const folder = join(tempFolder(), ...Array.from({ length: 12 }, () => 'a-folder-of-thirty-characters-'));
    expect(folder.length).toBeGreaterThan(260);
    await makeFolder(folder);
    const files = await startFiles(folder, createParts('0a1b2c3d'));
    await files.add({ stem: 'photo', ending: 'jpg', bytes: Buffer.from('new') });
    expect(await files.finish()).toEqual(['photo.jpg']);
    const vault = createVault({ dir: join(folder, 'vault'), key: Buffer.alloc(32, 7) });
    const id = newId('img');
    await vault.put(id, Buffer.from('picture'));
    expect(Buffer.from(await vault.get(id)).toString()).toBe('picture');
  });

  it('allow records, pictures and sheets for a user with a non-English name', async () => {
    const dir = join(tempFolder(), 'Žofie Łukasz 李', 'AppData', 'Roaming', 'Headroom');
    await makeFolder(dir);
    const release = holdFolder(dir);
    expect(() => holdFolder(dir)).toThrow('another Headroom');
    const file = join(dir, 'records.sqlite');
    const first = openRecords(file);
    first.settings.set({ studioName: 'Żółć' }, '2026-11-22T10:00:00.000Z');
    first.close();
    await first.atRest();
    const again = openRecords(file);
    expect(again.gap).toBeNull();
    again.close();
    await again.atRest();
    release();
    expect(readdirSync(dir)).toContain('studio.mark');
  });
});

describe('a folder', () => {
  it('is synced through a writable handle', async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'below'));
    await expect(syncFolder(join(folder, 'below'))).resolves.toBeUndefined();
    await expect(syncFolder(join(folder, 'gone'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('may be the root of a drive', async () => {
    await expect(makeFolder('C:\\')).resolves.toBeUndefined();
    await expect(makeFolder('Q:\\Headroom')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
