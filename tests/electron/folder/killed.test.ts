import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { folderIn, picture, watching } from './watching.ts';
import { openRecords } from '../../support/records/records-file.ts';

const program = fileURLToPath(new URL('../../support/files/folder-process.ts', import.meta.url));
const names = Array.from({ length: 24 }, (_, index) => `IMG_${String(index).padStart(4, '0')}.jpg`);

/** Number of pictures that the killed process had recorded, after each kill. */
const lives = [3, 9, 15];

it('misses no picture, however often its process is killed while pictures arrive', async () => {
  const home = tempFolder();
  const dir = folderIn(home);
  mkdirSync(dir);
  const writing = (async () => {
    for (const [index, name] of names.entries()) {
      writeFileSync(join(dir, name), await picture(index));
      await sleep(60);
    }
  })();

  for (const enough of lives) await killAfter(home, enough);
  await writing;

  const noted = openRecords(join(home, 'records.db'));
  const known = noted.folderFiles.ofFolder(dir).map(({ path }) => path);
  noted.close();
  expect(known.length).toBeGreaterThanOrEqual(15);
  const { untilNames } = watching({ home });
  expect(await untilNames(...names)).toHaveLength(names.length);
}, 240_000);

async function killAfter(home: string, pictures: number): Promise<void> {
  const child = spawn(process.execPath, ['--no-warnings', program, home], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let said = '';
  for await (const chunk of child.stdout) {
    said = String(chunk).trim().split('\n').at(-1) ?? '';
    if (Number(said) >= pictures) break;
  }
  child.kill('SIGKILL');
  await ended;
  expect(Number(said)).toBeGreaterThanOrEqual(pictures);
}
