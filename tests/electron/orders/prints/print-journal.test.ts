/* oxlint-disable max-lines -- All its cases share one printer that is scripted step by step. */
/** The rows of a print before, while and after the printer has it. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { doorBefore } from '../../../../electron/account/door.ts';
import { createPrintDesk } from '../../../../electron/orders/prints/print-desk.ts';
import { createPrintJournal } from '../../../../electron/orders/prints/print-journal.ts';
import type { PrintOwner, PrintSubmission } from '../../../../electron/orders/prints/print-submission.ts';
import { report, type JobReport } from '../../../../electron/printing/printer.ts';
import type { Records } from '../../../../electron/records/open.ts';
import { KioskError } from '../../../../shared/errors.ts';
import { newId, type OrderId, type PrintId } from '../../../../shared/ids.ts';
import { exampleProfile, exampleWith } from '../../../support/printing/example-prints.ts';
import { addOrder, at, exampleRecords } from '../../../support/records/example-records.ts';
import { handClock } from '../../../support/kiosk/hand-clock.ts';
import { layoutOf } from '../../../support/printing/layouts.ts';
import { memoryLog } from '../../../support/kiosk/memory-log.ts';
import { paperTray } from '../../../support/printing/paper-tray.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { quietNote } from '../../../support/kiosk/quiet-note.ts';

const owner = (orderId: OrderId): PrintOwner => ({
  kind: 'sheet',
  ...{ orderId, sessionId: null, versionId: null, serviceSheetId: null, codeId: null },
});

function open(records: Records = exampleRecords()) {
  const tray = paperTray();
  const clock = handClock();
  const told: PrintId[] = [];
  const changed: PrintId[] = [];
  const log = memoryLog();
  const journal = createPrintJournal(
    { records, clock, note: quietNote, log, printChanged: (printId) => void told.push(printId) },
    tray,
    { isOwn: ({ orderId }) => orderId !== null, changed: (_owner, printId) => void changed.push(printId) },
  );
  const orderId = addOrder(records);
  const sheet = (change: Partial<PrintSubmission> = {}): PrintSubmission => ({
    ...{ owner: owner(orderId), guests: [], printerId: 'cups:tray', layout: layoutOf([]), copies: 3 },
    ...{ printedWith: exampleWith, file: new Uint8Array([1, 2, 3]), title: '261121-001 sheet', again: null },
    ...change,
  });
  const stateOf = (printId: PrintId) => records.prints.get(printId)?.state;
  return {
    ...{ records, tray, clock, log },
    told,
    changed,
    journal,
    desk: createPrintDesk(records, tray, () => undefined),
    sheet,
    stateOf,
  };
}

/** Submits a print and follows it. */
async function submitted() {
  const counter = open();
  const printId = await counter.journal.submit(counter.sheet());
  const say = (state: JobReport['state'], trouble: JobReport['trouble'] = null): boolean =>
    counter.tray.say('job-1', report(state, `it is ${state}`, trouble));
  return { ...counter, printId, say };
}

describe('a print that was composed before its customer was erased', () => {
  const erased = (records: Records, orderId: OrderId): void =>
    records.customers.erase(records.orders.get(orderId)?.customerId ?? 'cus_', at);

  it('is refused, and no printer receives it', async () => {
    const { tray, journal, sheet, records } = open();
    const orderId = addOrder(records, { name: 'Ada' });
    const sheets = [sheet({ owner: owner(orderId) }), sheet({ guests: [orderId] })];
    erased(records, orderId);

    for (const each of sheets)
      expect(await rejectionOf(journal.submit(each))).toBe('PHOTO_FILE_MISSING erased');

    expect(tray.jobs).toEqual([]);
    expect(records.prints.newest(9)).toEqual([]);
  });

  it('is printed when it was written after the erasing', async () => {
    const { journal, sheet, records } = open();
    const orderId = addOrder(records, { name: 'Ada' });
    erased(records, orderId);

    await journal.submit(sheet({ owner: { ...owner(orderId), kind: 'receipt' }, afterErasing: true }));

    expect(records.prints.newest(9)).toMatchObject([{ kind: 'receipt', state: 'submitted' }]);
  });
});

