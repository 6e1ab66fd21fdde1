import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/ids.ts';
import type { HotFolder } from '../../../shared/printing.ts';
import type { JobReport, PrintJob } from '../../../electron/printing/printer.ts';
import { createPrinters, type Printers } from '../../../electron/printing/printers.ts';
import { createVault } from '../../../electron/vault/vault.ts';
import { forkWork } from '../../../electron/work/launch.ts';
import { labProfile } from '../../support/printing/print-jobs.ts';
import { hasCups, startPrintLab, type PrintLab } from '../../support/printing/print-lab.ts';
import { testDataKey } from '../../support/records/records-file.ts';
import { testScratch } from '../../support/files/test-scratch.ts';

let root: string;
let folders: HotFolder[];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'printers-'));
  await mkdir(join(root, 'hot'));
  folders = [{ id: 'folder:0a1b2c3d', name: 'DS620 10x15', path: join(root, 'hot'), format: 'jpeg' }];
});
afterEach(() => rm(root, { recursive: true, force: true }));

const open = (cupsServer: string, platform: NodeJS.Platform = 'linux'): Printers =>
  createPrinters({
    launchWork: forkWork,
    sheets: createVault<'prt'>({ dir: join(root, 'sheets'), key: testDataKey }),
    scratch: testScratch(),
    cupsServer,
    hotFolders: () => folders,
    platform,
  });

const job = (printerId: string): PrintJob => ({
  printId: newId('prt'),
  printerId,
  profile: labProfile({ keyword: '' }),
  file: Buffer.from('a sheet'),
  ...{ widthMm: 101.6, heightMm: 152.4, copies: 1, title: '261121-004 sheet' },
});

describe.skipIf(!hasCups)('the printers of a machine with a spooler', () => {
  let lab: PrintLab;
  beforeAll(async () => {
    lab = await startPrintLab();
    await lab.addQueue('aardvark');
    await lab.addQueue('zebra');
    await lab.admin('lpadmin', '-d', 'zebra');
  });
  afterAll(() => lab.stop());

  test('are its queues, the default first, then watched folders, then the file', async () => {
    expect((await open(lab.server).list()).map(({ id }) => id)).toEqual([
      'cups:zebra',
      'cups:aardvark',
      'folder:0a1b2c3d',
      'file',
    ]);
  });

  test('follow the settings: a folder that was just added is there', async () => {
    const printers = open(lab.server);
    folders = [];
    expect((await printers.list()).map(({ id }) => id)).not.toContain('folder:0a1b2c3d');
  });

  test('accept the formats of their own side', () => {
    const printers = open(lab.server);
    expect(['cups:zebra', 'folder:0a1b2c3d', 'file'].map((id) => printers.takes(id))).toEqual([
      'pdf',
      'jpeg',
      'pdf',
    ]);
  });

  test('have drivers where these exist', async () => {
    const printers = open(lab.server);
    expect((await printers.driver('cups:zebra'))?.name).toBe('Lab photo printer');
    expect(await printers.driver('folder:0a1b2c3d')).toBeNull();
    expect(await printers.driver('file')).toBeNull();
  });

  test('report their state and trouble', async () => {
    await lab.admin('cupsdisable', 'aardvark');
    await rm(join(root, 'hot'), { recursive: true });
    const views = await open(lab.server).list();
    const of = (printerId: string) => views.find(({ id }) => id === printerId);
    expect(of('cups:zebra')).toMatchObject({ state: 'ready', trouble: null, hold: null });
    expect(of('cups:aardvark')).toMatchObject({ state: 'stopped', trouble: 'paused', hold: 'queue-stopped' });
    expect(of('folder:0a1b2c3d')).toMatchObject({
      state: 'unreachable',
      trouble: 'printer-gone',
      hold: null,
    });
  });
});

describe('the printers of a machine without a spooler', () => {
  test('are its folders and the file', async () => {
    const printers = open(join(root, 'no-spooler.sock'));
    expect((await printers.list()).map(({ id }) => id)).toEqual(['folder:0a1b2c3d', 'file']);
  });

  test('print: a folder gets its picture', async () => {
    const { jobId } = await open(join(root, 'no-spooler.sock')).submit(job('folder:0a1b2c3d'));
    expect(jobId).not.toBe('');
    expect(await readdir(join(root, 'hot'))).toHaveLength(1);
  });
});

describe.each([
  ['windows:DS620', 'linux'],
  ['cups:zebra', 'win32'],
  ['folder', 'linux'],
  ['', 'linux'],
] as const)('a printer called %j on %s', (printerId, platform) => {
  test('is unknown there, and nothing is submitted', async () => {
    const printers = open(join(root, 'no-spooler.sock'), platform);
    const unknown = { code: 'PRINTER_UNKNOWN' };
    await expect(printers.driver(printerId)).rejects.toMatchObject(unknown);
    await expect(printers.ready(printerId, labProfile())).rejects.toMatchObject(unknown);
    await expect(printers.submit(job(printerId))).rejects.toMatchObject(unknown);
    await expect(printers.cancel(printerId, 'zebra-1')).rejects.toMatchObject(unknown);
    await expect(printers.resume(printerId)).rejects.toMatchObject(unknown);
    expect(await readdir(root)).toEqual(['hot']);
  });

  test('has prints of unknown outcome, which are reported and do not stop a kiosk from opening', async () => {
    const printers = open(join(root, 'no-spooler.sock'), platform);
    const told = await new Promise<JobReport>((resolve) => {
      printers.follow(printerId, 'zebra-1', resolve);
    });
    expect(told).toMatchObject({ state: 'uncertain', trouble: 'printer-gone', final: true });
  });
});
