import { KioskError } from '../../shared/errors.ts';
import { newId, type CallId, type ImageId, type OrderId } from '../../shared/ids.ts';
import type { Endpoint } from '../../shared/service/wire.ts';
import type { PhotoRow } from '../records/photos.ts';
import type { CallFacts, CallOptions, ServiceClient } from '../service/client.ts';
import { ServiceFailure, type Outcome } from '../service/failure.ts';
import type { OrdersDeps } from './deps.ts';

export interface PaidCall<Request, Result> {
  readonly endpoint: Endpoint;
  readonly photo: PhotoRow;
  /** The photo's state while the call is under way or of unknown outcome. */
  readonly during: PhotoRow['state'];
  /** Where the photo goes back to when nothing was spent. */
  readonly back: PhotoRow['state'];
  /** Builds the request before the call is marked as sent. What it throws costs nothing. */
  prepare(): Promise<Request>;
  send(client: ServiceClient, request: Request, options: CallOptions): Promise<Result>;
  /** What must outlive a crash until the image is stored: it goes into the vault, sealed. */
  keep(result: Result): Uint8Array;
  /** Writes the answer into the photo, in the transaction that ends the call. */
  record(result: Result, sealed: ImageId): void;
}

/**
 * Makes one paid call that a person asked for, and keeps its outcome whatever happens:
 * intent (row) -> sent (row, on disk before the first byte) -> answer, sealed in the vault -> done, in one
 * transaction with the photo's new state. A failure is refused, not sent or uncertain; an uncertain call blocks the
 * photo until a person has settled it. Nothing is repeated here.
 *
 * @throws KioskError CALL_OPEN while another call for the photo is open; the ServiceFailure of the call
 */
export async function makePaidCall<Request, Result>(
  deps: OrdersDeps,
  call: PaidCall<Request, Result>,
): Promise<Result> {
  const { records } = deps;
  const at = (): string => deps.clock.now().toISOString();
  records.assertSafe();
  const callId = records.transaction(() => openCall(deps, call, at()));
  deps.changed(call.photo.orderId);

  const facts: CallFacts[] = [];
  let phase: 'preparing' | 'sending' | 'answered' = 'preparing';
  try {
    const request = await call.prepare();
    records.assertSafe();
    records.calls.markSent(callId, at());
    phase = 'sending';
    const result = await call.send(deps.service.client, request, { onFacts: (each) => facts.push(each) });
    phase = 'answered';
    const sealed = await sealInVault(deps, call.keep(result));
    records.transaction(() => {
      insertSealed(deps, sealed, at());
      call.record(result, sealed.id);
      records.calls.end(callId, {
        ...ledgerFacts(facts),
        state: 'done',
        at: at(),
        error: null,
        detail: null,
        answerImageId: sealed.id,
      });
    });
    return result;
  } catch (error) {
    const outcome = outcomeOf(error, phase);
    await endFailed(deps, call, { callId, outcome, error, facts, at });
    throw error;
  } finally {
    deps.changed(call.photo.orderId);
    // The counters afterwards are a hint for whoever settles an uncertain call.
    void deps.service.refreshCredit().then(() => deps.changed(call.photo.orderId));
  }
}

/** Two counters, a double click and a held Enter meet here: the records take one open call for a photo. */
function openCall<Request, Result>(deps: OrdersDeps, call: PaidCall<Request, Result>, at: string): CallId {
  const { records, service } = deps;
  const { photo, endpoint } = call;
  const photoCalls = records.calls.ofOrder(photo.orderId).filter((each) => each.photoId === photo.id);
  if (records.orders.setRegion(photo.orderId, service.region) !== service.region) {
    throw new KioskError('SERVICE_NO_ACCOUNT', 'the order began in another region', {
      region: service.region,
    });
  }
  const earlier = photoCalls.find((each) => each.endpoint === endpoint);
  const id = newId('call');
  records.calls.insert({
    id,
    orderId: photo.orderId,
    photoId: photo.id,
    endpoint,
    region: service.region,
    state: 'intent',
    createdAt: at,
    replacesCallId: earlier?.id ?? null,
    requestBytes: 0,
    remainingBefore: service.credit(endpoint)?.remaining ?? null,
  });
  records.photos.setState(photo.id, call.during);
  return id;
}

/** What a failure means for the money, by how far the call had come. */
function outcomeOf(error: unknown, phase: 'preparing' | 'sending' | 'answered'): Outcome {
  if (phase === 'preparing') return 'not-sent';
  if (phase === 'sending' && error instanceof ServiceFailure) return error.outcome;
  return 'uncertain';
}

async function endFailed<Request, Result>(
  deps: OrdersDeps,
  call: PaidCall<Request, Result>,
  failed: {
    readonly callId: CallId;
    readonly outcome: Outcome;
    readonly error: unknown;
    readonly facts: readonly CallFacts[];
    readonly at: () => string;
  },
): Promise<void> {
  const { records } = deps;
  const { callId, outcome, error, at } = failed;
  const failure = error instanceof ServiceFailure ? error : null;
  const raw = outcome === 'uncertain' ? (failure?.rawAnswer() ?? null) : null;
  const sealed = raw === null ? null : await sealRaw(deps, raw);
  writeNowOrLater(deps, call.photo.orderId, () => {
    if (sealed !== null) insertSealed(deps, sealed, at());
    records.calls.end(callId, {
      ...ledgerFacts(failed.facts),
      state: outcome,
      at: at(),
      error: error instanceof KioskError ? error.code : 'INTERNAL',
      detail: failure?.redactedBody ?? null,
      answerImageId: sealed?.id ?? null,
    });
    if (outcome !== 'uncertain') records.photos.setState(call.photo.id, call.back);
  });
}

const writeAgainMs = 5_000;

/**
 * How a call ended must not be lost to a disk that is full just then: it is written again until there is room. Until
 * then the call counts as on its way, which blocks its photo, and a restart would find it uncertain.
 */
function writeNowOrLater(deps: OrdersDeps, orderId: OrderId, write: () => void): void {
  try {
    deps.records.transaction(write);
  } catch (error) {
    if (!(error instanceof KioskError)) throw error;
    deps.log.warn({ code: error.code }, 'how a call ended could not be written down yet');
    setTimeout(() => {
      if (!deps.records.isOpen) return;
      writeNowOrLater(deps, orderId, write);
      deps.changed(orderId);
    }, writeAgainMs).unref();
  }
}

/** A raw answer is for whoever settles the call; that it cannot be kept must not hide how the call ended. */
async function sealRaw(deps: OrdersDeps, raw: Uint8Array): Promise<Sealed | null> {
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

/** What the transport saw of the last attempt. */
function ledgerFacts(facts: readonly CallFacts[]) {
  const last = facts.at(-1);
  return { status: last?.status ?? null, responseBytes: last?.bytesReceived ?? null, remainingAfter: null };
}

interface Sealed {
  readonly id: ImageId;
  readonly bytes: number;
  readonly sha256: string;
}

async function sealInVault(deps: OrdersDeps, bytes: Uint8Array): Promise<Sealed> {
  const id = newId('img');
  return { id, ...(await deps.vault.put(id, bytes)) };
}

function insertSealed(deps: OrdersDeps, sealed: Sealed, createdAt: string): void {
  deps.records.images.insert({
    ...sealed,
    kind: 'answer',
    widthPx: 0,
    heightPx: 0,
    mime: 'application/json',
    createdAt,
  });
}
