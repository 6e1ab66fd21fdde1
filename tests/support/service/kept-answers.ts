import { modePaths } from '../../../electron/paths.ts';
import { systemClock } from '../../../electron/clock.ts';
import { vaultKey } from '../../../electron/secrets/vault-key.ts';
import { createVault } from '../../../electron/vault/vault.ts';
import type { ImageId } from '../../../shared/ids.ts';
import type { Counter, LedgerRow } from './fault-counter.ts';

/** Returns the answer that a call's row refers to, opened with the studio's own key; null when none was kept. */
export async function keptAnswer(
  { dataDir, secrets }: Pick<Counter, 'dataDir' | 'secrets'>,
  row: LedgerRow | undefined,
): Promise<Buffer | null> {
  if (typeof row?.answerId !== 'string') return null;
  const key = await vaultKey(secrets, { create: false });
  const vault = createVault({ dir: modePaths(dataDir, 'account').vault, key, clock: systemClock });
  return Buffer.from(await vault.get(row.answerId as ImageId));
}
