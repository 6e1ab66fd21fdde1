import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import { isConnectedId, type CameraState } from '../../shared/camera/connected.ts';
import { pixelsShort, type HeadPixels } from '../../shared/camera/enough-pixels.ts';
import { practiceCameraId } from '../../shared/camera/practice.ts';
import type { DocumentView } from '../../shared/model/document.ts';
import { swapsSides, type Rotation } from '../../shared/model/pictures.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import type { Light } from '../../shared/model/status.ts';
import { ordinarySitters } from '../../shared/portrait/practice-sitters.ts';
import { useSettingsStore } from '../state/settings-store.ts';
import { createCameraChoice } from './camera-choice.ts';
import { troubleOf, type CameraTrouble } from './camera-failure.ts';
import { openConnected } from './connected/connected-camera.ts';
import { unnamedCameraId } from './devices.ts';
import { framesCome, type PictureSize } from './frames-come.ts';
import { openCamera, type OpenCamera } from './open-camera.ts';
import type { PictureFault } from './picture-judge.ts';
import type { PracticeCamera } from './practice-camera.ts';
import { keepOpening } from './reopen.ts';

export type CameraPhase = 'idle' | 'opening' | 'live' | CameraTrouble;

/** Milliseconds to wait for the practice camera's first pictures: the machine that draws them may be busy. */
const drawnPatience = 10_000;

