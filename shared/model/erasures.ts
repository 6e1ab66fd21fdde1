/** Erased customers: what is known of each erasure, without a word about the customer. Times are ISO 8601, UTC. */
import type { CustomerId, StaffId } from '../ids.ts';

export const leftoverKinds = [
  /** Pictures that the photo service got. */
  'service',
  /** E-mail that was sent, or may have been. */
  'mail',
  /** Prints on paper. */
  'paper',
  /** Files for a print program; the place is its folder. */
  'print-folder',
  /** Files in a watched folder that were imported; the place is the folder. */
  'watched-folder',
  /** Pictures that digiCamControl keeps in its own folder; the place is the camera's model. */
  'camera-folder',
  /** Files that staff exported or downloaded. */
  'export',
  /** Files with all customers. */
  'customer-list',
  /** Backups in a folder; the place is the folder, the time that of the last backup there. */
  'backups',
  /** Data that was set aside and cannot be read; the place is its folder in the data folder. */
  'set-aside',
] as const;
export type LeftoverKind = (typeof leftoverKinds)[number];

/** Something about an erased customer that Headroom does not reach. */
export interface Leftover {
  readonly kind: LeftoverKind;
  /** A folder; empty where there is none to name. */
  readonly place: string;
  /** The newest one. */
  readonly at: string;
  readonly count: number;
  /** When a person noted that it is taken care of; null before. */
  readonly handled: { readonly at: string; readonly by: string } | null;
}

/** How a customer was erased. */
export interface ErasureRecord {
  /** The id of the person at the counter; `staff` when nobody had signed in. */
  readonly by: string;
  /** The supervisor who allowed it; null while nobody had a PIN. */
  readonly allowedBy: StaffId | null;
  readonly orders: number;
  readonly left: readonly Leftover[];
}

/** The backups in a folder that may still have an erased customer. */
export interface LeftStates {
  /** Backups that may still have the customer. */
  readonly left: number;
  /** Those of them that could not be read. */
  readonly unreadable: number;
  /** All backups in the folder. */
  readonly of: number;
  /** When the folder was last connected. */
  readonly at: string;
}

export interface LeftoverView extends Leftover {
  /** Null for everything but backups. */
  readonly states: LeftStates | null;
}

/** An erasure as a supervisor reads it. */
export interface ErasureEntry {
  readonly customerId: CustomerId;
  readonly at: string;
  /** The names that these people have now; `staff` when nobody had signed in, null when it is not known. */
  readonly by: string | null;
  readonly allowedBy: string | null;
  /** Null when it is not known. */
  readonly orders: number | null;
  readonly left: readonly LeftoverView[];
}

/** Part of the list of erasures, newest first. */
export interface ErasurePart {
  readonly erasures: readonly ErasureEntry[];
  /** True when there are older ones. */
  readonly more: boolean;
}

export interface Erasure {
  readonly customerId: CustomerId;
  /** Customers whom merges had made part of this one: an earlier backup still has them as they were. */
  readonly merged: readonly CustomerId[];
  readonly at: string;
  /** False from before the records are changed until they are: a kill in between leaves it so. */
  readonly done: boolean;
  /** Null for customers who were erased before Headroom kept one. */
  readonly record: ErasureRecord | null;
}

/** Someone to erase from records. */
export interface ErasedPerson {
  readonly customerId: CustomerId;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Returns everyone whom erasures erase: older records still have those whom merges made part of a customer. */
export const personsOf = (erasures: readonly Erasure[]): ErasedPerson[] =>
  erasures.flatMap(({ customerId, merged, at }) =>
    [customerId, ...merged].map((each) => ({ customerId: each, at })),
  );
