import { computed, ref, type ComputedRef, type Ref } from 'vue';
import { useRouter } from 'vue-router';
import type { PhotoId } from '../../../shared/ids.ts';
import type { CallView } from '../../../shared/model/calls.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { OwedWay } from '../../../shared/model/owed.ts';
import type { RefundedView } from '../../../shared/model/payment.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import { isWhollyRefunded, refundedOf } from '../../../shared/refunds.ts';
import type { Kiosk } from '../../bridge/bridge.ts';
import { moneyText, t } from '../../i18n/index.ts';
import { nextDue, takeNextDue, takeWay } from '../photos/finals.ts';
import { useOrderStore } from '../../state/order-store.ts';
import { firstWay, isTakenAgain, wayWords } from '../photos/owed-words.ts';
import { usePaperNotice } from './use-paper-notice.ts';
import { usePaymentDoubt, type Doubt } from './use-payment-doubt.ts';
import { useTill, type Taken, type Till, type TillNext } from './use-till.ts';
import type { NextStep } from '../../state/next-step.ts';
import { ticketOf } from '../../state/ticket-of.ts';
import { callUnderWay, owedPhotos, readyPhotos, uncertainCall } from '../../state/order-progress.ts';

const calling: ReadonlySet<keyof Kiosk> = new Set(['requestFinal', 'fetchPendingImage']);

/** All decisions in the payment step: what is on stage, and the step for Enter. */
export function usePaymentStep(order: () => OrderView): {
  till: Till;
  total: ComputedRef<string>;
  refunded: ComputedRef<RefundedView | null>;
  /** Heading of a payment: paid, partly refunded or refunded. */
  paidTitle: ComputedRef<string>;
  doubt: ComputedRef<Doubt | null>;
  /** True when a tile takes money: nothing has to be confirmed first. */
  ready: ComputedRef<boolean>;
  /** True once staff decided to take the money in spite of `doubt`. */
  anyway: Ref<boolean>;
  checking: ComputedRef<boolean>;
  owed: ComputedRef<readonly PhotoView[]>;
  uncertain: ComputedRef<CallView | null>;
  /** When the call under way began, milliseconds since the epoch; null when there is none. */
  since: ComputedRef<number | null>;
  underEnter: ComputedRef<{ readonly photoId: PhotoId; readonly way: OwedWay } | null>;
  next: ComputedRef<TillNext | null>;
  /** The dialog that an action needs, and the photo that it concerns. */
  asking: Ref<{ readonly photo: PhotoView; readonly way: 'accept' | 'refund' } | null>;
  take: (photo: PhotoView, way: OwedWay) => Promise<void>;
} {
  const store = useOrderStore();
  const router = useRouter();
  const { doubt, checking, check } = usePaymentDoubt(order);
  const paper = usePaperNotice(order);
  const anyway = ref(false);
  const asking = ref<{ readonly photo: PhotoView; readonly way: 'accept' | 'refund' } | null>(null);

  const total = computed(() => {
    const { total: sum, currency } = ticketOf(order());
    return moneyText(sum, currency);
  });
  const refunded = computed(() => refundedOf(order().payment, order().settlements, order().laterSales));
  const paidTitle = computed(() => {
    if (refunded.value === null) return t('payment.paidTitle');
    return isWhollyRefunded(refunded.value) ? t('payment.refundedTitle') : t('payment.partlyRefundedTitle');
  });
  const owed = computed(() => owedPhotos(order()));
  const uncertain = computed(
    () => owed.value.map((photo) => uncertainCall(order(), photo)).find((call) => call !== null) ?? null,
  );
  const since = computed(() => {
    if (store.work !== null && calling.has(store.work.name)) return store.work.since;
    const call = owed.value.map((photo) => callUnderWay(order(), photo)).find((one) => one !== null);
    return call === undefined ? null : Date.parse(call.sentAt ?? call.createdAt);
  });

  const toDesk = (): Promise<unknown> => router.push({ name: 'desk' });
  /** One press takes the money, and makes one call once nothing is due. Returns whether the money was recorded. */
  async function pay(taken: Taken): Promise<boolean> {
    const paid = await store.call('takePayment', (orderId) => ({
      orderId,
      ...taken,
      ...(anyway.value ? { anyway: true } : {}),
    }));
    if (paid === null) return false;
    if (paid.payment !== null) await takeNextDue(store);
    return true;
  }
  const till = useTill(order, pay);
  const ready = computed(() => paper.said.value && (doubt.value === null || anyway.value));

  async function take(photo: PhotoView, way: OwedWay): Promise<void> {
    if (way === 'accept' || way === 'refund') asking.value = { photo, way };
    else await takeWay(store, photo, way);
  }

  async function finish(): Promise<void> {
    const finished = await store.call('finishOrder', (orderId) => ({ orderId }));
    if (finished !== null) await toDesk();
  }

  /** The owed photo to handle next: first one that is only due, then one whose call has failed. */
  const nextOwed = computed(
    () =>
      nextDue(order()) ??
      owed.value.find((photo) => photo.owed !== null && firstWay(photo.owed) !== null) ??
      null,
  );
  const underEnter = computed(() => {
    const photo = nextOwed.value;
    if (photo?.owed == null || isTakenAgain(photo)) return null;
    const way = firstWay(photo.owed);
    return way === null ? null : { photoId: photo.id, way };
  });

  const nextOfOwed = (): NextStep | null => {
    const photo = nextOwed.value;
    if (photo === null) return null;
    if (isTakenAgain(photo)) {
      const step = photo.shotId === null ? 'shot' : 'preview';
      return { words: t('owed.continueAgain'), run: () => store.goTo(step) };
    }
    const way = underEnter.value?.way;
    if (way === undefined) return null;
    return { words: wayWords(way, photo, order()), run: () => take(photo, way) };
  };

  const next = computed<TillNext | null>(() => {
    if (order().payment === null) {
      if (store.work?.name === 'takePayment') return { words: t('payment.checking'), run: toDesk };
      // One press confirms that the customer knows; the next takes the money.
      if (!paper.said.value) return { words: t('documents.confirm.next'), run: paper.say };
      if (!ready.value) return { words: t('payment.checkAgain'), run: check };
      return till.next.value;
    }
    if (since.value !== null) return { words: t('payment.getting'), run: () => Promise.resolve() };
    if (uncertain.value !== null) return { words: t('calls.uncertain.toDesk'), run: toDesk };
    if (owed.value.length > 0) return nextOfOwed();
    return readyPhotos(order()).length > 0
      ? { words: t('payment.toHandover'), run: () => store.goTo('handover') }
      : { words: t('handover.finish'), run: finish };
  });

  return {
    till,
    total,
    refunded,
    paidTitle,
    doubt,
    ready,
    anyway,
    checking,
    owed,
    uncertain,
    since,
    underEnter,
    next,
    asking,
    take,
  };
}
