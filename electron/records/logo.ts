import type { Sql } from './sql.ts';

export interface StudioLogo {
  /** PNG. */
  readonly colour: Uint8Array;
  /** The same in grey, PNG. */
  readonly grey: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}
export interface StoredLogo extends StudioLogo {
  readonly updatedAt: string;
}

/** The studio's logo. */
export interface Logos {
  /** Null for a studio without one. */
  get(): StoredLogo | null;
  /** @param logo null to remove it */
  set(logo: StudioLogo | null, at: string): void;
}

export function createLogos(sql: Sql): Logos {
  const get = sql.prepare<object, StoredLogo>(
    `SELECT colour, grey, width_px AS widthPx, height_px AS heightPx, updated_at AS updatedAt FROM studio_logo
     WHERE one = 1`,
  );
  const remove = sql.prepare('DELETE FROM studio_logo WHERE one = 1');
  const set = sql.prepare<StudioLogo & { at: string }>(
    `INSERT INTO studio_logo (one, colour, grey, width_px, height_px, updated_at)
     VALUES (1, @colour, @grey, @widthPx, @heightPx, @at)`,
  );
  return {
    get: () => get.get({}),
    set: (logo, at) =>
      sql.transaction(() => {
        remove.run({});
        if (logo !== null) set.run({ ...logo, at });
      }),
  };
}
