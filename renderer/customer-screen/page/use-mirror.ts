import { onUnmounted, shallowRef, watch, type ShallowRef } from 'vue';
import type { PosingScene } from '../../../shared/customer-screen.ts';
import { createPracticeCamera } from '../../camera/practice-camera.ts';
import { openConnectedMirror } from './mirror-connected.ts';
import { openMirrored } from './mirror-camera.ts';

type Camera = PosingScene['camera'];

/** Wait before a camera that failed to open is tried again, ms. */
const retryAfter = 2_000;

/** Returns the live picture of the camera that staff are using; null while there is none. */
export function useMirror(camera: () => Camera): {
  readonly stream: Readonly<ShallowRef<MediaStream | null>>;
} {
  const stream = shallowRef<MediaStream | null>(null);
  const practice = createPracticeCamera();
  let opening = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    opening += 1;
    clearTimeout(retry);
    for (const track of stream.value?.getTracks() ?? []) track.stop();
    stream.value = null;
  }
  function openStream(asked: Camera): Promise<MediaStream> {
    if (asked === 'connected') return openConnectedMirror();
    return typeof asked === 'number' ? practice.start(asked) : openMirrored(asked);
  }
  async function open(): Promise<void> {
    close();
    const mine = opening;
    const asked = camera();
    try {
      const opened = await openStream(asked);
      if (mine !== opening) {
        for (const track of opened.getTracks()) track.stop();
        return;
      }
      // Unplugged: the last frame disappears at once, and the camera is tried again until it is back.
      opened.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (mine === opening) void open();
      });
      stream.value = opened;
    } catch {
      // The staff page explains the camera's problem. Here the picture is left out until it is available.
      if (mine === opening) retry = setTimeout(() => void open(), retryAfter);
    }
  }
  // Compared by value, because every message of the kiosk brings a new object for the same camera.
  watch(
    () => JSON.stringify(camera()),
    () => void open(),
    { immediate: true },
  );
  onUnmounted(close);
  return { stream };
}
