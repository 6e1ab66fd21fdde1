import { describe, expect, it } from 'vitest';
import { KioskError } from '../../../shared/errors.ts';
import { systemClock } from '../../../electron/clock.ts';
import { demandSupervisor } from '../../../electron/ipc/demand-supervisor.ts';
import type { Studio } from '../../../electron/studio/types.ts';
import { createSupervisor } from '../../../electron/supervisor/supervisor.ts';
import { rejectionOf } from '../../support/thrown.ts';

const practice: Pick<Studio, 'account'> = { account: null };
const ownAccount = { account: {} } as unknown as Pick<Studio, 'account'>;

const noKeychain = () => {
  const fail = (): Promise<never> => Promise.reject(new KioskError('KEYCHAIN_UNAVAILABLE', 'none here'));
  return createSupervisor({ get: fail, set: fail }, systemClock);
};
async function withPin() {
  let kept: string | null = null;
  const store = {
    get: () => Promise.resolve(kept),
    set: (text: string) => Promise.resolve(void (kept = text)),
  };
  const supervisor = createSupervisor(store, systemClock);
  await supervisor.setPin('', '4711');
  supervisor.lock();
  return supervisor;
}

describe('an action for supervisors only', () => {
  it('is open to anyone in practice on a machine without a keychain, where no PIN can be stored', async () => {
    await expect(demandSupervisor(practice, noKeychain())).resolves.toBeUndefined();
  });

  it('is refused with a studio’s own account while its keychain is away, because it may hold a PIN', async () => {
    expect(await rejectionOf(demandSupervisor(ownAccount, noKeychain()))).toBe('KEYCHAIN_UNAVAILABLE');
  });

  it('needs the PIN when one is set, in practice too', { timeout: 30_000 }, async () => {
    expect(await rejectionOf(demandSupervisor(practice, await withPin()))).toBe('SUPERVISOR_REQUIRED');
  });
});
