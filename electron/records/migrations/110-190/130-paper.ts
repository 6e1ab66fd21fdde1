import type { Migration } from '../migration.ts';
import { isFlag, isId, isJson, isOneOf, isTime } from '../checks.ts';

const printStates = ['submitted', 'waiting', 'printing', 'printed', 'failed', 'uncertain', 'cancelled'];
const printKinds = ['sheet', 'service-sheet', 'headshot', 'calibration'];
const troubles = [
  ...[
    'media-empty',
    'ribbon-empty',
    'media-jam',
    'cover-open',
    'offline',
    'paused',
    'rejecting',
    'printer-gone',
  ],
  ...['spooler-gone', 'filter-failed', 'not-taken', 'other'],
];
/** Sheets whose media is gone, for all that is known. */
const out = `state IN ('printed', 'uncertain')`;
/** With the spooler, or with one that went away and may come back with the job. */
const unfinished = `state IN ('submitted', 'waiting', 'printing') OR (state = 'uncertain' AND trouble = 'spooler-gone')`;
/** What marks were called before there were lines. */
const cutOf = (json: string): string =>
  `CASE json_extract(${json}, '$.cutMarks') WHEN 1 THEN 'marks' ELSE 'none' END`;

/**
 * Printers as a ruler found them, and what is on paper. Prints are made anew as in migration 120: a calibration sheet
 * is nobody's, and a sheet may hold photos of several orders, its own among them.
 *
 * A print's medium stands in its layout, and is read from there. `out_at` is when a sheet was first known, or feared,
 * to be on paper: what a ribbon has left is counted from the moment it was put in, and a person who says a day later
 * what came out does not change which ribbon it came from.
 *
 * What a ruler said and which ribbon was put in are history: nothing changes it.
 */
