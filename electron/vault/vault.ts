import { hash } from 'node:crypto';
import { open, readFile, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { KioskError } from '../../shared/errors.ts';
import { isId, isLongId, type Id } from '../../shared/ids.ts';
import { systemClock, type Clock } from '../clock.ts';
import { beginFolder, makeFolder, syncFolder } from '../durable-folder.ts';
import { codeOf } from '../error-code.ts';
import { whileHeld } from '../held-files.ts';
import { readError, writeError } from './file-errors.ts';
import { keyBytes, seal, unseal, type SealedKind } from './seal.ts';
import { quarantineOf, sweepVault, type LiveIds, type Swept } from './sweep.ts';

interface StoredFile {
  /** Length before encryption. */
  readonly bytes: number;
  /** Hex, before encryption. */
  readonly sha256: string;
}

/** Sealed files of one kind: pictures, or prints that were saved as PDF. */
export interface Vault<Kind extends SealedKind = 'img'> {
  /**
   * Stores a file; once this resolves, it survives a power cut. An id can be used only once: a second time
   * throws. Throws DISK_FULL, or RECORDS_READ_ONLY when the folder cannot be written.
   */
  put(id: Id<Kind>, bytes: Uint8Array): Promise<StoredFile>;
  /**
   * Throws PHOTO_FILE_MISSING with a reason: `missing`, `damaged` (or sealed for another id or key) or `unreadable`.
   */
  get(id: Id<Kind>): Promise<Uint8Array>;
  /** Removes the file, if there is one, also one that was never finished. */
  erase(id: Id<Kind>): Promise<void>;
  /**
   * Moves files without a row to quarantine and removes half-written files, both once they are three days old, and
   * erases what has been in quarantine for 30 days. `get` and `erase` also reach files in quarantine.
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

/** Days for which a swept file is kept, in case its row comes back with older or newer records. */
const quarantineDays = 30;

/**
 * Uses two characters of the id as folder, so that none grows too long to list: the first ones of a long id, and the last ones
 * of a short id, whose first ones tell its time.
 */
export const fileOf = (dir: string, id: Id<SealedKind>): string => {
  if (!isId('img', id) && !isId('prt', id)) throw new Error('Not the id of a sealed file.');
  return join(dir, isLongId(id) ? id.slice(4, 6) : id.slice(-2), id);
};

const partOf = (file: string): string => `${file}.part`;

/** Stores files, encrypted at rest. The key stays in this process's memory. */
export function createVault<Kind extends SealedKind = 'img'>({
  dir,
  key,
  clock = systemClock,
}: VaultOptions): Vault<Kind> {
  if (key.byteLength !== keyBytes)
    throw new Error(`The vault's key has ${key.byteLength} bytes, not ${keyBytes}.`);
  const secret = Uint8Array.from(key);
  /** Folders that are known to survive a power cut: created, or synced, by this process. */
  const durable = new Set<string>();

  async function write(file: string, pieces: Buffer[]): Promise<void> {
    const part = partOf(file);
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
      if (await exists(file)) throw new Error('The vault holds a file of this id.');
      await whileHeld(() => rename(part, file));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    try {
      // Side by side: the disk takes both in one go.
      await Promise.all([syncFolder(folder), writeFolderName()]);
    } catch (error) {
      // Then the caller may write the file once more.
      await rm(file, { force: true });
      throw error;
    }
  }

  return {
    async put(id, bytes) {
      const file = fileOf(dir, id);
      const pieces = seal(secret, id, bytes);
      try {
        await write(file, pieces);
      } catch (error) {
        throw writeError(error);
      }
      return { bytes: bytes.byteLength, sha256: hash('sha256', bytes, 'hex') };
    },
    async get(id) {
      const file = await readEither(fileOf(dir, id), fileOf(quarantineOf(dir), id));
      const bytes = unseal(secret, id, file);
      if (bytes === null) {
        throw new KioskError('PHOTO_FILE_MISSING', 'The sealed file is damaged.', { reason: 'damaged' });
      }
      return bytes;
    },
    async erase(id) {
      for (const file of [fileOf(dir, id), fileOf(quarantineOf(dir), id)]) {
        try {
          for (const each of [file, partOf(file)]) await remove(each);
          await syncFolder(dirname(file));
        } catch (error) {
          if (codeOf(error) !== 'ENOENT') throw writeError(error);
        }
      }
    },
    sweep: (live) => sweepVault(dir, { live, olderThanDays, quarantineDays, now: clock.now() }),
  };
}

/** Removes a file if there is one. `rm` would look at it first, which takes the main thread more time than the rest of an erasing. */
async function remove(file: string): Promise<void> {
  try {
    await whileHeld(() => unlink(file));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** A file whose row has come back stays in quarantine until the next sweep. */
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
