/** The account program as a technician runs it: a process of its own, a real keychain, a service on loopback. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountProgram, type ProgramEnd } from '../../support/service/account-program.ts';
import { bareEnvironment } from '../../support/keychain/keyring.ts';
import { hasKeychain, startKeychain, type SystemKeychain } from '../../support/keychain/system-keychain.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
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

const run = (args: readonly string[], input = ''): Promise<ProgramEnd> =>
  accountProgram(args, { env: keychain.env, input });

describe.skipIf(!hasKeychain)('the account program', () => {
  beforeAll(async () => {
    // The path is short, because a socket's name has room for 107 bytes.
    home = mkdtempSync(join(tmpdir(), 'headroom-keys-'));
    keychain = await startKeychain(home);
    server = await startScriptedServer();
    server.play((turn) => json(turn.request.path === '/v2/health' ? { status: 'GOOD' } : account)(turn));
  });
  afterAll(async () => {
    await server.close();
    await keychain.stop();
    rmSync(home, { recursive: true, force: true });
  });

  it('tests the credentials, stores them, prints the service’s answer, and removes them', async () => {
    const args = ['set', '--region', 'eu', '--base-url', server.baseUrl];
    const { exitCode, out, err } = await run(args, `${key}\n${secret}\n`);
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
    expect((await run(['show'])).out).toContain('Key and secret: kept');
    expect((await run(['clear'])).exitCode).toBe(0);
    expect(await run(['show'])).toMatchObject({
      exitCode: 5,
      err: 'No account is kept. Set one with "set".\n',
    });
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
