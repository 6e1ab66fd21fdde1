import type { ArgsOf, CallName } from '../../shared/contract.ts';
import type { PageCheck } from '../records/file/page-check.ts';
import type { Handlers } from './handle.ts';

/** How long a press waits for the check of the records before it is refused with RECORDS_CHECKING, milliseconds. */
const waitMs = 5_000;

/**
 * Delays calls that may cost credit, briefly, until the pages of the records have been checked. They wait
 * before their handler reads anything, so that it decides by the checked state.
 */
export function waitForCheck(handlers: Handlers, pages: () => Pick<PageCheck, 'ended'>): Handlers {
  const waiting =
    <N extends CallName>(name: N) =>
    async (args: ArgsOf<N>) => {
      await pages().ended(waitMs);
      return handlers[name](args);
    };
  return {
    ...handlers,
    requestPreview: waiting('requestPreview'),
    requestFinal: waiting('requestFinal'),
    edit: waiting('edit'),
    generateHeadshots: waiting('generateHeadshots'),
    matchFaces: waiting('matchFaces'),
  };
}
