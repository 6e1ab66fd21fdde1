/** Prints a calibration sheet and keeps its measurements. */
import { judgeReading, targetOf } from '../../shared/calibration.ts';
import { KioskError } from '../../shared/errors.ts';
import type { RulerReading } from '../../shared/printing.ts';
import type { MediumId } from '../../shared/sheet-media.ts';
import type { Clock } from '../clock.ts';
import { bareLayout } from '../orders/prints/bare-layout.ts';
import { printedWith, type Usable } from '../orders/prints/for-printing.ts';
import type { PrintJournal } from '../orders/prints/print-journal.ts';
import { calibrationOwner } from '../orders/prints/print-submission.ts';
import type { Composer } from '../printing/composer.ts';
import type { Records } from '../records/open.ts';
import type { PrintRow } from '../records/prints/prints.ts';
import type { CalibrationWords } from '../words/types.ts';

export interface CalibratingDeps {
  readonly records: Pick<Records, 'prints' | 'calibrations'>;
  readonly clock: Clock;
  readonly composer: Composer;
  readonly journal: Pick<PrintJournal, 'submit' | 'seen'>;
}

/** States of a sheet that never came out, so that it cannot be measured. */
const without: readonly PrintRow['state'][] = ['failed', 'cancelled'];

/** Returns the newest calibration sheet if it has not been measured yet; else null. */
export function waitingSheet(
  { prints, calibrations }: CalibratingDeps['records'],
  printerId: string,
  mediumId: MediumId,
): PrintRow | null {
  const sheet = prints.newestCalibration(printerId, mediumId);
  if (sheet === null || without.includes(sheet.state)) return null;
  return calibrations.newest(printerId, mediumId)?.printId === sheet.id ? null : sheet;
}

export interface SheetToCalibrate {
  readonly printerId: string;
  readonly printerName: string;
  readonly mediumName: string;
  readonly words: CalibrationWords;
  /** The checked set-up to print with. */
  readonly usable: Usable;
}

/** Throws as `PrintJournal.submit` does. */
export async function printCalibrationSheet(
  { clock, composer, journal }: Omit<CalibratingDeps, 'records'>,
  { printerId, printerName, mediumName, words, usable }: SheetToCalibrate,
): Promise<void> {
  const { medium, profile, correction, takes, approval } = usable;
  const sheetNumber = approval === 'not-proven' ? 2 : 1;
  const file = await composer.compose('calibration', {
    ...{ medium, mediumName, printerName, profile, correction, sheetNumber, words },
    date: clock.now().toISOString(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    format: takes,
  });
  await journal.submit({
    owner: calibrationOwner,
    guests: [],
    printerId,
    layout: bareLayout(medium.id),
    copies: 1,
    printedWith: printedWith(usable),
    file,
    title: `calibration ${medium.id}`,
    again: null,
  });
}

/**
 * Keeps a person's reading of the newest sheet, and the correction that results from it.
 *
 * @throws KioskError WRONG_STEP when no sheet waits to be measured; INVALID_INPUT as `judgeReading` does, and
 *   then nothing is kept
 */
export function keepReading(
  { records, clock, journal }: Omit<CalibratingDeps, 'composer'>,
  { printerId, mediumId, reading }: { printerId: string; mediumId: MediumId; reading: RulerReading },
): void {
  const sheet = waitingSheet(records, printerId, mediumId);
  if (sheet?.printedWith == null) throw new KioskError('WRONG_STEP', 'no calibration sheet waits');
  const { widthMm, heightMm, profile, correction: printedCorrection } = sheet.printedWith;
  const target = targetOf({ id: mediumId, widthMm, heightMm }, profile.safe);
  const judged = judgeReading(reading, { widthMm, heightMm, target, printedWith: printedCorrection });
  records.calibrations.insert({
    printId: sheet.id,
    ...{ printerId, mediumId, printedWith: sheet.printedWith, target, reading },
    ...judged,
    at: clock.now().toISOString(),
  });
  // A person who has measured the sheet has seen that it came out.
  journal.seen(sheet.id);
}
