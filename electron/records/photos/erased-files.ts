/** Files in watched folders whose customers were erased, or whose orders went: nothing of their names and pictures is kept (decision 159). */
import { createHmac } from 'node:crypto';
import type { CustomerId, OrderId } from '../../../shared/ids.ts';
import type { Sql } from '../sql.ts';

/** The properties of a file by which it is recognised. */
interface MarkedFile {
  readonly path: string;
  readonly bytes: number;
  readonly changedMs: number;
}

/** The files of erased customers in one folder. */
export interface ErasedInFolder {
  /** Since when each file has been missing from the folder, by the file's mark; null while it is there. */
  readonly marks: ReadonlyMap<string, string | null>;
  readonly markOf: (file: MarkedFile) => string;
}

export interface ErasedFiles {
  inFolder(folder: string): ErasedInFolder;
  setGone(folder: string, mark: string, at: string | null): void;
  /** Forgets at most `limit` files that went missing before `before` (ISO 8601). Returns how many. */
  forgetGone(before: string, limit: number): number;
  /** Replaces the rows of a customer's files, and of their raw files, with marks. Call it before the customer is erased. */
  erase(id: CustomerId): void;
  /** Does the same with the files of one order. Call it before the order goes. */
  eraseOfOrder(id: OrderId): void;
}

interface FileOfOrder extends MarkedFile {
  readonly folder: string;
  readonly goneAt: string | null;
}

/** A file's path up to the ending, with the dot. */
const stem = "rtrim(f.path, replace(f.path, '.', ''))";
const filesOf = (
  orders: string,
): string => `SELECT r.folder, r.path, r.bytes, r.changed_ms AS changedMs, r.gone_at AS goneAt
  FROM orders o CROSS JOIN folder_files f ON f.order_id = o.id
  CROSS JOIN folder_files r ON r.folder = f.folder AND r.path > ${stem} AND r.path < substr(${stem}, 1, length(${stem}) - 1) || '/'
  WHERE ${orders} = @id AND (r.path = f.path OR r.trouble = 'raw')`;
const filesOfCustomerSql = filesOf('o.customer_id');
const filesOfOrderSql = filesOf('o.id');

const markIn =
  (secret: Uint8Array) =>
  ({ path, bytes, changedMs }: MarkedFile): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([path, bytes, changedMs]))
      .digest('hex')
      .slice(0, 32);

export function createErasedFiles(sql: Sql): ErasedFiles {
  const secret = sql.prepare<{ folder: string }, { secret: Uint8Array }>(
    'SELECT secret FROM watched_folders WHERE folder = @folder',
  );
  const list = sql.prepare<{ folder: string }, { mark: string; goneAt: string | null }>(
    'SELECT mark, gone_at AS goneAt FROM erased_files WHERE folder = @folder',
  );
  const gone = sql.prepare<{ folder: string; mark: string; at: string | null }>(
    'UPDATE erased_files SET gone_at = @at WHERE folder = @folder AND mark = @mark',
  );
  const forget = sql.prepare<{ before: string; limit: number }>(
    `DELETE FROM erased_files WHERE (folder, mark) IN
       (SELECT folder, mark FROM erased_files WHERE gone_at < @before ORDER BY gone_at LIMIT @limit)`,
  );
  const ofCustomer = sql.prepare<{ id: string }, FileOfOrder>(filesOfCustomerSql);
  const ofOrder = sql.prepare<{ id: string }, FileOfOrder>(filesOfOrderSql);
  const add = sql.prepare<{ folder: string; mark: string; goneAt: string | null }>(
    'INSERT OR REPLACE INTO erased_files (folder, mark, gone_at) VALUES (@folder, @mark, @goneAt)',
  );
  const remove = sql.prepare<{ folder: string; path: string }>(
    'DELETE FROM folder_files WHERE folder = @folder AND path = @path',
  );
  const markOf = (folder: string) => markIn(secret.get({ folder })?.secret ?? new Uint8Array());
  const replace = (file: FileOfOrder): void => {
    const { folder, path, goneAt } = file;
    add.run({ folder, mark: markOf(folder)(file), goneAt });
    remove.run({ folder, path });
  };
  return {
    inFolder: (folder) => ({
      marks: new Map(list.all({ folder }).map(({ mark, goneAt }) => [mark, goneAt])),
      markOf: markOf(folder),
    }),
    setGone: (folder, mark, at) => void gone.run({ folder, mark, at }),
    forgetGone: (before, limit) => forget.run({ before, limit }),
    erase: (id) => ofCustomer.all({ id }).forEach(replace),
    eraseOfOrder: (id) => ofOrder.all({ id }).forEach(replace),
  };
}
