/** Finds the paper that a printer's driver offers for slips and receipts. Pure functions. */
import type { DriverMedium, DriverView, Margins, PrinterProfile } from '../../../shared/printing.ts';
import type { SlipPaper } from '../../../shared/sheet-media.ts';
import { customKeyword, takesCustom } from '../drivers/custom.ts';
import { isRimless } from '../drivers/sizes.ts';
import { rimlessOptions } from '../drivers/profile-options.ts';
import { widerOf } from '../drivers/profile-suggest.ts';
import { slipPages, type SlipPage } from './pages.ts';

/** A page and the driver's name for it. */
interface StockPage {
  readonly keyword: string;
  readonly heightMm: number;
  readonly options: PrinterProfile['options'];
}

/** The paper in a printer: all of its pages have the same width and margins. */
export interface SlipStock {
  readonly widthMm: number;
  readonly margins: Margins;
  /** Returns the page for a text of this length, margins included. A longer text takes several of the longest page. */
  readonly pageFor: (lengthMm: number) => StockPage;
}

/** Drivers round sizes to points. */
const toleranceMm = 0.75;
/** Drivers describe an 80 mm roll by its own width or by the 72 mm that its printer prints. */
const [leastRollMm, mostRollMm, printedRollMm] = [70, 82, 72];

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= toleranceMm;
const noMargins: Margins = { topMm: 0, rightMm: 0, bottomMm: 0, leftMm: 0 };

/** Returns the margins of a roll: those of the driver, and none that leaves more than its printer prints. */
function rollMargins(widthMm: number, unprintable: Margins): Margins {
  const { topMm, bottomMm } = slipPages.roll80.margins;
  const side = Math.max(0, (widthMm - printedRollMm) / 2);
  return widerOf(unprintable, { topMm, rightMm: side, bottomMm, leftMm: side });
}

/** Rounded up to tenths, so that a driver's rounding to points takes nothing from the text. */
const roundedUp = (mm: number): number => Math.ceil(mm * 10) / 10;

function customRoll({ custom }: DriverView): SlipStock | null {
  if (custom === null) return null;
  const { leastWidthMm, mostWidthMm, leastHeightMm, mostHeightMm, unprintable } = custom;
  const widthMm = Math.min(slipPages.roll80.widthMm, Math.floor(mostWidthMm * 100) / 100);
  if (widthMm < Math.max(leastRollMm, leastWidthMm)) return null;
  return {
    ...{ widthMm, margins: rollMargins(widthMm, unprintable) },
    pageFor: (lengthMm) => {
      const heightMm = Math.min(
        Math.floor(mostHeightMm),
        Math.max(Math.ceil(leastHeightMm), roundedUp(lengthMm)),
      );
      return { keyword: customKeyword(widthMm, heightMm), heightMm, options: [] };
    },
  };
}

const pageOf = (driver: DriverView, { keyword, heightMm, unprintable, frame }: DriverMedium): StockPage => ({
  ...{ keyword, heightMm },
  // A driver that describes a borderless page shrinks it unless it is told to print one.
  options: frame === null && !isRimless(unprintable) ? [] : rimlessOptions(driver),
});

/** Returns the roll as a driver with fixed lengths has it: all of its pages that are as wide as the first. */
function fixedRoll(driver: DriverView): SlipStock | null {
  const pages = driver.media
    .filter(({ widthMm }) => widthMm >= leastRollMm && widthMm <= mostRollMm)
    .sort((a, b) => a.heightMm - b.heightMm);
  const widest = Math.max(...pages.map(({ widthMm }) => widthMm));
  const alike = pages.filter(({ widthMm }) => isNear(widthMm, widest));
  const longest = alike.at(-1);
  if (longest === undefined) return null;
  const margins = alike.reduce((sum, { unprintable }) => widerOf(sum, unprintable ?? noMargins), noMargins);
  return {
    ...{ widthMm: widest, margins: rollMargins(widest, margins) },
    pageFor: (lengthMm) => pageOf(driver, alike.find(({ heightMm }) => heightMm >= lengthMm) ?? longest),
  };
}

function cutSheet(driver: DriverView, { widthMm, margins }: SlipPage, heightMm: number): SlipStock | null {
  const [found] = driver.media
    .filter((medium) => isNear(medium.widthMm, widthMm) && isNear(medium.heightMm, heightMm))
    .sort((a, b) => Number(a.borderless) - Number(b.borderless));
  if (found !== undefined) {
    return {
      ...{ widthMm, margins: widerOf(margins, found.unprintable ?? noMargins) },
      pageFor: () => pageOf(driver, found),
    };
  }
  const keyword = customKeyword(widthMm, heightMm);
  if (driver.custom === null || !takesCustom(driver, keyword)) return null;
  return {
    ...{ widthMm, margins: widerOf(margins, driver.custom.unprintable) },
    pageFor: () => ({ keyword, heightMm, options: [] }),
  };
}

/** Returns a paper in a file, which no driver limits. */
const ofFile = ({ widthMm, heightMm, margins }: SlipPage): SlipStock => ({
  ...{ widthMm, margins },
  pageFor: (lengthMm) => ({ keyword: '', heightMm: heightMm ?? lengthMm, options: [] }),
});

/**
 * @param driver null for a file
 * @returns null when the driver has no such paper
 */
export function slipStock(driver: DriverView | null, paper: SlipPaper): SlipStock | null {
  const page = slipPages[paper];
  if (driver === null) return ofFile(page);
  const { heightMm } = page;
  return heightMm === null ? (customRoll(driver) ?? fixedRoll(driver)) : cutSheet(driver, page, heightMm);
}
