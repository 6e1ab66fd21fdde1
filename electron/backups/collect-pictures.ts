/** Copies pictures into the folder of the backups, each once. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ImageId } from '../../shared/ids.ts';
import { codeOf } from '../error-code.ts';
import { unseal } from '../vault/seal.ts';
import { quarantineOf } from '../vault/sweep.ts';
import { fileOf } from '../vault/vault.ts';
import type { Repository } from './repository.ts';
import type { PictureList, StoredPicture } from './state-file.ts';
import { atTarget } from './trouble.ts';

/** Earlier states in the folder of the backups, and the pictures there that are damaged. */
export interface Present {
  /** Names of the states that are there, oldest first. */
  readonly states: readonly string[];
  /** Pictures that have changed, and are gone from the folder, or that it has and the disk could not read, by their hashes. */
  readonly rotten: ReadonlyMap<string, 'changed' | 'unreadable'>;
}

interface Source {
  readonly vault: string;
  readonly dataKey: Uint8Array;
}

export type Pictures = ReturnType<typeof collectPictures>;

export interface Collected {
  readonly list: PictureList;
  /** Pictures that are neither in the vault nor in an earlier state, or do not open. The list has those that may be read later. */
  readonly missing: readonly ImageId[];
}

/**
 * A picture's file never changes, so one that an earlier state lists is not read again. One that is rotten is copied anew. Where the vault has
 * lost one that the disk could not read, the folder has the last copy: it stays in the list, because later backups list what this one does.
 */
export function collectPictures(
  repository: Repository,
  { vault, dataKey }: Source,
  { states, rotten }: Present,
  rest: () => void,
) {
  const known = new Map<ImageId, StoredPicture>(newestListOf(repository, states));
  const stored = new Set([...repository.pictures()].filter((file) => !rotten.has(file)));
  let added = 0;

  function add(id: ImageId): StoredPicture | null {
    const bytes = pictureIn(vault, id);
    if (bytes === null || unseal(dataKey, id, bytes) === null) return null;
    const sha256 = hash('sha256', bytes, 'hex');
    if (!stored.has(sha256)) {
      atTarget(() => repository.addPicture(sha256, bytes));
      stored.add(sha256);
      added += 1;
      rest();
    }
    return { sha256, bytes: bytes.length };
  }

  return {
    added: () => added,
    store(ids: readonly ImageId[]): Collected {
      const list = new Map<ImageId, StoredPicture>();
      const missing: ImageId[] = [];
      for (const id of ids) {
        const before = known.get(id) ?? null;
        const picture = before !== null && stored.has(before.sha256) ? before : add(id);
        if (picture === null) missing.push(id);
        const isUnreadable = before !== null && rotten.get(before.sha256) === 'unreadable';
        const listed = picture ?? (isUnreadable ? before : null);
        if (listed === null) continue;
        list.set(id, listed);
        known.set(id, listed);
      }
      return { list, missing };
    },
  };
}

/** Returns the list of the newest state that can be read; an empty one when there is none. */
function newestListOf(repository: Repository, states: readonly string[]): PictureList {
  for (const state of states.toReversed()) {
    const list = repository.listOf(state);
    if (list !== null) return list;
  }
  return new Map();
}

/** Reads a picture's encrypted file. Returns null when it is missing or cannot be read. */
function pictureIn(vault: string, id: ImageId): Buffer | null {
  for (const file of [fileOf(vault, id), fileOf(quarantineOf(vault), id)]) {
    try {
      return readFileSync(file);
    } catch (error) {
      if (codeOf(error) === null) throw error;
    }
  }
  return null;
}
