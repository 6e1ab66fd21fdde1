import { randomBytes } from 'node:crypto';
import type { FolderFileId, OrderId, PersonId, ShotId } from '../../../shared/ids.ts';
import type { PictureTrouble } from '../../../shared/model/pictures.ts';
import type { Sql } from '../sql.ts';
import { createErasedFiles, type ErasedInFolder } from './erased-files.ts';

/** A file in a watched folder, as it was last seen. */
export interface FolderFileRow {
  /** Relative to the folder, with `/` between its parts. */
  readonly path: string;
  /** The same for the same content, whatever the file's name is. */
  readonly id: FolderFileId;
  readonly bytes: number;
  /** When its content last changed, according to the file system: milliseconds since the epoch. */
  readonly changedMs: number;
  /** `before`: the file was there when the folder was first read, and is not offered. */
  readonly state: 'before' | 'ready' | 'unreadable';
  readonly trouble: PictureTrouble | null;
  /** Hex; null when the content was not read. */
  readonly sha256: string | null;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  /** ISO 8601, UTC. */
  readonly arrivedAt: string;
  /** Since when the file has been missing from the folder; null while it is there. */
  readonly goneAt: string | null;
  /** The order into which this picture was last imported. */
  readonly orderId: OrderId | null;
}

/** The files seen in watched folders, so that a kiosk that was killed continues from here and misses no file. */
export interface FolderFiles {
  /** Returns when the folder was first read; null when it never was. */
  firstSeenAt(folder: string): string | null;
  /** Records that the folder was read for the first time, and the files that were already there. */
  begin(folder: string, at: string, files: readonly FolderFileRow[]): void;
  /** Returns every known file, including missing ones. */
  ofFolder(folder: string): FolderFileRow[];
  /** Adds or updates a file. */
  put(folder: string, file: FolderFileRow): void;
  /** Records that a file has a new name. */
  move(folder: string, from: string, file: FolderFileRow): void;
  setGone(folder: string, path: string, at: string | null): void;
  /** Returns the folder's files whose customers were erased. They are none of the known files. */
  erasedIn(folder: string): ErasedInFolder;
  setErasedGone(folder: string, mark: string, at: string | null): void;
  /** Forgets files that went missing before `before` (ISO 8601), at most 500 of each kind. Returns how many. */
  forgetGone(before: string): number;
  /** Records that the picture with this content was imported into an order, for all files with this content. */
  setTaken(folder: string, sha256: string, orderId: OrderId): void;
  /** Returns the files in watched folders that are in an order, except those that are missing. */
  takenInto(
    orderId: OrderId,
  ): { readonly folder: string; readonly path: string; readonly arrivedAt: string }[];
  /** Returns the order's shot (the person's, if one is given) that has this content or was made from it. */
  shotIn(orderId: OrderId, personId: PersonId | null, sha256: string): ShotId | null;
}

const columns = `path, id, bytes, changed_ms AS changedMs, state, trouble, sha256, width_px AS widthPx,
  height_px AS heightPx, arrived_at AS arrivedAt, gone_at AS goneAt, order_id AS orderId`;

const folderFilesSql = `SELECT ${columns} FROM folder_files WHERE folder = @folder`;

const folderTakenSql =
  'UPDATE folder_files SET order_id = @orderId WHERE folder = @folder AND sha256 = @sha256';

const folderTakenIntoSql = `SELECT folder, path, arrived_at AS arrivedAt FROM folder_files
  WHERE order_id = @orderId AND gone_at IS NULL`;

const folderShotSql = `SELECT s.id FROM shots s JOIN images i ON i.id = s.image_id
  LEFT JOIN originals o ON o.image_id = i.id
  WHERE s.order_id = @orderId AND s.person_id = coalesce(@personId, s.person_id) AND i.erased_at IS NULL AND @sha256 IN (i.sha256, o.sha256)
  ORDER BY s.taken_at LIMIT 1`;

const forgetAtATime = 500;

export function createFolderFiles(sql: Sql): FolderFiles {
  const erased = createErasedFiles(sql);
  const first = sql.prepare<{ folder: string }, { at: string }>(
    'SELECT first_seen_at AS at FROM watched_folders WHERE folder = @folder',
  );
  const begin = sql.prepare<{ folder: string; at: string; secret: Uint8Array }>(
    'INSERT INTO watched_folders (folder, first_seen_at, secret) VALUES (@folder, @at, @secret)',
  );
  const list = sql.prepare<{ folder: string }, FolderFileRow>(folderFilesSql);
  const put = sql.prepare<FolderFileRow & { folder: string }>(
    `INSERT OR REPLACE INTO folder_files (folder, path, id, bytes, changed_ms, state, trouble, sha256, width_px,
       height_px, arrived_at, gone_at, order_id)
     VALUES (@folder, @path, @id, @bytes, @changedMs, @state, @trouble, @sha256, @widthPx, @heightPx, @arrivedAt,
       @goneAt, @orderId)`,
  );
  const remove = sql.prepare<{ folder: string; path: string }>(
    'DELETE FROM folder_files WHERE folder = @folder AND path = @path',
  );
  const gone = sql.prepare<{ folder: string; path: string; at: string | null }>(
    'UPDATE folder_files SET gone_at = @at WHERE folder = @folder AND path = @path',
  );
  const forget = sql.prepare<{ before: string; limit: number }>(
    `DELETE FROM folder_files WHERE rowid IN
       (SELECT rowid FROM folder_files WHERE gone_at < @before ORDER BY gone_at LIMIT @limit)`,
  );
  const taken = sql.prepare<{ folder: string; sha256: string; orderId: string }>(folderTakenSql);
  const takenInto = sql.prepare<{ orderId: string }, { folder: string; path: string; arrivedAt: string }>(
    folderTakenIntoSql,
  );
  const shot = sql.prepare<{ orderId: string; personId: string | null; sha256: string }, { id: ShotId }>(
    folderShotSql,
  );
  return {
    firstSeenAt: (folder) => first.get({ folder })?.at ?? null,
    begin(folder, at, files) {
      sql.transaction(() => {
        begin.run({ folder, at, secret: randomBytes(32) });
        for (const file of files) put.run({ ...file, folder });
      });
    },
    ofFolder: (folder) => list.all({ folder }),
    put: (folder, file) => void put.run({ ...file, folder }),
    move(folder, from, file) {
      sql.transaction(() => {
        remove.run({ folder, path: from });
        put.run({ ...file, folder });
      });
    },
    setGone: (folder, path, at) => void gone.run({ folder, path, at }),
    erasedIn: (folder) => erased.inFolder(folder),
    setErasedGone: (folder, mark, at) => erased.setGone(folder, mark, at),
    forgetGone: (before) =>
      forget.run({ before, limit: forgetAtATime }) + erased.forgetGone(before, forgetAtATime),
    setTaken: (folder, sha256, orderId) => void taken.run({ folder, sha256, orderId }),
    takenInto: (orderId) => takenInto.all({ orderId }),
    shotIn: (orderId, personId, sha256) => shot.get({ orderId, personId, sha256 })?.id ?? null,
  };
}
