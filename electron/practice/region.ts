/** One region: a store, a server on it and a port. What one region keeps, no other knows. */
import { join } from 'node:path';
import type { Fault } from './faults/script.ts';
import type { ImagePool } from './images/worker-pool.ts';
import { listen } from './listen.ts';
import type { Options, RegionName } from './options.ts';
import { buildServer } from './server.ts';
import { openStore } from './store/index.ts';

const SWEEP_EVERY_MS = 86_400_000;

export interface Region {
  /** Null when the service has only one, whose data lie in the folder itself. */
  readonly name: RegionName | null;
  readonly port: number;
  /** Takes no further call and cuts those that wait. */
  hangUp(): Promise<void>;
  /** To be called when no work is left that would store something. */
  close(): void;
}

export interface RegionParts {
  readonly options: Options;
  readonly faults: readonly Fault[];
  /** Shared by all regions: there is one machine. */
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
 * All regions of the command line, in its order; with a fixed port each takes the one after the last.
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
