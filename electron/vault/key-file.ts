import { randomBytes } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { constants } from 'node:fs';
import { KioskError } from '../../shared/errors.ts';
import { writeNewFile } from '../durable-file.ts';
import { codeOf } from '../error-code.ts';
import { giveName } from '../give-name.ts';
import { keyBytes } from './seal.ts';

/** Refuses links, which could lead to a file that another person chose. Windows has no such flag. */
const noFollow = process.platform === 'win32' ? 0 : constants.O_NOFOLLOW;

/**
 * Returns the key of the practice vault from a file that only its owner may read, and creates the file when there is
 * none. Only for practice data, which holds no real customer's pictures: the key of real data lives in the keychain.
 * Throws KEYCHAIN_UNAVAILABLE with a reason when others may read the file (`key-file-open`) or when it holds no key
 * (`key-file-damaged`).
 */
export async function keyFile(path: string): Promise<Uint8Array> {
  return (await readKey(path)) ?? (await makeKey(path));
}

async function readKey(path: string): Promise<Uint8Array | null> {
  let handle: FileHandle;
  try {
    handle = await open(path, constants.O_RDONLY | noFollow);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    if (codeOf(error) === 'ELOOP') throw refused('key-file-damaged');
    throw error;
  }
  try {
    const { mode, size } = await handle.stat();
    // Windows has no such mode bits; there the folder is protected by the user's own profile.
    if (process.platform !== 'win32' && (mode & 0o177) !== 0) throw refused('key-file-open');
    if (size !== keyBytes) throw refused('key-file-damaged');
    return new Uint8Array(await handle.readFile());
  } finally {
    await handle.close();
  }
}

/** Writes the key under another name and then renames it, unless another process has written one first: then that key is used. */
async function makeKey(path: string): Promise<Uint8Array> {
  const part = `${path}.${randomBytes(8).toString('hex')}`;
  try {
    await writeNewFile(part, randomBytes(keyBytes), { mode: 0o600 });
    await giveName(part, path);
  } finally {
    await rm(part, { force: true });
  }
  const key = await readKey(path);
  if (key === null) throw new Error('The key file that was just made is gone.');
  return key;
}

const refused = (reason: 'key-file-open' | 'key-file-damaged'): KioskError =>
  new KioskError('KEYCHAIN_UNAVAILABLE', 'The practice key file is refused.', { reason });
