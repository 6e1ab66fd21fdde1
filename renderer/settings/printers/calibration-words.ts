import {
  calibrationToleranceMm,
  type CalibrationView,
  type Correction,
  type RulerReading,
} from '../../../shared/printing.ts';
import { t } from '../../i18n/index.ts';
import { sentences } from '../../i18n/join.ts';
import { longDate } from '../../ui/dates.ts';
import { mmText } from '../../state/media.ts';

/** The measured lengths, with their letters on the calibration sheet. */
export const readings = [
  { letter: 'A', field: 'boxWidthMm' },
  { letter: 'B', field: 'boxHeightMm' },
  { letter: 'C', field: 'acrossMm' },
  { letter: 'D', field: 'downMm' },
  { letter: 'E', field: 'leftMm' },
  { letter: 'F', field: 'topMm' },
] as const satisfies readonly { readonly letter: string; readonly field: keyof RulerReading }[];

/** Formats a deviation with a readable sign: `+0.4`, `−0.2`, `0`. */
export function offText(mm: number): string {
  const rounded = Math.round(mm * 100) / 100;
  if (rounded === 0) return '0';
  return `${rounded > 0 ? '+' : '−'}${mmText(Math.abs(rounded), 2)}`;
}
/** True when a deviation exceeds the tolerance. Readings are to a tenth of a millimetre, and the limit itself is allowed. */
export const isOff = (mm: number): boolean => Math.abs(mm) > calibrationToleranceMm + 1e-9;

const isNone = ({ scaleX, scaleY, offsetXMm, offsetYMm }: Correction): boolean =>
  scaleX === 1 && scaleY === 1 && offsetXMm === 0 && offsetYMm === 0;

/** Returns the date of the measurement, its deviation, and the correction in use since. */
export function correctionWords({ at, worstMm, correction }: CalibrationView): string {
  const measured = t('printerSetup.measured', { date: longDate(at), worst: mmText(worstMm, 2) });
  const { scaleX, scaleY, offsetXMm, offsetYMm } = correction;
  const corrected = isNone(correction)
    ? t('printerSetup.noCorrection')
    : t('printerSetup.correction', {
        x: mmText(scaleX, 4),
        y: mmText(scaleY, 4),
        right: offText(offsetXMm),
        down: offText(offsetYMm),
      });
  return sentences(measured, corrected);
}
