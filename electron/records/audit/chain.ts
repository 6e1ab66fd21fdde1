import { createHmac, hkdfSync } from 'node:crypto';
import type { RecordsKey } from '../file/key.ts';

/** An entry as its row says it, before its hash. */
export interface ChainedEntry {
  readonly seq: number;
  readonly at: string;
  readonly person: string;
  readonly allowedBy: string | null;
  readonly act: string;
  readonly orderId: string | null;
  readonly subject: string | null;
  /** JSON. */
  readonly facts: string;
}

/** The hash before the first entry. */
export const noHash: Uint8Array = new Uint8Array(32);

/** Derives the key of the chain from the key of the records (RFC 5869), so that nobody without it can mend the chain. */
export const chainKeyOf = (key: RecordsKey): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', Buffer.from(key, 'hex'), '', 'Headroom audit log', 32));

/** Returns the hash of an entry: over the hash of the entry before and everything that it says. */
export function hashOf(entry: ChainedEntry, before: Uint8Array, key: Uint8Array): Buffer {
  const { seq, at, person, allowedBy, act, orderId, subject, facts } = entry;
  const text = JSON.stringify([seq, at, person, allowedBy, act, orderId, subject, facts]);
  return createHmac('sha256', key).update(before).update(text).digest();
}
