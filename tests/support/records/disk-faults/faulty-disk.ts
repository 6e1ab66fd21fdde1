/** Orders for the library that makes calls to the operating system fail (disk-faults.c). */
import { closeSync, openSync, readSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { constants } from 'node:os';
import { faultLibrary } from './library.ts';

/** `sync`: fsync. `write`: bytes of a file. `name`: making, renaming or removing a file. `read`: reading one. */
export const faultKinds = ['sync', 'write', 'name', 'read'] as const;
export type FaultKind = (typeof faultKinds)[number];
export const faultErrors = ['EIO', 'ENOSPC', 'EROFS'] as const;
export type FaultError = (typeof faultErrors)[number];

export interface DiskFault {
  readonly kinds: readonly FaultKind[];
  /** Number of the call that fails, from 1. */
  readonly at: number;
  readonly error: FaultError;
  /** True when every call from that one on fails. */
  readonly lasting?: boolean;
  /** Only calls for files whose path ends so. */
  readonly file?: string;
  /** Path of a file. Only calls on this one fail, also after it is moved, as a damaged place of a disk stays in its file. */
  readonly within?: string;
}

export interface FaultyDisk {
  /** Environment of the program whose disk it is. */
  readonly env: NodeJS.ProcessEnv;
  /** Lets a call fail, counted from now. */
  fail(fault: DiskFault): void;
  /** Lets no call fail any more. */
  heal(): void;
  /** Returns how many calls failed since `fail`, and the first of them: its name and its file. */
  failed(): { readonly calls: number; readonly first: string };
  /** Returns how many calls of each kind there were since the program started. */
  counts(): Readonly<Record<FaultKind, number>>;
  close(): void;
}

/** Byte positions in the file that both programs have mapped, and its length: the layout of `struct control`. */
const at = {
  kinds: 0,
  at: 4,
  error: 8,
  lasting: 12,
  seen: 16,
  failed: 20,
  counts: 24,
  inode: 40,
  suffix: 64,
  first: 256,
};
const bytes = 1024;
const suffixBytes = at.first - at.suffix;

/**
 * @param root the folder whose files can fail
 * @param control a file outside of it, for the orders
 */
export function faultyDisk(root: string, control: string): FaultyDisk {
  writeFileSync(control, Buffer.alloc(bytes));
  const handle = openSync(control, 'r+');
  const read = (): Buffer => {
    const page = Buffer.alloc(bytes);
    readSync(handle, page, 0, bytes, 0);
    return page;
  };
  const put = (position: number, ...values: readonly number[]): void => {
    const words = Buffer.alloc(4 * values.length);
    for (const [index, value] of values.entries()) words.writeUInt32LE(value, 4 * index);
    writeSync(handle, words, 0, words.length, position);
  };
  const text = (page: Buffer, from: number): string => page.toString('utf8', from, page.indexOf(0, from));

  return {
    env: { LD_PRELOAD: faultLibrary(), DISK_FAULTS_CONTROL: control, DISK_FAULTS_ROOT: root },
    fail({ kinds, at: call, error, lasting = false, file = '', within }) {
      put(at.at, 0);
      // Its low half, like the library's.
      put(at.inode, within === undefined ? 0 : statSync(within).ino % 2 ** 32);
      const suffix = Buffer.alloc(suffixBytes);
      suffix.write(file);
      writeSync(handle, suffix, 0, suffixBytes, at.suffix);
      put(at.seen, 0, 0);
      put(at.first, 0);
      put(
        at.kinds,
        kinds.reduce((mask, kind) => mask | (1 << faultKinds.indexOf(kind)), 0),
      );
      put(at.error, constants.errno[error], lasting ? 1 : 0);
      // Last: from now on, calls are counted.
      put(at.at, call);
    },
    heal: () => put(at.at, 0),
    failed() {
      const page = read();
      return { calls: page.readUInt32LE(at.failed), first: text(page, at.first) };
    },
    counts() {
      const page = read();
      const entries = faultKinds.map(
        (kind, index) => [kind, page.readUInt32LE(at.counts + 4 * index)] as const,
      );
      return Object.fromEntries(entries) as Record<FaultKind, number>;
    },
    close: () => closeSync(handle),
  };
}
