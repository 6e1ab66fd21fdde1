import { computed, type ComputedRef } from 'vue';
import type { DocumentView, OrderView, PersonView } from '../../shared/model.ts';
import { formatMoney } from '../../shared/money.ts';
import { photosOf } from '../../shared/people.ts';
import { kiosk } from '../bridge.ts';
import { locale, t } from '../i18n/index.ts';
import { useOrderStore } from './order-store.ts';
import type { NextStep } from './payment-step.ts';
import { usePersonOnStage } from './person-on-stage.ts';

/** Everything that the document step decides: whom a document is chosen for, and what stands under Enter. */
export function useDocumentStep(
  order: () => OrderView,
  marked: () => DocumentView | null,
): {
  person: ComputedRef<PersonView>;
  /** The document that was chosen for the person first, by its specCode. */
  chosenCode: ComputedRef<string | null>;
  /** Those who have no document yet. */
  waiting: ComputedRef<readonly PersonView[]>;
  /** A second document of the same sitting is made from the same shot. */
  canAdd: ComputedRef<boolean>;
  next: ComputedRef<NextStep | null>;
  price: (document: DocumentView) => string;
  choose: (document: DocumentView) => Promise<void>;
  chooseForAll: (document: DocumentView) => Promise<void>;
  add: (document: DocumentView) => Promise<void>;
} {
  const store = useOrderStore();
  const { person, isDone, goOn } = usePersonOnStage(order, 'document');
  const price = (document: DocumentView): string =>
    formatMoney(document.price, order().bill.currency, locale());
  const own = computed(() => photosOf(order(), person.value.id));
  const waiting = computed(() => order().people.filter((one) => !isDone(one)));

  const chooseFor = ({ id: personId }: PersonView, { specCode }: DocumentView): Promise<OrderView | null> =>
    store.act('chooseDocument', (orderId) => kiosk().chooseDocument({ orderId, personId, specCode }));

  async function choose(document: DocumentView): Promise<void> {
    const chosen = await chooseFor(person.value, document);
    if (chosen !== null) goOn(chosen);
  }
  async function chooseForAll(document: DocumentView): Promise<void> {
    for (const one of waiting.value) if ((await chooseFor(one, document)) === null) return;
  }
  async function add({ specCode }: DocumentView): Promise<void> {
    const { id: personId } = person.value;
    const added = await store.act('addDocument', (orderId) =>
      kiosk().addDocument({ orderId, personId, specCode }),
    );
    if (added !== null) goOn(added);
  }

  const next = computed<NextStep | null>(() => {
    const document = marked();
    if (order().payment !== null) return { words: t('document.toPayment'), run: () => store.goTo('payment') };
    if (document === null) return null;
    const named = { name: document.name, price: price(document) };
    const words =
      order().people.length > 1
        ? t('document.nextFor', { ...named, person: person.value.name })
        : t('document.next', named);
    return { words, run: () => choose(document) };
  });
  const canAdd = computed(
    () =>
      order().payment === null &&
      own.value.length > 0 &&
      own.value.every((photo) => photo.specCode !== marked()?.specCode),
  );

  return {
    ...{ person, waiting, canAdd, next, price, choose, chooseForAll, add },
    chosenCode: computed(() => own.value[0]?.specCode ?? null),
  };
}
