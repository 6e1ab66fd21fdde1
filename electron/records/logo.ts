import type { Sql } from './sql.ts';

export interface StudioLogo {
  /** PNG. */
  readonly colour: Uint8Array;
  /** The same in grey, PNG. */
  readonly grey: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}
/** Its size and date, for a screen that asks for the picture only when it has changed. */
interface LogoSize extends Pick<StudioLogo, 'widthPx' | 'heightPx'> {
  readonly updatedAt: string;
}

/** The studio's logo. */
export interface Logos {
  /** Null for a studio without one. */
  get(): StudioLogo | null;
  /** The same without its pictures. */
  size(): LogoSize | null;
  /** @param logo null to remove it */
  set(logo: StudioLogo | null, at: string): void;
}

export function createLogos(sql: Sql): Logos {
  const get = sql.prepare<object, StudioLogo>(
    'SELECT colour, grey, width_px AS widthPx, height_px AS heightPx FROM studio_logo WHERE one = 1',
  );
  const size = sql.prepare<object, LogoSize>(
    `SELECT width_px AS widthPx, height_px AS heightPx, updated_at AS updatedAt FROM studio_logo WHERE one = 1`,
  );
  const remove = sql.prepare('DELETE FROM studio_logo WHERE one = 1');
  const set = sql.prepare<StudioLogo & { at: string }>(
    `INSERT INTO studio_logo (one, colour, grey, width_px, height_px, updated_at)
     VALUES (1, @colour, @grey, @widthPx, @heightPx, @at)`,
  );
  return {
    get: () => get.get({}),
    size: () => size.get({}),
    set: (logo, at) =>
      sql.transaction(() => {
        remove.run({});
        if (logo !== null) set.run({ ...logo, at });
      }),
  };
}
