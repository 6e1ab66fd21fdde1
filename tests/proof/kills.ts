import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderId } from '../../shared/ids.ts';
import type { OrderView } from '../../shared/model/order.ts';
import { seededRandom } from '../../shared/portrait/random.ts';
import { connectClient, type KioskClient } from '../support/kiosk/kiosk-client.ts';
import { startKiosk, type KioskProcess } from '../support/kiosk/kiosk-process.ts';
import { nextMove, type RobotOrder, type Started } from '../support/kiosk/staff-robot.ts';
import { afterOrder, lookAfter, nothingYet, signIn, wordsLeft, type Afterwards } from './afterwards.ts';
import { auditAfterStart, auditAtEnd, figuresOf, pictureHashes, type Figures } from './books.ts';
import { killMoments, type Moments } from './moments.ts';
import { lostFrom } from './promised.ts';

export interface KillsOptions {
  readonly dataDir: string;
  readonly kills: number;
  readonly seed: number;
  /** The longest time from "ready" to the kill, milliseconds. */
  readonly longestMs: number;
  readonly shot: Uint8Array;
  /** The kiosk's built program; its sources unless given. */
  readonly program?: string;
  readonly onKill?: (report: KillsReport) => void;
}

export interface KillsReport {
  kills: number;
  ordersFinished: number;
  uncertainSettled: number;
  picturesSeen: number;
  readonly started: Started;
  /** The orders as the kiosk last answered with them: their whole content must survive every kill. */
  readonly promised: Map<OrderId, OrderView>;
  /** Number of kills during each call. */
  readonly interrupted: Map<string, number>;
  readonly afterwards: Afterwards;
  readonly problems: string[];
}

/** Findings of the kills, and the final records of both sides. */
export interface KillsResult extends KillsReport {
  readonly figures: Figures;
}

/** The counter between one start of the kiosk and its kill. */
interface Shift {
  readonly client: KioskClient;
  readonly report: KillsReport;
  readonly shot: Uint8Array;
}

/**
 * Repeats the main job on one data folder while the kiosk is killed at random moments. Checks after each restart that
 * everything from the kiosk's answers is still there and the records agree.
 */
export async function runKills(options: KillsOptions): Promise<KillsResult> {
  const { shot } = options;
  const moments = killMoments(seededRandom(options.seed), options.longestMs);
  const report: KillsReport = {
    kills: 0,
    ordersFinished: 0,
    uncertainSettled: 0,
    picturesSeen: 0,
    started: { previews: 0, finals: 0, prints: 0 },
    promised: new Map(),
    interrupted: new Map(),
    afterwards: nothingYet(),
    problems: [],
  };
  let current: OrderId | null = null;
  while (report.kills < options.kills) {
    const kiosk = await startKiosk(options);
    note(report, auditAfterStart(options.dataDir));
    const client = moments.watch(await connectClient(await kiosk.address()));
    const shift: Shift = { client, report, shot };
    await signIn(client, report.afterwards);
    await lookForFalseAlarm(shift);
    await lookForLosses(shift);
    current ??= await leftOnDesk(client);
    const killed = killAtItsMoment(kiosk, moments, report);
    current = await workUntilKilled(shift, current);
    await killed;
    report.kills += 1;
    options.onKill?.(report);
  }
  await finishInPeace(options, current, report);
  note(report, auditAtEnd(options.dataDir));
  note(report, wordsLeft(options.dataDir, report.afterwards));
  const figures = figuresOf(options.dataDir);
  note(report, beyondWhatStaffDid(report, figures));
  return { ...report, figures };
}

/** Returns the entries in the records that no action at the counter caused. */
function beyondWhatStaffDid({ started, uncertainSettled }: KillsReport, figures: Figures): string[] {
  const paid = started.previews + started.finals;
  const pairs = [
    ['calls accepted by the service', figures.accepted, paid],
    ['calls sent', figures.sent, paid],
    ['calls settled', figures.settled, uncertainSettled],
    ['prints', figures.prints, started.prints],
  ] as const;
  return pairs
    .filter(([, inBooks, byStaff]) => inBooks > byStaff)
    .map(([what, inBooks, byStaff]) => `${what}: ${inBooks}, but staff started ${byStaff}`);
}

const note = (report: KillsReport, problems: readonly string[]): void =>
  void report.problems.push(...problems.map((problem) => `after ${report.kills} kills: ${problem}`));

async function killAtItsMoment(kiosk: KioskProcess, moments: Moments, report: KillsReport): Promise<void> {
  await moments.next();
  const call = moments.inFlight();
  report.interrupted.set(call, (report.interrupted.get(call) ?? 0) + 1);
  if (!isAlive(kiosk.pid)) note(report, [`the kiosk ended by itself: ${kiosk.output.slice(-5).join(' | ')}`]);
  await kiosk.kill();
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    // ESRCH: no such process.
    return false;
  }
}

