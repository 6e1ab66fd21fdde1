import type {
  RetouchSessionView,
  HeadshotRunView,
  HeadshotSettings,
  Mark,
  VersionView,
} from '../../shared/retouch.ts';
import type { VersionId } from '../../shared/ids.ts';
import { locale } from '../i18n/index.ts';

export const sheetFilters = ['all', 'kept', 'rejected'] as const;
export type SheetFilter = (typeof sheetFilters)[number];

/** One run of the contact sheet: its number in sequence, and the pictures of it that are shown. */
export interface SheetRun {
  readonly run: HeadshotRunView;
  readonly number: number;
  readonly pictures: readonly VersionView[];
}

/** Returns every version but the reference. */
export const resultsOf = (session: RetouchSessionView): readonly VersionView[] =>
  session.versions.filter(({ tool }) => tool === 'headshot');

export const referenceOf = (session: RetouchSessionView): VersionView | null =>
  session.versions.find(({ tool }) => tool === 'original') ?? null;

const shows = (filter: SheetFilter, mark: Mark): boolean => filter === 'all' || filter === mark;

/** Returns the runs with their pictures, the newest first. A run without pictures to show is left out. */
export const sheetOf = (session: RetouchSessionView, filter: SheetFilter): readonly SheetRun[] =>
  session.runs
    .map((run, index) => ({
      run,
      number: session.runs.length - index,
      pictures: resultsOf(session).filter(({ runId, mark }) => runId === run.id && shows(filter, mark)),
    }))
    // A run whose answer had no picture is still listed, so that staff can read about it.
    .filter(({ pictures }) => pictures.length > 0 || filter === 'all');

/** Returns all pictures of the sheet, in its order. */
export const inSheetOrder = (sheet: readonly SheetRun[]): readonly VersionView[] =>
  sheet.flatMap(({ pictures }) => pictures);

/** Returns the next or previous picture; null at either end. */
export function neighbour(all: readonly VersionView[], id: VersionId, step: 1 | -1): VersionView | null {
  const at = all.findIndex((one) => one.id === id);
  return at < 0 ? null : (all[at + step] ?? null);
}

/** Formats a strength: `0.80`. */
export const scaleWords = (identityScale: number): string =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    identityScale,
  );

/** Returns the newest run's settings when it brought no result and is settled. */
export function unansweredOf(session: RetouchSessionView): HeadshotSettings | null {
  const { asked, lastCall, openCall, runs } = session;
  if (asked === null || openCall !== null || lastCall === null) return null;
  return runs.some(({ id }) => id === lastCall.id) ? null : asked;
}
