/** The files of a studio's backups: where they are, and how they are written and read back. Blocks; for the backup's thread. */
import { hash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, rmdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../error-code.ts';
import { whileHeldSync } from '../held-files.ts';
import { syncFolderOf } from '../records/file/durable.ts';
import { copyThrough, sha256Of } from './copy-through.ts';
import { noErasures, readRepositoryErasures, writeRepositoryErasures } from './repository-erasures.ts';
import type { RepositoryErasures } from './repository-erasures.ts';
import { timeOfState } from './rotation.ts';
import { sealText, unsealText } from './sealed-file.ts';
import { readList, readSummary, type PictureList, type StateSummary } from './state-file.ts';
import { BackupFailure, ErasedUnreadable, unlessUnreadable } from './trouble.ts';

const part = '.part';
/** End of the name of a state's folder while the state that was written anew takes its name. */
const old = '.old';

/** @param studioId 32 hexadecimal digits, as in the records */
export const repositoryOf = (target: string, studioId: string): string =>
  join(target, `headroom-backup-${studioId}`);

export interface Repository {
  /** Creates its folders. @param begin false when it must be there already */
  open(begin: boolean): void;
  /** Removes what an interrupted backup left. */
  tidy(): void;
  /** Names of all complete states, oldest first. */
  states(): readonly string[];
  /** Null when the state's list cannot be read. */
  listOf(state: string): PictureList | null;
  /** Null when the state's summary cannot be read. */
  summaryOf(state: string): StateSummary | null;
  /** Path of the records of a state. */
  recordsOf(state: string): string;
  /**
   * Copies the records of a state to this computer's disk, and returns their hash; null when the disk cannot read them.
   * @throws the file system's error
   */
  copyRecords(state: string, to: string): string | null;
  /** Returns the hash of a state's records; null when the disk cannot read them. */
  hashOfRecords(state: string): string | null;
  /** A picture's encrypted file; null when it is not there, or the disk cannot read it. */
  picture(sha256: string): Buffer | null;
  /** Hashes of all pictures in it. */
  pictures(): Set<string>;
  /** Writes a picture's encrypted file. */
  addPicture(sha256: string, bytes: Buffer): void;
  /** Reads a picture again, and removes it when its bytes have changed. One that the disk cannot read stays. */
  checkPicture(sha256: string): 'intact' | 'changed' | 'unreadable';
  removePicture(sha256: string): void;
  /** Makes the folder of a state that is being written, and returns it. */
  beginState(): string;
  /** Writes a sealed file of the state that is being written. */
  seal(folder: string, state: string, name: 'state' | 'pictures', text: string): void;
  /**
   * Gives the state its name, which makes it complete. A state of this name is replaced, and is there until the new one is: a
   * kill in between leaves one of the two.
   */
  completeState(folder: string, state: string): void;
  removeState(state: string): void;
  /** Returns its own list of erased customers. @throws ErasedUnreadable */
  erased(): RepositoryErasures;
  setErased(erased: RepositoryErasures): void;
}

/** @param key as `backupKeyOf` derives it */
export function createRepository(root: string, studioId: string, key: Uint8Array): Repository {
  const [picturesDir, statesDir] = [join(root, 'pictures'), join(root, 'states')];
  const folderOf = (sha256: string): string => join(picturesDir, sha256.slice(0, 2));
  const pictureFile = (sha256: string): string => join(folderOf(sha256), sha256);
  const placeOf = (state: string, name: string): string => `${studioId}/${state}/${name}`;
  const stateFolder = (state: string): string => join(statesDir, state);
  /** The folder of a complete state, also after a kill while it was replaced. */
  const keptFolder = (state: string): string =>
    existsSync(stateFolder(state)) ? stateFolder(state) : `${stateFolder(state)}${old}`;
  const [erasedFile, erasedPlace] = [join(root, 'erased'), `${studioId}/erased`];

  const readOrNull = (file: string): Buffer | null => unlessUnreadable(root, () => readFileSync(file));
  const recordsOf = (state: string): string => join(keptFolder(state), 'records.sqlite');
  const hashOfRecords = (state: string): string | null =>
    unlessUnreadable(root, () => sha256Of(recordsOf(state)));

  function readSealed(state: string, name: string): string | null {
    const file = join(keptFolder(state), name);
    if (!existsSync(file)) return null;
    const bytes = readOrNull(file);
    return bytes === null ? null : unsealText(key, placeOf(state, name), bytes);
  }

  return {
    open(begin) {
      if (!begin && !existsSync(root)) throw new BackupFailure('gone');
      for (const folder of [root, picturesDir, statesDir]) makeFolder(folder);
    },
    tidy() {
      for (const name of readdirSync(statesDir).filter((each) => timeOfState(each) === null)) {
        const state = stateIn(name);
        if (state === null || existsSync(stateFolder(state))) removeFolder(join(statesDir, name));
        else nameFolder(join(statesDir, name), stateFolder(state));
      }
      for (const folder of readdirSync(picturesDir)) {
        for (const name of readdirSync(join(picturesDir, folder)).filter((each) => each.endsWith(part))) {
          removeFile(join(picturesDir, folder, name));
        }
      }
    },
    states() {
      const names = readdirSync(statesDir).map(stateIn);
      return [...new Set(names.filter((name) => name !== null))].toSorted();
    },
    listOf(state) {
      const text = readSealed(state, 'pictures');
      return text === null ? null : readList(text);
    },
    summaryOf(state) {
      const text = readSealed(state, 'state');
      return text === null ? null : readSummary(text);
    },
    recordsOf,
    copyRecords(state, to) {
      try {
        return copyThrough(recordsOf(state), to).sha256;
      } catch (error) {
        // The other disk may have failed.
        if (codeOf(error) !== 'EIO' || hashOfRecords(state) !== null) throw error;
        return null;
      }
    },
    hashOfRecords,
    picture: (sha256) => (existsSync(pictureFile(sha256)) ? readOrNull(pictureFile(sha256)) : null),
    pictures: () =>
      new Set(readdirSync(picturesDir).flatMap((folder) => readdirSync(join(picturesDir, folder)))),
    addPicture(sha256, bytes) {
      makeFolder(folderOf(sha256));
      const file = pictureFile(sha256);
      writeChecked(`${file}${part}`, bytes);
      whileHeldSync(() => renameSync(`${file}${part}`, file));
      syncFolderOf(file);
    },
    checkPicture(sha256) {
      const file = pictureFile(sha256);
      const bytes = readOrNull(file);
      if (bytes === null) return 'unreadable';
      if (hash('sha256', bytes, 'hex') === sha256) return 'intact';
      removeFile(file);
      return 'changed';
    },
    removePicture: (sha256) => removeFile(pictureFile(sha256)),
    beginState() {
      const folder = join(statesDir, `new${part}`);
      removeFolder(folder);
      mkdirSync(folder, { mode: 0o700 });
      return folder;
    },
    seal: (folder, state, name, text) =>
      writeChecked(join(folder, name), sealText(key, placeOf(state, name), text)),
    completeState(folder, state) {
      syncFolderOf(join(folder, 'state'));
      const replaced = `${stateFolder(state)}${old}`;
      if (existsSync(stateFolder(state))) nameFolder(stateFolder(state), replaced);
      nameFolder(folder, stateFolder(state));
      removeFolder(replaced);
    },
    removeState(state) {
      // Without its name first: a state that is half removed must not look complete.
      const removed = join(statesDir, `old${part}`);
      removeFolder(removed);
      nameFolder(stateFolder(state), removed);
      removeFolder(removed);
    },
    erased() {
      if (!existsSync(erasedFile)) return noErasures;
      const bytes = readOrNull(erasedFile);
      if (bytes === null) throw new ErasedUnreadable('EIO');
      const text = unsealText(key, erasedPlace, bytes);
      if (text === null) throw new ErasedUnreadable('CHANGED');
      return readRepositoryErasures(text);
    },
    setErased(erased) {
      writeChecked(`${erasedFile}${part}`, sealText(key, erasedPlace, writeRepositoryErasures(erased)));
      whileHeldSync(() => renameSync(`${erasedFile}${part}`, erasedFile));
      syncFolderOf(erasedFile);
    },
  };
}

/** Returns the state whose folder has this name, also while it is being replaced; null for any other name. */
function stateIn(name: string): string | null {
  const state = name.endsWith(old) ? name.slice(0, -old.length) : name;
  return timeOfState(state) === null ? null : state;
}

/** Renames a folder, through to the disk. */
function nameFolder(folder: string, name: string): void {
  whileHeldSync(() => renameSync(folder, name));
  syncFolderOf(name);
}

/** Writes a file through to the disk, and reads it back. @throws BackupFailure `unreliable` */
function writeChecked(file: string, bytes: Buffer): void {
  const handle = openSync(file, 'w', 0o600);
  try {
    writeFileSync(handle, bytes);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  if (!readFileSync(file).equals(bytes)) throw new BackupFailure('unreliable');
}

/** Node's own `rmSync` reports a read-only disk without a code. */
function removeFile(file: string): void {
  try {
    whileHeldSync(() => unlinkSync(file));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** Removes a state's folder, if there is one. It has no folders in it. */
function removeFolder(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) removeFile(join(folder, name));
  rmdirSync(folder);
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    throw error;
  }
  syncFolderOf(folder);
}
