/** A page of the audit log, with each kind of sentence once. */
import type { AuditEntryView } from '../../shared/model/audit.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';
import { fixtureId, fromNow } from './fixture-data.ts';

const order = { id: fixtureId('ord', 4), number: '261120-017' };
const nothing = {
  person: 'Asha',
  allowedBy: null,
  order: null,
  subjectName: null,
  subjectKind: null,
  facts: {},
} as const;
const money = { amount: 1_200, currency: 'GBP' };

const said: readonly Partial<AuditEntryView>[] = [
  { act: 'refunded', person: 'Bo', allowedBy: 'Asha', order, facts: { ...money, of: 'photo' } },
  { act: 'order-opened', person: 'Bo', order },
  { act: 'pin-wrong', person: 'staff', subjectName: 'Asha', subjectKind: 'stf' },
  { act: 'signed-in', person: 'Bo' },
  { act: 'prices-changed', facts: { settings: ['prices', 'items'] } },
  { act: 'exported', order, facts: { file: 'pictures', count: 2 } },
  { act: 'exported', facts: { file: 'pictures', count: 1 } },
  { act: 'cash-moved', facts: { ...money, kind: 'pay-out' }, subjectKind: 'mov' },
  { act: 'discounted', order, facts: { amount: 0, currency: 'GBP' } },
  { act: 'call-settled', subjectKind: 'call', facts: { resolution: 'failed' } },
  { act: 'erased', subjectKind: 'ben' },
  { act: 'day-closed', facts: { number: 12 } },
  { act: 'erased', person: 'headroom', subjectKind: 'cus', facts: { why: 'listed' } },
  { act: 'staff-added', subjectName: 'Bo', subjectKind: 'stf', facts: { role: 'staff' } },
];

export const auditEntries: readonly AuditEntryView[] = said.map((more, index) => ({
  ...nothing,
  act: 'unlocked',
  ...more,
  seq: 100 - index,
  at: fromNow(-index * 300_000),
}));

export const auditAnswers = (): FixtureAnswers => ({
  auditLog: ({ act }) => ({
    entries: auditEntries.filter((entry) => act === null || entry.act === act),
    more: act === null,
  }),
  checkAuditLog: () => ({
    entries: 4_217,
    since: fromNow(-80 * 86_400_000),
    ...{ cutAt: fromNow(-3_600_000), troubles: [], more: 0 },
  }),
  auditCsv: () => ({ name: 'audit-log.csv', mime: 'text/csv', bytes: new Uint8Array() }),
});
