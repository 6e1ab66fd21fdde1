/** That a print will be turned away is said before it is sold, and someone says that the customer knows. */
import { defineStore } from 'pinia';
import { computed, shallowReactive, type ComputedRef } from 'vue';
import { documentRules } from '../../shared/documents.ts';
import type { DocumentView, OrderView, PhotoView } from '../../shared/model.ts';

/** Whose word was given for what. It holds while the kiosk runs, and through another shot or version of the photo. */
const useWordsGiven = defineStore('paper-words', () => {
  const given = shallowReactive(new Set<string>());
  return { given };
});

const keyOf = (order: OrderView, { personId, specCode }: PhotoView): string =>
  [order.id, personId, specCode].join('/');

export function usePaperNotice(order: () => OrderView): {
  /** Documents of the order that no print is accepted for. */
  documents: ComputedRef<readonly DocumentView[]>;
  /** Documents whose notices need no answer, or have one. */
  others: ComputedRef<readonly DocumentView[]>;
  /** Nothing is sold before it is true. */
  said: ComputedRef<boolean>;
  /** Staff say that the customer knows. */
  say: () => void;
} {
  const words = useWordsGiven();
  const photos = computed(() =>
    order().photos.filter(({ document }) => documentRules(document).notice === 'no-paper'),
  );
  const isSaid = (photo: PhotoView): boolean => words.given.has(keyOf(order(), photo));
  return {
    documents: computed(() => photos.value.map(({ document }) => document)),
    others: computed(() => {
      const all = order().photos.map(({ document }) => document);
      const said = photos.value.every(isSaid);
      return all.filter((document) => said || documentRules(document).notice !== 'no-paper');
    }),
    said: computed(() => photos.value.every(isSaid)),
    say: () => {
      for (const photo of photos.value) words.given.add(keyOf(order(), photo));
    },
  };
}
