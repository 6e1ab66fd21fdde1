import type { MorningCheck } from '../opening-check/opening-check.ts';
import type { Handlers } from './handle.ts';

/** Handles the opening check. Anyone at the counter may make it. */
export function openingCheckHandlers(check: MorningCheck) {
  return {
    makeOpeningCheck: ({ scene }) => check.make(scene),
    lastOpeningCheck: () => check.last(),
  } satisfies Partial<Handlers>;
}
