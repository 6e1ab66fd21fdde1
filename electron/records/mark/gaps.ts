import type { GapId } from '../../../shared/ids.ts';
import type { RecordsGapReason } from '../../../shared/model/records.ts';
import type { Gap, Mark, Progress } from './mark-file.ts';
import type { Sql, SqlValue } from '../sql.ts';

/** Every occasion on which the records did not match the mark. */
export interface Gaps {
  /**
   * Adds the gap if it is new. `acceptedAt` is when a person read it; null until then. Commits are counted on from the
   * number that is missing, so that no later state of these records looks like one of the lost ones.
   */
  keep(gap: Gap, acceptedAt: string | null): void;
  /** `none` means that these records have never seen the gap, so it was found in another file. */
  readonly stateOf: (id: GapId) => 'none' | 'open' | 'accepted';
}

interface Stored extends Readonly<Record<string, SqlValue>> {
  readonly id: GapId;
  readonly reason: RecordsGapReason;
}

export function createGaps(sql: Sql): Gaps {
  const insert = sql.prepare<Stored>(
    `INSERT INTO record_gaps (id, reason, found_at, expected_changed_at, expected_order, had_changed_at, had_order,
       accepted_at)
     VALUES (@id, @reason, @foundAt, @expectedChangedAt, @expectedOrder, @hadChangedAt, @hadOrder, @acceptedAt)
     ON CONFLICT (id) DO UPDATE SET accepted_at = excluded.accepted_at
       WHERE accepted_at IS NULL AND excluded.accepted_at IS NOT NULL`,
  );
  const state = sql.prepare<{ id: string }, { acceptedAt: string | null }>(
    'SELECT accepted_at AS acceptedAt FROM record_gaps WHERE id = @id',
  );
  const countOn = sql.prepare<{ studioId: string; change: number }>(
    'UPDATE studio_mark SET change = @change WHERE studio_id = @studioId AND change < @change',
  );
  return {
    keep({ id, reason, foundAt, expected, had }, acceptedAt) {
      sql.transaction(() => {
        insert.run({
          ...{ id, reason, foundAt, acceptedAt },
          expectedChangedAt: expected?.changedAt ?? null,
          expectedOrder: expected?.lastOrder ?? null,
          hadChangedAt: had?.changedAt ?? null,
          hadOrder: had?.lastOrder ?? null,
        });
        if (expected !== null) countOn.run({ studioId: expected.studioId, change: expected.change });
      });
    },
    stateOf(id) {
      const row = state.get({ id });
      if (row === null) return 'none';
      return row.acceptedAt === null ? 'open' : 'accepted';
    },
  };
}

/** Result of comparing records with their mark when they are opened. */
export type Verdict =
  | { readonly kind: 'agree' }
  /** A person decided to start with these new records. */
  | { readonly kind: 'fresh'; readonly gap: Gap }
  /** An earlier gap still waits for a person. */
  | { readonly kind: 'open'; readonly gap: Gap }
  | { readonly kind: 'gap'; readonly reason: RecordsGapReason; readonly expected: Progress | null };

const agree: Verdict = { kind: 'agree' };

/**
 * Compares the mark with the records. The mark is written after the commit that it describes, so after a crash it may be
 * behind the records. When it is ahead of them, the records have lost something.
 *
 * @param stateOf returns whether these records know a gap
 */
export function judge(mark: Mark | 'missing' | 'damaged', file: Progress, stateOf: Gaps['stateOf']): Verdict {
  if (mark === 'missing') return file.change === 0 ? agree : unknown;
  if (mark === 'damaged') return unknown;
  const { gap, progress } = mark;
  if (gap === null) return progress === null ? unknown : compare(progress, file);
  const state = stateOf(gap.id);
  if (state === 'none') return otherFile(gap, file);
  // When a person asked for new records, their mark has no progress until its first write.
  const now = progress === null ? agree : compare(progress, file);
  if (now.kind !== 'agree') return now;
  return state === 'accepted' ? agree : { kind: 'open', gap };
}

const unknown: Verdict = { kind: 'gap', reason: 'unknown', expected: null };

/** Judges records that do not know the gap: new ones that a person asked for, the right file put back, or a third one. */
function otherFile(gap: Gap, file: Progress): Verdict {
  if (gap.reason === 'fresh' && file.change === 0) return { kind: 'fresh', gap };
  return gap.expected === null ? unknown : compare(gap.expected, file);
}

/** Compares progress. Records from before version 160 get a studio id when they are migrated, and have no changes counted yet. */
function compare(expected: Progress, file: Progress): Verdict {
  if (expected.studioId !== file.studioId) {
    return { kind: 'gap', reason: file.change === 0 ? 'older' : 'other', expected };
  }
  return file.change < expected.change ? { kind: 'gap', reason: 'older', expected } : agree;
}
