import type { BackupStatus } from './status-file.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Time until a backup that failed is tried again. */
const againMs = 10 * minuteMs;
/** The hour from which the night's backup is made, local time. */
const nightHour = 3;

/** Returns when the last night's backup was due. */
function lastNight(now: Date): Date {
  const night = new Date(now);
  night.setHours(nightHour, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  return night;
}

/**
 * Returns whether a backup is due: one hour after the last one when the records have changed since or it left something undone, and
 * every night.
 * @param change number of commits in the records
 */
export function isDue({ folder, last, failure }: BackupStatus, change: number, now: Date): boolean {
  if (folder === '') return false;
  const age = (at: string): number => Math.abs(now.getTime() - Date.parse(at));
  if (failure !== null && age(failure.at) < againMs) return false;
  if (failure !== null || last === null) return true;
  const isOpen = change !== last.change || last.unfinished !== null;
  if (isOpen && age(last.at) >= hourMs) return true;
  return Date.parse(last.at) < lastNight(now).getTime();
}
