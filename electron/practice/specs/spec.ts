/** The shape of a document's specification, and how a row of the tables becomes one. */
import { mmPerInch } from '../../../shared/inch.ts';

export interface Range {
  readonly min: number;
  readonly max: number;
}

export interface Spec {
  readonly specCode: string;
  readonly specCodeName: string;
  readonly unit: 'mm' | 'in';
  readonly widthMm: number;
  readonly heightMm: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly dpi: number;
  /** Crown to chin, mm. */
  readonly headMm: Range;
  /** Eye line above the bottom edge, mm. */
  readonly eyeToBottomMm: Range;
  /** Target of the crop, mm: the middle of `headMm`. */
  readonly targetHeadMm: number;
  readonly targetEyeMm: number;
  /** `#RRGGBB`. */
  readonly backgroundColor: string;
  readonly backgroundColorName: string;
  readonly recency: string;
  readonly glasses: 'NOT_ALLOWED' | 'ALLOWED_NO_REFLECTION';
  /** File size of the JPEG that the authority accepts, bytes; null when it states none. */
  readonly fileBytes: Range | null;
  /** True when the service gives a digital photo code with the final. */
  readonly hasPhotoCode: boolean;
  /** Source of the figures, in words; `COMMON_KNOWLEDGE` when no published page was used. */
  readonly source: string;
}

/** A row of the tables: the figures that cannot be derived from others. */
export interface Row {
  readonly code: string;
  readonly name: string;
  readonly source: string;
  /** Width and height of the print, in `unit`. */
  readonly size: readonly [number, number];
  readonly unit?: Spec['unit'];
  readonly dpi: number;
  /** Smallest and largest head, crown to chin, mm; defaults to the ICAO share of the height. */
  readonly head?: readonly [number, number];
  /** Lowest and highest eye line above the bottom edge, mm; defaults to the ICAO share of the height. */
  readonly eyes?: readonly [number, number];
  /** Height of the eye line that the crop aims at, mm. */
  readonly eyeTarget?: number;
  readonly background: Background;
  readonly recency?: string;
  readonly glasses?: Spec['glasses'];
  readonly fileBytes?: Range;
  readonly hasPhotoCode?: boolean;
}

export const COMMON_KNOWLEDGE = 'Common knowledge, to be checked';

export interface Background {
  readonly colour: string;
  readonly name: string;
}

export const white: Background = { colour: '#FFFFFF', name: 'White' };
export const lightGrey: Background = { colour: '#F2F2F2', name: 'Light grey' };
export const paleGrey: Background = { colour: '#E8E8E6', name: 'Light grey' };

/** ICAO Doc 9303: the head takes 70-80 % of the photo's height. */
const ICAO_HEAD: readonly [number, number] = [0.7, 0.8];
/** ICAO Doc 9303: the eyes lie at 50-70 % of the height, from the bottom edge. */
const ICAO_EYES: readonly [number, number] = [0.5, 0.7];
/**
 * Free space above the crown, as a share of the photo's height, when a row names no eye line: 4 mm on 45 mm
 * (derived).
 */
const TOP_SHARE = 0.09;
/** The eyes are half-way between crown and chin in a frontal adult head: a rule of thumb from drawing manuals. */
const EYES_IN_HEAD = 0.5;

const tenths = (value: number): number => Math.round(value * 10) / 10;
const shareOf = (height: number, [low, high]: readonly [number, number]): readonly [number, number] => [
  tenths(height * low),
  tenths(height * high),
];
const middle = ([min, max]: readonly [number, number]): number => (min + max) / 2;

/** Derives pixels, ranges and targets of a row from its millimetres and its resolution. */
export function specOf(row: Row): Spec {
  const unit = row.unit ?? 'mm';
  const toMm = (length: number): number => (unit === 'in' ? length * mmPerInch : length);
  const [widthMm, heightMm] = [toMm(row.size[0]), toMm(row.size[1])];
  const toPx = (mm: number): number => Math.round((mm / mmPerInch) * row.dpi);
  const head = row.head ?? shareOf(heightMm, ICAO_HEAD);
  const eyes = row.eyes ?? shareOf(heightMm, ICAO_EYES);
  const usualEye = tenths(heightMm * (1 - TOP_SHARE) - middle(head) * EYES_IN_HEAD);
  return {
    specCode: row.code,
    specCodeName: row.name,
    unit,
    widthMm,
    heightMm,
    widthPx: toPx(widthMm),
    heightPx: toPx(heightMm),
    dpi: row.dpi,
    headMm: { min: head[0], max: head[1] },
    eyeToBottomMm: { min: eyes[0], max: eyes[1] },
    targetHeadMm: middle(head),
    targetEyeMm: row.eyeTarget ?? Math.max(eyes[0], Math.min(usualEye, eyes[1])),
    backgroundColor: row.background.colour,
    backgroundColorName: row.background.name,
    recency: row.recency ?? 'Taken in the last 6 months',
    glasses: row.glasses ?? 'ALLOWED_NO_REFLECTION',
    fileBytes: row.fileBytes ?? null,
    hasPhotoCode: row.hasPhotoCode ?? false,
    source: row.source,
  };
}
