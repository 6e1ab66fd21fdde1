/** A waiting print that is moved to another printer is never printed twice. */
import { expect, it, vi } from 'vitest';
import type { ForPrinting } from '../../../../electron/orders/prints/for-printing.ts';
import { createPrintJournal } from '../../../../electron/orders/prints/print-journal.ts';
import type { PrintSubmission } from '../../../../electron/orders/prints/print-submission.ts';
import { createPrintMoves, sheetObstacle } from '../../../../electron/orders/prints/print-moves.ts';
import { report, type JobReport } from '../../../../electron/printing/printer.ts';
import { KioskError } from '../../../../shared/errors.ts';
import { newId, type PhotoId } from '../../../../shared/ids.ts';
import type { PrinterView } from '../../../../shared/model/prints.ts';
import type { Margins } from '../../../../shared/printing.ts';
import { mediumOf } from '../../../../shared/sheet-media.ts';
import { exampleProfile, exampleWith } from '../../../support/printing/example-prints.ts';
import { addOrder, exampleRecords } from '../../../support/records/example-records.ts';
import { handClock } from '../../../support/kiosk/hand-clock.ts';
import { layoutOf } from '../../../support/printing/layouts.ts';
import { memoryLog } from '../../../support/kiosk/memory-log.ts';
import { paperTray } from '../../../support/printing/paper-tray.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { quietNote } from '../../../support/kiosk/quiet-note.ts';

async function waiting() {
  const records = exampleRecords();
  const tray = paperTray();
  const options = { isOwn: () => true, changed: () => undefined };
  const journal = createPrintJournal(
    { records, clock: handClock(), note: quietNote, log: memoryLog(), printChanged: () => undefined },
    tray,
    options,
  );
  const sheet = (change: Partial<PrintSubmission> = {}): PrintSubmission => ({
    owner: {
      ...{ kind: 'sheet', orderId, sessionId: null },
      ...{ versionId: null, serviceSheetId: null, codeId: null },
    },
    ...{ guests: [], printerId: 'cups:tray', layout: layoutOf([]), copies: 1 },
    ...{ printedWith: exampleWith, file: new Uint8Array([1, 2, 3]), title: 'sheet', again: null },
    ...change,
  });
  const orderId = addOrder(records);
  const from = await journal.submit(sheet());
  const say = (job: string, state: JobReport['state'], trouble: JobReport['trouble'] = null): boolean =>
    tray.say(job, report(state, '', trouble));
  say('job-1', 'waiting', 'media-empty');
  const again = { of: from, reason: 'moved from Tray' };
  const move = (): Promise<void> => journal.move({ ...sheet({ printerId: 'cups:other' }), again });
  /** The states of both prints, the earlier first. */
  const states = () =>
    records.prints
      .ofOrder(orderId)
      .map(({ id, state }) => ({ id, state }))
      .sort((a, b) => Number(a.id !== from) - Number(b.id !== from))
      .map(({ state }) => state);
  const cancelling = (): Promise<void> => vi.waitFor(() => expect(tray.cancelled).toEqual(['job-1']));
  return { records, tray, journal, sheet, from, say, move, states, cancelling };
}

it('is sent to the other printer only after its own has confirmed the cancelling', async () => {
  const { tray, say, move, states, cancelling } = await waiting();

  const moved = move();
  await cancelling();
  expect(tray.jobs).toHaveLength(1);
  expect(states()).toEqual(['waiting', 'submitted']);
  say('job-1', 'cancelled');
  await moved;

  expect(tray.jobs.map(({ printerId }) => printerId)).toEqual(['cups:tray', 'cups:other']);
  say('job-2', 'printed');
  expect(states()).toEqual(['cancelled', 'printed']);
});

it.each(['uncertain', 'printed', 'failed'] as const)(
  'stays where it is when it ends %s, and nothing is sent',
  async (state) => {
    const { tray, say, move, states, cancelling } = await waiting();

    const moved = rejectionOf(move());
    await cancelling();
    say('job-1', state);

    expect(await moved).toBe('PRINT_NOT_MOVED');
    expect(tray.jobs).toHaveLength(1);
    expect(states()).toEqual([state, 'cancelled']);
  },
);

it('stays where it is while its printer cannot be asked', async () => {
  const { tray, move, states } = await waiting();
  tray.refuse('cancel', 'PRINTER_UNREACHABLE');

  expect(await rejectionOf(move())).toBe('PRINT_NOT_MOVED');
  expect(tray.jobs).toHaveLength(1);
  expect(states()).toEqual(['waiting', 'cancelled']);
});