describe('a submitted print', () => {
  it('is on disk before the printer receives it', async () => {
    const { tray, journal, sheet, records } = open();
    const known: unknown[] = [];
    tray.onSubmit = () => void known.push(...records.prints.newest(9).map(({ state }) => state));

    await journal.submit(sheet());

    expect(known).toEqual(['submitted']);
  });

  it('has its own profile, medium, title and copies', async () => {
    const { tray, printId } = await submitted();

    expect(tray.asked).toEqual([exampleProfile]);
    expect(tray.jobs).toEqual([
      {
        printId,
        ...{ printerId: 'cups:tray', profile: exampleProfile, file: new Uint8Array([1, 2, 3]), copies: 3 },
        ...{ widthMm: 101.6, heightMm: 152.4, title: '261121-001 sheet', furtherPages: [] },
      },
    ]);
  });

  it('says what holds it back, and no longer says so afterwards', async () => {
    const { say, desk } = await submitted();

    say('waiting', 'media-empty');
    expect(desk.list()[0]).toMatchObject({
      ...{ state: 'waiting', trouble: 'media-empty', note: 'it is waiting', cancellable: true },
    });
    say('printing');
    expect(desk.list()[0]).toMatchObject({ state: 'printing', trouble: null, cancellable: true });
    say('printed');
    expect(desk.list()[0]).toMatchObject({ state: 'printed', trouble: null, cancellable: false });
  });

  it('reports every step', async () => {
    const { told, changed, printId, say } = await submitted();
    const before = told.length;

    say('waiting', 'offline');
    say('printed');

    expect(before).toBeGreaterThan(0);
    expect(told).toHaveLength(before + 2);
    expect(new Set(told)).toEqual(new Set([printId]));
    expect(changed).toEqual(told);
  });

  it('is written down later when the disk does not take a report', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { printId, say, stateOf, log, journal, desk, records } = await submitted();
    const failing = vi.spyOn(records.prints, 'setState').mockImplementation(() => {
      throw new KioskError('DISK_FAILED', 'the disk could not write');
    });

    say('printing');
    say('printed');
    vi.advanceTimersByTime(5_000);
    expect(stateOf(printId)).toBe('submitted');
    expect(log.lines).toContainEqual(expect.objectContaining({ facts: { code: 'DISK_FAILED' } }));

    failing.mockRestore();
    vi.advanceTimersByTime(5_000);
    expect(stateOf(printId)).toBe('printed');
    expect(desk.list()[0]).toMatchObject({ state: 'printed' });
    journal.stop();
  });

  it('is not recorded when the printer refuses it', async () => {
    const { tray, journal, sheet, records, told } = open();
    tray.refuse('ready', 'PRINTER_REFUSED');

    expect(await rejectionOf(journal.submit(sheet()))).toBe('PRINTER_REFUSED');

    expect(records.prints.newest(9)).toEqual([]);
    expect([tray.jobs, told]).toEqual([[], []]);
  });

  it.each([
    ['PRINTER_UNREACHABLE', 'failed'],
    ['PRINT_UNCERTAIN', 'uncertain'],
  ] as const)('and fails with %s is %s, and is not sent again', async (code, state) => {
    const { tray, journal, sheet, records } = open();
    tray.refuse('submit', code);

    expect(await rejectionOf(journal.submit(sheet()))).toBe(code);

    expect(records.prints.newest(9).map((print) => print.state)).toEqual([state]);
    expect(tray.jobs).toEqual([]);
  });

  it('shows neither the spooler’s name for it nor its profile', async () => {
    const { desk } = await submitted();

    const [view] = desk.list();

    expect(Object.keys(view ?? {}).sort()).toEqual(
      `id kind orderId orderNumbers sessionId versionId codeId printerId printerName layout copies state note trouble hold
      cancellable reason reprintOf submittedAt updatedAt saved`
        .split(/\s+/)
        .sort(),
    );
  });
});

