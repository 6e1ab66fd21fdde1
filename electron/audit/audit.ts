/** The audit log as supervisors read it. */
import { startOfDay } from '../../shared/local-day.ts';
import type { ArgsOf } from '../../shared/contract.ts';
import type { CustomerId, IdKind } from '../../shared/ids.ts';
import type {
  AuditAct,
  AuditCustomer,
  AuditEntryView,
  AuditPart,
  AuditState,
} from '../../shared/model/audit.ts';
import type { FileView } from '../../shared/model/files.ts';
import type { AuditFilter, AuditRow } from '../records/audit/entries.ts';
import type { Records } from '../records/open.ts';
import { csvFile } from '../csv.ts';
import { inTurns } from '../turns.ts';
import { auditCsv } from './csv.ts';

/** Entries in one part of the list, and in one read for the CSV. */
const partLength = 50;
const readLength = 500;

export type Audit = ReturnType<typeof createAudit>;

export function createAudit({
  records,
  practice,
}: {
  readonly records: Pick<Records, 'audit' | 'checkAudit' | 'checkpoints' | 'customers' | 'customerMerges'>;
  readonly practice: boolean;
}) {
  /** Yields the file in parts: its head, and each read. */
  function* csvParts(filter: AuditFilter): Generator<string> {
    yield auditCsv.head;
    for (let before: number | undefined = Number.MAX_SAFE_INTEGER; before !== undefined;) {
      const rows = records.audit.list(filter, before, readLength);
      yield auditCsv.rows(rows);
      before = rows.at(-1)?.seq;
    }
  }

  const filterOf = ({ person, act, day, customer }: ArgsOf<'auditCsv'>): AuditFilter => ({
    ...{ person, act },
    between: day === null ? null : [startOfDay(day).toISOString(), startOfDay(day, 1).toISOString()],
    customers: customer === null ? null : [customer, ...records.customerMerges.goneInto(customer)],
  });
  function customerOf(id: CustomerId): AuditCustomer {
    const row = records.customers.get(id);
    return { id, name: row?.erasedAt === null ? row.name : null };
  }

  return {
    list({ before, ...filter }: ArgsOf<'auditLog'>): AuditPart {
      const rows = records.audit.list(filterOf(filter), before ?? Number.MAX_SAFE_INTEGER, partLength + 1);
      return {
        ...{ entries: rows.slice(0, partLength).map(viewOf), more: rows.length > partLength },
        customer: filter.customer === null ? null : customerOf(filter.customer),
      };
    },

    /** Reads every entry in a thread. */
    check: (): Promise<AuditState> => records.checkAudit(),

    /** Returns the entries that match as CSV, newest first. Reads them with pauses in which everything else can run. */
    csv(asked: ArgsOf<'auditCsv'>): Promise<FileView> {
      const name = practice ? 'PRACTICE-audit-log.csv' : 'audit-log.csv';
      return csvFile(name, csvParts(filterOf(asked)), inTurns(records.checkpoints.caughtUp));
    },
  };
}

const viewOf = (row: AuditRow): AuditEntryView => ({
  ...{ seq: row.seq, at: row.at, act: row.act as AuditAct, person: row.personName, facts: row.facts },
  allowedBy: row.allowedBy === row.person ? null : row.allowedByName,
  order: row.orderId === null ? null : { id: row.orderId, number: row.orderNumber ?? '' },
  subjectName: row.subjectName,
  subjectKind: (row.subject?.split('_')[0] as IdKind | undefined) ?? null,
  customer: row.customer === null ? null : { id: row.customer, name: row.customerName },
});
