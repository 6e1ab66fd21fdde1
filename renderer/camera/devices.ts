/** The cameras of this machine. */
export interface CameraChoice {
  readonly deviceId: string;
  readonly label: string;
}

/** A camera that is present but not allowed yet: until then the browser hides its id and label. */
export const unnamedCameraId = 'unnamed';

/** Returns the real cameras, in the system's order. Before the first permission they appear as one, without a label. */
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
 * Finds the camera that was chosen last: by its id, otherwise by its label. An id may belong to the socket rather than
 * the camera, so an id with another name is not enough: after a restart two cameras may have swapped ids.
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
 * True when the remembered camera may be present but cannot be told apart: two cameras have its name under new ids, or
 * its id has another name.
 */
export const isUnsure = (cameras: readonly CameraChoice[], remembered: CameraChoice): boolean =>
  findAgain(cameras, remembered) === null &&
  (labelled(cameras, remembered.label).length > 1 ||
    cameras.some((camera) => camera.deviceId === remembered.deviceId));
