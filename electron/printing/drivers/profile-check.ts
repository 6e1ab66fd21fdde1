/** Checks a profile against its printer's driver. */
import type { DriverMedium, DriverView, PrinterProfile, ProfileProblem } from '../../../shared/printing.ts';
import { takesCustom } from './custom.ts';
import { asMedium } from './media.ts';
import { isRimless } from './sizes.ts';
import { overRimOf, presetOf } from './presets.ts';
import { rimlessOptions } from './profile-options.ts';

const hasOption = ({ options }: DriverView, { name, value }: PrinterProfile['options'][number]): boolean =>
  options.some((option) => option.name === name && option.choices.some((choice) => choice.value === value));

/** Returns whether the page would be shrunk: a driver that describes a borderless print does so unless told to print one. */
function isShrunk(profile: PrinterProfile, driver: DriverView, medium: DriverMedium): boolean {
  if (medium.frame === null && !isRimless(medium.unprintable)) return false;
  return rimlessOptions(driver).some(
    (wanted) => !profile.options.some(({ name, value }) => name === wanted.name && value === wanted.value),
  );
}

const optionsProblem = (profile: PrinterProfile, driver: DriverView): ProfileProblem | null =>
  profile.options.every((option) => hasOption(driver, option)) ? null : 'option-gone';

/**
 * Returns why a printer would not print with this profile at actual size; null when it would.
 *
 * @param size the upright medium, mm; null when only the driver's names are to be checked
 */
export function checkProfile(
  profile: PrinterProfile,
  driver: DriverView,
  size: { readonly widthMm: number; readonly heightMm: number } | null = null,
): ProfileProblem | null {
  if (takesCustom(driver, profile.keyword)) return optionsProblem(profile, driver);
  const named = driver.media.find(({ keyword }) => keyword === profile.keyword);
  if (named === undefined) return 'keyword-gone';
  const medium =
    size === null ? named : asMedium(named, size, overRimOf(presetOf(driver.name), profile.mediumId));
  if (medium === null) return 'medium-differs';
  return optionsProblem(profile, driver) ?? (isShrunk(profile, driver, medium) ? 'not-exact' : null);
}
