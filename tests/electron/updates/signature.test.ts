/** The publisher's key and signature, as the publisher's scripts make them. */
import { generateKeyPairSync } from 'node:crypto';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeKey, readKey } from '../../../build/publisher-key.ts';
import { signFolder } from '../../../build/sign-release.ts';
import { isSigned, publicTextOf, signText } from '../../../electron/publisher/signature.ts';
import { releaseText } from '../../../electron/updates/release-text.ts';
import { feedKind } from '../../../shared/update-feed.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

it('is right for one file, one name and one key', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const other = publicTextOf(generateKeyPairSync('ed25519').privateKey);
  const keys = [other, publicTextOf(privateKey)];
  const text = releaseText('latest.yml', 'version: 1.0.0');
  const signature = signText(text, privateKey);
  expect(isSigned(text, `${signature}\n`, keys)).toBe(true);
  expect(isSigned(releaseText('latest.yml', 'version: 1.0.1'), signature, keys)).toBe(false);
  expect(isSigned(releaseText('latest-mac.yml', 'version: 1.0.0'), signature, keys)).toBe(false);
  expect(isSigned(text, signature, [other])).toBe(false);
  expect(isSigned(text, '', keys)).toBe(false);
});

it('makes a key that only its owner reads, replaces none, and never in the project', () => {
  const file = join(tempFolder(), 'publisher.pem');
  makeKey(file);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(() => makeKey(file)).toThrow('EEXIST');
  expect(() => makeKey(join(import.meta.dirname, 'publisher.pem'))).toThrow('outside the project');
});

it('signs with no key that the programs do not have', () => {
  const file = join(tempFolder(), 'publisher.pem');
  const line = makeKey(file);
  expect(publicTextOf(readKey(file, ['', line]))).toBe(line);
  expect(() => readKey(file, [])).toThrow('No program has this key');
  const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
  writeFileSync(file, rsa.export({ type: 'pkcs8', format: 'pem' }));
  expect(() => readKey(file, [publicTextOf(rsa)])).toThrow('not an Ed25519 key');
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
