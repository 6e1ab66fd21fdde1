/** The figures of a check as staff read them. */
import type { Check, CheckFault } from '../../../shared/guidance/pre-check.ts';
import { hasWords, locale, t } from '../../i18n/index.ts';

const figure = (value: number, digits: number): string =>
  // A tilt of -0.0 degrees counts as 0.
  new Intl.NumberFormat(locale(), { maximumFractionDigits: digits, signDisplay: 'negative' }).format(value);

/** Formats a check: `31.4 mm · 29–34 asked`, `2° · up to 6°`, `493 px · 290 needed`; empty without a figure. */
export function checkValue({ kind, value, asked }: Check): string {
  if (value === null || asked === null) return '';
  if (kind === 'size')
    return t('preCheck.value.mm', {
      value: figure(value, 1),
      min: figure(asked.min, 1),
      max: figure(asked.max, 1),
    });
  if (kind === 'pixels')
    return t('preCheck.value.px', { value: figure(value, 0), min: figure(asked.min, 0) });
  return t('preCheck.value.degrees', { value: figure(Math.abs(value), 0), max: figure(asked.max, 0) });
}

/** Returns the head's height and the required range for the marks on the shot; null when either is not known. */
export function headMmWords({ value, asked }: Check): { value: string; asked: string } | null {
  if (value === null || asked === null) return null;
  return {
    value: t('preCheck.head', { value: figure(value, 1) }),
    asked: t('preCheck.headAsked', { min: figure(asked.min, 1), max: figure(asked.max, 1) }),
  };
}

/** Faults that staff correct themselves, with the lamps. */
const ofTheLight: ReadonlySet<CheckFault> = new Set(['too-dark', 'too-bright', 'uneven-light']);

/** Returns what staff can say to the sitter or do about a fault; null when the fault's own words say it. */
export function sayWords(fault: CheckFault): string | null {
  const hint = `guidance.hint.${fault}`;
  if (fault === 'backdrop' || !hasWords(hint)) return null;
  return ofTheLight.has(fault) ? t(hint) : t('preCheck.say', { words: t(hint) });
}
