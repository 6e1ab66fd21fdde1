import type { Sql } from '../sql.ts';

/** A ribbon or a roll that was loaded into a printer. */
export interface SupplyRow {
  readonly printerId: string;
  /** How many prints it had when it was loaded; null when prints are no longer counted. */
  readonly prints: number | null;
  /** ISO 8601, UTC. */
  readonly loadedAt: string;
}

export interface Supplies {
  load(supply: SupplyRow): void;
  /** Returns what is loaded now; null when staff have never recorded it. */
  newest(printerId: string): SupplyRow | null;
}

const supplyNewestSql = `SELECT printer_id AS printerId, prints, loaded_at AS loadedAt FROM supplies
  WHERE printer_id = @printerId ORDER BY seq DESC LIMIT 1`;

export function createSupplies(sql: Sql): Supplies {
  const load = sql.prepare<SupplyRow>(
    'INSERT INTO supplies (printer_id, prints, loaded_at) VALUES (@printerId, @prints, @loadedAt)',
  );
  const newest = sql.prepare<{ printerId: string }, SupplyRow>(supplyNewestSql);
  return {
    load: (supply) => void load.run(supply),
    newest: (printerId) => newest.get({ printerId }),
  };
}
