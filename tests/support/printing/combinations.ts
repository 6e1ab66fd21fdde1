/** Sheets of every kind whose photos can be distinguished although they touch. */
import sharp from 'sharp';
import { composeSheet } from '../../../electron/printing/sheet/pdf.ts';
import { uprightOf } from '../../../electron/printing/sheet/geometry.ts';
import type { PhotoId } from '../../../shared/ids.ts';
import type { Placement, SheetPlan } from '../../../shared/model/sheets.ts';
import { noCorrection, type Correction } from '../../../shared/printing.ts';
import { media, mediumIds, type Medium } from '../../../shared/sheet-media.ts';
import { planSheet } from '../../../shared/sheet.ts';

/** Document sizes, millimetres: UK and Schengen, US, Canada, China, Estonia, Greece. */
export const documents = [
  [35, 45],
  [50.8, 50.8],
  [50, 70],
  [33, 48],
  [40, 50],
  [40, 60],
] as const;
export const gaps = [0, 1, 2, 5] as const;
export const edges = [0, 2, 3, 5] as const;

/** Far enough apart not to be mistaken for one another or for the paper. */
export const greys = [16, 56, 96, 136, 176] as const;

export interface Combination {
  readonly medium: Medium;
  readonly document: readonly [number, number];
  readonly gapMm: number;
  readonly edgeMm: number;
}

export interface CombinedSheet extends Combination {
  readonly plan: SheetPlan;
  readonly file: Uint8Array;
  /** Exact positions on the upright page, millimetres: left, top, right, bottom. */
  readonly exact: readonly (readonly [number, number, number, number])[];
}

export const combinationsOf = (medium: Medium): Combination[] =>
  documents.flatMap((document) =>
    gaps.flatMap((gapMm) => edges.map((edgeMm) => ({ medium, document, gapMm, edgeMm }))),
  );

/**
 * Returns a quarter of a medium's combinations, with every pair of a document, a gap and an edge in one of them. Every
 * combination of all three is on at least two of nine media.
 */
export function coveringOf(medium: Medium): Combination[] {
  const first = mediumIds.findIndex((id) => media[id] === medium);
  return combinationsOf(medium).filter(
    ({ document, gapMm, edgeMm }) =>
      (gaps as readonly number[]).indexOf(gapMm) ===
      ((documents as readonly (readonly number[])[]).indexOf(document) +
        (edges as readonly number[]).indexOf(edgeMm) +
        first) %
        gaps.length,
  );
}

/** Photos closer than this would merge where the measurement is coarse. */
const nearMm = 2.5;
const areNear = (a: Placement, b: Placement): boolean =>
  a.xMm <= b.xMm + b.widthMm + nearMm &&
  b.xMm <= a.xMm + a.widthMm + nearMm &&
  a.yMm <= b.yMm + b.heightMm + nearMm &&
  b.yMm <= a.yMm + a.heightMm + nearMm;

const inGrey = (grey: number): PhotoId => `pho_${String(grey)}`;

/** Colours the photos so that no two that touch, or nearly touch, have the same grey. */
function toldApart(plan: SheetPlan): SheetPlan {
  const placements: Placement[] = [];
  for (const placement of plan.placements) {
    const taken = new Set(
      placements.filter((other) => areNear(placement, other)).map(({ photoId }) => photoId),
    );
    const free = greys.map(inGrey).find((each) => !taken.has(each));
    if (free === undefined) throw new Error('five greys are too few');
    placements.push({ ...placement, photoId: free });
  }
  return { ...plan, placements };
}

/** Returns small pictures of the document's shape: only their edges are measured. */
async function picturesFor([widthMm, heightMm]: readonly [number, number]): Promise<
  Map<PhotoId, Uint8Array>
> {
  const pictures = new Map<PhotoId, Uint8Array>();
  for (const value of greys) {
    const create = {
      width: Math.round(widthMm),
      height: Math.round(heightMm),
      channels: 3 as const,
      background: { r: value, g: value, b: value },
    };
    pictures.set(inGrey(value), new Uint8Array(await sharp({ create }).png().toBuffer()));
  }
  return pictures;
}

/** @throws KioskError SHEET_IMPOSSIBLE for a document that does not fit on the medium */
export async function combined(
  combination: Combination,
  correction: Correction = noCorrection,
): Promise<CombinedSheet> {
  const { medium, document, gapMm, edgeMm } = combination;
  const [widthMm, heightMm] = document;
  const filled = planSheet({
    ...{ medium, gapMm, edgeMm, cut: 'none', arranged: null },
    photos: [{ photoId: 'pho_one', widthMm, heightMm, count: null, caption: null }],
  });
  const plan = toldApart(filled);
  const pictures = await picturesFor(document);
  const { place } = uprightOf(plan, correction);
  return {
    ...combination,
    plan,
    file: await composeSheet({ plan, pictures, title: 'sheet', correction }),
    exact: plan.placements.map(({ xMm, yMm, widthMm: width, heightMm: height }) => {
      const [ax, ay] = place(xMm, yMm);
      const [bx, by] = place(xMm + width, yMm + height);
      return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
    }),
  };
}
