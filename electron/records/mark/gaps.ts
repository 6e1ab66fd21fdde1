import type { GapId } from '../../../shared/ids.ts';
import type { RecordsGapReason } from '../../../shared/model/records.ts';
import type { Gap, Mark, Progress } from './mark-file.ts';
import type { Sql, SqlValue } from '../sql.ts';

/** Every time the records were not the ones that the mark spoke of. */
export interface Gaps {
  /** Adds the gap if it is new. `acceptedAt` is when a person read it; null while nobody has. */
  keep(gap: Gap, acceptedAt: string | null): void;
  /** `none`: these records have never seen it, so they are not the file in which it was found. */
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
  return {
    keep({ id, reason, foundAt, expected, had }, acceptedAt) {
      insert.run({
        ...{ id, reason, foundAt, acceptedAt },
        expectedChangedAt: expected?.changedAt ?? null,
        expectedOrder: expected?.lastOrder ?? null,
        hadChangedAt: had?.changedAt ?? null,
        hadOrder: had?.lastOrder ?? null,
      });
    },
    stateOf(id) {
      const row = state.get({ id });
      if (row === null) return 'none';
      return row.acceptedAt === null ? 'open' : 'accepted';
    },
  };
}

/** The findings when the records were opened. */
export type Verdict =
  | { readonly kind: 'agree' }
  /** A person has decided to start with these new records. */
  | { readonly kind: 'fresh'; readonly gap: Gap }
  /** The gap that was found before still waits for a person. */
  | { readonly kind: 'open'; readonly gap: Gap }
  | { readonly kind: 'gap'; readonly reason: RecordsGapReason; readonly expected: Progress | null };

const agree: Verdict = { kind: 'agree' };

/**
 * Compares the mark with the records. The mark is written after the commit that it speaks of, so it may be behind the
 * records after a crash; when it is ahead of them, the records have lost something.
 *
 * @param stateOf whether these records know a gap
 */
export function judge(mark: Mark | 'missing' | 'damaged', file: Progress, stateOf: Gaps['stateOf']): Verdict {
  if (mark === 'missing') return file.change === 0 ? agree : unknown;
  if (mark === 'damaged') return unknown;
  const { gap, progress } = mark;
  if (gap === null) return progress === null ? unknown : compare(progress, file);
  const state = stateOf(gap.id);
  if (state === 'none') return otherFile(gap, file);
  // The mark of records that a person asked for has no progress until its first write.
  const now = progress === null ? agree : compare(progress, file);
  if (now.kind !== 'agree') return now;
  return state === 'accepted' ? agree : { kind: 'open', gap };
}

const unknown: Verdict = { kind: 'gap', reason: 'unknown', expected: null };

/** Records that do not know the gap: new ones that a person asked for, the right file put back, or a third one. */
function otherFile(gap: Gap, file: Progress): Verdict {
  if (gap.reason === 'fresh' && file.change === 0) return { kind: 'fresh', gap };
  return gap.expected === null ? unknown : compare(gap.expected, file);
}

/** Records of before version 160 are drawn a studio id when they are migrated, and have counted no change yet. */
function compare(expected: Progress, file: Progress): Verdict {
  if (expected.studioId !== file.studioId) {
    return { kind: 'gap', reason: file.change === 0 ? 'older' : 'other', expected };
  }
  return file.change < expected.change ? { kind: 'gap', reason: 'older', expected } : agree;
}
