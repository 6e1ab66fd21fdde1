/** The studio's own photo formats, for club cards, taxi badges and the like. No authority asks for them. */
import { mmPerInch } from '../inch.ts';
import type { DocumentView, RangeMm } from '../model/document.ts';

/** Eight random hexadecimal digits: a format stays the same when it is renamed. */
export type StudioFormatId = `format-${string}`;

export const isFormatId = (value: string): value is StudioFormatId => /^format-[0-9a-f]{8}$/.test(value);

/** How a format states the height of the head, crown to chin: as documents do. */
export const headUnits = ['mm', 'percent'] as const;
export type HeadUnit = (typeof headUnits)[number];

export interface StudioFormat {
  readonly id: StudioFormatId;
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  /** `percent` is of the photo's height. */
  readonly head: RangeMm & { readonly unit: HeadUnit };
  /** Pixels per inch of the finished photo. */
  readonly dpi: number;
  /** Tax included, in the smallest unit of the price list's currency. */
  readonly price: number;
}

/** The most formats that a studio can define: a screen of cards. */
export const mostFormats = 24;

/**
 * Limits of a format. The sides fit every known medium: the smallest, a postcard, is 100 x 148 mm and keeps an edge of
 * 4 mm. Below 15 mm a head cannot be recognised on paper. Below a fifth of the photo's height the head is a detail, and above nine
 * tenths the hair and the chin have no room. Below 200 dpi a print shows its pixels, and no printer here uses more than 600.
 */
export const formatLimits = {
  leastSideMm: 15,
  mostShorterMm: 92,
  mostLongerMm: 140,
  headShare: { min: 0.2, max: 0.9 },
  dpi: { min: 200, max: 600 },
} as const;

export type FormatFault = 'size' | 'head' | 'dpi';

/** Returns the height of the head on the photo, mm. */
export const headMmOf = ({ head, heightMm }: Pick<StudioFormat, 'head' | 'heightMm'>): RangeMm => {
  const share = head.unit === 'percent' ? heightMm / 100 : 1;
  return { min: head.min * share, max: head.max * share };
};

/** Returns the first thing that a format may not be; null for a usable one. */
export function formatFault(
  format: Pick<StudioFormat, 'widthMm' | 'heightMm' | 'head' | 'dpi'>,
): FormatFault | null {
  const { widthMm, heightMm, dpi } = format;
  const { leastSideMm, mostShorterMm, mostLongerMm, headShare, dpi: allowed } = formatLimits;
  const [shorter, longer] = [Math.min(widthMm, heightMm), Math.max(widthMm, heightMm)];
  if (!(shorter >= leastSideMm && shorter <= mostShorterMm && longer <= mostLongerMm)) return 'size';
  const { min, max } = headMmOf(format);
  if (!(min >= heightMm * headShare.min && max <= heightMm * headShare.max && min < max)) return 'head';
  return dpi >= allowed.min && dpi <= allowed.max ? null : 'dpi';
}

/** Returns the pixels of a length on the finished photo. */
const pixels = (mm: number, dpi: number): number => Math.round((mm / mmPerInch) * dpi);

/** Returns a format as staff choose it among the documents. */
export function formatDocument(format: StudioFormat, favourites: readonly string[]): DocumentView {
  const { id, name, widthMm, heightMm, dpi, price } = format;
  return {
    ...{ origin: 'studio', specCode: id, name, widthMm, heightMm, dpi, price },
    widthPx: pixels(widthMm, dpi),
    heightPx: pixels(heightMm, dpi),
    headMm: headMmOf(format),
    eyeToBottomMm: null,
    backgroundColor: null,
    properties: {},
    givesCode: false,
    favourite: favourites.includes(id),
  };
}

/** True for one of the studio's own formats: no service makes it, and no authority asks for it. */
export const isStudioFormat = ({ origin }: Pick<DocumentView, 'origin'>): boolean => origin === 'studio';
