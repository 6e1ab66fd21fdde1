/** Reads a profile back from the driver. */
import type { DriverMedium, DriverView, PrinterProfile, ProfileProblem } from '../../../shared/printing.ts';
import { asMedium } from './media.ts';
import { isRimless } from './sizes.ts';
import { overRimOf, presetOf } from './presets.ts';
import { rimlessOptions } from './profile-options.ts';

const hasOption = ({ options }: DriverView, { name, value }: PrinterProfile['options'][number]): boolean =>
  options.some((option) => option.name === name && option.choices.some((choice) => choice.value === value));

/** A driver that describes a borderless print makes the page smaller unless it is told to print one. */
function isShrunk(profile: PrinterProfile, driver: DriverView, medium: DriverMedium): boolean {
  if (medium.frame === null && !isRimless(medium.unprintable)) return false;
  return rimlessOptions(driver).some(
    (wanted) => !profile.options.some(({ name, value }) => name === wanted.name && value === wanted.value),
  );
}

/**
 * Why a printer would not print with this profile at true size; null when nothing speaks against it.
 *
 * @param size the medium, upright, millimetres; null where only the driver's names are to be read back
 */
export function checkProfile(
  profile: PrinterProfile,
  driver: DriverView,
  size: { readonly widthMm: number; readonly heightMm: number } | null = null,
): ProfileProblem | null {
  const named = driver.media.find(({ keyword }) => keyword === profile.keyword);
  if (named === undefined) return 'keyword-gone';
  const medium =
    size === null ? named : asMedium(named, size, overRimOf(presetOf(driver.name), profile.mediumId));
  if (medium === null) return 'medium-differs';
  if (!profile.options.every((option) => hasOption(driver, option))) return 'option-gone';
  return isShrunk(profile, driver, medium) ? 'not-exact' : null;
}
