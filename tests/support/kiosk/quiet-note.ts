import type { Note } from '../../../shared/model/audit.ts';

/** For a test that is not about the audit log. */
export const quietNote: Note = () => undefined;
