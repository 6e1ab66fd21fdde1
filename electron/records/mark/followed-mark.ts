import { KioskError } from '../../../shared/errors.ts';
import { newId, type GapId } from '../../../shared/ids.ts';
import type { RecordsGap } from '../../../shared/model/records.ts';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import { guarded, translateFile } from '../errors.ts';
import type { Connection } from '../file/connection.ts';
import { preparedOn } from '../file/prepared.ts';
import { countersIn, floorsOf, raiseCounters, type SequenceNumbers } from './floors.ts';
import { createGaps, judge, type Gaps, type Verdict } from './gaps.ts';
import { liveMark, type LiveMark } from './mark.ts';
import { markOf, readMark, writeMark, type Gap, type Mark, type Progress } from './mark-file.ts';
import { createSql, type CommitWatch, type Sql } from '../sql.ts';

export const progressSql = `SELECT studio_id AS studioId, change, changed_at AS changedAt,
  (SELECT number FROM orders ORDER BY seq DESC LIMIT 1) AS lastOrder,
  coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'audit_log'), 0) AS entries FROM studio_mark`;
const countChangeSql = 'UPDATE studio_mark SET change = change + 1, changed_at = @at';

export interface FollowedMark {
  /** The database. Each commit through it is counted, and the mark is then written. */
  readonly sql: Sql;
  /** Null for read-only records. */
  readonly mark: LiveMark | null;
  /** The newest entry of the audit log that this studio's mark knows of. After a loss, it is higher than the records' own. */
  readonly knownEntries: number;
  /** Time of the last change before these records were opened, ISO 8601, UTC; null for new ones. */
  readonly lastChange: string | null;
  /** Reads how far the records have come. Call it outside transactions. */
  readonly progress: () => Progress;
  readonly gaps: {
    open(): RecordsGap | null;
    accept(id: GapId): void;
  };
}

interface Options {
  readonly connection: Connection;
  readonly file: string;
  readonly readOnly: boolean;
  /** True for a copy that is only prepared: it has no mark, and what is done to it is not counted. */
  readonly isCopy: boolean;
  readonly clock: Clock;
  readonly log: Log | undefined;
  /** Called after each commit. */
  readonly written: () => void;
  /** Prepares each statement when it is made. */
  readonly prepareAtOnce: boolean;
}

/**
 * Compares records that were just opened with the mark beside them, and keeps both in step from then on. A gap is
 * written to both, to the mark first, so that the next start finds it again after a crash in between.
 *
 * @throws KioskError DISK_FULL or RECORDS_READ_ONLY when there is no mark yet and none can be written
 */
export function followMark(options: Options): FollowedMark {
  const { connection, file, readOnly, isCopy, clock, log, written, prepareAtOnce } = options;
  const path = markOf(file);
  const found = readMark(path);
  const readProgress = preparedOn<[], Progress>(connection, progressSql);
  const progress = (): Progress => {
    const row = guarded(() => readProgress().get());
    if (row === undefined) throw new Error('The records do not say whose they are.');
    return row;
  };
  const lastChange = progress().changedAt;
  if (readOnly || isCopy) return withoutMark(options, found, { progress, lastChange });

  const countChange = preparedOn<[{ at: string }], never>(connection, countChangeSql);
  let mark: LiveMark | null = null;
  const watch: CommitWatch = {
    committing: () => void countChange().run({ at: clock.now().toISOString() }),
    committed() {
      mark?.follow();
      written();
    },
    written,
  };
  const sql = createSql(connection, watch, prepareAtOnce);
  const table = createGaps(sql);
  const verdict = judge(found, progress(), table.stateOf);
  const numbers = floorsOf(found, verdict, countersIn(connection.db));
  if (found === 'missing' && verdict.kind === 'agree') begin(path, progress(), numbers);
  const gap = gapOf(verdict, progress(), clock);
  const live = liveMark({ path, numbers, gap: waiting(verdict, gap), progress, log });
  mark = live;
  const leftover = typeof found !== 'string' && found.gap !== null;
  settle(verdict, gap, { live, table, keepNumbers: () => raiseCounters(sql, numbers), leftover, clock });
  if (verdict.kind === 'gap') log?.warn({ reason: verdict.reason }, 'records may be missing');

  return {
    sql,
    mark: live,
    knownEntries: entriesIn(found, progress().studioId),
    lastChange,
    progress,
    gaps: {
      open: () => viewOf(live.gap),
      accept(id) {
        if (live.gap?.id !== id) throw new KioskError('NOT_FOUND', 'no such gap');
        table.keep(live.gap, clock.now().toISOString());
        log?.info({ reason: live.gap.reason }, 'a person goes on with records that may be incomplete');
        live.setGap(null);
      },
    },
  };
}

