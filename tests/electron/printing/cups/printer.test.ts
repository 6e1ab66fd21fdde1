import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { final, labProfile, numberOf } from '../../../support/printing/print-jobs.ts';
import { hasCups, hasGutenprint } from '../../../support/printing/print-lab.ts';
import { sharedLab } from '../../../support/printing/shared-lab.ts';
import { findBoxes, rasterise, readYellowPlane } from '../../../support/printing/raster.ts';

const { lab, printer, job, reportsUntil } = sharedLab(hasCups);

describe.skipIf(!hasCups)('a sheet through the spooler', () => {
  beforeAll(() => lab.addQueue('plain'));
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

  test('three copies are three sheets and one job', async () => {
    const { jobId } = await printer.submit(job('plain', { copies: 3 }));
    await reportsUntil('plain', jobId, final);

    expect((await lab.arrived(numberOf(jobId))).copies).toBe(3);
    expect(await lab.runs(numberOf(jobId))).toBe(1);
  });

  test('arrives with the driver’s own names for the medium and its options', async () => {
    await lab.addQueue('matte', { options: [['Finish', 'Glossy', 'Matte']] });
    const profile = labProfile({ options: [{ name: 'Finish', value: 'Matte' }] });
    const { jobId } = await printer.submit(job('matte', { profile }));
    const { options } = await lab.arrived(numberOf(jobId));

    expect(options.split(' ')).toEqual(
      expect.arrayContaining(['PageSize=w288h432', 'Finish=Matte', 'print-scaling=none']),
    );
  });

  test('two jobs arrive in order with their titles', async () => {
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
  ])('a queue named %j is unknown', async (queue) => {
    const before = await spooled();

    await expect(printer.submit(job(queue))).rejects.toMatchObject({ code: 'PRINTER_UNKNOWN' });
    await expect(printer.ready(`cups:${queue}`, labProfile())).rejects.toMatchObject({
      code: 'PRINTER_UNKNOWN',
    });
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
      code: 'PRINTER_STOPPED',
      details: {
        state,
        queue,
        printerId: `cups:${queue}`,
        reason: expect.stringContaining('tray in repair') as unknown,
      },
    });
    await expect(printer.ready(`cups:${queue}`, labProfile())).rejects.toMatchObject({
      code: 'PRINTER_STOPPED',
    });
    expect((await printer.list()).find(({ name }) => name === queue)).toMatchObject({ state });
    expect(await spooled()).toBe(before);
  });

  test.each([
    ['a medium that it does not have', { keyword: 'w360h504-none' }, 'keyword-gone'],
    ['a standard’s name instead of its own', { keyword: 'na_index-4x6_4x6in' }, 'keyword-gone'],
    ['no medium at all', { keyword: '' }, 'keyword-gone'],
    [
      'an option that it does not have',
      { options: [{ name: 'StpBorderless', value: 'True' }] },
      'option-gone',
    ],
    ['a value that it does not have', { options: [{ name: 'Finish', value: 'Gold' }] }, 'option-gone'],
    ['an order in a value', { options: [{ name: 'Finish', value: 'Matte raw' }] }, 'option-gone'],
  ])(
    'a printer gets no job with %s, because its default paper would be printed on',
    async (_, change, reason) => {
      await lab.addQueue('finish', { options: [['Finish', 'Glossy', 'Matte']] });
      const before = await spooled();
      const profile = labProfile(change);

      const refusal = { code: 'PROFILE_WRONG', details: { reason } };
      await expect(printer.submit(job('finish', { profile }))).rejects.toMatchObject(refusal);
      await expect(printer.ready('cups:finish', profile)).rejects.toMatchObject(refusal);
      expect(await spooled()).toBe(before);
    },
  );

  test('a queue without a driver refuses, because it cannot select paper', async () => {
    await lab.admin('lpadmin', '-p', 'raw', '-E', '-v', `capture:${lab.out}`);

    await expect(printer.driver('cups:raw')).resolves.toBeNull();
    await expect(printer.submit(job('raw'))).rejects.toMatchObject({
      code: 'PROFILE_WRONG',
      details: { reason: 'medium-unknown' },
    });
  });

  test('a driver has its media and options, and another identity when it or its device is', async () => {
    await lab.addQueue('told', { options: [['Finish', 'Glossy', 'Matte']] });
    const driver = await printer.driver('cups:told');
    await lab.addQueue('told', { options: [['Finish', 'Matte', 'Glossy']] });
    const changed = await printer.driver('cups:told');
    await lab.admin('lpadmin', '-p', 'told', '-v', `capture:${lab.out}/another`);
    const moved = await printer.driver('cups:told');

    expect(driver?.name).toBe('Lab photo printer');
    expect(driver?.media.map(({ keyword }) => keyword)).toContain('w288h432');
    expect(driver?.options.find(({ name }) => name === 'Finish')).toMatchObject({ usual: 'Glossy' });
    expect(new Set([driver?.identity, changed?.identity, moved?.identity]).size).toBe(3);
    await expect(printer.driver('cups:nowhere')).rejects.toMatchObject({ code: 'PRINTER_UNKNOWN' });
  });

  test('the queues are listed, the default one first', async () => {
    await lab.addQueue('zebra');
    await lab.admin('lpadmin', '-d', 'zebra');
    const [first, ...others] = await printer.list();

    expect(first).toEqual({
      ...{ id: 'cups:zebra', name: 'zebra', state: 'ready', isDefault: true },
      ...{ trouble: null, hold: null, reasons: [] },
    });
    expect(others.some(({ isDefault }) => isDefault)).toBe(false);
    expect(others.map(({ id }) => id)).toContain('cups:plain');
  });
});
