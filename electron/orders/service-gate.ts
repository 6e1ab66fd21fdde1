import { KioskError } from '../../shared/errors.ts';
import type { KioskStatus } from '../../shared/model.ts';
import type { AccountStatus, Endpoint } from '../../shared/service/wire.ts';
import type { Clock } from '../clock.ts';
import type { ServiceRegion } from '../service/account.ts';
import type { ServiceClient } from '../service/client.ts';
import type { KnownCredit, ServiceGate } from './deps.ts';

const lookEveryMs = 60_000;
/** Below this many previews the light turns amber: about an hour of a busy counter. */
const fewPreviews = 20;

export interface WatchedGate extends ServiceGate {
  light(): KioskStatus['service'];
  stop(): void;
}

/**
 * The photo service with its light: asks for the account's state at the start, every minute and after each paid
 * call. The look-up is free.
 */
export function watchService(options: {
  readonly region: ServiceRegion;
  readonly client: ServiceClient;
  readonly clock: Clock;
  readonly changed: () => void;
}): WatchedGate {
  const { client, clock } = options;
  let account: { readonly status: AccountStatus; readonly at: string } | null = null;
  let failure: KioskError | null = null;
  let running: Promise<void> | null = null;
  let asked = 0;

  const lookOnce = async (): Promise<void> => {
    try {
      account = { status: await client.accountStatus(), at: clock.now().toISOString() };
      failure = null;
    } catch (error) {
      failure =
        error instanceof KioskError ? error : new KioskError('INTERNAL', 'the account could not be read');
    }
    options.changed();
  };
  /** Whoever asks while a look is under way waits for one that began after the question. */
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
    light() {
      const previewsLeft = remaining('makeIdPhotoWatermark');
      const photosLeft = remaining('makeIdPhoto');
      return { light: lightOf(), previewsLeft, photosLeft };
    },
    stop: () => {
      clearInterval(timer);
    },
  };

  function lightOf(): KioskStatus['service']['light'] {
    if (failure !== null) return 'bad';
    if (account === null) return 'off';
    const left = remaining('makeIdPhotoWatermark');
    if (left === 0) return 'bad';
    return left !== null && left < fewPreviews ? 'warn' : 'ok';
  }
}
