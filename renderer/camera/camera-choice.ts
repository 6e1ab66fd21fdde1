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

/** Which camera is meant: chosen just now, remembered from before, the first there is, or the drawn one. */
export function createCameraChoice() {
  const cameras = shallowRef<readonly CameraChoice[]>([]);
  const remembered = shallowRef<StudioSettings['camera']>(null);
  const chosenId = ref<string | null>(null);

  /** Before the camera is allowed here, the browser tells neither names nor ids: the remembered one may be there. */
  const namesHidden = computed(() => cameras.value.some((one) => one.deviceId === unnamedCameraId));

  /** The camera that opens next. */
  const current = computed<string>(() => {
    if (chosenId.value !== null) return chosenId.value;
    const last = remembered.value;
    if (last === null) return cameras.value[0]?.deviceId ?? practiceCameraId;
    if (last.deviceId === practiceCameraId) return practiceCameraId;
    return findAgain(cameras.value, last)?.deviceId ?? (namesHidden.value ? unnamedCameraId : absentId(last));
  });

  /** The remembered camera may be one of those that are there, and only a person can tell which. */
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
  /** The camera's own name, by which it is found again; as it stands in the list where it has none. */
  const label = computed(() => {
    const own = cameras.value.find((one) => one.deviceId === current.value)?.label ?? '';
    return own || (choices.value.find((one) => one.deviceId === current.value)?.label ?? '');
  });

  /** Two of a make have one name: they are told apart by a number. */
  function nameOf(camera: CameraChoice, index: number): string {
    if (camera.label === '') return t('camera.unnamed', { number: index + 1 });
    const alike = cameras.value.filter((one) => one.label === camera.label);
    if (alike.length === 1) return camera.label;
    return t('camera.alike', { label: camera.label, number: alike.indexOf(camera) + 1 });
  }

  const isThere = (deviceId: string): boolean =>
    deviceId === practiceCameraId || cameras.value.some((camera) => camera.deviceId === deviceId);

  /** A remembered camera that is not plugged in stays in the list, so that the list says which one is meant. */
  function missingChoice(): readonly CameraChoice[] {
    const last = remembered.value;
    const listed =
      last === null ||
      namesHidden.value ||
      last.deviceId === practiceCameraId ||
      findAgain(cameras.value, last) !== null;
    return listed ? [] : [{ deviceId: absentId(last), label: t('camera.absent', { label: last.label }) }];
  }

  /** Its id may belong to another camera by now, which must not be opened in its name. */
  const absentId = (last: CameraChoice): string =>
    cameras.value.some((camera) => camera.deviceId === last.deviceId) ? 'absent' : last.deviceId;

  async function refresh(): Promise<void> {
    cameras.value = await listCameras();
  }

  return { cameras, remembered, chosenId, namesHidden, current, unsure, choices, label, isThere, refresh };
}
