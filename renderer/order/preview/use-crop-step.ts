/** All decisions about a photo that is cropped here: what is on stage, its verdict, and the step for Enter. */
import { computed, ref, watch } from 'vue';
import { canBeCropped, type CroppedDocument } from '../../../shared/formats/propose-crop.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { ImageView, ShotView } from '../../../shared/model/pictures.ts';
import { usePreCheck } from '../../camera/guidance/use-pre-check.ts';
import { t } from '../../i18n/index.ts';
import type { NextStep } from '../../state/next-step.ts';
import { useOrderStore } from '../../state/order-store.ts';
import { isApproved, photosToPreview } from '../../state/order-progress.ts';
import { rangeMmWords } from '../../state/document-words.ts';
import { mmText } from '../../state/media.ts';
import { usePeopleStore } from '../../state/use-person-on-stage.ts';
import { useVerdict } from '../frame/use-verdict.ts';
import type { VerdictPoint } from '../frame/verdict.ts';
import type { PhotoOnStage } from './use-photo-on-stage.ts';
import { useCrop } from './use-crop.ts';

/** The picture that a photo is cropped from, and the format. */
export interface ToCrop {
  readonly document: CroppedDocument;
  readonly image: ImageView;
  readonly shot: ShotView;
}

/** @param toCrop null when the picture is gone; it changes only with the component that asks */
export function useCropStep(order: () => OrderView, stage: PhotoOnStage, toCrop: () => ToCrop | null) {
  const store = useOrderStore();
  const people = usePeopleStore();
  const { photo } = stage;
  const cropping = ref(photo.value?.final === null);
  watch(
    () => [photo.value?.id, photo.value?.final === null],
    () => (cropping.value = photo.value?.final === null),
  );

  const check = usePreCheck(
    () => {
      const from = toCrop();
      return from === null ? null : { ...from.shot, image: from.image };
    },
    () => ({ documents: [], age: 'adult' }),
  );
  const from = toCrop();
  const work =
    from === null
      ? null
      : useCrop(() => ({ ...from, view: check.view.value, saved: photo.value?.crop ?? null }));
  /** The face is still being measured, and nobody has begun to crop by eye. */
  const measuring = computed(
    () => cropping.value && check.state.value === 'running' && work?.touched.value === false,
  );

  const points = computed<readonly VerdictPoint[]>(() => {
    const head = work?.head.value ?? null;
    const state = check.state.value;
    if (from === null || state === 'running') return [];
    if (head?.fault != null) {
      const words = t(`formats.crop.fault.${head.fault}`, {
        mm: t('document.rangeMm', { range: mmText(head.mm) }),
        range: rangeMmWords(from.document.headMm),
      });
      return [{ code: head.fault, severity: cropping.value ? 'bad' : 'warn', words }];
    }
    if (state === 'unavailable' || state === 'unreadable')
      return [{ code: `check-${state}`, severity: 'warn', words: t('formats.crop.unmeasured') }];
    return head === null ? [{ code: 'no-face', severity: 'warn', words: t('formats.crop.noFace') }] : [];
  });
  const judged = useVerdict(order, () => ({
    ...{ about: 'crop', step: 'preview', imageId: from?.image.id ?? null, points: points.value },
    known: check.state.value === 'running' ? 'checking' : 'complete',
  }));

  async function use(): Promise<void> {
    const one = photo.value;
    if (one === null || work === null) return;
    const crop = work.crop.value;
    const done = await store.call('cropPhoto', (orderId) => ({ orderId, photoId: one.id, crop }));
    // A photo that was cropped before is replaced by another one of the same format.
    const now = done?.photos.find(
      ({ personId, specCode }) => personId === one.personId && specCode === one.specCode,
    );
    if (now === undefined) return;
    stage.pickedId.value = now.id;
    cropping.value = false;
  }
  const retake = (): Promise<unknown> => {
    if (photo.value !== null) people.pick(order().id, photo.value.personId);
    return store.goTo('shot');
  };

  const toNextPhoto = (): Promise<void> => {
    stage.release();
    return Promise.resolve();
  };
  const resetCrop = (): Promise<void> => {
    work?.reset();
    return Promise.resolve();
  };

  const onward = computed<NextStep>(() => {
    if (cropping.value && work === null) return { words: t('preview.retake'), run: retake };
    if (cropping.value)
      return { words: t(measuring.value ? 'formats.crop.measuring' : 'formats.crop.use'), run: use };
    return photosToPreview(order()).every(isApproved)
      ? { words: t('preview.toPayment'), run: () => store.goTo('payment') }
      : { words: t('preview.nextPhoto'), run: toNextPhoto };
  });
  const next = computed<NextStep>(() => {
    if (!judged.stops.value || work === null) return onward.value;
    return work.proposalFits.value
      ? { words: t('formats.crop.reset'), run: resetCrop }
      : { words: t('preview.retake'), run: retake };
  });
  /** The step that a held press takes in spite of the verdict; null when nothing stops the next step. */
  const anyway = computed<NextStep | null>(() =>
    judged.stops.value
      ? {
          words: t('formats.crop.useAnyway'),
          run: async () => ((await judged.overrule()) ? use() : undefined),
        }
      : null,
  );

  const busy = computed(() => store.work?.name === 'cropPhoto');
  return { cropping, work, measuring, busy, verdict: judged.verdict, next, anyway, retake };
}

/** Returns what a photo is cropped from; null without a shot, whose picture may be erased. */
export function toCropOf(order: OrderView, photo: PhotoOnStage['photo']['value']): ToCrop | null {
  const shot = order.shots.find(({ id }) => id === photo?.shotId);
  if (photo === null || shot === undefined || !canBeCropped(photo.document)) return null;
  const image = photo.versionId === null ? shot.image : (photo.version?.image ?? null);
  return image === null ? null : { document: photo.document, image, shot };
}