it('stays where it is when the cancelling is not confirmed in time', async () => {
  const { tray, move, states, cancelling } = await waiting();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const moved = rejectionOf(move());
    while (tray.cancelled.length === 0) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await moved).toBe('PRINT_NOT_MOVED');
  } finally {
    vi.useRealTimers();
  }
  await cancelling();
  expect(states()).toEqual(['waiting', 'cancelled']);
});

it('is asked about after a kill in between, and sent nowhere', async () => {
  const { records, tray, move, states, cancelling } = await waiting();
  // Its program is gone: it fails when it looks at the closed records, and nobody hears of it.
  move().catch(() => undefined);
  await cancelling();

  // The next start finds what was on disk then.
  const asked = records.prints.recover('2026-11-21T12:00:00.000Z').map(({ printerId }) => printerId);

  expect(asked).toEqual(['cups:other']);
  expect(states()).toEqual(['waiting', 'uncertain']);
  expect(tray.jobs).toHaveLength(1);
});

it('is cancelled too when staff print its replacement again', async () => {
  const { records, tray, journal, sheet, from, move, cancelling } = await waiting();
  move().catch(() => undefined);
  await cancelling();
  const [replacement] = records.prints.recover('2026-11-21T12:00:00.000Z');
  if (replacement === undefined) throw new Error('nothing was recovered');
  const of = replacement.id;
  await journal.confirm(of, false);

  await journal.submit(sheet({ printerId: 'cups:other', again: { of, reason: 'nothing came out' } }));

  expect(records.prints.get(of)?.reprintOf).toBe(from);
  expect(tray.cancelled).toEqual(['job-1', 'job-1']);
});

it('is offered only printers that print the same now', async () => {
  const { records, tray, from } = await waiting();
  const medium = mediumOf('4x6in', []);
  if (medium === null) throw new Error('no such medium');
  const usable: ForPrinting = {
    ...{ medium, profile: exampleProfile, correction: exampleWith.correction },
    ...{ approval: 'approved', problem: null, takes: 'pdf', identity: '' },
  };
  const wide = { topMm: 9, rightMm: 9, bottomMm: 9, leftMm: 9 };
  const found: Readonly<Record<string, ForPrinting>> = {
    'cups:same': usable,
    'cups:small': { ...usable, profile: null, problem: 'medium-unknown' },
    'cups:new': { ...usable, approval: 'not-calibrated' },
    'cups:rim': { ...usable, profile: { ...exampleProfile, safe: wide } },
    'cups:empty': usable,
    'cups:off': { ...usable, problem: 'unreachable' },
    'cups:away': usable,
    'cups:roll': usable,
  };
  const view = (id: string): PrinterView => ({
    ...{ id, name: id.slice(5), state: 'ready', hold: null, reasons: [], isDefault: false },
    trouble: id === 'cups:empty' ? 'media-empty' : null,
  });
  const photo: PhotoId = newId('pho');
  const sent: string[] = [];
  const moves = createPrintMoves({
    printers: { list: () => Promise.resolve([...Object.keys(found), 'cups:tray', 'file'].map(view)) },
    journal: createPrintJournal(
      { records, clock: handClock(), note: quietNote, log: memoryLog(), printChanged: () => undefined },
      tray,
      {
        isOwn: () => true,
        changed: () => undefined,
      },
    ),
    obstacleOn: (print, id) => {
      if (id === 'cups:away') return Promise.reject(new KioskError('PRINTER_UNREACHABLE', 'away'));
      if (id === 'cups:roll') return Promise.reject(new KioskError('PROFILE_WRONG', 'no such paper'));
      const slotsIn = (safe: Margins) => (safe === wide ? [photo] : [photo, photo]);
      return Promise.resolve(sheetObstacle(print, found[id] ?? usable, slotsIn));
    },
    repeat: (_print, { printerId }) => {
      sent.push(printerId);
      return Promise.reject(new Error('sent'));
    },
  });

  const targets = await moves.moveTargets(from);
  expect(Object.fromEntries(targets.map(({ name, obstacle }) => [name, obstacle]))).toEqual({
    same: null,
    small: 'medium',
    new: 'not-calibrated',
    rim: 'fewer-photos',
    empty: 'not-ready',
    off: 'not-ready',
    away: 'not-ready',
    roll: 'medium',
  });
  const to = { printerId: 'cups:new', reason: 'moved' };
  expect(await rejectionOf(moves.move(from, to))).toBe('PRINTER_REFUSED not-calibrated');
  expect(sent).toEqual([]);
  records.prints.setState(
    from,
    { state: 'printed', note: '', trouble: null, hold: null },
    '2026-11-21T12:00:00.000Z',
  );
  expect(await rejectionOf(moves.moveTargets(from))).toMatch('WRONG_STEP');
});
