/** Reads the sizes that a driver offers from its description. */
import { mmPerPoint } from '../../../shared/inch.ts';
import type { DriverMedium, Margins } from '../../../shared/printing.ts';
import { isCut, isBorderlessName, sizeFromName } from './media.ts';
import type { Ppd } from './ppd.ts';

/** Smaller differences, mm, come from the driver's rounding to points or to its raster. */
const roundingMm = 0.4;

interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

const numbers = (value: string): number[] => (value.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/** Reads `PaperDimension`: width and height, points. */
function pageOf(ppd: Ppd, keyword: string): readonly [number, number] | null {
  const [width, height] = numbers(ppd.valueOf('PaperDimension', keyword));
  return width !== undefined && height !== undefined && width > 0 && height > 0 ? [width, height] : null;
}

/** Reads `ImageableArea`: lower left and upper right corner, points from the page's lower left corner. */
function printableOf(ppd: Ppd, keyword: string): Box | null {
  const [left, bottom, right, top] = numbers(ppd.valueOf('ImageableArea', keyword));
  if (left === undefined || bottom === undefined || right === undefined || top === undefined) return null;
  return right > left && top > bottom ? { left, bottom, right, top } : null;
}

const toMicrons = (mm: number): number => Math.round(mm * 1_000) / 1_000;
const roundMm = (points: number): number => toMicrons(points * mmPerPoint);

interface Sides {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Returns the margins that stay white on a medium in the middle of the driver's page. */
function marginsOf({ widthMm, heightMm }: Sides, page: readonly [number, number], box: Box): Margins {
  // How far the medium's edges are inside the page's, points; negative where the page is the smaller one.
  const side = (page[0] - widthMm / mmPerPoint) / 2;
  const end = (page[1] - heightMm / mmPerPoint) / 2;
  const margin = (points: number): number => {
    const mm = roundMm(points);
    return mm < roundingMm ? 0 : mm;
  };
  return {
    topMm: margin(page[1] - end - box.top),
    rightMm: margin(page[0] - side - box.right),
    bottomMm: margin(box.bottom - end),
    leftMm: margin(box.left - side),
  };
}

/** Returns the printable area if it is larger than the medium and shares its middle; otherwise null. */
function frameOf(
  { widthMm, heightMm }: Sides,
  page: readonly [number, number],
  box: Box,
): DriverMedium['frame'] {
  const frame = { widthMm: roundMm(box.right - box.left), heightMm: roundMm(box.top - box.bottom) };
  const covers = frame.widthMm >= widthMm - roundingMm && frame.heightMm >= heightMm - roundingMm;
  const larger = frame.widthMm > widthMm + roundingMm || frame.heightMm > heightMm + roundingMm;
  const offMm = Math.max(
    Math.abs(roundMm(box.left + box.right - page[0])),
    Math.abs(roundMm(box.bottom + box.top - page[1])),
  );
  return covers && larger && offMm < roundingMm ? frame : null;
}

/** Stands a medium upright. A driver does not say which way it turns a page, so both opposite sides get the wider margin. */
function upright(medium: DriverMedium): DriverMedium {
  if (medium.widthMm <= medium.heightMm) return medium;
  const { widthMm, heightMm, frame, unprintable } = medium;
  const ends = unprintable === null ? 0 : Math.max(unprintable.leftMm, unprintable.rightMm);
  const sides = unprintable === null ? 0 : Math.max(unprintable.topMm, unprintable.bottomMm);
  return {
    ...medium,
    widthMm: heightMm,
    heightMm: widthMm,
    unprintable: unprintable === null ? null : { topMm: ends, bottomMm: ends, leftMm: sides, rightMm: sides },
    frame: frame === null ? null : { widthMm: frame.heightMm, heightMm: frame.widthMm },
  };
}

/** Returns whether nothing stays white, that is, whether the driver describes a borderless print. */
export const isRimless = (margins: Margins | null): boolean =>
  margins !== null && Object.values(margins).every((mm) => mm === 0);

/** Returns every size with known measurements, in the driver's order, without sheets that the printer cuts up. */
export function driverMedia(ppd: Ppd): DriverMedium[] {
  return ppd
    .choices('PageSize')
    .filter(({ option }) => !isCut(option))
    .flatMap(({ option: keyword, text }) => {
      const page = pageOf(ppd, keyword);
      // The name counts first: a dye-sublimation driver's PaperDimension is its raster, up to 10 mm larger than the paper.
      const named = sizeFromName(keyword);
      const [widthMm, heightMm] = named ?? [(page?.[0] ?? 0) * mmPerPoint, (page?.[1] ?? 0) * mmPerPoint];
      if (widthMm === 0 || heightMm === 0) return [];
      const sides = { widthMm: toMicrons(widthMm), heightMm: toMicrons(heightMm) };
      const box = page === null ? null : printableOf(ppd, keyword);
      const unprintable = page === null || box === null ? null : marginsOf(sides, page, box);
      return [
        upright({
          keyword,
          text,
          ...sides,
          borderless: isBorderlessName(keyword) || isRimless(unprintable),
          unprintable,
          frame: page === null || box === null ? null : frameOf(sides, page, box),
        }),
      ];
    });
}