/** Returns the newest entry that the mark knows of, in the records that it followed or in those that it still expects. */
function entriesIn(found: Mark | 'missing' | 'damaged', studioId: string): number {
  if (typeof found === 'string') return 0;
  const known = [found.progress, found.gap?.expected ?? null].filter((each) => each?.studioId === studioId);
  return Math.max(0, ...known.map((each) => each?.entries ?? 0));
}

/** Writes the first mark before the first commit of these records, so that a missing mark later means a problem. */
function begin(path: string, progress: Progress, numbers: SequenceNumbers): void {
  try {
    writeMark(path, { version: 1, progress, numbers, gap: null });
  } catch (error) {
    throw translateFile(error);
  }
}

function gapOf(verdict: Verdict, had: Progress, clock: Clock): Gap | null {
  if (verdict.kind === 'agree') return null;
  if (verdict.kind !== 'gap') return verdict.gap;
  const { reason, expected } = verdict;
  return { id: newId('gap'), reason, foundAt: clock.now().toISOString(), expected, had };
}

/** Returns the gap that waits for a person; none when a person asked for new records. */
const waiting = ({ kind }: Verdict, gap: Gap | null): Gap | null => (kind === 'fresh' ? null : gap);

interface MarkParts {
  readonly live: LiveMark;
  readonly table: Gaps;
  /** Keeps the mark's numbers in the records. */
  readonly keepNumbers: () => void;
  /** True when the mark still holds a gap that is already settled. */
  readonly leftover: boolean;
  readonly clock: Clock;
}

function settle(verdict: Verdict, gap: Gap | null, parts: MarkParts): void {
  const { live, table, keepNumbers, leftover, clock } = parts;
  if (verdict.kind === 'gap') {
    live.setGap(gap);
    ifPossible(() => {
      keepNumbers();
      if (gap !== null) table.keep(gap, null);
    });
  } else if (verdict.kind === 'fresh') {
    keepNumbers();
    table.keep(verdict.gap, clock.now().toISOString());
    live.setGap(null);
  } else if (verdict.kind === 'agree' && leftover) {
    ifPossible(() => {
      keepNumbers();
      live.setGap(null);
    });
  }
}

/** On a full disk the gap stays in the mark, and the next start finds it again. */
function ifPossible(keep: () => void): void {
  try {
    keep();
  } catch (error) {
    if (!(error instanceof KioskError)) throw error;
  }
}

/** Compares read-only records with the mark, and writes none. A copy has no mark beside it, which is no gap. */
function withoutMark(
  { connection, clock, prepareAtOnce }: Options,
  found: Mark | 'missing' | 'damaged',
  { progress, lastChange }: Pick<FollowedMark, 'progress' | 'lastChange'>,
): FollowedMark {
  const sql = createSql(connection, null, prepareAtOnce);
  const gap = gapOf(judge(found, progress(), createGaps(sql).stateOf), progress(), clock);
  return {
    sql,
    mark: null,
    knownEntries: 0,
    lastChange,
    progress,
    gaps: {
      open: () => viewOf(gap),
      accept() {
        throw new KioskError('RECORDS_READ_ONLY', 'The records cannot be written.');
      },
    },
  };
}

function viewOf(gap: Gap | null): RecordsGap | null {
  if (gap === null) return null;
  const { id, reason, foundAt, expected, had } = gap;
  const shown = (at: Progress | null) => ({
    changedAt: at?.changedAt ?? null,
    lastOrder: at?.lastOrder ?? null,
  });
  return { id, reason, foundAt, expected: shown(expected), had: shown(had) };
}
