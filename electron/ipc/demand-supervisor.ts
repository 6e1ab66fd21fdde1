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
