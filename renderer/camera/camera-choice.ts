import { computed, ref, shallowRef } from 'vue';
import type { StudioSettings } from '../../shared/model/settings.ts';
import { t } from '../i18n/index.ts';
import {
  findAgain,
  isUnsure,
  listCameras,
  practiceCameraId,
  unnamedCameraId,
  type CameraChoice,
} from './devices.ts';

/** Decides which camera to use: the one just chosen, the remembered one, the first one found, or the practice camera. */
export function createCameraChoice() {
  const cameras = shallowRef<readonly CameraChoice[]>([]);
  const remembered = shallowRef<StudioSettings['camera']>(null);
  const chosenId = ref<string | null>(null);

  /** True when the browser hides names and ids until the camera is allowed; the remembered one may be present. */
  const namesHidden = computed(() => cameras.value.some((one) => one.deviceId === unnamedCameraId));

  /** The camera to open next. */
  const current = computed<string>(() => {
    if (chosenId.value !== null) return chosenId.value;
    const last = remembered.value;
    if (last === null) return cameras.value[0]?.deviceId ?? practiceCameraId;
    if (last.deviceId === practiceCameraId) return practiceCameraId;
    return findAgain(cameras.value, last)?.deviceId ?? (namesHidden.value ? unnamedCameraId : absentId(last));
  });

  /** True when the remembered camera may be present, but only a person can tell which one it is. */
  const unsure = computed(
    () =>
      chosenId.value === null &&
      remembered.value !== null &&
      remembered.value.deviceId !== practiceCameraId &&
      !namesHidden.value &&
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
      namesHidden.value ||
      last.deviceId === practiceCameraId ||
      findAgain(cameras.value, last) !== null;
    return listed ? [] : [{ deviceId: absentId(last), label: t('camera.absent', { label: last.label }) }];
  }

  /** Its id may now belong to another camera, which must not be opened instead. */
  const absentId = (last: CameraChoice): string =>
    cameras.value.some((camera) => camera.deviceId === last.deviceId) ? 'absent' : last.deviceId;

  async function refresh(): Promise<void> {
    cameras.value = await listCameras();
  }

  return { cameras, remembered, chosenId, namesHidden, current, unsure, choices, label, isThere, refresh };
}
