/**
 * The service's server in the test's own process, for tests without an image thread: with a clock, a script and a
 * store.
 */
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { ImagePool } from '../../../electron/practice/images/worker-pool.ts';
import { buildServer, type ServerParts } from '../../../electron/practice/server.ts';
import { openStore, type Store } from '../../../electron/practice/store/index.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

/** Work that no such test should request. */
const noPool: ImagePool = {
  run: (): Promise<never> => Promise.reject(new Error('This test has no image thread')),
  stop: () => Promise.resolve(),
};

export interface LocalServer {
  readonly server: FastifyInstance;
  readonly store: Store;
  /** Listens, and returns the address. */
  readonly listen: () => Promise<string>;
  /** Sends a POST with credentials, without a network. */
  readonly call: (endpoint: string, fields?: object) => Promise<{ status: number; body: unknown }>;
}

export function localServer(parts: Partial<ServerParts> = {}, now: () => number = Date.now): LocalServer {
  const store = openStore(tempFolder(), now);
  const server = buildServer({
    store,
    pool: noPool,
    latencyMs: 0,
    account: 'trial',
    capabilities: new Set(['aiEdit', 'headshots', 'faceMatch']),
    faults: [],
    now,
    onFailure: (error) => {
      throw error;
    },
    ...parts,
  });
  onTestFinished(async () => {
    await server.close();
    store.close();
  });
  return {
    server,
    store,
    listen: () => server.listen({ host: '127.0.0.1', port: 0 }),
    async call(endpoint, fields = {}) {
      const payload = { apiKey: 'practice', apiSecret: 'practice', ...fields };
      const answer = await server.inject({ method: 'POST', url: endpoint, payload });
      return { status: answer.statusCode, body: answer.json() };
    },
  };
}