export const paper: Migration = {
  version: 130,
  up: `
    CREATE TABLE prints_anew (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'prt')},
      kind TEXT NOT NULL ${isOneOf('kind', printKinds)},
      order_id TEXT REFERENCES orders (id),
      bench_id TEXT REFERENCES benches (id),
      version_id TEXT REFERENCES versions (id),
      service_sheet_id TEXT ${isId('service_sheet_id', 'ssh')},
      printer_id TEXT NOT NULL CHECK (printer_id <> ''),
      printer_name TEXT NOT NULL,
      layout TEXT NOT NULL ${isJson('layout')},
      medium_id TEXT GENERATED ALWAYS AS (json_extract(layout, '$.mediumId')) VIRTUAL,
      copies INTEGER NOT NULL CHECK (copies > 0),
      printed_with TEXT ${isJson('printed_with')},
      file_sha256 TEXT NOT NULL CHECK (length(file_sha256) = 64 AND file_sha256 NOT GLOB '*[^0-9a-f]*'),
      state TEXT NOT NULL ${isOneOf('state', printStates)},
      job_id TEXT,
      note TEXT NOT NULL,
      trouble TEXT ${isOneOf('trouble', troubles)},
      reason TEXT NOT NULL,
      reprint_of TEXT REFERENCES prints (id),
      submitted_at TEXT NOT NULL ${isTime('submitted_at')},
      updated_at TEXT NOT NULL ${isTime('updated_at')},
      out_at TEXT ${isTime('out_at')},
      CHECK ((kind IN ('sheet', 'service-sheet')) = (order_id IS NOT NULL)),
      CHECK ((kind = 'headshot') = (bench_id IS NOT NULL)),
      CHECK ((bench_id IS NULL) = (version_id IS NULL)),
      CHECK ((kind = 'service-sheet') = (service_sheet_id IS NOT NULL)),
      CHECK (kind <> 'calibration' OR printed_with IS NOT NULL),
      CHECK (reprint_of IS NULL OR reason <> ''),
      CHECK (out_at IS NOT NULL OR NOT (${out}))
    ) STRICT;
    INSERT INTO prints_anew (id, kind, order_id, bench_id, version_id, printer_id, printer_name, layout, copies,
        file_sha256, state, job_id, note, reason, reprint_of, submitted_at, updated_at, out_at)
      SELECT id, CASE WHEN bench_id IS NULL THEN 'sheet' ELSE 'headshot' END, order_id, bench_id, version_id,
        printer_id, printer_name,
        json_remove(json_set(layout, '$.cut', ${cutOf('layout')}, '$.caption', json('false'),
          '$.arranged', json('null')), '$.cutMarks'),
        copies, file_sha256, state, job_id, note, reason, reprint_of, submitted_at, updated_at,
        CASE WHEN ${out} THEN updated_at END
      FROM prints ORDER BY rowid;
    DROP TABLE prints;
    ALTER TABLE prints_anew RENAME TO prints;
    CREATE INDEX prints_of_bench ON prints (bench_id, submitted_at) WHERE bench_id IS NOT NULL;
    CREATE INDEX prints_of_version ON prints (version_id) WHERE version_id IS NOT NULL;
    CREATE INDEX prints_of_service_sheet ON prints (service_sheet_id) WHERE service_sheet_id IS NOT NULL;
    CREATE INDEX prints_reprints ON prints (reprint_of) WHERE reprint_of IS NOT NULL;
    CREATE INDEX prints_unfinished ON prints (submitted_at) WHERE ${unfinished};
    CREATE INDEX prints_newest ON prints (submitted_at);
    CREATE INDEX prints_by_medium ON prints (printer_id, medium_id) WHERE state = 'printed';
    CREATE INDEX prints_out ON prints (printer_id, out_at) WHERE ${out};
    CREATE INDEX prints_calibrations ON prints (printer_id, medium_id, submitted_at) WHERE kind = 'calibration';

    CREATE TABLE print_orders (
      print_id TEXT NOT NULL REFERENCES prints (id),
      order_id TEXT NOT NULL REFERENCES orders (id),
      PRIMARY KEY (print_id, order_id)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO print_orders (print_id, order_id) SELECT id, order_id FROM prints WHERE order_id IS NOT NULL;
    CREATE INDEX print_orders_of_order ON print_orders (order_id);

    CREATE TABLE printer_profiles (
      printer_id TEXT NOT NULL CHECK (printer_id <> ''),
      medium_id TEXT NOT NULL CHECK (medium_id <> ''),
      profile TEXT NOT NULL ${isJson('profile')},
      updated_at TEXT NOT NULL ${isTime('updated_at')},
      PRIMARY KEY (printer_id, medium_id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE calibrations (
      seq INTEGER NOT NULL PRIMARY KEY,
      print_id TEXT NOT NULL REFERENCES prints (id),
      printer_id TEXT NOT NULL CHECK (printer_id <> ''),
      medium_id TEXT NOT NULL CHECK (medium_id <> ''),
      printed_with TEXT NOT NULL ${isJson('printed_with')},
      target TEXT NOT NULL ${isJson('target')},
      reading TEXT NOT NULL ${isJson('reading')},
      correction TEXT NOT NULL ${isJson('correction')},
      proven INTEGER NOT NULL ${isFlag('proven')},
      worst_mm REAL NOT NULL CHECK (worst_mm >= 0),
      read_at TEXT NOT NULL ${isTime('read_at')}
    ) STRICT;
    CREATE INDEX calibrations_newest ON calibrations (printer_id, medium_id, seq);
    CREATE INDEX calibrations_of_print ON calibrations (print_id);
    CREATE TRIGGER calibrations_are_of_their_sheet BEFORE INSERT ON calibrations
    WHEN NOT EXISTS (SELECT 1 FROM prints WHERE id = new.print_id AND kind = 'calibration'
      AND printer_id = new.printer_id AND medium_id = new.medium_id) BEGIN
      SELECT RAISE (ABORT, 'a reading is of a calibration sheet of its printer and medium');
    END;
    CREATE TRIGGER calibrations_stay BEFORE UPDATE ON calibrations BEGIN
      SELECT RAISE (ABORT, 'a reading never changes');
    END;
    CREATE TRIGGER calibrations_are_kept BEFORE DELETE ON calibrations BEGIN
      SELECT RAISE (ABORT, 'a reading is never deleted');
    END;

    CREATE TABLE supplies (
      seq INTEGER NOT NULL PRIMARY KEY,
      printer_id TEXT NOT NULL CHECK (printer_id <> ''),
      prints INTEGER CHECK (prints > 0),
      loaded_at TEXT NOT NULL ${isTime('loaded_at')}
    ) STRICT;
    CREATE INDEX supplies_newest ON supplies (printer_id, seq);
    CREATE TRIGGER supplies_stay BEFORE UPDATE ON supplies BEGIN
      SELECT RAISE (ABORT, 'what was put in never changes');
    END;
    CREATE TRIGGER supplies_are_kept BEFORE DELETE ON supplies BEGIN
      SELECT RAISE (ABORT, 'what was put in is never deleted');
    END;

    UPDATE settings SET value = json_remove(json_set(value, '$.cut', ${cutOf('value')}), '$.cutMarks')
      WHERE json_type(value, '$.cutMarks') IS NOT NULL;
  `,
};
