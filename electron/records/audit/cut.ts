import { createHmac } from 'node:crypto';

/** The last entry that was removed from the beginning of the audit log, because its period was over. */
export interface AuditCut {
  readonly lastSeq: number;
  readonly lastAt: string;
  readonly lastHash: Uint8Array;
  /** When it was removed. ISO 8601, UTC. */
  readonly cutAt: string;
}

export interface SealedCut extends AuditCut {
  /** Shows that the program itself made the cut: the hash of all of this with the key of the chain. */
  readonly seal: Uint8Array;
}

export const auditCutSql = `SELECT last_seq AS lastSeq, last_at AS lastAt, last_hash AS lastHash, cut_at AS cutAt, seal
  FROM audit_cut`;

export function sealOf({ lastSeq, lastAt, lastHash, cutAt }: AuditCut, key: Uint8Array): Buffer {
  const text = JSON.stringify(['cut', lastSeq, lastAt, cutAt]);
  return createHmac('sha256', key).update(lastHash).update(text).digest();
}

/** Returns the cut if the program made it; null for none, and for one that another program has written. */
export const trustedCut = (cut: SealedCut | null, key: Uint8Array): AuditCut | null =>
  cut !== null && sealOf(cut, key).equals(cut.seal) ? cut : null;
