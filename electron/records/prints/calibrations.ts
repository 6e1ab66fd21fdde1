import type { PrintId } from '../../../shared/ids.ts';
import type { CalibrationTarget, Correction, RulerReading } from '../../../shared/printing.ts';
import type { MediumId } from '../../../shared/sheet-media.ts';
import type { PrintedWith } from './prints.ts';
import { flag, fromJson, type Flag, type Sql } from '../sql.ts';

/** The measurements of a calibration sheet, and the correction computed from them. */
export interface CalibrationRow {
  /** The sheet that was measured. */
  readonly printId: PrintId;
  readonly printerId: string;
  readonly mediumId: MediumId;
  readonly printedWith: PrintedWith;
  readonly target: CalibrationTarget;
  readonly reading: RulerReading;
  /** The correction for prints from then on. */
  readonly correction: Correction;
  readonly proven: boolean;
  /** The largest error of any length, mm. */
  readonly worstMm: number;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface Calibrations {
  /** Throws when the print is not a calibration sheet of this printer and medium. */
  insert(calibration: CalibrationRow): void;
  newest(printerId: string, mediumId: MediumId): CalibrationRow | null;
  /** Returns the newest calibration of each medium. */
  newestOfPrinter(printerId: string): CalibrationRow[];
  /** Returns the newest calibration of each printer and medium. */
  newestOfAll(): CalibrationRow[];
}

type Stored = Omit<CalibrationRow, 'printedWith' | 'target' | 'reading' | 'correction' | 'proven'> & {
  readonly printedWith: string;
  readonly target: string;
  readonly reading: string;
  readonly correction: string;
  readonly proven: Flag;
};

const columns = `print_id AS printId, printer_id AS printerId, medium_id AS mediumId, printed_with AS printedWith,
  target, reading, correction, proven, worst_mm AS worstMm, read_at AS "at"`;
const calibrationNewestSql = `SELECT ${columns} FROM calibrations
  WHERE printer_id = @printerId AND medium_id = @mediumId ORDER BY seq DESC LIMIT 1`;
const calibrationsOfPrinterSql = `SELECT ${columns} FROM calibrations WHERE seq IN (
    SELECT max(seq) FROM calibrations WHERE printer_id = @printerId GROUP BY medium_id)`;
const calibrationsOfAllSql = `SELECT ${columns} FROM calibrations WHERE seq IN (
    SELECT max(seq) FROM calibrations GROUP BY printer_id, medium_id)`;

const read = (row: Stored): CalibrationRow => ({
  ...row,
  printedWith: fromJson(row.printedWith) as PrintedWith,
  target: fromJson(row.target) as CalibrationTarget,
  reading: fromJson(row.reading) as RulerReading,
  correction: fromJson(row.correction) as Correction,
  proven: row.proven === 1,
});

export function createCalibrations(sql: Sql): Calibrations {
  const insert = sql.prepare<Stored>(
    `INSERT INTO calibrations (print_id, printer_id, medium_id, printed_with, target, reading, correction, proven,
       worst_mm, read_at)
     VALUES (@printId, @printerId, @mediumId, @printedWith, @target, @reading, @correction, @proven, @worstMm, @at)`,
  );
  const newest = sql.prepare<{ printerId: string; mediumId: string }, Stored>(calibrationNewestSql);
  const ofPrinter = sql.prepare<{ printerId: string }, Stored>(calibrationsOfPrinterSql);
  const ofAll = sql.prepare<object, Stored>(calibrationsOfAllSql);
  return {
    insert({ printedWith, target, reading, correction, proven, ...row }) {
      insert.run({
        ...row,
        printedWith: JSON.stringify(printedWith),
        target: JSON.stringify(target),
        reading: JSON.stringify(reading),
        correction: JSON.stringify(correction),
        proven: flag(proven),
      });
    },
    newest(printerId, mediumId) {
      const row = newest.get({ printerId, mediumId });
      return row === null ? null : read(row);
    },
    newestOfPrinter: (printerId) => ofPrinter.all({ printerId }).map(read),
    newestOfAll: () => ofAll.all({}).map(read),
  };
}
