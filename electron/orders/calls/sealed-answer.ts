import { KioskError } from '../../../shared/errors.ts';
import { newId, type ImageId } from '../../../shared/ids.ts';
import { rawAnswerLimit } from '../../service/endpoint-rules.ts';
import { vaultWithin, type HeldRoom } from '../../vault/answer-room.ts';
import type { Vault } from '../../vault/vault.ts';
import type { OrdersDeps } from '../deps.ts';

/** An answer of the service in the vault, before its row is written. */
export interface Sealed {
  readonly id: ImageId;
  readonly bytes: number;
  readonly sha256: string;
}

export async function sealInVault(vault: Vault, bytes: Uint8Array): Promise<Sealed> {
  const id = newId('img');
  return { id, ...(await vault.put(id, bytes)) };
}

/**
 * Seals the answer as it came, for the person who settles the call. An answer that cannot be kept must not hide how
 * the call ended. A very large one is cut off, and its end then says so.
 */
export async function sealIfPossible(
  deps: OrdersDeps,
  raw: Uint8Array,
  held: HeldRoom | null,
): Promise<Sealed | null> {
  try {
    return await sealInVault(held === null ? deps.vault : vaultWithin(deps.vault, held), cutOff(raw));
  } catch (error) {
    deps.log.warn(
      { code: error instanceof KioskError ? error.code : 'INTERNAL' },
      'a raw answer could not be kept',
    );
    return null;
  }
}

/** The answer, or as much of it as is kept and a line that says what is missing. */
export function cutOff(raw: Uint8Array, limit = rawAnswerLimit): Uint8Array {
  if (raw.byteLength <= limit) return raw;
  const mark = (kept: number): Buffer =>
    Buffer.from(`\n[Headroom cut this answer off: ${kept} of ${raw.byteLength} bytes are kept]\n`);
  const kept = limit - mark(limit).byteLength;
  return Buffer.concat([raw.subarray(0, kept), mark(kept)]);
}

/**
 * A transaction that ends a call: where the disk is full, it is written once more into the call's own space.
 * @throws KioskError what the records throw
 */
export async function writeWithin(
  { records }: OrdersDeps,
  held: HeldRoom | null,
  write: () => void,
): Promise<void> {
  try {
    records.transaction(write);
  } catch (error) {
    const isFull = error instanceof KioskError && error.code === 'DISK_FULL';
    if (!isFull || held === null || !(await held.give('rows'))) throw error;
    records.transaction(write);
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

/** As `eraseAnswer`, once nothing waits for it, and unless it is kept for the service to look into. */
export async function eraseServed(deps: OrdersDeps, answerId: ImageId): Promise<void> {
  if (deps.records.cleanUp.isServed(answerId)) await eraseAnswer(deps, answerId);
}
