/** Sheets of paper, counted from the journal of prints. */
import type { MediumId } from '../../../shared/sheet-media.ts';
import type { Sql } from '../sql.ts';

export interface PrintCounts {
  /** Sheets that came out of a printer, copies counted, the medium with most first. */
  sheetsByMedium(printerId: string): { readonly mediumId: MediumId; readonly sheets: number }[];
  /**
   * Sheets that are, or may be, on paper since `since` (ISO 8601), copies counted. Adds up `prints` prints at most: that
   * is enough to know whether a ribbon for as many is used up, however long ago it was put in.
   */
  sheetsOutSince(printerId: string, since: string, prints: number): number;
}

/** Triggers of migration 180 keep the table up to date. */
const byMediumSql = `SELECT medium_id AS mediumId, sheets FROM printed_sheets
  WHERE printer_id = @printerId AND sheets > 0 ORDER BY sheets DESC, medium_id`;
/** The condition is word for word that of the partial index of migration 130. */
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
