/** The key of practice's own images: they belong to no customer, yet none is stored unencrypted. */
import { createHmac, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

function readKey(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Writes the key to another name and then links it: a kill cannot leave half a key, and an existing key is never
 * replaced.
 */
function createKey(path: string): Buffer {
  const key = randomBytes(KEY_BYTES);
  const beside = `${path}.${randomBytes(6).toString('hex')}.new`;
  const file = openSync(beside, 'wx', 0o600);
  try {
    writeSync(file, key);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  linkSync(beside, path);
  rmSync(beside);
  return key;
}

/**
 * Returns the key in `practice.key` (mode 0600), and creates it at first use.
 * @throws when the file exists and is not 32 bytes: a new key would lose every stored photo
 */
export function openKeyFile(folder: string): Buffer {
  const path = join(folder, 'practice.key');
  const key = readKey(path) ?? createKey(path);
  if (key.length !== KEY_BYTES) throw new Error('practice.key is damaged: it must hold 32 bytes');
  return key;
}

/** Derives a key for one purpose, so that signing addresses and sealing images never share one. */
export const deriveKey = (key: Uint8Array, purpose: string): Buffer =>
  createHmac('sha256', key).update(purpose).digest();
