import { describe, expect, it } from 'vitest';
import type { Records } from '../../../../electron/records/open.ts';
import type { PrintProgress } from '../../../../electron/records/prints/prints.ts';
import { newId, type PrintId } from '../../../../shared/ids.ts';
import { addCalibration, addPrint, exampleWith } from '../../../support/printing/example-prints.ts';
import { addOrder, at, exampleRecords, later } from '../../../support/records/example-records.ts';
import { layoutOf } from '../../../support/printing/layouts.ts';

const tomorrow = '2026-11-22T09:00:00.000Z';
const is = (state: PrintProgress['state'], more: Partial<PrintProgress> = {}): PrintProgress => ({
  ...{ state, note: '', trouble: null, hold: null },
  ...more,
});

describe('a print', () => {
  it('is followed from submitted to printed, with what holds it back', () => {
    const records = exampleRecords();
    const id = addPrint(records, addOrder(records));
    records.prints.setJob(id, 'photo-17');
    records.prints.setState(id, is('waiting', { note: 'Load paper', trouble: 'media-empty' }), later);
    expect(records.prints.unfinished().map((print) => [print.id, print.trouble])).toEqual([
      [id, 'media-empty'],
    ]);

    records.prints.setState(id, is('printed'), later);

    expect(records.prints.unfinished()).toEqual([]);
    expect(records.prints.get(id)).toMatchObject({
      ...{ state: 'printed', jobId: 'photo-17', trouble: null, copies: 2, reason: '' },
      ...{ kind: 'sheet', mediumId: '4x6in', layout: layoutOf([]), printedWith: exampleWith },
    });
  });

  it('is repeated with a reason and a reference to the first', () => {
    const records = exampleRecords();
    const orderId = addOrder(records);
    const first = addPrint(records, orderId);
    const second = addPrint(records, orderId, { reprintOf: first, reason: 'smeared' });

    expect(records.prints.ofOrder(orderId).map((print) => [print.id, print.reprintOf])).toEqual([
      [second, first],
      [first, null],
    ]);
    expect(() => addPrint(records, orderId, { reprintOf: first })).toThrow('CHECK');
  });

  it('that the spooler never named may be on paper or not, after a crash', () => {
    const records = exampleRecords();
    const orderId = addOrder(records);
    const [unnamed, named] = [addPrint(records, orderId), addPrint(records, orderId)];
    records.prints.setJob(named, 'photo-18');

    const touched = records.prints.recover(later);

    expect(touched.map((print) => [print.id, print.state])).toEqual([[unnamed, 'uncertain']]);
    expect(records.prints.get(named)?.state).toBe('submitted');
    expect(records.prints.recover(later)).toEqual([]);
  });

  it('of several orders is found at each, with the numbers of all, its own first', () => {
    const records = exampleRecords();
    const [guest, owner, other] = [addOrder(records), addOrder(records), addOrder(records)];

    const id = addPrint(records, owner, { guests: [other, guest, guest, owner] });

    expect(records.prints.get(id)?.orderNumbers).toEqual(['261121-002', '261121-001', '261121-003']);
    expect([guest, owner, other].map((orderId) => records.prints.ofOrder(orderId)[0]?.id)).toEqual([
      ...[id, id, id],
    ]);
    expect(records.prints.ordersOn(id).sort()).toEqual([guest, owner, other].sort());
  });

  it('is listed with all others, the newest first', () => {
    const records = exampleRecords();
    const orderId = addOrder(records);
    const sheet = addPrint(records, orderId, { submittedAt: later });
    const first = addCalibration(records);
    const last = addCalibration(records, 'a4', { submittedAt: tomorrow });

    expect(records.prints.newest(9).map(({ id }) => id)).toEqual([last, sheet, first]);
    expect(records.prints.newest(1)).toHaveLength(1);
    expect(records.prints.newest(1)[0]).toMatchObject({
      kind: 'calibration',
      orderId: null,
      orderNumbers: [],
    });
  });

  it.each([
    ['an order’s sheet without its order', { orderId: null }],
    ['a calibration sheet of an order', { kind: 'calibration' }],
    ['a headshot of no retouch session', { kind: 'headshot', orderId: null }],
    ['a sheet of the service’s that is not said', { kind: 'service-sheet' }],
    ['a sheet that names one of the service’s', { serviceSheetId: newId('ssh') }],
    ['no copies', { copies: 0 }],
  ] as const)('is never %s', (_what, change) => {
    const records = exampleRecords();
    const orderId = addOrder(records);

    expect(() => addPrint(records, orderId, change)).toThrow('CHECK');
    expect(records.prints.newest(9)).toEqual([]);
  });
});

