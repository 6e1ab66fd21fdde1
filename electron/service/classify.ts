import type { ErrorDetails } from '../../shared/errors.ts';
import { capabilityOf } from '../../shared/service/capabilities.ts';
import type { Endpoint } from '../../shared/service/wire.ts';
import { meaningOf } from './error-text.ts';
import type { Answer } from './exchange.ts';
import { ServiceFailure } from './failure.ts';
import type { ReadingFault } from './read-answer.ts';
import { redact } from './redact.ts';
import { retryAfterSeconds } from './retry-after.ts';
import type { TransportError } from './transport-error.ts';
import { verdictOf } from './verdicts.ts';
import type { Verdict } from './verdicts.ts';

export interface Judging {
  readonly endpoint: Endpoint;
  /** Texts to remove from everything that is kept. */
  readonly secrets: readonly string[];
}

/** Returns the failure for a complete answer with a status other than 200. */
export function failureOfStatus(judging: Judging, answer: Answer): ServiceFailure {
  const { endpoint } = judging;
  const verdict = verdictOf({
    endpoint,
    phase: 'answered',
    at: answer.status,
    said: meaningOf(endpoint, answer.body, answer.contentType),
  });
  const wait = answer.status === 429 ? retryAfterSeconds(answer.retryAfter, answer.date) : null;
  return failure(judging, verdict, answer, wait === null ? {} : { retryAfterSeconds: wait });
}

/** Returns the failure for a complete 200 whose body is not the expected answer. */
export function failureOfReading(judging: Judging, answer: Answer, fault: ReadingFault): ServiceFailure {
  const verdict = verdictOf({ endpoint: judging.endpoint, phase: 'reading', at: fault, said: null });
  return failure(judging, verdict, answer, {});
}

/**
 * Returns the failure for a network error. @param partial the part of the answer that had arrived, in its own
 * memory
 */
export function failureOfTransport(
  judging: Judging,
  error: TransportError,
  partial: Uint8Array | null,
): ServiceFailure {
  const phase = error.sent ? 'answering' : 'connecting';
  const verdict = verdictOf({ endpoint: judging.endpoint, phase, at: error.reason, said: null });
  const details = error.systemCode === '' ? {} : { systemCode: error.systemCode };
  return failure(judging, verdict, { status: error.status, body: partial ?? new Uint8Array() }, details);
}

function failure(
  judging: Judging,
  verdict: Verdict,
  answer: { readonly status: number | null; readonly body: Uint8Array },
  details: ErrorDetails,
): ServiceFailure {
  const { endpoint, secrets } = judging;
  const capability = verdict.code === 'SERVICE_NOT_ENABLED' ? capabilityOf(endpoint) : null;
  return new ServiceFailure({
    ...verdict,
    call: endpoint,
    status: answer.status,
    redactedBody: redact(answer.body, secrets),
    rawAnswer: verdict.outcome === 'uncertain' && answer.body.byteLength > 0 ? answer.body : null,
    details: capability === null ? details : { ...details, capability },
  });
}
