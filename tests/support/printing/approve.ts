/** Approves a printer as staff do: prints a calibration sheet and enters an exact reading. */
import type { PrintId } from '../../../shared/ids.ts';
import type { RulerReading } from '../../../shared/printing.ts';
import type { MediumSetup } from '../../../shared/model/printer-setup.ts';
import type { MediumId } from '../../../shared/sheet-media.ts';
import { poll } from '../poll.ts';
import type { Counter } from '../kiosk/staff-robot.ts';

const setUpOf = async (counter: Counter, printerId: string, mediumId: MediumId): Promise<MediumSetup> => {
  const { media } = await counter.call('printerSetup', { printerId });
  const found = media.find((each) => each.mediumId === mediumId);
  if (found === undefined) throw new Error(`the kiosk does not know ${mediumId}`);
  return found;
};

/** Prints a calibration sheet and waits until it is out, as far as its printer can tell. */
export async function printCalibration(
  counter: Counter,
  printerId: string,
  mediumId: MediumId = '4x6in',
): Promise<PrintId> {
  await counter.call('printCalibration', { printerId, mediumId });
  const { sheet } = await setUpOf(counter, printerId, mediumId);
  if (sheet === null) throw new Error('no calibration sheet waits');
  await poll(async () => {
    const state = (await counter.call('listPrints')).find(({ id }) => id === sheet)?.state ?? 'not there';
    if (!['printed', 'uncertain'].includes(state)) throw new Error(`the calibration sheet is ${state}`);
  });
  return sheet;
}

/** Enters a reading of the newest sheet; without one, an exact reading. */
export async function measure(
  counter: Counter,
  printerId: string,
  mediumId: MediumId = '4x6in',
  reading?: RulerReading,
): Promise<MediumSetup> {
  const { target } = await setUpOf(counter, printerId, mediumId);
  await counter.call('saveReading', { printerId, mediumId, reading: reading ?? target });
  return setUpOf(counter, printerId, mediumId);
}

/** @throws when the printer is not approved on that medium afterwards */
export async function approve(
  counter: Counter,
  printerId: string,
  mediumId: MediumId = '4x6in',
): Promise<void> {
  await printCalibration(counter, printerId, mediumId);
  const { approval } = await measure(counter, printerId, mediumId);
  if (approval !== 'approved') throw new Error(`the printer is ${approval}`);
}
