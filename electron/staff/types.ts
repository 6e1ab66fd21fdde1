import type { Note } from '../../shared/model/audit.ts';
import type { StaffId } from '../../shared/ids.ts';
import type { SupervisorView } from '../../shared/model/account.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import type { CounterView, StaffMember, StaffRole } from '../../shared/model/staff.ts';
import type { Clock } from '../clock.ts';
import type { Records } from '../records/open.ts';
import type { KeptSupervisor } from './kept-supervisor.ts';
import type { HashCost } from './pin-hash.ts';

/** The studio that is open, as staff need it. */
export interface StaffStudio {
  readonly deps: {
    readonly records: Pick<Records, 'staff' | 'transaction'>;
    readonly note: Note;
    readonly settings: { get(): Pick<StudioSettings, 'lockAfterMinutes' | 'lockAlone'> };
  };
  /** True while the keychain has a supervisor's PIN that the records do not have. */
  readonly supervisorWaits: boolean;
}

/** People at the counter and their PINs, kept in the records of the studio that is open. Every method throws RECORDS_*. */
export interface Staff {
  view(): readonly StaffMember[];
  supervisor(): SupervisorView;
  /**
   * Adds a person. The first one is a supervisor, needs no permission, and is unlocked.
   * @throws SUPERVISOR_REQUIRED, NAME_TAKEN; INVALID_INPUT for a first person who is no supervisor
   */
  add(person: { readonly name: string; readonly role: StaffRole; readonly pin: string }): Promise<void>;
  /** @throws SUPERVISOR_REQUIRED, NOT_FOUND, NAME_TAKEN, LAST_SUPERVISOR */
  change(person: { readonly staffId: StaffId; readonly name: string; readonly role: StaffRole }): void;
  /**
   * Replaces a PIN: with the current one, or for another person with a supervisor's permission ('').
   * @throws SUPERVISOR_REQUIRED, NOT_FOUND, PIN_NOT_SET, PIN_WRONG, PIN_WAIT
   */
  setPin(pins: {
    readonly staffId: StaffId;
    readonly currentPin: string;
    readonly newPin: string;
  }): Promise<void>;
  /** Removes a person. The row stays, and the counter locks where they were at it. @throws SUPERVISOR_REQUIRED, NOT_FOUND, LAST_SUPERVISOR */
  deactivate(staffId: StaffId): void;
  counter(): CounterView;
  /** True from the start, and after `lockCounter`, until a person signs in. */
  isLocked(): boolean;
  /** Tells the pages after how long the counter locks from now on. */
  settingsChanged(): void;
  /** Locks the counter, ends the sign-in, and ends what a supervisor has unlocked. Running work goes on. */
  lockCounter(): void;
  /** Returns the id of the person at the counter, for records; `staff` when nobody has signed in. */
  who(): string;
  /**
   * Puts a person at the counter. Another supervisor's unlocking ends; a supervisor is unlocked.
   * @throws NOT_FOUND, PIN_NOT_SET, PIN_WRONG, PIN_WAIT
   */
  signIn(staffId: StaffId, pin: string): Promise<void>;
  /** @throws NOT_FOUND for a person who is no supervisor; PIN_NOT_SET, PIN_WRONG, PIN_WAIT */
  unlock(staffId: StaffId, pin: string): Promise<void>;
  lock(): void;
  /**
   * Refuses unless a supervisor has unlocked, and restarts the ten minutes. Call it before anything that only
   * a supervisor may do. Allows everything while no supervisor has a PIN, and nothing then on a locked kiosk.
   * Returns the supervisor; null while nobody has a PIN.
   * @throws SUPERVISOR_REQUIRED, KIOSK_LOCKED, KEYCHAIN_UNAVAILABLE
   */
  demand(): StaffId | null;
  /** Like `demand`, but a supervisor must have a PIN. Returns that supervisor. @throws PIN_NOT_SET as well */
  demandWithPin(): KeptSupervisor;
}

export interface StaffOptions {
  /** Returns the studio that is open now. @throws why none is */
  readonly studio: () => StaffStudio;
  readonly clock: Clock;
  /** True while only a supervisor's PIN leaves Headroom. */
  readonly kioskLocked: () => boolean;
  /** Called when the counter's view has changed. */
  readonly changed: () => void;
  /** The cost of a PIN's hash, for tests. */
  readonly cost?: HashCost;
}
