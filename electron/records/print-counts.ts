/** Sheets of paper, counted from the journal of prints: there is no second book that could say otherwise. */
import type { MediumId } from '../../shared/sheet-media.ts';
import type { Sql } from './sql.ts';

export interface PrintCounts {
  /** Sheets that came out of a printer, copies counted, the medium with most first. */
  sheetsByMedium(printerId: string): { readonly mediumId: MediumId; readonly sheets: number }[];
  /** Sheets that are, or may be, on paper since `since` (ISO 8601), copies counted. */
  sheetsOutSince(printerId: string, since: string): number;
}

/** Conditions word for word those of the partial indices of migration 130. */
export const printsByMediumSql = `SELECT medium_id AS mediumId, sum(copies) AS sheets FROM prints
  WHERE state = 'printed' AND printer_id = @printerId AND medium_id IS NOT NULL
  GROUP BY medium_id ORDER BY sheets DESC, medium_id`;
export const printsOutSql = `SELECT coalesce(sum(copies), 0) AS sheets FROM prints
  WHERE state IN ('printed', 'uncertain') AND printer_id = @printerId AND out_at >= @since`;

export function createPrintCounts(sql: Sql): PrintCounts {
  const byMedium = sql.prepare<{ printerId: string }, { mediumId: MediumId; sheets: number }>(
    printsByMediumSql,
  );
  const outSince = sql.prepare<{ printerId: string; since: string }, { sheets: number }>(printsOutSql);
  return {
    sheetsByMedium: (printerId) => byMedium.all({ printerId }),
    sheetsOutSince: (printerId, since) => outSince.get({ printerId, since })?.sheets ?? 0,
  };
}
