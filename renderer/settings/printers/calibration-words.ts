import {
  calibrationToleranceMm,
  type CalibrationView,
  type Correction,
  type RulerReading,
} from '../../../shared/printing.ts';
import { t } from '../../i18n/index.ts';
import { longDate } from '../../ui/dates.ts';
import { mmText } from '../../state/media.ts';

/** What a ruler reads, under the letters that stand on the calibration sheet. */
export const readings = [
  { letter: 'A', field: 'boxWidthMm' },
  { letter: 'B', field: 'boxHeightMm' },
  { letter: 'C', field: 'acrossMm' },
  { letter: 'D', field: 'downMm' },
  { letter: 'E', field: 'leftMm' },
  { letter: 'F', field: 'topMm' },
] as const satisfies readonly { readonly letter: string; readonly field: keyof RulerReading }[];

/** `+0.4`, `−0.2`, `0`: what a length is off, with a sign that can be read. */
export function offText(mm: number): string {
  const rounded = Math.round(mm * 100) / 100;
  if (rounded === 0) return '0';
  return `${rounded > 0 ? '+' : '−'}${mmText(Math.abs(rounded), 2)}`;
}
/** A reading is to the tenth of a millimetre: what lies on the limit is within it. */
export const isOff = (mm: number): boolean => Math.abs(mm) > calibrationToleranceMm + 1e-9;

const isNone = ({ scaleX, scaleY, offsetXMm, offsetYMm }: Correction): boolean =>
  scaleX === 1 && scaleY === 1 && offsetXMm === 0 && offsetYMm === 0;

/** When it was measured, how far it was off, and what is printed with since. */
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
  return `${measured} ${corrected}`;
}
