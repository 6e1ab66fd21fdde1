/** The account program as a technician runs it: a process of its own, a real keychain, a service on loopback. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { holdFolder } from '../../../electron/instance-lock.ts';
import { openRecords } from '../../../electron/records/open.ts';
import { accountProgram, type ProgramEnd } from '../../support/account-program.ts';
import { addOrder } from '../../support/example-records.ts';
import { bareEnvironment } from '../../support/keyring.ts';
import { leaveCallOpen } from '../../support/open-call.ts';
import { hasKeychain, startKeychain, type SystemKeychain } from '../../support/system-keychain.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { json, startScriptedServer, type ScriptedServer } from '../service/scripted-server.ts';

const key = 'canary-key-4ad9';
const secret = 'canary-secret-e7c0';
const account = {
  accountStatus: 'SUBSCRIBED',
  subscription: {
    subscriptionStatus: 'SUBSCRIPTION_COMPLETE',
    subscriptionResetTime: 1_796_083_200,
    makeIdPhotoApiQuota: 300,
    makeIdPhotoApiRemaining: 96,
    makeIdPhotoWatermarkApiQuota: null,
    makeIdPhotoWatermarkApiRemaining: 182,
  },
};

let home: string;
let keychain: SystemKeychain;
let server: ScriptedServer;

const accountIs = (answer: unknown): void =>
  server.play((turn) => {
    const right = turn.request.body.includes(secret);
    if (turn.request.path === '/v2/health') return json({ status: 'GOOD' })(turn);
    return right ? json(answer)(turn) : json({ message: 'wrong' }, 401)(turn);
  });

const run = (args: readonly string[], input = ''): Promise<ProgramEnd> =>
  accountProgram(args, { env: keychain.env, input });

const set = (typed = `${key}\n${secret}\n`, ...more: string[]): Promise<ProgramEnd> =>
  run(['set', '--region', 'eu', '--base-url', server.baseUrl, ...more], typed);

describe.skipIf(!hasKeychain)('the account program', () => {
  beforeAll(async () => {
    // The path is short, because a socket's name has room for 107 bytes.
    home = mkdtempSync(join(tmpdir(), 'headroom-keys-'));
    keychain = await startKeychain(home);
    server = await startScriptedServer();
  });
  // Each test sets the account that it needs; one program less for each saves half a second of processor time.
  beforeEach(() => accountIs(account));
  afterAll(async () => {
    await run(['clear']);
    await server.close();
    await keychain.stop();
    rmSync(home, { recursive: true, force: true });
  });

  it('tests the credentials, stores them, and prints the service’s answer', async () => {
    const { exitCode, out, err } = await set();
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    expect(out).toContain('The account is kept in the keychain.');
    expect(out).toContain('Service: well (GOOD)');
    expect(out).toContain('Account: subscribed (SUBSCRIBED)');
    expect(out).toContain('Subscription: active (SUBSCRIPTION_COMPLETE)');
    expect(out).toContain('Previews left: 182\nPhotos left: 96 of 300\n');
    expect(out).toContain('Counters start again: 2026-12-01 00:00 UTC');
    expect(server.requests.every(({ path }) => ['/v2/health', '/v2/queryAccountStatus'].includes(path))).toBe(
      true,
    );
  });

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

  // Windows always has a keychain.
  it.skipIf(process.platform === 'win32')(
    'says that there is no keychain before anything can be typed',
    async () => {
      const args = ['set', '--region', 'eu', '--base-url', server.baseUrl];
      const none = await accountProgram(args, { env: bareEnvironment(tempFolder()) });
      expect(none).toMatchObject({ exitCode: 3, out: '' });
      expect(none.err).toContain('There is no keychain');
    },
  );

  it.skipIf(!existsSync('/usr/bin/script'))('shows nothing of what is typed on a terminal', async () => {
    await run(['clear']);
    const main = join(import.meta.dirname, '../../../electron/account-terminal/main.ts');
    const command = [process.execPath, main, 'set', '--region', 'eu', '--base-url', server.baseUrl];
    const args = ['--quiet', '--return', '--echo', 'always', '--command', command.join(' '), '/dev/null'];
    const terminal = spawn('script', args, { env: keychain.env, stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = once(terminal, 'exit') as Promise<[number | null]>;
    let seen = '';
    terminal.stdout.on('data', (piece: Buffer) => (seen += piece.toString()));
    await expect.poll(() => seen, { timeout: 10_000 }).toContain('API key: ');
    terminal.stdin.write(`${key}\r`);
    await expect.poll(() => seen, { timeout: 10_000 }).toContain('API secret: ');
    terminal.stdin.write(`${secret}\r`);
    const [exitCode] = await ended;
    expect(exitCode).toBe(0);
    expect(seen).toContain('The account is kept in the keychain.');
    expect(seen).not.toContain('canary');
  });
});
