/** A whole order with the kiosk on the Windows Node, from the camera of Chromium to the printed sheet. */
import {
  approve,
  chooseDocument,
  finish,
  getPreview,
  nameCustomer,
  pay,
  printSheet,
  startOrder,
  takePhoto,
} from '../e2e/support/order.ts';
import { readRecords } from '../e2e/support/records.ts';
import { changeSettings } from '../e2e/support/studio.ts';
import { expect, test as base } from '../e2e/support/test.ts';
import { leaveFirstRun } from '../support/kiosk/first-run.ts';
import { connectClient } from '../support/kiosk/kiosk-client.ts';
import { findPhotos } from '../support/pictures/photo-edges.ts';
import { rasterise } from '../support/printing/raster.ts';
import { practiceSheets } from '../support/printing/saved-sheets.ts';
import { openWindowsStudio } from './support/windows-studio.ts';

const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  studio: async ({}, use) => {
    const studio = await openWindowsStudio();
    await leaveFirstRun(await connectClient(await studio.address()));
    await changeSettings(studio, { guidance: false, burst: false });
    await use(studio);
    await studio.close();
  },
});

const dpi = 600;

test('a UK passport order goes from the desk to the printed sheet', async ({ page, studio }) => {
  await startOrder(page);
  await nameCustomer(page, 'Zofia Żółć');
  await chooseDocument(page);
  await takePhoto(page);
  await getPreview(page);
  await approve(page);
  await pay(page);
  await printSheet(page);
  await finish(page);

  expect(readRecords(studio.dataDir)).toMatchObject({
    customer: { name: 'Zofia Żółć' },
    order: { state: 'done', practice: 1 },
    shots: [{ source: 'camera', width: 1280, height: 720 }],
    photos: [{ specCode: 'uk-passport', state: 'final' }],
    prints: [{ state: 'printed', copies: 1 }],
  });
  const [file = Buffer.alloc(0)] = practiceSheets(studio.dataDir).values();
  const sheet = await rasterise(file, dpi);
  // The sheet is in portrait, and so are its photos of 35 x 45 mm.
  expect([sheet.widthPx, sheet.heightPx]).toEqual([2400, 3600]);
  const photos = findPhotos(sheet, dpi);
  expect(photos).toHaveLength(8);
  for (const { width, height } of photos) {
    expect(Math.abs(width - 45)).toBeLessThan(0.1);
    expect(Math.abs(height - 35)).toBeLessThan(0.1);
  }
});
