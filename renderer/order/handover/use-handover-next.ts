import { computed, onMounted, ref, type ComputedRef } from 'vue';
import { useRouter } from 'vue-router';
import type { OrderView } from '../../../shared/model/order.ts';
import { isUnderWay, type PrintView } from '../../../shared/model/prints.ts';
import { isApproved } from '../../../shared/printing.ts';
import { t, tc } from '../../i18n/index.ts';
import { useOrderStore } from '../../state/order-store.ts';
import { remedyFor, remedyWords, showPrint } from './print-remedy.ts';
import { usePrintersStore } from '../../state/printers-store.ts';
import { owedPhotos, photosToPrint, readyPhotos } from '../../state/order-progress.ts';
import type { SheetHand } from '../sheet/use-sheet-hand.ts';
import type { SheetPlanning } from '../sheet/use-sheet-plan.ts';

export interface HandoverNext {
  /** True while a sheet on the stage is to be printed. */
  readonly toPrint: ComputedRef<boolean>;
  /** True when all photos are on paper and another sheet can still be printed. */
  readonly mayPrintMore: ComputedRef<boolean>;
  /** True when a print of this order waits for a person: a separate button can finish the order anyway. */
  readonly mayLeaveWaiting: ComputedRef<boolean>;
  /** True when neither moving photos nor waiting helps: the customer can still have the rest. */
  readonly unprintable: ComputedRef<boolean>;
  readonly words: ComputedRef<string>;
  readonly blocked: ComputedRef<boolean>;
  readonly next: () => Promise<void>;
  readonly finish: () => Promise<void>;
  readonly printMore: () => void;
}

/** Decides the next step at the hand-over: the sheet, what is owed, or the end of the order. */
export function useHandoverNext(
  order: () => OrderView,
  planning: SheetPlanning,
  hand: SheetHand,
): HandoverNext {
  const store = useOrderStore();
  const printers = usePrintersStore();
  const router = useRouter();
  const { choices, current, layout, planned, failure } = planning;
  /** True when staff have asked for a sheet beyond those that hold every photo. */
  const more = ref(false);

  const isOpen = computed(() => order().state === 'open');
  const ready = computed(() => readyPhotos(order()).length > 0);
  const allPrinted = computed(() => ready.value && photosToPrint(order()).length === 0);
  const owed = computed(() => owedPhotos(order()).length > 0);
  const remedy = computed(() => remedyFor(order().prints));
  /** The next step for a waiting print. An unanswered question comes before everything else. */
  const remedyNext = computed(() => {
    if (remedy.value === null || order().state === 'cancelled') return null;
    const isFirst = remedy.value.way === 'answer' || (!toPrint.value && !owed.value);
    return isFirst ? remedy.value : null;
  });
  const toPrint = computed(() => isOpen.value && ready.value && (!allPrinted.value || more.value));
  const approved = computed(() => planned.value !== null && isApproved(planned.value.approval));
  /** True when the sheet can be made and this printer may print it. */
  const printable = computed(
    () =>
      approved.value &&
      current.value &&
      failure.value === null &&
      hand.overlapping.value.length === 0 &&
      hand.outside.value.length === 0,
  );

  const isPrinting = computed(() => order().prints.some(({ state }) => isUnderWay(state)));

  const words = computed(() => {
    if (remedyNext.value !== null) return remedyWords(remedyNext.value);
    if (order().state === 'done') return t('order.toDesk');
    if (!toPrint.value) {
      if (owed.value) return t('handover.toPayment');
      return isPrinting.value ? t('handover.finishPrinting') : t('handover.finish');
    }
    if (choices.printerId === 'file') return t('handover.saveSheetFile');
    const printer = printers.printers?.find((one) => one.id === choices.printerId)?.name;
    return tc('handover.print', choices.copies, { printer: printer ?? t('handover.printerGone') });
  });

  async function print(): Promise<void> {
    const { printerId } = choices;
    // A file has one page: the person who prints it chooses the copies.
    const copies = printerId === 'file' ? 1 : choices.copies;
    const after = await store.call('printSheet', (orderId) => ({
      orderId,
      printerId,
      layout: layout.value,
      copies,
    }));
    if (after === null) return;
    more.value = false;
    hand.selected.value = null;
    planning.startAfresh();
  }
  async function finish(): Promise<void> {
    const done = await store.call('finishOrder', (orderId) => ({ orderId }));
    if (done !== null) await router.push({ name: 'desk' });
  }
  async function resume({ printerId }: PrintView): Promise<void> {
    await store.call('resumePrinter', () => ({ printerId }));
  }
  async function next(): Promise<void> {
    if (remedyNext.value !== null) {
      const { way, print: waiting } = remedyNext.value;
      if (way === 'resume') await resume(waiting);
      else showPrint(waiting);
    } else if (order().state === 'done') await router.push({ name: 'desk' });
    else if (toPrint.value) await print();
    else if (owed.value) await store.goTo('payment');
    else await finish();
  }
  onMounted(printers.load);

  return {
    toPrint,
    mayPrintMore: computed(() => isOpen.value && allPrinted.value && !more.value && remedy.value === null),
    mayLeaveWaiting: computed(
      () => isOpen.value && remedyNext.value !== null && !toPrint.value && !owed.value,
    ),
    unprintable: computed(
      () =>
        toPrint.value &&
        !owed.value &&
        (planned.value === null ? failure.value !== null : current.value && !approved.value),
    ),
    words,
    blocked: computed(
      () => isOpen.value && ready.value && remedyNext.value === null && toPrint.value && !printable.value,
    ),
    next,
    finish,
    printMore: () => (more.value = true),
  };
}