/** Returns an order whose first answer was lost: staff have never seen it, and find it on the desk. */
const leftOnDesk = async (client: KioskClient): Promise<OrderId | null> =>
  (await client.call('desk')).inHand[0]?.id ?? null;

/** Works like staff until the kiosk no longer answers; returns the order in progress at that moment. */
async function workUntilKilled(shift: Shift, inHand: OrderId | null): Promise<OrderId | null> {
  let current = inHand;
  try {
    for (;;) current = await work(shift, current);
  } catch (error) {
    if (isConnectionLost(error)) return current;
    throw error;
  }
}

async function work({ client, report, shot }: Shift, inHand: OrderId | null): Promise<OrderId | null> {
  const order =
    inHand === null ? await client.call('createOrder') : await client.call('openOrder', { orderId: inHand });
  report.promised.set(order.id, order);
  const move = nextMove(order);
  if (move === null) {
    await afterOrder(client, order, report.afterwards);
    report.ordersFinished += 1;
    return null;
  }
  if (order.openCalls.some((call) => call.state === 'uncertain')) report.uncertainSettled += 1;
  const customer = `Zofia Żółć-${order.number}`;
  const job: RobotOrder = { customer, specCode: 'uk-passport', shot, started: report.started };
  report.promised.set(order.id, await move(client, order, job));
  return order.id;
}

/** Returns the orders whose customer nobody began to erase. */
const kept = ({ promised, afterwards }: KillsReport): OrderView[] =>
  [...promised.values()].filter(({ id }) => !afterwards.begun.has(id));

async function lookForLosses({ client, report, shot }: Shift): Promise<void> {
  note(report, await lookAfter(client, report.afterwards));
  for (const promised of kept(report)) {
    const now = await client.call('openOrder', { orderId: promised.id }).catch(lost);
    note(report, now === null ? [`order ${promised.number} is gone`] : lostFrom(promised, now));
  }
  const shots = kept(report)
    .flatMap((order) => order.shots)
    .slice(-3);
  for (const { image } of shots) {
    const seen = await pictureHash(client, image.id);
    if (seen !== sha256(shot)) note(report, [`shot ${image.id} is ${seen === null ? 'gone' : 'another'}`]);
  }
}

/** Checks for false alarms: a kill loses nothing, so no kiosk may report missing records or give a number twice. */
async function lookForFalseAlarm({ client, report }: Shift): Promise<void> {
  const gap = await client.call('recordsGap');
  if (gap !== null) note(report, [`the kiosk says that records may be missing: ${gap.reason}`]);
  const numbers = [...report.promised.values()].map(({ number }) => number);
  if (new Set(numbers).size < numbers.length) note(report, ['an order number was given twice']);
}

/** Reports an order that the kiosk no longer knows; an error of the connection fails the proof. */
function lost(error: unknown): null {
  if (isConnectionLost(error)) throw error;
  return null;
}

/** Waits for the practice service, which may start after the kiosk on a slow machine, for up to a minute. */
async function serviceAnswers(client: KioskClient): Promise<void> {
  for (let triesLeft = 120; ; triesLeft -= 1) {
    try {
      await client.call('accountStatus');
      return;
    } catch (error) {
      if (triesLeft === 0) throw error;
      await sleep(500);
    }
  }
}

/** Finishes without kills: completes the order in progress, and opens every picture. */
async function finishInPeace(
  options: KillsOptions,
  inHand: OrderId | null,
  report: KillsReport,
): Promise<void> {
  const { dataDir, shot } = options;
  const kiosk = await startKiosk(options);
  const shift: Shift = { client: await connectClient(await kiosk.address()), report, shot };
  await signIn(shift.client, report.afterwards);
  await lookForFalseAlarm(shift);
  await lookForLosses(shift);
  await serviceAnswers(shift.client);
  let current = inHand ?? (await leftOnDesk(shift.client));
  while (current !== null) current = await work(shift, current);
  const open = (await shift.client.call('desk')).inHand;
  note(
    report,
    open.map(({ number }) => `order ${number} was never finished`),
  );
  for (const [imageId, hash] of pictureHashes(dataDir)) {
    report.picturesSeen += 1;
    if ((await pictureHash(shift.client, imageId)) !== hash)
      note(report, [`picture ${imageId} does not open`]);
  }
  for (const { image } of kept(report).flatMap((order) => order.shots)) {
    if ((await pictureHash(shift.client, image.id)) !== sha256(shot))
      note(report, [`shot ${image.id} is lost`]);
  }
  await kiosk.stop();
}

async function pictureHash(client: KioskClient, imageId: string): Promise<string | null> {
  const response = await fetch(`${client.origin}/photo/${imageId}`, { headers: { cookie: client.cookie } });
  return response.ok ? sha256(new Uint8Array(await response.arrayBuffer())) : null;
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** True only for fetch's error when the other side is gone; a refusal or a bug is rethrown. */
const isConnectionLost = (error: unknown): boolean => error instanceof TypeError && error.cause !== undefined;
