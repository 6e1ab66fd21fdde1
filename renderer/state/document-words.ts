/** A document's name and figures as staff read them. Figures that the service's text does not give are left out, never guessed. */
import { documentName } from '../../shared/language/document-names.ts';
import type { DocumentView, RangeMm } from '../../shared/model/document.ts';
import { photoTitle as englishTitle } from '../../shared/people.ts';
import { hasWords, language, locale, t } from '../i18n/index.ts';
import { facts } from '../i18n/join.ts';

/** Returns a document's name in the language of the screens; the name of a person may follow it. */
export const documentWords = (title: string): string => documentName(title, language());

/** Returns a photo's title in the language of the screens. */
export const photoTitle = (...photo: Parameters<typeof englishTitle>): string =>
  documentWords(englishTitle(...photo));

const number = (value: number): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(value);

/** Formats a range: `29–34`. */
const rangeWords = (range: RangeMm): string =>
  range.min === range.max ? number(range.min) : `${number(range.min)}–${number(range.max)}`;

/** `35 × 45 mm`, or null when the service does not say. */
export const mmWords = ({ widthMm, heightMm }: DocumentView): string | null =>
  widthMm === null || heightMm === null
    ? null
    : t('document.mm', { w: number(widthMm), h: number(heightMm) });

/** `413 × 531 px`, or null when the service does not say. */
export const pxWords = ({ widthPx, heightPx }: DocumentView): string | null =>
  widthPx === null || heightPx === null ? null : t('document.px', { w: widthPx, h: heightPx });

/** Returns both sizes: `35 × 45 mm · 413 × 531 px`. */
export const sizeWords = (document: DocumentView): string =>
  facts(mmWords(document), pxWords(document)) || t('document.noSize');

/** Returns a range for a separate label: `29–34 mm`. */
export const rangeMmWords = (range: RangeMm): string => t('document.rangeMm', { range: rangeWords(range) });

/** `Head 29–34 mm`, or null when the service does not say. */
export const headWords = (document: DocumentView): string | null =>
  document.headMm === null ? null : t('document.head', { range: rangeWords(document.headMm) });

/** `Eyes 28–35 mm above the lower edge`, or null when the service does not say. */
export const eyeWords = (document: DocumentView): string | null =>
  document.eyeToBottomMm === null ? null : t('document.eyes', { range: rangeWords(document.eyeToBottomMm) });

/** Returns a property as one phrase for a card; null when the service does not give it. */
export function propertyWords(document: DocumentView, property: string): string | null {
  const text = document.properties[property];
  if (text === undefined || text === '') return null;
  if (property === 'recency') return /^\d/.test(text) ? t('document.recency', { text }) : text;
  const key = `rules.${property}.${text}`;
  if (/^[A-Z_]+$/.test(text) && hasWords(key)) return t(key);
  return t('document.property', { name: propertyName(property), text: valueWords(property, text) });
}

/** True for capitals joined by underscores or hyphens; a short name in capitals (`UK`, `RGB`) is free text. */
const isEnumerated = (text: string): boolean =>
  /^[A-Z][A-Z0-9]*([_-][A-Z0-9]+)*$/.test(text) && text.length > 3;

/** Returns the service's enumerated texts (`NOT_ALLOWED`) in our words, or at least as words; free text as it came. */
export function valueWords(property: string, text: string): string {
  if (!isEnumerated(text)) return text;
  const key = `properties.${property}.${text}`;
  return hasWords(key) ? t(key) : sentence(text.replace(/[_-]/g, ' '));
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();

/** Returns a property's name: `eyesAndEars` becomes `Eyes and ears` when we have no words for it. */
export function propertyName(property: string): string {
  const key = `propertyNames.${property}`;
  if (hasWords(key)) return t(key);
  return sentence(property.replace(/([a-z])([A-Z])/g, '$1 $2'));
}
