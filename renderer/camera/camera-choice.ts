import { computed, ref, shallowRef } from 'vue';
import { isConnectedId } from '../../shared/camera/connected.ts';
import { practiceCameraId } from '../../shared/camera/practice.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import { t } from '../i18n/index.ts';
import { listConnected } from './connected/connected-camera.ts';
import { findAgain, isUnsure, listCameras, unnamedCameraId, type CameraChoice } from './devices.ts';

/** Decides which camera to use: the one just chosen, the remembered one, the first one found, or the practice camera. */
export function createCameraChoice() {
  const cameras = shallowRef<readonly CameraChoice[]>([]);
  const remembered = shallowRef<StudioSettings['camera']>(null);
  const chosenId = ref<string | null>(null);

  /** True when the browser hides names and ids until the camera is allowed; the remembered one may be present. */
  const namesHidden = computed(() => cameras.value.some((one) => one.deviceId === unnamedCameraId));

  /** The camera to open next. */
  const current = computed<string>(() => {
    if (chosenId.value !== null) return pluggedInAgain(chosenId.value) ?? chosenId.value;
    const last = remembered.value;
    if (last === null) return cameras.value[0]?.deviceId ?? practiceCameraId;
    if (last.deviceId === practiceCameraId) return practiceCameraId;
    const again = findAgain(cameras.value, last)?.deviceId;
    return again ?? (mayBeHidden(last) ? unnamedCameraId : absentId(last));
  });

  /** True when the remembered camera may be one of those whose names the browser hides. */
  const mayBeHidden = (last: CameraChoice): boolean => namesHidden.value && !isConnectedId(last.deviceId);

  /** The labels of connected cameras that were in the list. */
  const labels = new Map<string, string>();
  /** Returns the new id of a connected camera, which has another one after it was unplugged; null when it has not. */
  function pluggedInAgain(id: string): string | null {
    if (!isConnectedId(id) || cameras.value.some((one) => one.deviceId === id)) return null;
    return findAgain(cameras.value, { deviceId: id, label: labels.get(id) ?? '' })?.deviceId ?? null;
  }

  /** True when the remembered camera may be present, but only a person can tell which one it is. */
  const unsure = computed(
    () =>
      chosenId.value === null &&
      remembered.value !== null &&
      remembered.value.deviceId !== practiceCameraId &&
      !mayBeHidden(remembered.value) &&
      isUnsure(cameras.value, remembered.value),
  );

  const choices = computed<readonly CameraChoice[]>(() => [
    ...cameras.value.map((camera, index) => ({ deviceId: camera.deviceId, label: nameOf(camera, index) })),
    ...missingChoice(),
    { deviceId: practiceCameraId, label: t('camera.practice') },
  ]);
  /** The camera's own name, by which it is found again; its name in the list when it has none. */
  const label = computed(() => {
    const own = cameras.value.find((one) => one.deviceId === current.value)?.label ?? '';
    return own || (choices.value.find((one) => one.deviceId === current.value)?.label ?? '');
  });

  /** Returns a camera's name; cameras of the same make get a number. */
  function nameOf(camera: CameraChoice, index: number): string {
    if (camera.label === '') return t('camera.unnamed', { number: index + 1 });
    const alike = cameras.value.filter((one) => one.label === camera.label);
    if (alike.length === 1) return camera.label;
    return t('camera.alike', { label: camera.label, number: alike.indexOf(camera) + 1 });
  }

  const isThere = (deviceId: string): boolean =>
    deviceId === practiceCameraId || cameras.value.some((camera) => camera.deviceId === deviceId);

  /** Keeps a remembered camera in the list when it is not plugged in, so that the list says which one is meant. */
  function missingChoice(): readonly CameraChoice[] {
    const last = remembered.value;
    const listed =
      last === null ||
      mayBeHidden(last) ||
      last.deviceId === practiceCameraId ||
      findAgain(cameras.value, last) !== null;
    return listed ? [] : [{ deviceId: absentId(last), label: t('camera.absent', { label: last.label }) }];
  }

  /** Its id may now belong to another camera, which must not be opened instead. */
  const absentId = (last: CameraChoice): string =>
    cameras.value.some((camera) => camera.deviceId === last.deviceId) ? 'absent' : last.deviceId;

  let webcams: readonly CameraChoice[] = [];
  let connected: readonly CameraChoice[] = [];
  const show = (): void => void (cameras.value = [...webcams, ...connected]);
  async function refreshConnected(): Promise<void> {
    const found = await listConnected();
    for (const { id, label: name } of found) labels.set(id, name);
    connected = found.map(({ id, label: name }) => ({ deviceId: id, label: name }));
    show();
  }
  /** Lists the cameras again. Connected ones may follow a moment later, unless one is wanted or there is no webcam. */
  async function refresh(): Promise<void> {
    const asked = refreshConnected();
    webcams = await listCameras();
    // A program that drives cameras may take a second and more to answer. A webcam in use does not wait for it.
    const wanted = chosenId.value ?? remembered.value?.deviceId ?? '';
    if (webcams.length === 0 || isConnectedId(wanted)) await asked;
    show();
  }

  return { cameras, remembered, chosenId, namesHidden, current, unsure, choices, label, isThere, refresh };
}
