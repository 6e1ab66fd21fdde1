import { KioskError } from '../shared/errors.ts';
import type { Log } from './log.ts';
import { keychainUnavailable } from './secrets/keychain-answer.ts';
import type { SecretStore } from './secrets/store.ts';
import type { Studio } from './studio/types.ts';

/** A keychain that has not answered for this long may be asking a person, or hang: the page says so. ms */
const slowMs = 4_000;
/** Time between two tries, ms. */
const retryMs = 2_000;
/** A refusal that took longer than this came from a person, who must not be asked again every two seconds. ms */
const byPersonMs = 1_000;
const afterRefusalMs = 60_000;

/** Reasons that can pass without any action in Headroom. */
const passing: readonly unknown[] = ['locked', 'silent', 'missing'];

export interface OpeningOptions {
  readonly secrets: SecretStore;
  /** Opens the studio with the given keychain and no other. */
  readonly open: (secrets: SecretStore) => Promise<Studio>;
  /** Called when the studio has opened, or when the reason that keeps it shut has changed. */
  readonly changed: () => void;
  readonly log: Log;
}

/** The studio since the kiosk's start: open, being opened, or kept shut for a reason that the page shows. */
export interface Opening {
  /** @throws KioskError with the reason why it is shut */
  studio(): Studio;
  /** Null while it is shut. */
  readonly open: Studio | null;
  /** The KioskError that keeps it shut; null when there is none. */
  readonly error: KioskError | null;
  /** Resolves when it is open, or when the reason that keeps it shut is known. */
  known(): Promise<void>;
  /** Resolves when it is open, or when a person has to put its records back; rejects with an error that waiting cannot cure. */
  readonly opened: Promise<void>;
  /** Tries immediately, unless it is open. @throws the error that still keeps it shut */
  again(): Promise<void>;
  /** Replaces the studio with another one. */
  put(studio: Studio): void;
  /** Closes the studio to all calls because of this error. */
  shut(error: KioskError): void;
  /** Stops trying. Resolves when nothing is being opened. */
  stop(): Promise<void>;
}

/** True when the page lets a person put the records back, or begin anew. */
const forPerson = ({ code, details }: KioskError): boolean =>
  code === 'RECORDS_MISSING' || (code === 'RECORDS_DAMAGED' && details['mode'] !== undefined);

/** True when a person's decision, or the keychain, keeps the studio shut: the page says which. */
const canWait = (error: unknown): error is KioskError =>
  error instanceof KioskError && (forPerson(error) || error.code === 'KEYCHAIN_UNAVAILABLE');

/**
 * Opens the studio, and tries again for as long as the keychain refuses. Never opens practice instead: a studio that
 * has an account must not find itself in practice.
 */
export function createOpening({ secrets, open, changed, log }: OpeningOptions): Opening {
  let studio: Studio | null = null;
  let error: KioskError | null = null;
  let stopped = false;
  let trying: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const known = Promise.withResolvers<undefined>();
  const opened = Promise.withResolvers<undefined>();
  const stopping = Promise.withResolvers<never>();
  // Without a listener, a rejection would count as unhandled.
  for (const promise of [opened.promise, stopping.promise]) promise.catch(() => undefined);

  function say(next: KioskError | null): void {
    const isNews = next === null || next.code !== error?.code || reasonOf(next) !== reasonOf(error);
    error = next;
    known.resolve(undefined);
    if (!isNews) return;
    if (next !== null) log.warn({ code: next.code, ...next.details }, 'the studio is not open');
    changed();
  }

  /** Reports a keychain that takes long, and drops the request when the kiosk closes. */
  async function patiently<T>(answer: Promise<T>): Promise<T> {
    const slow = setTimeout(() => say(keychainUnavailable('silent')), slowMs);
    try {
      return await Promise.race([answer, stopping.promise]);
    } finally {
      clearTimeout(slow);
    }
  }
  const asked: SecretStore = {
    get: (name) => patiently(secrets.get(name)),
    set: (name, value) => patiently(secrets.set(name, value)),
    remove: (name) => patiently(secrets.remove(name)),
  };

  async function attempt(): Promise<void> {
    const begun = performance.now();
    try {
      studio = await open(asked);
      say(null);
      opened.resolve(undefined);
    } catch (failure) {
      if (stopped) throw failure;
      if (!canWait(failure)) {
        if (failure instanceof KioskError)
          log.error({ code: failure.code, ...failure.details }, failure.message);
        known.resolve(undefined);
        opened.reject(failure);
        throw failure;
      }
      say(failure);
      if (forPerson(failure)) opened.resolve(undefined);
      else if (passing.includes(reasonOf(failure))) tryLater(failure, performance.now() - begun);
      throw failure;
    }
  }
  function tryLater(failure: KioskError, tookMs: number): void {
    const refused = reasonOf(failure) === 'locked' && tookMs > byPersonMs;
    timer = setTimeout(
      () => {
        // `say` has reported the outcome.
        attemptOnce().catch(() => undefined);
      },
      refused ? afterRefusalMs : retryMs,
    );
  }
  function attemptOnce(): Promise<void> {
    clearTimeout(timer);
    trying ??= attempt().finally(() => {
      trying = null;
    });
    return trying;
  }

  attemptOnce().catch(() => undefined);
  return {
    studio() {
      if (studio === null) throw error ?? new Error('the studio is not open');
      return studio;
    },
    get open() {
      return studio;
    },
    get error() {
      return error;
    },
    known: () => known.promise,
    opened: opened.promise,
    again: async () => {
      if (studio === null && !stopped) await attemptOnce();
    },
    put(next) {
      studio = next;
    },
    shut(why) {
      studio = null;
      say(why);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      stopping.reject(keychainUnavailable('silent'));
      await trying?.catch(() => undefined);
    },
  };
}

const reasonOf = (error: KioskError | null): unknown => error?.details['reason'];
