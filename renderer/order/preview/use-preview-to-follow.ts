import { computed, type ComputedRef } from 'vue';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import type { ShotView } from '../../../shared/model/pictures.ts';
import { personOf } from '../../../shared/people.ts';
import { analysisOf, usePreCheck } from '../../camera/guidance/use-pre-check.ts';
import { callUnderWay, isApproved, isCropped, uncertainCall } from '../../state/order-progress.ts';
import { useStatusStore } from '../../state/status-store.ts';
import { verdictOf } from '../frame/verdict.ts';
import { checkPoints, knownFrom } from '../photos/check-points.ts';
import { editPoints } from '../photos/photo-points.ts';

/** A photo whose first preview the press that uses another photo may request as well, and its place in the order. */
export interface PreviewToFollow {
  readonly photo: PhotoView;
  /** Counts from 1. */
  readonly place: number;
}

/**
 * Finds the photo that comes on stage once `photo` is approved, if its shot is ready: one press may then approve the one
 * and request the preview of the other. Null when anything speaks against it, because Enter alone never spends a credit
 * on a bad shot. A check that is still running is not waited for, so that the words of the button do not change under a
 * finger: the shot was checked for all its documents when it was taken.
 */
export function usePreviewToFollow(
  order: () => OrderView,
  photo: () => PhotoView | null,
): ComputedRef<PreviewToFollow | null> {
  const status = useStatusStore();
  const following = computed(() => {
    const next = order().photos.find((one) => one.id !== photo()?.id && !isApproved(one));
    // No preview is requested for a photo that is cropped here.
    return next === undefined || isCropped(next) ? null : next;
  });
  const picture = computed<ShotView | null>(() => {
    const one = following.value;
    const shot = order().shots.find(({ id }) => id === one?.shotId);
    if (one === null || shot === undefined) return null;
    const image = one.version?.image ?? shot.image;
    return analysisOf(image.id) === null ? null : { ...shot, image };
  });
  const check = usePreCheck(
    () => picture.value,
    () => {
      const one = following.value;
      if (one === null) return { documents: [], age: 'adult' };
      return { documents: [one.document], age: personOf(order().people, one.personId).age };
    },
  );

  return computed(() => {
    const one = following.value;
    if (one === null || picture.value === null || !isFirstRequest(order(), one)) return null;
    if (status.previewsLeft === 0) return null;
    const points = [...checkPoints(check), ...editPoints(one)];
    const verdict = verdictOf({ about: 'photo', points, overruled: [], known: knownFrom(check) });
    return verdict?.light === 'ok' ? { photo: one, place: order().photos.indexOf(one) + 1 } : null;
  });
}

/** True when nothing was requested for the photo so far: a press for one that failed has words of its own. */
const isFirstRequest = (order: OrderView, photo: PhotoView): boolean =>
  photo.state === 'chosen' &&
  photo.pictureRefusal === null &&
  photo.trouble === null &&
  photo.settledCalls.length === 0 &&
  uncertainCall(order, photo) === null &&
  callUnderWay(order, photo) === null;
