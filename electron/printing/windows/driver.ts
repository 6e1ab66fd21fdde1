/** Translates a Windows driver's papers and settings into the kiosk's terms. Pure functions. */
import { mmPerInch } from '../../../shared/inch.ts';
import type {
  DriverMedium,
  DriverOption,
  DriverView,
  Margins,
  PrinterProfile,
} from '../../../shared/printing.ts';
import { identityOf } from '../drivers/reader.ts';
import { windowsBorderless } from '../drivers/profile-options.ts';
import type { DriverFacts, PageFacts, PrinterFacts } from './answers.ts';
import { liesOnItsSide } from './page.ts';
import type { PageWish } from './wishes.ts';

/** Drivers round paper to tenths of a millimetre and pages to dots. A page this much larger, mm, is still the paper itself. */
const roundingMm = 0.5;
/** Narrower margins, mm, are rounding errors of no margin at all: a little more than one dot at 150 dpi. */
const noRimMm = 0.2;

/** Names of the options in a profile. */
const optionNames = { resolution: 'Resolution', source: 'PaperSource', mediaType: 'MediaType' } as const;
const [borderlessOption, borderlessOn] = [windowsBorderless.name, windowsBorderless.value];

type Paper = DriverFacts['papers'][number];

interface Sides {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Returns the sides of the upright medium: a paper that lies on its side is the same paper. */
const upright = (widthMm: number, heightMm: number): Sides =>
  widthMm > heightMm ? { widthMm: heightMm, heightMm: widthMm } : { widthMm, heightMm };

const hundredths = (mm: number): number => Math.round(mm * 100) / 100;

const frameOf = ({ physicalWidth, physicalHeight, dpiX, dpiY }: PageFacts): Sides =>
  upright((physicalWidth / dpiX) * mmPerInch, (physicalHeight / dpiY) * mmPerInch);

/** Returns the margins between the paper's edges, as the driver lays it, and the printable area, mm; 0 beyond an edge. */
function rimOf(page: PageFacts, { widthMm, heightMm }: Sides): Margins {
  // The page may be larger than the paper; their middles are the same.
  const beyond = (pageIn: number, paperMm: number): number => {
    const mm = (pageIn * mmPerInch - paperMm) / 2;
    return 2 * mm > roundingMm ? mm : 0;
  };
  const overX = beyond(page.physicalWidth / page.dpiX, widthMm);
  const overY = beyond(page.physicalHeight / page.dpiY, heightMm);
  const mm = (dots: number, dpi: number, overMm: number): number =>
    hundredths(Math.max(0, (dots / dpi) * mmPerInch - overMm));
  return {
    topMm: mm(page.offsetY, page.dpiY, overY),
    rightMm: mm(page.physicalWidth - page.offsetX - page.printableWidth, page.dpiX, overX),
    bottomMm: mm(page.physicalHeight - page.offsetY - page.printableHeight, page.dpiY, overY),
    leftMm: mm(page.offsetX, page.dpiX, overX),
  };
}

/** Returns the margins of the upright medium, which is turned by 90 degrees clockwise: its top is the page's right side. */
const stoodUp = ({ topMm, rightMm, bottomMm, leftMm }: Margins): Margins => ({
  topMm: rightMm,
  rightMm: bottomMm,
  bottomMm: leftMm,
  leftMm: topMm,
});

function mediumOf({ name, page, ...size }: Paper): DriverMedium {
  const paper = upright(size.widthMm, size.heightMm);
  const laid = rimOf(page, size);
  const unprintable = liesOnItsSide(page) ? stoodUp(laid) : laid;
  const frame = frameOf(page);
  const larger = frame.widthMm - paper.widthMm > roundingMm || frame.heightMm - paper.heightMm > roundingMm;
  const sides = larger ? paper : frame;
  return {
    keyword: name,
    text: name,
    widthMm: hundredths(sides.widthMm),
    heightMm: hundredths(sides.heightMm),
    borderless: Object.values(unprintable).every((mm) => mm <= noRimMm),
    unprintable,
    frame: larger ? frame : null,
  };
}

const unique = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value) => value.trim() !== '')),
];

function optionOf(name: string, text: string, values: readonly string[], usual: string): DriverOption[] {
  const known = unique(values);
  if (known.length === 0) return [];
  return [{ name, text, choices: known.map((value) => ({ value, text: value })), usual }];
}

/** Translates a driver. When two papers have the same name, only the first is kept, because Windows prints on that one. */
export function windowsDriver(printer: PrinterFacts, driver: DriverFacts): DriverView {
  const papers = driver.papers.filter(
    ({ name }, index) => driver.papers.findIndex((paper) => paper.name === name) === index,
  );
  const { resolutions, mediaTypes, usual } = driver;
  const sources = unique(driver.sources).length > 1 ? driver.sources : [];
  return {
    name: printer.driver,
    identity: identityOf([printer.driver, printer.port, JSON.stringify(driver)]),
    media: papers.map(mediumOf),
    custom: null,
    options: [
      ...optionOf(borderlessOption, 'Borderless printing', driver.borderless ? [borderlessOn] : [], ''),
      ...optionOf(optionNames.resolution, 'Resolution', resolutions, usual.resolution),
      ...optionOf(optionNames.source, 'Paper source', sources, usual.source),
      ...optionOf(optionNames.mediaType, 'Paper type', mediaTypes, usual.mediaType),
    ],
  };
}

/** Returns the paper and the settings from a profile; an empty text leaves a setting to the driver. */
export function chosenIn(profile: PrinterProfile): Pick<PageWish, 'paper' | 'ways'> {
  const of = (name: string): string => profile.options.find((option) => option.name === name)?.value ?? '';
  return {
    paper: profile.keyword,
    ways: {
      resolution: of(optionNames.resolution),
      source: of(optionNames.source),
      mediaType: of(optionNames.mediaType),
      borderless: of(borderlessOption),
    },
  };
}
