/** Translates the facts of a Windows driver into the kiosk's words. Pure functions. */
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

/** Drivers round paper to tenths of a millimetre and pages to dots: a page that is larger by less is the paper itself. */
const roundingMm = 0.5;
/** Less than a dot at 150 dpi: what rounding leaves of no rim at all. */
const noRimMm = 0.2;

/** Options by the names that a profile keeps. */
const optionNames = { resolution: 'Resolution', source: 'PaperSource', mediaType: 'MediaType' } as const;
const [borderlessOption, borderlessOn] = [windowsBorderless.name, windowsBorderless.value];

type Paper = DriverFacts['papers'][number];

interface Sides {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** As the medium stands upright: a paper that lies on its side is the same paper. */
const upright = (widthMm: number, heightMm: number): Sides =>
  widthMm > heightMm ? { widthMm: heightMm, heightMm: widthMm } : { widthMm, heightMm };

const hundredths = (mm: number): number => Math.round(mm * 100) / 100;

const frameOf = ({ physicalWidth, physicalHeight, dpiX, dpiY }: PageFacts): Sides =>
  upright((physicalWidth / dpiX) * mmPerInch, (physicalHeight / dpiY) * mmPerInch);

/** From the edges of the paper as the driver lays it to the first and last dot, millimetres; negative beyond the rim. */
function rimOf(page: PageFacts, { widthMm, heightMm }: Sides): Margins {
  // The page may be larger than the paper, whose middle it shares.
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

/** Sides of the upright medium, which lies turned by 90 degrees clockwise: its top is the page's right side. */
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

/** Translates a driver. When two papers have one name, Windows prints on the first. */
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
    options: [
      ...optionOf(borderlessOption, 'Borderless printing', driver.borderless ? [borderlessOn] : [], ''),
      ...optionOf(optionNames.resolution, 'Resolution', resolutions, usual.resolution),
      ...optionOf(optionNames.source, 'Paper source', sources, usual.source),
      ...optionOf(optionNames.mediaType, 'Paper type', mediaTypes, usual.mediaType),
    ],
  };
}

/** Picks the paper and the settings out of a profile; an empty text leaves a setting to the driver. */
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
