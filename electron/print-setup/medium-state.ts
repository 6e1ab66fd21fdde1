/** Returns the state of one medium in one printer. */
import { noCorrection, type ProfileProblem, type PrinterProfile } from '../../shared/printing.ts';
import type { Medium } from '../../shared/sheet-media.ts';
import type { ForPrinting } from '../orders/prints/for-printing.ts';
import { filePrinterId } from '../printing/file/printer.ts';
import { checkProfile } from '../printing/drivers/profile-check.ts';
import { fileProfile, suggestProfile } from '../printing/drivers/profile-suggest.ts';
import type { Records } from '../records/open.ts';
import { standingOf } from './approval.ts';
import type { DriverReading } from './driver-readings.ts';

export interface MediumState extends Omit<ForPrinting, 'takes'> {
  /** True when the profile was saved by a person. */
  readonly saved: boolean;
}

type Known = Pick<Records, 'printerProfiles' | 'calibrations'>;

/** Returns the problem that keeps a profile from being used, judged by the driver's current reading. */
function problemOf(
  profile: PrinterProfile | null,
  { driver, trouble }: DriverReading,
  medium: Medium,
): ProfileProblem | null {
  if (trouble !== null) return 'unreachable';
  if (profile === null) return 'medium-unknown';
  return driver === null ? null : checkProfile(profile, driver, medium);
}

/** A sheet saved as a file has its exact size, so there is nothing to measure. */
const ofFile = (medium: Medium, saved: PrinterProfile | null): MediumState => ({
  medium,
  profile: saved ?? fileProfile(medium),
  saved: saved !== null,
  correction: noCorrection,
  approval: 'exact',
  problem: null,
  identity: '',
});

/**
 * @param at now, for the drift check
 */
export function mediumState(
  { printerProfiles, calibrations }: Known,
  { printerId, medium, reading, at }: { printerId: string; medium: Medium; reading: DriverReading; at: Date },
): MediumState {
  const saved = printerProfiles.get(printerId, medium.id)?.profile ?? null;
  if (printerId === filePrinterId) return ofFile(medium, saved);
  const { driver, preset, identity, trouble } = reading;
  const newest = calibrations.newest(printerId, medium.id);
  // While the printer is silent, the profile of the last measurement is the best guess of where photos may
  // lie.
  const suggested =
    trouble === null ? suggestProfile(driver, medium, preset) : (newest?.printedWith.profile ?? null);
  const profile = saved ?? suggested;
  const problem = problemOf(profile, reading, medium);
  const common = { medium, profile, saved: saved !== null, problem, identity };
  if (profile === null || problem !== null) {
    return { ...common, correction: noCorrection, approval: 'refused' };
  }
  const { widthMm, heightMm } = medium;
  return { ...common, ...standingOf(newest, { identity, profile, widthMm, heightMm }, at) };
}
