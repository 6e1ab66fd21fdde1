/** A printer's calibration through the whole kiosk; a print program's watched folder replaces the printer. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import type { MediumSetup, PrinterSetupView } from '../../../shared/model/printer-setup.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { addSupervisor, unlock } from '../../support/kiosk/supervisor.ts';

const printerId = 'folder:0a1b2c3d';
const mediumId = '4x6in';

async function kioskWithFolder(): Promise<{ counter: OpenKiosk; folder: string }> {
  const folder = tempFolder();
  const counter = await openKiosk({ dataDir: tempFolder() });
  onTestFinished(() => counter.close());
  const settings = await counter.call('settings');
  const hotFolders = [{ id: printerId, name: 'DS620', path: folder, format: 'jpeg' }] as const;
  await counter.call('saveSettings', { settings: { ...settings, hotFolders } });
  return { counter, folder };
}

function setupOf({ media }: PrinterSetupView): MediumSetup {
  const found = media.find((each) => each.mediumId === mediumId);
  if (found === undefined) throw new Error('the medium is not shown');
  return found;
}

it('prints a sheet in the printer’s frame, and approves the printer once it has been measured', async () => {
  const { counter, folder } = await kioskWithFolder();

  const printed = setupOf(await counter.call('printCalibration', { printerId, mediumId }));

  const [name = ''] = readdirSync(folder);
  const sheet = await sharp(readFileSync(join(folder, name))).metadata();
  expect(sheet).toMatchObject({ format: 'jpeg', width: 1240, height: 1844, density: 300 });
  expect(printed).toMatchObject({
    approval: 'not-calibrated',
    sheet: expect.stringMatching(/^prt_/) as string,
  });

  // The print program has taken it.
  rmSync(join(folder, name));
  const measured = await counter.call('saveReading', { printerId, mediumId, reading: printed.target });

  expect(setupOf(measured)).toMatchObject({ approval: 'approved', sheet: null });
});

it('remembers the measurement after a restart', async () => {
  const dataDir = tempFolder();
  const folder = tempFolder();
  const first = await openKiosk({ dataDir });
  const settings = await first.call('settings');
  const hotFolders = [{ id: printerId, name: 'Lab', path: folder, format: 'png' }] as const;
  await first.call('saveSettings', { settings: { ...settings, hotFolders } });
  const { target } = setupOf(await first.call('printCalibration', { printerId, mediumId }));
  const reading = { ...target, leftMm: target.leftMm + 1 };
  await first.call('saveReading', { printerId, mediumId, reading });
  await first.close();

  const again = await openKiosk({ dataDir, secrets: first.secrets });
  onTestFinished(() => again.close());

  expect(setupOf(await again.call('printerSetup', { printerId }))).toMatchObject({
    approval: 'not-proven',
    calibration: { reading, proven: false, correction: { scaleX: 1, offsetXMm: -1 } },
  });
});

it('needs a supervisor for profiles, but not for calibration and ribbons', async () => {
  const { counter } = await kioskWithFolder();
  await addSupervisor(counter, '4826');
  await counter.call('lockSupervisor');

  const { profile } = setupOf(await counter.call('printerSetup', { printerId }));
  if (profile === null) throw new Error('no profile is suggested');

  expect(await rejectionOf(counter.call('saveProfile', { printerId, profile }))).toBe('SUPERVISOR_REQUIRED');
  expect((await counter.call('loadSupply', { printerId, prints: 400 })).supply).toMatchObject({ left: 400 });
  const { target } = setupOf(await counter.call('printCalibration', { printerId, mediumId }));
  await counter.call('saveReading', { printerId, mediumId, reading: target });

  await unlock(counter, '4826');
  expect(setupOf(await counter.call('saveProfile', { printerId, profile })).saved).toBe(true);
});
