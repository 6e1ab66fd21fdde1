import type { Edit, Mark, VersionTool } from '../../../shared/retouch.ts';
import type { RetouchSessionId, CallId, ImageId, VersionId } from '../../../shared/ids.ts';
import type { PictureDoubt } from '../../../shared/service/edits.ts';
import { flag, fromJson, type Flag, type Sql } from '../sql.ts';

export interface VersionRow {
  readonly id: VersionId;
  readonly sessionId: RetouchSessionId;
  /** 0 for the original, then counted in the order of creation. */
  readonly number: number;
  readonly parentId: VersionId | null;
  readonly imageId: ImageId;
  readonly tool: VersionTool;
  /** Null unless a paid tool made the version. */
  readonly edit: Edit | null;
  /** `#rrggbb`; only for a `fill`. */
  readonly colour: string | null;
  readonly transparent: boolean;
  readonly doubts: readonly PictureDoubt[];
  readonly mark: Mark;
  /** The call that produced the version; null when none did. */
  readonly callId: CallId | null;
  readonly createdAt: string;
}

export type NewVersion = Omit<VersionRow, 'number' | 'mark'>;

export interface Versions {
  /** Adds the session's next version, or its original when it has no parent. Throws when there is already an original. */
  insert(version: NewVersion): void;
  get(id: VersionId): VersionRow | null;
  /** Returns a session's versions, sorted by number. */
  ofSession(sessionId: RetouchSessionId): VersionRow[];
  /** Sets the mark, which is the only part of a version that ever changes. */
  setMark(id: VersionId, mark: Mark): void;
}

interface Stored extends Omit<VersionRow, 'edit' | 'transparent' | 'doubts'> {
  readonly edit: string | null;
  readonly transparent: Flag;
  readonly doubts: string;
}

const columns = `id, bench_id AS sessionId, number, parent_id AS parentId, image_id AS imageId, tool, edit, colour,
  transparent, doubts, mark, call_id AS callId, created_at AS createdAt`;

const versionsOfSessionSql = `SELECT ${columns} FROM versions WHERE bench_id = @sessionId ORDER BY number`;

const read = (row: Stored): VersionRow => ({
  ...row,
  edit: row.edit === null ? null : (fromJson(row.edit) as Edit),
  transparent: row.transparent === 1,
  doubts: fromJson(row.doubts) as PictureDoubt[],
});

export function createVersions(sql: Sql): Versions {
  const insert = sql.prepare<Omit<Stored, 'number' | 'mark'>>(
    `INSERT INTO versions (id, bench_id, number, parent_id, image_id, tool, edit, colour, transparent, doubts, call_id,
       created_at)
     VALUES (@id, @sessionId,
       iif(@parentId IS NULL, 0, (SELECT max(number) + 1 FROM versions WHERE bench_id = @sessionId)),
       @parentId, @imageId, @tool, @edit, @colour, @transparent, @doubts, @callId, @createdAt)`,
  );
  const get = sql.prepare<{ id: string }, Stored>(`SELECT ${columns} FROM versions WHERE id = @id`);
  const ofSession = sql.prepare<{ sessionId: string }, Stored>(versionsOfSessionSql);
  const setMark = sql.prepare<{ id: string; mark: string }>(
    'UPDATE versions SET mark = @mark WHERE id = @id',
  );

  return {
    insert(version) {
      insert.run({
        ...version,
        edit: version.edit === null ? null : JSON.stringify(version.edit),
        transparent: flag(version.transparent),
        doubts: JSON.stringify(version.doubts),
      });
    },
    get(id) {
      const row = get.get({ id });
      return row === null ? null : read(row);
    },
    ofSession: (sessionId) => ofSession.all({ sessionId }).map(read),
    setMark: (id, mark) => void setMark.run({ id, mark }),
  };
}
