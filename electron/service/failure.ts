import { KioskError } from '../../shared/errors.ts';
import type { ErrorCode, ErrorDetails } from '../../shared/errors.ts';
import type { Endpoint } from '../../shared/service/wire.ts';

/**
 * Whether a failed call may have cost something.
 * - `not-sent`: not one byte left this machine.
 * - `refused`: the call was answered, or is free, and did not count.
 * - `uncertain`: the call was sent and its outcome is unknown. Only a person may decide.
 */
export type Outcome = 'not-sent' | 'refused' | 'uncertain';

/** `image` is the fetch of a signed image address: not an endpoint of the interface, and free. */
export type CallName = Endpoint | 'image';

export interface FailureParts {
  readonly call: CallName;
  readonly code: ErrorCode;
  readonly outcome: Outcome;
  /** The cause in one word of this client's own: `time-out`, `wrong-shape`, `name-not-found`… */
  readonly reason: string;
  readonly status?: number | null;
  /** The error's body without anything secret, at most 2 KiB. For the ledger. */
  readonly redactedBody?: string;
  /** The raw answer, as much of it as came. Holds images and addresses: for the sealed vault only. */
  readonly rawAnswer?: Uint8Array | null;
  readonly details?: ErrorDetails;
}

/**
 * A failed call. What went wrong (`code`) and whether it may have counted (`outcome`) are separate facts. It
 * has no `cause`, because the messages of JSON and network errors quote answers and addresses.
 */
export class ServiceFailure extends KioskError {
  readonly call: CallName;
  readonly outcome: Outcome;
  readonly reason: string;
  readonly status: number | null;
  readonly redactedBody: string;
  /** A private field, so that no log, inspector or serialiser can reach it. */
  readonly #rawAnswer: Uint8Array | null;

  constructor(parts: FailureParts) {
    const { call, code, outcome, reason, status = null } = parts;
    const answered = status === null ? '' : ` after status ${status}`;
    super(code, `The call ${call} failed${answered}: ${reason} (${outcome}).`, {
      ...parts.details,
      call,
      outcome,
      reason,
      ...(status === null ? {} : { status }),
    });
    this.name = 'ServiceFailure';
    this.call = call;
    this.outcome = outcome;
    this.reason = reason;
    this.status = status;
    this.redactedBody = parts.redactedBody ?? '';
    this.#rawAnswer = parts.rawAnswer ?? null;
  }

  /** Returns the answer's bytes for the vault; null when none came. */
  rawAnswer(): Uint8Array | null {
    return this.#rawAnswer;
  }
}
