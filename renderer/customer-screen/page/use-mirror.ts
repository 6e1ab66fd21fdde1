import { onUnmounted, shallowRef, watch, type ShallowRef } from 'vue';
import type { PosingScene } from '../../../shared/customer-screen.ts';
import { createPracticeCamera } from '../../camera/practice-camera.ts';
import { openMirrored } from './mirror-camera.ts';

type Camera = PosingScene['camera'];

/** A camera that would not open is asked again after this. ms */
const retryAfter = 2_000;

/** The live picture of the camera that staff look through; null while there is none. */
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
  async function open(): Promise<void> {
    close();
    const mine = opening;
    const asked = camera();
    try {
      const opened = await (typeof asked === 'number' ? practice.start(asked) : openMirrored(asked));
      if (mine !== opening) {
        for (const track of opened.getTracks()) track.stop();
        return;
      }
      // Unplugged: the last frame goes at once, and the camera is looked for until it is back.
      opened.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (mine === opening) void open();
      });
      stream.value = opened;
    } catch {
      // Staff's page says what is wrong with the camera. Here the picture is left out until it can be had.
      if (mine === opening) retry = setTimeout(() => void open(), retryAfter);
    }
  }
  // By its value: every message of the kiosk's brings a new object for the same camera.
  watch(
    () => JSON.stringify(camera()),
    () => void open(),
    { immediate: true },
  );
  onUnmounted(close);
  return { stream };
}
