import { locale } from '../i18n/index.ts';

/** Formats a whole number as people read it: `1,204`. */
export const wholeNumber = (value: number): string => new Intl.NumberFormat(locale()).format(value);
