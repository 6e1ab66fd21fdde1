import { fromJson, type Sql } from './sql.ts';

/** The studio's settings, as one JSON value. The code that reads it checks it against its own schema. */
export interface Settings {
  /** Returns null until something is set, and the same value until something else is. */
  get(): unknown;
  set(value: unknown, at: string): void;
}

export function createSettings(sql: Sql): Settings {
  const get = sql.prepare<object, { value: string }>('SELECT value FROM settings');
  const set = sql.prepare<{ value: string; at: string }>(
    `INSERT INTO settings (one, value, updated_at) VALUES (1, @value, @at)
     ON CONFLICT (one) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`,
  );
  let last: { readonly text: string; readonly value: unknown } | null = null;
  return {
    get() {
      const text = get.get({})?.value ?? null;
      if (text === null) return null;
      // Nearly every call of the page reads them, and most of the time went into the same JSON.
      if (last === null || last.text !== text) last = { text, value: fromJson(text) };
      return last.value;
    },
    set: (value, at) => void set.run({ value: JSON.stringify(value), at }),
  };
}
