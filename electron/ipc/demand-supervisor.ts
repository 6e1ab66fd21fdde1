import { anyStaff } from '../orders/order-tools.ts';
import type { Studio } from '../studio/types.ts';
import type { Supervisor } from '../supervisor/supervisor.ts';

/**
 * Demands the supervisor. Without a keychain practice can keep no PIN, and holds no real customer's data, so
 * it is allowed.
 * @throws KioskError SUPERVISOR_REQUIRED, KEYCHAIN_UNAVAILABLE
 */
export async function demandSupervisor(
  { account }: Pick<Studio, 'account'>,
  supervisor: Supervisor,
): Promise<void> {
  const free = account === null && !(await supervisor.view()).possible;
  if (!free) await supervisor.demand();
}

/**
 * Demands the supervisor, and returns the name under which the decision is recorded. Without a PIN, the kiosk cannot know
 * who it was.
 * @throws KioskError SUPERVISOR_REQUIRED, KEYCHAIN_UNAVAILABLE
 */
export async function supervisorName(
  studio: Pick<Studio, 'account'>,
  supervisor: Supervisor,
): Promise<string> {
  await demandSupervisor(studio, supervisor);
  return (await supervisor.view()).pinSet ? 'supervisor' : anyStaff;
}
