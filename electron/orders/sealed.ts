import { KioskError } from '../../shared/errors.ts';
import { newId, type ImageId } from '../../shared/ids.ts';
import type { OrdersDeps } from './deps.ts';

/** An answer of the service in the vault, before its row is written. */
export interface Sealed {
  readonly id: ImageId;
  readonly bytes: number;
  readonly sha256: string;
}

export async function sealInVault(deps: OrdersDeps, bytes: Uint8Array): Promise<Sealed> {
  const id = newId('img');
  return { id, ...(await deps.vault.put(id, bytes)) };
}

/** A raw answer is for whoever settles the call; that it cannot be kept must not hide how the call ended. */
export async function sealIfPossible(deps: OrdersDeps, raw: Uint8Array): Promise<Sealed | null> {
  try {
    return await sealInVault(deps, raw);
  } catch (error) {
    deps.log.warn(
      { code: error instanceof KioskError ? error.code : 'INTERNAL' },
      'a raw answer could not be kept',
    );
    return null;
  }
}

export function insertSealed(deps: OrdersDeps, sealed: Sealed, createdAt: string): void {
  deps.records.images.insert({
    ...sealed,
    kind: 'answer',
    widthPx: 0,
    heightPx: 0,
    mime: 'application/json',
    createdAt,
  });
}

/** An answer that has served is erased: it may hold a signed address. */
export async function eraseAnswer(deps: OrdersDeps, answerId: ImageId): Promise<void> {
  await deps.vault.erase(answerId);
  deps.records.images.erase(answerId, deps.clock.now().toISOString());
}

/** As `eraseAnswer`, once nothing waits for it: a sheet may still have its address in there. */
export async function eraseServed(deps: OrdersDeps, answerId: ImageId): Promise<void> {
  if (!deps.records.serviceSheets.waitFor(answerId)) await eraseAnswer(deps, answerId);
}
