import { createHash, randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileCode } from './place-errors.ts';

const beside = /^\.headroom-([0-9a-f]{8})[0-9a-f]{8}\.part$/;
/** Another counter may be writing to the same share just now; no export takes as long as this, milliseconds. */
const oldAfter = 60 * 60 * 1_000;

/** Names of files that are not whole yet, and what becomes of those that never will be. */
export interface Parts {
  /** What a file is called until it is whole. Desktops do not show it. */
  next(): string;
  /** Nothing is written to this name any more. */
  over(name: string): void;
  /**
   * Takes away what a kiosk that was killed, or a stick that was pulled, has left of an export: parts of somebody's
   * picture. Nothing else is touched, and what cannot be taken away stays: the export tells of its place itself.
   */
  takeLeftoversAway(folder: string, now?: number): Promise<void>;
}

/**
 * What tells this kiosk's parts from those of another counter on the same share: eight hexadecimal digits that stay
 * the same after a restart. One process at a time has a data folder.
 */
export const kioskMark = (dataDir: string): string =>
  createHash('sha256').update(`${hostname()}\0${dataDir}`).digest('hex').slice(0, 8);

/** @param mark see `kioskMark`: parts with it that this process does not know were left by one that is gone */
export function createParts(mark: string): Parts {
  const underWay = new Set<string>();

  const isLeft = async (folder: string, name: string, now: number): Promise<boolean> => {
    const whose = beside.exec(name)?.[1];
    if (whose === undefined || underWay.has(name)) return false;
    if (whose === mark) return true;
    const changedMs = (await attempt(() => stat(join(folder, name))))?.mtimeMs ?? now;
    return now - changedMs > oldAfter;
  };

  return {
    next() {
      const name = `.headroom-${mark}${randomBytes(4).toString('hex')}.part`;
      underWay.add(name);
      return name;
    },
    over: (name) => void underWay.delete(name),
    async takeLeftoversAway(folder, now = Date.now()) {
      for (const name of (await attempt(() => readdir(folder))) ?? []) {
        if (await isLeft(folder, name, now)) await attempt(() => rm(join(folder, name)));
      }
    },
  };
}

async function attempt<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    if (fileCode(error) === null) throw error;
    return null;
  }
}
