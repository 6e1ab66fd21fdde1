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
/** The age up to which a rule keeps a state, ms. */
const oldestMs = Math.max(...rules.map(([, forMs]) => forMs));

export interface RotationDates {
  /** The name that a state has which is made now. */
  readonly now: string;
  /** States with an earlier name stay, because the date of now may be wrong; '' where it is sure. */
  readonly keepUntil: string;
  /** Returns the number of commits in a state's records; null where it cannot be read. */
  readonly changeOf: (name: string) => number | null;
}

/**
 * Returns the states to keep of a repository's states. Those with a date that is still to come were made while the clock was ahead:
 * the newest three of them stay, besides the others, until a state with later changes has grown old enough to go.
 */
export function statesToKeep(
  names: readonly string[],
  { now, keepUntil, changeOf }: RotationDates,
): ReadonlySet<string> {
  const newestFirst = names.toSorted().toReversed();
  const past = newestFirst.filter((name) => name <= now);
  const newestMs = msOf(past[0] ?? '');
  const kept = new Set([...past.slice(0, always), ...past.filter((name) => name < keepUntil)]);
  for (const [partOf, forMs] of rules) {
    const seen = new Set<string>();
    for (const name of past.filter((each) => newestMs - msOf(each) < forMs)) {
      if (!seen.has(partOf(name))) kept.add(name);
      seen.add(partOf(name));
    }
  }
  const ahead = newestFirst.filter((name) => name > now).slice(0, always);
  const old = ahead.length === 0 ? undefined : past.find((name) => newestMs - msOf(name) >= oldestMs);
  const oldChange = old === undefined ? null : changeOf(old);
  for (const name of ahead) {
    const change = oldChange === null ? null : changeOf(name);
    if (change === null || oldChange === null || change > oldChange) kept.add(name);
  }
  return kept;
}
