/** Checks the computer's date before data goes by its period: a clock that is ahead would erase what is still needed. */
import type { DateDoubt } from '../../shared/model/date-doubt.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { readKnownDate, writeKnownDate, type KnownDate } from './known-date.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/**
 * How far the date may be ahead of the last work here while the service says nothing, ms: our own figure. A certificate of a
 * service is renewed about thirty days before its end, so a clock that is less ahead still reaches the service, and is compared
 * with it. A shop that was closed for longer waits for the service or a supervisor.
 */
const mostAheadMs = 30 * dayMs;
/** How far the date may be ahead of the service's, ms: as for codes (`orders/photos/code-times.ts`). */
const mostApartMs = dayMs;
/** The service's date counts as long as the wall clock has run like the monotonic clock since then, but for this much, ms. */
const mostDriftMs = hourMs;
/** The smallest difference from the service's date that counts as one, ms. Its header has whole seconds, and answers take some. */
const minuteMs = 60_000;
/** How much newer the known date is when it is written again, ms. */
const writeAfterMs = hourMs;

export interface DateCheck {
  /** Resolves after the first comparison, which waits for the service's answer, or for its failure. */
  readonly compared: Promise<void>;
  /** Returns why the date may be ahead; null where nothing says so, and before the first comparison. */
  doubt(): DateDoubt | null;
  /** Returns true when the date was compared and may be taken for right. */
  isSure(): boolean;
  /** Returns how far the computer's date is ahead of the service's, ms; null while the service's is not known. */
  aheadOfService(): number | null;
  /** Returns how far the computer's date is behind the service's, whole minutes in ms; 0 where it is not, or nobody knows. */
  behindService(): number;
  /**
   * Compares, and returns the end of the time in which the date was right, for what was made since then; null while it is sure. ISO
   * 8601, UTC.
   */
  rightUntil(): string | null;
  /** Takes in the `Date` of an answer of the service, UTC ms. Practice has none: its clock is this computer's. */
  learn(serviceTime: number): void;
  /** Compares, after the service was asked. */
  compare(): void;
  /** A supervisor says that the date is right. */
  confirm(): void;
  /** Resolves when everything is written. */
  stop(): Promise<void>;
}

export interface DateCheckOptions {
  /** The file of the known date. */
  readonly file: string;
  /** The last change in the records before this start, for a studio without that file. ISO 8601, UTC; null for none. */
  readonly lastChange: string | null;
  /** True where nothing can be written. */
  readonly readOnly: boolean;
  /** When the program was built, UTC ms: no earlier date can be right. */
  readonly builtAt: number;
  readonly clock: Clock;
  readonly log: Log;
  /** Called when a doubt has come or gone. */
  readonly changed: (doubt: DateDoubt | null) => void;
  /** Called when `behindService` has changed. */
  readonly moved: () => void;
}

/** The service's date as it was compared with both clocks of the computer. Milliseconds. */
interface Compared {
  readonly service: number;
  readonly wall: number;
  readonly grown: number;
}

export async function createDateCheck(options: DateCheckOptions): Promise<DateCheck> {
  const { file, lastChange, readOnly, builtAt, clock, log, changed, moved } = options;
  let kept: KnownDate | null = await readKnownDate(file);
  const first = kept?.known ?? lastChange;
  let known: number | null = first === null ? null : Date.parse(first);
  let confirmed = kept?.confirmed ?? false;
  let last: Compared | null = null;
  let isCompared = false;
  let isStopped = false;
  let toldBehind = 0;
  let isDoubtful = false;
  const compared = Promise.withResolvers<undefined>();
  let writing: Promise<void> = Promise.resolve();
  const now = (): number => clock.now().getTime();

  /** Returns how far the date is ahead of the service's, ms; null when the wall clock was moved, or the computer slept, since. */
  function aheadOfService(): number | null {
    if (last === null) return null;
    const drift = now() - last.wall - (clock.monotonicMs() - last.grown);
    return Math.abs(drift) > mostDriftMs ? null : last.wall - last.service;
  }

  const behindService = (): number => Math.floor(Math.max(0, -(aheadOfService() ?? 0)) / minuteMs) * minuteMs;

  function findDoubt(): DateDoubt | null {
    const ahead = aheadOfService();
    if (ahead !== null && Math.abs(ahead) <= mostApartMs) return null;
    const isAhead = ahead !== null && ahead > mostApartMs;
    const isFar = known !== null && now() - known > mostAheadMs;
    if (!isFar && (!isAhead || confirmed)) return null;
    const iso = (ms: number): string => new Date(ms).toISOString();
    return {
      now: iso(now()),
      known: iso(known ?? now()),
      service: isAhead ? iso(now() - ahead) : null,
    };
  }

  function keep(): void {
    if (readOnly || known === null) return;
    const apart = kept === null ? Infinity : Math.abs(known - Date.parse(kept.known));
    if (apart < writeAfterMs && kept?.confirmed === confirmed) return;
    const next: KnownDate = { version: 1, known: new Date(known).toISOString(), confirmed };
    kept = next;
    writing = writing
      .then(() => writeKnownDate(file, next))
      .catch((error: unknown) => {
        kept = null;
        log.warn({ error: error instanceof Error ? error.name : typeof error }, 'the date was not kept');
      });
  }

  function compare(): void {
    if (isStopped) return;
    const doubt = findDoubt();
    if (doubt === null) {
      const ahead = aheadOfService();
      const isAgreed = ahead !== null && Math.abs(ahead) <= mostApartMs;
      // A date that the service agrees with also corrects one that was wrong before.
      known = isAgreed ? now() : Math.max(known ?? 0, now());
      if (isAgreed) confirmed = false;
      keep();
    }
    isCompared = true;
    compared.resolve(undefined);
    if (behindService() !== toldBehind) {
      toldBehind = behindService();
      moved();
    }
    if (isDoubtful === (doubt !== null)) return;
    isDoubtful = doubt !== null;
    if (doubt !== null) log.warn({ ...doubt }, 'the date may be wrong: nothing goes by its period');
    changed(doubt);
  }

  return {
    compared: compared.promise,
    doubt: () => (isCompared ? findDoubt() : null),
    aheadOfService,
    behindService,
    isSure: () => isCompared && findDoubt() === null,
    rightUntil() {
      if (isCompared) compare();
      // The file may be older than what was known when the kiosk ended.
      return isCompared && findDoubt() === null
        ? null
        : new Date((known ?? now()) + writeAfterMs).toISOString();
    },
    learn(serviceTime) {
      if (serviceTime < builtAt) return;
      last = { service: serviceTime, wall: now(), grown: clock.monotonicMs() };
    },
    compare,
    confirm() {
      known = now();
      confirmed = true;
      keep();
      compare();
    },
    stop() {
      isStopped = true;
      return writing;
    },
  };
}
