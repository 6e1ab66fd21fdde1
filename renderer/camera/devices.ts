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

const labelled = (cameras: readonly CameraChoice[], label: string): readonly CameraChoice[] =>
  label === '' ? [] : cameras.filter((camera) => camera.label === label);

/**
 * The camera that was chosen last: by its id, else by its label. An id may follow the socket and not the camera, so
 * one that has come to another name is not enough: after a restart two cameras may have changed places.
 */
export function findAgain(cameras: readonly CameraChoice[], remembered: CameraChoice): CameraChoice | null {
  const sameId = cameras.find((camera) => camera.deviceId === remembered.deviceId) ?? null;
  const nameHolds =
    sameId !== null && (sameId.label === remembered.label || sameId.label === '' || remembered.label === '');
  if (nameHolds) return sameId;
  const sameLabel = labelled(cameras, remembered.label);
  return sameLabel.length === 1 ? (sameLabel[0] ?? null) : null;
}

/**
 * True when the remembered camera may be there, and nothing tells which one it is: two of its name under new ids, or
 * its id under another name.
 */
export const isUnsure = (cameras: readonly CameraChoice[], remembered: CameraChoice): boolean =>
  findAgain(cameras, remembered) === null &&
  (labelled(cameras, remembered.label).length > 1 ||
    cameras.some((camera) => camera.deviceId === remembered.deviceId));
