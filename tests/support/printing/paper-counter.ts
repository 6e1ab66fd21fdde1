/** A counter with a print spooler of its own: an order whose photo is final, and printers to print it on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PrintView } from '../../../shared/model/prints.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { approve } from './approve.ts';
import { poll } from '../poll.ts';
import { layoutOf } from './layouts.ts';
import { openKiosk, type OpenKiosk } from '../kiosk/open-kiosk.ts';
import { startPrintLab, type LabQueue, type PrintLab } from './print-lab.ts';
import { workUntil } from '../kiosk/staff-robot.ts';

export interface PaperCounter {
  readonly lab: PrintLab;
  /** The order before anything was printed. */
  readonly order: OrderView;
  readonly call: OpenKiosk['call'];
  /** Adds a queue that is approved for ID photos on 4 x 6 in. */
  addApproved(name: string, queue?: LabQueue): Promise<void>;
  /** Prints the order's everyday sheet on a queue. */
  printOn(queue: string, copies?: number): Promise<OrderView>;
  /** The order as it is now. */
  now(): Promise<OrderView>;
  /** Returns the order's newest print, once it has reached one of these states. */
  newestPrint(...states: readonly PrintView['state'][]): Promise<PrintView>;
  /** …once `holds` is true, which also receives the milliseconds that this took. */
  newestOnce(
    holds: (print: PrintView) => boolean,
  ): Promise<{ readonly print: PrintView; readonly tookMs: number }>;
  /** Closes the kiosk, runs `meanwhile`, and opens it again on the same data. */
  reopenAfter(meanwhile: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

/** Returns an order without its prints, which nothing that happens to paper may change. */
export const withoutPrints = ({ prints: _prints, updatedAt: _updatedAt, ...rest }: OrderView): unknown =>
  rest;

/** The everyday sheet: as many photos as fit on 4 x 6 in. */
export const sheetOf = ({ photos }: OrderView) => layoutOf(photos.map(({ id }) => id));

async function orderWithFinal(kiosk: OpenKiosk): Promise<OrderView> {
  // A dark backdrop, so that the photos' own edges are visible on white paper.
  const { data: shot } = await renderPortrait(
    { width: 640, height: 800, backgroundColour: '#2b3036', hairStyle: 'flat' },
    'jpeg',
  );
  const job = { specCode: 'uk-passport', shot, started: { previews: 0, finals: 0, prints: 0 } };
  return workUntil(kiosk, await kiosk.call('createOrder'), job, ({ photos }) => photos[0]?.state === 'final');
}

export async function openPaperCounter(): Promise<PaperCounter> {
  const usualServer = process.env['CUPS_SERVER'];
  const folder = mkdtempSync(join(tmpdir(), 'headroom-paper-'));
  let kiosk = await openKiosk({ dataDir: folder });
  const order = await orderWithFinal(kiosk);
  const lab = await startPrintLab();
  process.env['CUPS_SERVER'] = lab.server;

  const call: OpenKiosk['call'] = (name, ...args) => kiosk.call(name, ...args);
  const now = (): Promise<OrderView> => call('openOrder', { orderId: order.id });
  const newestOnce: PaperCounter['newestOnce'] = async (holds) => {
    const began = performance.now();
    const print = await poll(async () => {
      const [newest] = (await now()).prints;
      if (newest === undefined || !holds(newest))
        throw new Error(`the newest print is ${JSON.stringify(newest)}`);
      return newest;
    });
    return { print, tookMs: performance.now() - began };
  };
  return {
    lab,
    order,
    call,
    addApproved: async (name, queue) => {
      await lab.setFault(null);
      await lab.addQueue(name, queue);
      await approve({ call }, `cups:${name}`);
    },
    printOn: (queue, copies = 1) =>
      call('printSheet', {
        orderId: order.id,
        printerId: `cups:${queue}`,
        layout: sheetOf(order),
        copies,
      }),
    now,
    newestOnce,
    newestPrint: async (...states) => (await newestOnce(({ state }) => states.includes(state))).print,
    reopenAfter: async (meanwhile) => {
      await kiosk.close();
      await meanwhile();
      kiosk = await openKiosk({ dataDir: folder });
    },
    close: async () => {
      await kiosk.close();
      await lab.stop();
      if (usualServer === undefined) delete process.env['CUPS_SERVER'];
      else process.env['CUPS_SERVER'] = usualServer;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
