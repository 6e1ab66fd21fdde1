/** Canaries in the account program: a key and a secret that are typed into it reach only the service. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountProgram, type ProgramEnd } from '../support/service/account-program.ts';
import { account, paid, startCanaryService, type CanaryService } from '../support/service/canary-service.ts';
import { hasKeyring, startKeyring, type Keyring } from '../support/keychain/keyring.ts';
import { foundIn, searchFolder, spellingsOfText, type Needles } from '../support/service/needles.ts';
import { familyOf, hasProcesses, shownOf } from '../support/processes.ts';

const needles: Needles = new Map([
  ['the key', spellingsOfText(account.apiKey)],
  ['the secret', spellingsOfText(account.apiSecret)],
]);

describe.skipIf(!hasKeyring || !hasProcesses)('the account program', { timeout: 60_000 }, () => {
  let root: string;
  let keyring: Keyring;
  let service: CanaryService;
  const ends: ProgramEnd[] = [];
  const shown: Buffer[] = [];

  const run = async (args: readonly string[], input = ''): Promise<number | null> => {
    const end = await accountProgram(
      [...args, ...(args[0] === 'set' ? ['--data', join(root, 'data')] : [])],
      {
        env: { ...keyring.env, TMPDIR: root },
        input,
        running: (pid) => {
          shown.push(...familyOf(pid).map(shownOf));
          return Promise.resolve();
        },
      },
    );
    ends.push(end);
    return end.exitCode;
  };
  const set = (): Promise<number | null> =>
    run(
      ['set', '--region', 'other', '--base-url', service.server.baseUrl],
      `${account.apiKey}\n${account.apiSecret}\n`,
    );

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'headroom-canary-'));
    keyring = await startKeyring(join(root, 'home'), { password: 'pass' });
    service = await startCanaryService();
  }, 60_000);
  afterAll(async () => {
    await service.server.close();
    await keyring.stop();
    rmSync(root, { recursive: true, force: true });
  });

  it('sends the key and the secret to the service, whatever it answers, and exits as promised', async () => {
    const { server, echo, well } = service;
    server.play(echo(401));
    expect(await set()).toBe(1);
    server.play(echo(500));
    expect(await set()).toBe(1);
    server.play(paid(well(true)));
    expect(await set()).toBe(0);
    expect([await run(['show']), await run(['test'])]).toEqual([0, 0]);
    expect(await run(['set', `--apiSecret=${account.apiSecret}`])).toBe(2);
    shown.splice(-1, 1);
    const sent = server.requests.map(({ body }) => body);
    expect(sent.some((body) => foundIn(body, needles).length === 2)).toBe(true);
  });

  it('shows them in no command line and in no environment', () => {
    expect(shown.length).toBeGreaterThanOrEqual(5);
    expect(shown.flatMap((process) => foundIn(process, needles))).toEqual([]);
  });

  it('prints them nowhere, even when one was passed as an option', () => {
    const printed = ends.map(({ out, err }) => `${out}\n${err}`).join('\n');
    expect(printed).toContain('The account is kept in the keychain.');
    expect(foundIn(Buffer.from(printed), needles)).toEqual([]);
  });

  it('stores them in no file', async () => {
    const { files, found } = await searchFolder(root, needles);
    expect(files.some((name) => name.startsWith('home/'))).toBe(true);
    expect(found).toEqual([]);
  });
});
