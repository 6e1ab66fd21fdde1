import type { Journal } from './journal.ts';

/** Local hour before which it is night, from midnight on: whatever time the daily check has, people come later. Our own figure. */
const morningHour = 6;

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

/** Returns whether it is the time in which a computer may install on its own. It never is where only people look for updates. */
export const isNight = ({ settings }: Pick<Journal, 'settings'>, now: Date): boolean =>
  settings.checkAt !== null && now.getHours() < morningHour;
