import type { PrinterProfile } from '../../../shared/printing.ts';
import type { MediumId } from '../../../shared/sheet-media.ts';
import { fromJson, type Sql } from '../sql.ts';

/** The saved profile of one printer for one medium. */
export interface PrinterProfileRow {
  readonly printerId: string;
  readonly mediumId: MediumId;
  readonly profile: PrinterProfile;
  readonly updatedAt: string;
}

export interface PrinterProfiles {
  get(printerId: string, mediumId: MediumId): PrinterProfileRow | null;
  ofPrinter(printerId: string): PrinterProfileRow[];
  all(): PrinterProfileRow[];
  /** Saves a profile. It replaces an earlier one for the same medium. */
  save(printerId: string, profile: PrinterProfile, at: string): void;
}

type Stored = Omit<PrinterProfileRow, 'profile'> & { readonly profile: string };

const all = `SELECT printer_id AS printerId, medium_id AS mediumId, profile, updated_at AS updatedAt
  FROM printer_profiles`;
const select = `${all} WHERE printer_id = @printerId`;
const profilesOfPrinterSql = `${select} ORDER BY medium_id`;

const read = (row: Stored): PrinterProfileRow => ({
  ...row,
  profile: fromJson(row.profile) as PrinterProfile,
});

export function createPrinterProfiles(sql: Sql): PrinterProfiles {
  const get = sql.prepare<{ printerId: string; mediumId: string }, Stored>(
    `${select} AND medium_id = @mediumId`,
  );
  const ofPrinter = sql.prepare<{ printerId: string }, Stored>(profilesOfPrinterSql);
  const everyRow = sql.prepare<object, Stored>(all);
  const save = sql.prepare<{ printerId: string; mediumId: string; profile: string; at: string }>(
    `INSERT INTO printer_profiles (printer_id, medium_id, profile, updated_at)
     VALUES (@printerId, @mediumId, @profile, @at)
     ON CONFLICT (printer_id, medium_id) DO UPDATE SET profile = excluded.profile, updated_at = excluded.updated_at`,
  );
  return {
    get(printerId, mediumId) {
      const row = get.get({ printerId, mediumId });
      return row === null ? null : read(row);
    },
    ofPrinter: (printerId) => ofPrinter.all({ printerId }).map(read),
    all: () => everyRow.all({}).map(read),
    save(printerId, profile, at) {
      save.run({ printerId, mediumId: profile.mediumId, profile: JSON.stringify(profile), at });
    },
  };
}
