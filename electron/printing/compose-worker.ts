/** Entry of the composing thread: one message, one paper. */
import { parentPort } from 'node:worker_threads';
import { KioskError } from '../../shared/errors.ts';
import type { ComposeAnswer, ComposeTask } from './composer.ts';
import { composeCalibration, type CalibrationToCompose } from './calibration-sheet.ts';
import { composeReceipt, type Receipt } from './receipt.ts';
import { checkSheet } from './sheet-check.ts';
import { composeSheet, type SheetToCompose } from './sheet-pdf.ts';
import { composeRaster, type RasterToCompose } from './sheet-raster.ts';
import { composeSlip, type Slip } from './slip.ts';

async function checkedSheet(sheet: SheetToCompose): Promise<Uint8Array> {
  const file = await composeSheet(sheet);
  await checkSheet(file, sheet.plan, sheet.correction);
  return file;
}

function compose({ kind, paper }: ComposeTask): Promise<Uint8Array> {
  // The kind says which paper it is; a task is made nowhere but in the composer, which pairs them.
  if (kind === 'sheet') return checkedSheet(paper as SheetToCompose);
  if (kind === 'raster') return composeRaster(paper as RasterToCompose);
  if (kind === 'calibration') return composeCalibration(paper as CalibrationToCompose);
  if (kind === 'receipt') return composeReceipt(paper as Receipt);
  return composeSlip(paper as Slip);
}

async function answer(task: ComposeTask): Promise<ComposeAnswer> {
  const { number } = task;
  try {
    return { number, file: await compose(task) };
  } catch (error) {
    return { number, error: error instanceof KioskError ? error.toShape() : null };
  }
}

parentPort?.on('message', (task: ComposeTask) => {
  void answer(task).then((done) => parentPort?.postMessage(done));
});
