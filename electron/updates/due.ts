import type { Journal } from './journal.ts';

/** Time after the daily check in which a computer that needs no administrator installs on its own, ms: people come later. */
const nightMs = 2 * 60 * 60 * 1000;

/** Returns when the last daily check was due, local time; null without one. */
function lastDue({ checkAt }: Journal['settings'], now: Date): Date | null {
  if (checkAt === null) return null;
  const [hours, minutes] = checkAt.split(':').map(Number);
  const due = new Date(now);
  due.setHours(hours ?? 0, minutes ?? 0, 0, 0);
  if (due > now) due.setDate(due.getDate() - 1);
  return due;
}

/** Returns whether the daily check is due: also later, when the computer was off at its time. */
export function isCheckDue({ settings, triedAt }: Pick<Journal, 'settings' | 'triedAt'>, now: Date): boolean {
  const due = settings.feed === '' ? null : lastDue(settings, now);
  return due !== null && (triedAt === null || Date.parse(triedAt) < due.getTime());
}

/** Returns whether it is the time in which a computer may install on its own. */
export function isNight({ settings }: Pick<Journal, 'settings'>, now: Date): boolean {
  const due = lastDue(settings, now);
  return due !== null && now.getTime() - due.getTime() < nightMs;
}
