import { KioskError } from '../../../shared/errors.ts';
import type { StudioSettings } from '../../../shared/model/settings.ts';
import type { KioskStatus } from '../../../shared/model/status.ts';
import type { Endpoint } from '../../../shared/service/wire.ts';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import type { ServiceRegion } from '../../service/account.ts';
import type { ServiceClient } from '../../service/client.ts';
import { creditWarnings, leftFor } from './credit.ts';
import { watchCredit } from './credit-watch.ts';
import type { KnownAccount, KnownCredit, ServiceGate } from '../deps.ts';

const lookEveryMs = 60_000;

export interface WatchedGate extends ServiceGate {
  light(): KioskStatus['service'];
  /** Staff have confirmed that the account's counters differ from ours. */
  acknowledgeCredit(): void;
  stop(): void;
}

/**
 * The photo service and its status light. Looks up the account's state at the start, every minute and after each paid
 * call. The look-up is free.
 */
export function watchService(options: {
  readonly region: ServiceRegion;
  readonly client: ServiceClient;
  readonly clock: Clock;
  readonly settings: () => Pick<StudioSettings, 'photoMode' | 'fewPhotosLeft'>;
  readonly log: Log;
  readonly changed: () => void;
}): WatchedGate {
  const { client, clock } = options;
  const credit = watchCredit();
  let account: KnownAccount | null = null;
  let failure: KioskError | null = null;
  let running: Promise<void> | null = null;
  let asked = 0;

  const lookOnce = async (): Promise<void> => {
    const mark = credit.mark();
    try {
      account = { status: await client.accountStatus(), at: clock.now().toISOString() };
      failure = null;
      const before = credit.differences().length;
      credit.noteStatus(account.status, mark);
      const differences = credit.differences();
      if (differences.length > before) options.log.warn({ differences }, 'the credit differs from our count');
    } catch (error) {
      failure =
        error instanceof KioskError ? error : new KioskError('INTERNAL', 'the account could not be read');
    }
    options.changed();
  };
  /** A request that arrives during a look-up waits for the next one, which begins after the request. */
  const lookUntilAnswered = async (): Promise<void> => {
    for (let answered = 0; answered !== asked;) {
      answered = asked;
      await lookOnce();
    }
    running = null;
  };
  const look = (): Promise<void> => {
    asked += 1;
    running ??= lookUntilAnswered();
    return running;
  };

  const remaining = (endpoint: Endpoint): number | null => {
    const subscription = account?.status.subscription ?? null;
    if (endpoint === 'makeIdPhoto') return subscription?.makeIdPhotoApiRemaining ?? null;
    if (endpoint === 'makeIdPhotoWatermark') return subscription?.makeIdPhotoWatermarkApiRemaining ?? null;
    return null;
  };

  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  void look();

  return {
    region: options.region,
    client,
    credit(endpoint): KnownCredit | null {
      const left = remaining(endpoint);
      return left === null || account === null ? null : { remaining: left, at: account.at };
    },
    refreshCredit: look,
    account: () => account,
    failure: () => failure,
    noteUse: (endpoint) => credit.noteUse(endpoint),
    acknowledgeCredit() {
      credit.acknowledge();
      options.changed();
    },
    light() {
      const previewsLeft = remaining('makeIdPhotoWatermark');
      const photosLeft = remaining('makeIdPhoto');
      const warnings = [...warningsNow(), ...credit.differences()];
      return { light: lightOf(), previewsLeft, photosLeft, warnings };
    },
    stop: () => {
      clearInterval(timer);
    },
  };

  function warningsNow(): ReturnType<typeof creditWarnings> {
    if (account === null) return [];
    const { photoMode: mode, fewPhotosLeft: few } = options.settings();
    const warnings = creditWarnings(account.status, { mode, few, now: clock.now() });
    // The practice trial ends every month, but no account ends with it.
    return options.region === 'practice' ? warnings.filter(({ kind }) => kind !== 'trial-ends') : warnings;
  }

  /** Red when no photo can be made in the studio's mode with the credit that is left. */
  function lightOf(): KioskStatus['service']['light'] {
    if (failure !== null) return 'bad';
    if (account === null) return 'off';
    if (leftFor(account.status, options.settings().photoMode) === 0) return 'bad';
    return warningsNow().length > 0 ? 'warn' : 'ok';
  }
}
