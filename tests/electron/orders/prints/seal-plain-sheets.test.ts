/** Sheets that an earlier Headroom saved as plain PDF, when they are sealed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { sealPlainSheets } from '../../../../electron/orders/prints/seal-plain-sheets.ts';
import { createPlainSheets, type PlainSheets } from '../../../../electron/printing/file/plain-sheets.ts';
import { createVault } from '../../../../electron/vault/vault.ts';
import { addOrder, at, exampleRecords } from '../../../support/records/example-records.ts';
import { addPrint } from '../../../support/printing/example-prints.ts';
import { memoryLog } from '../../../support/kiosk/memory-log.ts';
import { searchFolder, spellingsOfText, type Needles } from '../../../support/service/needles.ts';
import { testDataKey } from '../../../support/records/records-file.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';

const portrait = 'canary-portrait-'.repeat(64);
const needles: Needles = new Map([['the portrait', spellingsOfText(portrait.slice(0, 64))]]);
const program = fileURLToPath(new URL('../../../support/files/seal-process.ts', import.meta.url));
const stopping = new URL('../../../support/files/stop-in-folder.ts', import.meta.url).href;

/** Records with a print that was saved as `261121-001-sheet.pdf`, which is plain in the folder. */
function plainSheet() {
  const folder = join(tempFolder(), 'sheets');
  mkdirSync(folder);
  const records = exampleRecords();
  const printId = addPrint(records, addOrder(records), { printerId: 'file' });
  const name = '261121-001-sheet.pdf';
  records.savedSheets.insert({ printId, name, savedAt: at });
  writeFileSync(join(folder, name), portrait);
  const sheets = createVault<'prt'>({ dir: folder, key: testDataKey });
  const plainSheets = createPlainSheets(folder);
  const log = memoryLog();
  return {
    ...{ folder, records, printId, name, sheets, log },
    seal: (change: Partial<PlainSheets> = {}) =>
      sealPlainSheets({ records, sheets, log, plainSheets: { ...plainSheets, ...change } }),
  };
}

/** The names of all files below a folder. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

it('are in no file without the key, keep every byte, and have names that tell no order', async () => {
  const { folder, printId, sheets, seal } = plainSheet();
  expect((await searchFolder(folder, needles)).found).not.toEqual([]);

  await seal();

  expect((await searchFolder(folder, needles)).found).toEqual([]);
  expect(filesIn(folder)).toEqual([printId]);
  expect(Buffer.from(await sheets.get(printId)).toString()).toBe(portrait);
  await seal();
  expect(filesIn(folder)).toEqual([printId]);
});

it.each([
  ['half sealed', 'write 3'],
  ['sealed and not named', 'rename 1'],
  ['sealed, and still plain', 'rm 1'],
] as const)('are whole after a kill when one is %s, and sealed by the next start', async (_what, step) => {
  const { folder, records, printId, sheets, seal } = plainSheet();
  const child = spawn(process.execPath, [`--import=${stopping}`, program, records.file, folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, STOP_FOLDER: folder, STOP_AT: step },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  for await (const said of child.stderr) if (String(said).includes(`step: ${step}\n`)) break;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  expect(readFileSync(join(folder, '261121-001-sheet.pdf'), 'utf8')).toBe(portrait);

  await seal();

  expect(filesIn(folder)).toEqual([printId]);
  expect(Buffer.from(await sheets.get(printId)).toString()).toBe(portrait);
});

it('are gone when they are erased while they are sealed', async () => {
  const { folder, seal, sheets, printId } = plainSheet();
  const plainSheets = createPlainSheets(folder);

  await seal({
    // Everything is erased after the plain sheet was read and before it is sealed.
    async read(name) {
      const bytes = await plainSheets.read(name);
      await plainSheets.erase(name);
      await sheets.erase(printId);
      return bytes;
    },
  });

  expect(filesIn(folder)).toEqual([]);
});

it('are sealed without a print too, but a studio’s own file is left alone', async () => {
  const { folder, records, sheets, seal } = plainSheet();
  const unknown = ['260301-017-slip-2.pdf', 'closing-12.pdf', 'not-an-id-photo-headshot-3.pdf'];
  for (const name of unknown) writeFileSync(join(folder, name), portrait);
  writeFileSync(join(folder, 'our-price-list.pdf'), 'prices');

  await seal();

  expect((await searchFolder(folder, needles)).found).toEqual([]);
  const files = filesIn(folder);
  expect(files).toHaveLength(5);
  expect(files.filter((name) => /\d{6}-|closing|photo/.test(name))).toEqual([]);
  expect(files).toContain('our-price-list.pdf');
  const live = (ids: readonly string[]) => records.savedSheets.live(ids);
  // They are younger than three days.
  expect(await sheets.sweep(live)).toEqual({ quarantined: 0, broughtBack: 0, erased: 0 });
});

it('do not replace the sealed sheet of their print when they are another file', async () => {
  const { folder, printId, sheets, seal } = plainSheet();
  await sheets.put(printId, Buffer.from('the sheet'));

  await seal();

  expect(Buffer.from(await sheets.get(printId)).toString()).toBe('the sheet');
  expect(filesIn(folder)).toHaveLength(2);
  expect((await searchFolder(folder, needles)).found).toEqual([]);
});

it('stay until the next clean-up while another program holds them, and the others are sealed', async () => {
  const { folder, seal, log, name } = plainSheet();
  writeFileSync(join(folder, '260301-017-slip.pdf'), portrait);
  const held = Object.assign(new Error('held'), { code: 'EBUSY' });
  const plainSheets = createPlainSheets(folder);

  await seal({ erase: (each) => (each === name ? Promise.reject(held) : plainSheets.erase(each)) });

  expect(filesIn(folder).filter((each) => each.endsWith('.pdf'))).toEqual([name]);
  expect(log.lines.map(({ facts }) => facts)).toContainEqual({ code: 'EBUSY' });
  await seal();
  expect((await searchFolder(folder, needles)).found).toEqual([]);
});
