import { startDeadline } from './deadline.ts';
import type { MonotonicClock } from './deadline.ts';
import { exchange } from './exchange.ts';
import { ServiceFailure } from './failure.ts';
import { ownMemory } from './gather.ts';
import { isLoopback, isSafeTransport } from './account.ts';
import { imageType, pixelSize } from './image.ts';
import type { ImageType } from './image.ts';
import { TransportError } from './transport-error.ts';

export interface FetchedImage {
  readonly bytes: Uint8Array;
  readonly type: ImageType;
}

export interface FetchImageOptions {
  /** Bytes; defaults to 32 MiB. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
}

export interface FetchImagePlan extends FetchImageOptions {
  readonly clock: MonotonicClock;
  /** Milliseconds. */
  readonly deadline: number;
  /** True when the account itself is on this machine: only then may picture addresses be local. */
  readonly local: boolean;
}

const defaultLimit = 32 * 1024 * 1024;
/** Statuses of an image store for a signed address that has expired, or a picture that is gone. */
const expiredStatus: ReadonlySet<number> = new Set([403, 404, 410]);

/**
 * Fetches a picture once by its signed address, without credentials. This is free and may be repeated; the
 * address appears in no error and no log.
 * @throws ServiceFailure `SERVICE_IMAGE_PENDING` with reason `expired` when the address has expired, else
 * `SERVICE_UNREACHABLE` or `SERVICE_CERTIFICATE` with `retryable: true`
 */
export async function fetchImage(address: string, plan: FetchImagePlan): Promise<FetchedImage> {
  const url = URL.parse(address);
  if (url === null || !isSafeTransport(url) || (isLoopback(url) && !plan.local)) {
    throw imageFailure('address-refused', { sent: false, retryable: false });
  }
  const deadline = startDeadline(plan.clock, plan.deadline, plan.signal);
  try {
    const limit = plan.maxBytes ?? defaultLimit;
    const answer = await exchange({ method: 'GET', url, body: null, limit }, deadline);
    if (answer.status !== 200) throw statusFailure(answer.status);
    // Copies the bytes out of shared memory, which not every consumer of bytes accepts.
    const bytes = await ownMemory(answer.body);
    const type = imageType(bytes);
    if (type === null || pixelSize(bytes) === null) {
      throw imageFailure('not-an-image', { sent: true, retryable: true, status: 200 });
    }
    return { bytes, type };
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    throw imageFailure(error.reason, { sent: error.sent, retryable: true, status: error.status });
  } finally {
    deadline.end();
  }
}

function statusFailure(status: number): ServiceFailure {
  const expired = expiredStatus.has(status);
  return imageFailure(expired ? 'expired' : 'unexpected-status', { sent: true, retryable: !expired, status });
}

interface ImageFailureFacts {
  readonly sent: boolean;
  readonly retryable: boolean;
  readonly status?: number | null;
}

function imageFailure(reason: string, facts: ImageFailureFacts): ServiceFailure {
  const code =
    reason === 'certificate'
      ? 'SERVICE_CERTIFICATE'
      : facts.retryable
        ? 'SERVICE_UNREACHABLE'
        : 'SERVICE_IMAGE_PENDING';
  return new ServiceFailure({
    call: 'image',
    code,
    outcome: facts.sent ? 'refused' : 'not-sent',
    reason,
    status: facts.status ?? null,
    details: { retryable: facts.retryable },
  });
}
