/** Sheets in a folder that another program prints from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { rejectionOf } from '../../../support/thrown.ts';
import { newestPrint } from './sheets.ts';
import { folder, atFolder, print, calibrate } from './at-folder.ts';

describe('an ID photo on a printer that nobody has measured', () => {
  it('waits for a second sheet when the first had to be corrected, and is then printed with the correction', async () => {
    const at = await atFolder();
    await calibrate(at, (mm) => mm * 0.97);
    expect(await rejectionOf(print(at.counter, at.order))).toBe('PRINTER_NOT_APPROVED not-proven');

    await calibrate(at);

    expect((await print(at.counter, at.order)).prints).toHaveLength(1);
  });
});

describe('a sheet in a watched folder', () => {
  it('is a picture in the printer’s frame, not a PDF', async () => {
    const at = await atFolder();
    await calibrate(at);

    await print(at.counter, at.order);

    const [name = ''] = at.files();
    const { format, width, height, density } = await sharp(readFileSync(join(at.path, name))).metadata();
    // DNP DS620, 4 x 6 in at 300 dpi: Gutenprint, src/main/print-dyesub.c.
    expect({ format, width, height, density }).toEqual({
      ...{ format: 'jpeg', width: 1240, height: 1844, density: 300 },
    });
  });

  it('is removed when staff cancel it, and the result is reported', async () => {
    const at = await atFolder();
    await calibrate(at);
    const { prints } = await print(at.counter, at.order, 2);
    const printId = prints[0]?.id;
    if (printId === undefined) throw new Error('there is no print');
    expect(at.files()).toHaveLength(2);
    const told: string[] = [];
    onTestFinished(
      at.counter.kiosk.on((name, payload) => {
        if (name === 'printChanged') told.push(JSON.stringify(payload));
      }),
    );

    await at.counter.call('cancelPrint', { printId });

    expect(at.files()).toEqual([]);
    expect(await newestPrint(at.counter, 'cancelled')).toMatchObject({ id: printId, cancellable: false });
    expect(told).toContain(JSON.stringify({ printId }));
  });

  it('counts against its ribbon, and the status says when that runs out', async () => {
    const at = await atFolder();
    await calibrate(at);
    const settings = await at.counter.call('settings');
    await at.counter.call('saveSettings', { settings: { ...settings, printerId: folder } });
    const left = async () =>
      (await at.counter.call('kioskStatus')).printers.find(({ id }) => id === folder)?.printsLeft;
    await at.counter.call('loadSupply', { printerId: folder, prints: 20 });
    expect(await left()).toBe(null);

    await print(at.counter, at.order, 16);
    expect(await left()).toBe(null);
    at.take();
    await newestPrint(at.counter, 'uncertain');

    expect(await left()).toBe(4);
    const { supply } = await at.counter.call('printerSetup', { printerId: folder });
    expect(supply).toMatchObject({ capacity: 20, left: 4, low: true });
  });
});
