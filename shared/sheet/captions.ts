/** Lines of small type in the waste of a sheet, which tell the person who cuts it what is on it. All figures in mm. */
import type { PhotoId } from '../ids.ts';
import type { Caption } from '../model/sheets.ts';
import { isWithin } from './page-area.ts';
import { micron, overlap, type Rect } from './rect.ts';

/**
 * Width of a character: captions are set in IBM Plex Mono, whose characters are all 0.6 em wide, as large as their box is
 * high. Characters that it lacks, such as Greek, come from the proportional font and are counted wider.
 */
const emPerCharacter = { latin: 0.6, other: 0.8 } as const;

/** Height of the type: a comfortable size, and the least that most people can read at arm's length. */
const typeMm = { usual: 2.2, least: 1.8 } as const;
/** Distance between a caption and a photo; the wider one leaves a cut mark its shortest length. */
const clearMm = { marks: 1.3, least: 0.3 } as const;
/** Distance between a caption and the next on the same line. */
const nextMm = 2;

interface Setting {
  readonly typeMm: number;
  readonly clearMm: number;
}
const settings: readonly Setting[] = [
  { typeMm: typeMm.usual, clearMm: clearMm.marks },
  { typeMm: typeMm.least, clearMm: clearMm.marks },
  { typeMm: typeMm.least, clearMm: clearMm.least },
];

export interface CaptionText {
  readonly photoId: PhotoId;
  readonly text: string;
}

interface Taken extends Rect {
  readonly photoId: PhotoId;
}

/** Returns how long a line is when set in type of `size`. */
export function captionWidth(text: string, size: number): number {
  let em = 0;
  for (const sign of text) em += sign < '\u0250' ? emPerCharacter.latin : emPerCharacter.other;
  return micron(em * size);
}

interface Spot extends Rect {
  readonly rotated: boolean;
}

/** Returns positions above and below a box, inside or outside, that begin or end at its edge. */
function besides(box: Rect, width: number, height: number, off: number): { xMm: number; yMm: number }[] {
  const [right, bottom] = [box.xMm + box.widthMm, box.yMm + box.heightMm];
  return [bottom + off, box.yMm - off - height].flatMap((yMm) => [
    { xMm: box.xMm, yMm },
    { xMm: right - width, yMm },
  ]);
}

/** Returns the same positions on the left and right of a box. */
function alongside(box: Rect, width: number, height: number, off: number): { xMm: number; yMm: number }[] {
  const [right, bottom] = [box.xMm + box.widthMm, box.yMm + box.heightMm];
  return [right + off, box.xMm - off - width].flatMap((xMm) => [
    { xMm, yMm: box.yMm },
    { xMm, yMm: bottom - height },
  ]);
}

/** Returns the positions to try for one line, horizontal ones first. */
function spots(
  length: number,
  height: number,
  own: readonly Rect[],
  lines: readonly Rect[],
  area: Rect,
  off: number,
): Spot[] {
  const [areaRight, areaBottom] = [area.xMm + area.widthMm, area.yMm + area.heightMm];
  const of = (rotated: boolean): Spot[] => {
    const [widthMm, heightMm] = rotated ? [height, length] : [length, height];
    const xs = [area.xMm, areaRight - widthMm];
    const ys = [areaBottom - heightMm, area.yMm];
    const positions = [
      ...own.flatMap((box) => (rotated ? alongside : besides)(box, widthMm, heightMm, off)),
      ...own.flatMap((box) =>
        rotated ? xs.map((xMm) => ({ xMm, yMm: box.yMm })) : ys.map((yMm) => ({ xMm: box.xMm, yMm })),
      ),
      ...lines.flatMap((line) => [
        ...besides(line, widthMm, heightMm, clearMm.least),
        ...alongside(line, widthMm, heightMm, nextMm),
      ]),
      ...xs.flatMap((xMm) => ys.map((yMm) => ({ xMm, yMm }))),
    ];
    return positions.map((position) => ({ ...position, widthMm, heightMm, rotated }));
  };
  return [...of(false), ...of(true)];
}

/** Returns the square of the distance between two boxes; 0 where they touch. */
function apart(a: Rect, b: Rect): number {
  const x = Math.max(b.xMm - a.xMm - a.widthMm, a.xMm - b.xMm - b.widthMm, 0);
  const y = Math.max(b.yMm - a.yMm - a.heightMm, a.yMm - b.yMm - b.heightMm, 0);
  return x * x + y * y;
}

/** Number of a photo's first and last copies to consider: the waste of a full sheet is at its edge. */
const mostOfEachEnd = 16;

const rimOf = <Box>(own: readonly Box[]): readonly Box[] =>
  own.length <= 2 * mostOfEachEnd ? own : [...own.slice(0, mostOfEachEnd), ...own.slice(-mostOfEachEnd)];

/** Returns the free position nearest to the caption's own photos, horizontal before vertical; null when there is none. */
function place(
  { text, photoId }: CaptionText,
  photos: readonly Taken[],
  lines: readonly Rect[],
  area: Rect,
  setting: Setting,
): { readonly caption: Caption; readonly astray: boolean } | null {
  const own = rimOf(photos.filter((photo) => photo.photoId === photoId));
  const tried = spots(captionWidth(text, setting.typeMm), setting.typeMm, own, lines, area, setting.clearMm);
  let best: { readonly spot: Spot; readonly far: number } | null = null;
  for (const spot of tried) {
    if (best?.spot.rotated === false && spot.rotated) break;
    const far = Math.min(...own.map((photo) => apart(spot, photo)));
    if (best !== null && far >= best.far) continue;
    if (!isWithin(spot, area)) continue;
    if (photos.some((photo) => overlap(spot, photo, setting.clearMm))) continue;
    if (lines.some((line) => overlap(spot, line, clearMm.least))) continue;
    best = { spot, far };
  }
  if (best === null) return null;
  const { spot, far } = best;
  return {
    caption: {
      ...{ text, rotated: spot.rotated },
      ...{ xMm: micron(spot.xMm), yMm: micron(spot.yMm) },
      ...{ widthMm: micron(spot.widthMm), heightMm: micron(spot.heightMm) },
    },
    astray: photos.some((photo) => apart(spot, photo) < far),
  };
}

export interface PlacedCaptions {
  readonly captions: readonly Caption[];
  readonly leftOut: number;
  /** Number of captions that are nearer to another photo than to their own, so that they seem to name that one. */
  readonly astray: number;
}

/**
 * Places one line for each text, inside `area` and clear of every photo; a line without room is left out and counted. All
 * captions of one sheet are set in the same size.
 */
export function placeCaptions(
  texts: readonly CaptionText[],
  photos: readonly Taken[],
  area: Rect,
): PlacedCaptions {
  let best: PlacedCaptions = { captions: [], leftOut: texts.length, astray: 0 };
  for (const setting of settings) {
    if (best.leftOut === 0) break;
    const captions: Caption[] = [];
    let astray = 0;
    for (const text of texts) {
      const placed = place(text, photos, captions, area, setting);
      if (placed === null) continue;
      captions.push(placed.caption);
      if (placed.astray) astray += 1;
    }
    const leftOut = texts.length - captions.length;
    if (leftOut < best.leftOut) best = { captions, leftOut, astray };
  }
  return best;
}
