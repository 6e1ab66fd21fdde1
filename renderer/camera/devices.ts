/** The cameras of this machine. */
export interface CameraChoice {
  readonly deviceId: string;
  readonly label: string;
}

/** The id under which the drawn camera stands in the list, and in the settings when it was chosen. */
export const practiceCameraId = 'practice';

/** A camera that is there but not allowed yet: the browser hides its id and its label until it is. */
export const unnamedCameraId = 'unnamed';

/** Real cameras, in the system's order. Before the first permission they are all one, without a label. */
export async function listCameras(): Promise<readonly CameraChoice[]> {
  if (!('mediaDevices' in navigator)) return [];
  const devices = await navigator.mediaDevices.enumerateDevices();
  const cameras = devices.filter((device) => device.kind === 'videoinput');
  const named = cameras.filter((device) => device.deviceId !== '');
  if (named.length === 0 && cameras.length > 0) return [{ deviceId: unnamedCameraId, label: '' }];
  return named.map(({ deviceId, label }) => ({ deviceId, label }));
}

/** The camera that was chosen last: by its id, else by its label, since ids change with ports and profiles. */
export function findAgain(cameras: readonly CameraChoice[], remembered: CameraChoice): CameraChoice | null {
  const byLabel = cameras.filter((camera) => camera.label !== '' && camera.label === remembered.label);
  return (
    cameras.find((camera) => camera.deviceId === remembered.deviceId) ??
    (byLabel.length === 1 ? (byLabel[0] ?? null) : null)
  );
}

/** Asks for more than any webcam has, so that the largest picture it can stream is the one that comes. */
const asLargeAsItCan = { width: { ideal: 3840 }, height: { ideal: 2160 } };

/** @param deviceId the camera; the unnamed one is whichever the system or the person gives first */
export const openCamera = (deviceId: string): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video:
      deviceId === unnamedCameraId ? asLargeAsItCan : { ...asLargeAsItCan, deviceId: { exact: deviceId } },
  });
