import { nextTick, onBeforeUnmount, ref, type Ref } from 'vue';
import { judgeScene } from '../../shared/guidance/empty-scene.ts';
import type { CheckItem, SceneFinding } from '../../shared/model/opening-check.ts';
import { AnalyserError, type Analyser } from '../camera/analysis/analyser.ts';
import { borrowAnalyser } from '../camera/analysis/shared-analyser.ts';
import { uprightPixels } from '../camera/analysis/upright-pixels.ts';
import { useCameraStore } from '../camera/camera-store.ts';
import { firstComesWithin, frameWithin } from '../camera/current-frame.ts';
import { useSettingsStore } from '../state/settings-store.ts';
import { useStatusStore } from '../state/status-store.ts';
import { cameraStateItems } from './camera-state.ts';

/** Milliseconds until a camera has found its exposure, and `watchPicture` has seen whether the picture is black or burnt out. */
const settleMs = 2_000;

export type Scene = readonly CheckItem<SceneFinding>[];

const found = (finding: SceneFinding, facts: CheckItem['facts'] = {}): CheckItem<SceneFinding> => ({
  finding,
  facts,
});
const unseen: Scene = [found('light.unseen'), found('backdrop.unseen')];

export interface SceneCheck {
  /** True while the camera is looked through, and before that. */
  readonly looking: Readonly<Ref<boolean>>;
  /** Looks through the camera for two seconds. The camera stays open, so that staff see what they change. */
  look(): Promise<Scene>;
}

/** @param video the live picture on the screen; null while there is none */
export function useScene(video: () => HTMLVideoElement | null): SceneCheck {
  const camera = useCameraStore();
  const settings = useSettingsStore();
  const status = useStatusStore();
  const looking = ref(true);
  let gone = false;
  onBeforeUnmount(() => {
    gone = true;
    camera.close();
  });

  /** Read anew after each wait: staff may have left, or the cable may have come out. */
  const isLive = (): boolean => !gone && camera.phase === 'live';
  const trouble = (): Scene => [found('camera.trouble', { trouble: camera.phase }), ...unseen];

  /** The practice camera draws its own light and its own wall. */
  function drawn(): Scene {
    if (status.practice) return [found('camera.practice'), ...unseen];
    if ((settings.settings?.watchedFolder ?? '') === '') return [found('camera.drawn'), ...unseen];
    return [found(camera.cameras.length === 0 ? 'camera.folder' : 'camera.not-chosen'), ...unseen];
  }

  const live = (): Scene => [
    found('camera.live', { camera: camera.label.slice(0, 200) }),
    ...cameraStateItems(camera.connectedState),
  ];

  async function seen(analyser: Analyser): Promise<Scene> {
    const frame = await frameWithin(video, firstComesWithin);
    if (frame === null) return trouble();
    const isThere = analyser.look(frame.clone(), { rotation: camera.rotation }).then(
      ({ faces }) => faces > 0,
      (error: unknown) => {
        // Without the analysis, only the pixels are judged.
        if (!(error instanceof AnalyserError)) throw error;
        return false;
      },
    );
    const { light, backdrop } = judgeScene(await uprightPixels(frame, camera.rotation));
    const isSomeone = await isThere;
    return [...live(), found(light), found(isSomeone ? 'backdrop.person' : backdrop)];
  }

  async function look(): Promise<Scene> {
    looking.value = true;
    const analyser = borrowAnalyser();
    try {
      await camera.refresh();
      if (camera.isPractice) return drawn();
      // A connected camera tells its battery and its card as it opens, and staff may have changed them since the last look.
      if (!gone && (!isLive() || camera.isConnected)) await camera.open();
      if (!isLive()) return trouble();
      await nextTick();
      await new Promise((resolve) => setTimeout(resolve, settleMs));
      if (!isLive()) return trouble();
      const fault = camera.pictureFault;
      if (fault !== null) return [...live(), found(`light.${fault}`), found('backdrop.unseen')];
      return await seen(analyser);
    } finally {
      analyser.close();
      looking.value = false;
    }
  }
  return { looking, look };
}