describe('a restart', () => {
  it('follows what the printer still has, and submits nothing again', async () => {
    const { records, printId } = await submitted();
    const again = open(records);

    again.journal.resume();
    again.tray.say('job-1', report('printed', ''));

    expect(again.stateOf(printId)).toBe('printed');
    expect(again.tray.jobs).toEqual([]);
  });

  it.each([
    ['waiting', null, false],
    ['printing', null, true],
    ['printing', 'media-jam', false],
    ['uncertain', 'spooler-gone', true],
  ] as const)('says of a job that was %s (%s) when it was last seen printing: %s', async (...was) => {
    const [state, trouble, seen] = was;
    const { records, clock, tray } = await submitted();
    clock.pass(60_000);
    tray.say('job-1', report(state, '', trouble, true));
    const again = open(records);

    again.journal.resume();

    expect(again.tray.seen.get('job-1')).toBe(seen ? '2026-11-21T10:01:00.000Z' : null);
  });

  it('leaves other journals’ prints alone', async () => {
    const { records, printId } = await submitted();
    const tray = paperTray();
    const calibrations = createPrintJournal(
      { records, clock: handClock(), note: quietNote, log: memoryLog(), printChanged: () => undefined },
      tray,
      { isOwn: ({ kind }) => kind === 'calibration', changed: () => undefined },
    );

    calibrations.resume();

    expect(tray.say('job-1', report('printed', ''))).toBe(false);
    expect(await rejectionOf(calibrations.confirm(printId, true))).toBe('NOT_FOUND');
  });

  it('after a stop reports nothing more', async () => {
    const { journal, say } = await submitted();

    journal.stop();

    expect(say('printed')).toBe(false);
  });
});

describe('a spooler that went away', () => {
  it('may come back: its reports then count', async () => {
    const { tray, printId, stateOf } = await submitted();
    tray.say('job-1', report('uncertain', '', 'spooler-gone', true));
    expect(stateOf(printId)).toBe('uncertain');

    tray.say('job-1', report('printed', ''));

    expect(stateOf(printId)).toBe('printed');
  });

  it('does not override a person’s answer', async () => {
    const { tray, journal, printId, stateOf } = await submitted();
    tray.say('job-1', report('uncertain', '', 'spooler-gone', true));

    await journal.confirm(printId, false);

    expect(tray.say('job-1', report('printed', ''))).toBe(false);
    expect(stateOf(printId)).toBe('failed');
  });
});

describe('a print that replaces another', () => {
  const again = (of: PrintId) => ({ again: { of, reason: 'A scratch' } });

  it.each(['uncertain', 'failed', 'waiting'] as const)(
    'cancels the first in the spooler when that is %s, because both would come out',
    async (state) => {
      const { journal, tray, say, sheet, printId } = await submitted();
      say(state);
      const order: string[] = [];
      tray.onSubmit = () => void order.push(...tray.cancelled, 'submitted');

      await journal.submit(sheet(again(printId)));

      expect(order).toEqual(['job-1', 'submitted']);
    },
  );

  it('cancels nothing that is on paper', async () => {
    const { journal, tray, say, sheet, printId } = await submitted();
    say('printed');

    await journal.submit(sheet(again(printId)));

    expect([tray.cancelled, tray.jobs.length]).toEqual([[], 2]);
  });

  it('is submitted when the spooler has nothing left to cancel', async () => {
    const { journal, tray, say, sheet, printId } = await submitted();
    say('uncertain');
    tray.refuse('cancel', 'WRONG_STEP');

    await journal.submit(sheet(again(printId)));

    expect(tray.jobs).toHaveLength(2);
  });

  it('leaves the first alone where it is refused itself: while prints are held, and once the customer is erased', async () => {
    const door = doorBefore(exampleRecords());
    const { journal, tray, sheet, stateOf } = open(door.records);
    const orderId = addOrder(door.records, { name: 'Ada' });
    const of = { owner: owner(orderId) };
    const printId = await journal.submit(sheet(of));
    const reprint = () => rejectionOf(journal.submit(sheet({ ...of, ...again(printId) })));

    door.holdPrints();
    expect(await reprint()).toBe('CALLS_HELD');
    door.open();
    door.records.customers.erase(door.records.orders.get(orderId)?.customerId ?? 'cus_', at);
    expect(await reprint()).toBe('PHOTO_FILE_MISSING erased');

    expect([tray.cancelled, stateOf(printId)]).toEqual([[], 'submitted']);
  });

  it('is not printed when nobody knows whether the spooler has cancelled the first', async () => {
    const { journal, tray, say, sheet, printId, records } = await submitted();
    say('uncertain');
    tray.refuse('cancel', 'PRINTER_UNREACHABLE');

    expect(await rejectionOf(journal.submit(sheet(again(printId))))).toBe('PRINTER_UNREACHABLE');

    expect(tray.jobs).toHaveLength(1);
    expect(records.prints.newest(9)).toHaveLength(1);
  });
});

