/** Camera faults that no switch of Chromium can cause. The page gets the events that the browser would send. */
import type { Page } from '@playwright/test';

/** Lets another program take the camera: opening it fails as the Media Capture specification says. */
export async function occupyCamera(page: Page): Promise<void> {
  await page.evaluate(() => {
    const refusal = (): Promise<never> =>
      Promise.reject(new DOMException('Could not start video source', 'NotReadableError'));
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { configurable: true, value: refusal });
  });
}

/** Closes the other program. */
export async function freeCamera(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia'));
}

/** Unplugs the camera that is in use. */
export async function unplugCamera(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stream = document.querySelector('video')?.srcObject;
    if (stream instanceof MediaStream) stream.getVideoTracks()[0]?.dispatchEvent(new Event('ended'));
  });
}

/** Plugs it in again. */
export async function plugCameraIn(page: Page): Promise<void> {
  await page.evaluate(() => navigator.mediaDevices.dispatchEvent(new Event('devicechange')));
}

export interface FreezableCamera {
  /** Makes the camera send nothing from now on, whenever it is opened. */
  readonly freeze: () => Promise<void>;
  /** Makes it move again. */
  readonly thaw: () => Promise<void>;
}

/** Gives the page a camera whose picture moves until `freeze` stops it. */
export async function installFreezableCamera(page: Page): Promise<FreezableCamera> {
  await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const context = canvas.getContext('2d');
    if (context !== null) {
      context.fillStyle = '#b9bdb8';
      context.fillRect(0, 0, 640, 480);
    }
    const draw = (): void => {
      if (context !== null) context.fillStyle = `hsl(${Math.random() * 360} 30% 50%)`;
      if (!('frozen' in globalThis)) context?.fillRect(Math.random() * 640, Math.random() * 480, 9, 9);
      requestAnimationFrame(draw);
    };
    draw();
    const open = (): Promise<MediaStream> => Promise.resolve(canvas.captureStream());
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { configurable: true, value: open });
  });
  return {
    freeze: () => page.evaluate(() => void Object.assign(globalThis, { frozen: true })),
    thaw: () => page.evaluate(() => void Reflect.deleteProperty(globalThis, 'frozen')),
  };
}

/** A camera's picture as this test made it: RGBA, rows without padding. */
export interface KnownPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly pixels: Buffer;
}

/** Gives the page a camera that sends this picture, uncompressed, thirty times a second. */
export async function installKnownCamera(page: Page, picture: KnownPicture): Promise<void> {
  const { widthPx: codedWidth, heightPx: codedHeight, pixels } = picture;
  await page.evaluate(
    ({ codedWidth, codedHeight, base64 }) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const open = (): Promise<MediaStream> => {
        const generator = new MediaStreamTrackGenerator({ kind: 'video' });
        const writer = generator.writable.getWriter();
        const timer = setInterval(() => {
          const timestamp = Math.round(performance.now() * 1_000);
          const frame = new VideoFrame(data, { format: 'RGBX', codedWidth, codedHeight, timestamp });
          writer.write(frame).catch(() => clearInterval(timer));
        }, 33);
        return Promise.resolve(new MediaStream([generator]));
      };
      Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { configurable: true, value: open });
    },
    { codedWidth, codedHeight, base64: pixels.toString('base64') },
  );
}

/** Chromium's own interface, which is in no draft that TypeScript's types follow. */
interface VideoTrackWriter extends MediaStreamTrack {
  readonly writable: WritableStream<VideoFrame>;
}
declare global {
  var MediaStreamTrackGenerator: new (options: { readonly kind: 'video' }) => VideoTrackWriter;
}

/** Makes the system list these cameras, which all open as the one that exists. */
export async function nameCameras(
  page: Page,
  cameras: readonly { id: string; label: string }[],
): Promise<void> {
  await page.evaluate((named) => {
    const devices = named.map(({ id, label }) => ({ kind: 'videoinput', deviceId: id, groupId: '', label }));
    const list = (): Promise<unknown> => Promise.resolve(devices);
    Object.defineProperty(navigator.mediaDevices, 'enumerateDevices', { configurable: true, value: list });
    const plain = MediaDevices.prototype.getUserMedia.bind(navigator.mediaDevices);
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
      configurable: true,
      value: ({ video }: { video: { deviceId?: { exact: string } } }) => {
        const asked = video.deviceId?.exact;
        if (asked === undefined || named.some(({ id }) => id === asked)) return plain({ video: true });
        return Promise.reject(new DOMException('There is no such camera', 'OverconstrainedError'));
      },
    });
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
  }, cameras);
}

/** Presses Space when the live picture is first reported to be there, before it is drawn. */
export async function pressSpaceAtFirstSight(page: Page): Promise<void> {
  await page.evaluate(() => {
    const press = (): void => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', cancelable: true }));
    };
    // Added during the event's capture phase, it is called after the page's own listener.
    const onTheWay = ({ target }: Event): void =>
      target?.addEventListener('loadeddata', press, { once: true });
    document.addEventListener('loadeddata', onTheWay, { capture: true, once: true });
  });
}

/** Makes the live picture's element give no frames until this is undone, though it says that it has enough. */
export async function withholdFrames(page: Page): Promise<() => Promise<void>> {
  const undo = await page.evaluateHandle(() => {
    const real = globalThis.VideoFrame;
    globalThis.VideoFrame = new Proxy(real, {
      construct: () => {
        throw new DOMException('Invalid source state', 'InvalidStateError');
      },
    });
    return () => (globalThis.VideoFrame = real);
  });
  return () => undo.evaluate((back) => void back());
}
