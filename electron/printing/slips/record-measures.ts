/** The measurements of a photo record: each next to what is asked for. What was not measured says so. */
import type { Check } from '../../../shared/guidance/pre-check.ts';
import { poseRules } from '../../../shared/guidance/rules.ts';
import type { RangeMm } from '../../../shared/model/document.ts';
import type { RecordWords } from '../../words/types.ts';
import { fill } from '../../words/fill.ts';
import type { RecordedMeasures, RecordedPhoto } from './record-facts.ts';

type Row = readonly [what: string, measured: string, asked: string];

/** Returns the rows, and the note on how they were measured. */
export function measureRows(
  photo: RecordedPhoto,
  words: RecordWords,
): { readonly rows: readonly Row[]; readonly note: string } {
  const { measures, document, widthPx, heightPx } = photo;
  const { values, unknown } = words;
  const found = measures === 'erased' ? null : measures;
  const size = (width: number, height: number): string => fill(values.size, { width, height });
  const photoPx: Row = [
    words.measures.photoPx,
    size(widthPx, heightPx),
    document.widthPx === null || document.heightPx === null
      ? unknown.notStated
      : size(document.widthPx, document.heightPx),
  ];
  return {
    rows: [
      ...sizeRows(photo, found, words),
      ...poseRows(found, words),
      ...lookRows(photo, found, words),
      photoPx,
    ],
    note: noteOf(measures, words),
  };
}

function noteOf(measures: RecordedPhoto['measures'], words: RecordWords): string {
  if (measures === null) return words.neverMeasured;
  if (measures === 'erased') return words.erased;
  return [
    ...(measures.ofVersion ? [words.onTheVersion] : []),
    words.onTheShot,
    words.ages[measures.age],
  ].join(' ');
}

const checkOf = (found: RecordedMeasures | null, kind: Check['kind']): Check | undefined =>
  found?.checks.find((check) => check.kind === kind);

/** Returns a figure as the record's language writes it. */
export const figure = (value: number, digits: number, { locale }: RecordWords): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: digits, signDisplay: 'negative' }).format(value);

/** Returns a range of the photo's millimetres. */
export const rangeWords = (range: RangeMm | null, words: RecordWords): string => {
  if (range === null) return words.unknown.notStated;
  const [min, max] = [figure(range.min, 1, words), figure(range.max, 1, words)];
  return fill(min === max ? words.values.oneMm : words.values.rangeMm, { min, max });
};

/** Joins a figure and the fault that was found, if any. */
const withFault = (figureWords: string, check: Check | undefined, words: RecordWords): string =>
  check?.fault == null ? figureWords : `${figureWords}. ${words.faults[check.fault]}`;

function sizeRows(
  { document, shot }: RecordedPhoto,
  found: RecordedMeasures | null,
  words: RecordWords,
): Row[] {
  const { measures, values, unknown } = words;
  const [head, eyes, pixels, position] = (['size', 'eye-line', 'pixels', 'position'] as const).map((kind) =>
    checkOf(found, kind),
  );
  const mm = (value: number | null | undefined): string => {
    if (value == null) return unknown.notMeasured;
    return fill(values.mm, { value: figure(value, 1, words) });
  };
  // The frame of a picture from elsewhere is fitted to its head, so the head's height in it says nothing.
  const isFitted = found !== null && shot !== null && shot.source !== 'camera' && head !== undefined;
  const px = pixels?.value ?? null;
  return [
    [
      measures.head,
      isFitted ? unknown.fitted : withFault(mm(head?.value), head, words),
      rangeWords(document.headMm, words),
    ],
    [
      measures.eyes,
      isFitted ? unknown.fitted : withFault(mm(found?.eyeLineMm), eyes, words),
      rangeWords(document.eyeToBottomMm, words),
    ],
    [
      measures.position,
      position === undefined ? unknown.notMeasured : withoutFigure(position, values.inside, words),
      values.inside,
    ],
    [
      measures.headPx,
      px === null
        ? unknown.notMeasured
        : withFault(fill(values.px, { value: figure(px, 0, words) }), pixels, words),
      pixels?.asked == null
        ? unknown.notStated
        : fill(values.atLeastPx, { min: figure(pixels.asked.min, 0, words) }),
    ],
  ];
}

function poseRows(found: RecordedMeasures | null, words: RecordWords): Row[] {
  const { measures, values, unknown } = words;
  return (['roll', 'yaw', 'pitch'] as const).map((kind) => {
    const check = checkOf(found, kind);
    if (check?.value == null || check.asked === null) return [measures[kind], unknown.notMeasured, ''];
    const value = fill(values.degrees, { value: figure(Math.abs(check.value), 0, words) });
    const max = figure(check.asked.max, 0, words);
    return [measures[kind], withFault(value, check, words), fill(values.upToDegrees, { max })];
  });
}

const withoutFigure = ({ fault }: Check, passes: string, words: RecordWords): string =>
  fault === null ? passes : words.faults[fault];

/** Checks without a figure: light, background, eyes, mouth and sharpness. */
function lookRows({ document }: RecordedPhoto, found: RecordedMeasures | null, words: RecordWords): Row[] {
  const { measures, values, unknown } = words;
  const rules = poseRules(document, found?.age ?? 'adult');
  const look = (passes: string, ...kinds: readonly Check['kind'][]): string => {
    const checks = kinds.flatMap((kind) => checkOf(found, kind) ?? []);
    const [first] = checks.toSorted((a, b) => Number(b.fault !== null) - Number(a.fault !== null));
    return first === undefined ? unknown.notMeasured : withoutFigure(first, passes, words);
  };
  const colour = document.backgroundColor;
  const wall = colour === null ? values.plainAskedOnly : fill(values.plainAsked, { colour });
  return [
    [measures.light, look(values.even, 'dark', 'bright', 'uneven'), values.evenAsked],
    [measures.background, look(values.plain, 'backdrop'), wall],
    [
      measures.eyesOpen,
      rules.eyesOpen ? look(values.open, 'eyes') : unknown.notMeasured,
      rules.eyesOpen ? values.open : values.mayBeClosed,
    ],
    [
      measures.mouth,
      rules.neutral ? look(values.closed, 'mouth') : unknown.notMeasured,
      rules.neutral ? values.neutral : values.mayBeAny,
    ],
    [measures.sharpness, look(values.sharp, 'blur'), values.sharp],
  ];
}
