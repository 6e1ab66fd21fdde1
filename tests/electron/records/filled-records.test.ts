/** The records that the benchmarks generate open like any others; otherwise `npm run bench` measures nothing. */
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fillOrders } from '../../bench/fill-orders.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { openRecords } from '../../support/records/records-file.ts';

it('generated orders are migrated, found and paid', () => {
  const file = join(tempFolder(), 'records.sqlite');
  fillOrders(file, { orders: 100, now: new Date('2026-11-23T09:00:00.000Z'), days: 30 });

  const records = openRecords(file);
  onTestFinished(() => records.close());

  const [newest] = records.orderSummaries.search('smith', 1);
  expect(newest?.customerName).toMatch(/ Smith /);
  expect(newest?.bill).toEqual({ total: 1200, currency: 'GBP' });
});
