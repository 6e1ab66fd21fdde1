/**
 * Makes one call to the disk fail while an order is worked on, the next one in the next order, and so on through all of them.
 * Each answer must be one that the screen explains; staff go on with the order afterwards, and nothing that the kiosk
 * confirmed may be lost.
 */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderId } from '../../shared/ids.ts';
import { KioskError, type ErrorCode } from '../../shared/errors.ts';
import type { OrderView } from '../../shared/model/order.ts';
import { faultyDisk, type DiskFault, type FaultyDisk } from '../support/records/disk-faults/faulty-disk.ts';
import { connectClient, type KioskClient } from '../support/kiosk/kiosk-client.ts';
import { startKiosk, type KioskProcess } from '../support/kiosk/kiosk-process.ts';
import { nextMove, type Started } from '../support/kiosk/staff-robot.ts';
import { auditAfterStart, auditAtEnd, figuresOf, pictureHashes, practiceFolder } from './books.ts';
import { lostFrom } from './promised.ts';

/** The kiosk goes on after a run, is killed after its order, or is killed after the first answer that failed. */
type Ending = 'goes-on' | 'killed-later' | 'killed-at-once';
const allEndings: readonly Ending[] = ['goes-on', 'killed-later', 'killed-at-once'];

export interface WritesOptions {
  readonly dataDir: string;
  readonly shot: Uint8Array;
  /** One order for each of them. A series ends when its faults no longer happen within an order. */
  readonly series: Iterable<Iterable<DiskFault>>;
  /** The endings of the runs, in turn. A start of the kiosk takes longer than an order. */
  readonly endings?: readonly Ending[];
  readonly onRun?: (report: WritesReport) => void;
}

export interface WritesReport {
  /** Orders that were worked on, one for each fault that happened. */
  runs: number;
  /** Runs in which nobody noticed anything: the kiosk wrote again, or needed the file later only. */
  unnoticed: number;
  /** Number of runs by the call that failed and by the kind of its file. */
  readonly failed: Map<string, number>;
  /** Number of answers by their error code. */
  readonly answers: Map<ErrorCode, number>;
  restarts: number;
  readonly started: Started;
  readonly promised: Map<OrderId, OrderView>;
  readonly problems: string[];
}

/** Faults in a row that did not happen, after which a series is over. Their number differs a little from order to order. */
const missedInARow = 4;
/** Answers that fail before the disk works again, when it fails from one call on. */
const untilHealed = 3;
/** Most answers of one order that fail. */
const mostFailures = 12;
/** The kiosk writes the end of a paid call again five seconds later (call-failure.ts), and reads every page again. */
const patienceMs = 15_000;

const add = <K>(counts: Map<K, number>, key: K): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** Runs all faults of all series on one data folder. */
export async function runWrites(options: WritesOptions): Promise<WritesReport> {
  const { dataDir, shot, series, endings = allEndings, onRun } = options;
  const report: WritesReport = {
    ...{ runs: 0, unnoticed: 0, restarts: 0, started: { previews: 0, finals: 0, prints: 0 } },
    ...{ failed: new Map(), answers: new Map(), promised: new Map(), problems: [] },
  };
  const disk = faultyDisk(dataDir, `${dataDir}.control`);
  const counter = await openCounter(dataDir, disk, shot, report);
  try {
    for (const faults of series) {
      let missed = 0;
      for (const fault of faults) {
        const happened = await counter.workWith(fault, endings[report.runs % endings.length] ?? 'goes-on');
        missed = happened ? 0 : missed + 1;
        if (missed === missedInARow) break;
        if (happened) onRun?.(report);
      }
    }
    await counter.finish();
  } finally {
    await counter.close();
    disk.close();
    rmSync(`${dataDir}.control`);
  }
  const note = (problem: string): void => void report.problems.push(problem);
  auditAtEnd(dataDir).forEach(note);
  const { accepted, prints } = figuresOf(dataDir);
  const { previews, finals, prints: asked } = report.started;
  if (accepted > previews + finals) note(`the service accepted ${String(accepted)} calls, staff made fewer`);
  if (prints > asked) note(`${String(prints)} prints were recorded, staff started fewer`);
  return report;
}

