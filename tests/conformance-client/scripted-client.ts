import { afterAll, beforeAll, expect } from 'vitest';
import type { ServiceClient } from '../../electron/service/client.ts';
import { json, startScriptedServer, type ScriptedServer } from '../electron/service/scripted-server.ts';
import { clientOf } from '../electron/service/support.ts';

export interface ScriptedClient {
  /** Returns the result of `call` for this answer. */
  readonly reading: <Value>(
    answer: unknown,
    call: (client: ServiceClient) => Promise<Value>,
  ) => Promise<Value>;
  /** Expects one request per call, each on its own connection. */
  readonly expectOneEach: () => void;
}

/** Returns a client of a service with prepared answers, for the tests of one file. */
export function scriptedClient(): ScriptedClient {
  let server: ScriptedServer;
  let client: ServiceClient;
  let calls = 0;
  beforeAll(async () => {
    server = await startScriptedServer();
    client = clientOf(server.baseUrl);
  });
  afterAll(() => server.close());
  return {
    reading(answer, call) {
      calls += 1;
      server.play(json(answer));
      return call(client);
    },
    expectOneEach() {
      expect(server.requests).toHaveLength(calls);
      expect(server.connections()).toBe(calls);
    },
  };
}
