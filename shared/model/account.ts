/** The studio's account with the service, and who may change it. */
import type { StaffId } from '../ids.ts';

export const regions = ['us', 'eu', 'other'] as const;
export type Region = (typeof regions)[number];

/** Features that the interface requires to be enabled for an account. */
export const capabilities = ['aiEdit', 'headshots', 'faceMatch'] as const;
export type Capability = (typeof capabilities)[number];

/** Learnt from the service's answers, because the service cannot be asked for it. */
export type CapabilityState = 'unknown' | 'enabled' | 'not-enabled';

/** Whether a supervisor has a PIN, and whether one has entered it. */
export interface SupervisorView {
  /** False while the keychain has a PIN that cannot be read or written down. */
  readonly possible: boolean;
  /** True when a supervisor has a PIN. Until then nothing is locked. */
  readonly pinSet: boolean;
  /** The supervisors with a PIN, by name. */
  readonly people: readonly { readonly id: StaffId; readonly name: string }[];
  /** The supervisor who has unlocked; null while it is locked. */
  readonly who: StaffId | null;
  readonly unlocked: boolean;
  /** Seconds until it locks automatically if nothing more is done; 0 when it is locked. */
  readonly unlockedForSeconds: number;
}

/** The account as the page may know it: never the key or the secret. */
export interface AccountView {
  readonly connected: boolean;
  readonly region: Region | null;
  readonly host: string | null;
  readonly headshotHost: string | null;
  readonly capabilities: Readonly<Record<Capability, CapabilityState>>;
  readonly supervisor: SupervisorView;
  /** True in practice where a studio's own data waits for its account: it was restored, or its account was disconnected. */
  readonly studioWaits: boolean;
}

/** Why what was typed is no recovery key. */
export type RecoveryKeyProblem = 'short' | 'long' | 'mistyped';

/** The answer to a typed recovery key; `other` for a key that does not open the studio's records. */
export type RecoveryKeyAnswer = 'right' | 'other' | RecoveryKeyProblem;

/** One of the account's two counters, as the service reports it. */
export interface CreditView {
  readonly quota: number | null;
  readonly remaining: number | null;
}

/**
 * The account's status in the service's own words, known and unknown ones. Times are ISO 8601 in UTC, null where the
 * service gave none.
 */
export interface AccountStatusView {
  /** True for an answer of the practice service, which concerns no real account. */
  readonly practice: boolean;
  /** The service's own word for its health, `GOOD` when all is well; null when only the account could be checked. */
  readonly health: { readonly word: string; readonly good: boolean } | null;
  /** `FREE_TRIAL` or `SUBSCRIBED`, or a word that the interface does not list. */
  readonly accountStatus: string;
  readonly freeTrialEndsAt: string | null;
  readonly subscription: {
    /**
     * One of the five `SUBSCRIPTION_…` states or another word. A canceled subscription may still work, so nothing is
     * blocked.
     */
    readonly status: string | null;
    /** When the counters start again. */
    readonly resetsAt: string | null;
    /** `makeIdPhotoWatermark` */
    readonly previews: CreditView;
    /** `makeIdPhoto` */
    readonly photos: CreditView;
  } | null;
  /** By this machine's clock. */
  readonly checkedAt: string;
}
