/** The print journal of a studio: each state and each kind once. */
import { KioskError } from '../../shared/errors.ts';
import type { PrintId } from '../../shared/ids.ts';
import type { PrintView } from '../../shared/model/prints.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';
import { fixtureId } from './fixture-data.ts';
import { print } from './fixture-paper.ts';

const minutes = 60_000;
const ago = (count: number): string => new Date(Date.now() - count * minutes).toISOString();

export const journalPrints = (): readonly PrintView[] => [
  print(90, { submittedAt: ago(1), kind: 'calibration', orderId: null, orderNumbers: [], state: 'printed' }),
  print(8, { submittedAt: ago(2), state: 'printing', cancellable: true }),
  print(7, {
    submittedAt: ago(4),
    state: 'waiting',
    trouble: 'media-empty',
    note: 'media-empty-error',
    cancellable: true,
  }),
  print(6, { submittedAt: ago(9), state: 'uncertain', printerName: 'DS-RX1', printerId: 'cups:RX1' }),
  print(5, {
    submittedAt: ago(33),
    state: 'printed',
    orderNumbers: ['261121-001', '261121-004', '261121-005'],
    copies: 2,
  }),
  print(4, {
    submittedAt: ago(70),
    kind: 'headshot',
    orderId: null,
    orderNumbers: [],
    sessionId: fixtureId('ben', 1),
    state: 'printed',
  }),
  print(9, {
    submittedAt: ago(90),
    state: 'printed',
    ...{ printerId: 'file', printerName: 'PDF' },
    saved: { name: '261121-001-sheet.pdf', savedAt: ago(90), erasedAt: null },
  }),
  print(3, {
    submittedAt: ago(200),
    state: 'failed',
    trouble: 'filter-failed',
    note: 'Filter stopped: rastertogutenprint',
  }),
  print(2, {
    submittedAt: ago(1500),
    state: 'cancelled',
    reason: 'crumpled in the tray',
    reprintOf: fixtureId('prt', 1),
  }),
];

/** Returns the calls about these prints; a cancelled print stays cancelled. */
export function fixtureJournal(prints: readonly PrintView[] = journalPrints()): FixtureAnswers {
  let all = prints;
  const change = (printId: PrintId, more: Partial<PrintView>): PrintView => {
    const found = all.find(({ id }) => id === printId);
    if (found === undefined) throw new KioskError('NOT_FOUND', 'no such print');
    const next = { ...found, ...more };
    all = all.map((one) => (one.id === printId ? next : one));
    return next;
  };
  return {
    listPrints: () => all,
    cancelPrint: ({ printId }) => change(printId, { state: 'cancelled', trouble: null, cancellable: false }),
  };
}
