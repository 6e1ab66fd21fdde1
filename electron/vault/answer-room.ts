import { randomBytes } from 'node:crypto';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { KioskError } from '../../shared/errors.ts';
import { codeOf } from '../error-code.ts';
import type { Log } from '../log.ts';
import { writeError } from './file-errors.ts';
import type { Vault } from './vault.ts';

/** Disk space reserved for the answers of paid calls, however full the disk is. */
export interface AnswerRoom {
  /**
   * Bytes that are missing for the next call's answer, as far as is known: the last call found too little space, or
   * used it.
   */
  readonly missingBytes: number;
  /** True while a call is under way. */
  readonly isHeld: boolean;
  /**
   * Reserves space for one call: for its answer and for the rows that end it.
   * @throws KioskError DISK_FULL when there is too little; RECORDS_READ_ONLY when the folder cannot be written
   */
  hold(answerBytes: number): Promise<HeldRoom>;
}

/** The reserved space of one call. */
export interface HeldRoom {
  /**
   * Returns space to the disk, so that the call's answer (`answer`) or also its rows (`rows`) can be written. Returns
   * false when this call has no such space left.
   */
  give(part: 'answer' | 'rows'): Promise<boolean>;
  /** Ends the call: its space is free for the next one. */
  end(): void;
}

/**
 * Space for the rows that end a call: SQLite's log grows by a few dozen pages, and a checkpoint may add its 4 MiB.
 */
export const rowsBytes = 8 * 1024 * 1024;
/** Written in one piece: making a mebibyte of random bytes takes about 1 ms. */
const chunkBytes = 1024 * 1024;

/**
 * Keeps the space in a file that is really written. It holds random bytes, because repeated bytes would take no space
 * on a disk that compresses. The file is not synced: file systems count space when it is written, and after a power
 * cut the next call checks what the file has.
 *
 * @param file created before the first paid call, and kept
 */
export function createAnswerRoom(file: string): AnswerRoom {
  let queue: Promise<unknown> = Promise.resolve();
  let filling: Buffer | null = null;
  /** Bytes held by calls under way. */
  let held = 0;
  /** Number of calls under way that have returned their space: the free space now belongs to them. */
  let giving = 0;
  let missingBytes = 0;

  /** Makes one change to the file at a time. */
  const inTurn = <T>(work: (handle: FileHandle) => Promise<T>): Promise<T> => {
    const turn = queue.then(async () => {
      try {
        const handle = await openFile(file);
        try {
          return await work(handle);
        } finally {
          await handle.close();
        }
      } catch (error) {
        throw error instanceof KioskError ? error : writeError(error);
      }
    });
    queue = turn.catch(() => undefined);
    return turn;
  };

  /** Returns false when the disk has too little space; the file is then unchanged. */
  async function grow(handle: FileHandle, before: number, target: number): Promise<boolean> {
    filling ??= randomBytes(chunkBytes);
    try {
      for (let at = before; at < target;) {
        const { bytesWritten } = await handle.write(filling, 0, Math.min(chunkBytes, target - at), at);
        at += bytesWritten;
      }
      return true;
    } catch (error) {
      await handle.truncate(before);
      if (isFull(writeError(error))) return false;
      throw error;
    }
  }

  return {
    get missingBytes() {
      return missingBytes;
    },
    get isHeld() {
      return held > 0;
    },
    async hold(answerBytes) {
      const own = { answer: answerBytes, rows: rowsBytes };
      let gave = false;
      await inTurn(async (handle) => {
        if (giving > 0) throw new KioskError('DISK_FULL', 'another answer is being kept on a full disk');
        const target = held + own.answer + own.rows;
        const before = await allocated(handle);
        missingBytes = before < target && !(await grow(handle, before, target)) ? target - before : 0;
        if (missingBytes > 0) throw new KioskError('DISK_FULL', 'no space for the answer of a call');
        held = target;
      });
      return {
        async give(part) {
          const bytes = part === 'rows' ? own.answer + own.rows : own.answer;
          if (bytes === 0) return false;
          own.answer = 0;
          if (part === 'rows') own.rows = 0;
          held -= bytes;
          missingBytes += bytes;
          if (!gave) giving += 1;
          gave = true;
          await inTurn((handle) => handle.truncate(held));
          return true;
        },
        end() {
          held -= own.answer + own.rows;
          own.answer = 0;
          own.rows = 0;
          if (gave) giving -= 1;
          gave = false;
        },
      };
    },
  };
}

const isFull = (error: unknown): boolean => error instanceof KioskError && error.code === 'DISK_FULL';
const hasFailed = (error: unknown): error is KioskError =>
  error instanceof KioskError && error.code === 'DISK_FAILED';

/**
 * Returns the vault for one call's answer, which cannot be had again without paying: when the disk is full, it writes the file
 * once more into the call's reserved space, and when the disk has failed, it writes the file once more.
 */
export const vaultWithin = (vault: Vault, held: HeldRoom, log: Log): Vault => ({
  ...vault,
  async put(imageId, bytes) {
    try {
      return await vault.put(imageId, bytes);
    } catch (error) {
      if (hasFailed(error)) log.warn({ code: error.code }, 'an answer is written once more: the disk failed');
      else if (!isFull(error) || !(await held.give('answer'))) throw error;
      return vault.put(imageId, bytes);
    }
  },
});

async function openFile(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'r+');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  return open(file, 'w+', 0o600);
}

/** Returns the bytes of the file that are allocated on disk. A file with holes counts as 0 and is written again. */
async function allocated(handle: FileHandle): Promise<number> {
  const { size, blocks } = await handle.stat();
  // `blocks` counts units of 512 bytes, whatever the file system's block size is.
  return blocks * 512 >= size ? size : 0;
}
