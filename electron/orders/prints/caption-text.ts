/** The line of small type beside a photo on a sheet. */
import { documentName } from '../../../shared/language/document-names.ts';
import { regionOf, type Language } from '../../../shared/language/languages.ts';
import { titleFor } from '../../../shared/people.ts';

export interface CaptionFacts {
  readonly language: Language;
  /** As the service gives it. */
  readonly documentName: string;
  readonly widthMm: number;
  readonly heightMm: number;
  /** When the photo was taken, because authorities ask for a recent one. ISO 8601, UTC. */
  readonly takenAt: string;
  /** The UK photo code; null where there is none. */
  readonly code: string | null;
  /** The person's name if several people are on the sheet; otherwise empty. */
  readonly person: string;
}

const between = ' · ';
/** Formats millimetres with at most one decimal: 50.8, but 35 without a point. */
const figure = (mm: number, language: Language): string =>
  new Intl.NumberFormat(regionOf[language], { maximumFractionDigits: 1 }).format(mm);

const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ');

/**
 * Returns document, size, date and code as staff would say them, on one line. Uses only characters that both fonts
 * have, whatever the service calls the document.
 *
 * @param timeZone the studio's; defaults to the machine's
 */
export function captionText(facts: CaptionFacts, timeZone?: string): string {
  const { language, widthMm, heightMm, takenAt, code } = facts;
  const day = new Intl.DateTimeFormat(regionOf[language], {
    dateStyle: 'medium',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(new Date(takenAt));
  const parts = [
    nameText(facts),
    `${figure(widthMm, language)} × ${figure(heightMm, language)} mm`,
    day,
    ...(code === null ? [] : [code]),
  ];
  return oneLine(parts.join(between));
}

/** Returns only the document, and the person where several are on the sheet. */
export const nameText = (facts: Pick<CaptionFacts, 'language' | 'documentName' | 'person'>): string =>
  oneLine(titleFor(documentName(facts.documentName, facts.language), facts.person));
