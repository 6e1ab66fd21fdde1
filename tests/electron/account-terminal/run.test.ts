/** Commands of the account program, run in the test’s own process, with a service on loopback. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { run as runHere } from '../../../electron/account-terminal/run.ts';
import { systemClock } from '../../../electron/clock.ts';
import { holdFolder } from '../../../electron/instance-lock.ts';
import type { ProgramEnd } from '../../support/service/account-program.ts';
import { addOrder } from '../../support/records/example-records.ts';
import { memoryStore } from '../../support/kiosk/memory-store.ts';
import { leaveCallOpen } from '../../support/service/open-call.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { json, startScriptedServer, type ScriptedServer } from '../service/scripted-server.ts';
import { openRecords, testDataKey } from '../../support/records/records-file.ts';

const key = 'canary-key-4ad9';
const secret = 'canary-secret-e7c0';

let secrets: ReturnType<typeof memoryStore>;
let server: ScriptedServer;

const accountIs = (answer: unknown): void =>
  server.play((turn) => {
    const right = turn.request.body.includes(secret);
    if (turn.request.path === '/v2/health') return json({ status: 'GOOD' })(turn);
    return right ? json(answer)(turn) : json({ message: 'wrong' }, 401)(turn);
  });

/** Carries out a command with `input` as what comes through the pipe. */
async function run(args: readonly string[], input = ''): Promise<ProgramEnd> {
  const lines: string[] = [];
  const ending = await runHere(args, {
    input: (async function* () {
      yield await Promise.resolve(input);
    })(),
    print: (line) => void lines.push(`${line}\n`),
    prompt: () => undefined,
    secrets,
    clock: systemClock,
    dataDir: join(tempFolder(), 'none'),
  });
  return {
    exitCode: ending?.exitCode ?? 0,
    out: lines.join(''),
    err: ending === null ? '' : `${ending.message}\n`,
  };
}

const set = (typed = `${key}\n${secret}\n`, ...more: string[]): Promise<ProgramEnd> =>
  run(['set', '--region', 'eu', '--base-url', server.baseUrl, ...more], typed);

beforeAll(async () => {
  server = await startScriptedServer();
});
beforeEach(() => {
  secrets = memoryStore();
  accountIs({ accountStatus: 'SUBSCRIBED' });
});
afterAll(() => server.close());

describe('the account program', () => {
  it('shows region and hosts and that a key is stored, but nothing of the key', async () => {
    await set(undefined, '--headshot-base-url', 'https://heads.example/eu');
    const { exitCode, out } = await run(['show']);
    expect(exitCode).toBe(0);
    expect(out).toContain(`Region: eu\nHost: ${new URL(server.baseUrl).host}\nHeadshots: heads.example\n`);
    expect(out).toContain('Key and secret: kept');
    expect(out).not.toContain('canary');
  });

  it('stores nothing that the service refuses, and keeps the earlier account', async () => {
    await set();
    const { exitCode, out, err } = await set('canary-key-4ad9\nanother\n');
    expect(exitCode).toBe(1);
    expect(out).toBe('');
    expect(err).toBe('The service does not accept this key and secret.\n');
    expect((await run(['test'])).exitCode).toBe(0);
  });

  it('tests the stored account again with "test"', async () => {
    await set();
    accountIs({ accountStatus: 'FREE_TRIAL', freeTrialEndTime: 1_796_083_200 });
    const { exitCode, out } = await run(['test']);
    expect(exitCode).toBe(0);
    expect(out).toContain('Account: on a free trial until 2026-12-01 00:00 UTC (FREE_TRIAL)');
  });

  it('removes the account, and says when there is none', async () => {
    await set();
    expect((await run(['clear'])).exitCode).toBe(0);
    expect(await run(['show'])).toMatchObject({
      exitCode: 5,
      err: 'No account is kept. Set one with "set".\n',
    });
    expect((await run(['test'])).exitCode).toBe(5);
  });

  it('does not touch the account of a running kiosk', async () => {
    await set();
    const dataDir = tempFolder();
    onTestFinished(holdFolder(dataDir));
    expect(await run(['clear', '--data', dataDir])).toMatchObject({ exitCode: 4 });
    expect((await set(undefined, '--data', dataDir)).err).toContain('A Headroom is running on this data.');
    expect((await run(['show'])).exitCode).toBe(0);
  });

  it('does not touch the account while a call is open', async () => {
    await set();
    await secrets.set('vault-key', Buffer.from(testDataKey).toString('base64'));
    const dataDir = tempFolder();
    mkdirSync(join(dataDir, 'studio'));
    const records = openRecords(join(dataDir, 'studio/records.sqlite'));
    const orderId = addOrder(records);
    records.close();
    expect((await set(undefined, '--data', dataDir)).exitCode).toBe(0);
    leaveCallOpen(dataDir, orderId);
    expect((await run(['clear', '--data', dataDir])).err).toContain(
      'A paid call of this account is still open',
    );
    expect((await set(undefined, '--data', dataDir)).exitCode).toBe(4);
    expect((await run(['show'])).exitCode).toBe(0);
  });

  it.each([
    ['a pasted blank inside a key', 'two words\nsecret\n', 'the key'],
    ['no secret at all', `${key}\n`, 'too early'],
  ])('refuses %s', async (_what, typed, words) => {
    const { exitCode, err } = await set(typed);
    expect(exitCode).toBe(2);
    expect(err).toContain(words);
  });

  it('sends no key unencrypted to another computer', async () => {
    const args = ['set', '--region', 'eu', '--base-url', 'http://photos.example'];
    const { exitCode, err } = await run(args, `${key}\n${secret}\n`);
    expect(exitCode).toBe(2);
    expect(err).toContain('https only');
  });
});
