import { beforeEach } from 'vitest';
import { sharedByTests } from '../../support/shared-by-tests.ts';
import { startScriptedServer, type ScriptedServer } from './scripted-server.ts';

/** One scripted server for all tests of a file; its recorded requests are cleared before each of them. */
export function sharedServer(): ScriptedServer {
  const server = sharedByTests(startScriptedServer, ({ close }) => close());
  beforeEach(() => {
    server.requests.length = 0;
  });
  return server;
}
