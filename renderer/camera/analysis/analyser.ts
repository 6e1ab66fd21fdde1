/** The page's side of the picture analysis: the requests that a screen can make. A worker does the work. */
import type { SitterView } from '../../../shared/guidance/sitter.ts';
import type { Rotation } from '../../../shared/model/pictures.ts';

/**
 * `still` analyses every pixel, for a picture that is about to cost something; `live` at most 1280 a side, so that a
 * large camera is as fast as a small one.
 */
export type Accuracy = 'live' | 'still';

export interface LookOptions {
  /** Defaults to `live`. */
  readonly accuracy?: Accuracy;
  /** Turns the picture upright; defaults to 0. The rotation that an `ImageBitmap` already has from its file is not applied again. */
  readonly rotation?: Rotation;
  /** When it aborts, the look fails with `dropped`, and the worker ends it after the step that is under way. */
  readonly signal?: AbortSignal;
}

/**
 * `off` is final: the models cannot run on this machine, or the worker has died a second time. Everything but hints and
 * measures works without it.
 */
export type AnalyserState = 'starting' | 'ready' | 'restarting' | 'off';

/** Why a look has no answer. `lost`: the worker died during it and is being restarted; try again with the next frame. */
export type NoView = 'off' | 'lost' | 'closed' | 'unreadable' | 'dropped';

export class AnalyserError extends Error {
  readonly reason: NoView;

  constructor(reason: NoView, message: string) {
    super(message);
    this.name = 'AnalyserError';
    this.reason = reason;
  }
}

export interface Analyser {
  readonly state: AnalyserState;
  /** Resolves when the first look can be answered; rejects with an AnalyserError when none ever will. */
  readonly ready: Promise<void>;
  /**
   * Analyses a picture. It takes the picture over: transfers it to the worker, which closes it in any case. Looks are
   * answered one after another in order; a caller that analyses live pictures waits for each answer.
   * @throws AnalyserError
   */
  look(image: ImageBitmap | VideoFrame, options?: LookOptions): Promise<SitterView>;
  /** Ends the worker; pending looks fail with `closed`. */
  close(): void;
}
