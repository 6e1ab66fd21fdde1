import { practiceCameraId } from '../../shared/camera/practice.ts';
import type { MirrorCamera, PosingScene } from '../../shared/customer-screen.ts';
import type { HeadGuide } from '../../shared/guidance/head-guide.ts';
import type { GuidanceSay } from '../../shared/guidance/hints.ts';
import type { Language } from '../../shared/language/languages.ts';
import { useCameraStore } from '../camera/camera-store.ts';
import type { CameraChoice } from '../camera/devices.ts';
import { useSettingsStore } from '../state/settings-store.ts';
import { useCustomerScene } from './use-customer-scene.ts';

/** The guide and hint that staff see while the customer poses. */
export interface Posing {
  /** The customer's own language; null for the studio's. */
  readonly language: Language | null;
  readonly guide: HeadGuide | null;
  readonly say: GuidanceSay;
}

/** Describes a camera so that another page can find it: ids differ by origin, while names and their order are the system's. */
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

/** Shows the customer their mirror picture while `posing` is not null, with the guide and hint that staff have. */
export function useCustomerMirror(posing: () => Posing | null): void {
  const camera = useCameraStore();
  const settings = useSettingsStore();
  function cameraOf(isPractice: boolean): PosingScene['camera'] {
    if (isPractice) return camera.sitter;
    return camera.isConnected ? 'connected' : mirrorCamera(camera.cameras, camera.current, camera.stream);
  }
  useCustomerScene(() => {
    const now = posing();
    if (now === null) return null;
    const isPractice = camera.current === practiceCameraId;
    return {
      kind: 'posing',
      camera: cameraOf(isPractice),
      // The practice camera is always upright.
      rotation: isPractice ? 0 : (settings.settings?.cameraRotation ?? 0),
      ...now,
    };
  });
}
