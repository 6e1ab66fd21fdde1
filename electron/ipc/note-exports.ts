import type { AuditEntry } from '../../shared/model/audit.ts';
import type { FileView } from '../../shared/model/files.ts';
import type { Studio } from '../studio/types.ts';

/** Returns a function that enters a file in the audit log once it is made, before the page receives it. */
export const noteExports =
  (studio: () => Pick<Studio, 'deps'>) =>
  async (file: Promise<FileView> | FileView, entry: AuditEntry<'exported'>): Promise<FileView> => {
    const made = await file;
    studio().deps.note('exported', entry);
    return made;
  };
