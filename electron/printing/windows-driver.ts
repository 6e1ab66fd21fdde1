/** What a Windows driver offers, in the kiosk's words. Pure functions. */
import { mmPerInch } from '../../shared/inch.ts';
import type {
  DriverMedium,
  DriverOption,
  DriverView,
  Margins,
  PrinterProfile,
} from '../../shared/printing.ts';
import { identityOf } from './driver-reader.ts';
import type { DriverFacts, PageFacts, PrinterFacts } from './windows-answers.ts';
import { liesOnItsSide } from './windows-page.ts';

/** Windows counts paper in hundredths of an inch: a page that is larger by less is the paper itself, rounded. */
const roundingMm = 0.5;
/** Less than a dot at 150 dpi: what rounding leaves of no rim at all. */
const noRimMm = 0.2;

/** Options by the names that the helper knows them by. */
const resolutionOption = 'Resolution';
const sourceOption = 'PaperSource';

type Paper = DriverFacts['Papers'][number];

interface Sides {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** As the medium stands upright: a paper that lies on its side is the same paper. */
const upright = (widthMm: number, heightMm: number): Sides =>
  widthMm > heightMm ? { widthMm: heightMm, heightMm: widthMm } : { widthMm, heightMm };

const hundredths = (mm: number): number => Math.round(mm * 100) / 100;

const frameOf = ({ PhysicalWidth, PhysicalHeight, DpiX, DpiY }: PageFacts): Sides =>
  upright((PhysicalWidth / DpiX) * mmPerInch, (PhysicalHeight / DpiY) * mmPerInch);

/** From the edges of the paper as the driver lays it to the first and last dot, millimetres; negative beyond the rim. */
function rimOf(page: PageFacts, { Width, Height }: Pick<Paper, 'Width' | 'Height'>): Margins {
  // The page may be larger than the paper, whose middle it shares.
  const beyond = (pageIn: number, paperIn: number): number => {
    const mm = ((pageIn - paperIn) / 2) * mmPerInch;
    return 2 * mm > roundingMm ? mm : 0;
  };
  const overX = beyond(page.PhysicalWidth / page.DpiX, Width / 100);
  const overY = beyond(page.PhysicalHeight / page.DpiY, Height / 100);
  const mm = (dots: number, dpi: number, overMm: number): number =>
    hundredths(Math.max(0, (dots / dpi) * mmPerInch - overMm));
  return {
    topMm: mm(page.OffsetY, page.DpiY, overY),
    rightMm: mm(page.PhysicalWidth - page.OffsetX - page.PrintableWidth, page.DpiX, overX),
    bottomMm: mm(page.PhysicalHeight - page.OffsetY - page.PrintableHeight, page.DpiY, overY),
    leftMm: mm(page.OffsetX, page.DpiX, overX),
  };
}

/** Sides of the upright medium, which lies turned by 90 degrees clockwise: its top is the page's right side. */
const stoodUp = ({ topMm, rightMm, bottomMm, leftMm }: Margins): Margins => ({
  topMm: rightMm,
  rightMm: bottomMm,
  bottomMm: leftMm,
  leftMm: topMm,
});

function mediumOf({ Name, Width, Height, Page }: Paper): DriverMedium {
  const paper = upright((Width / 100) * mmPerInch, (Height / 100) * mmPerInch);
  const laid = rimOf(Page, { Width, Height });
  const unprintable = liesOnItsSide(Page) ? stoodUp(laid) : laid;
  const frame = frameOf(Page);
  const larger = frame.widthMm - paper.widthMm > roundingMm || frame.heightMm - paper.heightMm > roundingMm;
  const size = larger ? paper : frame;
  return {
    keyword: Name,
    text: Name,
    widthMm: hundredths(size.widthMm),
    heightMm: hundredths(size.heightMm),
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

/** Of papers that have one name, Windows prints on the first. */
export function windowsDriver(printer: PrinterFacts, driver: DriverFacts): DriverView {
  const papers = driver.Papers.filter(
    ({ Name, Width, Height }, index) =>
      Name.trim() !== '' &&
      Width > 0 &&
      Height > 0 &&
      driver.Papers.findIndex((paper) => paper.Name === Name) === index,
  );
  const sources = unique(driver.Sources).length > 1 ? driver.Sources : [];
  return {
    name: printer.Driver,
    identity: identityOf([printer.Driver, printer.Port, JSON.stringify(driver)]),
    media: papers.map(mediumOf),
    options: [
      ...optionOf(resolutionOption, 'Resolution', driver.Resolutions, driver.UsualResolution),
      ...optionOf(sourceOption, 'Paper source', sources, driver.UsualSource),
    ],
  };
}

/** What the helper is told of a profile; an empty text leaves it to the driver. */
export function chosenIn(profile: PrinterProfile): {
  readonly Paper: string;
  readonly Resolution: string;
  readonly Source: string;
} {
  const of = (name: string): string => profile.options.find((option) => option.name === name)?.value ?? '';
  return { Paper: profile.keyword, Resolution: of(resolutionOption), Source: of(sourceOption) };
}
