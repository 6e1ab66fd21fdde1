import { computed, type ComputedRef } from 'vue';
import type { DocumentView } from '../../../shared/model/document.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PersonView } from '../../../shared/model/people.ts';
import { photosOf } from '../../../shared/people.ts';
import { moneyText, t } from '../../i18n/index.ts';
import { useOrderStore } from '../../state/order-store.ts';
import type { NextStep } from '../../state/next-step.ts';
import { usePersonOnStage } from '../../state/use-person-on-stage.ts';
import { documentWords } from '../../state/document-words.ts';

/** All decisions in the document step: the person a document is chosen for, and the step for Enter. */
export function useDocumentStep(
  order: () => OrderView,
  marked: () => DocumentView | null,
): {
  person: ComputedRef<PersonView>;
  /** The specCodes of the person's documents, in the order in which they were chosen. */
  chosen: ComputedRef<readonly string[]>;
  /** The people without a document. */
  waiting: ComputedRef<readonly PersonView[]>;
  next: ComputedRef<NextStep | null>;
  price: (document: DocumentView) => string;
  /** Adds the document for the person on stage, or moves on when they already have it. Never removes one. */
  choose: (document: DocumentView) => Promise<void>;
  /** Adds the document for the person on stage and stays, because staff choose another one. Returns false if that failed. */
  chooseMore: (document: DocumentView) => Promise<boolean>;
  chooseForAll: (document: DocumentView) => Promise<void>;
} {
  const store = useOrderStore();
  const { person, next: nextPerson, isDone, pick, goOn } = usePersonOnStage(order, 'document');
  const price = (document: DocumentView): string => moneyText(document.price, order().bill.currency);
  const chosen = computed(() => photosOf(order(), person.value.id).map((photo) => photo.specCode));
  const waiting = computed(() => order().people.filter((one) => !isDone(one)));

  const addFor = (
    { id: personId }: PersonView,
    { specCode }: DocumentView,
    more: { readonly more?: true } = {},
  ): Promise<OrderView | null> =>
    store.call('addDocument', (orderId) => ({ orderId, personId, specCode, ...more }));

  async function leave(): Promise<void> {
    if (nextPerson.value === null) await store.goTo('shot');
    else pick(nextPerson.value.id);
  }
  async function choose(document: DocumentView): Promise<void> {
    if (chosen.value.includes(document.specCode)) return leave();
    const isFirst = chosen.value.length === 0;
    const added = await addFor(person.value, document);
    if (added !== null && isFirst) goOn(added);
  }
  const chooseMore = async (document: DocumentView): Promise<boolean> =>
    chosen.value.includes(document.specCode) ||
    (await addFor(person.value, document, { more: true })) !== null;
  /** Enter adds the last document and moves on. */
  async function chooseAndLeave(document: DocumentView): Promise<void> {
    const isFurther = chosen.value.length > 0 && !chosen.value.includes(document.specCode);
    if (!isFurther) await choose(document);
    else if ((await addFor(person.value, document)) !== null) await leave();
  }
  async function chooseForAll(document: DocumentView): Promise<void> {
    for (const one of waiting.value) if ((await addFor(one, document)) === null) return;
  }

  const leaveWords = (): string =>
    nextPerson.value === null
      ? t('document.toShot')
      : t('document.toPerson', { name: nextPerson.value.name || t('people.nobody') });
  const addWords = (document: DocumentView): string => {
    const named = { name: documentWords(document.name), price: price(document), person: person.value.name };
    const several = order().people.length > 1;
    if (chosen.value.length === 0) return t(several ? 'document.nextFor' : 'document.next', named);
    return t(several ? 'document.addFor' : 'document.add', named);
  };
  const next = computed<NextStep | null>(() => {
    const document = marked();
    if (order().payment !== null) return { words: t('document.toPayment'), run: () => store.goTo('payment') };
    if (document === null) return null;
    const words = chosen.value.includes(document.specCode) ? leaveWords() : addWords(document);
    return { words, run: () => chooseAndLeave(document) };
  });

  return { person, chosen, waiting, next, price, choose, chooseMore, chooseForAll };
}
