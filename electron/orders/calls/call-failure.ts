import { KioskError } from '../../../shared/errors.ts';
import type { CallId } from '../../../shared/ids.ts';
import type { Endpoint } from '../../../shared/service/wire.ts';
import type { CallEnd } from '../../records/calls/calls.ts';
import type { CallFacts } from '../../service/client.ts';
import { ServiceFailure, type Outcome } from '../../service/failure.ts';
import type { HeldRoom } from '../../vault/answer-room.ts';
import type { OrdersDeps } from '../deps.ts';
import { ledgerFacts } from './ledger.ts';
import { insertSealed, sealIfPossible, writeWithin } from './sealed-answer.ts';

/** How far a call had come. */
export type Phase = 'preparing' | 'sending' | 'answered';

/** Decides whether a failed call may have counted, by how far the call had come. */
export function outcomeOf(error: unknown, phase: Phase): Outcome {
  if (phase === 'preparing') return 'not-sent';
  if (phase === 'sending' && error instanceof ServiceFailure) return error.outcome;
  return 'uncertain';
}

/** The service's answer holds a picture that cannot be used. */
export const isUnusable = (error: unknown): boolean =>
  error instanceof KioskError && unusableCodes.has(error.code);

const unusableCodes: ReadonlySet<KioskError['code']> = new Set([
  'IMAGE_NOT_RECOGNISED',
  'IMAGE_TOO_LARGE',
  'IMAGE_DECODER_FAILED',
]);

/** It is the service's picture that is none, not the studio's: whether it was charged for is not known. */
export const noPicture = (call: Endpoint, cause: unknown): KioskError =>
  new KioskError(
    'SERVICE_UNCERTAIN',
    'the service answered with what is no picture',
    { call, outcome: 'uncertain', reason: 'not-an-image' },
    { cause },
  );

interface Ending {
  readonly endpoint: Endpoint;
  readonly outcome: Outcome;
  readonly phase: Phase;
}

/** The error as a person is told of it: after the first byte an error of this computer too says that the call may have counted. */
export function failureSaid(error: unknown, { endpoint, outcome, phase }: Ending): unknown {
  if (phase === 'preparing' || !(error instanceof KioskError) || 'outcome' in error.details) return error;
  const details = { ...error.details, call: endpoint, outcome, reason: notKept };
  return new KioskError(error.code, error.message, details, { cause: error });
}

/** The answer came, and this computer could not keep it. */
const notKept = 'answer-not-kept';

export interface Failed {
  readonly callId: CallId;
  readonly outcome: Outcome;
  readonly error: unknown;
  /** An answer that cannot be used. */
  readonly raw: Uint8Array | null;
  readonly facts: readonly CallFacts[];
  /** The space of the call; null before it has any. */
  readonly held: HeldRoom | null;
  readonly at: () => string;
}

/** The part of a call that its end needs. */
interface Endable {
  readonly traceless?: boolean;
  standBack?(): void;
  changed(): void;
}

/** Writes down how a call failed, with the answer as it came where its outcome is not known. */
export async function endFailed(
  deps: OrdersDeps,
  call: Endable,
  { callId, outcome, error, raw, facts, held, at }: Failed,
): Promise<void> {
  const failure = error instanceof ServiceFailure ? error : null;
  const answer =
    outcome === 'uncertain' && call.traceless !== true ? (raw ?? failure?.rawAnswer() ?? null) : null;
  const sealed = answer === null ? null : await sealIfPossible(deps, answer, held);
  const end: CallEnd = {
    ...ledgerFacts(facts),
    state: outcome,
    at: at(),
    error: error instanceof KioskError ? error.code : 'INTERNAL',
    reason: failure?.reason ?? reasonOf(error, outcome),
    detail: call.traceless === true ? null : (failure?.redactedBody ?? null),
    answerImageId: sealed?.id ?? null,
  };
  await writeNowOrLater(deps, {
    ...{ callId, end, held },
    changed: () => {
      call.changed();
    },
    write: () => {
      if (sealed !== null) insertSealed(deps, sealed, at());
      deps.records.calls.end(callId, end);
      if (outcome !== 'uncertain') call.standBack?.();
    },
  });
}

function reasonOf(error: unknown, outcome: Outcome): string | null {
  if (!(error instanceof KioskError) || outcome !== 'uncertain') return null;
  const { reason } = error.details;
  return error.code === 'SERVICE_UNCERTAIN' && typeof reason === 'string' ? reason : notKept;
}

const writeAgainMs = 5_000;

interface Writing {
  readonly callId: CallId;
  readonly end: CallEnd;
  readonly held: HeldRoom | null;
  readonly changed: () => void;
  readonly write: () => void;
}

/**
 * Writes how a call ended, into the call's own space when the disk is full. If even that fails, it is written again
 * until it succeeds. Until then the row says `sent`, which blocks what the call is for, the screens show the call's
 * outcome as not known, and a restart would find it uncertain.
 */
async function writeNowOrLater(deps: OrdersDeps, writing: Writing): Promise<void> {
  const { records, log } = deps;
  const { callId, end, held, changed, write } = writing;
  try {
    await writeWithin(deps, held, write);
    records.calls.endWritten(callId);
  } catch (error) {
    if (!(error instanceof KioskError)) throw error;
    records.calls.endUnwritten(callId, end, error);
    log.warn({ code: error.code }, 'how a call ended could not be written down yet');
    setTimeout(() => {
      if (!records.isOpen) return;
      void writeNowOrLater(deps, { ...writing, held: null }).then(changed);
    }, writeAgainMs).unref();
  }
}
