import type { ErrorCode } from '../../shared/errors.ts';
import { endpoints } from '../../shared/service/wire.ts';
import type { Endpoint } from '../../shared/service/wire.ts';
import type { CheckedAccount } from './account.ts';
import type { AnswerByKind, AnswerKind } from './answers.ts';
import { failureOfReading, failureOfStatus, failureOfTransport } from './classify.ts';
import type { Judging } from './classify.ts';
import { startDeadline } from './deadline.ts';
import type { Deadline, MonotonicClock } from './deadline.ts';
import { endpointRules, isFree } from './endpoint-rules.ts';
import { exchange } from './exchange.ts';
import type { Answer } from './exchange.ts';
import { ServiceFailure, type Outcome } from './failure.ts';
import { ownMemory } from './gather.ts';
import { readAnswerAside } from './read-answer.ts';
import { requestBody } from './request-body.ts';
import type { CheckedRequest } from './request-checks.ts';
import { httpDate } from './retry-after.ts';
import { TransportError } from './transport-error.ts';

/** One attempt, for the ledger and the log. */
export interface CallFacts {
  readonly endpoint: Endpoint;
  /** 1 for the first attempt; only free look-ups have more. */
  readonly attempt: number;
  readonly outcome: 'done' | Outcome;
  readonly code: ErrorCode | null;
  readonly reason: string | null;
  readonly status: number | null;
  readonly bytesSent: number;
  readonly bytesReceived: number;
  /** Whole milliseconds. */
  readonly duration: number;
  /** The service's clock, UTC milliseconds; null without a complete answer, or when it did not say. */
  readonly serviceTime: number | null;
}

export interface CallPlan {
  readonly account: CheckedAccount;
  readonly clock: MonotonicClock;
  /** Milliseconds for all attempts together. */
  readonly deadline: number;
  /** Milliseconds before a look-up's second attempt, its third, and so on. */
  readonly pauses: readonly number[];
  readonly signal: AbortSignal | undefined;
  readonly report: (facts: CallFacts) => void;
}

export interface Called<Kind extends AnswerKind> {
  readonly value: AnswerByKind[Kind];
  /** The service's clock, UTC milliseconds; null when it did not say. */
  readonly serviceTime: number | null;
}

/** Figures of an attempt, kept while it runs; sizes in bytes. */
interface Traffic {
  sent: number;
  received: number;
  /** The service's clock in its answer, UTC milliseconds; null so far. */
  serviceTime: number | null;
}

/**
 * Makes one call; repeats a free look-up at most twice.
 * @throws ServiceFailure
 */
export async function callService<Kind extends AnswerKind>(
  kind: Kind,
  request: CheckedRequest,
  plan: CallPlan,
): Promise<Called<Kind>> {
  const deadline = startDeadline(plan.clock, plan.deadline, plan.signal);
  try {
    for (let attempt = 1; ; attempt += 1) {
      const result = await reported(kind, request, plan, deadline, attempt);
      if (!(result instanceof ServiceFailure)) return result;
      const pause = plan.pauses[attempt - 1];
      if (pause === undefined || !mayRepeat(request.endpoint, result)) throw result;
      await deadline.pause(pause);
      if (deadline.stopped() !== null) throw result;
    }
  } finally {
    deadline.end();
  }
}

/** True only for a look-up, and only when the service could not be reached or failed to answer. */
const mayRepeat = (endpoint: Endpoint, failure: ServiceFailure): boolean =>
  isFree(endpoint) &&
  (failure.code === 'SERVICE_UNREACHABLE' || failure.code === 'SERVICE_PROCESSING') &&
  failure.reason !== 'time-out' &&
  failure.reason !== 'left';

/**
 * Makes one attempt. Returns a failure instead of throwing it, so that it can be reported and perhaps
 * repeated.
 */
async function reported<Kind extends AnswerKind>(
  kind: Kind,
  request: CheckedRequest,
  plan: CallPlan,
  deadline: Deadline,
  attempt: number,
): Promise<Called<Kind> | ServiceFailure> {
  const startedAt = plan.clock.monotonicMs();
  const traffic: Traffic = { sent: 0, received: 0, serviceTime: null };
  const result = await attemptOnce(kind, request, plan, deadline, traffic).catch((error: unknown) => {
    if (error instanceof ServiceFailure) return error;
    throw error;
  });
  const failure = result instanceof ServiceFailure ? result : null;
  plan.report({
    endpoint: request.endpoint,
    attempt,
    outcome: failure?.outcome ?? 'done',
    code: failure?.code ?? null,
    reason: failure?.reason ?? null,
    status: failure === null ? 200 : failure.status,
    bytesSent: failure?.outcome === 'not-sent' ? 0 : traffic.sent,
    bytesReceived: traffic.received,
    duration: Math.round(plan.clock.monotonicMs() - startedAt),
    serviceTime: traffic.serviceTime,
  });
  return result;
}

async function attemptOnce<Kind extends AnswerKind>(
  kind: Kind,
  request: CheckedRequest,
  plan: CallPlan,
  deadline: Deadline,
  traffic: Traffic,
): Promise<Called<Kind>> {
  const { account } = plan;
  const judging: Judging = {
    endpoint: request.endpoint,
    secrets: [account.apiKey, account.apiSecret],
  };
  const answer = await send(request, plan, deadline, traffic).catch(async (error: unknown) => {
    if (!(error instanceof TransportError)) throw error;
    traffic.received = error.partial?.byteLength ?? 0;
    throw failureOfTransport(judging, error, error.partial === null ? null : await ownMemory(error.partial));
  });
  traffic.received = answer.body.byteLength;
  traffic.serviceTime = answer.date === null ? null : httpDate(answer.date);
  const kept = async (): Promise<Answer> => ({ ...answer, body: await ownMemory(answer.body) });
  if (answer.status !== 200) throw failureOfStatus(judging, await kept());
  const reading = await readAnswerAside(kind, answer.body, deadline);
  if (!reading.ok) throw failureOfReading(judging, await kept(), reading.fault);
  return { value: reading.value, serviceTime: traffic.serviceTime };
}

async function send(
  request: CheckedRequest,
  plan: CallPlan,
  deadline: Deadline,
  traffic: Traffic,
): Promise<Answer> {
  const { account } = plan;
  const { method, answerLimit, credentials } = endpointRules[request.endpoint];
  const url = endpointUrl(baseUrlOf(account, request.endpoint), request.endpoint);
  const body =
    method === 'GET'
      ? null
      : requestBody(
          {
            apiKey: account.apiKey,
            ...(credentials === 'key-and-secret' ? { apiSecret: account.apiSecret } : {}),
            ...request.fields,
          },
          request.images,
        );
  traffic.sent = body?.byteLength ?? 0;
  return exchange({ method, url, body, limit: answerLimit }, deadline);
}

/** @throws ServiceFailure `not-sent` for a headshot of an account that has no address for them */
function baseUrlOf(account: CheckedAccount, endpoint: Endpoint): URL {
  if (endpoint !== 'generatePortrait') return account.baseUrl;
  if (account.headshotBaseUrl !== null) return account.headshotBaseUrl;
  throw new ServiceFailure({
    call: endpoint,
    code: 'SERVICE_NO_HEADSHOT_ADDRESS',
    outcome: 'not-sent',
    reason: 'no-headshot-address',
  });
}

/** Appends the endpoint's path to the base address, which may have a path of its own. */
function endpointUrl(base: URL, endpoint: Endpoint): URL {
  const url = new URL(base);
  url.pathname = `${base.pathname.replace(/\/+$/, '')}${endpoints[endpoint]}`;
  return url;
}
