import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { dataFolder, startPractice } from './harness.ts';

const entry = fileURLToPath(new URL('../../../electron/practice/main.ts', import.meta.url));

/** Returns the exit code and output that a person at a terminal sees when a start must fail. */
async function failedStart(...args: readonly string[]): Promise<readonly [number, string]> {
  const child = spawn(process.execPath, [entry, '--data', tempFolder(), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return [code, said.join('')];
}

describe('a wrong command line ends the start with one sentence', () => {
  it('for an account of unknown kind', async () => {
    expect(await failedStart('--account', 'rich')).toEqual([
      2,
      '--account: rich is none of trial, active, pending, failed, canceled, deleted, empty\n',
    ]);
  });

  it('for a script of faults that is wrong', async () => {
    const path = join(tempFolder(), 'faults.json');
    writeFileSync(path, '{"faults":[{"endpoint":"makeCoffee","call":1,"do":"delay","ms":1}]}');
    const [code, said] = await failedStart('--faults', path);
    expect([code, said]).toEqual([
      2,
      expect.stringMatching(/^The script of faults is not valid: faults\.0\.endpoint/),
    ]);
  });

  it('for a missing script of faults', async () => {
    const [code, said] = await failedStart('--faults', '/no/such/file.json');
    expect([code, said]).toEqual([2, expect.stringContaining('ENOENT')]);
  });
});

describe('a start with every option', () => {
  it('applies them', async () => {
    const folder = dataFolder();
    const faults = join(tempFolder(), 'faults.json');
    const line = { endpoint: 'listIdPhotoSpecCode', call: 1, do: 'status', status: 503 };
    writeFileSync(faults, JSON.stringify({ faults: [line] }));
    const args = ['--account', 'failed', '--capabilities', 'none', '--faults', faults];
    const practice = await startPractice(folder.path, { args });
    onTestFinished(async () => {
      await practice.stop();
      folder.drop();
    });
    expect((await practice.call('listIdPhotoSpecCode')).status).toBe(503);
    expect((await practice.call('listIdPhotoSpecCode')).status).toBe(200);
    expect((await practice.call('aiEdit', { imageBase64: 'AAAA' })).status).toBe(403);
    expect((await practice.call('queryAccountStatus')).body).toMatchObject({
      subscription: { subscriptionStatus: 'SUBSCRIPTION_FAILED' },
    });
  });
});
