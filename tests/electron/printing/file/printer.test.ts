import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileNameOf } from '../../../../electron/printing/file-name.ts';
import type { JobReport } from '../../../../electron/printing/printer.ts';
import { createPrinters, type Printers } from '../../../../electron/printing/printers.ts';
import { forkWork } from '../../../../electron/work/launch.ts';
import { labProfile } from '../../../support/print-jobs.ts';
import { syncedPaths } from '../../../support/synced-folders.ts';
import { testScratch } from '../../../support/test-scratch.ts';

let root: string;
let sheetsDir: string;
let printers: Printers;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sheets-'));
  sheetsDir = join(root, 'practice', 'sheets');
  printers = createPrinters({
    launchWork: forkWork,
    sheetsDir,
    scratch: testScratch(),
    cupsServer: join(root, 'no-spooler.sock'),
  });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const job = {
  printerId: 'file',
  file: Buffer.from('%PDF one'),
  title: '261121-004 sheet 1',
  copies: 1,
  profile: labProfile({ keyword: '' }),
  widthMm: 101.6,
  heightMm: 152.4,
} as const;
const firstReport = (jobId: string): Promise<JobReport> =>
  new Promise((resolve) => printers.follow('file', jobId, resolve));

describe('printing to a file', () => {
  test('leaves the sheet in the folder, for its owner only, and is done at once', async () => {
    const { jobId } = await printers.submit(job);

    expect(await readdir(sheetsDir)).toEqual(['261121-004-sheet-1.pdf']);
    expect(await readFile(join(sheetsDir, '261121-004-sheet-1.pdf'), 'utf8')).toBe('%PDF one');
    expect((await stat(join(sheetsDir, '261121-004-sheet-1.pdf'))).mode & 0o077).toBe(0);
    expect(await firstReport(jobId)).toEqual({
      state: 'printed',
      note: '',
      trouble: null,
      hold: null,
      final: true,
    });
  });

  test('survives a power cut: the file is synced, then its folder, which existed before', async () => {
    await mkdir(sheetsDir, { recursive: true });
    const synced = syncedPaths();

    await printers.submit(job);

    expect(synced).toHaveLength(3);
    expect(synced[1]).toMatch(/\.headroom-[\da-f]{16}\.part$/);
    expect(synced[2]).toBe(sheetsDir);
  });

  test('never overwrites a sheet', async () => {
    await printers.submit(job);
    await printers.submit({ ...job, file: Buffer.from('%PDF two') });

    expect((await readdir(sheetsDir)).sort()).toEqual(['261121-004-sheet-1-2.pdf', '261121-004-sheet-1.pdf']);
    expect(await readFile(join(sheetsDir, '261121-004-sheet-1.pdf'), 'utf8')).toBe('%PDF one');
  });

  test('a sheet that is not in the folder, as after a crash, has failed', async () => {
    const { jobId } = await printers.submit(job);
    await rm(join(sheetsDir, jobId));

    expect(await firstReport(jobId)).toMatchObject({ state: 'failed', final: true });
  });

  test('accepts the PDF itself, has no driver, and is done before it could be cancelled', async () => {
    const { jobId } = await printers.submit(job);

    expect(printers.takes('file')).toBe('pdf');
    expect(await printers.driver('file')).toBeNull();
    await expect(printers.cancel('file', jobId)).rejects.toMatchObject({ code: 'WRONG_STEP' });
    expect(await readdir(sheetsDir)).toHaveLength(1);
  });

  test('a folder that cannot be written is reported', async () => {
    await writeFile(join(root, 'practice'), 'a file where the folder should be');

    await expect(printers.submit(job)).rejects.toMatchObject({
      code: 'PRINTER_REFUSED',
      details: { reason: 'folder' },
    });
  });

  test('records its name before the file, and asks for another when that name is still to be erased', async () => {
    const asked: string[] = [];
    const nameJob = (name: string): boolean => {
      asked.push(`${name} ${existsSync(join(sheetsDir, name)) ? 'there' : 'not there'}`);
      return asked.length > 1;
    };

    const { jobId } = await printers.submit(job, nameJob);

    expect(asked).toEqual(['261121-004-sheet-1.pdf not there', '261121-004-sheet-1-2.pdf not there']);
    expect(await readdir(sheetsDir)).toEqual([jobId]);
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
    await expect(printers.submit({ ...job, printerId: 'cups:ds620' })).rejects.toMatchObject({
      code: 'PRINTER_UNREACHABLE',
    });
  });
});
