/** Stores the service's answers in the vault, with a row for each file. */
import { KioskError } from '../../../shared/errors.ts';
import { newId, type ImageId } from '../../../shared/ids.ts';
import type { Records } from '../../records/open.ts';
import { rawAnswerLimit } from '../../service/endpoint-rules.ts';
import { vaultWithin, type HeldRoom } from '../../vault/answer-room.ts';
import type { Vault } from '../../vault/vault.ts';
import type { Needs } from '../deps.ts';

/** An answer in the vault whose row is not written yet. */
export interface SealedAnswer {
  readonly id: ImageId;
  readonly bytes: number;
  readonly sha256: string;
}

export async function sealInVault(vault: Pick<Vault, 'put'>, bytes: Uint8Array): Promise<SealedAnswer> {
  const id = newId('img');
  return { id, ...(await vault.put(id, bytes)) };
}

/**
 * Seals the unchanged answer for the person who settles the call. Failing to store it must not hide how the call ended.
 * A very large answer is cut off, and its last line says so.
 */
export async function sealIfPossible(
  { vault, log }: Needs<'vault' | 'log'>,
  raw: Uint8Array,
  held: HeldRoom | null,
): Promise<SealedAnswer | null> {
  try {
    return await sealInVault(held === null ? vault : vaultWithin(vault, held, log), cutOff(raw));
  } catch (error) {
    log.warn(
      { code: error instanceof KioskError ? error.code : 'INTERNAL' },
      'a raw answer could not be kept',
    );
    return null;
  }
}

/** Returns the answer, or the first part of it and a line that says what is missing. */
export function cutOff(raw: Uint8Array, limit = rawAnswerLimit): Uint8Array {
  if (raw.byteLength <= limit) return raw;
  const mark = (kept: number): Buffer =>
    Buffer.from(`\n[Headroom cut this answer off: ${kept} of ${raw.byteLength} bytes are kept]\n`);
  const kept = limit - mark(limit).byteLength;
  return Buffer.concat([raw.subarray(0, kept), mark(kept)]);
}

/**
 * Runs the transaction that ends a call. When the disk is full, it runs again in the call's reserved space; when the disk has
 * failed, it runs once more.
 * @throws KioskError the errors of the records
 */
export async function writeWithin(
  records: Pick<Records, 'transaction'>,
  held: HeldRoom | null,
  write: () => void,
): Promise<void> {
  try {
    records.transaction(write);
  } catch (error) {
    const code = error instanceof KioskError ? error.code : null;
    const hasRoom = code === 'DISK_FULL' && held !== null && (await held.give('rows'));
    if (code !== 'DISK_FAILED' && !hasRoom) throw error;
    records.transaction(write);
  }
}

/** Writes the row of a sealed answer. Runs in the transaction that ends its call. */
export function insertSealed(
  { images }: Pick<Records, 'images'>,
  sealed: SealedAnswer,
  createdAt: string,
): void {
  images.insert({
    ...sealed,
    kind: 'answer',
    widthPx: 0,
    heightPx: 0,
    mime: 'application/json',
    createdAt,
  });
}

/** Erases an answer that is no longer needed, because it may hold a signed address. */
export async function eraseAnswer(
  { records, vault, clock }: Needs<'records' | 'vault' | 'clock'>,
  answerId: ImageId,
): Promise<void> {
  await vault.erase(answerId);
  records.images.erase(answerId, clock.now().toISOString());
}

/** Like `eraseAnswer`, but only once nothing waits for the answer and it is not kept for the service to examine. */
export async function eraseServed(
  deps: Needs<'records' | 'vault' | 'clock'>,
  answerId: ImageId,
): Promise<void> {
  if (deps.records.cleanUp.isServed(answerId)) await eraseAnswer(deps, answerId);
}
