/** The supervisor of a kiosk in a test, through the contract. */
import type { ArgsOf, CallName, ResultOf } from '../../../shared/contract.ts';

/** A kiosk in this process, or a client of one in another. */
interface Counter {
  call<N extends CallName>(name: N, ...args: ArgsOf<N> extends void ? [] : [ArgsOf<N>]): Promise<ResultOf<N>>;
}

/** Adds the first supervisor, who is unlocked then. */
export async function addSupervisor(counter: Counter, pin: string): Promise<void> {
  await counter.call('addStaff', { name: 'Asha', role: 'supervisor', pin });
}

/** Tries the PIN of the first supervisor of the list. @throws KioskError as `unlockSupervisor` */
export async function unlock(counter: Counter, pin: string): Promise<void> {
  const supervisor = (await counter.call('staff')).find(
    ({ role, active }) => active && role === 'supervisor',
  );
  if (supervisor === undefined) throw new Error('there is no supervisor');
  await counter.call('unlockSupervisor', { staffId: supervisor.id, pin });
}
