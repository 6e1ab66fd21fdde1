import { endpoints } from '../../shared/service/wire.ts';
import type { Endpoint } from '../../shared/service/wire.ts';
import { fuzzEndpoint } from '../electron/service/fuzz-run.ts';
import type { FuzzOfEndpoint } from '../electron/service/fuzz-run.ts';

export interface FuzzReport {
  readonly endpoints: readonly FuzzOfEndpoint[];
  /** Peak resident memory above the level after the first endpoint, in MiB. */
  readonly grownMiB: number;
  readonly problems: readonly string[];
}

/**
 * Maximum time, in milliseconds, for which an answer may block a person's work; includes the share of a busy machine.
 */
const longestMs = 5_000;
/** Garbage, in MiB, that the collector may leave. A leak of one answer in a hundred thousand would be far more. */
const mostGrownMiB = 512;

/**
 * Runs the fuzz test of `npm test` with any number of mangled answers, at every endpoint of the interface.
 * @param seed of the first endpoint; each further one uses the next
 */
export async function runFuzz(
  answers: number,
  seed: number,
  onEndpoint: (seen: FuzzOfEndpoint) => void,
): Promise<FuzzReport> {
  const seen: FuzzOfEndpoint[] = [];
  const problems: string[] = [];
  let first = 0;
  for (const [index, endpoint] of (Object.keys(endpoints) as Endpoint[]).entries()) {
    try {
      const each = await fuzzEndpoint(endpoint, answers, seed + index);
      seen.push(each);
      onEndpoint(each);
      problems.push(...problemsOf(each));
    } catch (error) {
      problems.push(`${endpoint}: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (index === 0) first = process.resourceUsage().maxRSS;
  }
  const grownMiB = (process.resourceUsage().maxRSS - first) / 1024;
  if (grownMiB > mostGrownMiB) problems.push(`memory grew by ${grownMiB.toFixed(0)} MiB`);
  return { endpoints: seen, grownMiB, problems };
}

function problemsOf({ endpoint, answers, counted, slowestMs }: FuzzOfEndpoint): string[] {
  return [
    ...(counted === answers ? [] : [`${endpoint}: ${counted} requests for ${answers} calls`]),
    ...(slowestMs <= longestMs ? [] : [`${endpoint}: a call of ${slowestMs.toFixed(0)} ms`]),
  ];
}
