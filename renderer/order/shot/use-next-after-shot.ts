/** What the next step is once there is a still, in words, and how it is gone. */
import { computed, type ComputedRef } from 'vue';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PersonView } from '../../../shared/model/people.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import { t } from '../../i18n/index.ts';
import { dueWay, nextDue, takeNextDue } from '../photos/finals.ts';
import { useOrderStore } from '../../state/order-store.ts';
import { wayWords } from '../photos/owed-words.ts';
import { usePreviewRequest } from '../photos/use-preview-request.ts';
import { photosInMaking } from '../../state/order-progress.ts';

export interface AfterShot {
  readonly order: OrderView;
  readonly photo: PhotoView | null;
  /** Paid, and nothing is taken again. */
  readonly frozen: boolean;
  /** No preview can come of this shot: the next step is another one. */
  readonly useless: boolean;
  readonly nextPerson: PersonView | null;
}

/** The previews are made in the order of the photos, whoever sat last. */
const firstWithoutPreview = (order: OrderView): PhotoView | undefined =>
  photosInMaking(order).find(({ state, shotId }) => state === 'chosen' && shotId !== null);

export function useNextAfterShot(now: () => AfterShot): {
  words: ComputedRef<string>;
  useless: ComputedRef<boolean>;
  /** No preview before the money: said beside the still. */
  paysFirst: ComputedRef<boolean>;
  /** @returns `again` when another shot is wanted, the person to go on with, or null when another step is shown */
  go: () => Promise<'again' | PersonView | null>;
} {
  const store = useOrderStore();
  const { wordsFor, request } = usePreviewRequest(() => now().order);
  const direct = computed(() => now().order.photoMode === 'direct');
  /** A shot that already has its preview is not sent again: the preview is shown. */
  const hasPreview = computed(() => {
    const { photo } = now();
    return photo !== null && !['chosen', 'no-face'].includes(photo.state);
  });

  const words = computed(() => {
    const { order, frozen, useless, nextPerson } = now();
    if (frozen) return t('document.toPayment');
    if (useless) return t('shot.again');
    if (nextPerson !== null) return t('people.nextShot', { name: nextPerson.name });
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
    else if (direct.value) await goToPayment();
    else if (hasPreview.value) await store.goTo('preview');
    else await request(firstWithoutPreview(order) ?? photo);
    return null;
  }
  /** Direct mode has no preview: an order that is paid already is made at once, as its next step says. */
  async function goToPayment(): Promise<void> {
    if ((await store.goTo('payment')) !== null) await takeNextDue(store);
  }

  return {
    words,
    useless: computed(() => now().useless),
    paysFirst: computed(() => direct.value && now().order.payment === null),
    go,
  };
}
