import Database from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { migrations } from '../../electron/records/migrations/index.ts';
import type { Migration } from '../../electron/records/migrations/migration.ts';
import { modePaths } from '../../electron/paths.ts';

interface Made {
  readonly type: string;
  readonly name: string;
  readonly sql: string;
}

let oneStep: readonly Migration[] | null = null;

/**
 * Returns one migration that makes what all migrations make from nothing, in a third of the processor time. The tests of
 * the migrations run those themselves.
 */
export const atOnce = (): readonly Migration[] => (oneStep ??= [inOneStep()]);

/** Returns the migrations for a kiosk on `dataDir`. Records that are already there are migrated step by step. */
export function migrationsOn(dataDir: string): readonly Migration[] {
  const modes = ['account', 'practice'] as const;
  return modes.some((mode) => existsSync(modePaths(dataDir, mode).records)) ? migrations : atOnce();
}

function inOneStep(): Migration {
  const db = new Database(':memory:');
  try {
    for (const { up, fill } of migrations) {
      db.exec(up);
      fill?.(db);
    }
    const made = db
      .prepare<[], Made>(
        `SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT IN
          (SELECT shadow.name FROM pragma_table_list AS shadow WHERE shadow.type = 'shadow') ORDER BY rowid`,
      )
      .all();
    const tables = made.filter(({ type }) => type === 'table');
    const rows = tables.flatMap(({ name, sql }) =>
      sql.startsWith('CREATE VIRTUAL') ? settingsOf(db, name) : insertsOf(db, name),
    );
    const others = made.filter(({ type }) => type !== 'table');
    return {
      version: migrations.at(-1)?.version ?? 0,
      up: [
        ...tables.map(({ sql }) => sql),
        ...rows,
        // Each studio has its own id.
        'UPDATE studio_mark SET studio_id = lower(hex(randomblob(16)))',
        ...others.map(({ sql }) => sql),
      ].join(';\n'),
    };
  } finally {
    db.close();
  }
}

/** Returns what a search index was told, such as to delete securely. */
function settingsOf(db: Database.Database, index: string): readonly string[] {
  return db
    .prepare<[], { k: string; v: number }>(`SELECT k, v FROM "${index}_config" WHERE k <> 'version'`)
    .all()
    .map(({ k, v }) => `INSERT INTO "${index}" ("${index}", rank) VALUES ('${k}', ${v})`);
}

/** Returns the rows that the migrations put into a new file. */
function insertsOf(db: Database.Database, table: string): readonly string[] {
  return db
    .prepare<[], Record<string, string | number | null>>(`SELECT * FROM "${table}"`)
    .all()
    .map((row) => {
      const values = Object.values(row).map((value) =>
        typeof value === 'string' ? `'${value}'` : (value ?? 'NULL'),
      );
      return `INSERT INTO "${table}" (${Object.keys(row).join(', ')}) VALUES (${values.join(', ')})`;
    });
}
