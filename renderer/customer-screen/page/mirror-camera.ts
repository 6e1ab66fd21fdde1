import type { MirrorCamera } from '../../../shared/customer-screen.ts';

const isCamera = (device: MediaDeviceInfo): boolean => device.kind === 'videoinput';

/** The camera that is meant, by its name and its place among those of that name; undefined when it is not there. */
export function findMirrored(
  devices: readonly Pick<MediaDeviceInfo, 'deviceId' | 'label'>[],
  { label, nth }: MirrorCamera,
): string | undefined {
  // Staff's page does not know the name either, before it was allowed its first camera: the system's first is meant.
  if (label === '') return devices[0]?.deviceId;
  return devices.filter((device) => device.label === label)[nth]?.deviceId;
}

/**
 * Opens the camera that staff look through a second time. Chromium shares one camera among its pages.
 * @throws DOMException as `getUserMedia` does; NotFoundError when no camera has that name
 */
export async function openMirrored(camera: MirrorCamera): Promise<MediaStream> {
  const { mediaDevices } = navigator;
  let devices = (await mediaDevices.enumerateDevices()).filter(isCamera);
  if (devices.length > 0 && devices.every((device) => device.label === '')) {
    // Names are told to a page that may use a camera; until then there is only one way to ask.
    const any = await mediaDevices.getUserMedia({ video: true });
    for (const track of any.getTracks()) track.stop();
    devices = (await mediaDevices.enumerateDevices()).filter(isCamera);
  }
  const deviceId = findMirrored(devices, camera);
  if (deviceId === undefined) throw new DOMException('no camera of that name', 'NotFoundError');
  // The size that staff's page has it at: another one might set the camera to it, for both.
  const { widthPx, heightPx } = camera;
  const size = widthPx > 0 ? { width: { ideal: widthPx }, height: { ideal: heightPx } } : {};
  return mediaDevices.getUserMedia({ audio: false, video: { deviceId: { exact: deviceId }, ...size } });
}
