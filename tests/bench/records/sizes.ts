/** Bytes per order, by table and index. */
import { openFile } from '../../support/records-file.ts';

export interface Size {
  readonly name: string;
  readonly bytes: number;
}

/** Returns every table and index of the file with the bytes of its pages, the largest first. */
export function sizesOf(file: string): Size[] {
  const db = openFile(file, { readonly: true });
  try {
    return db
      .prepare<[], Size>(
        'SELECT name, pgsize AS bytes FROM dbstat WHERE aggregate = TRUE ORDER BY pgsize DESC',
      )
      .all();
  } finally {
    db.close();
  }
}
