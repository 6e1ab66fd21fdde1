import { LightHold } from './hold-light.ts';
import { PictureJudge, type PictureFault } from './picture-judge.ts';

export type { PictureFault } from './picture-judge.ts';

/** Callbacks for each change of the judgement. */
export interface PictureWatcher {
  stalled(stalled: boolean): void;
  fault(fault: PictureFault | null): void;
}

const lookEvery = 250;
/** Enough to tell two noisy pictures apart and to detect a covered lens; reading it back costs next to nothing. */
const sample = { width: 64, height: 36 };

const trackOf = ({ srcObject }: HTMLVideoElement): MediaStreamTrack | null =>
  srcObject instanceof MediaStream ? (srcObject.getVideoTracks()[0] ?? null) : null;

/**
 * Samples a video four times a second, for frames that stop, repeat, or show nothing. Holds its camera's exposure and
 * white balance once they have settled. A hidden page draws nothing and is not judged.
 * @returns a function that stops watching
 */
export function watchPicture(video: HTMLVideoElement, watcher: PictureWatcher): () => void {
  const canvas = new OffscreenCanvas(sample.width, sample.height);
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  let track: MediaStreamTrack | null = null;
  let judge = new PictureJudge(performance.now());
  let hold: LightHold | null = null;
  let told: { stalled: boolean; fault: PictureFault | null } = { stalled: false, fault: null };
  let handle = 0;

  const tell = (now: typeof told): void => {
    if (now.stalled !== told.stalled) watcher.stalled(now.stalled);
    if (now.fault !== told.fault) watcher.fault(now.fault);
    told = now;
  };
  const frame = (): void => {
    judge.frame(performance.now());
    handle = video.requestVideoFrameCallback(frame);
  };
  handle = video.requestVideoFrameCallback(frame);

  /** Starts again when the element has another stream: another camera is judged separately. */
  const followStream = (now: number): void => {
    const next = trackOf(video);
    if (next === track) return;
    track = next;
    judge = new PictureJudge(now);
    hold = next === null ? null : new LightHold(next, now);
  };
  const look = (): void => {
    const now = performance.now();
    followStream(now);
    if (document.hidden) judge.excuse(now);
    if (document.hidden || context === null || video.videoWidth === 0) {
      tell({ ...told, stalled: judge.stalled(now) });
      return;
    }
    context.drawImage(video, 0, 0, sample.width, sample.height);
    const { luma, ...verdict } = judge.look(
      context.getImageData(0, 0, sample.width, sample.height).data,
      now,
    );
    tell(verdict);
    void hold?.see(luma, now);
  };
  const timer = setInterval(look, lookEvery);

  return () => {
    clearInterval(timer);
    video.cancelVideoFrameCallback(handle);
  };
}
