import type { Studio } from '../studio/types.ts';
import type { Staff } from '../staff/types.ts';
import type { Handlers } from './handle.ts';

/** Handles the audit log, which only supervisors may read. */
export function auditHandlers(studio: () => Pick<Studio, 'deps' | 'audit'>, staff: Staff) {
  return {
    auditLog(asked) {
      staff.demand();
      return studio().audit.list(asked);
    },
    checkAuditLog() {
      staff.demand();
      return studio().audit.check();
    },
    async auditCsv(asked) {
      const allowedBy = staff.demand();
      const file = await studio().audit.csv(asked);
      studio().deps.note('exported', { allowedBy, file: 'audit' });
      return file;
    },
  } satisfies Partial<Handlers>;
}