describe('staff at the tray', () => {
  it.each(['uncertain', 'printed', 'failed', 'cancelled'] as const)(
    'say of a print that is %s what came out',
    async (state) => {
      const { journal, say, printId, stateOf } = await submitted();
      say(state, 'media-jam');

      await journal.confirm(printId, true);
      expect(stateOf(printId)).toBe('printed');
      await journal.confirm(printId, false);
      expect(stateOf(printId)).toBe('failed');
    },
  );

  it('say nothing about a print that the printer still works on', async () => {
    const { journal, say, printId, stateOf } = await submitted();
    say('printing');

    expect(await rejectionOf(journal.confirm(printId, true))).toBe('WRONG_STEP');

    expect(stateOf(printId)).toBe('printing');
  });
});

describe('a print that may have come out, whose queue has stopped', () => {
  const doubt = { ...report('uncertain', '', 'media-empty', true), hold: 'queue-stopped' } as const;

  it('is cancelled in the spooler as soon as staff have said what came out', async () => {
    const { journal, tray, printId, stateOf } = await submitted();
    tray.say('job-1', doubt);

    await journal.confirm(printId, true);

    expect(tray.cancelled).toEqual(['job-1']);
    expect(stateOf(printId)).toBe('printed');
  });

  it('is cancelled after a restart too', async () => {
    const { journal, tray, printId, stateOf } = await submitted();
    tray.say('job-1', doubt);
    journal.stop();

    await journal.confirm(printId, false);

    expect(tray.cancelled).toEqual(['job-1']);
    expect(stateOf(printId)).toBe('failed');
  });

  it('is settled by staff even if the spooler is away', async () => {
    const { journal, tray, printId, stateOf } = await submitted();
    tray.say('job-1', doubt);
    tray.refuse('cancel', 'PRINTER_UNREACHABLE');

    await journal.confirm(printId, true);

    expect(stateOf(printId)).toBe('printed');
  });

  it('keeps its queue from being resumed, because it would come out twice', async () => {
    const { desk, tray } = await submitted();
    tray.say('job-1', doubt);

    expect(await rejectionOf(desk.resume('cups:tray'))).toBe('PRINT_UNCERTAIN');
    expect(tray.resumed).toEqual([]);

    await desk.resume('cups:other');
    expect(tray.resumed).toEqual(['cups:other']);
  });
});

describe('a print that is cancelled', () => {
  it('is cancelled at the printer, and keeps its state until the printer reports', async () => {
    const { desk, tray, say, printId, stateOf } = await submitted();
    say('waiting', 'media-empty');

    expect(await desk.cancel(printId)).toMatchObject({ id: printId, state: 'waiting' });

    expect(tray.cancelled).toEqual(['job-1']);
    say('cancelled');
    expect(stateOf(printId)).toBe('cancelled');
  });

  it('may have come out anyway: the printer reports it', async () => {
    const { desk, say, printId, stateOf } = await submitted();

    await desk.cancel(printId);
    say('uncertain');

    expect(stateOf(printId)).toBe('uncertain');
  });

  it.each(['printed', 'failed', 'uncertain', 'cancelled'] as const)(
    'is refused once it is %s',
    async (state) => {
      const { desk, tray, say, printId } = await submitted();
      say(state);

      expect(await rejectionOf(desk.cancel(printId))).toBe('WRONG_STEP');
      expect(tray.cancelled).toEqual([]);
    },
  );

  it('is refused while the printer has no name for it, and when there is no such print', async () => {
    const { desk, tray, journal, sheet, records } = open();
    let early: Promise<unknown> = Promise.resolve('nothing was asked');
    const offered: (boolean | undefined)[] = [];
    tray.onSubmit = () => {
      offered.push(desk.list()[0]?.cancellable);
      early = rejectionOf(desk.cancel(records.prints.newest(1)[0]?.id ?? newId('prt')));
    };
    await journal.submit(sheet());

    expect([offered, await early]).toEqual([[false], 'WRONG_STEP']);
    expect(await rejectionOf(desk.cancel(newId('prt')))).toBe('NOT_FOUND');
    expect(tray.cancelled).toEqual([]);
  });

  it('says when the printer no longer has it, and changes nothing', async () => {
    const { desk, tray, say, printId, stateOf } = await submitted();
    say('printing');
    tray.refuse('cancel', 'WRONG_STEP');

    expect(await rejectionOf(desk.cancel(printId))).toBe('WRONG_STEP');

    expect(stateOf(printId)).toBe('printing');
  });
});
