import { computed, watch, type ComputedRef, type Ref, type WritableComputedRef } from 'vue';
import type { PhotoId } from '../../../shared/ids.ts';
import type { CallView } from '../../../shared/model/calls.ts';
import type { Sensitivity } from '../../../shared/model/document.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import type { ShotView } from '../../../shared/model/pictures.ts';
import { sensitivityKeys } from '../../../shared/service/issues.ts';
import { t } from '../../i18n/index.ts';
import { useOrderStore } from '../../state/order-store.ts';
import type { NextStep } from '../../state/next-step.ts';
import { isSecondPress } from '../../ui/second-press.ts';
import { usePeopleStore } from '../../state/use-person-on-stage.ts';
import type { Verdict } from '../frame/verdict.ts';
import type { PhotoOnStage } from './use-photo-on-stage.ts';
import { usePreviewToFollow, type PreviewToFollow } from './use-preview-to-follow.ts';
import { usePreviewVerdict } from './use-preview-verdict.ts';
import { usePreviewRequest } from '../photos/use-preview-request.ts';
import { callUnderWay, isApproved, photosInMaking, uncertainCall } from '../../state/order-progress.ts';

/**
 * True when a level that staff can set bears on the result: the service reports a point that has a level, or a level was
 * already changed for this photo. For a missing face and for the expression there is none.
 */
const isSettable = ({ issues, sensitivity }: PhotoView): boolean =>
  Object.keys(sensitivity).length > 0 || sensitivityKeys.some((key) => issues.includes(key));

/** True when a request for the photo would send the picture that was checked: another counter may have changed it. */
const isSameRequest = (now: PhotoView, checked: PhotoView): boolean =>
  now.id === checked.id &&
  now.state === 'chosen' &&
  now.shotId === checked.shotId &&
  now.versionId === checked.versionId;

