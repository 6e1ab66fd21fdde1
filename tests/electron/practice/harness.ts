import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchPracticeHere } from '../../support/service/practice-here.ts';
import {
  launchPractice,
  type LaunchOptions,
  type LaunchPractice,
  type RunningPractice,
} from '../../../electron/practice/launch.ts';

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface TestPractice extends RunningPractice {
  readonly dataDir: string;
  /** POSTs JSON with valid credentials. */
  call(endpoint: string, fields?: object, headers?: Record<string, string>): Promise<Answer>;
  /** Returns the endpoints of all accepted paid calls, in order, with how they ended. */
  ledger(): Promise<readonly string[]>;
}

/** A data folder for tests that start and stop by hand; remove it with `drop`. */
export function dataFolder(): { readonly path: string; readonly drop: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'headroom-practice-'));
  return {
    path,
    drop: () => {
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Starts the real service in a separate process. */
export const startPractice = (dataDir: string, options: Partial<LaunchOptions> = {}): Promise<TestPractice> =>
  started(launchPractice, { dataDir, ...options });

/** Starts the service in the test's process, for tests of what it answers. */
export const startPracticeHere = (
  dataDir: string,
  options: Partial<LaunchOptions> = {},
): Promise<TestPractice> => started(launchPracticeHere, { dataDir, ...options });

async function started(launch: LaunchPractice, options: LaunchOptions): Promise<TestPractice> {
  const running = await launch(options);
  const post = async (path: string, body: string, headers: Record<string, string>): Promise<Answer> => {
    const response = await fetch(running.baseUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close', ...headers },
      body,
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  };
  return {
    ...running,
    dataDir: options.dataDir,
    call: (endpoint, fields = {}, headers = {}) =>
      post(
        `/v2/${endpoint}`,
        JSON.stringify({ apiKey: 'practice', apiSecret: 'practice', ...fields }),
        headers,
      ),
    async ledger() {
      const response = await fetch(`${running.baseUrl}/practice/ledger`, {
        headers: { authorization: 'practice' },
      });
      const { entries } = (await response.json()) as { entries: { endpoint: string; state: string }[] };
      return entries.map(({ endpoint, state }) => `${endpoint} ${state}`);
    },
  };
}

/** Returns a field's text, or the empty text. */
export function textOf({ body }: Answer, field: string): string {
  const value = body[field];
  return typeof value === 'string' ? value : '';
}
