/**
 * One image thread behind a bounded queue: memory stays that of one picture, and a rush is refused
 * instead of piling up. A job whose caller has gone leaves the queue; one that has begun is finished,
 * as a remote service would.
 */
import { Worker } from 'node:worker_threads';
import { PracticeError } from '../errors.ts';
import type { Done, Job, PhotoDone, PhotoJob, ReplyMessage, SheetDone, SheetJob } from './protocol.ts';

/** Jobs that may wait: about ten seconds of work. */
const MAX_WAITING = 8;
/** A picture takes a second or two; a thread that is silent for this long hangs, and is ended. ms */
const JOB_DEADLINE_MS = 60_000;

interface Waiting {
  readonly id: number;
  readonly job: Job;
  readonly signal: AbortSignal;
  readonly resolve: (done: Done) => void;
  readonly reject: (reason: Error) => void;
}

/** Thrown to the caller whose own request went away before its job began. */
export class JobCancelled extends PracticeError {
  constructor() {
    super('CANCELLED', 'The caller went away before the work began.');
    this.name = 'JobCancelled';
  }
}

export interface ImagePool {
  /** @throws PracticeError, JobCancelled */
  run(job: PhotoJob, signal: AbortSignal): Promise<PhotoDone>;
  run(job: SheetJob, signal: AbortSignal): Promise<SheetDone>;
  stop(): Promise<void>;
}

const failure = (cause?: unknown): PracticeError =>
  new PracticeError('PROCESSING_FAILED', 'The image thread stopped while it worked.', { cause });

export class WorkerPool implements ImagePool {
  readonly #entry: URL;
  readonly #waiting: Waiting[] = [];
  #worker: Worker | null = null;
  #current: Waiting | null = null;
  #deadline: NodeJS.Timeout | undefined;
  #nextId = 1;

  /** @param entry the worker's module; its thread starts with the first job */
  constructor(entry: URL) {
    this.#entry = entry;
  }

  run(job: PhotoJob, signal: AbortSignal): Promise<PhotoDone>;
  run(job: SheetJob, signal: AbortSignal): Promise<SheetDone>;
  run(job: Job, signal: AbortSignal): Promise<Done> {
    if (this.#waiting.length >= MAX_WAITING) {
      return Promise.reject(new PracticeError('BUSY', 'Too many images are waiting; try again shortly.'));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id: this.#nextId, job, signal, resolve, reject });
      this.#nextId += 1;
      this.#next();
    });
  }

  async stop(): Promise<void> {
    for (const { reject } of this.#waiting.splice(0)) reject(failure());
    await this.#worker?.terminate();
  }

  #next(): void {
    if (this.#current !== null) return;
    const following = this.#waiting.shift();
    if (following === undefined) return;
    if (following.signal.aborted) {
      following.reject(new JobCancelled());
      this.#next();
      return;
    }
    this.#current = following;
    this.#worker ??= this.#start();
    this.#deadline = setTimeout(() => void this.#worker?.terminate(), JOB_DEADLINE_MS);
    this.#worker.postMessage({ id: following.id, job: following.job });
  }

  #start(): Worker {
    const worker = new Worker(this.#entry);
    worker.on('message', (reply: ReplyMessage) => {
      const job = this.#finish();
      if (reply.ok) job?.resolve(reply.done);
      else job?.reject(new PracticeError(reply.code, reply.message, { cause: reply.trace }));
      this.#next();
    });
    let reason: unknown;
    worker.on('error', (error) => {
      reason = error;
    });
    worker.on('exit', () => {
      this.#worker = null;
      this.#finish()?.reject(failure(reason));
      this.#next();
    });
    return worker;
  }

  #finish(): Waiting | null {
    clearTimeout(this.#deadline);
    const job = this.#current;
    this.#current = null;
    return job;
  }
}
