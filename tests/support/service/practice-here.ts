import { deserialize, serialize } from 'node:v8';
import { readFaults } from '../../../electron/practice/faults/script.ts';
import { WorkerPool, type ImagePool } from '../../../electron/practice/images/worker-pool.ts';
import type { LaunchPractice } from '../../../electron/practice/launch.ts';
import { readOptions } from '../../../electron/practice/options.ts';
import { JobCancelled } from '../../../electron/practice/images/worker-pool.ts';
import type { AnyJob } from '../../../electron/practice/images/protocol.ts';
import { openRegions } from '../../../electron/practice/region.ts';
import { drawnOnce } from '../../portraits/drawn-once.ts';

/** Practice services in the test's own process, which share one image thread. */
export interface PracticeHere {
  readonly launch: LaunchPractice;
  /** Ends the image thread. Stop every service first. */
  readonly stop: () => Promise<void>;
}

/**
 * Starting a process and an image thread for each test takes longer than most tests need them. The thread starts with
 * the first picture.
 */
export function practiceHere(): PracticeHere {
  const pool = new WorkerPool(new URL('../../../electron/practice/worker.ts', import.meta.url));
  const launch: LaunchPractice = async ({ dataDir, port = 0, latencyMs = 0, args = [] }) => {
    const options = readOptions([
      ...['--data', dataDir, '--port', String(port), '--latency', String(latencyMs)],
      ...args,
    ]);
    const running = new Set<Promise<unknown>>();
    let stopping: Promise<void> | null = null;
    const regions = await openRegions({
      options,
      faults: options.faults === null ? [] : readFaults(options.faults),
      pool: noting(sparing(pool), running),
      onFailure: (error) => {
        // A call that a fault delays may wake up after the stop, which would have ended a process.
        if (stopping === null) console.error('Practice failed:', error);
      },
    });
    const stop = async (): Promise<void> => {
      await Promise.all(regions.map((region) => region.hangUp()));
      // A picture that was begun is finished and stored, although its caller has gone.
      await Promise.allSettled(running);
      for (const region of regions) region.close();
    };
    return {
      baseUrl: `http://127.0.0.1:${regions[0].port}`,
      pid: process.pid,
      stop: () => (stopping ??= stop()),
    };
  };
  return { launch, stop: () => pool.stop() };
}

let forTests: PracticeHere | undefined;

/**
 * Starts practice for a test that is not about its process. All files of a worker share one image thread, which ends with
 * the worker.
 */
export const launchPracticeHere: LaunchPractice = (options) => (forTests ??= practiceHere()).launch(options);

/**
 * Passes each job to `pool` once in a run of the tests: the same picture with the same wishes has the same result, which
 * takes a second or more. Headshots with a random seed differ, and an error is not kept.
 */
function sparing(pool: ImagePool): ImagePool {
  const make = pool.run.bind(pool) as (job: AnyJob, signal: AbortSignal) => Promise<unknown>;
  const run = async (job: AnyJob, signal: AbortSignal): Promise<unknown> => {
    if ('seed' in job && job.seed === -1) return make(job, signal);
    const result = await drawnOnce(serialize(job), async () => serialize(await make(job, signal)));
    // As the pool does with a job that nobody waits for any more.
    if (signal.aborted && job.kind !== 'photo') throw new JobCancelled();
    return deserialize(result);
  };
  return { run: run as ImagePool['run'], stop: () => pool.stop() };
}

/** Passes jobs to `pool` and keeps those that have not ended in `running`. */
function noting(pool: ImagePool, running: Set<Promise<unknown>>): ImagePool {
  const run = (...asked: Parameters<ImagePool['run']>): Promise<unknown> => {
    const job = pool.run(...asked);
    running.add(job);
    const end = (): void => void running.delete(job);
    job.then(end, end);
    return job;
  };
  return { run: run as ImagePool['run'], stop: () => pool.stop() };
}
