/** Paper on which photos would have the wrong size: the print is blocked before spooling, or corrected by measurement. */
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Composer } from '../../electron/printing/composer.ts';
import type { SheetToCompose } from '../../electron/printing/sheet/pdf.ts';
import { measure, printCalibration } from '../support/printing/approve.ts';
import { expectExactSheet } from '../support/printing/exact-sheet.ts';
import { openPaperCounter } from '../support/printing/paper-counter.ts';
import { labProfile } from '../support/printing/print-jobs.ts';
import { hasCups } from '../support/printing/print-lab.ts';
import { readWithRuler } from '../support/printing/ruler.ts';
import { sharedByTests } from '../support/shared-by-tests.ts';
import { rejectionOf } from '../support/thrown.ts';

/** Simulates a bug in the kiosk: moves photos from their position by this many points. */
const slip = vi.hoisted(() => ({ points: 0 }));

vi.mock(import('../../electron/printing/composer.ts'), async (importOriginal) => {
  const { createComposer, ...rest } = await importOriginal();
  const { composeSheet } = await import('../../electron/printing/sheet/pdf.ts');
  const { checkSheet } = await import('../../electron/printing/checks/sheet.ts');
  const slipping = async (sheet: SheetToCompose): Promise<Uint8Array> => {
    const placements = sheet.plan.placements.map((each) => ({
      ...each,
      xMm: each.xMm + (slip.points * 25.4) / 72,
    }));
    const file = await composeSheet({ ...sheet, plan: { ...sheet.plan, placements } });
    await checkSheet(file, sheet.plan, sheet.correction);
    return file;
  };
  const create: typeof createComposer = (...given): Composer => {
    const composer = createComposer(...given);
    const compose: Composer['compose'] = (kind, paper) =>
      kind === 'sheet' && slip.points !== 0
        ? slipping(paper as SheetToCompose)
        : composer.compose(kind, paper);
    return { ...composer, compose };
  };
  return { ...rest, createComposer: create };
});

const counter = sharedByTests(openPaperCounter, (opened) => opened.close(), hasCups);

describe.skipIf(!hasCups)('a sheet that would have the wrong size', () => {
  beforeEach(() => counter.lab.setFault(null));

  const arrivals = (): Promise<number[]> => counter.lab.arrivals();
  const lastArrived = async (): Promise<Uint8Array> =>
    (await counter.lab.arrived(await counter.lab.lastJob())).bytes;

  /** Expects that nothing was spooled, and that the order has no new print. */
  async function expectBlocked(printing: () => Promise<unknown>, code: string): Promise<void> {
    const [before, out] = [await counter.now(), await arrivals()];
    expect(await rejectionOf(printing())).toBe(code);
    expect(await counter.now()).toEqual(before);
    expect(await counter.lab.admin('lpstat', '-o')).toBe('');
    expect(await arrivals()).toEqual(out);
  }

  it('is not printed on a queue that was never measured', async () => {
    await counter.lab.addQueue('new');
    await expectBlocked(() => counter.printOn('new'), 'PRINTER_NOT_APPROVED not-calibrated');
  });

  it('81: is not printed when the printer has other paper', async () => {
    await counter.lab.addQueue('letters', { media: [{ name: 'A4', size: [595.28, 841.89] }] });
    await expectBlocked(() => counter.printOn('letters'), 'PROFILE_WRONG medium-unknown');
  });

  it('81: is printed on its own paper, not on the queue’s default paper', async () => {
    await counter.addApproved('usually-a4');
    await counter.printOn('usually-a4');
    await counter.newestPrint('printed');

    const { options, bytes } = await counter.lab.arrived(await counter.lab.lastJob());
    expect(options).toContain('PageSize=w288h432');
    await expectExactSheet(bytes);
  });

  it('82: is not printed with a paper name that the driver does not know', async () => {
    await counter.lab.addQueue('names');
    const printerId = 'cups:names';
    const profile = labProfile({ keyword: 'na_index-4x6_4x6in' });
    expect(await rejectionOf(counter.call('saveProfile', { printerId, profile }))).toBe(
      'PROFILE_WRONG keyword-gone',
    );
  });

  it('82: is not printed when a new driver has another name for the paper', async () => {
    await counter.addApproved('exchanged');
    await counter.call('saveProfile', { printerId: 'cups:exchanged', profile: labProfile() });
    await counter.lab.addQueue('exchanged', { media: [{ name: '4x6Photo', size: [288, 432] }] });
    await expectBlocked(() => counter.printOn('exchanged'), 'PROFILE_WRONG keyword-gone');
  });

  it('83: is not printed through a driver that shrinks, and is exact once that is measured and corrected', async () => {
    await counter.lab.addQueue('shrinking', { filter: 'shrink' });
    await printCalibration(counter, 'cups:shrinking');
    const first = await readWithRuler(await lastArrived());
    expect(Math.abs(first.boxWidthMm - 0.96 * 35)).toBeLessThan(0.15);
    expect(Math.abs(first.acrossMm - 0.96 * 80)).toBeLessThan(0.15);
    const setup = await measure(counter, 'cups:shrinking', '4x6in', first);
    expect(setup).toMatchObject({ approval: 'not-proven', calibration: { proven: false } });
    await expectBlocked(() => counter.printOn('shrinking'), 'PRINTER_NOT_APPROVED not-proven');

    await printCalibration(counter, 'cups:shrinking');
    const second = await readWithRuler(await lastArrived());
    expect(await measure(counter, 'cups:shrinking', '4x6in', second)).toMatchObject({ approval: 'approved' });
    await counter.printOn('shrinking');
    await counter.newestPrint('printed');
    await expectExactSheet(await lastArrived(), 0.3);
  });

  it.each([1, -1, 0.2])(
    '88: is refused before it is sent when its file is off by %d point',
    async (points) => {
      const queue = `slipping${points * 10}`;
      await counter.addApproved(queue);
      slip.points = points;
      onTestFinished(() => {
        slip.points = 0;
      });
      await expectBlocked(() => counter.printOn(queue), 'PRINT_FILE_WRONG');
    },
  );
});
