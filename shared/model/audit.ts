/** The audit log: who did what. Its entries never name a customer, so that erasing a customer leaves it as it is. */
import type { CustomerId, Id, IdKind, OrderId, StaffId } from '../ids.ts';
import type { CallResolution } from './calls.ts';
import type { LeftoverKind } from './erasures.ts';
import type { MailDecision } from './mail.ts';
import type { OrderStep } from './order.ts';
import type { StudioSettings } from './settings.ts';
import type { StaffRole } from './staff.ts';
import type { CashMoveKind } from './takings.ts';

/** The acts, each with the facts that its entry has besides order and subject: ids, amounts and codes. */
interface FactsOf {
  readonly 'signed-in': NoFacts;
  readonly 'pin-wrong': NoFacts;
  readonly unlocked: NoFacts;
  /** A supervisor ended Headroom while it was locked. */
  readonly left: NoFacts;
  readonly 'order-opened': NoFacts;
  /** A customer's own screen was opened. */
  readonly 'customer-opened': NoFacts;
  /** A photo code was opened with the customer's telephone number or e-mail address. */
  readonly 'code-opened': NoFacts;
  /** A retouch session or the headshots of a session were opened; the subject is the session. */
  readonly 'session-opened': NoFacts;
  readonly 'customer-changed': NoFacts;
  /** A person of an order was added, got another name or age, or was removed. */
  readonly 'people-changed': { readonly change: 'added' | 'changed' | 'removed' };
  /** Staff noted that the customer has used a code in an application, or took that back; the subject is the code. */
  readonly 'code-linked': { readonly linked: 'yes' | 'no' };
  /** The subject is the customer that went into the other one. */
  readonly 'customers-merged': { readonly into: CustomerId };
  /** The subject is the customer that was taken out of the other one again. */
  readonly 'merge-undone': { readonly from: CustomerId };
  /** Customers who came with a file, and those of the studio who got details from it. */
  readonly 'customers-imported': { readonly added: number; readonly filled: number };
  readonly exported: Exported;
  readonly erased: {
    /** `listed` when a customer who had been erased had come back with older records, `period` when theirs was over. */
    readonly why?: 'listed' | 'period';
  };
  /** Something that erasing a customer did not reach was noted as taken care of, or as not. */
  readonly 'erasure-noted': { readonly kind: LeftoverKind };
  readonly 'mail-sent': NoFacts;
  readonly 'mail-settled': { readonly decision: MailDecision };
  readonly refunded: Money & { readonly of: 'photo' | 'item' | 'order' };
  readonly voided: Money & { readonly of: 'photo' | 'item' | 'order' };
  readonly 'part-returned': Money;
  readonly discounted: Money;
  readonly 'accepted-without-code': NoFacts;
  readonly 'taken-again-free': NoFacts;
  readonly cancelled: {
    /** Headroom cancelled an order that nobody had worked on for the studio's period. */
    readonly why?: 'abandoned';
  };
  readonly 'went-on-anyway': { readonly step: OrderStep };
  readonly 'sensitivity-overridden': NoFacts;
  readonly 'edit-overridden': NoFacts;
  readonly reprinted: NoFacts;
  readonly 'call-settled': { readonly resolution: CallResolution };
  readonly 'cash-moved': Money & { readonly kind: CashMoveKind };
  readonly 'day-closed': { readonly number: number };
  readonly 'prices-changed': Settings;
  readonly 'settings-changed': Settings;
  readonly 'printer-changed': NoFacts;
  readonly 'staff-added': { readonly role: StaffRole; readonly name: string };
  /** With the names after and before the change: all other entries are shown with the newest one (decision 178). */
  readonly 'staff-changed': { readonly role: StaffRole; readonly name: string; readonly was: string };
  readonly 'staff-removed': NoFacts;
  readonly 'pin-replaced': NoFacts;
  readonly 'recovery-key-shown': NoFacts;
  readonly 'recovery-key-printed': NoFacts;
  readonly 'account-connected': NoFacts;
  readonly 'account-disconnected': NoFacts;
  /** The studio's own records began with the settings, staff and printers of practice. */
  readonly 'set-up-taken-over': NoFacts;
  /** Staff went on with records from which changes may be missing. */
  readonly 'gap-accepted': NoFacts;
  readonly 'backup-made': NoFacts;
  readonly 'backup-restored': NoFacts;
  /** Staff worked through calls that restored records do not have. */
  readonly 'lost-calls-settled': { readonly count: number };
  /** A supervisor confirmed the computer's date, by which data then goes. */
  readonly 'date-confirmed': NoFacts;
  /** A supervisor began to install an update. */
  readonly 'update-begun': NoFacts;
  /** A supervisor began to go back to the version before an update. */
  readonly 'update-undone': NoFacts;
}
interface NoFacts {
  readonly amount?: never;
}
interface Money {
  /** Smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
}
interface Settings {
  readonly settings: readonly (
    | keyof StudioSettings
    | 'logo'
    | 'mailPassword'
    | 'backupFolder'
    | 'kioskLock'
    | 'rules'
    | 'updates'
  )[];
}
interface Exported {
  /** Kind of file. */
  readonly file:
    | 'pictures'
    | 'final'
    | 'sheet'
    | 'receipt'
    | 'slip'
    | 'record'
    | 'calibration'
    | 'closing'
    | 'closings'
    | 'audit'
    | 'customer'
    | 'customers'
    /** The set-up file for another counter, which has nothing about a customer either. */
    | 'set-up'
    /** The support file, which has nothing about a customer. */
    | 'support';
  readonly count?: number;
}

