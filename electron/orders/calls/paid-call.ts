/** A paid call, from the row that records the intention to the row that records how it ended. */
import {
  newId,
  type RetouchSessionId,
  type CallId,
  type OrderId,
  type PhotoId,
} from '../../../shared/ids.ts';
import type { Endpoint } from '../../../shared/service/wire.ts';
import type { CallOptions, ServiceClient } from '../../service/client.ts';
import type { CallFacts } from '../../service/call.ts';
import { storedLimit } from '../../service/endpoint-rules.ts';
import { vaultWithin, type HeldRoom } from '../../vault/answer-room.ts';
import type { Vault } from '../../vault/vault.ts';
import type { Needs } from '../deps.ts';
import { endFailed, isUnusable, noPicture, type FailedCall, type Phase } from './call-failure.ts';
import { ledgerFacts, noteRemaining } from './ledger.ts';
import { insertSealed, writeWithin, type SealedAnswer } from './sealed-answer.ts';

/** The parts of the workflow that a paid call reads and writes. */
export type PaidCallDeps = Needs<'records' | 'vault' | 'answerRoom' | 'service' | 'clock' | 'log'>;

/** The rows that a call belongs to. */
interface CallOwner {
  readonly orderId: OrderId | null;
  readonly photoId: PhotoId | null;
  readonly sessionId: RetouchSessionId | null;
  /** The earlier call that staff replace with this one. */
  readonly replacesCallId: CallId | null;
}

export interface CallIntent<Subject> {
  readonly endpoint: Endpoint;
  /**
   * Runs in the transaction that opens the call. Refuses a call that is not allowed now, inserts the call's row, then
   * makes the call's other changes.
   *
   * @returns the subject of the call
   */
  begin(insertRow: (owner: CallOwner) => CallId, at: string): Subject;
  /** Undoes the changes of `begin`, in the transaction that ends a call which failed and did not count. */
  putBack?(subject: Subject): void;
  /** Stores nothing of a failed call's answer either. */
  readonly traceless?: boolean;
  /** Tells the page that something has changed. */
  changed(): void;
}

/** The steps of a call that has its row. Each runs once, in this order. */
export interface PaidCall {
  readonly id: CallId;
  /** Marks the call as sent on disk, then sends it. A failure before this step costs nothing. */
  send<Answer>(request: (client: ServiceClient, options: CallOptions) => Promise<Answer>): Promise<Answer>;
  /**
   * Stores in the vault what must survive a crash. `done` writes the rows.
   *
   * @param store receives the vault, with space reserved for the answer even on a full disk
   * @param raw returns the unchanged answer, which is sealed for the person who settles the call when its picture
   * cannot be used
   */
  keep<Kept>(store: (vault: Vault) => Promise<Kept>, raw?: () => Uint8Array): Promise<Kept>;
  /**
   * Marks the call as done, in one transaction with the changes that the answer brings.
   * @param sealed the sealed answer, if it is needed until its image has been fetched
   */
  done(write: (at: string) => void, sealed?: SealedAnswer): Promise<void>;
}

/** A call that has its row, with everything known about it so far. */
interface OpenCall<Subject> extends FailedCall {
  readonly subject: Subject;
  phase: Phase;
  readonly facts: CallFacts[];
  held: HeldRoom | null;
  /** Tells the credit watch that the call has ended. */
  noteEnd: () => void;
}

/**
 * Makes one paid call that staff asked for, and records its outcome whatever happens. Each state is on disk before the
 * next step begins: intent, sent, then done, refused, not sent or uncertain. Nothing is repeated here. An uncertain
 * call blocks further calls for its subject until staff have settled it.
 *
 * @param steps prepares the request, then sends it, stores the answer and ends the call, in that order
 * @throws KioskError CALL_OPEN while another call for the same subject is open; DISK_FULL before anything is sent; the
 * ServiceFailure of the call. After the first byte every error says what became of the call (`outcome`)
 */
