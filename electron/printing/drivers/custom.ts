/** Sizes that a driver takes besides its own: Adobe PPD specification 4.3, 5.16, and CUPS' names for them. */
import { mmPerPoint } from '../../../shared/inch.ts';
import type { CustomSizes, DriverView } from '../../../shared/printing.ts';
import type { Ppd } from './ppd.ts';

/** Reads `2 points 36 3600`: the least and the most, in mm. */
function rangeOf(ppd: Ppd, side: 'Width' | 'Height'): readonly [number, number] | null {
  const value = ppd.valueOf('ParamCustomPageSize', side);
  const match = /^\d+\s+points\s+(\d+(?:\.\d+)?)\s+(\d+(?:\.\d+)?)/.exec(value);
  if (match === null) return null;
  return [Number(match[1]) * mmPerPoint, Number(match[2]) * mmPerPoint];
}

/** Returns null where the driver takes only its own sizes. */
export function customSizes(ppd: Ppd): CustomSizes | null {
  const [width, height] = [rangeOf(ppd, 'Width'), rangeOf(ppd, 'Height')];
  if (width === null || height === null || ppd.valueOf('CustomPageSize', 'True') === '') return null;
  // Left, bottom, right, top, in points.
  const [left = 0, bottom = 0, right = 0, top = 0] = ppd
    .valueOf('HWMargins')
    .split(/\s+/)
    .map((points) => (Number(points) || 0) * mmPerPoint);
  return {
    ...{ leastWidthMm: width[0], mostWidthMm: width[1], leastHeightMm: height[0], mostHeightMm: height[1] },
    unprintable: { topMm: top, rightMm: right, bottomMm: bottom, leftMm: left },
  };
}

const figure = (mm: number): string => String(Math.round(mm * 100) / 100);

/** Returns the name by which CUPS takes a size that is none of the driver's own. */
export const customKeyword = (widthMm: number, heightMm: number): string =>
  `Custom.${figure(widthMm)}x${figure(heightMm)}mm`;

/** Returns whether a name is one of `customKeyword`, of a size that the driver takes. */
export function takesCustom({ custom }: Pick<DriverView, 'custom'>, keyword: string): boolean {
  const match = /^Custom\.(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)mm$/.exec(keyword);
  if (match === null || custom === null) return false;
  const [width, height] = [Number(match[1]), Number(match[2])];
  const isWithin = (mm: number, least: number, most: number): boolean => mm >= least && mm <= most;
  return (
    isWithin(width, custom.leastWidthMm, custom.mostWidthMm) &&
    isWithin(height, custom.leastHeightMm, custom.mostHeightMm)
  );
}
