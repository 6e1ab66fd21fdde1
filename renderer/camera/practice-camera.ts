import { practiceSitters } from '../../shared/portrait/index.ts';
import type { PortraitParams } from '../../shared/portrait/index.ts';
import { rasterise, release } from './practice-frames.ts';
import type { PersonFrames } from './practice-frames.ts';
import { poseAt } from './practice-motion.ts';

/** Frames per second of an ordinary webcam in room light. */
const rate = 25;

/** A camera without hardware: a drawn person who sways, breathes and blinks. */
export interface PracticeCamera {
  /**
   * Starts the stream, 1920 x 1080 and not mirrored. A running stream ends first.
   * @param sitter index in `practiceSitters`, from 0; wraps round.
   * @throws {DOMException} AbortError when it was stopped or restarted before the first picture.
   */
  start(sitter?: number): Promise<MediaStream>;
  /** Ends the stream and its track, as closing a camera does. Does nothing when none is running. */
  stop(): void;
}

interface Running {
  readonly track: MediaStreamTrack | undefined;
  readonly timer: ReturnType<typeof setInterval>;
  readonly frames: PersonFrames;
}

/** Creates a practice camera for this page. */
export function createPracticeCamera(): PracticeCamera {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let running: Running | undefined;
  let attempt = 0;

  function stop(): void {
    attempt += 1;
    if (!running) return;
    clearInterval(running.timer);
    running.track?.stop();
    release(running.frames);
    running = undefined;
  }

  async function start(sitter = 0): Promise<MediaStream> {
    stop();
    const own = attempt;
    const customer = sitterAt(sitter);
    const frames = await rasterise(customer);
    if (own !== attempt) {
      release(frames);
      throw new DOMException('The practice camera was stopped before it had started', 'AbortError');
    }
    const { canvas, context } = surface(customer);
    const begin = performance.now();
    const tick = (): void => {
      // The stream's holder may end it through its track alone, as with any camera.
      if (running?.track?.readyState === 'ended') stop();
      else paint(context, customer, frames, (performance.now() - begin) / 1000, lessMotion.matches);
    };
    tick();
    const stream = canvas.captureStream(rate);
    running = { track: stream.getVideoTracks()[0], timer: setInterval(tick, 1000 / rate), frames };
    return stream;
  }

  return { start, stop };
}

function sitterAt(index: number): PortraitParams {
  const sitter = practiceSitters[Math.abs(Math.trunc(index)) % practiceSitters.length];
  if (!sitter) throw new Error('There are no practice sitters');
  return sitter.portrait;
}

function surface({ width, height }: PortraitParams): {
  canvas: HTMLCanvasElement;
  context: CanvasRenderingContext2D;
} {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This page cannot draw');
  return { canvas, context };
}

/** Draws one frame. The body leans about a point a quarter of the picture's height below its lower edge. */
function paint(
  context: CanvasRenderingContext2D,
  { width, height }: PortraitParams,
  frames: PersonFrames,
  seconds: number,
  still: boolean,
): void {
  const pose = poseAt(seconds, still);
  const pivot = { x: width / 2, y: height * 1.25 };
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(frames.wall, 0, 0);
  context.translate(pivot.x + (pose.x * width) / 1000, pivot.y + (pose.y * width) / 1000);
  context.rotate(pose.lean);
  context.scale(pose.scale, pose.scale);
  context.drawImage(frames[pose.lids], -pivot.x, -pivot.y);
}
