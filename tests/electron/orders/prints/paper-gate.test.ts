/**
 * An order at a printer that must be measured first; a folder that another program prints from replaces the printer.
 */
import { describe, expect, it } from 'vitest';
import { layoutOf } from '../../../support/printing/layouts.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { idsOf } from './sheets.ts';
import { folder, atFolder, print, calibrate } from './at-folder.ts';

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
