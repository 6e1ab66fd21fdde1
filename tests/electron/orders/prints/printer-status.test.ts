/** The status strip shows the usual printer, and each printer with a sheet that needs staff. */
import { expect, it } from 'vitest';
import { isAmiss, printerStatuses } from '../../../../electron/orders/prints/printer-status.ts';
import type { Records } from '../../../../electron/records/open.ts';
import type { PrintProgress } from '../../../../electron/records/prints/prints.ts';
import type { PrinterView } from '../../../../shared/model/prints.ts';
import { addCalibration, addPrint } from '../../../support/printing/example-prints.ts';
import { addOrder, at, exampleRecords, later } from '../../../support/records/example-records.ts';

const view = (id: string, more: Partial<PrinterView> = {}): PrinterView => ({
  ...{ id, name: id.replace('cups:', ''), state: 'ready', trouble: null, hold: null },
  ...{ reasons: [], isDefault: false },
  ...more,
});
const views = [view('cups:photo'), view('cups:usual'), view('cups:idle', { state: 'stopped' })];
const statuses = (records: Records, now = later, seen: readonly PrinterView[] = views) =>
  printerStatuses(records, seen, { usual: 'cups:usual', forPapers: [] }, new Date(now));
const is = (state: PrintProgress['state'], more: Partial<PrintProgress> = {}): PrintProgress => ({
  ...{ state, note: '', trouble: null, hold: null },
  ...more,
});

it.each([
  ['waits for paper', is('waiting', { trouble: 'media-empty' }), 'warn', 'release'],
  ['waits in a stopped queue', is('waiting', { hold: 'queue-stopped' }), 'bad', 'release'],
  ['may have come out', is('uncertain'), 'warn', 'answer'],
  ['did not print', is('failed', { trouble: 'offline' }), 'warn', 'failed'],
] as const)('a sheet that %s is shown first, with the name of its printer', (_, progress, light, needs) => {
  const records = exampleRecords();
  records.prints.setState(addPrint(records, addOrder(records)), progress, later);

  const [first] = statuses(records).filter(isAmiss);
  expect(first).toMatchObject({ id: 'cups:photo', name: 'photo', light, needs, usual: false });
  expect(first?.trouble).toBe(progress.trouble);
});

it.each([
  ['prints', is('printing')],
  ['waits behind another', is('waiting')],
  ['was printed', is('printed')],
  ['was cancelled', is('cancelled')],
] as const)('a sheet that %s needs nobody', (_, progress) => {
  const records = exampleRecords();
  records.prints.setState(addPrint(records, addOrder(records)), progress, later);

  expect(statuses(records).filter(isAmiss)).toEqual([]);
});

it('a failed sheet is no longer shown once its order has another print, is closed, or a day has passed', () => {
  const failedOf = (records: Records): string => {
    const orderId = addOrder(records);
    records.prints.setState(addPrint(records, orderId), is('failed'), at);
    return orderId;
  };
  const needs = (records: Records, now?: string) => statuses(records, now).map((one) => one.needs);

  const again = exampleRecords();
  const orderId = failedOf(again) as Parameters<typeof addPrint>[1];
  expect(needs(again)).toContain('failed');
  again.prints.setState(addPrint(again, orderId, { submittedAt: later }), is('printed'), later);
  expect(needs(again)).not.toContain('failed');

  const closed = exampleRecords();
  closed.orders.setState(failedOf(closed) as Parameters<typeof addPrint>[1], 'cancelled', later, '');
  expect(needs(closed)).not.toContain('failed');

  const old = exampleRecords();
  failedOf(old);
  expect(needs(old, '2027-01-01T00:00:00.000Z')).not.toContain('failed');
});

it('a waiting sheet is shown whatever became of its order, and however old it is', () => {
  const records = exampleRecords();
  const orderId = addOrder(records);
  records.prints.setState(addPrint(records, orderId), is('waiting', { trouble: 'offline' }), at);
  records.orders.setState(orderId, 'done', later, '');

  expect(statuses(records, '2027-01-01T00:00:00.000Z').find(isAmiss)).toMatchObject({ needs: 'release' });
});

it('a calibration sheet of unknown outcome is shown nowhere', () => {
  const records = exampleRecords();
  records.prints.setState(addCalibration(records, '4x6in'), is('uncertain'), later);

  expect(statuses(records).filter(isAmiss)).toEqual([]);
});

it('a printer that is gone is named by its sheet; the usual one that is gone has no name', () => {
  const records = exampleRecords();
  records.prints.setState(
    addPrint(records, addOrder(records)),
    is('waiting', { trouble: 'printer-gone' }),
    later,
  );

  const found = statuses(records, later, []);
  expect(found.find(({ usual }) => usual)).toMatchObject({ name: null, state: 'gone', light: 'bad' });
  expect(found.find(({ usual }) => !usual)).toMatchObject({
    id: 'cups:photo',
    state: 'gone',
    needs: 'release',
  });
  expect(found[0]?.name).not.toBe('');
});

it('a ribbon that runs out soon shows a warning, which hides nothing worse', () => {
  const records = exampleRecords();
  records.supplies.load({ printerId: 'cups:usual', prints: 1, loadedAt: at });
  records.prints.setState(
    addPrint(records, addOrder(records), { printerId: 'cups:usual' }),
    is('printed'),
    later,
  );
  const usual = (state: PrinterView['state']) =>
    statuses(records, later, [view('cups:usual', { state })]).find((one) => one.usual);

  expect(usual('ready')).toMatchObject({ light: 'warn', printsLeft: 0 });
  expect(usual('stopped')).toMatchObject({ light: 'bad', printsLeft: 0 });
});
