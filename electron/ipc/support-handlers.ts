import type { Support } from '../support/support-file.ts';
import type { Handlers } from './handle.ts';

/** Handles the support file. Anyone may make it: it has nothing that only a supervisor may see. */
export const supportHandlers = (support: Support) =>
  ({
    supportFile: () => support.file(),
    noteSupportFile: () => support.noteSaved(),
  }) satisfies Partial<Handlers>;
