/** The page's side of the picture analysis: what a screen may ask of it. The work is done in a worker. */
import type { SitterView } from '../../../shared/guidance/sitter.ts';

/**
 * `still` looks at every pixel, for a picture that is about to cost something; `live` at no more than 1280 a side, so that
 * a large camera is followed as fast as a small one.
 */
export type Accuracy = 'live' | 'still';

/** Degrees clockwise that bring the picture upright. */
export type Rotation = 0 | 90 | 180 | 270;

export interface LookOptions {
  /** `live` unless said. */
  readonly accuracy?: Accuracy;
  /** 0 unless said: what an `ImageBitmap` of a file is already turned by, is not turned again. */
  readonly rotation?: Rotation;
}

/**
 * `off` is the end of it: the models cannot run on this machine, or the worker has died a second time. Everything but
 * hints and measures goes on without it.
 */
export type AnalyserState = 'starting' | 'ready' | 'restarting' | 'off';

/** Why a look has no answer. `lost`: the worker died under it and is being started again; ask with the next frame. */
export type NoView = 'off' | 'lost' | 'closed' | 'unreadable';

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
  /** Settles when the first look can be answered; fails with an AnalyserError when none ever will. */
  readonly ready: Promise<void>;
  /**
   * Takes the picture over: it is transferred to the worker and closed there, whatever becomes of the look. Looks are
   * answered one after another in the order they were asked for; who asks for live ones waits for each answer.
   * @throws AnalyserError
   */
  look(image: ImageBitmap | VideoFrame, options?: LookOptions): Promise<SitterView>;
  /** Ends the worker; looks under way fail with `closed`. */
  close(): void;
}
