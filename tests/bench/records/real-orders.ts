/**
 * Serves customers at a kiosk in practice, as staff do, so that every table is filled as real orders fill it: two visits of
 * each customer, a shot with its measures, preview, payment, final, sheet, slip and receipt on a real spooler.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { CustomerId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { approve } from '../../support/printing/approve.ts';
import { layoutOf } from '../../support/printing/layouts.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { inCash, byCard } from '../../support/records/payments.ts';
import { startPrintLab } from '../../support/printing/print-lab.ts';
import { rightView } from '../../support/pictures/sitter-view.ts';
import { workUntil, type RobotOrder } from '../../support/kiosk/staff-robot.ts';

/** The documents of the visits, in turn: two of three get a code. */
const documents = ['uk-passport', 'schengen-visa', 'uk-passport'];
const queue = 'cups:photo';
const office = 'cups:office';
/** The supervisor's PIN. */
export const pin = '2468';
type Call = OpenKiosk['call'];

/** A customer of one of these orders, before the orders are multiplied. */
export interface RealCustomer {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

const customerAt = (at: number): RealCustomer => ({
  name: `Zofia Kowalska${String.fromCodePoint(97 + (at % 26))}${String.fromCodePoint(97 + Math.floor(at / 26))}`,
  phone: `07700 ${String(900_000 + at)}`,
  email: at % 3 === 0 ? '' : `zofia.${String(at)}@example.org`,
});

/** Makes two complete orders for each of `customers` customers in the practice records below `dataDir`. */
export async function makeRealOrders(dataDir: string, customers: number): Promise<void> {
  const usualServer = process.env['CUPS_SERVER'];
  const lab = await startPrintLab();
  process.env['CUPS_SERVER'] = lab.server;
  const kiosk = await openKiosk({ dataDir });
  const call: Call = (name, ...args) => kiosk.call(name, ...args);
  try {
    await lab.addQueue('photo');
    await lab.addQueue('office');
    await setUp(call);
    await approve(kiosk, queue);
    const { data: shot } = await renderPortrait({}, 'jpeg');
    for (let at = 0; at < customers * 2; at += 1) await serve(call, at, shot);
    await allPrinted(call);
    await closeDay(call);
  } finally {
    await kiosk.close();
    await lab.stop();
    if (usualServer === undefined) delete process.env['CUPS_SERVER'];
    else process.env['CUPS_SERVER'] = usualServer;
  }
}

async function setUp(call: Call): Promise<void> {
  const [asha] = await call('addStaff', { name: 'Asha', role: 'supervisor', pin });
  if (asha === undefined) throw new Error('nobody is at the counter');
  await call('signIn', { staffId: asha.id, pin });
  const paper = { printerId: office, paper: 'a4' } as const;
  const settings = { ...(await call('settings')), slips: paper, receipts: paper, lockAfterMinutes: null };
  await call('saveSettings', { settings });
}

async function serve(call: Call, at: number, shot: Uint8Array): Promise<void> {
  const customer = customerAt(Math.floor(at / 2));
  const known = at % 2 === 0 ? null : await customerNamed(call, customer.name);
  const created = await call('createOrder');
  const orderId = created.id;
  const named = { orderId, customerId: known, ...customer, keepPhotos: at % 4 < 2 };
  await call('setCustomer', named);
  const job: RobotOrder = {
    specCode: documents[at % documents.length] ?? 'uk-passport',
    shot,
    started: { previews: 0, finals: 0, prints: 0 },
  };
  const asIs = await call('openOrder', { orderId });
  const shotTaken = await workUntil({ call }, asIs, job, ({ shots }) => shots.length > 0);
  const imageId = shotTaken.shots[0]?.image.id;
  if (imageId !== undefined) await call('keepMeasures', { imageId, view: rightView });
  const approved = await workUntil({ call }, shotTaken, job, ({ photos }) => photos[0]?.state === 'approved');
  const paid = await call('takePayment', at % 4 === 0 ? inCash(approved) : byCard(approved));
  const final = await workUntil({ call }, paid, job, ({ photos }) => photos[0]?.state === 'final');
  await handOver(call, final);
}

async function handOver(call: Call, order: OrderView): Promise<void> {
  const orderId = order.id;
  const layout = layoutOf(order.photos.map(({ id }) => id));
  await call('printSheet', { orderId, printerId: queue, layout, copies: 1 });
  const slips = order.photos.flatMap(({ code }) =>
    code === null ? [] : [{ kind: 'slip', codeId: code.id } as const],
  );
  await call('printPapers', { orderId, papers: [...slips, { kind: 'receipt' }] });
  await call('finishOrder', { orderId });
}

async function customerNamed(call: Call, text: string): Promise<CustomerId | null> {
  const { customers } = await call('findCustomers', { text });
  return customers[0]?.id ?? null;
}

/** Closes the takings, as every evening. */
async function closeDay(call: Call): Promise<void> {
  const { number, upTo, report } = await call('openTakings');
  await call('closeTakings', { number, upTo, counted: report.cash.expected, floatLeft: 0 });
}

async function allPrinted(call: Call): Promise<void> {
  for (let round = 0; round < 600; round += 1) {
    const prints = await call('listPrints');
    if (prints.every(({ state }) => state === 'printed' || state === 'uncertain')) return;
    await wait(500);
  }
  throw new Error('the spooler did not print everything');
}
