import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const day = (now: Date): string => now.toDateString();

/** Remembers until midnight why Electron could not be fetched. */
export function rememberFailure(file: string, why: string, now = new Date()): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${day(now)}\n${why}\n`);
}

/** Returns why Electron could not be fetched earlier today, or null. */
export function failureToday(file: string, now = new Date()): string | null {
  try {
    const [failedOn, why = ''] = readFileSync(file, 'utf8').split('\n');
    return failedOn === day(now) ? why : null;
  } catch {
    // A note that is missing or cannot be read only costs one more try.
    return null;
  }
}

export const forgetFailure = (file: string): void => rmSync(file, { force: true });
