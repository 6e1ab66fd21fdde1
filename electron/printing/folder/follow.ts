/** What becomes of pictures in a watched folder: they are there, or somebody has taken them. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFolder } from '../../is-folder.ts';
import { report, type JobReport } from '../printer.ts';
import { fileNames, isThere, type FolderFiles } from './files.ts';

export interface FolderTiming {
  /** How often the folder is looked at, ms. Shares tell of no change by themselves. */
  readonly everyMs: number;
  /** A print program that looks into its folder takes a picture within seconds; this long, ms, means that none does. */
  readonly slowMs: number;
}

export const folderTiming: FolderTiming = { everyMs: 1_000, slowMs: 60_000 };

/** Which disk and folder a path leads to: where a stick was pulled, its path may be an empty folder of the system's. */
async function placeOf(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder);
  return `${dev}:${ino}`;
}

async function countThere(folder: string, names: readonly string[]): Promise<number> {
  const there = await Promise.all(names.map((name) => isThere(join(folder, name))));
  return there.filter(Boolean).length;
}

/** Taking is all that a folder tells: whether it came out on paper only the person before the printer can say. */
function ended(copies: number, takenBack: number): JobReport {
  if (takenBack === copies) return report('cancelled', '');
  if (takenBack === 0) return report('uncertain', 'the folder’s program has taken it');
  return report('uncertain', `the folder’s program has taken ${copies - takenBack} of ${copies}`);
}

/**
 * @param takenBack how many of the sheet's pictures were taken out of the folder by ourselves; null while that goes on
 * @returns ends the reports
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
  let place: string | null = null;

  /** @returns null for what has to be looked at again: the folder went away meanwhile, or its pictures are being taken out */
  async function look(): Promise<JobReport | null> {
    if (!(await isFolder(folder))) return report('waiting', 'the folder cannot be reached', 'printer-gone');
    const now = await placeOf(folder);
    place ??= now;
    if (now !== place) return report('waiting', 'there is another folder in its place', 'printer-gone');
    const there = await countThere(folder, names);
    // What was not found in a folder that had just gone was not taken.
    if ((await placeOf(folder)) !== place) return null;
    const back = takenBack();
    if (back === null) return null;
    if (there === 0) return ended(files.copies, back);
    const slow = performance.now() - since >= slowMs;
    const note = there === names.length ? '' : `${names.length - there} of ${names.length} taken`;
    return report('waiting', note, slow ? 'not-taken' : null);
  }

  async function watch(): Promise<void> {
    let told = '';
    while (!over()) {
      // It went between two of the questions: the next round says what there is then.
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
      // An end meanwhile breaks the pause off, which is what its rejection says.
      await sleep(everyMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  }
  void watch();
  return () => ending.abort();
}
