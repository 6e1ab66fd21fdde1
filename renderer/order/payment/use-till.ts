/** How staff take the money: all of it or a part, and cash with its change. */
import { computed, ref, type ComputedRef, type Ref } from 'vue';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PaymentMethod } from '../../../shared/model/payment.ts';
import { dueOf, splitCash } from '../../../shared/payments.ts';
import { moneyText, t } from '../../i18n/index.ts';
import { readPrice } from '../../ui/price-text.ts';
import type { NextStep } from '../../state/next-step.ts';

/** Money that staff take with one press. */
export interface Taken {
  readonly method: PaymentMethod;
  readonly reference: string;
  /** Smallest unit of the bill's currency, like `due` and `given`. */
  readonly amount: number;
  readonly due: number;
  readonly given: number | null;
}

/** Cash that the customer hands over, smallest unit of the bill's currency. */
export interface Cash {
  readonly given: number;
  /** The part of `given` that the studio keeps. */
  readonly amount: number;
  readonly change: number;
}

/** `run` is null while staff must choose or enter something first: the words say what. */
export type TillNext = NextStep | { readonly words: string; readonly run: null };

export interface Till {
  /** Amount still due. */
  readonly due: ComputedRef<number>;
  /** Amount that the tiles take; null while the typed part is no amount up to `due`. */
  readonly amount: ComputedRef<number | null>;
  /** Typed amount of a part; null while staff take all that is due. */
  readonly part: Ref<string | null>;
  readonly reference: Ref<string>;
  /** Typed amount of cash; null while the tiles are shown. */
  readonly given: Ref<string | null>;
  /** The cash that staff have typed, and its change; null when it is no amount. */
  readonly cash: ComputedRef<Cash | null>;
  readonly next: ComputedRef<TillNext>;
  /** Takes the money, or asks for the amount given when it is cash. */
  readonly choose: (method: PaymentMethod) => Promise<void>;
}

export function useTill(order: () => OrderView, pay: (taken: Taken) => Promise<boolean>): Till {
  const part = ref<string | null>(null);
  const given = ref<string | null>(null);
  const reference = ref('');
  const read = (text: string): number | null => readPrice(text, order().bill.currency);
  const money = (sum: number): string => moneyText(sum, order().bill.currency);

  const due = computed(() => dueOf(order().bill.total, order().partsPaid));
  const amount = computed(() => {
    if (part.value === null) return due.value;
    const typed = read(part.value);
    return typed !== null && typed > 0 && typed <= due.value ? typed : null;
  });
  const cash = computed(() => {
    const handed = given.value === null ? null : read(given.value);
    if (handed === null || handed === 0 || amount.value === null) return null;
    return { given: handed, ...splitCash(handed, amount.value) };
  });

  async function take(taken: Omit<Taken, 'due'>): Promise<void> {
    if (!(await pay({ ...taken, due: due.value }))) return;
    part.value = null;
    given.value = null;
    reference.value = '';
  }

  async function choose(method: PaymentMethod): Promise<void> {
    if (amount.value === null) return;
    if (method === 'cash' && amount.value > 0) given.value = '';
    else {
      const isCash = method === 'cash';
      await take({
        method,
        reference: isCash ? '' : reference.value,
        amount: amount.value,
        given: isCash ? 0 : null,
      });
    }
  }

  const next = computed<TillNext>(() => {
    if (given.value === null) return { words: t('payment.choose'), run: null };
    if (cash.value === null) return { words: t('payment.enterGiven'), run: null };
    const { amount: kept, change, given: handed } = cash.value;
    const run = (): Promise<void> => take({ method: 'cash', reference: '', amount: kept, given: handed });
    if (change > 0)
      return { words: t('payment.takeChange', { amount: money(kept), change: money(change) }), run };
    const left = due.value - kept;
    return left > 0
      ? { words: t('payment.takePart', { amount: money(kept), due: money(left) }), run }
      : { words: t('payment.take', { amount: money(kept) }), run };
  });

  return { due, amount, part, reference, given, cash, next, choose };
}
