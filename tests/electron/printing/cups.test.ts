import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Printer } from '../../../electron/printing/printer.ts';
import { final, numberOf, startLabPrinter, type LabPrinter } from '../../support/print-jobs.ts';
import { hasCups, hasGutenprint, type PrintLab } from '../../support/print-lab.ts';
import { findBoxes, rasterise, readYellowPlane } from '../../support/raster.ts';

let lab: PrintLab;
let printer: Printer;
let job: LabPrinter['job'];
let reportsUntil: LabPrinter['reportsUntil'];

beforeAll(async () => {
  if (hasCups) ({ lab, printer, job, reportsUntil } = await startLabPrinter());
});
afterAll(async () => {
  if (hasCups) await lab.stop();
});

describe.skipIf(!hasCups)('a sheet through the spooler', () => {
  beforeAll(() => lab.addQueue('plain'));
  beforeEach(() => lab.setFault(null));

  test('arrives at its exact size', async () => {
    const { jobId } = await printer.submit(job('plain'));
    const reports = await reportsUntil('plain', jobId, final);
    const { bytes } = await lab.arrived(numberOf(jobId));
    const raster = await rasterise(bytes, 600);
    const boxes = findBoxes(raster, 100);

    expect(reports.at(-1)).toMatchObject({ state: 'printed' });
    expect([raster.widthPx, raster.heightPx]).toEqual([2400, 3600]);
    expect(boxes).toHaveLength(8);
    for (const { width, height } of boxes) {
      expect(Math.abs((height * 25.4) / 600 - 35)).toBeLessThan(0.1);
      expect(Math.abs((width * 25.4) / 600 - 45)).toBeLessThan(0.1);
    }
  });

  test.skipIf(!hasGutenprint)(
    'arrives at its exact size through the driver of a dye-sublimation printer',
    async () => {
      await lab.addDriverQueue('ds620', 'gutenprint.5.3://dnp-ds620/expert');
      const { jobId } = await printer.submit(job('ds620'));
      await reportsUntil('ds620', jobId, final, 15_000);
      const { bytes } = await lab.arrived(numberOf(jobId));
      const plane = readYellowPlane(bytes);
      const boxes = findBoxes(plane, 50);
      const right = Math.max(...boxes.map(({ x, width }) => x + width));
      const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
      const blockPx = [
        right - Math.min(...boxes.map(({ x }) => x)),
        bottom - Math.min(...boxes.map(({ y }) => y)),
      ];
      const exactPx = [92, 146].map((mm) => (mm / 25.4) * 300);

      // The driver's frame is larger than the paper: 105 mm wide where the paper has 101.6.
      expect(Math.min(plane.widthPx, plane.heightPx)).toBe(1240);
      expect(boxes).toHaveLength(8);
      for (const [index, exact] of exactPx.entries()) {
        expect(Math.abs((blockPx.sort((a, b) => a - b)[index] ?? 0) - exact)).toBeLessThanOrEqual(1);
      }
    },
  );

  test('three copies are three, and one job', async () => {
    const { jobId } = await printer.submit(job('plain', { copies: 3 }));
    await reportsUntil('plain', jobId, final);

    expect((await lab.arrived(numberOf(jobId))).copies).toBe(3);
    expect(await lab.runs(numberOf(jobId))).toBe(1);
  });

  test('two jobs arrive in their order under their names', async () => {
    await lab.addQueue('pair');
    const first = await printer.submit(job('pair', { title: 'first' }));
    const second = await printer.submit(job('pair', { title: 'second' }));
    await reportsUntil('pair', second.jobId, final);
    const numbers = [numberOf(first.jobId), numberOf(second.jobId)];
    const arrived = (await lab.arrivals()).filter((number) => numbers.includes(number));

    expect(arrived).toEqual(numbers);
    expect((await lab.arrived(numbers[0] ?? 0)).title).toBe('first');
    expect((await lab.arrived(numbers[1] ?? 0)).title).toBe('second');
  });

  test('leaves no picture on the disk', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'spooled-'));
    const before = process.env['TMPDIR'];
    process.env['TMPDIR'] = folder;
    try {
      await printer.submit(job('plain'));
      expect(await readdir(folder)).toEqual([]);
    } finally {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
      await rm(folder, { recursive: true });
    }
  });

  test.each([
    ['a shell command', '$(touch /tmp/headroom-was-here) `id`', '$(touch /tmp/headroom-was-here) `id`'],
    ['quotes', `"a" 'b' \\`, `"a" 'b' \\`],
    ['an option', '-o raw', '-o raw'],
    ['the end of options', '--', '--'],
    ['lines', 'one\ntwo\r\n\tthree\0', 'one two three'],
    ['letters of other scripts', 'Zażółć Ελλάς', 'Zażółć Ελλάς'],
  ])('a title of %s is a title', async (_, title, arrives) => {
    const { jobId } = await printer.submit(job('plain', { title }));

    expect((await lab.arrived(numberOf(jobId))).title).toBe(arrives);
  });
});

