/**
 * Printing by Windows' own calls: Wine's spooler passes the sheets to CUPS, where a real driver converts them to the
 * bytes that a printer would receive. Wine has no list of printed jobs: a job leaves its list as soon as CUPS has it.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { presetOf } from '../../electron/printing/drivers/presets.ts';
import type { JobReport, PrintJob } from '../../electron/printing/printer.ts';
import { suggestProfile } from '../../electron/printing/drivers/profile-suggest.ts';
import { rasterPageOf } from '../../electron/printing/raster/frame.ts';
import { composeRaster } from '../../electron/printing/compose-raster.ts';
import { createWindowsPrinter } from '../../electron/printing/windows/printer.ts';
import type { LaunchWork } from '../../electron/work/launch.ts';
import { newId } from '../../shared/ids.ts';
import { noCorrection, type PrinterProfile } from '../../shared/printing.ts';
import { media } from '../../shared/sheet-media.ts';
import { planSheet } from '../../shared/sheet.ts';
import { upright } from '../support/printing/driver-pixels.ts';
import { readPrinterData } from '../support/printing/printer-planes.ts';
import type { PixelBox } from '../support/printing/raster.ts';
import { everydayRequest, solidPhoto } from '../support/printing/sheets.ts';

const queue = 'DS620';
const program = new URL('../../electron/printing/windows/print-worker.ts', import.meta.url);
const running = new Set<ChildProcess>();
/**
 * Starts the kiosk's process for drivers without its outputs: under Wine, Vitest waits for every process that holds
 * them.
 */
