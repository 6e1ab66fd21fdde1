import type { HeadshotSettings } from '../../../shared/retouch.ts';
import type { RetouchSessionId, CallId } from '../../../shared/ids.ts';
import type { PictureDoubt } from '../../../shared/service/edits.ts';
import { fromJson, type Sql } from '../sql.ts';

/** The settings of a paid call for headshots. Written with the call's intent, so that an uncertain call keeps its seed. */
interface HeadshotRunRow extends HeadshotSettings {
  readonly callId: CallId;
  readonly sessionId: RetouchSessionId;
  /** Null until the call is answered. */
  readonly doubts: readonly PictureDoubt[] | null;
  /** When the headshots were requested; ISO 8601, UTC. */
  readonly at: string;
}

type NewHeadshotRun = Omit<HeadshotRunRow, 'doubts'>;

export interface HeadshotRuns {
  insert(run: NewHeadshotRun): void;
  setAnswered(callId: CallId, doubts: readonly PictureDoubt[]): void;
  get(callId: CallId): HeadshotRunRow | null;
  /** Returns only answered runs, newest first. */
  ofSession(sessionId: RetouchSessionId): HeadshotRunRow[];
}

type Stored = Omit<HeadshotRunRow, 'doubts'> & { readonly doubts: string | null };

const columns = `call_id AS callId, bench_id AS sessionId, prompt, seed, sample_number AS sampleNumber,
  identity_scale AS identityScale, width_px AS widthPx, height_px AS heightPx, doubts, asked_at AS "at"`;

const headshotRunsOfSessionSql = `SELECT ${columns} FROM headshot_runs
  WHERE bench_id = @sessionId AND doubts IS NOT NULL ORDER BY asked_at DESC, rowid DESC`;

const read = (row: Stored): HeadshotRunRow => ({
  ...row,
  doubts: row.doubts === null ? null : (fromJson(row.doubts) as PictureDoubt[]),
});

export function createHeadshotRuns(sql: Sql): HeadshotRuns {
  const insert = sql.prepare<NewHeadshotRun>(
    `INSERT INTO headshot_runs (call_id, bench_id, prompt, seed, sample_number, identity_scale, width_px, height_px,
       asked_at)
     VALUES (@callId, @sessionId, @prompt, @seed, @sampleNumber, @identityScale, @widthPx, @heightPx, @at)`,
  );
  const setAnswered = sql.prepare<{ callId: string; doubts: string }>(
    'UPDATE headshot_runs SET doubts = @doubts WHERE call_id = @callId',
  );
  const get = sql.prepare<{ callId: string }, Stored>(
    `SELECT ${columns} FROM headshot_runs WHERE call_id = @callId`,
  );
  const ofSession = sql.prepare<{ sessionId: string }, Stored>(headshotRunsOfSessionSql);

  return {
    insert: (run) => void insert.run(run),
    setAnswered: (callId, doubts) => void setAnswered.run({ callId, doubts: JSON.stringify(doubts) }),
    get(callId) {
      const row = get.get({ callId });
      return row === null ? null : read(row);
    },
    ofSession: (sessionId) => ofSession.all({ sessionId }).map(read),
  };
}
