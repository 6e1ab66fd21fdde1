import type Database from 'better-sqlite3';
import type { AuditState, AuditTrouble } from '../../../shared/model/audit.ts';
import type { RecordsKey } from '../file/key.ts';
import { chainKeyOf, hashOf, noHash, type ChainedEntry } from './chain.ts';
import { auditCutSql, trustedCut, type SealedCut } from './cut.ts';

/** Troubles that are told one by one; the others are counted. */
const mostTroubles = 20;

interface KeptEntry extends ChainedEntry {
  readonly hash: Uint8Array;
}

/**
 * Reads every entry of the audit log and checks that none is missing and none was changed, from where entries were removed
 * because their period was over. Takes about ten seconds for a
 * million entries, so it runs in a thread.
 */
export function readAuditLog(db: Database.Database, recordsKey: RecordsKey): AuditState {
  const key = chainKeyOf(recordsKey);
  const kept = db.prepare<[], KeptEntry>(
    'SELECT seq, at, person, allowed_by AS allowedBy, act, order_id AS orderId, subject, facts, hash FROM audit_log ORDER BY seq',
  );
  const highest = db.prepare<[], { seq: number }>("SELECT seq FROM sqlite_sequence WHERE name = 'audit_log'");
  const removed = db.prepare<[], SealedCut>(auditCutSql);
  const troubles: AuditTrouble[] = [];
  let found = 0;
  const tell = (trouble: AuditTrouble): void => {
    found += 1;
    if (troubles.length < mostTroubles) troubles.push(trouble);
  };

  let entries = 0;
  let since: string | null = null;
  let last: Pick<KeptEntry, 'seq' | 'at' | 'hash'> | null = null;
  let cutAt: string | null = null;
  const missingBefore = (seq: number, before: string | null): number => {
    const count = seq - (last?.seq ?? 0) - 1;
    if (count > 0) tell({ kind: 'missing', count, after: last?.at ?? null, before });
    return count;
  };
  // One transaction, so that the highest number belongs to the entries.
  db.transaction(() => {
    const end = highest.get()?.seq ?? 0;
    const cut = trustedCut(removed.get() ?? null, key);
    if (cut !== null) {
      last = { seq: cut.lastSeq, at: cut.lastAt, hash: cut.lastHash };
      ({ cutAt } = cut);
    }
    for (const entry of kept.iterate()) {
      const gap = missingBefore(entry.seq, entry.at);
      const isRight = hashOf(entry, last?.hash ?? noHash, key).equals(entry.hash);
      // After a gap, the hash of the entry before is lost as well, unless the log went on from an older copy.
      if (!isRight && gap === 0) tell({ kind: 'changed', at: entry.at });
      entries += 1;
      since ??= entry.at;
      last = entry;
    }
    missingBefore(end + 1, null);
  })();
  return { entries, since, cutAt, troubles, more: found - troubles.length };
}
