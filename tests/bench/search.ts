/** Measures the desk and its search in the records of a large studio, beside the plain way to search a table. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deskRows, foundCustomers, foundRows } from '../../shared/lists.ts';
import { fillOrders } from './fill-orders.ts';
import { openFile, openRecords } from '../support/records/records-file.ts';

export interface SearchTimes {
  /** 95th percentiles, ms. */
  readonly findMs: number;
  /** The same for customers, with dates and typing mistakes among the texts. */
  readonly customersMs: number;
  readonly deskMs: number;
  /** The same texts with LIKE over the customers, newest first: the peer. */
  readonly likeMs: number;
}

const rounds = 40;
const customerTexts = [
  'smi',
  'jones anna',
  '0123',
  '261121',
  '23.11.',
  'smith 3.11.',
  'kowlaska',
  'mohamed dubios',
];
const texts = ['smi', 'mohammed', 'anna smith', '0123', '07700', 'dubois 4e', 'nobody'];

function p95(ask: (round: number) => void): number {
  const times = Array.from({ length: rounds * texts.length }, (_, round) => {
    const start = performance.now();
    ask(round);
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

/** @param orders in the generated records; two million take many minutes to generate */
export function measureSearch(orders = 50_000): SearchTimes {
  const folder = mkdtempSync(join(tmpdir(), 'headroom-bench-'));
  const file = join(folder, 'records.sqlite');
  const now = new Date();
  fillOrders(file, { orders, now, days: 365 });
  const records = openRecords(file);
  const db = openFile(file, { readonly: true });
  try {
    const { orderSummaries: summaries } = records;
    const text = (round: number): string => texts[round % texts.length] ?? '';
    const findMs = p95((round) => void summaries.search(text(round), foundRows));
    const customersMs = p95((round) => {
      records.customers.find(customerTexts[round % customerTexts.length] ?? '', foundCustomers);
    });
    const part = { skip: 0, limit: deskRows };
    const today = new Date(now.getFullYear(), now.getMonth(), now.getDate()).toISOString();
    const deskMs = p95(() => {
      summaries.needingAttention(part);
      summaries.inProgress(part, []);
      summaries.doneSince(today, part);
      summaries.countInProgress();
      summaries.countDoneSince(today);
    });
    const like = db.prepare<[string, string, string]>(
      `SELECT o.id FROM orders o JOIN customers c ON c.id = o.customer_id
       WHERE c.name LIKE ? OR replace(c.phone, ' ', '') LIKE ? OR c.email LIKE ? ORDER BY o.seq DESC LIMIT ${foundRows}`,
    );
    const likeMs = p95((round) => {
      const pattern = `%${text(round)}%`;
      like.all(pattern, pattern, pattern);
    });
    return { findMs, customersMs, deskMs, likeMs };
  } finally {
    db.close();
    records.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) console.log(measureSearch(Number(process.argv[2] ?? 50_000)));
