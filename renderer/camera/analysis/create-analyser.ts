/** Starts an analysis worker, sends it requests, returns its answers, and handles its death. */
import type { SitterView } from '../../../shared/guidance/sitter.ts';
import { startOwnThread } from '../../ui/own-thread.ts';
import workerAddress from './analysis-worker.ts?worker&url';
import {
  AnalyserError,
  type Analyser,
  type AnalyserState,
  type LookOptions,
  type NoView,
} from './analyser.ts';
import type { PageMessage, WorkerMessage } from './messages.ts';

/** The parts of a `Worker` in use; tests provide one that dies on command. */
export interface AnalysisThread {
  postMessage(message: PageMessage, transfer: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<WorkerMessage>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

export interface AnalyserOptions {
  readonly onState?: (state: AnalyserState) => void;
  readonly startThread?: () => AnalysisThread;
  /** Milliseconds after which a worker without any message counts as dead. */
  readonly patienceMs?: number;
}

/** A picture of 60 megapixels on a slow machine, or the first start from a cold disk, takes a few seconds. */
const PATIENCE_MS = 20_000;
/** A worker that died once may have been unlucky; one that dies again would keep dying while staff work. */
const RESTARTS = 1;

const startWorker = (): AnalysisThread => startOwnThread(workerAddress, 'analysis');

interface Waiting {
  readonly resolve: (view: SitterView) => void;
  readonly reject: (error: AnalyserError) => void;
}

const sentences: Readonly<Record<NoView, string>> = {
  off: 'The picture analysis does not run on this machine',
  lost: 'The picture analysis stopped and is being started again',
  closed: 'The picture analysis was closed',
  unreadable: 'The picture could not be analysed',
  dropped: 'The picture is no longer wanted',
};
const noView = (reason: NoView): AnalyserError => new AnalyserError(reason, sentences[reason]);

class WorkerAnalyser implements Analyser {
  readonly ready: Promise<void>;
  readonly #options: AnalyserOptions;
  readonly #waiting = new Map<number, Waiting>();
  readonly #settle: { readonly resolve: () => void; readonly reject: (error: AnalyserError) => void };
  #thread: AnalysisThread | null = null;
  #state: AnalyserState = 'starting';
  #deaths = 0;
  #lastId = 0;
  #closed = false;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(options: AnalyserOptions) {
    this.#options = options;
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    this.ready = promise;
    this.#settle = { resolve: () => resolve(undefined), reject };
    // Callers that wait are told; no one waiting is not an error.
    promise.catch(() => undefined);
    this.#start();
  }

  get state(): AnalyserState {
    return this.#state;
  }

  look(
    image: ImageBitmap | VideoFrame,
    { accuracy = 'live', rotation = 0, signal }: LookOptions = {},
  ): Promise<SitterView> {
    const thread = this.#thread;
    if (thread === null) {
      image.close();
      return Promise.reject(noView(this.#closed ? 'closed' : 'off'));
    }
    this.#lastId += 1;
    const id = this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<SitterView>();
    thread.postMessage({ kind: 'look', id, image, accuracy, rotation }, [image]);
    this.#waiting.set(id, { resolve, reject });
    if (this.#waiting.size === 1) this.#beginPatience();
    signal?.addEventListener('abort', () => this.#drop(id));
    return promise;
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#end('closed');
    this.#settle.reject(noView('closed'));
  }

  #start(): void {
    try {
      const thread = (this.#options.startThread ?? startWorker)();
      thread.onmessage = ({ data }) => this.#hear(data);
      thread.onerror = () => this.#died();
      thread.onmessageerror = () => this.#died();
      this.#thread = thread;
      this.#beginPatience();
    } catch {
      // A browser without module workers, or a policy against them.
      this.#giveUp();
    }
  }

  #hear(message: WorkerMessage): void {
    switch (message.kind) {
      case 'ready':
        this.#say('ready');
        this.#settle.resolve();
        break;
      case 'failed':
        this.#giveUp();
        return;
      case 'view':
        this.#take(message.id)?.resolve(message.view);
        break;
      case 'unreadable':
        this.#take(message.id)?.reject(noView('unreadable'));
    }
    this.#beginPatience();
  }

  #drop(id: number): void {
    const waiting = this.#take(id);
    if (waiting === undefined) return;
    this.#thread?.postMessage({ kind: 'drop', id }, []);
    waiting.reject(noView('dropped'));
    this.#beginPatience();
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  /** Starts the time limit while an answer is owed, counted from the last message. */
  #beginPatience(): void {
    clearTimeout(this.#patience);
    if (this.#waiting.size === 0 && this.#state === 'ready') return;
    this.#patience = setTimeout(() => this.#died(), this.#options.patienceMs ?? PATIENCE_MS);
  }

  #died(): void {
    if (this.#closed || this.#state === 'off') return;
    this.#deaths += 1;
    if (this.#deaths > RESTARTS) {
      this.#giveUp();
      return;
    }
    this.#end('lost');
    this.#say('restarting');
    this.#start();
  }

  #giveUp(): void {
    this.#end('off');
    this.#say('off');
    this.#settle.reject(noView('off'));
  }

  #end(reason: NoView): void {
    clearTimeout(this.#patience);
    this.#thread?.terminate();
    this.#thread = null;
    for (const { reject } of this.#waiting.values()) reject(noView(reason));
    this.#waiting.clear();
  }

  #say(state: AnalyserState): void {
    this.#state = state;
    this.#options.onState?.(state);
  }
}

/** Starts a new analysis worker. It loads in the background, and earlier looks wait for it. */
export const createAnalyser = (options: AnalyserOptions = {}): Analyser => new WorkerAnalyser(options);
