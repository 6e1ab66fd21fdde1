/** An order on paper: what the printer receives, measured by its pixels, and what happens when there is no printing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderView, PrintView, SheetLayout } from '../../shared/model.ts';
import { renderPortrait } from '../portraits/render.ts';
import { openKiosk, type OpenKiosk } from '../support/open-kiosk.ts';
import { findPhotos } from '../support/photo-edges.ts';
import { hasCups, startPrintLab, type PrintLab } from '../support/print-lab.ts';
import { rasterise } from '../support/raster.ts';
import { workUntil } from '../support/staff-robot.ts';
import { rejectionOf } from '../support/thrown.ts';

if (!hasCups) console.log('Skipped: paper. There is no CUPS on this machine.');

const dpi = 600;
const usualServer = process.env['CUPS_SERVER'];
let folder: string;
let lab: PrintLab;
let kiosk: OpenKiosk;
let order: OrderView;

const layoutOf = ({ photos }: OrderView): SheetLayout => ({
  mediumId: '4x6in',
  gapMm: 2,
  edgeMm: 2,
  cutMarks: true,
  photos: photos.map(({ id }) => ({ photoId: id, count: null })),
});

const printOn = (queue: string): Promise<OrderView> =>
  kiosk.call('printSheet', {
    orderId: order.id,
    printerId: `cups:${queue}`,
    layout: layoutOf(order),
    copies: 1,
  });

const now = (): Promise<OrderView> => kiosk.call('openOrder', { orderId: order.id });

/** The order's newest print, once it has come to one of these states. */
const newestPrint = async (...states: PrintView['state'][]): Promise<PrintView> =>
  vi.waitFor(
    async () => {
      const [newest] = (await now()).prints;
      if (newest === undefined || !states.includes(newest.state)) {
        throw new Error(`the newest print is ${newest?.state ?? 'not there'}`);
      }
      return newest;
    },
    { timeout: 30_000, interval: 100 },
  );

/** What the order is without its prints: nothing that happens to paper may change it. */
const withoutPrints = ({ prints: _prints, updatedAt: _updatedAt, ...rest }: OrderView): unknown => rest;

