import type { ErrorCode } from '../../shared/errors.ts';
import { capabilityOf } from '../../shared/service/capabilities.ts';
import type { Endpoint } from '../../shared/service/wire.ts';
import { isFree } from './endpoint-rules.ts';
import type { Outcome } from './failure.ts';

/**
 * How far a call had come when it failed.
 * - `connecting`: not one byte had left this machine.
 * - `answering`: the call was sent, and no complete answer came.
 * - `answered`: a complete answer with a status other than 200 came.
 * - `reading`: a complete 200 came that is not the expected answer.
 */
type Phase = 'connecting' | 'answering' | 'answered' | 'reading';

export interface Verdict {
  readonly code: ErrorCode;
  readonly outcome: Outcome;
  readonly reason: string;
}

export interface Circumstances {
  readonly endpoint: Endpoint;
  readonly phase: Phase;
  /** The status of a complete answer, or the fault that the network or the reader reported. */
  readonly at: number | string;
  /** The recognised meaning of an error's body; null when there is none. */
  readonly said: ErrorCode | null;
}

export interface VerdictRow {
  readonly phase: Phase;
  /** Statuses or reasons; absent matches any. */
  readonly at?: readonly (number | string)[];
  /** Meanings of the body; absent matches any, and none. */
  readonly said?: readonly (ErrorCode | null)[];
  /** True for a row that applies only to endpoints for which an account must be enabled. */
  readonly needsEnabling?: true;
  /** `said` takes the meaning of the body. */
  readonly code: ErrorCode | 'said';
  readonly outcome: Outcome;
  /** The failure's reason; defaults to `at`. */
  readonly reason?: string;
}

/** Meanings that can be recognised in an error's body. */
export const meanings = [
  'SERVICE_CREDIT',
  'SERVICE_NOT_ENABLED',
  'SERVICE_UNKNOWN_PHOTO',
  'SERVICE_UNKNOWN_DOCUMENT',
  'SERVICE_NO_FACE',
  'SERVICE_CREDENTIALS',
  'SERVICE_IMAGE_REFUSED',
] as const satisfies readonly ErrorCode[];

const redirects = [300, 301, 302, 303, 304, 305, 306, 307, 308];

/**
 * The meaning of each kind of failure for a paid call: what went wrong, and whether it may have counted. The first
 * matching row applies. The interface documents no statuses, so we trust only those that HTTP (RFC 9110) assigns to a
 * request that was not carried out; after the first byte, everything else is uncertain.
 */
export const verdictTable: readonly VerdictRow[] = [
  { phase: 'connecting', at: ['certificate'], code: 'SERVICE_CERTIFICATE', outcome: 'not-sent' },
  { phase: 'connecting', code: 'SERVICE_UNREACHABLE', outcome: 'not-sent' },
  { phase: 'answering', code: 'SERVICE_UNCERTAIN', outcome: 'uncertain' },
  { phase: 'reading', code: 'SERVICE_UNCERTAIN', outcome: 'uncertain' },

  { phase: 'answered', at: [400, 422], said: meanings, code: 'said', outcome: 'refused', reason: 'refused' },
  {
    phase: 'answered',
    at: [400, 422],
    code: 'SERVICE_REQUEST_REFUSED',
    outcome: 'refused',
    reason: 'refused',
  },
  {
    phase: 'answered',
    at: [413],
    said: meanings,
    code: 'said',
    outcome: 'refused',
    reason: 'too-large-for-service',
  },
  {
    phase: 'answered',
    at: [413],
    code: 'SERVICE_IMAGE_REFUSED',
    outcome: 'refused',
    reason: 'too-large-for-service',
  },
  {
    phase: 'answered',
    at: [401],
    said: ['SERVICE_NOT_ENABLED'],
    code: 'said',
    outcome: 'refused',
    reason: 'unauthorised',
  },
  { phase: 'answered', at: [401], code: 'SERVICE_CREDENTIALS', outcome: 'refused', reason: 'unauthorised' },
  { phase: 'answered', at: [402], code: 'SERVICE_CREDIT', outcome: 'refused', reason: 'no-credit' },
  {
    phase: 'answered',
    at: [403],
    said: ['SERVICE_NOT_ENABLED', 'SERVICE_CREDIT'],
    code: 'said',
    outcome: 'refused',
    reason: 'forbidden',
  },
  // The key is valid, because the status is not 401; what it may not use here is the capability.
  {
    phase: 'answered',
    at: [403],
    said: [null],
    needsEnabling: true,
    code: 'SERVICE_NOT_ENABLED',
    outcome: 'refused',
    reason: 'forbidden',
  },
  { phase: 'answered', at: [403], code: 'SERVICE_CREDENTIALS', outcome: 'refused', reason: 'forbidden' },
  { phase: 'answered', at: [429], code: 'SERVICE_BUSY', outcome: 'refused', reason: 'too-many-requests' },
  // The interface does not document the status for an unknown photo or specification, so only a body that
  // names it is trusted.
  {
    phase: 'answered',
    at: [404, 409, 410],
    said: ['SERVICE_UNKNOWN_PHOTO', 'SERVICE_UNKNOWN_DOCUMENT'],
    code: 'said',
    outcome: 'refused',
    reason: 'unknown',
  },
  {
    phase: 'answered',
    at: [500],
    code: 'SERVICE_PROCESSING',
    outcome: 'uncertain',
    reason: 'processing-failed',
  },
  {
    phase: 'answered',
    at: [502, 503, 504],
    code: 'SERVICE_UNREACHABLE',
    outcome: 'uncertain',
    reason: 'unavailable',
  },
  { phase: 'answered', at: redirects, code: 'SERVICE_UNCERTAIN', outcome: 'uncertain', reason: 'redirect' },
  { phase: 'answered', code: 'SERVICE_UNCERTAIN', outcome: 'uncertain', reason: 'unexpected-status' },
];

/** Returns the verdict for a failure. A look-up is free, so it never counts, whatever happened to it. */
export function verdictOf(circumstances: Circumstances): Verdict {
  const row = verdictTable.find((each) => fits(each, circumstances));
  if (row === undefined) throw new Error(`No row of the table is about ${circumstances.phase}.`);
  const verdict = {
    code: row.code === 'said' ? (circumstances.said ?? 'SERVICE_UNCERTAIN') : row.code,
    outcome: row.outcome,
    reason: row.reason ?? String(circumstances.at),
  };
  if (!isFree(circumstances.endpoint) || verdict.outcome !== 'uncertain') return verdict;
  const code = verdict.code === 'SERVICE_UNCERTAIN' ? 'SERVICE_UNREACHABLE' : verdict.code;
  return { ...verdict, code, outcome: 'refused' };
}

const fits = (row: VerdictRow, { endpoint, phase, at, said }: Circumstances): boolean =>
  row.phase === phase &&
  row.at?.includes(at) !== false &&
  row.said?.includes(said) !== false &&
  (row.needsEnabling === undefined || capabilityOf(endpoint) !== null);
