import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cannotSync, makeFolder, syncFolder } from '../../electron/durable-folder.ts';
import { tempFolder } from '../support/files/temp-folder.ts';

const failure = (code: string): Error => Object.assign(new Error(code), { code });

describe('a folder that survives a power cut', () => {
  it('is created with its parents, and may exist already', async () => {
    const folder = join(tempFolder(), 'a', 'b');
    await makeFolder(folder);
    await makeFolder(folder);
    expect(statSync(folder).isDirectory()).toBe(true);
  });

  it('may be the root of a disk', async () => {
    await expect(makeFolder('/')).resolves.toBeUndefined();
  });

  it('is synced, and a missing one is not skipped', async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'here'));
    await expect(syncFolder(join(folder, 'here'))).resolves.toBeUndefined();
    await expect(syncFolder(join(folder, 'gone'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('an error while syncing a folder', () => {
  it.each(['EINVAL', 'ENOTSUP'])('%s: this share cannot, on any system', (code) => {
    expect(cannotSync(failure(code), 'linux')).toBe(true);
    expect(cannotSync(failure(code), 'win32')).toBe(true);
  });

  it.each(['EPERM', 'EACCES', 'EISDIR'])('%s: Windows cannot, and another system has failed', (code) => {
    expect(cannotSync(failure(code), 'win32')).toBe(true);
    expect(cannotSync(failure(code), 'linux')).toBe(false);
  });

  it.each(['EIO', 'ENOENT', 'ENOSPC'])('%s: a failure on any system', (code) => {
    expect(cannotSync(failure(code), 'linux')).toBe(false);
    expect(cannotSync(failure(code), 'win32')).toBe(false);
  });
});
