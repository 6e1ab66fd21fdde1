/**
 * Runs one image thread behind a bounded queue: memory stays that of one picture, and a rush is refused instead of
 * piling up. A job whose caller has gone leaves the queue. Once begun, an ID photo is finished, as a remote service
 * would; other jobs stop between two stages.
 */
import { Worker } from 'node:worker_threads';
import { PracticeError } from '../errors.ts';
import type {
  AiEditJob,
  AnyDone,
  AnyJob,
  CancelMessage,
  EnhanceJob,
  FaceMatchDone,
  FaceMatchJob,
  HeadshotsDone,
  HeadshotsJob,
  PhotoDone,
  PhotoJob,
  PictureDone,
  RemoveBackgroundJob,
  ReplyMessage,
  SheetDone,
  SheetJob,
} from './protocol.ts';

/** Jobs that may wait: about ten seconds of work. */
const MAX_WAITING = 8;
/**
 * A picture takes a second or two, a fine cut-out of 24 megapixels twenty; a thread that is silent for this long
 * hangs, and is ended before the caller's own timeout (120 s in the interface's example). ms
 */
const JOB_DEADLINE_MS = 110_000;

/**
 * V8 lets a young generation that fills fast grow, by 60 MB here; a small one is collected more often instead, and
 * the process stays level over a day of pictures. Long-lived objects are not affected. MiB
 */
const YOUNG_GENERATION_MB = 16;

interface Waiting {
  readonly id: number;
  readonly job: AnyJob;
  readonly signal: AbortSignal;
  readonly resolve: (done: AnyDone) => void;
  readonly reject: (reason: Error) => void;
}

/** Thrown to a caller whose own request went away before its job began, or while it could still stop. */
export class JobCancelled extends PracticeError {
  constructor() {
    super('CANCELLED', 'The caller went away before the work was done.');
    this.name = 'JobCancelled';
  }
}

export interface ImagePool {
  /** @throws PracticeError, JobCancelled */
  run(job: PhotoJob, signal: AbortSignal): Promise<PhotoDone>;
  run(job: SheetJob, signal: AbortSignal): Promise<SheetDone>;
  run(job: AiEditJob | RemoveBackgroundJob | EnhanceJob, signal: AbortSignal): Promise<PictureDone>;
  run(job: HeadshotsJob, signal: AbortSignal): Promise<HeadshotsDone>;
  run(job: FaceMatchJob, signal: AbortSignal): Promise<FaceMatchDone>;
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
  run(job: AiEditJob | RemoveBackgroundJob | EnhanceJob, signal: AbortSignal): Promise<PictureDone>;
  run(job: HeadshotsJob, signal: AbortSignal): Promise<HeadshotsDone>;
  run(job: FaceMatchJob, signal: AbortSignal): Promise<FaceMatchDone>;
  run(job: AnyJob, signal: AbortSignal): Promise<AnyDone> {
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
    const { id, job, signal } = following;
    const worker = this.#worker;
    worker.postMessage({ id, job });
    signal.addEventListener(
      'abort',
      () => {
        if (this.#current !== following) return;
        const message: CancelMessage = { cancel: id };
        worker.postMessage(message);
      },
      { once: true },
    );
  }

  #start(): Worker {
    const worker = new Worker(this.#entry, {
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    worker.on('message', (reply: ReplyMessage) => {
      const job = this.#finish();
      if (reply.ok) job?.resolve(reply.done);
      else if (reply.code === 'CANCELLED') job?.reject(new JobCancelled());
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
