import type { Studio } from '../studio.ts';
import type { Supervisor } from '../supervisor/supervisor.ts';

/**
 * Asks for the supervisor. In practice without a keychain no PIN can be kept, and nothing there is anyone's.
 * @throws KioskError SUPERVISOR_REQUIRED, KEYCHAIN_UNAVAILABLE
 */
export async function demandSupervisor(
  { account }: Pick<Studio, 'account'>,
  supervisor: Supervisor,
): Promise<void> {
  const free = account === null && !(await supervisor.view()).possible;
  if (!free) await supervisor.demand();
}
