/** That a print will be turned away is said before it is sold, and someone says that the customer knows. */
import { computed, type ComputedRef } from 'vue';
import { takesNoPrint } from '../../../shared/documents.ts';
import type { DocumentView } from '../../../shared/model/document.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { kiosk } from '../../bridge/bridge.ts';
import { useOrderStore } from '../../state/order-store.ts';

/** The word is kept with the order: it holds through another shot or version of the photo, and a restart. */
export function usePaperNotice(order: () => OrderView): {
  /** Documents of the order that no print is accepted for. */
  documents: ComputedRef<readonly DocumentView[]>;
  /** Documents whose notices need no answer, or have one. */
  others: ComputedRef<readonly DocumentView[]>;
  /** Nothing is sold before it is true. */
  said: ComputedRef<boolean>;
  /** Staff say that the customer knows. */
  say: () => Promise<unknown>;
} {
  const store = useOrderStore();
  const photos = computed(() => order().photos.filter(({ document }) => takesNoPrint(document)));
  const said = computed(() => photos.value.every(({ customerKnows }) => customerKnows));
  return {
    documents: computed(() => photos.value.map(({ document }) => document)),
    others: computed(() =>
      order()
        .photos.map(({ document }) => document)
        .filter((document) => said.value || !takesNoPrint(document)),
    ),
    said,
    say: () =>
      store.act('customerKnows', (orderId) =>
        kiosk().customerKnows({ orderId, photoIds: photos.value.map(({ id }) => id) }),
      ),
  };
}
