import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { broken, failing } from '../support/service/broken-service.ts';

const run = fileURLToPath(new URL('run.ts', import.meta.url));

async function commandLine(
  url: string,
  only: string,
): Promise<{ readonly code: number; readonly said: string }> {
  const args = ['--url', url, '--key', 'practice', '--secret', 'practice', '--only', only];
  const child = spawn(process.execPath, [run, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: said.join('') };
}

describe('a service that breaks a promise', () => {
  it('fails every rule of a list with another shape', async () => {
    const practice = await broken({ endpoint: 'listIdPhotoSpecCode', do: 'answer', as: 'wrong-shape' });
    expect(await failing(practice, ['POST /v2/listIdPhotoSpecCode'])).toHaveLength(4);
  });
});

describe('the command line', () => {
  it('counts the rules that passed and failed, and exits with 1 after a failure', async () => {
    const { baseUrl } = await broken({ endpoint: 'listIdPhotoSpecCode', do: 'status', status: 500 });
    const healthy = await commandLine(baseUrl, 'GET /v2/health');
    expect(healthy.code).toBe(0);
    expect(healthy.said).toMatch(/^pass {2}GET \/v2\/health: .+\n1 passed, 0 failed, 0 skipped\n$/);
    const unwell = await commandLine(baseUrl, 'POST /v2/listIdPhotoSpecCode');
    expect(unwell.code).toBe(1);
    expect(unwell.said).toMatch(/0 passed, 4 failed, 0 skipped\n$/);
  });

  it('skips the rules whose address was not given', async () => {
    const { baseUrl } = await broken();
    const { code, said } = await commandLine(baseUrl, 'sampleNumber is at most 8');
    expect(code).toBe(0);
    expect(said).toMatch(/^skip .+\n +no headshot address was given\n0 passed, 0 failed, 1 skipped\n$/);
  });
});
