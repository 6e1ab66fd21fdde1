import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { createSheetFolder } from '../../../../electron/printing/file/sheet-folder.ts';
import { searchFolder, spellingsOfText, type Needles } from '../../../support/needles.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const portrait = 'canary-portrait-'.repeat(64);
const needles: Needles = new Map([['the portrait', spellingsOfText(portrait.slice(0, 64))]]);
const program = fileURLToPath(new URL('../../../support/sheet-process.ts', import.meta.url));
const stopping = new URL('../../../support/stop-in-folder.ts', import.meta.url).href;

/** Saves a sheet and kills the kiosk at one step of it. @returns the recorded names */
async function killedAt(step: string, folder: string): Promise<readonly string[]> {
  const child = spawn(process.execPath, [`--import=${stopping}`, program, folder, portrait], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, STOP_FOLDER: folder, STOP_AT: step },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const named = text(child.stdout);
  for await (const said of child.stderr) if (String(said).includes(`step: ${step}\n`)) break;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  return (await named).split('\n').filter((name) => name !== '');
}

it.each([
  // `open 1` is the parent of the folder, which is synced first.
  ['half written', 'write 1', []],
  ['written and not named', 'link 1', ['261121-004-sheet.pdf']],
  ['named', 'rm 1', ['261121-004-sheet.pdf']],
] as const)(
  'a sheet that is killed when it is %s can be erased to the last byte',
  async (_what, step, names) => {
    const root = tempFolder();
    const folder = join(root, 'sheets');
    const sheets = createSheetFolder(folder);
    // The folder exists already, so the steps count what happens in it.
    await sheets.save('earlier', Buffer.from('earlier'), () => true);
    writeFileSync(join(folder, 'our-price-list.pdf'), 'prices');

    const named = await killedAt(step, folder);
    expect((await searchFolder(root, needles)).found).not.toEqual([]);

    // The next start removes unfinished files; the records have the names of the finished ones.
    await sheets.sweep();
    for (const name of named) await sheets.erase(name);
    expect(named).toEqual(names);
    expect((await searchFolder(root, needles)).found).toEqual([]);
    expect(readdirSync(folder).sort()).toEqual(['earlier.pdf', 'our-price-list.pdf']);
  },
);

it.each(['../records.sqlite', 'a/b.pdf', '.headroom-0123456789abcdef.part', 'notes.txt', ''])(
  'refuses to erase %j, which is not the name of a sheet',
  async (name) => {
    await expect(createSheetFolder(tempFolder()).erase(name)).rejects.toThrow('not the name of a sheet');
  },
);
