/** Finds a driver's own name for a medium in its description (a PPD file). */
import type { Medium } from '../../shared/sheet-media.ts';

const mmPerPoint = 25.4 / 72;
/** Drivers round to points (`w283h425` for 10 x 15 cm) and the next real size is 1.6 mm away (4 x 6 in). */
const toleranceMm = 0.75;

/** Names whose size stands nowhere in them (Adobe PPD specification 4.3, appendix B; Postcard: JIS, 100 x 148 mm). */
const namedSizes: Readonly<Record<string, readonly [number, number]>> = {
  A4: [210, 297],
  A5: [148, 210],
  A6: [105, 148],
  Letter: [215.9, 279.4],
  Postcard: [100, 148],
};

interface Choice {
  readonly keyword: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly borderless: boolean;
}

/** One sheet that the printer cuts into several, for example `w288h432-div2`: not the medium that is asked for. */
const isCut = (keyword: string): boolean => /div\d|cut|-w\d+h\d+/i.test(keyword);
const borderlessSuffix = /[._]?(?:borderless|full-?bleed|fb|nm)$/i;

function unitMm(unit: string | undefined): number {
  if (unit === 'cm') return 10;
  return unit === 'mm' ? 1 : 25.4;
}

/** The size that a name says, mm; null for one that says none. */
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

function dimensions(driver: string): Map<string, readonly [number, number]> {
  const found = new Map<string, readonly [number, number]>();
  for (const [, keyword = '', width, height] of driver.matchAll(
    /^\*PaperDimension\s+([^/:\s]+)[^:]*:\s*"\s*([\d.]+)\s+([\d.]+)\s*"/gm,
  )) {
    found.set(keyword, [Number(width) * mmPerPoint, Number(height) * mmPerPoint]);
  }
  return found;
}

function choicesOf(driver: string): Choice[] {
  const paper = dimensions(driver);
  const keywords = [...driver.matchAll(/^\*PageSize\s+([^/:\s]+)/gm)].flatMap(([, keyword]) => keyword ?? []);
  return keywords
    .filter((keyword) => !isCut(keyword))
    .flatMap((keyword) => {
      // The name first: a dye-sublimation driver's PaperDimension is its raster, up to 10 mm larger than the paper.
      const size = sizeFromName(keyword) ?? paper.get(keyword);
      if (size === undefined) return [];
      return [{ keyword, widthMm: size[0], heightMm: size[1], borderless: borderlessSuffix.test(keyword) }];
    });
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= toleranceMm;

export interface DriverMedium {
  /** The value of the driver's `PageSize`. */
  readonly keyword: string;
  /** Further driver options that printing to the rim needs, for example `StpBorderless=True`. */
  readonly options: readonly string[];
}

/**
 * The driver's own name for a medium, one without a rim where it has both.
 *
 * @param driver the text of its PPD file
 * @returns null when the driver does not know the size: printing would be scaled or cropped then
 */
export function findMedium(
  driver: string,
  medium: Pick<Medium, 'widthMm' | 'heightMm'>,
): DriverMedium | null {
  const choices = choicesOf(driver).filter(
    ({ widthMm, heightMm }) => near(widthMm, medium.widthMm) && near(heightMm, medium.heightMm),
  );
  const choice = choices.find(({ borderless }) => borderless) ?? choices[0];
  if (choice === undefined) return null;
  const stretchesToRim = /^\*StpBorderless\s+True\b/m.test(driver);
  return { keyword: choice.keyword, options: stretchesToRim ? ['StpBorderless=True'] : [] };
}
