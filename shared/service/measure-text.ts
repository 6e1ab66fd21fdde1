/** Reads measures from texts that were written for people. A text with two possible readings is not read. */

export type MeasureUnit = 'mm' | 'cm' | 'in' | 'px' | '%';
export interface Measure {
  readonly value: number;
  /** null when the text names none. */
  readonly unit: MeasureUnit | null;
}

const vulgarFractions: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

// A whole number joined to a proper fraction by a hyphen is the American mixed number: as a range it would run downwards.
const number = String.raw`(\d+[ -]\d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?)`;
const unit = String.raw`(mm|millimet(?:er|re)s?|cm|centimet(?:er|re)s?|inch(?:es)?|in\b\.?|"|px|pixels?|%|percent)?`;
const measure = String.raw`${number}\s*${unit}`;
const pairForm = new RegExp(String.raw`^${measure}\s*(?:x|by)\s*${measure}$`);
const rangeForm = new RegExp(
  String.raw`^(?:between |from )?${measure}\s*(?:-|to|and)\s*${measure}(?![\d/])\s*(.*)$`,
);
const boundsForm = new RegExp(
  String.raw`^(?:min(?:imum)?\.?|at least|≥|>=) ?${measure}\s*(?:,|and|-)?\s*(?:max(?:imum)?\.?|at most|up to|≤|<=) ?${measure}\s*(.*)$`,
);
const toleranceForm = new RegExp(String.raw`^${measure}\s*(?:±|\+\/-)\s*${measure}\s*(.*)$`);
const singleForm = new RegExp(String.raw`^${measure}(?![\d/.,])\s*(.*)$`);

/** Brings different ways of writing to one spelling: dashes, crosses, quotes, fractions, spaces, capitals. */
export function normalise(text: string): string {
  return text
    .replace(/\u2044/g, '/')
    .replace(/[¼½¾⅓⅔⅛⅜⅝⅞]/g, (sign) => ` ${vulgarFractions[sign] ?? sign}`)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[×✕✖*]/g, 'x')
    .replace(/[″”“]|''/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Splits a text into parts that each state the whole measure in their own way: "1 - 1 3/8 in (25 - 35 mm)". */
export const alternatives = (text: string): readonly string[] =>
  normalise(text)
    .split(/ \/ |;|\bor\b|[()[\]]/)
    .map((part) => part.trim())
    .filter((part) => /\d/.test(part));

/** Reads `<w> x <h> <unit>`; null for any other text. */
export function readPair(part: string): readonly [Measure, Measure] | null {
  const match = pairForm.exec(part);
  return match === null ? null : withSharedUnit(match[1], match[2], match[3], match[4]);
}

export interface ReadRange {
  readonly low: Measure;
  readonly high: Measure;
  /** The words after the measures. */
  readonly rest: string;
}

/** Reads a range with two ends: "25 - 35 mm", "between 29 and 34 mm", "min 29 mm, max 34 mm", "33 ± 1 mm", "33 mm". */
export function readRange(part: string): ReadRange | null {
  const twoEnds = rangeForm.exec(part) ?? boundsForm.exec(part);
  if (twoEnds !== null) {
    const ends = withSharedUnit(twoEnds[1], twoEnds[2], twoEnds[3], twoEnds[4]);
    return ends === null ? null : { low: ends[0], high: ends[1], rest: twoEnds[5] ?? '' };
  }
  const around = toleranceForm.exec(part);
  if (around !== null) {
    const ends = withSharedUnit(around[1], around[2], around[3], around[4]);
    if (ends === null || ends[0].unit !== ends[1].unit) return null;
    const [{ value: middle, unit: shared }, { value: slack }] = ends;
    return {
      low: { value: middle - slack, unit: shared },
      high: { value: middle + slack, unit: shared },
      rest: around[5] ?? '',
    };
  }
  const single = singleForm.exec(part);
  const one = single === null ? null : withSharedUnit(single[1], single[2], single[1], single[2]);
  return one === null ? null : { low: one[0], high: one[1], rest: single?.[3] ?? '' };
}

/** Reads two measures; a unit after only one applies to both. */
function withSharedUnit(
  first: string | undefined,
  firstUnit: string | undefined,
  second: string | undefined,
  secondUnit: string | undefined,
): readonly [Measure, Measure] | null {
  const one = readNumber(first ?? '');
  const other = readNumber(second ?? '');
  if (one === null || other === null) return null;
  return [
    { value: one, unit: readUnit(firstUnit ?? secondUnit ?? '') },
    { value: other, unit: readUnit(secondUnit ?? firstUnit ?? '') },
  ];
}

/** Reads a decimal with point or comma, a fraction, or a whole number and a fraction; null for `1,200`, which is ambiguous. */
function readNumber(text: string): number | null {
  const fraction = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(text);
  if (fraction !== null) {
    const [, whole, above, below] = fraction;
    const proper = Number(above) < Number(below);
    if (Number(below) === 0 || (whole !== undefined && !proper)) return null;
    return Number(whole ?? 0) + Number(above) / Number(below);
  }
  if (/,\d{3}$/.test(text) || !/^\d+(?:[.,]\d+)?$/.test(text)) return null;
  return Number(text.replace(',', '.'));
}

/** Returns the unit that a word or sign means; null for a unit that is not used here. */
export function readUnit(text: string): MeasureUnit | null {
  const word = normalise(text).replace(/\.$/, '');
  if (/^(?:mm|millimet(?:er|re)s?)$/.test(word)) return 'mm';
  if (/^(?:cm|centimet(?:er|re)s?)$/.test(word)) return 'cm';
  if (/^(?:in|inch|inches|")$/.test(word)) return 'in';
  if (/^(?:px|pixels?)$/.test(word)) return 'px';
  return word === '%' || word === 'percent' ? '%' : null;
}
