/** A counter whose printer is a folder that another program prints from. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { OrderView } from '../../../../shared/model/order.ts';
import { layoutOf } from '../../../support/printing/layouts.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { openCounter, type Counter } from '../counter.ts';
import { idsOf, newestPrint, withFinals } from './sheets.ts';

export const folder = 'folder:0a1b2c3d';

/** A counter whose printer is a watched folder named after that printer, and an order with a final. */
export async function atFolder() {
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
export type AtFolder = Awaited<ReturnType<typeof atFolder>>;

export const print = (counter: Counter, order: OrderView, copies = 1) =>
  counter.call('printSheet', {
    ...{ orderId: order.id, printerId: folder, layout: layoutOf(idsOf(order)), copies },
  });

/** Prints a calibration sheet, and enters the readings of an exact printer, changed by `off`. */
export async function calibrate({ counter, take }: AtFolder, off: (mm: number) => number = (mm) => mm) {
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