export async function makePaidCall<Subject, Result>(
  deps: PaidCallDeps,
  intent: CallIntent<Subject>,
  steps: (call: PaidCall, subject: Subject) => Promise<Result>,
): Promise<Result> {
  deps.records.assertSafe();
  const call = deps.records.transaction(() => intend(deps, intent));
  call.changed();
  try {
    const result = await steps(
      {
        id: call.id,
        send: (request) => send(deps, call, request),
        keep: (store, raw) => keep(deps, call, store, raw),
        done: (write, sealed) => done(deps, call, write, sealed),
      },
      call.subject,
    );
    if (call.phase !== 'done') throw new Error(`a paid call was left ${call.phase}`);
    return result;
  } catch (error) {
    if (call.phase === 'done') throw error;
    throw await endFailed(deps, call, error);
  } finally {
    call.held?.end();
    call.noteEnd();
    call.changed();
    void noteCredit(deps, call).then(call.changed);
  }
}

const nowIn = ({ clock }: Needs<'clock'>): string => clock.now().toISOString();

/** Two counters, a double click and a held Enter all arrive here: the records allow one open call per subject. */
function intend<Subject>(
  deps: Needs<'records' | 'service' | 'clock'>,
  intent: CallIntent<Subject>,
): OpenCall<Subject> {
  const { records, service } = deps;
  const { endpoint, traceless = false } = intent;
  const id = newId('call');
  const createdAt = nowIn(deps);
  const subject = intent.begin((owner) => {
    records.calls.insert({
      ...{ id, endpoint, createdAt, ...owner },
      region: service.region,
      state: 'intent',
      remainingBefore: service.credit(endpoint)?.remaining ?? null,
    });
    return id;
  }, createdAt);
  return {
    ...{ id, endpoint, subject, traceless },
    ...{ phase: 'intended', facts: [], held: null, noteEnd: () => undefined },
    putBack: () => intent.putBack?.(subject),
    changed: () => {
      intent.changed();
    },
  };
}

async function send<Answer>(
  deps: Needs<'records' | 'answerRoom' | 'service' | 'clock'>,
  call: OpenCall<unknown>,
  request: (client: ServiceClient, options: CallOptions) => Promise<Answer>,
): Promise<Answer> {
  const { records, answerRoom, service } = deps;
  call.held = await answerRoom.hold(storedLimit(call.endpoint));
  // The disk and the account may have changed since the intent was recorded.
  records.assertSafe();
  records.calls.markSent(call.id, nowIn(deps));
  call.phase = 'sent';
  call.noteEnd = service.noteUse(call.endpoint);
  const answer = await request(service.client, { onFacts: (each) => call.facts.push(each) });
  call.phase = 'answered';
  return answer;
}

async function keep<Kept>(
  { vault, log }: Needs<'vault' | 'log'>,
  { endpoint, held }: OpenCall<unknown>,
  store: (vault: Vault) => Promise<Kept>,
  raw?: () => Uint8Array,
): Promise<Kept> {
  try {
    return await store(held === null ? vault : vaultWithin(vault, held, log));
  } catch (error) {
    throw isUnusable(error) ? noPicture(endpoint, raw?.() ?? null) : error;
  }
}

async function done(
  deps: Needs<'records' | 'clock'>,
  call: OpenCall<unknown>,
  write: (at: string) => void,
  sealed?: SealedAnswer,
): Promise<void> {
  const { records } = deps;
  await writeWithin(records, call.held, () => {
    const at = nowIn(deps);
    if (sealed !== undefined) insertSealed(records, sealed, at);
    write(at);
    records.calls.end(call.id, {
      ...ledgerFacts(call.facts),
      ...{ state: 'done', at, error: null, reason: null, detail: null },
      answerImageId: sealed?.id ?? null,
    });
  });
  call.phase = 'done';
}

/** The counters after the call are a hint for the person who settles an uncertain call. */
async function noteCredit(
  deps: Needs<'records' | 'service' | 'log'>,
  call: OpenCall<unknown>,
): Promise<void> {
  await deps.service.refreshCredit();
  noteRemaining(deps, { callId: call.id, endpoint: call.endpoint });
}
