/** The publisher's private key, with which `sign-release.ts` and `sign-rules.ts` sign. It is a file outside the project. */
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { publisherKeys } from '../electron/publisher/keys.ts';
import { publicTextOf } from '../electron/publisher/signature.ts';

const root = join(import.meta.dirname, '..');

/** Makes a key where no file is, and returns what the program gets of it. @throws Error for a path in the project */
export function makeKey(file: string): string {
  if (!relative(root, resolve(file)).startsWith('..')) throw new Error('Keep the key outside the project.');
  const { privateKey } = generateKeyPairSync('ed25519');
  const text = privateKey.export({ format: 'pem', type: 'pkcs8' });
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  return publicTextOf(privateKey);
}

/**
 * Reads a key.
 * @param keys as `publisherKeys`
 * @throws Error for a key of another kind, and for one whose signatures no program takes
 */
export function readKey(file: string, keys: readonly string[] = publisherKeys): KeyObject {
  const key = createPrivateKey(readFileSync(file));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is not an Ed25519 key.');
  if (!keys.includes(publicTextOf(key)))
    throw new Error('No program has this key: its public half is not in electron/publisher/keys.ts.');
  return key;
}
