import type { Migration } from './migration.ts';

/**
 * Indexes for the entries of the audit log about one customer: those of which the customer is the subject, and those of the customer's
 * orders (decision 189). They have the end of an id, which is enough to find a few rows (decision 126).
 */
export const auditOfCustomers: Migration = {
  version: 900,
  up: `
    CREATE INDEX audit_log_by_customer ON audit_log (substr(subject, -4)) WHERE subject GLOB 'cus_*';
    CREATE INDEX audit_log_by_order ON audit_log (substr(order_id, -4)) WHERE order_id IS NOT NULL;
  `,
};
