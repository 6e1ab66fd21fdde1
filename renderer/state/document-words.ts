/** A document's name and figures as staff read them. Figures that the service's text does not give are left out, never guessed. */
import { documentName } from '../../shared/language/document-names.ts';
import type { NamedDocument } from '../../shared/documents.ts';
import type { DocumentView, RangeMm } from '../../shared/model/document.ts';
import { photoTitle as englishTitle } from '../../shared/people.ts';
import { hasWords, language, locale, t } from '../i18n/index.ts';
import { facts } from '../i18n/join.ts';

/** Returns a document's name in the language of the screens; the name of a person may follow it. */
export const documentWords = (title: string): string => documentName(title, language());

/** Returns a document's name for a title: a word joiner after each hyphen keeps `Royaume-Uni` in one line. */
export const headingWords = (title: string): string => documentWords(title).replaceAll('-', '-\u2060');

/**
 * Returns the language of a document's name where the service's English is shown on a screen in another one, so that a screen reader
 * reads it as English; undefined for any other name. A studio names its formats in its own language.
 */
export const nameLang = ({ name, origin }: NamedDocument): 'en' | undefined =>
  language() !== 'en' && origin !== 'studio' && documentWords(name) === name ? 'en' : undefined;

/** Returns a photo's title in the language of the screens. */
export const photoTitle = (...photo: Parameters<typeof englishTitle>): string =>
  documentWords(englishTitle(...photo));

const number = (value: number): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(value);

/** Formats a range: `29–34`, with a word joiner after the dash, so that no line ends there. */
const rangeWords = (range: RangeMm): string =>
  range.min === range.max ? number(range.min) : `${number(range.min)}–\u2060${number(range.max)}`;

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
  if (property === 'recency') {
    const period = periodWords(text) ?? (/^\d/.test(text) ? text : null);
    return period === null ? text : t('document.recency', { text: period });
  }
  const key = `rules.${property}.${text}`;
  if (/^[A-Z_]+$/.test(text) && hasWords(key)) return t(key);
  return t('document.property', { name: propertyName(property), text: valueWords(property, text) });
}

/** True for capitals joined by underscores or hyphens; a short name in capitals (`UK`, `RGB`) is free text. */
const isEnumerated = (text: string): boolean =>
  /^[A-Z][A-Z0-9]*([_-][A-Z0-9]+)*$/.test(text) && text.length > 3;

/** Returns the key of a text's words: `Light gray` has those of `LIGHT_GREY`. */
const keyOf = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replace('GRAY', 'GREY');

/** Returns the length of time in a text such as `Taken in the last 6 months` in the language of the screens; null for any other text. */
function periodWords(text: string): string | null {
  const found = /^(?:taken (?:with)?in )?(?:the )?(?:last )?(?:(\d+) )?(day|week|month|year)s?$/i.exec(
    text.trim(),
  );
  if (found === null) return null;
  const [, count = '1', unit = ''] = found;
  const style = { style: 'unit', unit: unit.toLowerCase(), unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale(), style).format(Number(count)).replaceAll(' ', '\u00a0');
}

/** Returns one of the service's texts in our words; null when we do not know it. */
function knownWords(property: string, text: string): string | null {
  const key = `properties.${property}.${keyOf(text)}`;
  return hasWords(key) ? t(key) : null;
}

/** Returns `White`, or `Cream or light grey`, in our words; as it came when a part is not known. */
function colourWords(text: string): string {
  const parts = text.split(/,? or |, |\//i).map((part) => knownWords('backgroundColorName', part));
  const known = parts.filter((part) => part !== null);
  if (known.length < parts.length) return text;
  const list = new Intl.ListFormat(locale(), { type: 'disjunction' }).format(known);
  return sentence(list);
}

/** Returns a range such as `50 - 10000 KB` as the language writes it; null for any other text. */
function fileSizeWords(text: string): string | null {
  const found = /^(\d+) - (\d+) KB$/.exec(text);
  if (found === null) return null;
  return t('document.rangeKb', { min: number(Number(found[1])), max: number(Number(found[2])) });
}

/** Returns the sign between two parts of a text, as the language writes it. */
const separatorWords = (sign: string): string =>
  t(sign === '; ' ? 'properties.separators.semicolon' : 'properties.separators.colon');

/** Returns a text with the parts that we know in our words, and the others as they came. */
function partsWords(property: string, text: string): string {
  const parts = text.split(/([;:] )/);
  const known = parts.map((part) => knownWords(property, part));
  // Every second part is a sign, which belongs to the part before it.
  return parts
    .map((part, at) => known[at] ?? (at % 2 === 1 && known[at - 1] !== null ? separatorWords(part) : part))
    .join('');
}

/** Returns the service's texts that we know (`NOT_ALLOWED`, `White`) in our words, or at least as words; free text as it came. */
export function valueWords(property: string, text: string): string {
  if (property === 'recency') return periodWords(text) ?? text;
  if (property === 'fileSize') return fileSizeWords(text) ?? text;
  if (property === 'backgroundColorName') return colourWords(text);
  const words = partsWords(property, text);
  return words === text && isEnumerated(text) ? sentence(text.replace(/[_-]/g, ' ')) : words;
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();

/** Returns a property's name: `eyesAndEars` becomes `Eyes and ears` when we have no words for it. */
export function propertyName(property: string): string {
  const key = `propertyNames.${property}`;
  if (hasWords(key)) return t(key);
  return sentence(property.replace(/([a-z])([A-Z])/g, '$1 $2'));
}
