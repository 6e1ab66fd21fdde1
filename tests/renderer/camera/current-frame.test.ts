import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentFrame, frameWithin } from '../../../renderer/camera/current-frame.ts';

/** A video that has a frame, and presents one, when the test tells it to. */
class HandVideo {
  hasFrame = false;
  readonly #waiting = new Map<number, () => void>();
  #last = 0;
  requestVideoFrameCallback(next: () => void): number {
    this.#waiting.set((this.#last += 1), next);
    return this.#last;
  }
  cancelVideoFrameCallback(handle: number): void {
    this.#waiting.delete(handle);
  }
  present(): void {
    this.hasFrame = true;
    const now = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const seen of now) seen();
  }
  get waiting(): number {
    return this.#waiting.size;
  }
}
const element = (video: HandVideo): HTMLVideoElement => video as unknown as HTMLVideoElement;

class Frame {
  readonly video: HandVideo;
  constructor(video: HandVideo) {
    if (!(video instanceof HandVideo)) throw new TypeError('no video');
    if (!video.hasFrame) throw new DOMException('Invalid source state', 'InvalidStateError');
    this.video = video;
  }
}
const frameOf = (video: HandVideo): unknown => expect.objectContaining({ video });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('VideoFrame', Frame);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the frame that a video shows', () => {
  it('exists or not, without an exception', () => {
    const video = new HandVideo();
    expect(currentFrame(element(video))).toBeNull();

    video.hasFrame = true;
    expect(currentFrame(element(video))).toEqual(frameOf(video));
  });

  it('throws for anything else', () => {
    expect(() => currentFrame({} as HTMLVideoElement)).toThrow(TypeError);
  });
});

describe('a frame within a time limit', () => {
  it('is the current one, at once', async () => {
    const video = new HandVideo();
    video.hasFrame = true;

    expect(await frameWithin(() => element(video), 0)).toEqual(frameOf(video));
  });

  it('is the first one that the video presents', async () => {
    const video = new HandVideo();
    const coming = frameWithin(() => element(video), 2_000);
    await vi.advanceTimersByTimeAsync(30);
    video.present();

    expect(await coming).toEqual(frameOf(video));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is found in another element too, if the camera was opened again into it', async () => {
    const [before, after] = [new HandVideo(), new HandVideo()];
    let shown: HandVideo | null = before;
    const coming = frameWithin(() => shown && element(shown), 2_000);
    await vi.advanceTimersByTimeAsync(200);
    shown = null;
    await vi.advanceTimersByTimeAsync(200);
    shown = after;
    after.hasFrame = true;
    await vi.advanceTimersByTimeAsync(200);

    expect(await coming).toEqual(frameOf(after));
    expect(before.waiting).toBe(0);
  });

  it('is null when the time is up', async () => {
    const video = new HandVideo();
    const coming = frameWithin(() => element(video), 2_000);
    await vi.advanceTimersByTimeAsync(2_000);

    expect(await coming).toBeNull();
    expect(video.waiting).toBe(0);
  });
});
