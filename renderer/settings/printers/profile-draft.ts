/** A printer's settings for one paper, while staff change them. */
import { mmPerInch } from '../../../shared/inch.ts';
import type { DriverMedium, DriverView, Margins, PrinterProfile } from '../../../shared/printing.ts';
import type { MediumSetup } from '../../../shared/model/printer-setup.ts';
import type { Medium, MediumId } from '../../../shared/sheet-media.ts';
import { mmText } from '../../state/media.ts';
import { mmWithin } from './mm-text.ts';

export const sides = ['topMm', 'rightMm', 'bottomMm', 'leftMm'] as const satisfies readonly (keyof Margins)[];
type Side = (typeof sides)[number];

export interface ProfileDraft {
  keyword: string;
  options: PrinterProfile['options'];
  dpiX: number;
  dpiY: number;
  /** The printer's raster: the paper's own size, or `widthPx` by `heightPx`. */
  takes: 'paper' | 'own';
  widthPx: number;
  heightPx: number;
  /** Millimetres, as typed. */
  safe: Record<Side, string>;
}

/** Widest margin that a safe area may keep free, mm. */
export const widestSafe = 50;
/**
 * Margin that a dye-sublimation printer's cutter may take, mm (facts of the trade: 3 mm; 6 mm for a Selphy, as its preset
 * says).
 */
const usualSafe = 3;
const usualDpi = 300;
/** A driver's figures are whole points (0.35 mm); two roundings of one size differ by no more than this, mm. */
const sameSizeMm = 1;

const same = (medium: Medium, other: DriverMedium): boolean =>
  Math.abs(medium.widthMm - other.widthMm) <= sameSizeMm &&
  Math.abs(medium.heightMm - other.heightMm) <= sameSizeMm;

/** Returns the driver's papers, those of this size first. */
export const byFitness = (driver: DriverView, medium: Medium): readonly DriverMedium[] =>
  [...driver.media].sort((a, b) => Number(same(medium, b)) - Number(same(medium, a)));

const inPx = (mm: number, dpi: number): number => Math.round((mm / mmPerInch) * dpi);
export const inMm = (px: number, dpi: number): number => (px / dpi) * mmPerInch;

const textsOf = (safe: Margins): Record<Side, string> => ({
  topMm: mmText(safe.topMm, 2),
  rightMm: mmText(safe.rightMm, 2),
  bottomMm: mmText(safe.bottomMm, 2),
  leftMm: mmText(safe.leftMm, 2),
});
const allSides = (mm: number): Margins => ({ topMm: mm, rightMm: mm, bottomMm: mm, leftMm: mm });

/** Starts from the saved or suggested profile; if the paper is unknown, from the driver's paper of that size. */
export function draftOfProfile(
  { profile }: MediumSetup,
  medium: Medium,
  driver: DriverView | null,
): ProfileDraft {
  const { dpiX = usualDpi, dpiY = usualDpi, raster = null, options = [] } = profile ?? {};
  const found = driver?.media.find((one) => same(medium, one));
  const start: ProfileDraft = {
    keyword: profile?.keyword ?? '',
    options,
    dpiX,
    dpiY,
    takes: raster === null ? 'paper' : 'own',
    widthPx: raster?.widthPx ?? inPx(medium.widthMm, dpiX),
    heightPx: raster?.heightPx ?? inPx(medium.heightMm, dpiY),
    safe: textsOf(profile?.safe ?? allSides(usualSafe)),
  };
  return profile === null && found !== undefined ? withDriverMedium(start, found) : start;
}

export const safeOf = (text: string): number | null => mmWithin(text, 0, widestSafe);

/** Widens each margin to the cutter's. A wider one stays, because a preset may know that this printer takes more. */
const offTheCutter = (safe: Record<Side, string>): Record<Side, string> => {
  const side = (text: string): number => Math.max(usualSafe, safeOf(text) ?? 0);
  const { topMm, rightMm, bottomMm, leftMm } = safe;
  return textsOf({
    topMm: side(topMm),
    rightMm: side(rightMm),
    bottomMm: side(bottomMm),
    leftMm: side(leftMm),
  });
};

/** Returns the draft with another of the driver's papers and that paper's properties. */
export function withDriverMedium(
  draft: ProfileDraft,
  { keyword, unprintable, borderless, frame }: DriverMedium,
): ProfileDraft {
  const own =
    frame === null
      ? {}
      : {
          widthPx: inPx(frame.widthMm, draft.dpiX),
          heightPx: inPx(frame.heightMm, draft.dpiY),
        };
  return {
    ...draft,
    keyword,
    safe: borderless || unprintable === null ? offTheCutter(draft.safe) : textsOf(unprintable),
    takes: frame === null ? 'paper' : 'own',
    ...own,
  };
}

/** Returns the draft with an option set; null removes it, and the driver uses its default. */
export const withOption = (draft: ProfileDraft, name: string, value: string | null): ProfileDraft => ({
  ...draft,
  options: [
    ...draft.options
      .filter((option) => option.name !== name || value !== null)
      .map((option) => (option.name === name && value !== null ? { name, value } : option)),
    ...(value !== null && !draft.options.some((option) => option.name === name) ? [{ name, value }] : []),
  ],
});

/** Returns the profile to store; null while a field is not a number. */
export function profileOf(draft: ProfileDraft, mediumId: MediumId): PrinterProfile | null {
  const [topMm, rightMm, bottomMm, leftMm] = sides.map((side) => safeOf(draft.safe[side]));
  if (topMm == null || rightMm == null || bottomMm == null || leftMm == null) return null;
  const { keyword, options, dpiX, dpiY, takes, widthPx, heightPx } = draft;
  const raster = takes === 'paper' ? null : { widthPx, heightPx };
  return { mediumId, keyword, options, dpiX, dpiY, raster, safe: { topMm, rightMm, bottomMm, leftMm } };
}
