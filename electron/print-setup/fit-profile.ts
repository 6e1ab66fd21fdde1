import { KioskError } from '../../shared/errors.ts';
import type { DriverView, PrinterProfile, ProfileProblem } from '../../shared/printing.ts';
import type { Medium } from '../../shared/sheet-media.ts';
import { checkProfile } from '../printing/drivers/profile-check.ts';
import { rimOf, widerOf } from '../printing/drivers/profile-suggest.ts';

const wrong = (reason: ProfileProblem): never => {
  throw new KioskError('PROFILE_WRONG', 'the driver does not have what the profile names', { reason });
};

/**
 * Returns the profile in the form to save. Widens its safe area to at least the driver's white margin, where
 * photos would be cut off.
 *
 * @param driver just read; null when there is none, and then no names are checked
 * @throws KioskError PROFILE_WRONG (`reason`: a `ProfileProblem`)
 */
export function fitProfile(
  profile: PrinterProfile,
  driver: DriverView | null,
  medium: Medium,
): PrinterProfile {
  if (driver === null) {
    if (profile.keyword !== '') wrong('keyword-gone');
    return profile.options.length === 0 ? profile : wrong('option-gone');
  }
  const problem = checkProfile(profile, driver, medium);
  if (problem !== null) wrong(problem);
  const chosen = driver.media.find(({ keyword }) => keyword === profile.keyword);
  return chosen === undefined
    ? wrong('keyword-gone')
    : { ...profile, safe: widerOf(profile.safe, rimOf(chosen)) };
}
