import { fromJson, type Sql } from './sql.ts';

/** The studio's settings, as one JSON value. The code that reads it checks it against its own schema. */
export interface Settings {
  /** Null until something is set. */
  get(): unknown;
  set(value: unknown, at: string): void;
}

export function createSettings(sql: Sql): Settings {
  const get = sql.prepare<object, { value: string }>('SELECT value FROM settings');
  const set = sql.prepare<{ value: string; at: string }>(
    `INSERT INTO settings (one, value, updated_at) VALUES (1, @value, @at)
     ON CONFLICT (one) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`,
  );
  return {
    get() {
      const row = get.get({});
      return row === null ? null : fromJson(row.value);
    },
    set: (value, at) => void set.run({ value: JSON.stringify(value), at }),
  };
}
