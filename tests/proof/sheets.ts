/** Draws every combination of document, gap and edge on every medium, and measures each sheet at 600 dpi. */
import { media, mediumIds, type KnownMediumId } from '../../shared/sheet-media.ts';
import { combinationsOf } from '../support/printing/combinations.ts';
import { measured, onePixel, type MeasuredSheet } from '../support/printing/measured-sheets.ts';

export interface SheetsRun {
  readonly sheets: number;
  /** Largest distance of any photo's edge from its position, px at 600 dpi. */
  readonly furthest: number;
  readonly problems: readonly string[];
}

/** @param onMedium called after each medium with its number of sheets, to show progress */
export async function runSheets(
  onMedium: (mediumId: KnownMediumId, sheets: number) => void,
): Promise<SheetsRun> {
  const all: MeasuredSheet[] = [];
  const problems: string[] = [];
  for (const mediumId of mediumIds) {
    const sheets = await measured(combinationsOf(media[mediumId]));
    all.push(...sheets);
    problems.push(
      ...sheets
        .filter(({ off }) => off > onePixel)
        .map(({ sheet, off }) => `${mediumId}: ${sheet} is ${off.toFixed(1)} px off`),
    );
    onMedium(mediumId, sheets.length);
  }
  return { sheets: all.length, furthest: Math.max(...all.map(({ off }) => off)), problems };
}
