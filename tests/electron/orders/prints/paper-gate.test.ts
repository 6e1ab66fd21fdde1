/**
 * An order at a printer that must be measured first; a folder that another program prints from replaces the printer.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { OrderView } from '../../../../shared/model/order.ts';
import { layoutOf } from '../../../support/printing/layouts.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { openCounter, type Counter } from '../counter.ts';
import { idsOf, newestPrint, withFinals } from './sheets.ts';

const folder = 'folder:0a1b2c3d';

/** A counter whose printer is a watched folder named after that printer, and an order with a final. */
async function atFolder() {
  const path = join(tempFolder(), 'DS620');
  mkdirSync(path);
  const counter = await openCounter({
    hotFolders: [{ id: folder, name: 'DNP DS620', path, format: 'jpeg' }],
  });
  const order = await withFinals(counter, 'Ada', 'uk-passport');
  const files = (): readonly string[] => readdirSync(path).sort();
  /** Does the work of the folder's print program. */
  const take = (): void => {
    for (const name of files()) rmSync(join(path, name));
  };
  return { counter, order, path, files, take };
}
type AtFolder = Awaited<ReturnType<typeof atFolder>>;

const print = (counter: Counter, order: OrderView, copies = 1) =>
  counter.call('printSheet', {
    ...{ orderId: order.id, printerId: folder, layout: layoutOf(idsOf(order)), copies },
  });

/** Prints a calibration sheet, and enters the readings of an exact printer, changed by `off`. */
async function calibrate({ counter, take }: AtFolder, off: (mm: number) => number = (mm) => mm) {
  const on = { printerId: folder, mediumId: '4x6in' } as const;
  await counter.call('printCalibration', on);
  await newestPrint(counter, 'waiting');
  take();
  await newestPrint(counter, 'uncertain');
  const setup = await counter.call('printerSetup', { printerId: folder });
  const target = setup.media.find(({ mediumId }) => mediumId === '4x6in')?.target;
  if (target === undefined) throw new Error('the medium has no target');
  const reading = {
    ...target,
    boxWidthMm: off(target.boxWidthMm),
    acrossMm: off(target.acrossMm),
  };
  await counter.call('saveReading', { ...on, reading });
}

describe('an ID photo on a printer that nobody has measured', () => {
  it('is planned, but refused before anything is recorded or composed', async () => {
    const { counter, order, files } = await atFolder();
    const layout = layoutOf(idsOf(order));

    const planned = await counter.call('planSheet', { orderId: order.id, printerId: folder, layout });
    const asked = print(counter, order);

    expect(planned).toMatchObject({ approval: 'not-calibrated', problem: null });
    expect(planned.plan.placements.length).toBeGreaterThan(0);
    expect(await rejectionOf(asked)).toBe('PRINTER_NOT_APPROVED not-calibrated');
    expect([files(), await counter.call('listPrints')]).toEqual([[], []]);
  });

  it('is printed once the printer was measured as exact', async () => {
    const at = await atFolder();
    await calibrate(at);

    const { prints } = await print(at.counter, at.order);

    expect(prints.map(({ kind }) => kind)).toEqual(['sheet']);
    expect(at.files()).toHaveLength(1);
    const all = await at.counter.call('listPrints');
    expect(all.map(({ kind, state }) => [kind, state])).toEqual([
      ['sheet', expect.any(String)],
      ['calibration', 'printed'],
    ]);
  });

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

describe('a sheet that is saved', () => {
  it.each([
    ['pdf', 'application/pdf', 'pdf'],
    ['jpeg', 'image/jpeg', 'jpg'],
    ['png', 'image/png', 'png'],
  ] as const)('as %s needs nobody’s approval', async (format, mime, ending) => {
    const { counter, order, files } = await atFolder();
    const layout = layoutOf(idsOf(order));

    const file = await counter.call('sheetFile', { orderId: order.id, printerId: folder, layout, format });

    expect(file).toMatchObject({ mime, name: `${order.number}-sheet-4x6in.${ending}` });
    expect([files(), await counter.call('listPrints')]).toEqual([[], []]);
  });

  it('is exact as a PDF, and corrected for its printer as a picture', async () => {
    const at = await atFolder();
    const { id: orderId } = at.order;
    const layout = layoutOf(idsOf(at.order));
    const save = async (format: 'pdf' | 'png') =>
      Buffer.from(
        (await at.counter.call('sheetFile', { orderId, printerId: folder, layout, format })).bytes,
      ).toString('base64');
    const before = { pdf: await save('pdf'), png: await save('png') };

    await calibrate(at, (mm) => mm * 0.97);

    expect((await save('pdf')) === before.pdf).toBe(true);
    expect((await save('png')) === before.png).toBe(false);
  });
});
