import {
  newId,
  type RetouchSessionId,
  type CallId,
  type ImageId,
  type OrderId,
  type PhotoId,
} from '../../../shared/ids.ts';
import type { Endpoint } from '../../../shared/service/wire.ts';
import type { CallRow } from '../../records/calls/calls.ts';
import type { CallFacts, CallOptions, ServiceClient } from '../../service/client.ts';
import { storedLimit } from '../../service/endpoint-rules.ts';
import { vaultWithin, type HeldRoom } from '../../vault/answer-room.ts';
import type { Vault } from '../../vault/vault.ts';
import { endFailed, failureSaid, isUnusable, noPicture, outcomeOf, type Phase } from './call-failure.ts';
import type { OrdersDeps } from '../deps.ts';
import { ledgerFacts, noteRemaining } from './ledger.ts';
import { writeWithin } from './sealed-answer.ts';

/** Whose call it is. */
export interface CallSubject {
  readonly orderId: OrderId | null;
  readonly photoId: PhotoId | null;
  readonly sessionId: RetouchSessionId | null;
  /** The earlier call in whose place a person started this one. */
  readonly replacesCallId: CallId | null;
}

/** A paid call, whatever it is for: what is its own beside the journal. */
export interface JournaledCall<Request, Result, Kept> {
  readonly endpoint: Endpoint;
  /** In the transaction of the intent, before its row: refuses what may not be asked for now. */
  open(at: string): CallSubject;
  /** In the same transaction, after the row. */
  opened?(callId: CallId, at: string): void;
  /** Builds the request before the call is marked as sent. What it throws costs nothing. */
  prepare(): Promise<Request>;
  send(client: ServiceClient, request: Request, options: CallOptions): Promise<Result>;
  /**
   * Puts into the vault what must outlive a crash, as soon as it is answered. No rows yet. `vault` has room for it on
   * a full disk too.
   */
  keep(result: Result, vault: Vault): Promise<Kept>;
  /** What is sealed for whoever settles the call, when `keep` fails because the answer cannot be used. */
  raw?(result: Result): Uint8Array;
  /** Writes the answer down, in the transaction that ends the call. Returns the sealed answer, where there is one. */
  record(kept: Kept, callId: CallId, at: string): ImageId | null;
  /** Undoes what `open` did, in the transaction that ends a call which came to nothing and cost nothing. */
  standBack?(): void;
  /** Of a failed call, too, no word of its answer is kept. */
  readonly traceless?: boolean;
  /** Tells the page that something has changed. */
  changed(): void;
}

export interface Journaled<Result, Kept> {
  readonly callId: CallId;
  readonly result: Result;
  readonly kept: Kept;
}

/**
 * Makes one paid call that a person asked for, and keeps its outcome whatever happens:
 * intent (row) -> space on the disk for the answer -> sent (row, on disk before the first byte) -> answer, in the vault
 * -> done, in one transaction with what the answer changes. A failure is refused, not sent or uncertain; an uncertain call blocks what it is for until
 * a person has settled it. Nothing is repeated here.
 *
 * @throws KioskError CALL_OPEN while another call for the same is open; DISK_FULL before anything is sent; the
 * ServiceFailure of the call. After the first byte every error says what became of the call (`outcome`)
 */
export async function makeJournaledCall<Request, Result, Kept>(
  deps: OrdersDeps,
  call: JournaledCall<Request, Result, Kept>,
): Promise<Journaled<Result, Kept>> {
  const { records, service } = deps;
  const { endpoint } = call;
  const at = (): string => deps.clock.now().toISOString();
  records.assertSafe();
  const callId = records.transaction(() => openCall(deps, call, at()));
  call.changed();

  const facts: CallFacts[] = [];
  let ended = (): void => undefined;
  let phase: Phase = 'preparing';
  let answer: { readonly result: Result } | null = null;
  let held: HeldRoom | null = null;
  try {
    const request = await call.prepare();
    held = await deps.answerRoom.hold(storedLimit(endpoint));
    records.assertSafe();
    records.calls.markSent(callId, at());
    phase = 'sending';
    ended = service.noteUse(endpoint);
    const result = await call.send(service.client, request, { onFacts: (each) => facts.push(each) });
    phase = 'answered';
    answer = { result };
    const kept = await call.keep(result, vaultWithin(deps.vault, held));
    await writeWithin(deps, held, () => {
      const now = at();
      records.calls.end(callId, {
        ...ledgerFacts(facts),
        state: 'done',
        at: now,
        ...{ error: null, reason: null, detail: null },
        answerImageId: call.record(kept, callId, now),
      });
    });
    return { callId, result, kept };
  } catch (caught) {
    const unusable = answer !== null && isUnusable(caught) ? answer : null;
    const error = unusable === null ? caught : noPicture(endpoint, caught);
    const raw = unusable === null ? null : (call.raw?.(unusable.result) ?? null);
    const outcome = outcomeOf(error, phase);
    await endFailed(deps, call, { callId, error, raw, facts, outcome, held, at });
    throw failureSaid(error, { endpoint, outcome, phase });
  } finally {
    held?.end();
    ended();
    call.changed();
    // The counters afterwards are a hint for whoever settles an uncertain call.
    void service.refreshCredit().then(() => {
      noteRemaining(deps, { callId, endpoint });
      call.changed();
    });
  }
}

/** Returns the earlier call of a retouch session that this one repeats: one of the same kind that brought nothing. */
export function replacedInSession(newestFirst: readonly CallRow[], endpoint: Endpoint): CallId | null {
  const last = newestFirst[0];
  return last?.endpoint === endpoint && last.state !== 'done' ? last.id : null;
}

/** Two counters, a double click and a held Enter meet here: the records take one open call for each subject. */
function openCall<Request, Result, Kept>(
  { records, service }: OrdersDeps,
  call: JournaledCall<Request, Result, Kept>,
  createdAt: string,
): CallId {
  const { endpoint } = call;
  const subject = call.open(createdAt);
  const id = newId('call');
  records.calls.insert({
    ...{ id, endpoint, createdAt, ...subject },
    region: service.region,
    state: 'intent',
    remainingBefore: service.credit(endpoint)?.remaining ?? null,
  });
  call.opened?.(id, createdAt);
  return id;
}
