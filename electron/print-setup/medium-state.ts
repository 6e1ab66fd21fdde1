/** How one printer stands with one medium. */
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
  /** Whether the profile is one that someone has saved. */
  readonly saved: boolean;
}

type Known = Pick<Records, 'printerProfiles' | 'calibrations'>;

/** What keeps a profile from being used, its driver just read. */
function problemOf(
  profile: PrinterProfile | null,
  { driver, trouble }: DriverReading,
  medium: Medium,
): ProfileProblem | null {
  if (trouble !== null) return 'unreachable';
  if (profile === null) return 'medium-unknown';
  return driver === null ? null : checkProfile(profile, driver, medium);
}

/** A sheet that is saved is what it is: there is nothing to measure. */
const ofFile = (medium: Medium, saved: PrinterProfile | null): MediumState => ({
  medium,
  profile: saved ?? fileProfile(medium),
  saved: saved !== null,
  correction: noCorrection,
  approval: 'exact',
  problem: null,
  identity: '',
});

/** @param at now, for the drift check */
export function mediumState(
  { printerProfiles, calibrations }: Known,
  { printerId, medium, reading, at }: { printerId: string; medium: Medium; reading: DriverReading; at: Date },
): MediumState {
  const saved = printerProfiles.get(printerId, medium.id)?.profile ?? null;
  if (printerId === filePrinterId) return ofFile(medium, saved);
  const { driver, preset, identity, trouble } = reading;
  const newest = calibrations.newest(printerId, medium.id);
  // While the printer is silent, what it was last measured with says best where photos may lie.
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
