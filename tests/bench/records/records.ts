/**
 * `npm run bench -- records [--customers N] [--data FOLDER]`: the promises for the records of a large studio, measured over the bridge, next
 * to `LIKE` and to SQLite without encryption.
 *
 * With `--data`, the records are made in FOLDER the first time, and every run measures a copy of them: two versions of the
 * program are compared over the same records, and a quiet measurement takes a minute.
 *
 * The default of one million customers has two million complete orders. It needs about 25 GB below `TMPDIR`, because the orders
 * are twice as large until they are packed, and half an hour; 100,000 customers need a tenth of both. The real orders are printed on a
 * spooler of the bench's own (CUPS).
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged, page } from '../../../build/build-if-changed.ts';
import { openFile } from '../../support/records/records-file.ts';
import { multiply } from './multiply.ts';
import type { Held } from './held.ts';
import { measureOverTheBridge, ordersToErase } from './over-the-bridge.ts';
import type { Times } from './times.ts';
import { measurePeers } from './peers.ts';
import { makeRealOrders } from './real-orders.ts';
import { packOrders } from './pack-orders.ts';
import { sizesOf, usedBytes } from './sizes.ts';

const root = join(import.meta.dirname, '../../..');
const realCustomers = 12;
const mostBytes = 2_500;

interface Row {
  readonly figure: string;
  readonly promise: string;
  readonly measured: string;
  readonly LIKE: string;
  readonly unencrypted: string;
  /** Null where nothing is promised. */
  readonly kept: boolean | null;
}

const times = (value: Times | undefined): string =>
  value === undefined ? '' : [value.p50, value.p95, value.max].map((each) => each.toFixed(1)).join(' / ');
const blocked = (value: Held): string =>
  `${times(value)}, of its own ${value.own.toFixed(1)}, beyond a bare process ${value.beyondBare.toFixed(1)}`;
/** The main thread was not blocked for too long, apart from what the machine does to a process that does nothing. */
const isFree = ({ own, beyondBare }: Held): boolean => own <= 16 && beyondBare <= 16;
const seconds = (value: number): string => `${value.toFixed(1)} s`;

