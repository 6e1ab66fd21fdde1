/** Warns before a sale that the authority will refuse a print; staff confirm that the customer knows. */
import { computed, type ComputedRef } from 'vue';
import { takesNoPrint } from '../../../shared/documents.ts';
import type { DocumentView } from '../../../shared/model/document.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { useOrderStore } from '../../state/order-store.ts';

/** The confirmation is stored with the order: it survives another shot or version of the photo, and a restart. */
export function usePaperNotice(order: () => OrderView): {
  /** Documents of the order whose authority accepts no print. */
  documents: ComputedRef<readonly DocumentView[]>;
  /** Documents whose notices need no confirmation, or have one. */
  others: ComputedRef<readonly DocumentView[]>;
  /** True once everything is confirmed; nothing is sold before. */
  said: ComputedRef<boolean>;
  /** Records that the customer knows. */
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
      store.call('customerKnows', (orderId) => ({ orderId, photoIds: photos.value.map(({ id }) => id) })),
  };
}
