/** Reads the size of a medium from a driver's own name for it, and finds the driver's medium for a size. */
import { mmPerInch, mmPerPoint } from '../../../shared/inch.ts';
import type { DriverMedium, DriverView } from '../../../shared/printing.ts';

/** Drivers round to points (`w283h425` for 10 x 15 cm), and the next real size is 1.6 mm away (4 x 6 in). */
const toleranceMm = 0.75;

/** Sizes, mm, of names that do not state one (Adobe PPD specification 4.3, appendix B; Postcard: JIS, 100 x 148 mm). */
const namedSizes: Readonly<Record<string, readonly [number, number]>> = {
  A4: [210, 297],
  A5: [148, 210],
  A6: [105, 148],
  Letter: [215.9, 279.4],
  Postcard: [100, 148],
};

const borderlessSuffix = /[._]?(?:borderless|full-?bleed|fb|nm)$/i;

/** Returns whether the printer cuts the sheet into several, as for `w288h432-div2`; such media are not offered. */
export const isCut = (keyword: string): boolean => /div\d|cut|[-_]w\d+h\d+/i.test(keyword);
export const isBorderlessName = (keyword: string): boolean => borderlessSuffix.test(keyword);

function unitMm(unit: string | undefined): number {
  if (unit === 'cm') return 10;
  return unit === 'mm' ? 1 : mmPerInch;
}

/** Returns the size that a name states, mm; null when it states none. */
export function sizeFromName(keyword: string): readonly [number, number] | null {
  const plain = keyword.replace(borderlessSuffix, '');
  const named = namedSizes[plain];
  if (named !== undefined) return named;
  const points = /^w(\d+(?:\.\d+)?)h(\d+(?:\.\d+)?)$/i.exec(plain);
  if (points) return [Number(points[1]) * mmPerPoint, Number(points[2]) * mmPerPoint];
  // 4x6, 4x6in, 10x15cm, and the standard's self-describing na_index-4x6_4x6in.
  const sides = /(?:^|_)(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(in|cm|mm)?$/i.exec(plain);
  if (!sides) return null;
  const unit = unitMm(sides[3]?.toLowerCase());
  return [Number(sides[1]) * unit, Number(sides[2]) * unit];
}

interface Sides {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Returns how far two sizes differ, mm: the larger of the two sides' differences. */
const differenceMm = (a: Sides, b: Sides): number =>
  Math.max(Math.abs(a.widthMm - b.widthMm), Math.abs(a.heightMm - b.heightMm));

/** Returns whether two sizes are the same, apart from a driver's rounding. */
const isSameSize = (a: Sides, b: Sides): boolean => differenceMm(a, b) <= toleranceMm;

/**
 * Returns a driver's medium with the requested size; null when it is another medium. Makers' own drivers may state a
 * paper as large as the area they print beyond its edges.
 *
 * @param overRim the area that the printer is known to cover on that medium; null where that is not known
 */
export function asMedium(medium: DriverMedium, size: Sides, overRim: Sides | null): DriverMedium | null {
  if (isSameSize(medium, size)) return medium;
  if (overRim === null || !isSameSize(medium, overRim)) return null;
  const { widthMm, heightMm } = medium;
  return { ...medium, ...size, borderless: true, frame: { widthMm, heightMm } };
}

/**
 * Returns the driver's own medium of a size: a borderless one where it has both, otherwise the nearest in size.
 *
 * @param overRim as in `asMedium`
 * @returns null when the driver does not have the size; printing would then be scaled or cropped
 */
export function findMedium(
  { media }: Pick<DriverView, 'media'>,
  { widthMm, heightMm }: Sides,
  overRim: Sides | null = null,
): DriverMedium | null {
  const size = { widthMm, heightMm };
  const [best = null] = media
    .flatMap((medium) => asMedium(medium, size, overRim) ?? [])
    .sort(
      (a, b) => Number(b.borderless) - Number(a.borderless) || differenceMm(a, size) - differenceMm(b, size),
    );
  return best;
}