describe('the newest calibration sheet', () => {
  it('belongs to the printer and the medium, and is no ID sheet', () => {
    const records = exampleRecords();
    const orderId = addOrder(records);
    addCalibration(records);
    const second = addCalibration(records, '4x6in', { submittedAt: later });
    addPrint(records, orderId, { submittedAt: tomorrow });
    addCalibration(records, 'a4', { submittedAt: tomorrow });
    addCalibration(records, '4x6in', { printerId: 'cups:other', submittedAt: tomorrow });

    expect(records.prints.newestCalibration('cups:photo', '4x6in')?.id).toBe(second);
    expect(records.prints.newestCalibration('cups:photo', 'a5')).toBe(null);
  });
});

describe('sheets are counted', () => {
  const put = (records: Records, state: PrintProgress['state'], when: string, copies: number): PrintId => {
    const id = addCalibration(records, '4x6in', { copies });
    records.prints.setState(id, is(state), when);
    return id;
  };

  it('by medium when they came out, copies and all, and for each printer alone', () => {
    const records = exampleRecords();
    for (const copies of [3, 4]) put(records, 'printed', later, copies);
    for (const state of ['failed', 'cancelled', 'uncertain', 'printing'] as const)
      put(records, state, later, 9);
    const onA4 = addCalibration(records, 'a4', { copies: 30 });
    records.prints.setState(onA4, is('printed'), later);
    const elsewhere = addCalibration(records, 'a4', { printerId: 'cups:other' });
    records.prints.setState(elsewhere, is('printed'), later);

    expect(records.prints.sheetsByMedium('cups:photo')).toEqual([
      { mediumId: 'a4', sheets: 30 },
      { mediumId: '4x6in', sheets: 7 },
    ]);
  });

  it('from a moment on if they are out, or may be', () => {
    const records = exampleRecords();
    put(records, 'printed', at, 50);
    put(records, 'printed', later, 1);
    put(records, 'uncertain', tomorrow, 2);
    for (const state of ['failed', 'cancelled', 'waiting'] as const) put(records, state, tomorrow, 9);

    expect(records.prints.sheetsOutSince('cups:photo', later, 99)).toBe(3);
    expect(records.prints.sheetsOutSince('cups:other', at, 99)).toBe(0);
  });

  it('no longer by medium when staff say that they did not come out', () => {
    const records = exampleRecords();
    put(records, 'printed', at, 2);
    const wrong = put(records, 'printed', at, 5);

    records.prints.setState(wrong, is('failed'), later);

    expect(records.prints.sheetsByMedium('cups:photo')).toEqual([{ mediumId: '4x6in', sheets: 2 }]);
  });

  it('up to the number of prints on the ribbon', () => {
    const records = exampleRecords();
    for (let count = 0; count < 5; count += 1) put(records, 'printed', later, 1);

    expect(records.prints.sheetsOutSince('cups:photo', at, 3)).toBe(3);
  });

  it('on the ribbon that was loaded when they came out, whenever staff say so', () => {
    const records = exampleRecords();
    const id = put(records, 'uncertain', at, 1);

    records.prints.setState(id, is('printed'), tomorrow);

    expect(records.prints.sheetsOutSince('cups:photo', later, 99)).toBe(0);
    expect(records.prints.sheetsOutSince('cups:photo', at, 99)).toBe(1);
  });

  it('no longer when staff say that nothing came out', () => {
    const records = exampleRecords();
    const id = put(records, 'uncertain', later, 4);

    records.prints.setState(id, is('failed'), tomorrow);

    expect(records.prints.sheetsOutSince('cups:photo', at, 99)).toBe(0);
  });
});
