/** One region: a store, a server on it and a port. Regions share no data. */
import { join } from 'node:path';
import type { Fault } from './faults/script.ts';
import type { ImagePool } from './images/worker-pool.ts';
import { listen } from './listen.ts';
import type { Options, RegionName } from './options.ts';
import { buildServer } from './server.ts';
import { openStore } from './store/index.ts';

const SWEEP_EVERY_MS = 86_400_000;

export interface Region {
  /** Null when the service has only one region, whose data is in the folder itself. */
  readonly name: RegionName | null;
  readonly port: number;
  /** Accepts no further call and cuts those that wait. */
  hangUp(): Promise<void>;
  /** Call this when no work is left that would store something. */
  close(): void;
}

export interface RegionParts {
  readonly options: Options;
  readonly faults: readonly Fault[];
  /** Shared by all regions, because there is one machine. */
  readonly pool: ImagePool;
  readonly onFailure: (error: unknown) => void;
}

async function openRegion(name: RegionName | null, port: number, parts: RegionParts): Promise<Region> {
  const { options, faults, pool, onFailure } = parts;
  const { dataDir, latencyMs, account, capabilities } = options;
  const store = openStore(name === null ? dataDir : join(dataDir, name));
  store.sweep();
  const sweeping = setInterval(() => store.sweep(), SWEEP_EVERY_MS).unref();
  const server = buildServer({ store, pool, latencyMs, account, capabilities, faults, onFailure });
  const taken = await listen(server, port, store.lastPort());
  store.rememberPort(taken);
  return {
    name,
    port: taken,
    hangUp: () => server.close(),
    close() {
      clearInterval(sweeping);
      store.close();
    },
  };
}

/**
 * Opens all regions of the command line, in its order; with a fixed port, each uses the one after the previous.
 * @throws when a port is taken or a folder cannot be opened
 */
export async function openRegions(parts: RegionParts): Promise<readonly [Region, ...Region[]]> {
  const { port, regions } = parts.options;
  const [first, ...others] = regions;
  const opened: [Region, ...Region[]] = [await openRegion(first ?? null, port, parts)];
  for (const [index, name] of others.entries()) {
    opened.push(await openRegion(name, port === 0 ? 0 : port + index + 1, parts));
  }
  return opened;
}
