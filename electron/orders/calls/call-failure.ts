/** Records how a paid call failed: whether it may have counted, what is stored, and which error staff get. */
import { KioskError } from '../../../shared/errors.ts';
import type { CallId } from '../../../shared/ids.ts';
import type { Endpoint } from '../../../shared/service/wire.ts';
import type { CallEnd } from '../../records/calls/calls.ts';
import type { CallFacts } from '../../service/call.ts';
import { ServiceFailure, type Outcome } from '../../service/failure.ts';
import type { HeldRoom } from '../../vault/answer-room.ts';
import type { Needs } from '../deps.ts';
import { ledgerFacts } from './ledger.ts';
import { insertSealed, sealIfPossible, writeWithin } from './sealed-answer.ts';

/** How far a call has come. */
export type Phase = 'intended' | 'sent' | 'answered' | 'done';

/** The service's answer holds a picture that cannot be used. */
export const isUnusable = (error: unknown): boolean =>
  error instanceof KioskError && unusableCodes.has(error.code);

const unusableCodes: ReadonlySet<KioskError['code']> = new Set([
  'IMAGE_NOT_RECOGNISED',
  'IMAGE_TOO_LARGE',
  'IMAGE_DECODER_FAILED',
]);

/**
 * The failure of a call whose answer has a picture that cannot be used. Nobody knows whether it was charged for.
 * @param rawAnswer the answer, unchanged
 */
export const noPicture = (call: Endpoint, rawAnswer: Uint8Array | null): ServiceFailure =>
  new ServiceFailure({
    ...{ call, code: 'SERVICE_UNCERTAIN', outcome: 'uncertain', reason: 'not-an-image' },
    rawAnswer,
  });

/** Decides whether a failed call may have counted, from how far it had come. */
function outcomeOf(error: unknown, phase: Phase): Outcome {
  if (phase === 'intended') return 'not-sent';
  if (phase === 'sent' && error instanceof ServiceFailure) return error.outcome;
  return 'uncertain';
}

/** The parts of a call that recording its failure needs. */
export interface FailedCall {
  readonly id: CallId;
  readonly endpoint: Endpoint;
  readonly phase: Phase;
  /** The transport's figures for each attempt. */
  readonly facts: readonly CallFacts[];
  /** Disk space for the answer; null until the call is about to be sent. */
  readonly held: HeldRoom | null;
  /** Nothing of the call's answer is stored. */
  readonly traceless: boolean;
  /** Undoes what the call changed when it began. */
  readonly putBack: () => void;
  /** Tells the page that something has changed. */
  readonly changed: () => void;
}

/**
 * Records how a call failed. When the outcome is unknown, it also stores the answer, unchanged.
 * @returns the error for staff
 */
export async function endFailed(
  deps: Needs<'records' | 'vault' | 'clock' | 'log'>,
  call: FailedCall,
  error: unknown,
): Promise<unknown> {
  const { records, clock } = deps;
  const { traceless, held } = call;
  const at = clock.now().toISOString();
  const outcome = outcomeOf(error, call.phase);
  const failure = error instanceof ServiceFailure ? error : null;
  const raw = outcome === 'uncertain' && !traceless ? (failure?.rawAnswer() ?? null) : null;
  const sealed = raw === null ? null : await sealIfPossible(deps, raw, held);
  const end: CallEnd = {
    ...ledgerFacts(call.facts),
    ...{ state: outcome, at },
    error: error instanceof KioskError ? error.code : 'INTERNAL',
    reason: failure?.reason ?? (error instanceof KioskError && outcome === 'uncertain' ? notKept : null),
    detail: traceless ? null : (failure?.redactedBody ?? null),
    answerImageId: sealed?.id ?? null,
  };
  await writeNowOrLater(deps, call, end, () => {
    if (sealed !== null) insertSealed(records, sealed, at);
    records.calls.end(call.id, end);
    if (outcome !== 'uncertain') call.putBack();
  });
  return call.phase === 'intended' ? error : withOutcome(error, call.endpoint, outcome);
}

/** The answer arrived, but this computer could not store it. */
const notKept = 'answer-not-kept';

/** After the first byte, an error of this computer must also say whether the call may have counted. */
function withOutcome(error: unknown, endpoint: Endpoint, outcome: Outcome): unknown {
  if (!(error instanceof KioskError) || 'outcome' in error.details) return error;
  const details = { ...error.details, call: endpoint, outcome, reason: notKept };
  return new KioskError(error.code, error.message, details, { cause: error });
}

const writeAgainMs = 5_000;

/**
 * Writes how a call ended, using the call's reserved space when the disk is full. If even that fails, it tries again
 * until it succeeds. Until then the row says `sent`: the call still blocks others for the same subject, the screens
 * show its outcome as unknown, and a restart would mark it uncertain.
 */
async function writeNowOrLater(
  deps: Needs<'records' | 'log'>,
  call: Pick<FailedCall, 'id' | 'held' | 'changed'>,
  end: CallEnd,
  write: () => void,
): Promise<void> {
  const { records, log } = deps;
  try {
    await writeWithin(records, call.held, write);
    records.calls.endWritten(call.id);
  } catch (error) {
    if (!(error instanceof KioskError)) throw error;
    records.calls.endUnwritten(call.id, end, error);
    log.warn({ code: error.code }, 'how a call ended could not be written down yet');
    setTimeout(() => {
      if (!records.isOpen) return;
      const { id, changed } = call;
      void writeNowOrLater(deps, { id, changed, held: null }, end, write).then(changed);
    }, writeAgainMs).unref();
  }
}
