import type { MirrorCamera } from '../../../shared/customer-screen.ts';

const isCamera = (device: MediaDeviceInfo): boolean => device.kind === 'videoinput';

/** Finds the camera by its name and its position among those of that name; undefined when it is absent. */
export function findMirrored(
  devices: readonly Pick<MediaDeviceInfo, 'deviceId' | 'label'>[],
  { label, nth }: MirrorCamera,
): string | undefined {
  // Before its first camera is allowed, the staff page does not know the name either: it means the system's first camera.
  if (label === '') return devices[0]?.deviceId;
  return devices.filter((device) => device.label === label)[nth]?.deviceId;
}

/**
 * Opens the camera that staff are using a second time. Chromium shares one camera among its pages.
 * @throws DOMException as `getUserMedia` does; NotFoundError when no camera has that name
 */
export async function openMirrored(camera: MirrorCamera): Promise<MediaStream> {
  const { mediaDevices } = navigator;
  let devices = (await mediaDevices.enumerateDevices()).filter(isCamera);
  if (devices.length > 0 && devices.every((device) => device.label === '')) {
    // A page learns the names only once it may use a camera, and requesting one is the only way to get there.
    const any = await mediaDevices.getUserMedia({ video: true });
    for (const track of any.getTracks()) track.stop();
    devices = (await mediaDevices.enumerateDevices()).filter(isCamera);
  }
  const deviceId = findMirrored(devices, camera);
  if (deviceId === undefined) throw new DOMException('no camera of that name', 'NotFoundError');
  // The staff page's size, because another one might change the camera's picture for both pages.
  const { widthPx, heightPx } = camera;
  const size = widthPx > 0 ? { width: { ideal: widthPx }, height: { ideal: heightPx } } : {};
  return mediaDevices.getUserMedia({ audio: false, video: { deviceId: { exact: deviceId }, ...size } });
}
