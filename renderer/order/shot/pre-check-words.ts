/** The figures of a check as staff read them. */
import type { Check } from '../../../shared/guidance/pre-check.ts';
import { locale, t } from '../../i18n/index.ts';

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
