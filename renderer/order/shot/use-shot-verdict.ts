import { computed } from 'vue';
import type { GuidanceSay } from '../../../shared/guidance/hints.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import type { ImageView } from '../../../shared/model/pictures.ts';
import type { CameraTrouble } from '../../camera/camera-failure.ts';
import type { PreCheck } from '../../camera/guidance/use-pre-check.ts';
import { t } from '../../i18n/index.ts';
import { useVerdict } from '../frame/use-verdict.ts';
import type { VerdictPoint } from '../frame/verdict.ts';
import { knownFrom } from '../photos/check-points.ts';
import { editPoints, pictureRefused } from '../photos/photo-points.ts';
import { onlyFormats } from '../../state/order-progress.ts';
import { useCheckEnded } from '../photos/use-check-ended.ts';

interface AtTheShot {
  readonly looking: boolean;
  readonly cameraTrouble: CameraTrouble | null;
  /** The live hint; null before there is a stage. */
  readonly say: GuidanceSay | null;
  /** The shot on stage, or the retouched version that takes its place; null while the camera is shown. */
  readonly image: ImageView | null;
  readonly photo: PhotoView | null;
  /** True when going on leads to a paid call for this shot. */
  readonly spends: boolean;
}

/** The verdict of the shot step: the camera while staff look at it, then the shot. */
export function useShotVerdict(order: () => OrderView, check: PreCheck, now: () => AtTheShot) {
  const { waiting, points: checked, ended } = useCheckEnded(check, () => now().image?.id ?? null);
  const points = computed<readonly VerdictPoint[]>(() => {
    const { looking, cameraTrouble, say, photo, spends } = now();
    if (looking) return cameraTrouble === null ? hintPoints(say) : [cameraPoint(cameraTrouble)];
    const found = [
      ...(photo === null ? [] : pictureRefused(photo)),
      ...checked.value,
      ...(photo === null ? [] : editPoints(photo)),
    ];
    return spends ? found : found.map((point) => ({ ...point, severity: 'warn' }));
  });
  const about = (): 'camera' | 'photo' | 'crop' => {
    if (now().looking) return 'camera';
    return onlyFormats(order()) ? 'crop' : 'photo';
  };
  const judged = useVerdict(order, () => ({
    ...{ about: about(), step: 'shot', points: points.value },
    imageId: now().image?.id ?? null,
    known: now().looking ? knownLive(now().say) : knownFrom(check),
  }));
  return {
    ...judged,
    /** True while a press waits for the end of the check. */
    waiting,
    /** Waits for the end of the check. @returns true when this same shot may be sent */
    mayGoOn: async (): Promise<boolean> => (await ended()) && !judged.stops.value,
  };
}

/** The hint is worded for the customer, as it is under the picture. It stops nobody: the shot itself is checked. */
const hintPoints = (say: GuidanceSay | null): readonly VerdictPoint[] =>
  say?.state === 'hint'
    ? [{ code: `hint-${say.code}`, severity: 'warn', words: t(`guidance.hint.${say.code}`) }]
    : [];
const knownLive = (say: GuidanceSay | null): 'nothing' | 'complete' =>
  say?.state === 'right' ? 'complete' : 'nothing';

const cameraPoint = (trouble: CameraTrouble): VerdictPoint => ({
  code: `camera-${trouble}`,
  severity: 'bad',
  words: t(`camera.trouble.${trouble}.title`),
});
