import type { Studio } from '../studio/types.ts';
import type { Staff } from '../staff/types.ts';
import type { Handlers } from './handle.ts';
import type { LargeFiles } from './large-files.ts';

/** Handles the audit log, which only supervisors may read, and the parts of the large files that only they may export. */
export function auditHandlers(studio: () => Pick<Studio, 'deps' | 'audit'>, staff: Staff, files: LargeFiles) {
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
      return files.keep(file);
    },
    filePart({ file, at }) {
      staff.demand();
      return files.part(file, at);
    },
  } satisfies Partial<Handlers>;
}
