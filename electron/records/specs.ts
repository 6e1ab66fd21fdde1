import type { OrderRegion } from './orders/orders.ts';
import { fromJson, type Sql } from './sql.ts';

export interface SpecEntry {
  readonly specCode: string;
  /** As the service sent it; the code that reads it knows the schema. */
  readonly details: unknown;
  /** Position in the service's own list, from 0. */
  readonly position: number;
}

/** The service's documents as last fetched, so that staff can choose one without a network. */
export interface Specs {
  replaceAll(region: OrderRegion, entries: readonly SpecEntry[], at: string): void;
  list(region: OrderRegion): SpecEntry[];
  /** Null when the service has never answered. */
  fetchedAt(region: OrderRegion): string | null;
}

type Stored = Omit<SpecEntry, 'details'> & { readonly details: string };

export function createSpecs(sql: Sql): Specs {
  const clear = sql.prepare<{ region: string }>('DELETE FROM specs WHERE region = @region');
  const insert = sql.prepare<Stored & { region: string; at: string }>(
    `INSERT INTO specs (region, position, spec_code, details, fetched_at)
     VALUES (@region, @position, @specCode, @details, @at)`,
  );
  const list = sql.prepare<{ region: string }, Stored>(
    'SELECT spec_code AS specCode, details, position FROM specs WHERE region = @region ORDER BY position',
  );
  const fetched = sql.prepare<{ region: string }, { at: string }>(
    'SELECT fetched_at AS at FROM specs WHERE region = @region LIMIT 1',
  );
  return {
    replaceAll(region, entries, at) {
      sql.transaction(() => {
        clear.run({ region });
        for (const { specCode, details, position } of entries) {
          insert.run({ region, specCode, position, details: JSON.stringify(details), at });
        }
      });
    },
    list: (region) => list.all({ region }).map((row) => ({ ...row, details: fromJson(row.details) })),
    fetchedAt: (region) => fetched.get({ region })?.at ?? null,
  };
}
