/** Counts sheets of paper in the journal of prints. */
import type { MediumId } from '../../../shared/sheet-media.ts';
import type { Sql } from '../sql.ts';

export interface PrintCounts {
  /** Returns the number of sheets that came out of a printer, copies included, with the most used medium first. */
  sheetsByMedium(printerId: string): { readonly mediumId: MediumId; readonly sheets: number }[];
  /**
   * Returns how many sheets are, or may be, on paper since `since` (ISO 8601), copies included. Adds up at most `prints`
   * prints, which is enough to know whether a ribbon for that many is used up, however long ago it was loaded.
   */
  sheetsOutSince(printerId: string, since: string, prints: number): number;
}

/** Triggers of migration 180 keep the table up to date. */
const byMediumSql = `SELECT medium_id AS mediumId, sheets FROM printed_sheets
  WHERE printer_id = @printerId AND sheets > 0 ORDER BY sheets DESC, medium_id`;
/** Exactly the condition of the partial index in migration 130. */
const outSql = `SELECT coalesce(sum(copies), 0) AS sheets FROM (SELECT copies FROM prints
  WHERE state IN ('printed', 'uncertain') AND printer_id = @printerId AND out_at >= @since LIMIT @prints)`;

export function createPrintCounts(sql: Sql): PrintCounts {
  const byMedium = sql.prepare<{ printerId: string }, { mediumId: MediumId; sheets: number }>(byMediumSql);
  const outSince = sql.prepare<{ printerId: string; since: string; prints: number }, { sheets: number }>(
    outSql,
  );
  return {
    sheetsByMedium: (printerId) => byMedium.all({ printerId }),
    sheetsOutSince: (printerId, since, prints) => outSince.get({ printerId, since, prints })?.sheets ?? 0,
  };
}
