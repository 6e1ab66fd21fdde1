import { hash } from 'node:crypto';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { KioskError } from '../../shared/errors.ts';
import { isId, isLongId, type ImageId } from '../../shared/ids.ts';
import { systemClock, type Clock } from '../clock.ts';
import { beginFolder, makeFolder, syncFolder } from '../durable-folder.ts';
import { codeOf } from '../error-code.ts';
import { whileHeld } from '../held-files.ts';
import { readError, writeError } from './file-errors.ts';
import { keyBytes, seal, unseal } from './seal.ts';
import { quarantineOf, sweepVault, type LiveIds, type Swept } from './sweep.ts';

interface StoredImage {
  /** Length before encryption. */
  readonly bytes: number;
  /** Hex, before encryption. */
  readonly sha256: string;
}

export interface Vault {
  /**
   * Stores an image; once this resolves, the image survives a power cut. An id can be used only once: a second time
   * throws. Throws DISK_FULL, or RECORDS_READ_ONLY when the folder cannot be written.
   */
  put(imageId: ImageId, bytes: Uint8Array): Promise<StoredImage>;
  /**
   * Throws PHOTO_FILE_MISSING with a reason: `missing`, `damaged` (or sealed for another id or key) or `unreadable`.
   */
  get(imageId: ImageId): Promise<Uint8Array>;
  /** Removes the file, if there is one. */
  erase(imageId: ImageId): Promise<void>;
  /**
   * Moves pictures without a row to quarantine and removes half-written files, both once they are three days old, and
   * erases what has been in quarantine for 30 days. `get` and `erase` also reach pictures in quarantine.
   */
  sweep(live: LiveIds): Promise<Swept>;
}

export interface VaultOptions {
  readonly dir: string;
  /** 32 bytes. */
  readonly key: Uint8Array;
  readonly clock?: Clock;
}

/** Age in days from which a file without a row is swept: a younger file may still be waiting for its row. */
const olderThanDays = 3;

/** Days for which a swept picture is kept, in case its row comes back with older or newer records. */
const quarantineDays = 30;

/**
 * Uses two characters of the id as folder, so that none grows too long to list: the first ones of a long id, and the last ones
 * of a short id, whose first ones tell its time.
 */
export const fileOf = (dir: string, imageId: ImageId): string => {
  if (!isId('img', imageId)) throw new Error('Not the id of an image.');
  return join(dir, isLongId(imageId) ? imageId.slice(4, 6) : imageId.slice(-2), imageId);
};

/** Stores photo files, encrypted at rest. The key stays in this process's memory. */
export function createVault({ dir, key, clock = systemClock }: VaultOptions): Vault {
  if (key.byteLength !== keyBytes)
    throw new Error(`The vault's key has ${key.byteLength} bytes, not ${keyBytes}.`);
  const secret = Uint8Array.from(key);
  /** Folders that are known to survive a power cut: created, or synced, by this process. */
  const durable = new Set<string>();

  async function write(file: string, pieces: Buffer[]): Promise<void> {
    const part = `${file}.part`;
    const folder = dirname(file);
    if (!durable.has(dir)) await makeFolder(dir, durable);
    const writeFolderName = await beginFolder(folder, durable);
    // `wx`: two writers of one id cannot both get past this line.
    const handle = await whileHeld(() => open(part, 'wx', 0o600));
    try {
      try {
        // `writeFile` continues after a short write; `write` and `writev` report success on a disk that fills up.
        for (const piece of pieces) await handle.writeFile(piece);
        await handle.sync();
      } finally {
        await handle.close();
      }
      if (await exists(file)) throw new Error('The vault holds an image of this id.');
      await whileHeld(() => rename(part, file));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    try {
      // Side by side: the disk takes both in one go.
      await Promise.all([syncFolder(folder), writeFolderName()]);
    } catch (error) {
      // Then the caller may write the image once more.
      await rm(file, { force: true });
      throw error;
    }
  }

  return {
    async put(imageId, bytes) {
      const file = fileOf(dir, imageId);
      const pieces = seal(secret, imageId, bytes);
      try {
        await write(file, pieces);
      } catch (error) {
        throw writeError(error);
      }
      return { bytes: bytes.byteLength, sha256: hash('sha256', bytes, 'hex') };
    },
    async get(imageId) {
      const file = await readEither(fileOf(dir, imageId), fileOf(quarantineOf(dir), imageId));
      const bytes = unseal(secret, imageId, file);
      if (bytes === null) {
        throw new KioskError('PHOTO_FILE_MISSING', "The photo's file is damaged.", { reason: 'damaged' });
      }
      return bytes;
    },
    async erase(imageId) {
      for (const file of [fileOf(dir, imageId), fileOf(quarantineOf(dir), imageId)]) {
        try {
          await whileHeld(() => rm(file, { force: true }));
          await syncFolder(dirname(file));
        } catch (error) {
          if (codeOf(error) !== 'ENOENT') throw writeError(error);
        }
      }
    },
    sweep: (live) => sweepVault(dir, { live, olderThanDays, quarantineDays, now: clock.now() }),
  };
}

/** A picture whose row has come back stays in quarantine until the next sweep. */
async function readEither(file: string, inQuarantine: string): Promise<Uint8Array> {
  try {
    return await whileHeld(() => readFile(file));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw readError(error);
  }
  try {
    return await whileHeld(() => readFile(inQuarantine));
  } catch (error) {
    throw readError(error);
  }
}

async function exists(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
