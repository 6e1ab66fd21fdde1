/** Customers whom the studio has not seen for its period, behind others who are still owed something. */
import { expect, it } from 'vitest';
import { eraseOldCustomers } from '../../../electron/customers/erase-old.ts';
import { countKept } from '../../../electron/records/keeping/count-kept.ts';
import { createSettings, defaultSettings } from '../../../electron/settings/settings.ts';
import type { CustomerId } from '../../../shared/ids.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { addOrder, at, exampleRecords } from '../../support/records/example-records.ts';
import { openFile } from '../../support/records/records-file.ts';

const clock = handClock('2036-11-21T10:00:00.000Z');

/** Adds 501 customers with an open order, and after them one whose order is closed. */
function studio() {
  const records = exampleRecords();
  const last = records.transaction(() => {
    for (let count = 0; count < 501; count += 1) addOrder(records, { name: 'Ada' });
    const orderId = addOrder(records, { name: 'Ben' });
    records.orders.setState(orderId, 'done', at, '');
    return records.orders.get(orderId)?.customerId;
  });
  return { records, last };
}

it('goes', async () => {
  const { records, last } = studio();
  const settings = createSettings(records.settings, () => clock.now());
  const erased: CustomerId[] = [];

  await eraseOldCustomers({ records, settings, clock }, (id) => Promise.resolve(erased.push(id) > 0));

  expect(erased).toEqual([last]);
});

it('is in the forecast', () => {
  const { records } = studio();
  const db = openFile(records.file, { readonly: true });
  const { keepDays, keepYears } = defaultSettings;

  const counted = countKept(db, { keepDays, keepYears, now: clock.now().toISOString() });

  expect(counted.find(({ kind }) => kind === 'customers')).toMatchObject({ week: 1 });
  db.close();
});
