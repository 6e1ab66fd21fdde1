/** The studio's account with the service, and who may change it. */

export const regions = ['us', 'eu', 'other'] as const;
export type Region = (typeof regions)[number];

/** What the interface says must be enabled for an account before it may be used. */
export const capabilities = ['aiEdit', 'headshots', 'faceMatch'] as const;
export type Capability = (typeof capabilities)[number];

/** Learnt from the service's answers; there is no way to ask for it. */
export type CapabilityState = 'unknown' | 'enabled' | 'not-enabled';

/** Who is at the counter, as far as the supervisor's PIN tells. */
export interface SupervisorView {
  /** False where no PIN can be kept: the keychain is missing or locked. */
  readonly possible: boolean;
  readonly pinSet: boolean;
  readonly unlocked: boolean;
  /** Seconds until it locks by itself, when nothing more is done; 0 when it is locked. */
  readonly unlockedForSeconds: number;
  /** Seconds until a PIN may be tried again; 0 when one may be tried now. */
  readonly lockedForSeconds: number;
}

/** What the page may know of the account: never the key or the secret. */
export interface AccountView {
  readonly connected: boolean;
  readonly region: Region | null;
  readonly host: string | null;
  readonly headshotHost: string | null;
  readonly capabilities: Readonly<Record<Capability, CapabilityState>>;
  readonly supervisor: SupervisorView;
}

/** One of the account's two counters, as the service gave it. */
export interface CreditView {
  readonly quota: number | null;
  readonly remaining: number | null;
}

/**
 * What the service says of the account, in its own words: known ones and unknown ones alike. Times are ISO 8601 in
 * UTC, null where the service gave none.
 */
export interface AccountStatusView {
  /** The practice service's answer, which is about no one's account. */
  readonly practice: boolean;
  /** Its word for its own health, `GOOD` when all is well; null when only the account could be asked. */
  readonly health: { readonly word: string; readonly good: boolean } | null;
  /** `FREE_TRIAL` or `SUBSCRIBED`, or a word that the interface does not name. */
  readonly accountStatus: string;
  readonly freeTrialEndsAt: string | null;
  readonly subscription: {
    /** One of the five `SUBSCRIPTION_…` states or another word. A canceled one may still work: it blocks nothing. */
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
