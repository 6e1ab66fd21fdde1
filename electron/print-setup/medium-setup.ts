import { targetOf } from '../../shared/calibration.ts';
import type { CalibrationView, Margins } from '../../shared/printing.ts';
import type { MediumSetup } from '../../shared/model/printer-setup.ts';
import type { CalibrationRow } from '../records/prints/calibrations.ts';
import type { Records } from '../records/open.ts';
import { waitingSheet } from './calibrating.ts';
import type { MediumState } from './medium-state.ts';

const noRim: Margins = { topMm: 0, rightMm: 0, bottomMm: 0, leftMm: 0 };

const calibrationView = (row: CalibrationRow): CalibrationView => ({
  reading: row.reading,
  target: row.target,
  printedWith: row.printedWith.correction,
  correction: row.correction,
  proven: row.proven,
  worstMm: row.worstMm,
  at: row.at,
});

/** Returns one medium of one printer as the settings show it. */
export function mediumSetup(
  records: Pick<Records, 'prints' | 'calibrations'>,
  printerId: string,
  { medium, profile, saved, problem, approval }: MediumState,
): MediumSetup {
  const calibration = records.calibrations.newest(printerId, medium.id);
  const sheet = waitingSheet(records, printerId, medium.id);
  // A sheet that waits is measured against the set-up it was printed with.
  const printed = sheet?.printedWith;
  return {
    mediumId: medium.id,
    ...{ profile, saved, problem, approval },
    calibration: calibration === null ? null : calibrationView(calibration),
    target:
      printed == null
        ? targetOf(medium, profile?.safe ?? noRim)
        : targetOf({ id: medium.id, ...printed }, printed.profile.safe),
    sheet: sheet?.id ?? null,
  };
}
