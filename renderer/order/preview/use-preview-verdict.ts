import type { OrderView } from '../../../shared/model/order.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import type { ShotView } from '../../../shared/model/pictures.ts';
import { usePreCheck } from '../../camera/guidance/use-pre-check.ts';
import { personOf } from '../../../shared/people.ts';
import { useVerdict } from '../frame/use-verdict.ts';
import { knownFrom } from '../photos/check-points.ts';
import { blockingTrouble } from '../photos/photo-trouble.ts';
import { editPoints, photoPoints } from '../photos/photo-points.ts';
import { useCheckEnded } from '../photos/use-check-ended.ts';

interface AtThePreview {
  readonly photo: PhotoView | null;
  readonly shot: ShotView | null;
  /** False while a call is under way or of unknown outcome. */
  readonly quiet: boolean;
}

/** The verdict of the preview step: the check of the shot until there is a preview, then the service's answer. */
export function usePreviewVerdict(order: () => OrderView, now: () => AtThePreview) {
  /** The picture that the next preview is made from; null once the service has answered about it. */
  const toSend = (): ShotView | null => {
    const { photo, shot, quiet } = now();
    if (photo?.state !== 'chosen' || photo.pictureRefusal === 'unusable' || !quiet || shot === null)
      return null;
    return { ...shot, image: photo.version?.image ?? shot.image };
  };
  const check = usePreCheck(toSend, () => {
    const { photo } = now();
    return photo === null
      ? { documents: [], age: 'adult' }
      : { documents: [photo.document], age: personOf(order().people, photo.personId).age };
  });
  const { waiting, points: checked, ended } = useCheckEnded(check, () => toSend()?.image.id ?? null);

  const judged = useVerdict(order, () => {
    const { photo, quiet } = now();
    const facts = { about: 'photo', step: 'preview', imageId: null, points: [], known: 'nothing' } as const;
    if (photo === null || !quiet) return facts;
    const sent = toSend();
    if (sent !== null) {
      const points = [...checked.value, ...editPoints(photo)];
      return { ...facts, imageId: sent.image.id, points, known: knownFrom(check) };
    }
    const known = photo.preview === null ? 'nothing' : 'complete';
    const about = blockingTrouble(photo) === null ? 'photo' : 'answer';
    return { ...facts, about, imageId: photo.preview?.id ?? null, points: photoPoints(photo), known };
  });
  return {
    ...judged,
    /** True while a press waits for the end of the shot's check. */
    waiting,
    /** Waits for the end of the check of the shot that is about to be sent. @returns true when it may be sent */
    mayGoOn: async (): Promise<boolean> => (await ended()) && !judged.stops.value,
  };
}
