import { computed, onMounted, ref, type ComputedRef, type Ref } from 'vue';
import { useRouter } from 'vue-router';
import type { OrderView } from '../../../shared/model/order.ts';
import { isUnderWay } from '../../../shared/model/prints.ts';
import { isApproved } from '../../../shared/printing.ts';
import { t } from '../../i18n/index.ts';
import { useOrderStore } from '../../state/order-store.ts';
import { printerRemedy, remedyFor, remedyWords, showPrint, type PrintRemedy } from './print-remedy.ts';
import { usePrintersStore } from '../../state/printers-store.ts';
import { printerScreenTo } from '../../state/printer-settings-route.ts';
import { owedPhotos } from '../../state/order-progress.ts';
import type { NextStep } from '../../state/next-step.ts';
import type { SheetHand } from '../sheet/use-sheet-hand.ts';
import type { SheetPlanning } from '../sheet/use-sheet-plan.ts';
import type { HandoverVerdict } from './use-handover-verdict.ts';
import { nextPrintWords } from './next-print-words.ts';
import type { OrderPapers } from './use-order-papers.ts';
import type { SheetToPrint } from './use-sheet-to-print.ts';

export interface HandoverNext {
  /** True when all photos are on paper and another sheet can still be printed. */
  readonly mayPrintMore: ComputedRef<boolean>;
  /** True when a final is still owed and a waiting print comes first under Enter. */
  readonly mayGoToOwed: ComputedRef<boolean>;
  /** The step that a held press takes in spite of the verdict; null when the verdict does not stop the next step. */
  readonly anyway: ComputedRef<NextStep | null>;
  readonly words: ComputedRef<string>;
  readonly blocked: ComputedRef<boolean>;
  /** True while the printers are asked again. */
  readonly asking: Readonly<Ref<boolean>>;
  readonly next: () => Promise<void>;
  readonly printMore: () => void;
}

/** Decides the next step at the hand-over: what is to be printed, what is owed, or the end of the order. */
export function useHandoverNext(
  order: () => OrderView,
  planning: SheetPlanning,
  hand: SheetHand,
  { toPrint, allPrinted, more, failed }: SheetToPrint,
  { stopped, askPrinters, overrule }: Pick<HandoverVerdict, 'stopped' | 'askPrinters' | 'overrule'>,
  papers: OrderPapers,
): HandoverNext {
  const store = useOrderStore();
  const printers = usePrintersStore();
  const router = useRouter();
  const { choices, current, layout, planned, failure } = planning;
  const asking = ref(false);

  const isOpen = computed(() => order().state === 'open');
  const owed = computed(() => owedPhotos(order()).length > 0);
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
  const papersToPrint = computed(() => (isOpen.value ? papers.printable.value : []));
  /** A printer of a slip or the receipt that would not print, when nothing else is left to print. */
  const paperStopped = computed(() =>
    isOpen.value && !toPrint.value && papersToPrint.value.length === 0 ? papers.stopped.value[0] : undefined,
  );
  /** The remedy for a print that waits; then for a printer that may not or would not print what is next. */
  const remedy = computed<PrintRemedy | null>(() => {
    if (order().state === 'cancelled') return null;
    const waiting = remedyFor(order().prints);
    if (waiting !== null) return waiting;
    if (paperStopped.value !== undefined) return printerRemedy(paperStopped.value);
    if (!toPrint.value) return null;
    if (planned.value !== null && current.value && !approved.value)
      return { way: 'set-up', approval: planned.value.approval };
    return printable.value && stopped.value !== null ? printerRemedy(stopped.value) : null;
  });
  /** True when neither moving photos nor waiting helps: the customer can still have the rest. */
  const unprintable = computed(
    () =>
      toPrint.value &&
      !owed.value &&
      (planned.value === null ? failure.value !== null : current.value && !approved.value),
  );
  const isPrinting = computed(() => order().prints.some(({ state }) => isUnderWay(state)));

  const printWords = computed(() => {
    const { printerId, copies } = choices;
    const printer = printers.nameOf(printerId);
    const sheet = { printerId, copies, printer, again: failed.value !== null };
    const withSheet = papers.onSheet.value.map((paper) => ({ ...paper, printerId }));
    return nextPrintWords(toPrint.value ? sheet : null, [...withSheet, ...papersToPrint.value]);
  });
  const words = computed(() => {
    if (remedy.value !== null) return remedyWords(remedy.value);
    if (order().state === 'done') return t('order.toDesk');
    if (toPrint.value || papersToPrint.value.length > 0) return printWords.value;
    if (owed.value) return t('handover.toPayment');
    return isPrinting.value ? t('handover.finishPrinting') : t('handover.finish');
  });

  /** @returns false when it failed */
  async function printSheet(): Promise<boolean> {
    const { printerId } = choices;
    // A file has one page: the person who prints it chooses the copies.
    const copies = printerId === 'file' ? 1 : choices.copies;
    const after = await store.call('printSheet', (orderId) => ({
      orderId,
      printerId,
      layout: layout.value,
      copies,
      papers: [...planning.papers.value],
    }));
    if (after === null) return false;
    more.value = false;
    hand.selected.value = null;
    planning.startAfresh();
    return true;
  }
  /** Prints the sheet, then the slips, then the receipt. A sheet that is refused is the next step again. */
  async function print(): Promise<void> {
    const wanted = papersToPrint.value;
    if (!toPrint.value || (await printSheet())) await papers.print(wanted);
  }
  async function finish(): Promise<void> {
    const done = await store.call('finishOrder', (orderId) => ({ orderId }));
    if (done !== null) await router.push({ name: 'desk' });
  }
  async function ask(): Promise<void> {
    asking.value = true;
    try {
      await askPrinters();
    } finally {
      asking.value = false;
    }
  }
  async function mend(found: PrintRemedy): Promise<void> {
    if (found.way === 'resume') {
      const { printerId } = found;
      await store.call('resumePrinter', () => ({ printerId }));
    } else if (found.way === 'ask') await ask();
    else if (found.way === 'set-up') {
      await router.push(printerScreenTo(choices.printerId, layout.value.mediumId));
    } else showPrint(found.print);
  }
  async function next(): Promise<void> {
    if (remedy.value !== null) await mend(remedy.value);
    else if (order().state === 'done') await router.push({ name: 'desk' });
    else if (toPrint.value || papersToPrint.value.length > 0) await print();
    else if (owed.value) await store.goTo('payment');
    else await finish();
  }
  const afterRecord = (words: string, run: () => Promise<void>): NextStep => ({
    words,
    run: async () => ((await overrule()) ? run() : undefined),
  });
  const anyway = computed<NextStep | null>(() => {
    if (!isOpen.value) return null;
    if (unprintable.value) return afterRecord(t('handover.finishUnprinted'), finish);
    if (remedy.value === null) return null;
    if (paperStopped.value !== undefined) return afterRecord(t('handover.finishUnprinted'), finish);
    if (toPrint.value) {
      return printable.value ? afterRecord(t('verdict.anyway', { next: printWords.value }), print) : null;
    }
    return owed.value ? null : afterRecord(t('handover.finishWaiting'), finish);
  });
  onMounted(printers.load);

  return {
    ...{ words, anyway, asking, next },
    mayPrintMore: computed(() => isOpen.value && allPrinted.value && !more.value && remedy.value === null),
    mayGoToOwed: computed(() => isOpen.value && owed.value && remedy.value !== null && !toPrint.value),
    blocked: computed(() => remedy.value === null && toPrint.value && !printable.value),
    printMore: () => (more.value = true),
  };
}
