import { describe, expect, test } from 'vitest';
import { composeCalibration } from '../../../../electron/printing/calibration/sheet.ts';
import { targetOf } from '../../../../shared/calibration.ts';
import { newId } from '../../../../shared/ids.ts';
import { calibrationToleranceMm, noCorrection } from '../../../../shared/printing.ts';
import { media, type KnownMediumId } from '../../../../shared/sheet-media.ts';
import { readRuler } from '../../../support/printing/calibration-ruler.ts';
import { onPaper, printThrough, profileOf } from '../../../support/printing/driver-pixels.ts';
import { numberOf } from '../../../support/printing/print-jobs.ts';
import { hasGutenprint } from '../../../support/printing/print-lab.ts';
import { readPrinterData } from '../../../support/printing/printer-planes.ts';
import { sharedLab } from '../../../support/printing/shared-lab.ts';
import { en } from '../../../../electron/words/en.ts';

const printerLab = sharedLab(hasGutenprint);

type Boxes = readonly (readonly number[])[];

/** Returns the largest distance of any photo's edge from its position, in the printer's pixels. */
const furthest = (found: Boxes, exact: Boxes): number =>
  Math.max(
    ...exact.flatMap((edges, row) => edges.map((edge, at) => Math.abs(edge - (found[row]?.[at] ?? NaN)))),
  );

/** The same photos relative to the block's own middle, which leaves size and distance. */
function fromTheirMiddle(boxes: Boxes): Boxes {
  const middle = [0, 1].map((axis) => {
    const from = Math.min(...boxes.map((box) => box[axis] ?? NaN));
    return (from + Math.max(...boxes.map((box) => box[axis + 2] ?? NaN))) / 2;
  });
  return boxes.map((box) => box.map((edge, at) => edge - (middle[at % 2] ?? NaN)));
}
/** A third of a millimetre: an offset that calibration corrects, and tolerates. */
const offsetPx = (calibrationToleranceMm / 25.4) * 300;

/** Each model prints on one medium at least; the DS620 and the D70DW, on every medium of a roll printer. */
const models: readonly [model: string, media: readonly KnownMediumId[]][] = [
  ['dnp-ds620', ['4x6in', '5x7in', '6x8in']],
  ['dnp-dsrx1', ['6x8in']],
  ['dnp-ds40', ['5x7in']],
  ['dnp-qw410', ['4x6in']],
  ['citizen-cx-02', ['4x6in']],
  ['citizen-cz-01', ['4x6in']],
  ['canon-cp1300', ['postcard']],
  ['mitsubishi-d70dw', ['4x6in', '5x7in', '6x8in']],
  ['mitsubishi-d80dw', ['5x7in']],
  ['mitsubishi-d90dw', ['6x8in']],
];
const queues = models.flatMap(([model, all]) => all.map((mediumId) => [model, mediumId] as const));

describe.skipIf(!hasGutenprint)(
  'a sheet through a real driver, in the bytes that the printer receives',
  () => {
    test.each(queues)('%s on %s: the block of photos is exact to a pixel', async (model, mediumId) => {
      await printerLab.lab.addDriverQueue(model, `gutenprint.5.3://${model}/expert`);
      const profile = await profileOf(printerLab.printer, model, mediumId);
      if (profile === null) throw new Error('the driver has no such medium');
      const { found, exact } = await printThrough(printerLab, model, profile);

      expect(found).toHaveLength(exact.length);
      expect(furthest(fromTheirMiddle(found), fromTheirMiddle(exact))).toBeLessThanOrEqual(1);
      expect(furthest(found, exact)).toBeLessThan(offsetPx);
    });

    test.each(['dnp-ds620', 'citizen-cz-01', 'mitsubishi-d70dw', 'mitsubishi-d90dw'])(
      '%s: a measured error is corrected, in each direction separately',
      async (model) => {
        await printerLab.lab.addDriverQueue(`corrected-${model}`, `gutenprint.5.3://${model}/expert`);
        const profile = await profileOf(printerLab.printer, `corrected-${model}`, '4x6in');
        if (profile === null) throw new Error('the driver has no such medium');
        const correction = { scaleX: 1.01, scaleY: 0.99, offsetXMm: 0.8, offsetYMm: -0.4 };
        const { found, exact } = await printThrough(printerLab, `corrected-${model}`, profile, correction);

        expect(furthest(fromTheirMiddle(found), fromTheirMiddle(exact))).toBeLessThanOrEqual(1);
        // Corrected in the wrong direction, or along the other side, it would be twice 0.8 mm off.
        expect(furthest(found, exact)).toBeLessThan(offsetPx);
      },
    );

    test.each(['dnp-ds620', 'citizen-cx-02', 'mitsubishi-d70dw', 'mitsubishi-d90dw'])(
      '%s: a calibration sheet has its stated lengths, within a pixel',
      async (model) => {
        const { lab, printer } = printerLab;
        await lab.addDriverQueue(`ruler-${model}`, `gutenprint.5.3://${model}/expert`);
        const profile = await profileOf(printer, `ruler-${model}`, '4x6in');
        if (profile === null) throw new Error('the driver has no such medium');
        const medium = media['4x6in'];
        const file = await composeCalibration({
          ...{ medium, profile, mediumName: '4 × 6 in', printerName: model, correction: noCorrection },
          words: en.calibration,
          ...{ sheetNumber: 1, date: '2026-11-21T14:32:00.000Z', timeZone: 'Europe/London', format: 'pdf' },
        });
        const { jobId } = await printer.submit({
          printId: newId('prt'),
          ...{ printerId: `cups:ruler-${model}`, profile, file, title: 'calibration', copies: 1 },
          ...{ widthMm: medium.widthMm, heightMm: medium.heightMm },
        });
        const sent = readPrinterData((await lab.arrived(numberOf(jobId))).bytes);
        const target = targetOf(medium, profile.safe);
        const found = readRuler(onPaper(sent, medium, 300), 300);

        for (const name of ['boxWidthMm', 'boxHeightMm', 'acrossMm', 'downMm'] as const)
          expect([name, Math.abs(found[name] - target[name]) < 0.09]).toEqual([name, true]);
        // The driver decides the sheet's position on the paper: within the tolerance of calibration.
        for (const name of ['leftMm', 'topMm'] as const)
          expect([name, Math.abs(found[name] - target[name]) < calibrationToleranceMm]).toEqual([name, true]);
      },
    );

    test('a Selphy that would shrink the sheet is refused, and says why', async () => {
      await printerLab.lab.addDriverQueue('selphy', 'gutenprint.5.3://canon-cp1300/expert');
      const profile = await profileOf(printerLab.printer, 'selphy', 'postcard');
      if (profile === null) throw new Error('the driver has no such medium');
      const options = profile.options.filter(({ name }) => name !== 'StpBorderless');

      await expect(printThrough(printerLab, 'selphy', { ...profile, options })).rejects.toMatchObject({
        code: 'PROFILE_WRONG',
        details: { reason: 'not-exact' },
      });
    });

    test('a medium that the driver does not have is not guessed: 10 x 15 cm is not 4 x 6 in', async () => {
      await printerLab.lab.addDriverQueue('ds620', 'gutenprint.5.3://dnp-ds620/expert');

      expect(await profileOf(printerLab.printer, 'ds620', '10x15cm')).toBeNull();
    });
  },
);
