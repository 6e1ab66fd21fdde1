import Database from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImageId, OrderId } from '../../shared/ids.ts';
import type { OrderView } from '../../shared/model.ts';
import { connectClient, type KioskClient } from '../support/kiosk-client.ts';
import { startKiosk, type KioskProcess } from '../support/kiosk-process.ts';
import { nextMove, type RobotOrder, type Started } from '../support/staff-robot.ts';

export interface KillsOptions {
  readonly dataDir: string;
  readonly kills: number;
  readonly seed: number;
  /** The longest time from "ready" to the kill, milliseconds. */
  readonly longestMs: number;
  readonly shot: Uint8Array;
  readonly onKill?: (report: KillsReport) => void;
}

export interface KillsReport {
  kills: number;
  ordersFinished: number;
  uncertainSettled: number;
  readonly started: Started;
  /** What the kiosk has answered for: it must be there after every kill. */
  readonly orders: Set<OrderId>;
  /** Shots' images, with the hash of what was handed over. */
  readonly shots: Map<ImageId, string>;
  readonly problems: string[];
}

/**
 * Plays the main job over and over on one data folder while the kiosk is killed at random moments, and looks after
 * each restart whether everything that it has answered for is still there.
 */
export async function runKills(options: KillsOptions): Promise<KillsReport> {
  const random = seededRandom(options.seed);
  const report: KillsReport = {
    kills: 0,
    ordersFinished: 0,
    uncertainSettled: 0,
    started: { previews: 0, finals: 0, prints: 0 },
    orders: new Set(),
    shots: new Map(),
    problems: [],
  };
  let current: OrderId | null = null;
  while (report.kills < options.kills) {
    const kiosk = await startKiosk({ dataDir: options.dataDir });
    const client = await connectClient(await kiosk.address());
    await lookForLosses(client, report);
    const killed = killLater(kiosk, 50 + random() * options.longestMs);
    current = await workUntilKilled(client, current, options.shot, report);
    await killed;
    report.kills += 1;
    options.onKill?.(report);
  }
  await finishInPeace(options, current, report);
  return report;
}

/** Paid calls in the practice service's own ledger; it writes each down before it starts on it. */
export function acceptedCalls(dataDir: string): number {
  const db = new Database(join(dataDir, 'practice', 'service', 'practice.sqlite'), { readonly: true });
  try {
    return db.prepare<[], { n: number }>('SELECT count(*) AS n FROM ledger').get()?.n ?? 0;
  } finally {
    db.close();
  }
}

async function killLater(kiosk: KioskProcess, afterMs: number): Promise<void> {
  await sleep(afterMs);
  await kiosk.kill();
}

/** Works like staff until the kiosk no longer answers; gives the order that was in hand then. */
async function workUntilKilled(
  client: KioskClient,
  inHand: OrderId | null,
  shot: Uint8Array,
  report: KillsReport,
): Promise<OrderId | null> {
  let current = inHand;
  try {
    for (;;) current = await work(client, current, shot, report);
  } catch (error) {
    if (isConnectionLost(error)) return current;
    throw error;
  }
}

async function work(
  client: KioskClient,
  inHand: OrderId | null,
  shot: Uint8Array,
  report: KillsReport,
): Promise<OrderId | null> {
  const order =
    inHand === null ? await client.call('createOrder') : await client.call('openOrder', { orderId: inHand });
  report.orders.add(order.id);
  const move = nextMove(order);
  if (move === null) {
    report.ordersFinished += 1;
    return null;
  }
  if (order.openCalls.some((call) => call.state === 'uncertain')) report.uncertainSettled += 1;
  const job: RobotOrder = { specCode: 'uk-passport', shot, started: report.started };
  rememberShots(await move(client, order, job), shot, report);
  return order.id;
}

function rememberShots(order: OrderView, shot: Uint8Array, report: KillsReport): void {
  for (const { image } of order.shots) report.shots.set(image.id, sha256(shot));
}

async function lookForLosses(client: KioskClient, report: KillsReport): Promise<void> {
  for (const orderId of report.orders) {
    const lost = await client.call('openOrder', { orderId }).then(
      () => false,
      () => true,
    );
    if (lost) report.problems.push(`kill ${report.kills}: order ${orderId} is gone`);
  }
  const newest = [...report.shots].slice(-3);
  for (const [imageId, hash] of newest) {
    const bytes = await picture(client, imageId);
    if (bytes === null) report.problems.push(`kill ${report.kills}: shot ${imageId} is gone`);
    else if (sha256(bytes) !== hash) report.problems.push(`kill ${report.kills}: shot ${imageId} has changed`);
  }
}

/** The last run is left alone: what is in hand is brought to its end, and every shot is looked at. */
async function finishInPeace(options: KillsOptions, inHand: OrderId | null, report: KillsReport): Promise<void> {
  const kiosk = await startKiosk({ dataDir: options.dataDir });
  const client = await connectClient(await kiosk.address());
  let current = inHand;
  while (current !== null) current = await work(client, current, options.shot, report);
  for (const imageId of report.shots.keys()) {
    if ((await picture(client, imageId)) === null) report.problems.push(`at the end: shot ${imageId} is gone`);
  }
  await kiosk.stop();
}

async function picture(client: KioskClient, imageId: ImageId): Promise<Uint8Array | null> {
  const response = await fetch(`${client.origin}/photo/${imageId}`, { headers: { cookie: client.cookie } });
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What fetch throws when the other side is gone; a refusal of the kiosk's own is an answer and goes on up. */
const isConnectionLost = (error: unknown): boolean => error instanceof TypeError;

/** The mulberry32 generator: the same seed plays the same moments again. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
