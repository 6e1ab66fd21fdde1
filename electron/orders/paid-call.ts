import { KioskError } from '../../shared/errors.ts';
import { newId, type CallId, type ImageId, type OrderId } from '../../shared/ids.ts';
import type { Sensitivity } from '../../shared/model.ts';
import type { Endpoint } from '../../shared/service/wire.ts';
import type { PhotoRow } from '../records/photos.ts';
import type { CallFacts, CallOptions, ServiceClient } from '../service/client.ts';
import { ServiceFailure, type Outcome } from '../service/failure.ts';
import type { OrdersDeps } from './deps.ts';
import { ledgerFacts, noteRemaining } from './ledger.ts';
import { standBack } from './photo-place.ts';
import { insertSealed, sealInVault, sealIfPossible } from './sealed.ts';
import { existing } from './view.ts';

export interface PaidCall<Request, Result> {
  readonly endpoint: Endpoint;
  /** The photo that the call is for, as it was asked for. */
  readonly photo: PhotoRow;
  /** Puts another photo in its place, in the transaction that opens the call; it gets it back when nothing was spent. */
  readonly inPlace?: ((photo: PhotoRow) => PhotoRow) | undefined;
  /** The photo's state while the call is under way or of unknown outcome. */
  readonly during: 'preview-asked' | 'final-asked';
  readonly sensitivity: Sensitivity;
  /** Builds the request before the call is marked as sent. What it throws costs nothing. */
  prepare(): Promise<Request>;
  send(client: ServiceClient, request: Request, options: CallOptions): Promise<Result>;
  /** What must outlive a crash until the image is stored: it goes into the vault, sealed. */
  keep(result: Result): Uint8Array;
  /** Writes the answer into the photo, in the transaction that ends the call. */
  record(result: Result, sealed: ImageId, photo: PhotoRow): void;
}

/** A call that was answered, and the photo that the answer is for. */
export interface PaidAnswer<Result> {
  readonly result: Result;
  readonly photo: PhotoRow;
  /** The answer in the vault. */
  readonly sealed: ImageId;
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
): Promise<PaidAnswer<Result>> {
  const { records } = deps;
  const at = (): string => deps.clock.now().toISOString();
  records.assertSafe();
  const { callId, photo } = records.transaction(() => openCall(deps, call, at()));
  deps.changed(call.photo.orderId);

  const facts: CallFacts[] = [];
  let ended = (): void => undefined;
  let phase: 'preparing' | 'sending' | 'answered' = 'preparing';
  try {
    const request = await call.prepare();
    records.assertSafe();
    records.calls.markSent(callId, at());
    phase = 'sending';
    ended = deps.service.noteUse(call.endpoint);
    const result = await call.send(deps.service.client, request, { onFacts: (each) => facts.push(each) });
    phase = 'answered';
    const sealed = await sealInVault(deps, call.keep(result));
    records.transaction(() => {
      insertSealed(deps, sealed, at());
      call.record(result, sealed.id, photo);
      records.calls.end(callId, {
        ...ledgerFacts(facts),
        state: 'done',
        at: at(),
        error: null,
        reason: null,
        detail: null,
        answerImageId: sealed.id,
      });
    });
    return { result, photo, sealed: sealed.id };
  } catch (error) {
    const outcome = outcomeOf(error, phase);
    await endFailed(deps, photo, { callId, outcome, error, facts, at });
    throw error;
  } finally {
    ended();
    deps.changed(call.photo.orderId);
    // The counters afterwards are a hint for whoever settles an uncertain call.
    void deps.service.refreshCredit().then(() => {
      noteRemaining(deps, { callId, endpoint: call.endpoint });
      deps.changed(call.photo.orderId);
    });
  }
}

/** Two counters, a double click and a held Enter meet here: the records take one open call for a photo. */
function openCall<Request, Result>(
  deps: OrdersDeps,
  call: PaidCall<Request, Result>,
  at: string,
): { readonly callId: CallId; readonly photo: PhotoRow } {
  const { records, service } = deps;
  const { endpoint } = call;
  if (records.orders.setRegion(call.photo.orderId, service.region) !== service.region) {
    throw new KioskError('SERVICE_NO_ACCOUNT', 'the order began in another region', {
      region: service.region,
    });
  }
  const photo = call.inPlace?.(call.photo) ?? call.photo;
  const earlier = records.calls
    .ofOrder(photo.orderId)
    .find(
      (each) => each.endpoint === endpoint && [photo.id, call.photo.id].some((id) => id === each.photoId),
    );
  const callId = newId('call');
  records.calls.insert({
    id: callId,
    orderId: photo.orderId,
    photoId: photo.id,
    endpoint,
    region: service.region,
    state: 'intent',
    createdAt: at,
    replacesCallId: earlier?.id ?? null,
    remainingBefore: service.credit(endpoint)?.remaining ?? null,
  });
  records.photos.setAsked(photo.id, call.during, call.sensitivity);
  return { callId, photo };
}

/** What a failure means for the money, by how far the call had come. */
function outcomeOf(error: unknown, phase: 'preparing' | 'sending' | 'answered'): Outcome {
  if (phase === 'preparing') return 'not-sent';
  if (phase === 'sending' && error instanceof ServiceFailure) return error.outcome;
  return 'uncertain';
}

async function endFailed(
  deps: OrdersDeps,
  photo: PhotoRow,
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
  const sealed = raw === null ? null : await sealIfPossible(deps, raw);
  writeNowOrLater(deps, photo.orderId, () => {
    if (sealed !== null) insertSealed(deps, sealed, at());
    records.calls.end(callId, {
      ...ledgerFacts(failed.facts),
      state: outcome,
      at: at(),
      error: error instanceof KioskError ? error.code : 'INTERNAL',
      reason: failure?.reason ?? null,
      detail: failure?.redactedBody ?? null,
      answerImageId: sealed?.id ?? null,
    });
    const asked = records.photos.get(photo.id);
    if (outcome !== 'uncertain' && asked !== null) {
      standBack(deps, asked, existing(deps, photo.orderId).photoMode);
    }
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
