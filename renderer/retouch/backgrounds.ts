/** Backgrounds for a person whose own background was removed. */
import type { DocumentView } from '../../shared/model/document.ts';
import { t } from '../i18n/index.ts';
import { listed } from '../i18n/join.ts';

/** `#rrggbb` in lower case, or `transparent`. */
export type Background = string;

export interface BackgroundChoice {
  readonly value: Background;
  readonly label: string;
}

export const white = '#ffffff';
/**
 * A light grey that most rules for prints allow (facts of the trade, UK and ICAO: plain, light). The exact grey is our
 * choice.
 */
const lightGrey = '#e6e6e6';

/** Returns the colour in the kiosk's notation; null for a text that is not a colour. `#` may be left out. */
export function colourFrom(text: string): string | null {
  const [, digits] = /^\s*#?([0-9a-f]{6})\s*$/i.exec(text) ?? [];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}

/** Returns the colours that the documents require, each once, followed by the ordinary ones. */
export function backgroundChoices(documents: readonly DocumentView[]): readonly BackgroundChoice[] {
  const asked = new Map<Background, string[]>();
  for (const { backgroundColor, name } of documents) {
    const colour = backgroundColor === null ? null : colourFrom(backgroundColor);
    if (colour !== null) asked.set(colour, [...(asked.get(colour) ?? []), name]);
  }
  const plain = [
    { value: white, label: t('retouch.backgrounds.white') },
    { value: lightGrey, label: t('retouch.backgrounds.grey') },
  ].filter(({ value }) => !asked.has(value));
  return [
    ...[...asked].map(([value, names]) => ({ value, label: listed(new Set(names)) })),
    ...plain,
    { value: 'transparent', label: t('retouch.backgrounds.transparent') },
  ];
}
