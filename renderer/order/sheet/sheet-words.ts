import type { PlannedSheet } from '../../../shared/model/sheets.ts';
import type { BridgeError } from '../../bridge/bridge.ts';
import { hasWords, t, tc } from '../../i18n/index.ts';
import { errorWords, type ErrorWords } from '../../ui/errors.ts';
import { mmText } from '../../state/media.ts';

/** Says why there is no sheet, and what to do: more precise than the code's own words when the reason is known. */
export function sheetFailureWords({ code, details }: Pick<BridgeError, 'code' | 'details'>): ErrorWords {
  const words = errorWords(code, details);
  const why = `sheet.reasons.${String(details['reason'])}`;
  return code === 'SHEET_IMPOSSIBLE' && hasWords(why) ? { ...words, now: t(why) } : words;
}

/** Says what the printer's margin costs, and which captions have no room; empty when there is nothing to say. */
export function paperNotes({ keepOff, lostToPrinter, captionsLeftOut }: PlannedSheet): readonly string[] {
  const { topMm, rightMm, bottomMm, leftMm } = keepOff;
  const mm = mmText(Math.max(topMm, rightMm, bottomMm, leftMm));
  return [
    ...(lostToPrinter > 0 ? [tc('sheet.lost', lostToPrinter, { mm })] : []),
    ...(captionsLeftOut > 0 ? [tc('sheet.noCaption', captionsLeftOut)] : []),
  ];
}
