import { computed, ref, type ComputedRef, type Ref } from 'vue';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PaymentMethod } from '../../../shared/model/payment.ts';
import type { ItemId } from '../../../shared/money.ts';
import { sheetOf } from '../../../shared/sheet-prices.ts';
import { moneyText, t } from '../../i18n/index.ts';
import { useOrderStore } from '../../state/order-store.ts';
import { useSettingsStore } from '../../state/settings-store.ts';
import { papersForSale, type ForSale } from '../../state/sheet-sale.ts';
import { readPrice } from '../../ui/price-text.ts';
import { verdictOf, type Verdict } from '../frame/verdict.ts';
import { usePaperPoints } from '../sheet/use-paper-points.ts';

interface ItemToSell {
  readonly item: ForSale;
  readonly quantity: number;
}

/** Items that staff are about to sell on a paid order, and how the customer pays for them. */
export function useLaterSale(order: () => OrderView): {
  items: ComputedRef<readonly ForSale[]>;
  chosen: ComputedRef<readonly ItemToSell[]>;
  total: ComputedRef<number>;
  method: Ref<PaymentMethod | null>;
  reference: Ref<string>;
  /** Typed amount of cash. */
  given: Ref<string>;
  /** The verdict on the papers of the chosen sheets and their printer; null while no sheet is chosen. */
  verdict: ComputedRef<Verdict | null>;
  words: ComputedRef<string>;
  /** False while something is missing: the words say what. */
  ready: ComputedRef<boolean>;
  setQuantity: (id: ItemId, quantity: number) => void;
  /** Records the sale. Returns whether that succeeded. */
  sell: () => Promise<boolean>;
} {
  const store = useOrderStore();
  const settings = useSettingsStore();
  const quantities = ref(new Map<ItemId, number>());
  const method = ref<PaymentMethod | null>(null);
  const reference = ref('');
  const given = ref('');
  const currency = computed(() => order().bill.currency);
  const money = (amount: number): string => moneyText(amount, currency.value);

  const items = computed<readonly ForSale[]>(() => settings.settings?.items ?? []);
  const sheets = computed(() =>
    settings.settings === null ? [] : papersForSale(settings.settings).flatMap((paper) => paper.sheets),
  );
  const chosen = computed(() =>
    [...items.value, ...sheets.value].flatMap((item) => {
      const quantity = quantities.value.get(item.id) ?? 0;
      return quantity === 0 ? [] : [{ item, quantity }];
    }),
  );
  const papers = computed(() =>
    chosen.value.flatMap(({ item }) => {
      const sheet = sheetOf(item.id);
      return sheet === null ? [] : [sheet.mediumId];
    }),
  );
  const { points, known } = usePaperPoints(() => [...new Set(papers.value)]);
  const verdict = computed(() =>
    verdictOf({
      about: 'payment',
      points: points.value,
      overruled: [],
      known: papers.value.length > 0 && known.value ? 'complete' : 'nothing',
    }),
  );
  const total = computed(() =>
    chosen.value.reduce((sum, { item, quantity }) => sum + item.price * quantity, 0),
  );
  const cash = computed(() => (method.value === 'cash' ? readPrice(given.value, currency.value) : null));
  const enough = computed(
    () => method.value !== 'cash' || (cash.value !== null && cash.value >= total.value),
  );
  const ready = computed(() => chosen.value.length > 0 && method.value !== null && enough.value);
  const words = computed(() => {
    if (chosen.value.length === 0) return t('laterSale.chooseItem');
    if (method.value === null) return t('laterSale.chooseMethod');
    if (!enough.value) return t('payment.enterGiven');
    const change = (cash.value ?? total.value) - total.value;
    return change > 0
      ? t('payment.takeChange', { amount: money(total.value), change: money(change) })
      : t('payment.take', { amount: money(total.value) });
  });

  async function sell(): Promise<boolean> {
    const how = method.value;
    if (!ready.value || how === null) return false;
    const sold = await store.call('sellLater', (orderId) => ({
      orderId,
      items: chosen.value.map(({ item, quantity }) => ({ itemId: item.id, quantity })),
      method: how,
      reference: how === 'cash' ? '' : reference.value,
      given: cash.value,
      total: total.value,
      salesBefore: order().laterSales.length,
    }));
    return sold !== null;
  }

  return {
    ...{ items, chosen, total, method, reference, given, verdict, words, ready, sell },
    setQuantity: (id, quantity) => {
      quantities.value.set(id, quantity);
    },
  };
}