export type AuditAct = keyof FactsOf;
/** Every act, in the order in which they can be chosen. */
export const auditActs = [
  'signed-in',
  'pin-wrong',
  'unlocked',
  'left',
  'order-opened',
  'customer-opened',
  'code-opened',
  'session-opened',
  'customer-changed',
  'people-changed',
  'code-linked',
  'customers-merged',
  'merge-undone',
  'customers-imported',
  'exported',
  'erased',
  'erasure-noted',
  'mail-sent',
  'mail-settled',
  'refunded',
  'voided',
  'part-returned',
  'discounted',
  'accepted-without-code',
  'taken-again-free',
  'cancelled',
  'went-on-anyway',
  'sensitivity-overridden',
  'edit-overridden',
  'reprinted',
  'call-settled',
  'cash-moved',
  'day-closed',
  'prices-changed',
  'settings-changed',
  'printer-changed',
  'staff-added',
  'staff-changed',
  'staff-removed',
  'pin-replaced',
  'recovery-key-shown',
  'recovery-key-printed',
  'account-connected',
  'account-disconnected',
  'set-up-taken-over',
  'gap-accepted',
  'backup-made',
  'backup-restored',
  'lost-calls-settled',
  'date-confirmed',
  'update-begun',
  'update-undone',
] as const satisfies readonly AuditAct[];

/** Ids of anything in the records. */
type SubjectId = Id<IdKind>;

/** Order, subject and facts of an entry; time and person are added. */
export type AuditEntry<Act extends AuditAct> = FactsOf[Act] & {
  readonly order?: OrderId | null;
  /** The one thing besides the order that the act was about: a customer, a person at the counter, a print, a call. */
  readonly subject?: SubjectId;
  /** The supervisor who allowed it; null where nobody had to. */
  readonly allowedBy?: StaffId | null;
  /** The person who did it, where it is not the person at the counter; `headroom` for what the program did on its own. */
  readonly person?: StaffId | 'headroom';
};

/**
 * Enters an act in the audit log. Call it in the transaction of what the act writes, or before its result is handed out: an
 * act whose entry cannot be written fails.
 */
export type Note = <Act extends AuditAct>(act: Act, entry: AuditEntry<Act>) => void;

/** Something that is wrong with the log: entries that are missing between two times, or an entry that was changed. */
export type AuditTrouble =
  | {
      readonly kind: 'missing';
      readonly count: number;
      /** When the entry before was made; null for the beginning of the log. */
      readonly after: string | null;
      /** When the entry after was made; null for the end of the log. */
      readonly before: string | null;
    }
  | { readonly kind: 'changed'; readonly at: string };

/** Result of checking every entry. */
export interface AuditState {
  readonly entries: number;
  /** When the first entry was made; null for an empty log. */
  readonly since: string | null;
  /** When entries were last removed from the beginning because their period was over; null for never. */
  readonly cutAt: string | null;
  /** The first ones from the beginning of the log, at most twenty. */
  readonly troubles: readonly AuditTrouble[];
  /** Number of troubles beyond those. */
  readonly more: number;
}

/** A customer of whom an entry or a part of the log is. */
export interface AuditCustomer {
  readonly id: CustomerId;
  /** The customer's name now; null for a customer who was erased or is no longer in the records. */
  readonly name: string | null;
}

/** An entry as a supervisor reads it. */
export interface AuditEntryView {
  readonly seq: number;
  readonly at: string;
  readonly act: AuditAct;
  /** The name that the person has now; `staff` when nobody had signed in, `headroom` for what the program did on its own. */
  readonly person: string;
  /** The supervisor who allowed it; null where nobody had to, and where it is the same person. */
  readonly allowedBy: string | null;
  readonly order: { readonly id: OrderId; readonly number: string } | null;
  /** The name of the person at the counter that the act was about. */
  readonly subjectName: string | null;
  /** The kind of thing that the act was about besides its order. */
  readonly subjectKind: IdKind | null;
  /** The customer whom the act was about; after a merge, the customer who is left. Null for an act about no customer or an order. */
  readonly customer: AuditCustomer | null;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Part of the log, newest first. */
export interface AuditPart {
  readonly entries: readonly AuditEntryView[];
  /** True when there are older entries that match. */
  readonly more: boolean;
  /** The customer to whom the list is limited; null for all entries. */
  readonly customer: AuditCustomer | null;
}
