/** Refuses to print a photo that would be distorted or cut off. */
import { KioskError } from '../../../shared/errors.ts';
import type { Placement, SheetPlan } from '../../../shared/model/sheets.ts';
import type { Correction } from '../../../shared/printing.ts';
import { uprightOf, type Upright } from './geometry.ts';

/** Largest difference in shape between a photo's pixels and its millimetres; beyond it, the print would look distorted. */
const shapeTolerance = 0.01;
/** How much of a photo's edge a correction may move off the page, mm: less than a knife can cut. */
const lostMm = 0.1;

/** @throws KioskError PRINT_FILE_WRONG when a photo's pixels do not have the shape of its slot */
export function refuseDistortion(
  placement: Placement,
  image: { readonly widthPx: number; readonly heightPx: number },
): void {
  const [width, height] = placement.rotated
    ? [placement.heightMm, placement.widthMm]
    : [placement.widthMm, placement.heightMm];
  const stretch = (image.widthPx / image.heightPx) * (height / width);
  if (Math.abs(stretch - 1) <= shapeTolerance) return;
  throw new KioskError('PRINT_FILE_WRONG', 'a photo has another shape than its document', {
    what: 'shape',
    expected: `${width} x ${height} mm`,
    found: `${image.widthPx} x ${image.heightPx} px`,
  });
}

interface Range {
  readonly from: number;
  readonly to: number;
}
const rangeOf = (a: number, b: number): Range => ({ from: Math.min(a, b), to: Math.max(a, b) });

function edgesOf({ place }: Upright, { xMm, yMm, widthMm, heightMm }: Placement) {
  const [ax, ay] = place(xMm, yMm);
  const [bx, by] = place(xMm + widthMm, yMm + heightMm);
  return { across: rangeOf(ax, bx), down: rangeOf(ay, by) };
}

/** Returns whether a photo would be cut off. One that reaches from edge to edge is meant to be cut; others must stay whole. */
function isCutOff(photo: Range, planned: Range, pageMm: number, roomMm: number): boolean {
  if (planned.from <= lostMm && planned.to >= pageMm - lostMm) return false;
  const least = (pageMm - roomMm) / 2 - lostMm;
  return photo.from < least || photo.to > pageMm - least;
}

/**
 * Refuses a correction that moves a photo out of the printer's picture. A printer that prints larger than the paper has
 * room for more than the paper; a corrected sheet may have less room than planned.
 *
 * @param room size of the picture for the printer, mm; its middle is the medium's middle
 * @throws KioskError PRINT_FILE_WRONG for a photo that would reach beyond it
 */
export function refuseCutOff(
  plan: SheetPlan,
  correction: Correction,
  room: { readonly widthMm: number; readonly heightMm: number } = uprightOf(plan),
): void {
  const [plain, corrected] = [uprightOf(plan), uprightOf(plan, correction)];
  for (const [index, placement] of plan.placements.entries()) {
    const [planned, photo] = [edgesOf(plain, placement), edgesOf(corrected, placement)];
    const isWhole =
      !isCutOff(photo.across, planned.across, plain.widthMm, room.widthMm) &&
      !isCutOff(photo.down, planned.down, plain.heightMm, room.heightMm);
    if (isWhole) continue;
    throw new KioskError('PRINT_FILE_WRONG', 'a corrected photo would be cut off', {
      what: `photo ${String(index + 1)} leaves the page`,
      expected: `${room.widthMm.toFixed(2)} x ${room.heightMm.toFixed(2)} mm`,
      found: `${photo.across.from.toFixed(2)}, ${photo.down.from.toFixed(2)} mm`,
    });
  }
}
