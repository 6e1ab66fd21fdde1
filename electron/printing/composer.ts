/** Composes papers in a thread of its own: fonts and pictures never hold the main thread. */
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { KioskError, type KioskErrorShape } from '../../shared/errors.ts';
import type { CalibrationToCompose } from './calibration-sheet.ts';
import type { Receipt } from './receipt.ts';
import type { SheetToCompose } from './sheet-pdf.ts';
import type { RasterToCompose } from './sheet-raster.ts';
import type { Slip } from './slip.ts';

/** What can be composed, by name. Sheets are checked as well before they are handed back. */
export interface Papers {
  readonly sheet: SheetToCompose;
  /** The same sheet as a picture. */
  readonly raster: RasterToCompose;
  readonly calibration: CalibrationToCompose;
  readonly receipt: Receipt;
  readonly slip: Slip;
}
export type PaperKind = keyof Papers;

/** What the thread is asked; its answer carries the same number. */
export interface ComposeTask<Kind extends PaperKind = PaperKind> {
  readonly number: number;
  readonly kind: Kind;
  readonly paper: Papers[Kind];
}

export type ComposeAnswer =
  | { readonly number: number; readonly file: Uint8Array }
  | { readonly number: number; readonly error: KioskErrorShape | null };

export interface Composer {
  /**
   * A finished file: a PDF, or the picture that was asked for. The same input gives the same bytes.
   * @throws KioskError as the paper's own function says
   */
  compose<Kind extends PaperKind>(kind: Kind, paper: Papers[Kind]): Promise<Uint8Array>;
  stop(): Promise<void>;
}

interface Waiting {
  readonly resolve: (file: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** Starts the thread at the first paper; one that died is started again at the next. */
export function createComposer(): Composer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;

  const settle = (answer: ComposeAnswer): void => {
    const task = waiting.get(answer.number);
    waiting.delete(answer.number);
    if (task === undefined) return;
    if ('file' in answer) task.resolve(answer.file);
    else task.reject(errorOf(answer.error));
  };
  const fail = (): void => {
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error('the composing thread ended'));
    waiting.clear();
  };
  const start = (): Worker => {
    const beside = `./compose-worker${extname(new URL(import.meta.url).pathname)}`;
    const started = new Worker(new URL(beside, import.meta.url));
    started.on('message', settle);
    started.once('error', fail);
    started.once('exit', fail);
    started.unref();
    return started;
  };

  return {
    compose(kind, paper) {
      worker ??= start();
      last += 1;
      const task: ComposeTask = { number: last, kind, paper };
      worker.postMessage(task);
      return new Promise((resolve, reject) => {
        waiting.set(task.number, { resolve, reject });
      });
    },
    async stop() {
      await worker?.terminate();
    },
  };
}

const errorOf = (shape: KioskErrorShape | null): Error =>
  shape === null
    ? new Error('a paper could not be composed')
    : new KioskError(shape.code, shape.message, shape.details);
