import { whoever } from '../orders/order-tools.ts';
import type { Studio } from '../studio.ts';
import type { Supervisor } from '../supervisor/supervisor.ts';
import { demandSupervisor } from './demand-supervisor.ts';
import type { Handlers } from './handle.ts';

/** The newest overrides are shown; older ones stay in the records. */
const shown = 200;

/** Which version of its shot a photo is made from, and who let an edited one through. */
export function versionHandlers(
  studio: () => Studio,
  supervisor: Supervisor,
): Pick<Handlers, 'chooseVersion' | 'listOverrides'> {
  const demand = async (): Promise<string> => {
    await demandSupervisor(studio(), supervisor);
    // Without a PIN nobody knows who it was.
    return (await supervisor.view()).pinSet ? 'supervisor' : whoever;
  };
  return {
    chooseVersion: ({ orderId, photoId, versionId, reason }) =>
      studio().orders.chooseVersion(orderId, photoId, { versionId, reason }, demand),
    listOverrides: () => studio().deps.records.overrides.newest(shown),
  };
}
