import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileNameOf } from '../../../../electron/printing/file-name.ts';
import type { JobReport, PrintJob } from '../../../../electron/printing/printer.ts';
import { createPrinters, type Printers } from '../../../../electron/printing/printers.ts';
import { createVault, fileOf, type Vault } from '../../../../electron/vault/vault.ts';
import { forkWork } from '../../../../electron/work/launch.ts';
import { newId } from '../../../../shared/ids.ts';
import { labProfile } from '../../../support/printing/print-jobs.ts';
import { testDataKey } from '../../../support/records/records-file.ts';
import { testScratch } from '../../../support/files/test-scratch.ts';

let root: string;
let sheetsDir: string;
let sheets: Vault<'prt'>;
let printers: Printers;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sheets-'));
  sheetsDir = join(root, 'practice', 'sheets');
  sheets = createVault<'prt'>({ dir: sheetsDir, key: testDataKey });
  printers = createPrinters({
    launchWork: forkWork,
    sheets,
    scratch: testScratch(),
    cupsServer: join(root, 'no-spooler.sock'),
  });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const job = (): PrintJob => ({
  printId: newId('prt'),
  printerId: 'file',
  file: Buffer.from('%PDF one'),
  title: '261121-004 sheet 1',
  copies: 1,
  profile: labProfile({ keyword: '' }),
  widthMm: 101.6,
  heightMm: 152.4,
});
const firstReport = (jobId: string): Promise<JobReport> =>
  new Promise((resolve) => printers.follow('file', jobId, resolve));

describe('printing to a file', () => {
  test('keeps the sheet sealed, under its print, for its owner only, and is done at once', async () => {
    const sheet = job();
    const { jobId } = await printers.submit(sheet);

    expect(jobId).toBe(sheet.printId);
    const file = fileOf(sheetsDir, sheet.printId);
    expect(
      (await readdir(sheetsDir, { recursive: true, withFileTypes: true })).map(({ name }) => name),
    ).toEqual([sheet.printId.slice(-2), sheet.printId]);
    expect((await readFile(file)).includes('PDF')).toBe(false);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(Buffer.from(await sheets.get(sheet.printId)).toString()).toBe('%PDF one');
    expect(await firstReport(jobId)).toEqual({
      state: 'printed',
      note: '',
      trouble: null,
      hold: null,
      final: true,
    });
  });

  test('a sheet that is not there, as after a crash, or that was changed, has failed', async () => {
    const [gone, changed] = [job(), job()];
    await printers.submit(gone);
    await printers.submit(changed);
    await rm(fileOf(sheetsDir, gone.printId));
    await writeFile(fileOf(sheetsDir, changed.printId), 'something else');

    expect(await firstReport(gone.printId)).toMatchObject({ state: 'failed', final: true });
    expect(await firstReport(changed.printId)).toMatchObject({ state: 'failed', final: true });
    expect(await firstReport('261121-004-sheet.pdf')).toMatchObject({ state: 'failed', final: true });
  });

  test('accepts the PDF itself, has no driver, and is done before it could be cancelled', async () => {
    const { jobId } = await printers.submit(job());

    expect(printers.takes('file')).toBe('pdf');
    expect(await printers.driver('file')).toBeNull();
    await expect(printers.cancel('file', jobId)).rejects.toMatchObject({ code: 'WRONG_STEP' });
    expect(await readdir(sheetsDir)).toHaveLength(1);
  });

  test('a folder that cannot be written is reported', async () => {
    await writeFile(join(root, 'practice'), 'a file where the folder should be');

    await expect(printers.submit(job())).rejects.toMatchObject({
      code: 'PRINTER_REFUSED',
      details: { reason: 'folder' },
    });
  });

  test.each([
    ['../../etc/passwd', 'etc-passwd'],
    ['C:\\x\\y', 'C-x-y'],
    ['a\0b\nc', 'a-b-c'],
    ['Zoë', 'Zoe'],
    ['…', 'sheet'],
    ['x'.repeat(300), 'x'.repeat(80)],
  ])('the title %j gives a name that stays in the folder', (title, name) => {
    expect(fileNameOf(title)).toBe(name);
  });
});

describe('a machine without a spooler', () => {
  test('still prints to a file', async () => {
    expect((await printers.list()).map(({ id }) => id)).toEqual(['file']);
    await expect(printers.ready('file', labProfile({ mediumId: 'a4', keyword: '' }))).resolves.toMatchObject({
      state: 'ready',
    });
  });

  test('says why nothing can be printed on a queue', async () => {
    await expect(printers.submit({ ...job(), printerId: 'cups:ds620' })).rejects.toMatchObject({
      code: 'PRINTER_UNREACHABLE',
    });
  });
});
