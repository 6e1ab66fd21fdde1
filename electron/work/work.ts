import { KioskError } from '../../shared/errors.ts';
import type { Answer, Jobs, Remote, Task } from './jobs.ts';
import type { LaunchWork, WorkProcess, WorkProgram } from './launch.ts';
import { tooMuchMemory, usualLimits, type WorkLimits } from './limits.ts';
import { receiveValues, sendValue } from './message.ts';

/** The part of the kiosk's log that is used here. */
export interface WorkLog {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}

export interface Work<J extends Jobs> {
  readonly jobs: Remote<J>;
  /** Ends the process. Jobs under way fail, and a later job starts no other process. */
  stop(): void;
}

interface Job {
  readonly number: number;
  readonly task: Task;
  /**
   * True for a job that was under way when the process ended: it runs again alone, to see whether it is the cause.
   */
  suspect: boolean;
  timer?: NodeJS.Timeout;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Running {
  readonly process: WorkProcess;
  readonly jobs: Map<number, Job>;
}

type Reason = 'crashed' | 'too-slow' | 'too-much-memory' | 'busy' | 'stopped';

/** Two at a time: more would take memory, and counter machines have no cores to spare. */
const mostAtOnce = 2;
/** Further jobs are refused: every waiting job holds its picture in memory. */
const mostWaiting = 200;

/**
 * Runs jobs in a process of their own, started at the first job. A picture that crashes it, hangs it, or takes too
 * much memory fails with an error; the other jobs run again in a new process.
 *
 * @param names of the jobs that the program serves
 */
export function createWork<J extends Jobs>(
  launch: LaunchWork,
  program: WorkProgram,
  names: readonly (keyof J & string)[],
  log: WorkLog,
  limits: WorkLimits = usualLimits,
): Work<J> {
  let waiting: Job[] = [];
  let running: Running | null = null;
  let last = 0;
  let stopped = false;

  const start = (): Running => {
    const process = launch(program, [String(limits.memory)]);
    const started: Running = { process, jobs: new Map() };
    process.onMessage(
      receiveValues((number, value) => {
        take(started, number, value as Answer);
      }),
    );
    process.onExit((code) => {
      ended(started, code === tooMuchMemory ? 'too-much-memory' : 'crashed');
    });
    return started;
  };

  const send = (to: Running, job: Job): void => {
    to.jobs.set(job.number, job);
    job.timer = setTimeout(() => {
      fail(job, 'too-slow');
      to.jobs.delete(job.number);
      to.process.kill();
      ended(to, 'too-slow');
    }, limits.jobMs);
    void sendValue((message) => to.process.post(message), job.number, job.task);
  };

  /** Sends as many jobs as may run. A suspect runs alone, so that a second end of the process is its own fault. */
  const next = (): void => {
    for (;;) {
      const [job] = waiting;
      const underWay = running?.jobs.size ?? 0;
      if (job === undefined || underWay >= mostAtOnce) return;
      if (underWay > 0 && (job.suspect || hasSuspect(running))) return;
      waiting = waiting.slice(1);
      running ??= start();
      send(running, job);
    }
  };

  const take = (from: Running, number: number, answer: Answer): void => {
    const job = from.jobs.get(number);
    if (job === undefined) return;
    clearTimeout(job.timer);
    from.jobs.delete(number);
    if (answer.ok) job.resolve(answer.value);
    else job.reject(errorOf(answer));
    next();
    if (from === running && from.jobs.size === 0 && answer.memory > limits.idleMemory) {
      running = null;
      from.process.kill();
    }
  };

  const ended = (one: Running, reason: Reason): void => {
    if (one === running) running = null;
    const jobs = [...one.jobs.values()];
    one.jobs.clear();
    if (jobs.length === 0 && reason !== 'too-slow') return;
    if (!stopped) log.warn({ program, reason, jobs: jobs.length }, 'a process for pictures ended');
    for (const job of jobs) clearTimeout(job.timer);
    const [only] = jobs;
    if (stopped) for (const job of jobs) fail(job, 'stopped');
    else if (jobs.length === 1 && only !== undefined && reason !== 'too-slow') fail(only, reason);
    else {
      // When a job was too slow, the other jobs are known to be innocent.
      for (const job of jobs) job.suspect ||= reason !== 'too-slow';
      waiting = [...jobs, ...waiting];
    }
    next();
  };

  const run = (name: string, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      const job: Job = { number: last, task: { name, args }, suspect: false, resolve, reject };
      if (stopped) fail(job, 'stopped');
      else if (waiting.length >= mostWaiting) fail(job, 'busy');
      else {
        waiting.push(job);
        next();
      }
    });

  return {
    jobs: Object.fromEntries(
      names.map((name) => [name, (...args: unknown[]) => run(name, args)]),
    ) as unknown as Remote<J>,
    stop() {
      stopped = true;
      for (const job of waiting) fail(job, 'stopped');
      waiting = [];
      if (running === null) return;
      running.process.kill();
      ended(running, 'crashed');
    },
  };
}

const hasSuspect = (running: Running | null): boolean =>
  running !== null && [...running.jobs.values()].some(({ suspect }) => suspect);

const fail = ({ reject }: Job, reason: Reason): void =>
  reject(new KioskError('IMAGE_DECODER_FAILED', 'a picture could not be worked on to its end', { reason }));

function errorOf(answer: Extract<Answer, { ok: false }>): Error {
  if (answer.error === null) return new Error(`a job for pictures failed: ${answer.bug}`);
  const { code, message, details } = answer.error;
  return new KioskError(code, message, details);
}
