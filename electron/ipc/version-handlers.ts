import type { Studio } from '../studio/types.ts';
import type { Staff } from '../staff/types.ts';
import type { Handlers } from './handle.ts';

/** Number of overrides shown, newest first; older ones stay in the records. */
const shown = 200;

/**
 * Handles the version of its shot from which a photo is made, and the record of who let an edited one
 * through.
 */
export function versionHandlers(studio: () => Pick<Studio, 'orders' | 'deps'>, staff: Staff) {
  return {
    chooseVersion: ({ orderId, photoId, versionId, reason }) =>
      studio().orders.chooseVersion(orderId, photoId, { versionId, reason }, () => staff.demand()),
    listOverrides: () => studio().deps.records.overrides.newest(shown),
  } satisfies Partial<Handlers>;
}