describe.skipIf(!hasCups)('an order on paper', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'headroom-paper-'));
    lab = await startPrintLab();
    process.env['CUPS_SERVER'] = lab.server;
    kiosk = await openKiosk({ dataDir: folder });
    // A dark backdrop: the photos' own edges are to be seen on white paper.
    const { data: shot } = await renderPortrait({ backgroundColour: '#2b3036', hairStyle: 'flat' }, 'jpeg');
    const job = { specCode: 'uk-passport', shot, started: { previews: 0, finals: 0, prints: 0 } };
    const hasFinal = ({ photos }: OrderView): boolean => photos[0]?.state === 'final';
    order = await workUntil(kiosk, await kiosk.call('createOrder'), job, hasFinal);
  });
  afterAll(async () => {
    await kiosk.close();
    await lab.stop();
    if (usualServer === undefined) delete process.env['CUPS_SERVER'];
    else process.env['CUPS_SERVER'] = usualServer;
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => lab.setFault(null));

  async function expectExactSheet(pdf: Uint8Array): Promise<void> {
    const page = await rasterise(pdf, dpi);
    const [shorter = 0, longer = 0] = [page.widthPx, page.heightPx].sort((one, other) => one - other);
    expect(Math.abs((shorter / dpi) * 25.4 - 101.6)).toBeLessThan(0.05);
    expect(Math.abs((longer / dpi) * 25.4 - 152.4)).toBeLessThan(0.05);
    const photos = findPhotos(page, dpi);
    expect(photos).toHaveLength(8);
    for (const { width, height } of photos) {
      expect(Math.abs(Math.min(width, height) - 35)).toBeLessThan(0.1);
      expect(Math.abs(Math.max(width, height) - 45)).toBeLessThan(0.1);
    }
  }

  it('is a page of 101.6 x 152.4 mm with photos of 35.0 x 45.0 mm in the kiosk’s own file', async () => {
    const { bytes } = await kiosk.call('sheetFile', { orderId: order.id, layout: layoutOf(order) });
    await expectExactSheet(bytes);
  });

  it('arrives at the printer in that size, once, and the order says that it was printed', async () => {
    await lab.addQueue('photo');
    await printOn('photo');
    expect(await newestPrint('printed')).toMatchObject({ printerName: 'photo', copies: 1, reason: '' });

    const [job = 0, ...more] = await lab.arrivals();
    expect(more).toEqual([]);
    const arrived = await lab.arrived(job);
    expect(arrived).toMatchObject({ copies: 1, title: `${order.number} sheet` });
    await expectExactSheet(arrived.bytes);
  });

  it.each([
    ['a queue that is unknown', 'nowhere', 'PRINTER_UNKNOWN'],
    ['a name that is none', '--', 'PRINTER_UNKNOWN'],
    ['a queue that is paused', 'paused', 'PRINTER_REFUSED'],
    ['a queue that takes no jobs', 'rejecting', 'PRINTER_REFUSED'],
    ['a printer without the medium', 'letters', 'PRINTER_REFUSED medium-unknown'],
  ])('is not handed to %s: the reason is said, the order stays as it is', async (_what, queue, code) => {
    await Promise.all(['paused', 'rejecting'].map((name) => lab.addQueue(name)));
    await lab.addQueue('letters', { media: [{ name: 'A4', size: [595.28, 841.89] }] });
    await lab.admin('cupsdisable', 'paused');
    await lab.admin('cupsreject', 'rejecting');
    const [before, arrived] = [await now(), await lab.arrivals()];

    expect(await rejectionOf(printOn(queue))).toMatch(code);
    expect(await now()).toEqual(before);
    expect(await lab.admin('lpstat', '-o')).toBe('');
    expect(await lab.arrivals()).toEqual(arrived);
  });

  it('on an offline printer has failed within 5 s; printed again for a reason it comes out once', async () => {
    await lab.addQueue('offline');
    await lab.setFault('offline');
    const [before, arrived] = [await now(), (await lab.arrivals()).length];
    const began = performance.now();
    await printOn('offline');
    const failed = await newestPrint('failed');
    expect(performance.now() - began).toBeLessThan(6_000);
    expect(failed.note).not.toBe('');
    expect(withoutPrints(await now())).toEqual(withoutPrints(before));

    await lab.setFault(null);
    await kiosk.call('reprint', { printId: failed.id, reason: 'The printer was off' });
    const again = await newestPrint('printed');
    expect(again).toMatchObject({ reprintOf: failed.id, reason: 'The printer was off' });
    expect((await lab.arrivals()).length).toBe(arrived + 1);
    expect((await now()).prints.map(({ state }) => state).slice(0, 2)).toEqual(['printed', 'failed']);
  });

  it('is uncertain when the cable is pulled; the desk asks, and a person says what came out', async () => {
    await lab.addQueue('pulled');
    await lab.setFault('half');
    await printOn('pulled');
    const print = await newestPrint('uncertain');
    const { inHand } = await kiosk.call('desk');
    expect(inHand.find(({ id }) => id === order.id)?.attention).toBe('uncertain-print');

    const after = await kiosk.call('confirmPrint', { printId: print.id, printed: true });
    expect(after.prints[0]).toMatchObject({ id: print.id, state: 'printed' });
    expect((await kiosk.call('desk')).inHand.find(({ id }) => id === order.id)?.attention).toBe(null);
  });

  it('waits for paper over a restart of the kiosk, and then comes out once', async () => {
    await lab.addQueue('empty');
    await lab.setFault('out-of-media');
    const arrived = (await lab.arrivals()).length;
    await printOn('empty');
    const waiting = await newestPrint('waiting');
    expect(waiting.note).toContain('media-empty');
    await kiosk.close();

    kiosk = await openKiosk({ dataDir: folder });
    await lab.setFault(null);
    await lab.admin('cupsenable', 'empty');
    expect(await newestPrint('printed')).toMatchObject({ id: waiting.id });
    expect((await lab.arrivals()).length).toBe(arrived + 1);
  });

  it('is uncertain when the spooler dies over it; without a spooler nothing is taken and nothing is lost', async () => {
    await lab.addQueue('dying');
    await lab.setFault('hang');
    await printOn('dying');
    await newestPrint('printing');
    await lab.kill();
    const print = await newestPrint('uncertain');

    expect(await rejectionOf(printOn('photo'))).toBe('PRINTER_UNREACHABLE');
    const after = await now();
    expect(after.prints[0]).toMatchObject({ id: print.id, state: 'uncertain' });
    expect(withoutPrints(after)).toEqual(withoutPrints(order));
    expect((await kiosk.call('listPrinters')).map(({ id }) => id)).toEqual(['file']);
    const { bytes } = await kiosk.call('sheetFile', { orderId: order.id, layout: layoutOf(order) });
    expect(bytes.byteLength).toBeGreaterThan(10_000);
  });
});
