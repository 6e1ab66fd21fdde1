/**
 * The tests' interface to the analysis in a real page: stills by their bytes, and a live camera watched for a while.
 */
import type { SitterView } from '../../../../../shared/guidance/sitter.ts';
import type { LookOptions } from '../../../../../renderer/camera/analysis/analyser.ts';
import { createAnalyser } from '../../../../../renderer/camera/analysis/create-analyser.ts';

export interface Watched {
  /** Looks answered, and frames that the video showed meanwhile. */
  readonly looks: number;
  readonly shown: number;
  readonly seconds: number;
  /** The longest time for which the page's own thread was blocked, milliseconds. */
  readonly heldMs: number;
  /** How long each look took, milliseconds. */
  readonly lookMs: readonly number[];
  readonly last: SitterView | null;
}

const analyser = createAnalyser();
const video = document.querySelector('video');

async function lookAt(base64: string, options: LookOptions): Promise<{ view: SitterView; ms: number }> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const begun = performance.now();
  const view = await analyser.look(picture, options);
  return { view, ms: performance.now() - begun };
}

async function openCamera(width: number, height: number): Promise<string> {
  if (video === null) throw new Error('no video');
  video.srcObject = await navigator.mediaDevices.getUserMedia({ video: { width, height } });
  await video.play();
  return `${video.videoWidth} x ${video.videoHeight}`;
}

/** Analyses the live picture as fast as answers come, and counts the frames that the video shows meanwhile. */
async function watch(seconds: number, looking: boolean): Promise<Watched> {
  if (video === null) throw new Error('no video');
  let [looks, shown, heldMs, last] = [0, 0, 0, null as SitterView | null];
  const lookMs: number[] = [];
  let going = true;
  const count = (): void => {
    shown += 1;
    if (going) video.requestVideoFrameCallback(count);
  };
  video.requestVideoFrameCallback(count);
  let beat = performance.now();
  const pulse = setInterval(() => {
    const now = performance.now();
    heldMs = Math.max(heldMs, now - beat - 5);
    beat = now;
  }, 5);
  const begun = performance.now();
  while (performance.now() - begun < seconds * 1000) {
    if (!looking) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    const asked = performance.now();
    last = await analyser.look(new VideoFrame(video));
    lookMs.push(performance.now() - asked);
    looks += 1;
  }
  going = false;
  clearInterval(pulse);
  return { looks, shown, seconds: (performance.now() - begun) / 1000, heldMs, lookMs, last };
}

const harness = {
  ready: (): Promise<string> =>
    analyser.ready.then(
      () => 'ready',
      (error: unknown) => String(error),
    ),
  state: (): string => analyser.state,
  lookAt,
  openCamera,
  watch,
};
export type Harness = typeof harness;
declare global {
  interface Window {
    readonly harness: Harness;
  }
}
Object.assign(window, { harness });
