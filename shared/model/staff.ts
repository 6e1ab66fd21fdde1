/** People at the counter. */
import type { StaffId } from '../ids.ts';

export const staffRoles = ['staff', 'supervisor'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** A person at the counter. The PIN never leaves the main process. */
export interface StaffMember {
  readonly id: StaffId;
  readonly name: string;
  readonly role: StaffRole;
  /** False for a person who left: records still name them. */
  readonly active: boolean;
  /** False for a person who left, and when a technician made the kiosk forget the PIN. */
  readonly hasPin: boolean;
}

/** True for names that people would confuse: only one of them can be at the counter. */
export const sameName = (one: string, other: string): boolean =>
  one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** The counter as every screen shows it. */
export interface CounterView {
  /** Everyone who can sign in, by name. */
  readonly people: readonly { readonly id: StaffId; readonly name: string }[];
  /** The person at the counter; null when nobody has signed in. */
  readonly who: StaffId | null;
  /** True when the main process refuses everything except what the locked screen needs. */
  readonly locked: boolean;
  /** True while Headroom fills the screen and only a supervisor's PIN leaves it. */
  readonly kioskLocked: boolean;
  /** Minutes without a touch or a key until the page locks the counter; null when it does not. */
  readonly lockAfterMinutes: number | null;
}

/** The calls that the locked screen needs. None of them tells anything about a customer. */
export const callsWhileLocked = ['kioskStatus', 'settings', 'counter', 'signIn', 'lockCounter'] as const;
