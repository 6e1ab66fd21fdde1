/** Which states of a repository are kept. Pure functions over the names of states, which are times in UTC. */

/** A state's name is the time when its records were copied, for example `2026-11-24T03-00-00-000Z`. */
const stateName = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/;

export const nameOfState = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-');

/** Returns the time in a state's name, ISO 8601; null for any other name. */
export function timeOfState(name: string): string | null {
  const [, day, hours, minutes, seconds, ms] = stateName.exec(name) ?? [];
  return day === undefined ? null : `${day}T${hours}:${minutes}:${seconds}.${ms}Z`;
}

const hourOf = (name: string): string => name.slice(0, 13);
export const dayOf = (name: string): string => name.slice(0, 10);

/** Returns the day with which the state's week began, a Monday. */
function weekOf(name: string): string {
  const day = new Date(`${dayOf(name)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return dayOf(day.toISOString());
}

const dayMs = 24 * 60 * 60 * 1000;

/** The newest state of each hour, day and week, for states that are this much older than the newest one. */
const rules: readonly (readonly [partOf: (name: string) => string, forMs: number])[] = [
  [hourOf, dayMs],
  [dayOf, 14 * dayMs],
  [weekOf, 8 * 7 * dayMs],
];

/** Kept whatever their age, for a studio that was closed. */
const always = 3;

const msOf = (name: string): number => Date.parse(timeOfState(name) ?? '');

/** Returns the states to keep of a repository's states. */
export function statesToKeep(names: readonly string[]): ReadonlySet<string> {
  const newestFirst = names.toSorted().toReversed();
  const newestMs = msOf(newestFirst[0] ?? '');
  const kept = new Set(newestFirst.slice(0, always));
  for (const [partOf, forMs] of rules) {
    const seen = new Set<string>();
    for (const name of newestFirst.filter((each) => newestMs - msOf(each) < forMs)) {
      if (!seen.has(partOf(name))) kept.add(name);
      seen.add(partOf(name));
    }
  }
  return kept;
}
