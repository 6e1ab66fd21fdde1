import { afterEach, describe, expect, it, vi } from 'vitest';
import { openCamera } from '../../../renderer/camera/open-camera.ts';
import { framesCome, type PictureSize } from '../../../renderer/camera/frames-come.ts';

vi.mock('../../../renderer/camera/frames-come.ts', () => ({ framesCome: vi.fn() }));
afterEach(() => vi.unstubAllGlobals());

interface Driver {
  /** The size at which it opens when the maximum is requested. */
  readonly opens: PictureSize;
  /** The size that it reports as its maximum. */
  readonly most?: PictureSize;
  /** The widest picture of which it really sends frames. */
  readonly sendsUpTo: number;
}

/** A camera that does not obey. Returns the requested widths, and whether it was closed. */
function plugIn({ opens, most, sendsUpTo }: Driver) {
  let now = opens;
  const log = { widths: [] as unknown[], stopped: false };
  const track = {
    getSettings: () => ({ width: now.widthPx, height: now.heightPx }),
    getCapabilities: () =>
      most === undefined ? {} : { width: { max: most.widthPx }, height: { max: most.heightPx } },
    applyConstraints: ({ width, height }: { width: { ideal: number }; height: { ideal: number } }) => {
      log.widths.push(width.ideal);
      now = { widthPx: width.ideal, heightPx: height.ideal };
      return Promise.resolve();
    },
    stop: () => (log.stopped = true),
  };
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.resolve(stream) } });
  vi.mocked(framesCome).mockImplementation(() => Promise.resolve(now.widthPx <= sendsUpTo ? now : null));
  return log;
}
const uhd = { widthPx: 3840, heightPx: 2160 };
const fullHd = { widthPx: 1920, heightPx: 1080 };
const vga = { widthPx: 640, heightPx: 480 };

describe('opening a camera', () => {
  it('uses the size that the camera sends', async () => {
    plugIn({ opens: fullHd, sendsUpTo: 1920 });

    expect(await openCamera('a')).toMatchObject(fullHd);
  });

  it('requests the largest size of a camera that opens small', async () => {
    const log = plugIn({ opens: vga, most: uhd, sendsUpTo: 3840 });

    expect(await openCamera('a')).toMatchObject(uhd);
    expect(log.widths).toEqual([3840]);
  });

  it('falls back to a size that really comes, when a larger one is only promised', async () => {
    const log = plugIn({ opens: uhd, most: uhd, sendsUpTo: 1280 });

    expect(await openCamera('a')).toMatchObject({ widthPx: 1280, heightPx: 720 });
    expect(log.widths).toEqual([1920, 1280]);
    expect(log.stopped).toBe(false);
  });

  it('reports a camera that sends nothing in any size, and closes it', async () => {
    const log = plugIn({ opens: uhd, sendsUpTo: 0 });

    await expect(openCamera('a')).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(log.stopped).toBe(true);
  });
});
