import { KioskError } from '../../shared/errors.ts';
import type { DriverView, PrinterProfile, ProfileProblem } from '../../shared/printing.ts';
import type { Medium } from '../../shared/sheet-media.ts';
import { checkProfile } from '../printing/drivers/profile-check.ts';
import { rimOf, widerOf } from '../printing/drivers/profile-suggest.ts';

const wrong = (reason: ProfileProblem): never => {
  throw new KioskError('PROFILE_WRONG', 'the driver does not have what the profile names', { reason });
};

/**
 * A profile as it can be kept. Its safe area is made at least as wide as what the driver leaves white: photos would be cut
 * off there.
 *
 * @param driver just read; null where there is none, and then there is nothing to name
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
