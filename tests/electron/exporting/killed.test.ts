/** An export whose process is killed at each of its steps, one after the other. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createParts, kioskMark } from '../../../electron/exporting/parts.ts';
import { startFiles } from '../../../electron/exporting/write-files.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

const program = fileURLToPath(new URL('../../support/files/export-process.ts', import.meta.url));
const stopping = new URL('../../support/files/stop-in-folder.ts', import.meta.url).href;
const theirs = 'a photo of somebody else';
const whole = [Buffer.alloc(50_000, 'a'), Buffer.alloc(50_000, 'b')];

interface Place {
  readonly folder: string;
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Runs the export; kills it at a step, or lets it end. @returns the steps that it reached */
async function exported({ folder, dataDir, env }: Place, stopAt = ''): Promise<readonly string[]> {
  const child = spawn(process.execPath, ['--no-warnings', '--import', stopping, program, folder, dataDir], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env, STOP_FOLDER: folder, STOP_AT: stopAt },
  });
  const ended = once(child, 'exit');
  const steps: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    steps.push(line.replace('step: ', ''));
    if (steps.at(-1) === stopAt) child.kill('SIGKILL');
  }
  expect(await ended).toEqual(stopAt === '' ? [0, null] : [null, 'SIGKILL']);
  return steps;
}

function place(env: NodeJS.ProcessEnv): Place {
  const folder = tempFolder();
  writeFileSync(join(folder, 'photo.jpg'), theirs);
  return { folder, dataDir: tempFolder(), env };
}

const named = (folder: string): string[] => readdirSync(folder).filter((name) => name.startsWith('photo'));
const parts = (folder: string): string[] => readdirSync(folder).filter((name) => !name.startsWith('photo'));

/** Expects that earlier files are unchanged, and that every other name is a complete picture. */
function expectWhole(folder: string): void {
  expect(readFileSync(join(folder, 'photo.jpg'), 'utf8')).toBe(theirs);
  for (const name of named(folder).filter((each) => each !== 'photo.jpg')) {
    expect(whole).toContainEqual(readFileSync(join(folder, name)));
  }
}

describe.each([
  ['a folder', {}, ['link', 'rm']],
  ['a stick, which knows no links', { STOP_NO_LINKS: 'yes' }, ['link', 'rename']],
] as const)('an export to %s, killed', (_where, env, naming) => {
  it('leaves only whole pictures under their names, and parts that the next export removes, at any step', async () => {
    const inPeace = place(env);
    const steps = await exported(inPeace);
    expect(named(inPeace.folder)).toEqual(['photo (2).jpg', 'photo (3).jpg', 'photo.jpg']);
    expect(new Set(steps.map((step) => step.split(' ')[0]))).toEqual(
      new Set(['open', 'write', 'sync', ...naming]),
    );

    const left = new Map<string, number>();
    for (const step of steps) {
      const { folder, dataDir } = place(env);
      await exported({ folder, dataDir, env }, step);
      expectWhole(folder);
      expect(parts(folder).filter((name) => !/^\.headroom-[0-9a-f]{16}\.part$/.test(name))).toEqual([]);
      left.set(step, parts(folder).length);

      const before = named(folder);
      const again = await startFiles(folder, createParts(kioskMark(dataDir)));
      await again.add({ stem: 'photo', ending: 'jpg', bytes: whole[0] ?? Buffer.of() });
      const [name] = await again.finish();
      expect(before).not.toContain(name);
      expect(named(folder)).toHaveLength(before.length + 1);
      expect(parts(folder)).toEqual([]);
      expectWhole(folder);
    }
    // The kills happened where they should: in the middle of a file, between two, before the first has a name.
    expect([left.get('write 1'), left.get('open 2'), left.get('link 1')]).toEqual([1, 1, 2]);
  }, 60_000);
});
