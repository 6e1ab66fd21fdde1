/** Answers of the service in the vault, and the rows of their files. */
import { KioskError } from '../../../shared/errors.ts';
import { newId, type ImageId } from '../../../shared/ids.ts';
import type { Records } from '../../records/open.ts';
import { rawAnswerLimit } from '../../service/endpoint-rules.ts';
import { vaultWithin, type HeldRoom } from '../../vault/answer-room.ts';
import type { Vault } from '../../vault/vault.ts';
import type { Needs } from '../deps.ts';

/** An answer in the vault, before its row is written. */
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
 * Seals the answer as it came, for the person who settles the call. An answer that cannot be kept must not hide how
 * the call ended. A very large one is cut off, and its end then says so.
 */
export async function sealIfPossible(
  { vault, log }: Needs<'vault' | 'log'>,
  raw: Uint8Array,
  held: HeldRoom | null,
): Promise<SealedAnswer | null> {
  try {
    return await sealInVault(held === null ? vault : vaultWithin(vault, held), cutOff(raw));
  } catch (error) {
    log.warn(
      { code: error instanceof KioskError ? error.code : 'INTERNAL' },
      'a raw answer could not be kept',
    );
    return null;
  }
}

/** Returns the answer, or as much of it as is kept and a line that says what is missing. */
export function cutOff(raw: Uint8Array, limit = rawAnswerLimit): Uint8Array {
  if (raw.byteLength <= limit) return raw;
  const mark = (kept: number): Buffer =>
    Buffer.from(`\n[Headroom cut this answer off: ${kept} of ${raw.byteLength} bytes are kept]\n`);
  const kept = limit - mark(limit).byteLength;
  return Buffer.concat([raw.subarray(0, kept), mark(kept)]);
}

/**
 * Runs the transaction that ends a call. Where the disk is full, it runs once more, into the call's own space.
 * @throws KioskError what the records throw
 */
export async function writeWithin(
  records: Pick<Records, 'transaction'>,
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

/** Writes the row of a sealed answer. Part of the transaction that ends its call. */
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

/** Erases an answer that is not needed any more: it may hold a signed address. */
export async function eraseAnswer(
  { records, vault, clock }: Needs<'records' | 'vault' | 'clock'>,
  answerId: ImageId,
): Promise<void> {
  await vault.erase(answerId);
  records.images.erase(answerId, clock.now().toISOString());
}

/** As `eraseAnswer`, once nothing waits for it, and unless it is kept for the service to look into. */
export async function eraseServed(
  deps: Needs<'records' | 'vault' | 'clock'>,
  answerId: ImageId,
): Promise<void> {
  if (deps.records.cleanUp.isServed(answerId)) await eraseAnswer(deps, answerId);
}
