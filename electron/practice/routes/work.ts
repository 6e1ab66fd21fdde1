/** Shared by the routes other than the ID photo: their dependencies, and running one job as one accepted call. */
import type { Caller } from '../caller.ts';
import type { Capability } from '../capabilities.ts';
import type { ImagePool } from '../images/worker-pool.ts';
import type { RunPaid } from '../paid-call.ts';
import type { UrlSigner } from '../signing.ts';
import type { Store } from '../store/index.ts';
import type { PaidEndpoint } from '../store/ledger.ts';

export interface WorkParts {
  readonly store: Store;
  readonly pool: ImagePool;
  readonly paid: RunPaid;
  readonly signer: UrlSigner;
  readonly enabled: ReadonlySet<Capability>;
}

/** Runs a job whose result is answered and not stored. */
export function runWork<Result>(
  { paid, store }: WorkParts,
  endpoint: PaidEndpoint,
  caller: Caller,
  job: () => Promise<Result>,
): Promise<Result> {
  return paid(endpoint, null, caller, async (ledgerId) => {
    const result = await job();
    store.ledger.finish(ledgerId, 'done', null);
    return result;
  });
}
