/** The figures of a check as staff read them. */
import type { Check, CheckFault } from '../../../shared/guidance/pre-check.ts';
import type { RangeMm } from '../../../shared/model/document.ts';
import { hasWords, locale, t } from '../../i18n/index.ts';

const figure = (value: number, digits: number): string =>
  // A tilt of -0.0 degrees counts as 0.
  new Intl.NumberFormat(locale(), { maximumFractionDigits: digits, signDisplay: 'negative' }).format(value);

/** Formats a check: `31.4 mm · 29–34 asked`, `2° · up to 6°`, `493 px · 290 needed`; empty without a figure. */
export function checkValue({ kind, value, asked }: Check): string {
  if (value === null || asked === null) return '';
  if (kind === 'size' || kind === 'eye-line')
    return t('preCheck.value.mm', {
      value: figure(value, 1),
      min: figure(asked.min, 1),
      max: figure(asked.max, 1),
    });
  if (kind === 'pixels')
    return t('preCheck.value.px', { value: figure(value, 0), min: figure(asked.min, 0) });
  return t('preCheck.value.degrees', { value: figure(Math.abs(value), 0), max: figure(asked.max, 0) });
}

/** Formats a length on the photo: `31.4 mm`. */
export const mmWords = (value: number): string => t('preCheck.mm', { value: figure(value, 1) });

/** Formats a required range: `29–34 mm`. */
export const askedWords = ({ min, max }: RangeMm): string =>
  t('preCheck.askedMm', { min: figure(min, 1), max: figure(max, 1) });

/** Faults that staff correct themselves, with the lamps. */
const ofTheLight: ReadonlySet<CheckFault> = new Set(['too-dark', 'too-bright', 'uneven-light']);

/** Returns what staff can say to the sitter or do about a fault; null when the fault's own words say it. */
export function sayWords(fault: CheckFault): string | null {
  const hint = `guidance.hint.${fault}`;
  if (fault === 'backdrop' || !hasWords(hint)) return null;
  return ofTheLight.has(fault) ? t(hint) : t('preCheck.say', { words: t(hint) });
}
