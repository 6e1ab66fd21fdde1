/** Working copies that a killed kiosk left: the next start removes them, on the disk and in memory. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { scratchDir } from '../../../electron/paths.ts';
import { createScratch, type Scratch } from '../../../electron/scratch.ts';
import { openKiosk } from '../../support/kiosk/open-kiosk.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { searchFolder, spellingsOfText, type Needles } from '../../support/service/needles.ts';

const portrait = 'canary-portrait-4b1e';
const needles: Needles = new Map([['the portrait', spellingsOfText(portrait)]]);

/** Begins a working copy whose work never ends, as a kill leaves it. @returns its path */
const leftCopy = (scratch: Scratch): Promise<string> =>
  new Promise((resolve) => {
    void scratch.within(async (folder) => {
      const file = join(folder, 'sheet.pdf');
      await writeFile(file, portrait);
      resolve(file);
      await new Promise(() => undefined);
    });
  });

it('a working copy that a kill left is gone once the kiosk has started, on the disk and in memory', async () => {
  const dataDir = tempFolder();
  const dir = scratchDir(dataDir);
  const onDisk = await leftCopy(createScratch(dir, null));
  // In the folder in memory that this machine has, if it has one with room.
  const inMemory = await leftCopy(createScratch(dir));
  expect([onDisk, inMemory].map((file) => existsSync(file))).toEqual([true, true]);
  expect((await searchFolder(dataDir, needles)).found.length).toBeGreaterThan(0);

  const kiosk = await openKiosk({ dataDir });
  onTestFinished(() => kiosk.close());

  expect([onDisk, inMemory].map((file) => existsSync(dirname(file)))).toEqual([false, false]);
  expect((await searchFolder(dataDir, needles)).found).toEqual([]);
});
