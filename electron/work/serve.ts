import { writeFileSync } from 'node:fs';
import { KioskError } from '../../shared/errors.ts';
import type { Answer, Jobs, Task } from './jobs.ts';
import { tooMuchMemory } from './limits.ts';
import { receiveValues, sendValue } from './message.ts';
import { findParent, type Parent } from './parent.ts';

/** Interval at which the process checks its own memory, ms. */
const lookMs = 100;

/** Entry of a work process: runs `jobs` on request, and ends when its memory exceeds the limit. */
export function serve(jobs: Jobs): void {
  const parent = findParent();
  if (parent === null) throw new Error('this program is started by the kiosk only');
  const limit = Number(process.argv[2]);
  giveWay();
  setInterval(() => {
    if (process.memoryUsage.rss() > limit) process.exit(tooMuchMemory);
  }, lookMs).unref();
  parent.onGone(() => process.exit(0));
  answerTo(parent, jobs);
}

/** Answers each task that `parent` sends. */
export function answerTo(parent: Pick<Parent, 'tell' | 'onMessage'>, jobs: Jobs): void {
  const receive = receiveValues((number, value) => {
    void answer(jobs, value as Task).then((answered) => sendValue(parent.tell, number, answered));
  });
  parent.onMessage(receive);
}

async function answer(jobs: Jobs, { name, args }: Task): Promise<Answer> {
  const outcome = await run(jobs, name, args);
  return { ...outcome, memory: process.memoryUsage.rss() };
}

type Outcome = Answer extends infer A ? (A extends unknown ? Omit<A, 'memory'> : never) : never;

async function run(jobs: Jobs, name: string, args: readonly unknown[]): Promise<Outcome> {
  const job = jobs[name];
  if (job === undefined) return { ok: false, error: null, bug: 'no such job' };
  try {
    return { ok: true, value: await job(...(args as never[])) };
  } catch (error) {
    if (error instanceof KioskError) return { ok: false, error: error.toShape(), bug: '' };
    return { ok: false, error: null, bug: error instanceof Error ? error.name : typeof error };
  }
}

/** Makes Linux end this process rather than the kiosk when the machine runs out of memory. */
function giveWay(): void {
  if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');
}
