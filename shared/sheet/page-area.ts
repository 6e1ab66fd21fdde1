/**
 * The page of a sheet, its margins and the area between them. A medium goes through the printer upright; a sheet in
 * landscape is read turned. Millimetres.
 */
import type { Margins } from '../printing.ts';
import type { Rect, Size } from './rect.ts';

export const noMargins: Margins = { topMm: 0, rightMm: 0, bottomMm: 0, leftMm: 0 };

export const evenMargins = (mm: number): Margins => ({ topMm: mm, rightMm: mm, bottomMm: mm, leftMm: mm });

/** Returns the wider margin of each side. */
export const widest = (a: Margins, b: Margins): Margins => ({
  topMm: Math.max(a.topMm, b.topMm),
  rightMm: Math.max(a.rightMm, b.rightMm),
  bottomMm: Math.max(a.bottomMm, b.bottomMm),
  leftMm: Math.max(a.leftMm, b.leftMm),
});

/** Returns whether a sheet of this medium can be laid in landscape; a square one cannot. */
export const canTurn = ({ widthMm, heightMm }: Size): boolean => heightMm > widthMm;

/** Returns the page of an upright medium in the orientation in which it is read. */
export const orientedPage = ({ widthMm, heightMm }: Size, landscape: boolean): Size =>
  landscape ? { widthMm: heightMm, heightMm: widthMm } : { widthMm, heightMm };

/**
 * Returns the upright medium's margins in the orientation in which the sheet is read. A sheet in landscape goes through
 * the printer turned by 90 degrees clockwise: its own top is on the right of the upright medium.
 */
export const orientedMargins = (upright: Margins, landscape: boolean): Margins =>
  landscape
    ? {
        topMm: upright.rightMm,
        rightMm: upright.bottomMm,
        bottomMm: upright.leftMm,
        leftMm: upright.topMm,
      }
    : upright;

/** Returns the part of a page inside its margins. */
export const insideOf = (page: Size, keepOff: Margins): Rect => ({
  xMm: keepOff.leftMm,
  yMm: keepOff.topMm,
  widthMm: page.widthMm - keepOff.leftMm - keepOff.rightMm,
  heightMm: page.heightMm - keepOff.topMm - keepOff.bottomMm,
});

/** Returns whether a box is inside an area; half a micrometre over its side is rounding. */
export const isWithin = (rect: Rect, area: Rect): boolean =>
  rect.xMm >= area.xMm - 0.0005 &&
  rect.yMm >= area.yMm - 0.0005 &&
  rect.xMm + rect.widthMm <= area.xMm + area.widthMm + 0.0005 &&
  rect.yMm + rect.heightMm <= area.yMm + area.heightMm + 0.0005;
