/** Suggests a profile for a printer and a medium. Staff start from it, and most of them keep it. */
import { mmPerInch } from '../../../shared/inch.ts';
import type { DriverMedium, DriverView, Margins, PrinterProfile } from '../../../shared/printing.ts';
import { media, type Medium } from '../../../shared/sheet-media.ts';
import { findMedium } from './media.ts';
import { borderlessSafeMm, overRimOf, presetDpi, presetMedium, type Preset } from './presets.ts';
import { resolutionOf, rimlessOptions } from './profile-options.ts';

const allSides = (mm: number): Margins => ({ topMm: mm, rightMm: mm, bottomMm: mm, leftMm: mm });

/** Returns the wider of two margins on each side. */
export const widerOf = (a: Margins, b: Margins): Margins => ({
  topMm: Math.max(a.topMm, b.topMm),
  rightMm: Math.max(a.rightMm, b.rightMm),
  bottomMm: Math.max(a.bottomMm, b.bottomMm),
  leftMm: Math.max(a.leftMm, b.leftMm),
});

/** Rounds margins up to hundredths of a millimetre, so that none gets narrower. */
const roundedUp = (margins: Margins): Margins => {
  const up = (mm: number): number => Math.ceil(mm * 100) / 100;
  return {
    topMm: up(margins.topMm),
    rightMm: up(margins.rightMm),
    bottomMm: up(margins.bottomMm),
    leftMm: up(margins.leftMm),
  };
};

/** Returns the margins that the driver leaves white; zero where it does not say. */
export const rimOf = ({ unprintable }: DriverMedium): Margins => roundedUp(unprintable ?? allSides(0));

/**
 * Suggests a profile for a watched folder. Nothing describes the printer behind it, so photos keep the margin that
 * borderless printers need. An unknown printer gets a picture of the medium's own size. A known one gets only its own
 * media, because it would stretch others.
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

/** Returns the safe area: the borderless margin where the print goes over the edge, otherwise the driver's own margins. */
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
 * @param driver null for a watched folder, which has none
 * @param preset null for an unknown printer
 * @returns a profile whose names are all the driver's own; null when the driver or the known printer lacks this size
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

/** Returns the profile for a file. A file is the sheet itself, so no margin is lost to a printer. */
export const fileProfile = (medium: Medium): PrinterProfile => ({
  mediumId: medium.id,
  keyword: '',
  options: [],
  dpiX: presetDpi,
  dpiY: presetDpi,
  raster: null,
  safe: allSides(0),
});
