import type { ErrorCode, ErrorDetails } from '../../shared/errors.ts';
import type { Endpoint } from '../../shared/service/wire.ts';
import { isFree } from './endpoint-rules.ts';
import { meaningOf } from './error-text.ts';
import type { Answer } from './exchange.ts';
import { ServiceFailure } from './failure.ts';
import type { Outcome } from './failure.ts';
import type { ReadingFault } from './read-answer.ts';
import { redact } from './redact.ts';
import { retryAfterSeconds } from './retry-after.ts';
import type { TransportError } from './transport-error.ts';

export interface Judging {
  readonly endpoint: Endpoint;
  /** Taken out of every text that is kept. */
  readonly secrets: readonly string[];
}

interface Verdict {
  readonly code: ErrorCode;
  readonly outcome: Outcome;
  readonly reason: string;
}

const refused = (code: ErrorCode, reason: string): Verdict => ({ code, outcome: 'refused', reason });
const uncertain = (code: ErrorCode, reason: string): Verdict => ({ code, outcome: 'uncertain', reason });

/** The failure that a complete answer of a status other than 200 means. */
export function failureOfStatus(judging: Judging, answer: Answer): ServiceFailure {
  const meaning = meaningOf(judging.endpoint, answer.body, answer.contentType);
  const verdict = verdictOfStatus(answer.status, meaning);
  const wait = answer.status === 429 ? retryAfterSeconds(answer.retryAfter, answer.date) : null;
  return failure(judging, verdict, answer, wait === null ? {} : { retryAfterSeconds: wait });
}

/** The failure that a complete 200 means when its body is not the answer it should be. */
export function failureOfReading(judging: Judging, answer: Answer, fault: ReadingFault): ServiceFailure {
  return failure(judging, uncertain('SERVICE_UNCERTAIN', fault), answer, {});
}

/** The failure that the network's behaviour means. */
export function failureOfTransport(judging: Judging, error: TransportError): ServiceFailure {
  const partial = error.partial ?? new Uint8Array();
  const details = error.systemCode === '' ? {} : { systemCode: error.systemCode };
  const verdict: Verdict = error.sent
    ? uncertain('SERVICE_UNCERTAIN', error.reason)
    : {
        code: error.reason === 'certificate' ? 'SERVICE_CERTIFICATE' : 'SERVICE_UNREACHABLE',
        outcome: 'not-sent',
        reason: error.reason,
      };
  return failure(judging, verdict, { status: error.status, body: partial }, details);
}

function verdictOfStatus(status: number, meaning: ErrorCode | null): Verdict {
  switch (status) {
    case 400:
    case 422:
      return refused(meaning ?? 'SERVICE_REQUEST_REFUSED', 'refused');
    case 413:
      return refused(meaning ?? 'SERVICE_IMAGE_REFUSED', 'too-large-for-service');
    case 401:
      return refused(meaning === 'SERVICE_NOT_ENABLED' ? meaning : 'SERVICE_CREDENTIALS', 'unauthorised');
    case 402:
      return refused('SERVICE_CREDIT', 'no-credit');
    case 403:
      return refused(
        meaning === 'SERVICE_NOT_ENABLED' || meaning === 'SERVICE_CREDIT' ? meaning : 'SERVICE_CREDENTIALS',
        'forbidden',
      );
    case 429:
      return refused('SERVICE_BUSY', 'too-many-requests');
    case 500:
      return uncertain('SERVICE_PROCESSING', 'processing-failed');
    case 502:
    case 503:
    case 504:
      return uncertain('SERVICE_UNREACHABLE', 'unavailable');
    case 404:
    case 409:
    case 410:
      // Which status an unknown photo or specification has is not shown: only a body that names it is believed.
      return meaning === 'SERVICE_UNKNOWN_PHOTO' || meaning === 'SERVICE_UNKNOWN_DOCUMENT'
        ? refused(meaning, 'unknown')
        : uncertain('SERVICE_UNCERTAIN', 'unexpected-status');
    default:
      return uncertain('SERVICE_UNCERTAIN', status >= 300 && status < 400 ? 'redirect' : 'unexpected-status');
  }
}

function failure(
  judging: Judging,
  verdict: Verdict,
  answer: { readonly status: number | null; readonly body: Uint8Array },
  details: ErrorDetails,
): ServiceFailure {
  const { endpoint, secrets } = judging;
  const settled = isFree(endpoint) ? asFree(verdict) : verdict;
  return new ServiceFailure({
    ...settled,
    call: endpoint,
    status: answer.status,
    redactedBody: redact(answer.body, secrets),
    rawAnswer: settled.outcome === 'uncertain' && answer.body.byteLength > 0 ? ownCopy(answer.body) : null,
    details,
  });
}

/** A look-up costs nothing, so whatever became of it, it did not count. */
const asFree = (verdict: Verdict): Verdict =>
  verdict.outcome !== 'uncertain'
    ? verdict
    : {
        ...verdict,
        outcome: 'refused',
        code: verdict.code === 'SERVICE_UNCERTAIN' ? 'SERVICE_UNREACHABLE' : verdict.code,
      };

/** Out of shared memory, which ciphers and file writes do not all accept. */
const ownCopy = (body: Uint8Array): Uint8Array =>
  body.buffer instanceof ArrayBuffer ? body : new Uint8Array(body);
