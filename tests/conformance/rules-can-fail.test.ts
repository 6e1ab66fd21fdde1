import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataFolder, startPracticeHere, type TestPractice } from '../electron/practice/harness.ts';
import { tempFolder } from '../support/files/temp-folder.ts';
import { drawnPictures } from './pictures.ts';
import { allRules } from './rules/all.ts';
import { Service } from './service.ts';

const run = fileURLToPath(new URL('run.ts', import.meta.url));

/** Starts a practice service that breaks its promises in a known way. */
async function broken(...faults: readonly object[]): Promise<TestPractice> {
  const folder = dataFolder();
  const path = join(tempFolder(), 'faults.json');
  writeFileSync(path, JSON.stringify({ faults: faults.map((fault) => ({ call: 'every', ...fault })) }));
  const practice = await startPracticeHere(folder.path, { args: ['--faults', path] });
  onTestFinished(async () => {
    await practice.stop();
    folder.drop();
  });
  return practice;
}

/** Returns the rules of some sections that the service breaks. */
async function failing({ baseUrl }: TestPractice, sections: readonly string[]): Promise<readonly string[]> {
  const pictures = await drawnPictures();
  const target = { url: baseUrl, headshotUrl: null, otherUrl: null, key: 'practice', secret: 'practice' };
  const service = new Service({ ...target, ...pictures });
  const failed: string[] = [];
  for (const { says, check } of allRules.filter(({ section }) => sections.includes(section))) {
    await Promise.resolve(check(service)).catch(() => failed.push(says));
  }
  return failed;
}

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
  it('fails only the rule of that promise in its section', async () => {
    const practice = await broken({ endpoint: 'getIdPhotoNoWatermark', do: 'answer', as: 'no-code' });
    expect(await failing(practice, ['POST /v2/getIdPhotoNoWatermark'])).toEqual([
      'idPhotoCode is present for UK specifications',
    ]);
  });

  it('fails every rule that needs the missing image', async () => {
    const practice = await broken({ endpoint: 'makeIdPhoto', do: 'answer', as: 'no-image' });
    expect(await failing(practice, ['POST /v2/makeIdPhoto'])).toEqual([
      'S3_URL is the default: idPhotoUrl is populated with a JPEG of that size',
      'IMAGE_BASE64 populates idPhotoImageBase64 with a JPEG of that size',
      'photoSheet maps each requested size to a sheet of that size',
    ]);
  });

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
