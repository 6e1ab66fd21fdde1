/** Migration 810: the consents of customers who became part of another one end and go with that customer. */
import { expect, it, onTestFinished } from 'vitest';
import { at, later } from '../../../../support/records/example-records.ts';
import { fileBefore } from '../../../../support/records/file-before.ts';
import { openRecords } from '../../../../support/records/records-file.ts';
import type { CustomerId } from '../../../../../shared/ids.ts';

const cus = (which: number): CustomerId => `cus_${String(which).repeat(32)}`;
const customer = (which: number, keeps: boolean): string => `
  INSERT INTO customers (id, name, phone, email, keep_photos, search_text, created_at)
  VALUES ('${cus(which)}', 'Ada', '', '', ${String(Number(keeps))}, '', '${at}');`;
const consent = (which: number, ended = ''): string => `
  INSERT INTO consents (customer_id, wording, days, given_at, given_by, ended_at, ended_by, ended_why)
  VALUES ('${cus(which)}', 'keep-photos-1', 365, '${at}', 'staff', ${ended === '' ? 'NULL, NULL, NULL' : ended});`;
interface Merge {
  readonly into: number;
  readonly holder?: number;
  readonly keeps: boolean;
  /** Numbers of the merges that went along. */
  readonly along?: readonly number[];
}
const mergeId = (which: number): string => `mrg_${String(which).repeat(32)}`;
const merge = (gone: number, { into, holder = into, keeps, along = [] }: Merge): string => `
  INSERT INTO customer_merges (id, kept_id, holder_id, kept, gone, merged, orders, merges, merged_at)
  VALUES ('${mergeId(gone)}', '${cus(into)}', '${cus(holder)}', '{"id":"${cus(into)}"}', '{"id":"${cus(gone)}"}',
    '{"keepPhotos":${String(keeps)}}', '[]', '${JSON.stringify(along.map(mergeId))}', '${later}');`;
const withdrawnAt = '2026-11-23T10:30:00.000Z';

it('ends them as the consent of the other one was ended, and removes those of erased customers', () => {
  const { db, run } = fileBefore(810);
  db.exec(`
    ${customer(1, false)} ${consent(2)} ${merge(2, { into: 1, keeps: false })}
    ${customer(3, true)} ${consent(3)} ${consent(4)} ${merge(4, { into: 3, keeps: true })}
    ${customer(5, false)} ${consent(5, `'${withdrawnAt}', 'staff', 'withdrawn'`)} ${consent(6)}
    ${merge(6, { into: 5, keeps: true })}
    ${customer(7, false)} ${consent(9)} ${merge(9, { into: 8, holder: 7, keeps: true })}
    ${merge(8, { into: 7, keeps: false, along: [9] })}
    ${consent(0)}`);

  run();

  const records = openRecords(db.name);
  onTestFinished(() => records.close());
  const ended = [2, 4, 6, 9].map((which) => {
    const [last] = records.consents.ofCustomer(cus(which), 1);
    return [last?.endedWhy, last?.endedAt];
  });
  expect(ended).toEqual([
    ['merged', later],
    [null, null],
    ['withdrawn', withdrawnAt],
    ['merged', later],
  ]);
  expect(records.consents.ofCustomer(cus(0), 1)).toEqual([]);
});

it('ends them also where the other one had agreed before consents had rows', () => {
  const { db, run } = fileBefore(810);
  const lastAt = '2026-11-23T11:00:00.000Z';
  db.exec(`
    ${customer(1, false)} ${consent(2)} ${merge(2, { into: 1, keeps: true })}
    ${customer(3, true)} ${consent(4)} ${merge(4, { into: 3, keeps: true })}
    ${customer(5, false)} ${consent(6)} ${merge(6, { into: 5, keeps: true })}
    ${merge(7, { into: 5, keeps: false })}
    UPDATE customer_merges SET merged_at = '${lastAt}' WHERE id = '${mergeId(7)}';`);

  run();

  const records = openRecords(db.name);
  onTestFinished(() => records.close());
  const ended = [2, 4, 6].map((which) => {
    const [last] = records.consents.ofCustomer(cus(which), 1);
    return [last?.endedWhy, last?.endedAt];
  });
  expect(ended).toEqual([
    ['withdrawn', later],
    [null, null],
    ['merged', lastAt],
  ]);
});

it('erases the consents of everyone who became one customer, and nobody else’s', () => {
  const { db, run } = fileBefore(810);
  db.exec(`${customer(1, true)} ${consent(1)} ${consent(2)} ${merge(2, { into: 1, keeps: true })}
    ${customer(3, true)} ${consent(3)} ${consent(4)} ${merge(4, { into: 3, keeps: true })}`);
  run();
  const records = openRecords(db.name);
  onTestFinished(() => records.close());

  records.customers.erase(cus(1), later);

  const left = [1, 2, 3, 4].map((which) => records.consents.ofCustomer(cus(which), 9).length);
  expect(left).toEqual([0, 0, 1, 1]);
});