async function openCounter(dataDir: string, disk: FaultyDisk, shot: Uint8Array, report: WritesReport) {
  let kiosk: KioskProcess;
  let client: KioskClient;
  const open = async (): Promise<void> => {
    kiosk = await startKiosk({ dataDir, env: disk.env });
    client = await connectClient(await kiosk.address());
    report.problems.push(...auditAfterStart(dataDir));
  };
  const restart = async (): Promise<void> => {
    disk.heal();
    await kiosk.kill();
    report.restarts += 1;
    await open();
  };
  await open();
  const say = (what: string): void => void report.problems.push(`${disk.failed().first}: ${what}`);

  /** Works like staff until the order is done, whatever fails. Returns how many answers failed. */
  async function work(fault: DiskFault, ending: Ending): Promise<number> {
    let order: OrderView | null = null;
    let failures = 0;
    const begun = performance.now();
    for (let moves = 0; moves < 60; moves += 1) {
      try {
        order =
          order === null
            ? await client.call('createOrder')
            : await client.call('openOrder', { orderId: order.id });
        report.promised.set(order.id, order);
        const move = nextMove(order);
        if (move === null) return failures;
        order = await move(client, order, { specCode: 'uk-passport', shot, started: report.started });
        report.promised.set(order.id, order);
      } catch (error) {
        if (!(error instanceof KioskError)) throw error;
        failures += 1;
        add(report.answers, error.code);
        if (error.code === 'INTERNAL')
          say(`${order?.step ?? 'the first step'} had an answer that the screen cannot explain`);
        if (failures === 1 && ending === 'killed-at-once') {
          await restart();
          for (const { id, number } of (await client.call('desk')).inHand)
            if (!report.promised.has(id)) say(`order ${number} is there although its beginning failed`);
        }
        if (failures >= untilHealed || fault.lasting !== true) disk.heal();
        // Some rows are written again seconds later.
        if (failures > untilHealed) await sleep(500);
        if (failures > mostFailures && performance.now() - begun > patienceMs) break;
      }
    }
    say(`order ${order?.number ?? ''} was not finished: ${order?.photos[0]?.state ?? ''}`);
    return failures;
  }

  /** Waits until the kiosk makes paid calls again. */
  async function unblocked(): Promise<void> {
    const giveUpAt = performance.now() + patienceMs;
    for (;;) {
      const { blocked } = await client.call('kioskStatus');
      if (blocked === null) return;
      if (performance.now() > giveUpAt) {
        say(`paid calls stay blocked: ${blocked}`);
        return;
      }
      await sleep(100);
    }
  }

  async function lookForLosses(): Promise<void> {
    for (const promised of [...report.promised.values()].slice(-2)) {
      const now = await client.call('openOrder', { orderId: promised.id }).catch(() => null);
      if (now === null) say(`order ${promised.number} is gone`);
      else lostFrom(promised, now).forEach(say);
    }
  }

  return {
    /** @returns whether the fault happened */
    async workWith(fault: DiskFault, ending: Ending): Promise<boolean> {
      // The kiosk makes this file once and keeps it.
      if (fault.file === 'answer-room') rmSync(join(practiceFolder(dataDir), 'answer-room'), { force: true });
      disk.fail(fault);
      const failures = await work(fault, ending).catch((error: unknown) => {
        say(`the kiosk is gone: ${String(error)} ${kiosk.output.slice(-12).join(' | ')}`);
        throw error;
      });
      const { calls, first } = disk.failed();
      disk.heal();
      if (calls === 0) return false;
      report.runs += 1;
      if (failures === 0) report.unnoticed += 1;
      add(report.failed, kindOf(first));
      if (ending === 'killed-later') await restart();
      await lookForLosses();
      await unblocked();
      return true;
    },
    /** Opens every picture that the records name. */
    async finish(): Promise<void> {
      await restart();
      const { origin, cookie } = client;
      for (const [imageId, hash] of pictureHashes(dataDir)) {
        const answer = await fetch(`${origin}/photo/${imageId}`, { headers: { cookie } });
        const bytes = new Uint8Array(await answer.arrayBuffer());
        const isSame = answer.ok && createHash('sha256').update(bytes).digest('hex') === hash;
        if (!isSame) report.problems.push(`picture ${imageId} cannot be opened, or is another`);
      }
    },
    close: () => kiosk.stop(),
  };
}

/** Returns the same fault for each call in turn. */
export function* each(fault: Omit<DiskFault, 'at'>, every = 1): Generator<DiskFault> {
  for (let at = 1; ; at += every) yield { ...fault, at };
}

/** Returns the failed call with the kind of its file: without ids, numbers and days. */
const kindOf = (first: string): string =>
  first
    .replace(/[0-9a-f]{16,}|(?<=_)[0-9a-z]{12}/, '…')
    .replace(/(vault|sheets)\/[0-9a-z]{2}/, '$1/…')
    .replace(/headroom-[\dTZ-]+\.log/, 'headroom-….log');
