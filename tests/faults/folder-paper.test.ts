/** An order on paper through a folder that a print program watches: on any system, and without a driver. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderView } from '../../shared/model/order.ts';
import type { PrintView } from '../../shared/model/prints.ts';
import { renderPortrait } from '../portraits/render.ts';
import { measure, printCalibration } from '../support/printing/approve.ts';
import { layoutOf } from '../support/printing/layouts.ts';
import { openKiosk, type OpenKiosk } from '../support/kiosk/open-kiosk.ts';
import { findPhotos } from '../support/pictures/photo-edges.ts';
import { poll } from '../support/poll.ts';
import { workUntil } from '../support/kiosk/staff-robot.ts';
import { scratchFolder } from '../support/files/temp-folder.ts';

const printerId = 'folder:0badcafe';
let root: string;
let folder: string;
let kiosk: OpenKiosk;
let order: OrderView;

/**
 * Returns the pictures in the folder, without hidden files, which a print program ignores while the kiosk writes them.
 */
const inFolder = (): string[] => readdirSync(folder).filter((name) => !name.startsWith('.'));
/** Takes every picture, as a print program does. */
function takeAll(): Buffer[] {
  return inFolder().map((name) => {
    const bytes = readFileSync(join(folder, name));
    rmSync(join(folder, name));
    return bytes;
  });
}
const print = (copies = 1): Promise<OrderView> =>
  kiosk.call('printSheet', {
    ...{ orderId: order.id, printerId, copies },
    layout: layoutOf(order.photos.map(({ id }) => id)),
  });
const newest = (holds: (newest: PrintView) => boolean): Promise<PrintView> =>
  poll(async () => {
    const [first] = (await kiosk.call('openOrder', { orderId: order.id })).prints;
    if (first === undefined || !holds(first)) throw new Error(`the newest is ${JSON.stringify(first)}`);
    return first;
  });

describe('an order on paper through a watched folder', () => {
  beforeAll(async () => {
    root = scratchFolder();
    folder = join(root, 'DS620 4x6');
    mkdirSync(folder);
    kiosk = await openKiosk({ dataDir: join(root, 'data') });
    const settings = await kiosk.call('settings');
    const hotFolders = [{ id: printerId, name: 'DS620 4x6', path: folder, format: 'jpeg' }] as const;
    await kiosk.call('saveSettings', { settings: { ...settings, hotFolders } });
    // A dark backdrop, so that the photos' own edges are visible on white paper.
    const { data: shot } = await renderPortrait(
      { width: 640, height: 800, backgroundColour: '#2b3036', hairStyle: 'flat' },
      'jpeg',
    );
    const job = { specCode: 'uk-passport', shot, started: { previews: 0, finals: 0, prints: 0 } };
    const begun = await kiosk.call('createOrder');
    order = await workUntil(kiosk, begun, job, ({ photos }) => photos[0]?.state === 'final');
  });
  afterAll(async () => {
    await kiosk.close();
    rmSync(root, { recursive: true, force: true });
  });

  it('is refused before a printer approval with a ruler', async () => {
    await expect(print()).rejects.toMatchObject({
      code: 'PRINTER_NOT_APPROVED',
      details: { reason: 'not-calibrated' },
    });
    expect(inFolder()).toEqual([]);
  });

  it('is approved by a sheet that came out through the same folder', async () => {
    const out = printCalibration(kiosk, printerId);
    await poll(() => expect(inFolder()).toHaveLength(1));
    const [sheet] = takeAll();
    await out;

    expect(await sharp(sheet).metadata()).toMatchObject({ format: 'jpeg', width: 1_240, height: 1_844 });
    expect(await measure(kiosk, printerId)).toMatchObject({ approval: 'approved' });
  });

  it('arrives as a picture in the printer’s own frame, with photos of 35.0 x 45.0 mm', async () => {
    await print();
    const [sheet] = takeAll();

    const { data, info } = await sharp(sheet).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1_240, height: 1_844 });
    expect((await sharp(sheet).metadata()).density).toBe(300);
    const photos = findPhotos({ widthPx: info.width, heightPx: info.height, grey: data }, 300);
    expect(photos).toHaveLength(8);
    for (const { width, height } of photos) {
      // Each edge is at the nearest pixel of 0.085 mm.
      expect(Math.abs(Math.min(width, height) - 35)).toBeLessThan(0.1);
      expect(Math.abs(Math.max(width, height) - 45)).toBeLessThan(0.1);
    }
  });

  it('becomes uncertain once its picture is taken, and counts when staff confirm it', async () => {
    const uncertain = await newest(({ state }) => state === 'uncertain');
    expect(uncertain).toMatchObject({ printerName: 'DS620 4x6', cancellable: false });

    await kiosk.call('confirmPrint', { printId: uncertain.id, printed: true });

    expect(await newest(() => true)).toMatchObject({ state: 'printed' });
    const { printed } = await kiosk.call('printerSetup', { printerId });
    expect(printed).toEqual([{ mediumId: '4x6in', sheets: 2 }]);
  });

  it('arrives as three files for three copies, and cancelling deletes all of them', async () => {
    await print(3);
    expect(inFolder()).toHaveLength(3);
    const waiting = await newest(({ state }) => state === 'waiting');

    await kiosk.call('cancelPrint', { printId: waiting.id });

    await newest(({ state }) => state === 'cancelled');
    expect(inFolder()).toEqual([]);
  });

  it('is not reported as taken when the folder disappears, and waits for the folder', async () => {
    await print();
    await newest(({ state }) => state === 'waiting');
    const files = takeAll();
    rmSync(folder, { recursive: true });
    expect(files).toHaveLength(1);

    expect(await newest(({ trouble }) => trouble === 'printer-gone')).toMatchObject({ state: 'waiting' });
    await expect(print()).rejects.toMatchObject({ code: 'PRINTER_UNREACHABLE' });
  });
});