/** @returns the exit code: 1 when a promise is not kept */
export async function benchRecords(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { customers: { type: 'string', default: '1000000' }, data: { type: 'string' } },
  });
  const folder = mkdtempSync(join(tmpdir(), 'headroom-bench-'));
  const begun = performance.now();
  const told = (text: string): void =>
    console.log(`${((performance.now() - begun) / 1000).toFixed(0)} s: ${text}`);
  try {
    buildIfChanged(root, page);
    const { data } = values;
    if (data === undefined) await makeRecords(folder, Number(values.customers), told);
    else {
      if (!existsSync(data)) {
        await makeRecords(`${data}.part`, Number(values.customers), told);
        renameSync(`${data}.part`, data);
      }
      cpSync(data, folder, { recursive: true });
    }
    // Gigabytes are still on their way to the disk: a commit would wait for them, as none at a counter does.
    execFileSync('sync');
    const file = join(folder, 'practice', 'records.sqlite');
    const { customers, orders } = countsOf(file);
    const bytes = usedBytes(file);
    const sizes = sizesOf(file);
    told(`measuring ${String(customers)} customers, ${String(orders)} orders`);
    const ours = await measureOverTheBridge(folder, customers);
    told('measuring LIKE, and SQLite without encryption');
    const peers = measurePeers(file, customers);
    const rows: Row[] = [
      ...Object.entries(ours.searches).map(([what, measured]) => ({
        ...{ figure: `search, ms: ${what}`, promise: 'p95 5', measured: times(measured) },
        ...{ LIKE: times(peers.like[what]), unencrypted: times(peers.plain[what]), kept: measured.p95 <= 5 },
      })),
      {
        ...{ figure: 'a bare POST between the searches, ms', promise: 'none', LIKE: '', unencrypted: '' },
        ...{ measured: times(ours.barePost), kept: null },
      },
      {
        ...{ figure: 'the desk, ms', promise: 'none', measured: times(ours.desk), LIKE: '' },
        ...{ unencrypted: times(peers.plainDesk), kept: null },
      },
      {
        ...{ figure: 'main thread blocked, maintenance, desk and searches, ms', promise: 'max 16' },
        ...{ measured: blocked(ours.held), LIKE: '', unencrypted: '', kept: isFree(ours.held) },
      },
      {
        ...{
          figure: 'starting to a usable desk, ms',
          promise: 'max 1500',
          measured: times(ours.start),
          LIKE: '',
        },
        ...{ unencrypted: '', kept: ours.start.max <= 1_500 },
      },
      {
        ...{
          figure: 'durable step of an order, ms: customer, document, person',
          promise: 'p95 5',
          measured: times(ours.orderStep),
          LIKE: '',
        },
        ...{
          unencrypted: `a row: ${times(peers.plainCommit)}, a page: ${times(peers.plainPage)}`,
          kept: ours.orderStep.p95 <= 5,
        },
      },
      {
        ...{ figure: 'durable step of an order, ms: approval, hand-over', promise: 'p95 5' },
        ...{ measured: times(ours.laterStep), LIKE: '', unencrypted: '', kept: ours.laterStep.p95 <= 5 },
      },
      {
        ...{ figure: 'records per complete order, bytes', promise: String(mostBytes), LIKE: '' },
        ...{ measured: (bytes / orders).toFixed(0), unencrypted: (peers.plainBytes / orders).toFixed(0) },
        kept: bytes / orders <= mostBytes,
      },
      {
        ...{
          figure: `the desk during a backup of the records (${seconds(ours.backupSeconds)}), ms`,
          LIKE: '',
        },
        promise: 'p95 at most 10 % more',
        measured: `${times(ours.deskDuringBackup)}, before it ${times(ours.deskBeforeBackup)}`,
        unencrypted: `backup ${seconds(peers.plainCopySeconds)}`,
        kept: ours.deskDuringBackup.p95 <= ours.deskBeforeBackup.p95 * 1.1,
      },
      {
        ...{
          figure: 'main thread blocked during a backup, ms',
          promise: 'max 16',
          LIKE: '',
          unencrypted: '',
        },
        ...{ measured: blocked(ours.heldDuringBackup), kept: isFree(ours.heldDuringBackup) },
      },
      {
        ...{
          figure: `main thread blocked during ${String(ordersToErase)} whole orders, ms`,
          promise: 'max 16',
        },
        ...{ measured: blocked(ours.heldDuringOrders), LIKE: '', unencrypted: '' },
        kept: isFree(ours.heldDuringOrders),
      },
      {
        ...{ figure: `erasing a customer with ${String(ordersToErase)} orders, s`, promise: 'max 2' },
        ...{ measured: ours.erasingSeconds.toFixed(2), LIKE: '', unencrypted: '' },
        kept: ours.erasingSeconds <= 2,
      },
      {
        ...{ figure: 'main thread blocked while erasing, ms', promise: 'max 16', LIKE: '', unencrypted: '' },
        ...{ measured: blocked(ours.heldDuringErasing), kept: isFree(ours.heldDuringErasing) },
      },
    ];
    console.log(
      `\n${String(customers)} customers, ${String(orders)} orders; times are p50 / p95 / max over the bridge:`,
    );
    console.table(
      rows.map(({ kept, ...row }) => ({ ...row, kept: kept === null ? '' : kept ? 'yes' : 'NO' })),
    );
    console.log('Bytes for each order:');
    console.table(
      sizes
        .filter((size) => size.bytes >= 5 * orders)
        .map((size) => ({ 'table or index': size.name, bytes: Math.round(size.bytes / orders) })),
    );
    return rows.some(({ kept }) => kept === false) ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes the records of a large studio below `folder`. */
async function makeRecords(folder: string, customers: number, told: (text: string) => void): Promise<void> {
  await makeRealOrders(folder, realCustomers);
  told(`${String(realCustomers * 2)} orders made at a kiosk`);
  const file = join(folder, 'practice', 'records.sqlite');
  multiply(file, customers, new Date(), told);
  await packOrders(file, told);
  told('orders that are over packed');
}

function countsOf(file: string): { readonly customers: number; readonly orders: number } {
  const db = openFile(file, { readonly: true });
  try {
    const count = (table: string): number =>
      Number(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
    return { customers: count('customers'), orders: count('orders') };
  } finally {
    db.close();
  }
}
