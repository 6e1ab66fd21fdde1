import type { CreditWarning } from '../../../shared/model/status.ts';
import type { AccountStatus, Endpoint } from '../../../shared/service/wire.ts';
import { countersOf } from './credit.ts';

type Counter = 'previews' | 'photos';
type Difference = Extract<CreditWarning, { kind: 'credit-differs' }>;

/** The counters that a call may use. The interface does not say which calls count on which counter. */
const mayCountOn: Readonly<Partial<Record<Endpoint, readonly Counter[]>>> = {
  makeIdPhoto: ['photos'],
  makeIdPhotoWatermark: ['previews'],
  getIdPhotoNoWatermark: ['previews', 'photos'],
};

/** The start of the count: the service's figure, and how many of our calls had ended when it was requested. */
interface Baseline {
  readonly left: number;
  readonly ended: number;
}

interface Uses {
  begun: number;
  ended: number;
}

/**
 * How many of our calls had ended when the service was asked. Calls that were running then may count before or after
 * it.
 */
export type Mark = Readonly<Record<Counter, number>>;

/**
 * Compares the account's counters with what this kiosk has used since it first read them. A difference is shown until
 * staff confirm it and is never corrected silently: others may use the account, or something is wrong.
 */
export function watchCredit() {
  const uses: Readonly<Record<Counter, Uses>> = {
    previews: { begun: 0, ended: 0 },
    photos: { begun: 0, ended: 0 },
  };
  const baselines = new Map<Counter, Baseline>();
  const differences = new Map<Counter, Difference>();
  let resetAt: number | null = null;
  let lastMark: Mark = { previews: 0, photos: 0 };

  const compare = (counter: Counter, said: number | null): void => {
    if (said === null) return;
    const baseline = baselines.get(counter);
    if (baseline === undefined) {
      baselines.set(counter, { left: said, ended: lastMark[counter] });
      return;
    }
    const expectedMax = baseline.left;
    const expectedMin = Math.max(0, baseline.left - (uses[counter].begun - baseline.ended));
    if (said >= expectedMin && said <= expectedMax) differences.delete(counter);
    else differences.set(counter, { kind: 'credit-differs', counter, expectedMin, expectedMax, said });
  };

  return {
    /** Notes that a call which may count is being sent. Call the returned function when the call has ended. */
    noteUse(endpoint: Endpoint): () => void {
      const counters = mayCountOn[endpoint] ?? [];
      for (const counter of counters) uses[counter].begun += 1;
      return () => {
        for (const counter of counters) uses[counter].ended += 1;
      };
    },
    /** Call this just before asking the service. */
    mark: (): Mark => ({ previews: uses.previews.ended, photos: uses.photos.ended }),
    /** Takes in the counters that the service has reported. */
    noteStatus(status: AccountStatus, mark: Mark): void {
      const { previews, photos } = countersOf(status);
      const nextReset = status.subscription?.subscriptionResetTime ?? null;
      // The quota was renewed: earlier counts say nothing about what is left now.
      if (nextReset !== resetAt) baselines.clear();
      resetAt = nextReset;
      lastMark = mark;
      compare('previews', previews);
      compare('photos', photos);
    },
    differences: (): readonly Difference[] => [...differences.values()],
    /** Staff have confirmed the difference: counting starts again from the service's figure. */
    acknowledge(): void {
      for (const { counter, said } of differences.values()) {
        baselines.set(counter, { left: said, ended: lastMark[counter] });
      }
      differences.clear();
    },
  };
}
