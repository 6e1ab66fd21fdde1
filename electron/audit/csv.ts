/** Writes the audit log as CSV (RFC 4180). Pure. */
import { byteOrderMark, typedLine } from '../csv.ts';
import type { AuditRow } from '../records/audit/entries.ts';

const columns = ['number', 'time', 'person', 'allowed_by', 'act', 'order', 'subject', 'facts'] as const;

export const auditCsv = {
  head: byteOrderMark + typedLine(columns),
  rows: (rows: readonly AuditRow[]): string =>
    rows
      .map(({ seq, at, personName, allowedByName, act, orderNumber, subjectName, subject, facts }) =>
        typedLine([
          ...[String(seq), at, personName, allowedByName ?? '', act, orderNumber ?? ''],
          ...[subjectName ?? subject ?? '', Object.keys(facts).length === 0 ? '' : JSON.stringify(facts)],
        ]),
      )
      .join(''),
};