/** All decisions in the preview step: the photo on stage, the facts about it, and the step for Enter. */
export function usePreviewStep(
  order: () => OrderView,
  { photo, pickedId, release }: PhotoOnStage,
): {
  photo: ComputedRef<PhotoView | null>;
  pickedId: WritableComputedRef<PhotoId>;
  shot: ComputedRef<ShotView | null>;
  /** True when the service did not accept this shot: Enter must not send it again. */
  refused: ComputedRef<boolean>;
  uncertain: ComputedRef<CallView | null>;
  /** When the call under way began, milliseconds since the epoch; null when there is none. */
  since: ComputedRef<number | null>;
  /** The issues that the service found; null while there is nothing to report. */
  issues: ComputedRef<readonly string[] | null>;
  verdict: ComputedRef<Verdict | null>;
  next: ComputedRef<NextStep | null>;
  /** True while a press waits for the end of the shot's check. */
  waiting: Readonly<Ref<boolean>>;
  /** The step that a held press takes in spite of the verdict; null when the verdict does not stop the next step. */
  anyway: ComputedRef<NextStep | null>;
  canRetake: ComputedRef<boolean>;
  /** True when another sensitivity could change what the service reports about the preview. */
  canAskAgain: ComputedRef<boolean>;
  retake: () => Promise<unknown>;
  askAgain: (sensitivity: Sensitivity) => Promise<void>;
} {
  const store = useOrderStore();
  const people = usePeopleStore();
  const { wordsFor, wordsToFollow, request } = usePreviewRequest(order);
  const toFollow = usePreviewToFollow(order, () => photo.value);

  const shot = computed(() => order().shots.find((one) => one.id === photo.value?.shotId) ?? null);
  const refused = computed(
    () => photo.value?.state === 'chosen' && photo.value.pictureRefusal === 'unusable',
  );
  const uncertain = computed(() => (photo.value === null ? null : uncertainCall(order(), photo.value)));
  const since = computed(() => {
    if (store.work?.name === 'requestPreview') return store.work.since;
    const call = photo.value === null ? null : callUnderWay(order(), photo.value);
    return call === null ? null : Date.parse(call.sentAt ?? call.createdAt);
  });
  const quiet = computed(() => since.value === null && uncertain.value === null);
  const inMaking = computed(() => photosInMaking(order()).some((one) => one.id === photo.value?.id));

  const { verdict, stops, waiting, mayGoOn, overrule } = usePreviewVerdict(order, () => ({
    ...{ photo: photo.value, shot: shot.value, quiet: quiet.value },
  }));

  const retake = (): Promise<unknown> => {
    if (photo.value !== null) people.pick(order().id, photo.value.personId);
    return store.goTo('shot');
  };
  const askAgain = (sensitivity: Sensitivity): Promise<void> => request(photo.value, sensitivity);
  async function approve(photoId: PhotoId): Promise<OrderView | null> {
    const approved = await store.call('approvePreview', (orderId) => ({ orderId, photoId }));
    release();
    return approved;
  }
  /** When the preview on stage came; null when it was there before this step opened. */
  let cameAt: number | null = null;
  watch(
    () => photo.value?.preview?.id,
    () => (cameAt = Date.now()),
  );
  /**
   * Approves, then requests the preview that the button named, if it is still the next step. The second half of a double
   * click that requested the preview on stage does neither, because nobody has seen it yet.
   */
  async function approveAndRequest(photoId: PhotoId, named: PreviewToFollow): Promise<void> {
    if (isSecondPress(cameAt)) return;
    const approved = await approve(photoId);
    const now = approved?.photos.find((one) => !isApproved(one));
    if (now !== undefined && isSameRequest(now, named.photo)) await request(now);
  }
  const goOnToNext = (): Promise<void> => {
    release();
    return Promise.resolve();
  };
  const fetchImage = (photoId: PhotoId): Promise<unknown> =>
    store.call('fetchPendingImage', (orderId) => ({ orderId, photoId }));

  /** The step that the photo's state asks for, whatever the verdict is. */
  const onward = computed<NextStep | null>(() => {
    const one = photo.value;
    if (one === null || uncertain.value !== null) return null;
    if (since.value !== null) return { words: t('preview.getting'), run: () => Promise.resolve() };
    if (isApproved(one)) {
      return order().photos.every(isApproved)
        ? { words: t('preview.toPayment'), run: () => store.goTo('payment') }
        : { words: t('preview.nextPhoto'), run: goOnToNext };
    }
    if (one.state === 'no-face' || refused.value) return { words: t('preview.retake'), run: retake };
    if (one.trouble === 'no-photo-uuid') {
      return { words: wordsFor(one), run: () => askAgain(one.sensitivity) };
    }
    if (one.state === 'preview') {
      if (stops.value) return { words: t('verdict.useAnyway'), run: () => approve(one.id) };
      const named = toFollow.value;
      if (named === null) return { words: t('preview.approve'), run: () => approve(one.id) };
      return { words: wordsToFollow(named.place), run: () => approveAndRequest(one.id, named) };
    }
    if (one.state === 'preview-pending') {
      return { words: t('preview.fetch'), run: () => fetchImage(one.id) };
    }
    return { words: wordsFor(one), run: () => request(one) };
  });
  /** True when the step itself is a remedy that the verdict must not replace. */
  const isRemedy = computed(
    () => photo.value?.state === 'no-face' || refused.value || photo.value?.trouble === 'no-photo-uuid',
  );
  const next = computed<NextStep | null>(() => {
    const step = onward.value;
    if (step === null || isRemedy.value || !quiet.value) return step;
    if (stops.value) return { words: t('preview.retake'), run: retake };
    return { words: step.words, run: async () => ((await mayGoOn()) ? step.run() : undefined) };
  });
  const anyway = computed<NextStep | null>(() => {
    const step = onward.value;
    if (step === null || !stops.value || isRemedy.value || !quiet.value) return null;
    const words = photo.value?.state === 'chosen' ? t('verdict.anyway', { next: step.words }) : step.words;
    return { words, run: async () => ((await overrule()) ? step.run() : undefined) };
  });

  /** A shot without a face is reported even when the service lists no issue. */
  const issues = computed<readonly string[] | null>(() => {
    const one = photo.value;
    if (one === null || !quiet.value) return null;
    if (one.state === 'no-face') return one.issues.length > 0 ? one.issues : ['ISSUE_FACE_NOT_FOUND'];
    return one.preview === null ? null : one.issues;
  });
  const canRetake = computed(
    () =>
      quiet.value &&
      inMaking.value &&
      photo.value?.state !== 'no-face' &&
      !refused.value &&
      anyway.value === null,
  );
  const canAskAgain = computed(
    () =>
      quiet.value &&
      inMaking.value &&
      photo.value?.trouble !== 'no-photo-uuid' &&
      (photo.value?.state === 'preview' || photo.value?.state === 'approved') &&
      isSettable(photo.value),
  );

  return {
    photo,
    pickedId,
    shot,
    refused,
    uncertain,
    since,
    issues,
    ...{ verdict, next, waiting, anyway },
    canRetake,
    canAskAgain,
    retake,
    askAgain,
  };
}
