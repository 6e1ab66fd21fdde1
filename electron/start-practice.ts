import { join } from 'node:path';

import type { RunningPractice } from './practice/launch.ts';
import type { ServiceAccount } from './service/account.ts';
import type { KioskOptions } from './studio/types.ts';

/** An address where nothing answers, so that calls to a practice service that could not start count as not sent. */
const closedDoor = 'http://127.0.0.1:9';

/**
 * Starts the practice service, and restarts it on the same port when it dies. If it cannot start (its disk is full or
 * cannot be written), the kiosk opens without it, so that orders can still be viewed.
 */
export async function startPractice(
  options: Pick<KioskOptions, 'dataDir' | 'log' | 'launchPractice'>,
): Promise<{ readonly account: ServiceAccount; readonly stop: () => Promise<void> }> {
  const { log, launchPractice } = options;
  const dataDir = join(options.dataDir, 'practice', 'service');
  let stopped = false;
  const launch = async (): Promise<RunningPractice | null> => {
    try {
      return await launchPractice({
        dataDir,
        log,
        onExit: (reason) => {
          log.warn({ ...reason }, 'the practice service ended by itself');
          if (!stopped) running = running.then(launch);
        },
      });
    } catch (error) {
      log.error({ error }, 'the practice service could not be started');
      return null;
    }
  };
  let running = launch();
  const baseUrl = (await running)?.baseUrl ?? closedDoor;
  return {
    // The practice service answers headshot calls at the same address.
    account: {
      region: 'practice',
      baseUrl,
      headshotBaseUrl: baseUrl,
      apiKey: 'practice',
      apiSecret: 'practice',
    },
    stop: async () => {
      stopped = true;
      await (await running)?.stop();
    },
  };
}
