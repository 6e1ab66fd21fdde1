/** Bytes per order, by table and index. */
import { openFile } from '../../support/records/records-file.ts';

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

/** Returns the bytes of all pages that hold something. Packing leaves pages free, and new orders use them first. */
export function usedBytes(file: string): number {
  const db = openFile(file, { readonly: true });
  try {
    const [pages, free, size] = ['page_count', 'freelist_count', 'page_size'].map((name) =>
      Number(db.pragma(name, { simple: true })),
    ) as [number, number, number];
    return (pages - free) * size;
  } finally {
    db.close();
  }
}
