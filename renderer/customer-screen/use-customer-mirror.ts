import type { MirrorCamera } from '../../shared/customer-screen.ts';
import type { HeadGuide } from '../../shared/guidance/head-guide.ts';
import type { GuidanceSay } from '../../shared/guidance/hints.ts';
import { useCameraStore } from '../camera/camera-store.ts';
import { practiceCameraId, type CameraChoice } from '../camera/devices.ts';
import { useSettingsStore } from '../state/settings-store.ts';
import { useCustomerScene } from './use-customer-scene.ts';

/** What staff look at while the customer poses. */
export interface Posing {
  readonly guide: HeadGuide | null;
  readonly say: GuidanceSay;
}

/** A camera as another page finds it again: ids are each origin's own, names and their order are the system's. */
export function mirrorCamera(
  cameras: readonly CameraChoice[],
  deviceId: string,
  stream: MediaStream | null,
): MirrorCamera {
  const index = cameras.findIndex((camera) => camera.deviceId === deviceId);
  const label = cameras[index]?.label ?? '';
  const nth = cameras.slice(0, Math.max(0, index)).filter((camera) => camera.label === label).length;
  const { width = 0, height = 0 } = stream?.getVideoTracks()[0]?.getSettings() ?? {};
  return { label, nth, widthPx: Math.round(width), heightPx: Math.round(height) };
}

/** Shows the customer themselves while `posing` is not null, with the guide and the hint that staff have. */
export function useCustomerMirror(posing: () => Posing | null): void {
  const camera = useCameraStore();
  const settings = useSettingsStore();
  useCustomerScene(() => {
    const now = posing();
    if (now === null) return null;
    const isPractice = camera.current === practiceCameraId;
    return {
      kind: 'posing',
      camera: isPractice ? camera.sitter : mirrorCamera(camera.cameras, camera.current, camera.stream),
      // The practice camera never lies on its side.
      rotation: isPractice ? 0 : (settings.settings?.cameraRotation ?? 0),
      ...now,
    };
  });
}