const launchWork: LaunchWork = () => {
  const child = fork(program, [], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return {
    post: (message) => new Promise((resolve) => child.send(message as object, () => resolve())),
    onMessage: (listener) => void child.on('message', listener),
    onExit: (listener) => void child.once('exit', listener),
    kill: () => void child.kill('SIGKILL'),
  };
};
afterAll(async () => {
  const ended = [...running].map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(ended);
});
const printer = createWindowsPrinter({ launchWork });
/** Folder of the bytes that the printers of the print lab have received. */
const outFolder = process.env['WINDOWS_PRINT_OUT'] ?? '';
if (outFolder === '') console.log('Skipped: printing on Windows. No print lab was started with this run.');
const describePrinting = describe.skipIf(outFolder === '');

/** Returns every job with that title whose bytes have arrived completely. */
async function arrivedAs(title: string): Promise<Buffer[]> {
  const names = await readdir(outFolder);
  const found: Buffer[] = [];
  for (const name of names.filter((each) => each.endsWith('.meta'))) {
    const meta = await readFile(join(outFolder, name), 'utf8');
    const file = name.replace(/meta$/, 'out');
    if (meta.includes(title) && names.includes(file)) found.push(await readFile(join(outFolder, file)));
  }
  return found;
}
const arrived = (title: string): Promise<Buffer> =>
  expect
    .poll(() => arrivedAs(title), { timeout: 60_000 })
    .toHaveLength(1)
    .then(async () => (await arrivedAs(title))[0] ?? Buffer.alloc(0));

/**
 * Returns the frame and safe area of the known printer, on the driver's own paper. Wine reports the driver's whole
 * page as a size, which is 162.5 mm high, so the paper is named here; on Windows staff would choose it in the
 * settings.
 */
function profileOf(): PrinterProfile {
  const known = suggestProfile(null, media['4x6in'], presetOf('DNP DS620'));
  if (known === null) throw new Error('the printer is not known');
  return { ...known, keyword: '4x6', options: [{ name: 'Resolution', value: '300x300' }] };
}

/** Returns photos of 35 x 45 mm in the frame of the profile, with their expected positions. */
async function sheetFor(profile: PrinterProfile) {
  const plan = planSheet({ ...everydayRequest, edgeMm: 6 });
  const pictures = new Map([['pho_uk', await solidPhoto(827, 1063)]]);
  const frame = { dpiX: profile.dpiX, dpiY: profile.dpiY, raster: profile.raster };
  const file = await composeRaster({
    ...{ plan, pictures, title: 'sheet', correction: noCorrection, format: 'png', frame },
  });
  const page = rasterPageOf(plan, profile, noCorrection);
  const places = plan.placements.map(({ xMm, yMm, widthMm, heightMm }) => [
    ...page.toPixels(xMm, yMm),
    ...page.toPixels(xMm + widthMm, yMm + heightMm),
  ]);
  return { file, page, places };
}

const job = (profile: PrinterProfile, file: Uint8Array, change: Partial<PrintJob> = {}): PrintJob => ({
  printId: newId('prt'),
  ...{ printerId: `windows:${queue}`, profile, file, widthMm: 101.6, heightMm: 152.4 },
  ...{ title: '261121-004 sheet 1', copies: 1, ...change },
});

const sides = ({ x, y, width, height }: PixelBox): number[] => [x, y, x + width, y + height];

/** Returns boxes by rows from the left, relative to the middle of the printed page. */
function fromMiddle(boxes: readonly (readonly number[])[], width: number, height: number): number[][] {
  const byRows = (a: readonly number[], b: readonly number[]): number => {
    const rows = (a[1] ?? 0) - (b[1] ?? 0);
    return Math.abs(rows) > 3 ? rows : (a[0] ?? 0) - (b[0] ?? 0);
  };
  return boxes
    .map(([a = 0, b = 0, c = 0, d = 0]) => [
      ...[Math.min(a, c) - width / 2, Math.min(b, d) - height / 2],
      ...[Math.max(a, c) - width / 2, Math.max(b, d) - height / 2],
    ])
    .sort(byRows);
}

describePrinting('the printers of Windows', () => {
  it('are listed by a separate process', async () => {
    const names = (await printer.list()).map(({ id, state }) => [id, state]);

    expect(names).toContainEqual([`windows:${queue}`, 'ready']);
    expect(names).toContainEqual(['windows:Office', 'ready']);
  });

  it('report the papers and resolutions of a real driver, with the driver’s own names', async () => {
    const driver = await printer.driver(`windows:${queue}`);

    const photo = driver?.media.find(({ keyword }) => keyword === '4x6');
    // The page of Gutenprint's driver is larger than the paper by the parts that the cutter removes.
    expect(photo?.frame ?? photo).toMatchObject({ widthMm: expect.closeTo(105, 0) as number });
    expect(driver?.options.find(({ name }) => name === 'Resolution')).toMatchObject({
      choices: expect.arrayContaining([{ value: '300x300', text: '300x300' }]) as unknown,
    });
  });

  it('are found by name, and an unknown name is reported as missing', async () => {
    await expect(printer.ready('windows:Gone', profileOf())).rejects.toMatchObject({
      code: 'PRINTER_UNKNOWN',
    });
  });
});

describePrinting('a driver’s settings', () => {
  it('are returned by the driver with the given paper and resolution', async () => {
    await expect(printer.ready(`windows:${queue}`, profileOf())).resolves.toMatchObject({ state: 'ready' });
  });

  it('are refused when they name a paper that the driver does not have', async () => {
    const profile = { ...profileOf(), keyword: '5x9' };

    await expect(printer.ready(`windows:${queue}`, profile)).rejects.toMatchObject({
      code: 'PROFILE_WRONG',
      details: { reason: 'keyword-gone' },
    });
  });

  it('are refused when they name borderless printing and the driver’s print capabilities have none', async () => {
    const options = [{ name: 'PageBorderless', value: 'Borderless' }];

    await expect(printer.ready(`windows:${queue}`, { ...profileOf(), options })).rejects.toMatchObject({
      code: 'PROFILE_WRONG',
      details: { reason: 'option-gone' },
    });
  });
});

describePrinting('a sheet', () => {
  it('arrives with photos that are exact to one dot in size and to two in position', async () => {
    const profile = profileOf();
    const { file, page, places } = await sheetFor(profile);

    const { jobId } = await printer.submit(job(profile, file));

    const sent = readPrinterData(await arrived(jobId.slice(-9)));
    const { widthPx, heightPx, boxes } = upright(sent);
    const found = fromMiddle(boxes.map(sides), widthPx, heightPx);
    const exact = fromMiddle(places, page.widthPx, page.heightPx);
    expect(found).toHaveLength(exact.length);
    const sizeOf = ([a = NaN, b = NaN, c = NaN, d = NaN]: readonly number[]): number[] => [c - a, d - b];
    for (const [n, photo] of found.entries()) {
      const place = exact[n] ?? [];
      for (const [edge, at] of photo.entries())
        expect(Math.abs(at - (place[edge] ?? NaN))).toBeLessThanOrEqual(2);
      const [wide = NaN, high = NaN] = sizeOf(photo);
      const [exactWide = NaN, exactHigh = NaN] = sizeOf(place);
      expect(Math.abs(wide - exactWide)).toBeLessThanOrEqual(1);
      expect(Math.abs(high - exactHigh)).toBeLessThanOrEqual(1);
    }
  });

  it('is printed once for each copy', async () => {
    const profile = profileOf();
    const { file } = await sheetFor(profile);

    const { jobId } = await printer.submit(job(profile, file, { copies: 2 }));

    const sent = (await arrived(jobId.slice(-9))).toString('latin1');
    expect(sent.split('IMAGE YPLANE')).toHaveLength(3);
  });

  it('is uncertain when its job is gone from the list, because Wine reports no more', async () => {
    const profile = profileOf();
    const { file } = await sheetFor(profile);
    const { jobId } = await printer.submit(job(profile, file));

    const reports: JobReport[] = [];
    const stop = printer.follow(`windows:${queue}`, jobId, (report) => reports.push(report));
    await expect.poll(() => reports.at(-1)?.final).toBe(true);
    stop();

    expect(reports.at(-1)).toMatchObject({ state: 'uncertain', note: 'the spooler no longer knows the job' });
  });

  it('is unknown when its driver’s process ends in the middle, and prints nothing', async () => {
    const profile = profileOf();
    const { file } = await sheetFor(profile);
    /** Ends the process as soon as the spooler has given the job a number. */
    const fragile: LaunchWork = (...args) => {
      const work = launchWork(...args);
      work.onMessage((message) => {
        if (/"handing":\{"job":[1-9]/.test(JSON.stringify(message))) work.kill();
      });
      return work;
    };
    const unlucky = createWindowsPrinter({ launchWork: fragile });

    const failing = unlucky.submit(job(profile, file, { title: 'cut short' }));

    await expect(failing).rejects.toMatchObject({ code: 'PRINT_UNCERTAIN' });
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(await arrivedAs('cut short')).toEqual([]);
  });
});
