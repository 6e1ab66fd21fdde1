/** Follows the pictures in a watched folder until they have been taken. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFolder } from '../../is-folder.ts';
import { report, type JobReport } from '../printer.ts';
import { fileNames, isThere, type FolderFiles } from './files.ts';

export interface FolderTiming {
  /** How often the kiosk looks into the folder, ms. Network shares do not report changes on their own. */
  readonly everyMs: number;
  /** Longest time a running print program leaves a picture in its folder, ms; after that, no program is watching. */
  readonly slowMs: number;
}

export const folderTiming: FolderTiming = { everyMs: 1_000, slowMs: 60_000 };

/** Identifies the disk and folder behind a path: after a stick is pulled out, the path may lead to an empty system folder. */
async function idOfFolder(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder);
  return `${dev}:${ino}`;
}

async function countThere(folder: string, names: readonly string[]): Promise<number> {
  const there = await Promise.all(names.map((name) => isThere(join(folder, name))));
  return there.filter(Boolean).length;
}

/** Reports a sheet whose pictures have left the folder. Only the person at the printer can say whether it was printed. */
function ended(count: number, takenBack: number): JobReport {
  if (takenBack === count) return report('cancelled', '');
  if (takenBack === 0) return report('uncertain', 'the folder’s program has taken it');
  return report('uncertain', `the folder’s program has taken ${count - takenBack} of ${count}`);
}

/**
 * @param takenBack how many of the sheet's pictures the kiosk took out again; null while it is taking them out
 * @returns a function that ends the reports
 */
export function followFiles(
  folder: string,
  files: FolderFiles,
  takenBack: () => number | null,
  onReport: (report: JobReport) => void,
  { everyMs, slowMs }: FolderTiming,
): () => void {
  const ending = new AbortController();
  const over = (): boolean => ending.signal.aborted;
  const names = fileNames(files);
  const since = performance.now();
  let first: string | null = null;

  /** @returns null when the folder must be read again: it went away meanwhile, or the kiosk is taking its pictures out */
  async function look(): Promise<JobReport | null> {
    if (!(await isFolder(folder))) return report('waiting', 'the folder cannot be reached', 'printer-gone');
    const now = await idOfFolder(folder);
    first ??= now;
    if (now !== first) return report('waiting', 'there is another folder in its place', 'printer-gone');
    const there = await countThere(folder, names);
    // Pictures missing from a folder that had just gone away were not taken.
    if ((await idOfFolder(folder)) !== first) return null;
    const back = takenBack();
    if (back === null) return null;
    if (there === 0) return ended(files.count, back);
    const slow = performance.now() - since >= slowMs;
    const note = there === names.length ? '' : `${names.length - there} of ${names.length} taken`;
    return report('waiting', note, slow ? 'not-taken' : null);
  }

  async function watch(): Promise<void> {
    let told = '';
    while (!over()) {
      // The folder went away during a look; the next round reports it.
      const next = await look().catch((error: unknown) => {
        if (error instanceof Error && 'code' in error) return null;
        throw error;
      });
      if (over()) return;
      const text = JSON.stringify(next);
      if (next !== null && text !== told) {
        told = text;
        onReport(next);
        if (next.final) return;
      }
      // Ending the reports aborts the pause, which then rejects.
      await sleep(everyMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  }
  void watch();
  return () => ending.abort();
}
