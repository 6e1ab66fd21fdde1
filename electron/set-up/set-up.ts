/** The first run: what is set up already, and where people have got to. Both are read from the records and the keychain at each call. */
import { isDeepStrictEqual } from 'node:util';
import { practiceCameraId } from '../../shared/camera/practice.ts';
import { KioskError } from '../../shared/errors.ts';
import type { StaffId } from '../../shared/ids.ts';
import type { MailAccountView } from '../../shared/model/mail.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import {
  isPastFirstRun,
  setUpSteps,
  type KeptSetUp,
  type SetUpPlace,
  type SetUpState,
  type SetUpStep,
  type SetUpView,
} from '../../shared/model/set-up.ts';
import type { Needs } from '../orders/deps.ts';
import { defaultSettings } from '../settings/settings.ts';

/** The open studio, as the first run needs it. */
export interface SetUpStudio {
  readonly deps: Needs<'records' | 'settings' | 'practice' | 'note'>;
  /** Null in practice. */
  readonly account: object | null;
  /** Null in practice, and where nothing can be written. */
  readonly backups: { view(): { readonly folder: string } } | null;
  readonly mail: {
    /** @throws KioskError KEYCHAIN_UNAVAILABLE */
    account(): Promise<MailAccountView>;
  };
}

export async function setUpView(studio: SetUpStudio): Promise<SetUpView> {
  const { records, settings } = studio.deps;
  const canMail = await hasMailAccount(studio);
  const saved = settings.get();
  const kept = saved.setUp;
  const states = statesOf(studio, saved, canMail);
  return {
    place: kept === null ? null : placeOf(kept),
    opens:
      !records.readOnly &&
      !records.orders.any() &&
      !isPastFirstRun(kept) &&
      (kept !== null || !settings.isNamed()),
    reminds: kept !== null && !kept.dismissed && Object.values(states).some(isLeft),
    states,
  };
}

/** Keeps where people have got to. */
export function keepSetUp(studio: SetUpStudio, place: SetUpPlace): Promise<SetUpView> {
  const { settings } = studio.deps;
  const saved = settings.get();
  settings.save({ ...saved, setUp: { ...place, dismissed: saved.setUp?.dismissed ?? false } });
  return setUpView(studio);
}

/** Ends the reminders. @param allowedBy the supervisor; null while nobody has a PIN */
export function dismissSetUp(studio: SetUpStudio, allowedBy: StaffId | null): Promise<SetUpView> {
  const { settings, records, note } = studio.deps;
  const saved = settings.get();
  const kept: KeptSetUp = { ...(saved.setUp ?? notBegun), left: true, dismissed: true };
  records.transaction(() => {
    note('settings-changed', { allowedBy, settings: ['setUp'] });
    settings.save({ ...saved, setUp: kept });
  });
  return setUpView(studio);
}

const placeOf = ({ at, confirmed, skipped, left }: KeptSetUp): SetUpPlace => ({
  at,
  confirmed,
  skipped,
  left,
});
const notBegun: SetUpPlace = { at: setUpSteps[0], confirmed: [], skipped: [], left: true };

const isLeft = (state: SetUpState): boolean => state === 'open' || state === 'skipped';

/** Returns whether there is a mail account with its password. In a keychain that does not open, there is none. */
async function hasMailAccount({ mail }: SetUpStudio): Promise<boolean> {
  try {
    return (await mail.account()).hasPassword;
  } catch (error) {
    if (error instanceof KioskError) return false;
    throw error;
  }
}

function statesOf(studio: SetUpStudio, settings: StudioSettings, canMail: boolean): SetUpView['states'] {
  const confirmed = new Set(settings.setUp?.confirmed);
  const skipped = new Set(settings.setUp?.skipped);
  const done = whatIsDone(studio, settings, canMail);
  const stateOf = (step: SetUpStep): SetUpState => {
    if (done[step] === 'needs-account') return 'later';
    if (done[step] === true || (done[step] === 'by-choice' && confirmed.has(step))) return 'done';
    return skipped.has(step) ? 'skipped' : 'open';
  };
  return Object.fromEntries(setUpSteps.map((step) => [step, stateOf(step)])) as SetUpView['states'];
}

/** `by-choice`: as it is now, the step is done once a person has accepted it. */
type Truth = boolean | 'by-choice' | 'needs-account';

function whatIsDone(
  { deps, account, backups }: SetUpStudio,
  settings: StudioSettings,
  canMail: boolean,
): Readonly<Record<SetUpStep, Truth>> {
  const { records, practice } = deps;
  const { camera, prices, printerId, slips, receipts, slipsOnSheet, receiptsOnSheet } = settings;
  const prints =
    printerId !== 'file' || slips !== null || receipts !== null || slipsOnSheet || receiptsOnSheet;
  const isDone = (truth: boolean): Truth => truth || 'by-choice';
  return {
    screen: 'by-choice',
    studio: deps.settings.isNamed(),
    staff: records.staff.list().some(({ role, pin }) => role === 'supervisor' && pin !== null),
    account: isDone(account !== null),
    camera: camera?.deviceId !== practiceCameraId && isDone(camera !== null),
    printers: records.calibrations.newestOfAll().some(({ proven }) => proven),
    printing: isDone(prints),
    recovery: practice ? 'needs-account' : settings.recoveryKeyProvenAt !== null,
    prices: isDone(!isDeepStrictEqual(prices, defaultSettings.prices)),
    backups: practice ? 'needs-account' : (backups?.view().folder ?? '') !== '',
    mail: canMail,
  };
}
