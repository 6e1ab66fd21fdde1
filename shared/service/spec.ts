import { mmPerInch } from '../inch.ts';
import { alternatives, normalise, readPair, readRange, readUnit } from './measure-text.ts';
import type { Measure } from './measure-text.ts';
import type { SpecDetails } from './wire.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Range {
  readonly min: number;
  readonly max: number;
}

/** A specification in figures. A figure that its text does not clearly state is null: a person must look. */
export interface SpecFigures {
  /** Millimetres, not rounded: 2 in are 50.8. */
  readonly sizeMm: Size | null;
  readonly pixels: Size | null;
  /** Pixels per inch. */
  readonly dpi: number | null;
  /** Crown to chin, millimetres on paper. */
  readonly headHeightMm: Range | null;
  /** Eye line to the bottom edge, millimetres on paper. */
  readonly eyeToBottomMm: Range | null;
  /** `#rrggbb`, lower case. */
  readonly background: string | null;
}

const millimetresPer = { mm: 1, cm: 10, in: mmPerInch } as const;
/** Two statements of one measure may differ by their rounding, mm: 2 in are often written as 51 mm. */
const agreement = 1;
/** Longest and shortest edge of a document photo, mm: beyond them a unit has been mistaken. */
const edgeLimits: Range = { min: 5, max: 400 };

/** Reads the figures from a specification's texts for people. */
export function specFigures(details: SpecDetails): SpecFigures {
  const said = (name: string): string => details.properties[name] ?? '';
  const sizeMm = readSize(said('photoSize'), said('photoSizeUnit'));
  const pixels = readPixels(said('photoPixel'));
  return {
    sizeMm,
    pixels,
    dpi: readDpi(said('photoDpi')),
    headHeightMm: readHeight(said('headHeight'), sizeMm, pixels),
    eyeToBottomMm: readHeight(said('eyeToBottom'), sizeMm, pixels),
    background: readColour(said('backgroundColor')),
  };
}

function readSize(text: string, unitText: string): Size | null {
  const stated = readUnit(unitText);
  const parts = alternatives(text);
  const sizes = parts.map((part, index) => {
    const pair = readPair(part);
    if (pair === null) return null;
    // The unit property applies to the text's own measure, which comes first.
    const fallback = index === 0 ? stated : null;
    const width = inMillimetres(pair[0], fallback);
    const height = inMillimetres(pair[1], fallback);
    return width === null || height === null ? null : { width, height };
  });
  const first = agreedOn(sizes, sameSize);
  const firstUnit = parts[0] === undefined ? null : (readPair(parts[0])?.[0].unit ?? null);
  const contradicted = stated !== null && firstUnit !== null && stated !== firstUnit && parts.length === 1;
  if (first === null || contradicted) return null;
  const width = rounded(first.width);
  const height = rounded(first.height);
  if (!isEdge(width) || !isEdge(height)) return null;
  const heightFirst = /\bh(?:eight)? ?x ?w(?:idth)?\b/.test(normalise(text));
  return heightFirst ? { width: height, height: width } : { width, height };
}

function readPixels(text: string): Size | null {
  // Pixels are whole numbers, so a comma before three digits can only group them.
  const parts = alternatives(text.replace(/(\d),(?=\d{3}\b)/g, '$1'));
  const pair = parts.length === 1 ? readPair(parts[0] ?? '') : null;
  if (pair?.every(isPixelCount) !== true) return null;
  return { width: pair[0].value, height: pair[1].value };
}

const isPixelCount = ({ value, unit }: Measure): boolean =>
  (unit === null || unit === 'px') && Number.isInteger(value) && value > 0;

function readDpi(text: string): number | null {
  const match = /^(\d{2,4})\s*(?:dpi|ppi)?$/.exec(normalise(text));
  const dpi = Number(match?.[1] ?? 0);
  return dpi >= 50 ? dpi : null;
}

/** Reads a range along the photo's height, in any unit that can be converted to mm with its size. */
function readHeight(text: string, sizeMm: Size | null, pixels: Size | null): Range | null {
  const ranges = alternatives(text).map((part) => {
    const range = readRange(part);
    if (range === null || /\d/.test(range.rest)) return null;
    const ends = [range.low, range.high];
    if (ends.some((end) => end.unit === '%') && !isOfHeight(range.rest)) return null;
    const min = alongHeight(range.low, sizeMm, pixels);
    const max = alongHeight(range.high, sizeMm, pixels);
    return min === null || max === null ? null : { min, max };
  });
  const first = agreedOn(ranges, sameRange);
  if (first === null) return null;
  const { min, max } = { min: rounded(first.min), max: rounded(first.max) };
  const fits = sizeMm === null ? max <= edgeLimits.max : max <= sizeMm.height;
  return min > 0 && min <= max && fits ? { min, max } : null;
}

/** A bare percentage in these fields is of the photo's height; a percentage of anything else is refused. */
const isOfHeight = (rest: string): boolean =>
  rest === '' || /^of (?:the )?(?:(?:photo|image|picture|total|overall|frame)(?:'s)? )?height$/.test(rest);

function alongHeight(end: Measure, sizeMm: Size | null, pixels: Size | null): number | null {
  if (end.unit === '%') return sizeMm === null ? null : (end.value / 100) * sizeMm.height;
  if (end.unit === 'px') {
    return sizeMm === null || pixels === null ? null : (end.value / pixels.height) * sizeMm.height;
  }
  return inMillimetres(end, null);
}

function inMillimetres(measure: Measure, fallback: Measure['unit']): number | null {
  const unit = measure.unit ?? fallback;
  return unit === null || unit === 'px' || unit === '%' ? null : measure.value * millimetresPer[unit];
}

function readColour(text: string): string | null {
  const match = /^#([0-9a-f]{6}|[0-9a-f]{3})$/.exec(text.trim().toLowerCase());
  const digits = match?.[1];
  if (digits === undefined) return null;
  return `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}`;
}

/** Returns the first of several statements of one thing, if all could be read and all agree. */
function agreedOn<Reading>(
  readings: readonly (Reading | null)[],
  same: (one: Reading, other: Reading) => boolean,
): Reading | null {
  const first = readings[0] ?? null;
  if (first === null) return null;
  return readings.every((reading) => reading !== null && same(reading, first)) ? first : null;
}

/** Rounds away the noise of binary fractions: to a tenth of a micrometre. */
const rounded = (millimetres: number): number => Math.round(millimetres * 1e4) / 1e4;
const isEdge = (edge: number): boolean => edge >= edgeLimits.min && edge <= edgeLimits.max;
const close = (one: number, other: number): boolean => Math.abs(one - other) <= agreement;
const sameSize = (one: Size, other: Size): boolean =>
  close(one.width, other.width) && close(one.height, other.height);
const sameRange = (one: Range, other: Range): boolean =>
  close(one.min, other.min) && close(one.max, other.max);
