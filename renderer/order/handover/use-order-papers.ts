/** The slips and the receipt at the hand-over: which are to be printed, and which printers would not print them now. */
import { computed, type ComputedRef } from 'vue';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PrintView, TakeAwayPaper } from '../../../shared/model/prints.ts';
import type { PrinterStatus } from '../../../shared/model/status.ts';
import { papersToPrint, type PaperToPrint } from '../../state/order-papers.ts';
import { useOrderStore } from '../../state/order-store.ts';
import { useSettingsStore } from '../../state/settings-store.ts';
import { useStatusStore } from '../../state/status-store.ts';
import { isStopped } from '../sheet/print-points.ts';

export interface OrderPapers {
  /** All that are not on paper yet. */
  readonly missing: ComputedRef<readonly PaperToPrint[]>;
  /** Those that the next step prints: their printers report no problem. */
  readonly printable: ComputedRef<readonly PaperToPrint[]>;
  /** Printers of missing papers that would not print now. */
  readonly stopped: ComputedRef<readonly PrinterStatus[]>;
  /** The last print of each that the next step prints again: it was not printed. */
  readonly failed: ComputedRef<readonly PrintView[]>;
  /** Prints these papers, each once. @returns false when one of them failed */
  readonly print: (papers: readonly PaperToPrint[]) => Promise<boolean>;
}

export function useOrderPapers(order: () => OrderView): OrderPapers {
  const store = useOrderStore();
  const settings = useSettingsStore();
  const status = useStatusStore();
  const missing = computed(() =>
    settings.settings === null ? [] : papersToPrint(order(), settings.settings),
  );
  const stopped = computed(() =>
    (status.status?.printers ?? []).filter(
      (printer) => isStopped(printer) && missing.value.some(({ printerId }) => printerId === printer.id),
    ),
  );
  const isPrintable = ({ printerId }: PaperToPrint): boolean =>
    !stopped.value.some(({ id }) => id === printerId);
  const printable = computed(() => missing.value.filter(isPrintable));
  const lastOf = (paper: TakeAwayPaper): PrintView | undefined =>
    order().prints.find(
      ({ kind, codeId }) => kind === paper.kind && (paper.kind !== 'slip' || codeId === paper.codeId),
    );
  return {
    ...{ missing, stopped, printable },
    failed: computed(() =>
      printable.value.flatMap(({ paper }) => lastOf(paper) ?? []).filter(({ state }) => state === 'failed'),
    ),
    async print(papers) {
      if (papers.length === 0) return true;
      const wanted: TakeAwayPaper[] = papers.map(({ paper }) => paper);
      if ((await store.call('printPapers', (orderId) => ({ orderId, papers: wanted }))) !== null) return true;
      // The printer may report what is wrong with it.
      await status.load();
      return false;
    },
  };
}