/** The camera in use: which one, its stream while a screen shows it, and the reason when there is none. */
export const useCameraStore = defineStore('camera', () => {
  const { remembered, chosenId, namesHidden, unsure, isThere, ...choice } = createCameraChoice();
  const { cameras, current, choices, label, refresh } = choice;
  const settings = useSettingsStore();
  const phase = ref<CameraPhase>('idle');
  const stream = shallowRef<MediaStream | null>(null);
  /** Size of the frames before they are turned. */
  const rawSize = shallowRef<PictureSize | null>(null);
  const pictureFault = ref<PictureFault | null>(null);
  /** Counts openings, so that the result of an older one is closed and dropped. */
  let opening = 0;
  let wanted = false;
  let inUse: OpenCamera | null = null;
  let practice: PracticeCamera | null = null;
  /** Index in `practiceSitters` of the person before the practice camera. */
  const sitter = ref(0);

  const isPractice = computed(() => current.value === practiceCameraId);
  /** True for a camera that gphoto2 or digiCamControl drives: it takes a full-size picture of its own. */
  const isConnected = computed(() => isConnectedId(current.value));
  const connectedState = shallowRef<CameraState>({ batteryPercent: null, shotsLeft: null });
  /** True while a connected camera takes a picture and hands it over: the live picture rests. */
  const releasing = ref(false);
  /** The practice camera is upright, however the studio's own camera is mounted. */
  const rotation = computed<Rotation>(() =>
    isPractice.value ? 0 : (settings.settings?.cameraRotation ?? 0),
  );
  const mirror = computed(() => settings.settings?.cameraMirror ?? true);
  /** Actual size of the upright picture. */
  const size = computed<PictureSize | null>(() => {
    if (rawSize.value === null) return null;
    const { widthPx, heightPx } = rawSize.value;
    const lying = swapsSides(rotation.value);
    return lying ? { widthPx: heightPx, heightPx: widthPx } : { widthPx, heightPx };
  });

  const light = computed<Light>(() => {
    if (phase.value === 'live') return pictureFault.value === null ? 'ok' : 'warn';
    if (phase.value === 'opening') return 'ok';
    if (phase.value === 'stalled') return 'warn';
    return phase.value === 'idle' ? (isThere(current.value) ? 'ok' : 'warn') : 'bad';
  });

  /**
   * Returns how far the pictures fall short for this document; null when they suffice, or nothing is known. A connected camera's pictures
   * are larger than its live picture.
   */
  const shortOf = (document: DocumentView): HeadPixels | null =>
    size.value === null || isConnected.value
      ? null
      : pixelsShort(document, size.value.widthPx, size.value.heightPx);

  /** Takes over the setting, which may arrive after the camera was opened: a different camera is then opened. */
  function remember(camera: StudioSettings['camera']): void {
    const before = current.value;
    remembered.value = camera;
    if (wanted && current.value !== before) void open();
  }

  /** Keeps the list current, and reopens a camera automatically when it comes back. */
  async function watchDevices(): Promise<void> {
    await refresh();
    if (!('mediaDevices' in navigator)) return;
    navigator.mediaDevices.addEventListener('devicechange', () => void devicesChanged());
    keepOpening({ trouble, wanted: () => wanted, unreported: () => isConnected.value, open: openAgain });
  }
  const away: ReadonlySet<CameraPhase> = new Set(['lost', 'missing', 'busy', 'unsure', 'silent']);
  async function devicesChanged(): Promise<void> {
    await refresh();
    if (wanted && away.has(phase.value) && isThere(current.value)) await open();
  }
  const trouble = (): CameraTrouble | null =>
    phase.value === 'idle' || phase.value === 'opening' || phase.value === 'live' ? null : phase.value;
  async function openAgain(): Promise<void> {
    await refresh();
    if (wanted && (isThere(current.value) || namesHidden.value)) await open({ quietly: true });
  }

  const idOf = (opened: MediaStream): string | null =>
    opened.getVideoTracks()[0]?.getSettings().deviceId ?? null;

  function stop({ stream: ended, close: free }: OpenCamera): void {
    for (const track of ended.getTracks()) track.stop();
    free?.();
  }
  function end(): void {
    if (inUse !== null) stop(inUse);
    inUse = null;
    stream.value = null;
    connectedState.value = { batteryPercent: null, shotsLeft: null };
    rawSize.value = null;
    pictureFault.value = null;
  }

  async function startPractice(): Promise<OpenCamera> {
    // Loaded now: the drawn portraits are a tenth of the code that the page would begin with.
    const { createPracticeCamera } = await import('./practice-camera.ts');
    practice ??= createPracticeCamera();
    const started = await practice.start(sitter.value);
    const come = await framesCome(started, drawnPatience);
    if (come === null) throw new DOMException('The drawn camera draws nothing', 'TimeoutError');
    return { stream: started, ...come };
  }

  function start(asked: string, mine: number): Promise<OpenCamera> {
    if (asked === practiceCameraId) return startPractice();
    if (!isConnectedId(asked)) return openCamera(asked);
    return openConnected(asked, {
      trouble(reason) {
        if (mine === opening) fail(reason);
      },
      state(state) {
        if (mine === opening) connectedState.value = state;
      },
    });
  }

  /** Opens the current camera. @param how `quietly`: keeps the trouble on screen until the camera is open */
  async function open({ quietly = false } = {}): Promise<void> {
    wanted = true;
    end();
    const mine = (opening += 1);
    const asked = current.value;
    // Once its picture is gone, a stalled camera looks like one that never sent any.
    if (!quietly) phase.value = 'opening';
    else if (phase.value === 'stalled') phase.value = 'silent';
    if (unsure.value) {
      fail('unsure');
      return;
    }
    try {
      const opened = await start(asked, mine);
      if (mine !== opening) stop(opened);
      else await adopt(opened, asked, mine);
    } catch (error) {
      if (mine === opening) fail(troubleOf(error));
    }
  }

  async function adopt(opened: OpenCamera, asked: string, mine: number): Promise<void> {
    const [track] = opened.stream.getVideoTracks();
    track?.addEventListener('ended', () => {
      if (mine === opening) fail('lost');
    });
    inUse = opened;
    stream.value = opened.stream;
    rawSize.value = { widthPx: opened.widthPx, heightPx: opened.heightPx };
    phase.value = 'live';
    await refresh();
    if (asked === unnamedCameraId && !namesHidden.value) await settleOn(idOf(opened.stream));
  }

  /** Cameras have names now. The remembered one takes precedence over the one that opened without a name. */
  async function settleOn(given: string | null): Promise<void> {
    if (remembered.value === null || chosenId.value !== null) chosenId.value = given;
    else if (current.value !== given) await open();
  }

  /** Removes the picture and records the trouble: a last frame must never look live. */
  function fail(reason: CameraTrouble): void {
    end();
    phase.value = reason;
  }

  function close(): void {
    wanted = false;
    opening += 1;
    end();
    phase.value = 'idle';
  }

  /** Records that the stream has stopped giving new frames, or gives them again. The stream stays open either way. */
  function setStalled(stalled: boolean): void {
    if (releasing.value) return;
    if (phase.value === 'live' && stalled) phase.value = 'stalled';
    else if (phase.value === 'stalled' && !stalled) phase.value = 'live';
  }

  /** Records that the live picture is black or burnt out, as `watchPicture` reports. */
  function setPictureFault(fault: PictureFault | null): void {
    pictureFault.value = fault;
  }

  async function choose(deviceId: string): Promise<void> {
    chosenId.value = deviceId;
    if (wanted) await open();
  }

  /** Puts another person before the practice camera. */
  async function seat(index: number): Promise<void> {
    sitter.value = index;
    if (wanted && isPractice.value) await open();
  }
  /** Gives each order an ordinary customer, chosen by its number. */
  function seatFor(orderNumber: string): void {
    sitter.value = Number(/\d+$/.exec(orderNumber)?.[0] ?? 0) % ordinarySitters;
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
    size,
    rotation,
    mirror,
    isPractice,
    isConnected,
    connectedState,
    releasing,
    pictureFault,
    sitter,
    shortOf,
    remember,
    refresh,
    watchDevices,
    open,
    close,
    choose,
    seat,
    seatFor,
    setStalled,
    setPictureFault,
  };
});
