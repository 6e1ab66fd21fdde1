import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { Light, StudioSettings } from '../../shared/model.ts';
import { t } from '../i18n/index.ts';
import { troubleOf, type CameraTrouble } from './camera-failure.ts';
import {
  findAgain,
  listCameras,
  openCamera,
  practiceCameraId,
  unnamedCameraId,
  type CameraChoice,
} from './devices.ts';
import { createPracticeCamera } from './practice-camera.ts';

export type CameraPhase = 'idle' | 'opening' | 'live' | CameraTrouble;

/** The camera in use: which one, its stream while a screen looks through it, and what is wrong when it has none. */
export const useCameraStore = defineStore('camera', () => {
  const cameras = shallowRef<readonly CameraChoice[]>([]);
  const remembered = shallowRef<StudioSettings['camera']>(null);
  const chosenId = ref<string | null>(null);
  const phase = ref<CameraPhase>('idle');
  const stream = shallowRef<MediaStream | null>(null);
  /** Counts openings: an answer to an older one is closed again and dropped. */
  let opening = 0;
  let wanted = false;
  const practice = createPracticeCamera();
  /** Who sits before the practice camera: another customer is another face. */
  const sitter = ref(0);

  /** Before the camera is allowed here, the browser tells neither names nor ids: the remembered one may be there. */
  const namesHidden = computed(() => cameras.value.some((one) => one.deviceId === unnamedCameraId));

  /** The camera that opens next: the one chosen, the one remembered, the first there is, or the drawn one. */
  const current = computed<string>(() => {
    if (chosenId.value !== null) return chosenId.value;
    const last = remembered.value;
    if (last === null) return cameras.value[0]?.deviceId ?? practiceCameraId;
    if (last.deviceId === practiceCameraId) return practiceCameraId;
    return findAgain(cameras.value, last)?.deviceId ?? (namesHidden.value ? unnamedCameraId : last.deviceId);
  });
  const choices = computed<readonly CameraChoice[]>(() => [
    ...cameras.value.map((camera, index) => ({
      deviceId: camera.deviceId,
      label: camera.label || t('camera.unnamed', { number: index + 1 }),
    })),
    ...missingChoice(),
    { deviceId: practiceCameraId, label: t('camera.practice') },
  ]);
  const label = computed(() => choices.value.find((one) => one.deviceId === current.value)?.label ?? '');
  const light = computed<Light>(() => {
    if (phase.value === 'live' || phase.value === 'opening') return 'ok';
    if (phase.value === 'stalled') return 'warn';
    return phase.value === 'idle' ? (isThere(current.value) ? 'ok' : 'warn') : 'bad';
  });

  const isThere = (deviceId: string): boolean =>
    deviceId === practiceCameraId || cameras.value.some((camera) => camera.deviceId === deviceId);

  /** A remembered camera that is not plugged in stays in the list, so that the list says which one is meant. */
  function missingChoice(): readonly CameraChoice[] {
    const last = remembered.value;
    const listed =
      last === null || namesHidden.value || isThere(last.deviceId) || findAgain(cameras.value, last) !== null;
    return listed ? [] : [{ deviceId: last.deviceId, label: t('camera.absent', { label: last.label }) }];
  }

  /** The settings may come after the first look through a camera: another one than was opened is opened now. */
  function remember(camera: StudioSettings['camera']): void {
    const before = current.value;
    remembered.value = camera;
    if (wanted && current.value !== before) void open();
  }

  async function refresh(): Promise<void> {
    cameras.value = await listCameras();
  }

  /** Keeps the list current, and opens a camera again by itself when it comes back. */
  async function watchDevices(): Promise<void> {
    await refresh();
    if (!('mediaDevices' in navigator)) return;
    navigator.mediaDevices.addEventListener('devicechange', () => void devicesChanged());
  }
  async function devicesChanged(): Promise<void> {
    await refresh();
    const away = phase.value === 'lost' || phase.value === 'missing' || phase.value === 'busy';
    if (wanted && away && isThere(current.value)) await open();
  }

  const idOf = (opened: MediaStream): string | null =>
    opened.getVideoTracks()[0]?.getSettings().deviceId ?? null;

  function end(): void {
    for (const track of stream.value?.getTracks() ?? []) track.stop();
    stream.value = null;
  }

  async function open(): Promise<void> {
    wanted = true;
    end();
    const mine = (opening += 1);
    const asked = current.value;
    phase.value = 'opening';
    try {
      const opened = await (asked === practiceCameraId ? practice.start(sitter.value) : openCamera(asked));
      if (mine !== opening) {
        for (const track of opened.getTracks()) track.stop();
        return;
      }
      opened.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (mine === opening) fail('lost');
      });
      stream.value = opened;
      phase.value = 'live';
      await refresh();
      if (asked === unnamedCameraId && !namesHidden.value) await settleOn(idOf(opened));
    } catch (error) {
      if (mine === opening) fail(troubleOf(error));
    }
  }

  /** The cameras have names now. The remembered one goes before whichever was given for want of a name. */
  async function settleOn(given: string | null): Promise<void> {
    if (remembered.value === null || chosenId.value !== null) chosenId.value = given;
    else if (current.value !== given) await open();
  }

  /** Takes the picture away together with the trouble: a last frame must never look live. */
  function fail(trouble: CameraTrouble): void {
    end();
    phase.value = trouble;
  }

  function close(): void {
    wanted = false;
    opening += 1;
    end();
    phase.value = 'idle';
  }

  /** The stream gives no new frames, or gives them again. The stream stays open either way. */
  function setStalled(stalled: boolean): void {
    if (phase.value === 'live' && stalled) phase.value = 'stalled';
    else if (phase.value === 'stalled' && !stalled) phase.value = 'live';
  }

  async function choose(deviceId: string): Promise<void> {
    chosenId.value = deviceId;
    if (wanted) await open();
  }

  return {
    cameras,
    choices,
    current,
    label,
    light,
    words: label,
    phase,
    stream,
    sitter,
    remember,
    refresh,
    watchDevices,
    open,
    close,
    choose,
    setStalled,
  };
});