describe.skipIf(!hasCups)('before anything is spooled', () => {
  const spooled = async (): Promise<string> => lab.admin('lpstat', '-W', 'all', '-o');
  beforeEach(() => lab.setFault(null));

  test.each([
    'nowhere',
    '-n',
    '--',
    '$(id)',
    '"quoted"',
    'two\nlines',
    '../admin',
    'plain/instance',
    '',
    'żółw',
  ])('a queue called %j is unknown', async (queue) => {
    const before = await spooled();

    await expect(printer.submit(job(queue))).rejects.toMatchObject({ code: 'PRINTER_UNKNOWN' });
    await expect(printer.ready(`cups:${queue}`, '4x6in')).rejects.toMatchObject({ code: 'PRINTER_UNKNOWN' });
    expect(await spooled()).toBe(before);
  });

  test.each([
    ['paused', 'cupsdisable', 'stopped'],
    ['rejecting', 'cupsreject', 'rejecting'],
  ])('a queue that is %s refuses with its own words', async (_, command, state) => {
    const queue = `q${command}`;
    await lab.addQueue(queue);
    await lab.admin(command, '-r', 'tray in repair', queue);
    const before = await spooled();

    await expect(printer.submit(job(queue))).rejects.toMatchObject({
      code: 'PRINTER_REFUSED',
      details: { state, reason: expect.stringContaining('tray in repair') as unknown },
    });
    await expect(printer.ready(`cups:${queue}`, '4x6in')).rejects.toMatchObject({ code: 'PRINTER_REFUSED' });
    expect((await printer.list()).find(({ name }) => name === queue)).toMatchObject({ state });
    expect(await spooled()).toBe(before);
  });

  test('a printer without the medium refuses instead of printing on its default paper', async () => {
    await lab.addQueue('a4only', { media: [{ name: 'A4', size: [595.28, 841.89] }] });
    const before = await spooled();

    await expect(printer.submit(job('a4only'))).rejects.toMatchObject({
      code: 'PRINTER_REFUSED',
      details: { reason: 'medium-unknown', medium: '4x6in' },
    });
    await expect(printer.ready('cups:a4only', 'a4')).resolves.toMatchObject({ id: 'cups:a4only' });
    expect(await spooled()).toBe(before);
  });

  test('the queues are listed, the default one first', async () => {
    await lab.addQueue('zebra');
    await lab.admin('lpadmin', '-d', 'zebra');
    const [first, ...others] = await printer.list();

    expect(first).toEqual({ id: 'cups:zebra', name: 'zebra', state: 'ready', reasons: [], isDefault: true });
    expect(others.some(({ isDefault }) => isDefault)).toBe(false);
    expect(others.map(({ id }) => id)).toContain('cups:plain');
  });
});
