import { learnCapabilities, type LearntCapabilities } from '../account/capabilities.ts';
import type { Closers } from '../closers.ts';
import { watchService, type WatchedGate } from '../orders/calls/service-gate.ts';
import type { Records } from '../records/open.ts';
import type { AccountSecrets } from '../secrets/account.ts';
import { createServiceClient } from '../service/client.ts';
import { liveDeadlines } from '../settings/deadlines.ts';
import type { Settings } from '../settings/settings.ts';
import { startPractice } from '../start-practice.ts';
import type { DateCheck } from './date-check.ts';
import type { StudioOptions } from './types.ts';

export interface StudioService {
  readonly gate: WatchedGate;
  readonly capabilities: LearntCapabilities;
}

/** Opens the service of the account, or starts the practice service when there is no account. */
export async function openService(
  closers: Closers,
  options: Pick<StudioOptions, 'dataDir' | 'clock' | 'log' | 'launchPractice' | 'statusChanged'>,
  account: AccountSecrets | null,
  {
    records,
    settings,
    dates,
  }: {
    readonly records: Records;
    readonly settings: Settings;
    readonly dates: Pick<DateCheck, 'learn' | 'compare'>;
  },
): Promise<StudioService> {
  const { clock, log, statusChanged } = options;
  const used = account ?? (await openPractice(closers, options));
  const since = account?.connectedAt ?? null;
  const capabilities = learnCapabilities({ records, account: used, since, clock, log });
  const client = createServiceClient({
    account: used,
    deadlines: liveDeadlines(() => settings.get()),
    log: (facts) => {
      log.info({ ...facts }, 'service call');
      capabilities.learn(facts);
      if (account !== null && facts.serviceTime !== null) dates.learn(facts.serviceTime);
    },
  });
  const gate = watchService({
    ...{ client, clock, log, region: used.region },
    settings: () => settings.get(),
    changed() {
      dates.compare();
      statusChanged();
    },
  });
  closers.add(() => gate.stop());
  return { gate, capabilities };
}

async function openPractice(
  closers: Closers,
  options: Pick<StudioOptions, 'dataDir' | 'log' | 'launchPractice'>,
) {
  const practice = await startPractice(options);
  closers.add(() => practice.stop());
  return practice.account;
}
