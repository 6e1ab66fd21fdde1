/** The publisher's key and signature, as `npm run sign-release` makes them. */
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeKey, signFolder } from '../../../build/sign-release.ts';
import { isSigned, publicTextOf, signRelease } from '../../../electron/updates/signature.ts';
import { feedKind } from '../../../shared/update-feed.ts';
import { tempFolder } from '../../support/temp-folder.ts';

it('is right for one file, one name and one key', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const other = publicTextOf(generateKeyPairSync('ed25519').privateKey);
  const keys = [other, publicTextOf(privateKey)];
  const signature = signRelease('latest.yml', 'version: 1.0.0', privateKey);
  expect(isSigned('latest.yml', 'version: 1.0.0', `${signature}\n`, keys)).toBe(true);
  expect(isSigned('latest.yml', 'version: 1.0.1', signature, keys)).toBe(false);
  expect(isSigned('latest-mac.yml', 'version: 1.0.0', signature, keys)).toBe(false);
  expect(isSigned('latest.yml', 'version: 1.0.0', signature, [other])).toBe(false);
  expect(isSigned('latest.yml', 'version: 1.0.0', '', keys)).toBe(false);
});

it('makes a key that only its owner reads, replaces none, and never in the project', () => {
  const file = join(tempFolder(), 'release.pem');
  const line = makeKey(file);
  expect(publicTextOf(createPrivateKey(readFileSync(file)))).toBe(line);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(() => makeKey(file)).toThrow('EEXIST');
  expect(() => makeKey(join(import.meta.dirname, 'release.pem'))).toThrow('outside the project');
});

it('signs no list whose installer is another file', async () => {
  const folder = tempFolder();
  const { privateKey } = generateKeyPairSync('ed25519');
  await expect(signFolder(folder, privateKey)).rejects.toThrow('no latest.yml');
  writeFileSync(
    join(folder, 'latest.yml'),
    'version: 1.0.0\nfiles:\n  - url: Headroom.exe\n    sha512: AAAA\n',
  );
  await expect(signFolder(folder, privateKey)).rejects.toThrow('which is not there');
  writeFileSync(join(folder, 'Headroom.exe'), 'x');
  await expect(signFolder(folder, privateKey)).rejects.toThrow('is not the file');
});

it.each([
  ['', 'none'],
  ['https://updates.example/headroom', 'address'],
  ['http://127.0.0.1:8080/', 'address'],
  ['/media/stick', 'folder'],
  ['E:\\Updates', 'folder'],
  ['http://updates.example/', null],
  ['https://user:pass@updates.example/', null],
  ['file:///etc', null],
  ['updates', null],
])('the address %j is %s', (feed, kind) => {
  expect(feedKind(feed)).toBe(kind);
});
