/** Reads how a studio is set up from records that may be open elsewhere in this program. */
import type { Clock } from '../clock.ts';
import { createAuthorityRules } from './authority-rules.ts';
import { createDefinitions } from './definitions.ts';
import { guarded } from './errors.ts';
import { connectForReading, using } from './file/connect.ts';
import { fixedConnection } from './file/connection.ts';
import type { RecordsKey } from './file/key.ts';
import { createLogos, type StudioLogo } from './logo.ts';
import { newestMigration } from './migrations/index.ts';
import { createOrderPacks } from './packs/order-packs.ts';
import { createCalibrations, type CalibrationRow } from './prints/calibrations.ts';
import { createPrinterProfiles, type PrinterProfileRow } from './prints/printer-profiles.ts';
import { createPrints, type PrintRow } from './prints/prints.ts';
import { createSettings } from './settings.ts';
import { createSql } from './sql.ts';
import { createStaffTable, type StaffRow } from './staff/staff.ts';

/** The set-up of a studio. It says nothing of any customer, order or sale. */
export interface StudioSetUp {
  /** As they are stored; null where none were ever saved. */
  readonly settings: unknown;
  readonly logo: StudioLogo | null;
  /** The rules of authorities that came with a file; null for the program's. */
  readonly rules: unknown;
  readonly staff: readonly StaffRow[];
  readonly profiles: readonly PrinterProfileRow[];
  /** The newest reading of each printer and medium, with the sheet that was measured. */
  readonly calibrations: readonly { readonly reading: CalibrationRow; readonly sheet: PrintRow }[];
}

/** Returns null for records of an older Headroom: they are migrated only when their studio opens. */
export function readStudioSetUp(file: string, key: RecordsKey, clock: Clock): StudioSetUp | null {
  return guarded(() =>
    using(connectForReading(file, key), (db) => {
      if (db.pragma('user_version', { simple: true }) !== newestMigration()) return null;
      const sql = createSql(fixedConnection(db));
      const prints = createPrints(sql, clock, createDefinitions(sql), createOrderPacks(sql, clock));
      return {
        settings: createSettings(sql).get(),
        logo: createLogos(sql).get(),
        rules: createAuthorityRules(sql).get()?.rules ?? null,
        staff: createStaffTable(sql).list(),
        profiles: createPrinterProfiles(sql).all(),
        calibrations: createCalibrations(sql)
          .newestOfAll()
          .flatMap((reading) => {
            const sheet = prints.get(reading.printId);
            return sheet === null ? [] : [{ reading, sheet }];
          }),
      };
    }),
  );
}
