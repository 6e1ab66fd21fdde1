import type { Sql } from './sql.ts';

/**
 * JSON that is the same in many rows: documents, and what prints were printed with. It is stored once, and each row has
 * its number as text (migration 500).
 */
export interface Definitions {
  /** Returns what the row stores in place of `json`. Call it in the transaction that writes the row. */
  store(json: string): string;
  /**
   * Moves the text of a few rows from before into the definitions. A power cut may take that back; the text is then moved again.
   * @returns false when no row is left
   */
  moveSome(limit: number): boolean;
}

/** Returns the JSON of a column in SQL: no text begins with a number, so its cast is 0, and no definition has that number. */
export const definitionOf = (column: string): string =>
  `coalesce((SELECT json FROM definitions WHERE id = CAST(${column} AS INTEGER)), ${column})`;

interface Held {
  readonly row: number;
  readonly json: string | null;
}

interface Next {
  readonly last: number;
  readonly limit: number;
}
interface Moved {
  readonly row: number;
  readonly json: string;
}

const nextPhotosSql = `SELECT rowid AS row, document AS json FROM photos WHERE rowid <= @last
  ORDER BY rowid DESC LIMIT @limit`;
const nextPrintsSql = `SELECT rowid AS row, printed_with AS json FROM prints WHERE rowid <= @last
  ORDER BY rowid DESC LIMIT @limit`;

export function createDefinitions(sql: Sql): Definitions {
  const find = sql.prepare<{ json: string }, { id: number }>('SELECT id FROM definitions WHERE json = @json');
  const insert = sql.prepare<{ json: string }, { id: number }>(
    'INSERT INTO definitions (json) VALUES (@json) RETURNING id',
  );
  const left = sql.prepare<{ name: string }, { last: number }>(
    'SELECT last FROM definition_moves WHERE name = @name',
  );
  const setLeft = sql.prepare<{ name: string; last: number }>(
    'UPDATE definition_moves SET last = @last WHERE name = @name',
  );
  const tables = {
    photos: {
      next: sql.prepare<Next, Held>(nextPhotosSql),
      move: sql.prepare<Moved>('UPDATE photos SET document = @json WHERE rowid = @row'),
    },
    prints: {
      next: sql.prepare<Next, Held>(nextPrintsSql),
      move: sql.prepare<Moved>('UPDATE prints SET printed_with = @json WHERE rowid = @row'),
    },
  };

  const store = (json: string): string => {
    const id = (find.get({ json }) ?? insert.get({ json }))?.id;
    if (id === undefined) throw new Error('a definition was not stored');
    return String(id);
  };

  return {
    store,
    moveSome(limit) {
      const name = (['photos', 'prints'] as const).find((each) => (left.get({ name: each })?.last ?? 0) > 0);
      if (name === undefined) return false;
      sql.repeatable(() => {
        const { next, move } = tables[name];
        const rows = next.all({ last: left.get({ name })?.last ?? 0, limit });
        for (const { row, json } of rows)
          if (json?.startsWith('{') === true) move.run({ row, json: store(json) });
        setLeft.run({ name, last: Math.max(0, (rows.at(-1)?.row ?? 1) - 1) });
      });
      return true;
    },
  };
}
