import { createHash, randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { removeLeftovers } from '../leftovers.ts';

const beside = /^\.headroom-([0-9a-f]{8})[0-9a-f]{8}\.part$/;
/**
 * Milliseconds, longer than any export: a younger file may belong to another counter that is writing to the
 * same share.
 */
const oldAfter = 60 * 60 * 1_000;

/** Names for unfinished files, and the removal of those that will never be finished. */
export interface Parts {
  /** Returns a name for a file until it is complete. Desktops do not show it. */
  next(): string;
  /** Marks this name as no longer written to. */
  over(name: string): void;
  /**
   * Removes what an export left behind when its kiosk was killed or its stick was pulled: parts of a person's
   * picture. Touches nothing else.
   */
  removeLeftovers(folder: string, now?: number): Promise<void>;
}

/**
 * Returns the mark that separates this kiosk's parts from those of another counter on the same share: eight
 * hexadecimal digits that survive a restart. One process at a time has a data folder.
 */
export const kioskMark = (dataDir: string): string =>
  createHash('sha256').update(`${hostname()}\0${dataDir}`).digest('hex').slice(0, 8);

/**
 * @param mark see `kioskMark`: a part with this mark that this process does not know was left by an earlier
 * process
 */
export function createParts(mark: string): Parts {
  const underWay = new Set<string>();

  const leftAfter = (name: string): number | null => {
    const whose = beside.exec(name)?.[1];
    if (whose === undefined || underWay.has(name)) return null;
    return whose === mark ? 0 : oldAfter;
  };

  return {
    next() {
      const name = `.headroom-${mark}${randomBytes(4).toString('hex')}.part`;
      underWay.add(name);
      return name;
    },
    over: (name) => void underWay.delete(name),
    removeLeftovers: (folder, now) => removeLeftovers(folder, leftAfter, now),
  };
}
