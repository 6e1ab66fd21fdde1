/** Decides the next step once there is a shot: its words and its action. */
import { computed, type ComputedRef } from 'vue';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PersonView } from '../../../shared/model/people.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import { t } from '../../i18n/index.ts';
import { dueWay, nextDue, takeNextDue } from '../photos/finals.ts';
import { useOrderStore } from '../../state/order-store.ts';
import { wayWords } from '../photos/owed-words.ts';
import { usePreviewRequest } from '../photos/use-preview-request.ts';
import { isCropped, onlyFormats, photosInMaking } from '../../state/order-progress.ts';

export interface AfterShot {
  readonly order: OrderView;
  readonly photo: PhotoView | null;
  /** True when the photos are paid for and none is taken again. */
  readonly frozen: boolean;
  /** True when this shot cannot give a preview: the next step is another shot. */
  readonly useless: boolean;
  readonly nextPerson: PersonView | null;
}

/** Returns the first photo without a preview. Previews are made in the sequence of the photos, not in that of the sittings. */
const firstWithoutPreview = (order: OrderView): PhotoView | undefined =>
  photosInMaking(order).find(
    (photo) => photo.state === 'chosen' && photo.shotId !== null && !isCropped(photo),
  );

/** Returns the photo that is cropped next, when no preview is to be requested before it. */
function nextToCrop(order: OrderView): PhotoView | null {
  const asksFirst = order.photoMode === 'preview' && firstWithoutPreview(order) !== undefined;
  const uncropped = order.photos.find((photo) => isCropped(photo) && photo.state === 'chosen');
  return asksFirst || order.payment !== null ? null : (uncropped ?? null);
}

export function useNextAfterShot(now: () => AfterShot): {
  words: ComputedRef<string>;
  useless: ComputedRef<boolean>;
  /** True when payment comes before any preview, as the text beside the shot says. */
  paysFirst: ComputedRef<boolean>;
  /** True when going on leads to a paid call for this shot, now or after the payment. */
  spends: ComputedRef<boolean>;
  /** Takes the next step. @returns `again` for another shot, the person to continue with, or null when another step is shown */
  go: () => Promise<'again' | PersonView | null>;
} {
  const store = useOrderStore();
  const { wordsFor, request } = usePreviewRequest(() => now().order);
  const direct = computed(() => now().order.photoMode === 'direct');
  /** True when the shot already has its preview, which is shown rather than requested again. */
  const hasPreview = computed(() => {
    const { photo } = now();
    return photo !== null && !['chosen', 'no-face'].includes(photo.state);
  });
  const toCrop = computed(() => nextToCrop(now().order));

  const words = computed(() => {
    const { order, frozen, useless, nextPerson } = now();
    if (frozen) return t('document.toPayment');
    if (useless) return t('shot.again');
    if (nextPerson !== null) return t('people.nextShot', { name: nextPerson.name });
    if (toCrop.value !== null) return t('formats.crop.go', { name: toCrop.value.document.name });
    if (direct.value) return directWords(order);
    return hasPreview.value ? t('shot.toPreview') : wordsFor(firstWithoutPreview(order) ?? now().photo);
  });

  function directWords(order: OrderView): string {
    const due = nextDue(order);
    return due === null ? t('shot.toPayment') : wayWords(dueWay(due), due, order);
  }

  async function go(): Promise<'again' | PersonView | null> {
    const { order, photo, frozen, useless, nextPerson } = now();
    if (frozen) await store.goTo('payment');
    else if (useless) return 'again';
    else if (nextPerson !== null) return nextPerson;
    else if (toCrop.value !== null) await store.goTo('preview');
    else if (direct.value) await goToPayment();
    else if (hasPreview.value) await store.goTo('preview');
    else await request(firstWithoutPreview(order) ?? photo);
    return null;
  }
  /**
   * Goes to the payment. Direct mode has no preview, so an order that is already paid is made at once, as its next step
   * says.
   */
  async function goToPayment(): Promise<void> {
    if ((await store.goTo('payment')) !== null) await takeNextDue(store);
  }

  return {
    words,
    useless: computed(() => now().useless),
    spends: computed(() => !now().frozen && !hasPreview.value && !onlyFormats(now().order)),
    paysFirst: computed(() => direct.value && now().order.payment === null && !onlyFormats(now().order)),
    go,
  };
}
