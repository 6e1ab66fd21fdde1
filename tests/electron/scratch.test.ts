import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createScratch } from '../../electron/scratch.ts';
import { searchFolder, spellingsOfText, type Needles } from '../support/service/needles.ts';
import { hasModes } from '../support/posix.ts';
import { tempFolder } from '../support/files/temp-folder.ts';

const portrait = 'canary-portrait-6f2d';
const needles: Needles = new Map([['the portrait', spellingsOfText(portrait)]]);
const program = fileURLToPath(new URL('../support/files/scratch-process.ts', import.meta.url));

/** Starts a print and kills it while the spooler reads the sheet. @returns the sheet's path */
async function killedPrint(dir: string, memory: string): Promise<string> {
  const child = spawn(process.execPath, [program, dir, memory, portrait], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [file] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  return file;
}

describe('a working copy', () => {
  it.skipIf(!hasModes)('is for its owner only', async () => {
    const dir = join(tempFolder(), 'work');

    const mode = await createScratch(dir, null).within((folder) =>
      Promise.resolve(statSync(folder).mode & 0o777),
    );

    expect(mode).toBe(0o700);
    expect(statSync(dir).mode & 0o777).toBe(0o700);
  });

  it('is gone when the work is done or has failed', async () => {
    const dir = join(tempFolder(), 'work');
    const scratch = createScratch(dir, null);

    await scratch.within(() => Promise.resolve());
    const failed = scratch.within(() => Promise.reject(new Error('the spooler is gone')));

    await expect(failed).rejects.toThrow('the spooler is gone');
    expect(readdirSync(dir)).toEqual([]);
  });

  it('is in memory where the system has a folder there', async () => {
    const [dir, memory] = [tempFolder(), tempFolder()];

    const folder = await createScratch(dir, memory).within((each) => Promise.resolve(each));

    expect(dirname(folder)).toBe(memory);
  });

  it('is on the disk where it has none', async () => {
    const dir = tempFolder();

    const folder = await createScratch(dir, join(dir, 'missing')).within((each) => Promise.resolve(each));

    expect(dirname(folder)).toBe(dir);
  });
});

describe('a print that is killed', () => {
  it.each(['on disk', 'in memory'])('leaves nothing after the next start: %s', async (where) => {
    const root = tempFolder();
    const [dir, memory] = [join(root, 'data', 'work'), join(root, 'memory')];
    mkdirSync(memory);
    const used = where === 'in memory' ? memory : '';
    const file = await killedPrint(dir, used);
    expect((await searchFolder(root, needles)).found).toHaveLength(1);

    const swept = await createScratch(dir, used || null).sweep();

    expect(swept).toEqual({ removed: 1, held: 0 });
    expect(existsSync(file)).toBe(false);
    expect((await searchFolder(root, needles)).found).toEqual([]);
  });

  it('of another kiosk on this machine is left alone', async () => {
    const [dir, other, memory] = [tempFolder(), tempFolder(), tempFolder()];
    const file = await killedPrint(other, memory);

    await createScratch(dir, memory).sweep();

    expect(existsSync(file)).toBe(true);
  });

  it('of an earlier version goes too, once it is too old to be another kiosk’s work', async () => {
    const [old, young] = ['old', 'young'].map((name) =>
      join(tmpdir(), `headroom-print-${name}${process.pid}`),
    );
    const folders = [old ?? '', young ?? ''];
    for (const folder of folders) {
      mkdirSync(folder);
      writeFileSync(join(folder, 'sheet.pdf'), portrait);
    }
    const before = new Date(Date.now() - 11 * 60_000);
    utimesSync(folders[0] ?? '', before, before);
    onTestFinished(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });

    await createScratch(tempFolder(), null).sweep();

    expect(folders.map((folder) => existsSync(folder))).toEqual([false, true]);
  });
});
