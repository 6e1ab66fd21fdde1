/** How long the studio keeps what, and what goes when: types, and the rules that the clean-up and the view share. */
import type { CustomerView } from './people.ts';
import type { KeepDays, KeepYears } from './settings.ts';

export interface KeepingPeriods {
  readonly keepDays: KeepDays;
  readonly keepYears: KeepYears;
}

/** The kinds of data that have a period, in the order in which the settings show them. */
export const keptKinds = [
  'shots',
  'previews',
  'finals',
  'open',
  'headshots',
  'files',
  'mails',
  'abandoned',
  'customers',
  'accounts',
  'audit',
  'copies',
  'setAside',
  'logs',
] as const;
export type KeptKind = (typeof keptKinds)[number];

/** How much of one kind goes, if nothing else happens until then. */
export interface KeptForecast {
  readonly kind: KeptKind;
  /** How many go within seven days, those included that go with the next clean-up. */
  readonly week: number;
  /** How many go within thirty days. */
  readonly month: number;
  /** When the next one goes, ISO 8601; null where nothing is there, or it is kept without an end. */
  readonly next: string | null;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Kinds of an order's pictures; `answers` are those of the service that may hold one. */
export const pictureKinds = ['shots', 'previews', 'finals', 'answers'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** The least number of days that a customer can agree to. */
export const leastConsentDays = 1;

/** A customer's consent. Without a customer, there is none. */
export type Consent = Pick<CustomerView, 'agreedDays'> & { readonly keepPhotos: boolean | 0 | 1 };

/**
 * Returns for how many days the photos of a customer are kept: with consent, the studio's period, but no longer than the sentence said that
 * the customer agreed to.
 */
export function daysFor(
  keepDays: Pick<KeepDays, 'withConsent' | 'without'>,
  { keepPhotos, agreedDays }: Consent,
): number {
  const { withConsent, without } = keepDays;
  return keepPhotos ? Math.min(withConsent, agreedDays ?? withConsent) : without;
}

/** Returns for how many days after its closing an order keeps each kind of picture. */
export function pictureDays(keepDays: KeepDays, consent: Consent): Readonly<Record<PictureKind, number>> {
  const finals = daysFor(keepDays, consent);
  const shots = Math.min(finals, keepDays.shots);
  const previews = Math.min(finals, keepDays.previews);
  return { shots, previews, finals, answers: Math.min(shots, previews) };
}

/** Returns the time that is a number of days before another. ISO 8601, UTC. */
export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * dayMs).toISOString();

/** Returns the same day and time a number of years before. ISO 8601, UTC. */
export function yearsBefore(now: Date, years: number): string {
  const before = new Date(now);
  before.setUTCFullYear(now.getUTCFullYear() - years);
  return before.toISOString();
}

export const afterDays = (at: string, days: number): string =>
  new Date(Date.parse(at) + days * dayMs).toISOString();

export function afterYears(at: string, years: number): string {
  const after = new Date(at);
  after.setUTCFullYear(after.getUTCFullYear() + years);
  return after.toISOString();
}

/** Counts what goes of one kind within the next days. */
export function tally(kind: KeptKind, now: Date) {
  const [week, month] = [afterDays(now.toISOString(), 7), afterDays(now.toISOString(), 30)];
  const found = { week: 0, month: 0, next: null as string | null };
  return {
    /** The end of what it counts. */
    month,
    /** @param at when it goes. ISO 8601, UTC */
    add(at: string): void {
      if (at < week) found.week += 1;
      if (at < month) found.month += 1;
      if (found.next === null || at < found.next) found.next = at;
    },
    result: (): KeptForecast => ({ kind, ...found }),
  };
}
