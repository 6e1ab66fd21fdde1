import fc from 'fast-check';
import { freeEndpoints } from '../../../shared/service/wire.ts';
import type { Endpoint } from '../../../shared/service/wire.ts';
import type { ServiceClient } from '../../../electron/service/client.ts';
import { ServiceFailure } from '../../../electron/service/failure.ts';
import { mangled, playing, wholeWays } from './mangled.ts';
import type { Mangled } from './mangled.ts';
import { samples } from './samples.ts';
import { startScriptedServer } from './scripted-server.ts';
import { clientOf } from './support.ts';

export interface FuzzOfEndpoint {
  readonly endpoint: Endpoint;
  readonly answers: number;
  readonly results: number;
  readonly failures: Readonly<Record<'not-sent' | 'refused' | 'uncertain', number>>;
  /** Milliseconds of the slowest call. */
  readonly slowestMs: number;
  /** Requests that the server read whole: one for each answer. */
  readonly counted: number;
}

/**
 * Sends an endpoint's client this number of mangled answers over a real connection. Each must end in a typed result or
 * a ServiceFailure that makes no unfounded claim.
 * @throws Error with the smallest answer that breaks this, and the seed to reproduce it
 */
export async function fuzzEndpoint(
  endpoint: Endpoint,
  answers: number,
  seed: number,
): Promise<FuzzOfEndpoint> {
  const server = await startScriptedServer();
  const client = clientOf(server.baseUrl, { lookUpPauses: [] });
  const failures = { 'not-sent': 0, refused: 0, uncertain: 0 };
  const seen = { results: 0, failures, slowestMs: 0, counted: 0 };
  try {
    const property = fc.asyncProperty(mangled(samples[endpoint].answer), async (answer) => {
      server.requests.length = 0;
      server.play(playing(answer));
      const startedAt = performance.now();
      const ended = await endOf(endpoint, client);
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - startedAt);
      seen.counted += server.requests.length;
      if (ended instanceof ServiceFailure) seen.failures[ended.outcome] += 1;
      else seen.results += 1;
      const wrong = whatIsWrong(endpoint, answer, ended, server.requests.length);
      if (wrong !== null) throw new Error(wrong);
    });
    await fc.assert(property, { numRuns: answers, seed });
    return { endpoint, answers, ...seen };
  } finally {
    await server.close();
  }
}

const endOf = (endpoint: Endpoint, client: ServiceClient): Promise<unknown> =>
  samples[endpoint].call(client).catch((error: unknown) => error);

/** Returns the wrong claim in the call's result; null when the result is correct. */
function whatIsWrong(endpoint: Endpoint, answer: Mangled, ended: unknown, requests: number): string | null {
  if (requests !== 1) return `${String(requests)} requests for one call`;
  const { status, way } = answer;
  if (ended instanceof ServiceFailure) {
    if (ended.outcome === 'not-sent') return 'a call that was counted is said not to have been sent';
    if (!freeEndpoints.has(endpoint) && status === 200 && ended.outcome !== 'uncertain')
      return 'a bad 200 is said to be refused';
    return null;
  }
  if (ended instanceof Error) return `an error of no type: ${ended.name}`;
  if (status !== 200) return `a success after ${String(status)}`;
  if (!wholeWays.has(way)) return `a success by the way "${way}"`;
  const checked = samples[endpoint].result.safeParse(ended);
  return checked.success ? null : `a result of another shape at ${String(checked.error.issues[0]?.path)}`;
}
