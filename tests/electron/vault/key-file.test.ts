import { chmodSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keyFile } from '../../../electron/vault/key-file.ts';
import { hasLinks, hasModes, privateFile } from '../../support/posix.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

it('creates a key that only its owner can read, and returns the same one afterwards', async () => {
  const folder = tempFolder();
  const path = join(folder, 'practice.key');

  const key = await keyFile(path);

  expect(key).toHaveLength(32);
  expect(statSync(path).mode & 0o777).toBe(privateFile);
  expect(await keyFile(path)).toEqual(key);
  expect(readdirSync(folder)).toEqual(['practice.key']);
});

it('agrees on one key when two start at once, and leaves no other file', async () => {
  const folder = tempFolder();
  const path = join(folder, 'practice.key');

  const [one, two] = await Promise.all([keyFile(path), keyFile(path)]);

  expect(one).toEqual(two);
  expect(readdirSync(folder)).toEqual(['practice.key']);
});

it.skipIf(!hasModes).each([0o640, 0o604, 0o700, 0o620])('refuses a file of mode %o', async (mode) => {
  const path = join(tempFolder(), 'practice.key');
  await keyFile(path);
  chmodSync(path, mode);

  expect(await rejectionOf(keyFile(path))).toBe('KEYCHAIN_UNAVAILABLE key-file-open');
});

it.each([0, 31, 33])('refuses a file of %i bytes and leaves it as it is', async (size) => {
  const path = join(tempFolder(), 'practice.key');
  writeFileSync(path, new Uint8Array(size), { mode: 0o600 });

  expect(await rejectionOf(keyFile(path))).toBe('KEYCHAIN_UNAVAILABLE key-file-damaged');
  expect(readFileSync(path)).toHaveLength(size);
});

it.skipIf(!hasLinks)('follows no link', async () => {
  const folder = tempFolder();
  await keyFile(join(folder, 'elsewhere.key'));
  symlinkSync(join(folder, 'elsewhere.key'), join(folder, 'practice.key'));

  expect(await rejectionOf(keyFile(join(folder, 'practice.key')))).toBe(
    'KEYCHAIN_UNAVAILABLE key-file-damaged',
  );
});

it('does not call a folder that cannot be used a damaged key', async () => {
  const file = join(tempFolder(), 'not a folder');
  writeFileSync(file, '');

  await expect(keyFile(join(file, 'practice.key'))).rejects.toThrow(/^(ENOTDIR|ENOENT): /);
});
