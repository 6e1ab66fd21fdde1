/** The profile that a printer is likely to need for a medium: what staff start from, and what most of them keep. */
import { mmPerInch } from '../../../shared/inch.ts';
import type { DriverMedium, DriverView, Margins, PrinterProfile } from '../../../shared/printing.ts';
import { media, type Medium } from '../../../shared/sheet-media.ts';
import { findMedium } from './media.ts';
import { borderlessSafeMm, overRimOf, presetDpi, presetMedium, type Preset } from './presets.ts';
import { resolutionOf, rimlessOptions } from './profile-options.ts';

const allSides = (mm: number): Margins => ({ topMm: mm, rightMm: mm, bottomMm: mm, leftMm: mm });

/** The wider of both on each side. */
export const widerOf = (a: Margins, b: Margins): Margins => ({
  topMm: Math.max(a.topMm, b.topMm),
  rightMm: Math.max(a.rightMm, b.rightMm),
  bottomMm: Math.max(a.bottomMm, b.bottomMm),
  leftMm: Math.max(a.leftMm, b.leftMm),
});

/** A rim is written in hundredths of a millimetre, and never shorter than it is. */
const roundedUp = (margins: Margins): Margins => {
  const up = (mm: number): number => Math.ceil(mm * 100) / 100;
  return {
    topMm: up(margins.topMm),
    rightMm: up(margins.rightMm),
    bottomMm: up(margins.bottomMm),
    leftMm: up(margins.leftMm),
  };
};

/** What the driver leaves white, or nothing where it does not say. */
export const rimOf = ({ unprintable }: DriverMedium): Margins => roundedUp(unprintable ?? allSides(0));

/**
 * For a watched folder: nothing there tells of itself, so the rim that borderless printers need is kept. At the
 * medium's own size where the printer behind it is not known; a known one has its own media, and would stretch others.
 */
function withoutDriver(medium: Medium, preset: Preset | null): PrinterProfile | null {
  const raster = presetMedium(preset, medium.id);
  if (preset !== null && raster === null && Object.hasOwn(media, medium.id)) return null;
  return {
    mediumId: medium.id,
    keyword: '',
    options: [],
    dpiX: presetDpi,
    dpiY: presetDpi,
    raster,
    safe: allSides(preset?.safeMm ?? borderlessSafeMm),
  };
}

/** The safe area of a borderless print; of any other one the driver's own rim. */
function safeOf(found: DriverMedium, preset: Preset | null, rimless: boolean): Margins {
  const overTheRim = rimless || found.frame !== null || preset !== null;
  return widerOf(rimOf(found), allSides(overTheRim ? (preset?.safeMm ?? borderlessSafeMm) : 0));
}

function frameInPx(frame: DriverMedium['frame'], dpiX: number, dpiY: number): PrinterProfile['raster'] {
  if (frame === null) return null;
  return {
    widthPx: Math.round((frame.widthMm / mmPerInch) * dpiX),
    heightPx: Math.round((frame.heightMm / mmPerInch) * dpiY),
  };
}

/**
 * @param driver null where there is none to ask: a watched folder
 * @param preset null for a printer that is not known
 * @returns every name in it is the driver's own; null when the driver, or the known printer, has no medium of this size
 */
export function suggestProfile(
  driver: DriverView | null,
  medium: Medium,
  preset: Preset | null,
): PrinterProfile | null {
  if (driver === null) return withoutDriver(medium, preset);
  const found = findMedium(driver, medium, overRimOf(preset, medium.id));
  if (found === null) return null;
  const rimless = found.borderless ? rimlessOptions(driver) : [];
  const { option, dpiX, dpiY } = resolutionOf(driver, presetDpi, preset !== null);
  return {
    mediumId: medium.id,
    keyword: found.keyword,
    options: [...rimless, ...(option === null ? [] : [option])],
    dpiX,
    dpiY,
    raster: frameInPx(found.frame, dpiX, dpiY),
    safe: safeOf(found, preset, rimless.length > 0),
  };
}

/** A file is the sheet itself: no printer takes anything from it. */
export const fileProfile = (medium: Medium): PrinterProfile => ({
  mediumId: medium.id,
  keyword: '',
  options: [],
  dpiX: presetDpi,
  dpiY: presetDpi,
  raster: null,
  safe: allSides(0),
});
