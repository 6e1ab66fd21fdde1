/** Writes the audit log as CSV (RFC 4180). Pure. */
import { byteOrderMark, typedLine } from '../csv.ts';
import type { AuditRow } from '../records/audit/entries.ts';

const columns = [
  ...(['number', 'time', 'person', 'allowed_by', 'act', 'order', 'subject', 'facts'] as const),
  // Names are those of today; ids never change.
  ...(['person_id', 'allowed_by_id', 'subject_id'] as const),
] as const;

export const auditCsv = {
  head: byteOrderMark + typedLine(columns),
  rows: (rows: readonly AuditRow[]): string =>
    rows
      .map(({ subjectName, subject, facts, ...row }) =>
        typedLine([
          ...[
            String(row.seq),
            row.at,
            row.personName,
            row.allowedByName ?? '',
            row.act,
            row.orderNumber ?? '',
          ],
          ...[subjectName ?? subject ?? '', Object.keys(facts).length === 0 ? '' : JSON.stringify(facts)],
          ...[row.person, row.allowedBy ?? '', subject ?? ''],
        ]),
      )
      .join(''),
};
