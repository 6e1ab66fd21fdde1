/** The slips and the receipt at the hand-over: where each is printed, and which printers would not print them now. */
import { computed, type ComputedRef } from 'vue';
import type { OrderView } from '../../../shared/model/order.ts';
import { isSamePaper, type TakeAwayPaper } from '../../../shared/model/papers.ts';
import type { PrintView } from '../../../shared/model/prints.ts';
import type { PrinterStatus } from '../../../shared/model/status.ts';
import {
  hasPrinter,
  papersToPrint,
  type PaperToPrint,
  type PrintablePaper,
} from '../../state/order-papers.ts';
import { useOrderStore } from '../../state/order-store.ts';
import { useSettingsStore } from '../../state/settings-store.ts';
import { useStatusStore } from '../../state/status-store.ts';
import { isStopped } from '../sheet/print-points.ts';
import type { SheetPlanning } from '../sheet/use-sheet-plan.ts';

export interface PlannedPaper extends PaperToPrint {
  /**
   * `own`: it does not come on a sheet. `here`: the sheet on the stage has room for it, or is being planned. `none`: that
   * sheet has no room. `no-sheet`: no sheet is to be printed.
   */
  readonly room: 'own' | 'here' | 'none' | 'no-sheet';
}

export interface OrderPapers {
  /** All that are not on paper yet. */
  readonly missing: ComputedRef<readonly PlannedPaper[]>;
  /** Those on the sheet on the stage. */
  readonly onSheet: ComputedRef<readonly PlannedPaper[]>;
  /** Those that the next step prints on printers of their own, which report no problem. */
  readonly printable: ComputedRef<readonly PrintablePaper[]>;
  /** Those meant for a sheet that have neither room there nor a printer of their own. */
  readonly withoutRoom: ComputedRef<readonly PlannedPaper[]>;
  /** Printers of missing papers that would not print now. */
  readonly stopped: ComputedRef<readonly PrinterStatus[]>;
  /** The last print of each that the next step prints again: it was not printed. */
  readonly failed: ComputedRef<readonly PrintView[]>;
  /** Prints these papers, each once, on printers of their own. @returns false when one of them failed */
  readonly print: (papers: readonly PaperToPrint[]) => Promise<boolean>;
}

/** @param toPrint true while a sheet on the stage is to be printed */
export function useOrderPapers(
  order: () => OrderView,
  { current, planned }: Pick<SheetPlanning, 'current' | 'planned'>,
  toPrint: () => boolean,
): OrderPapers {
  const store = useOrderStore();
  const settings = useSettingsStore();
  const status = useStatusStore();
  function roomFor({ onSheet, paper }: PaperToPrint): PlannedPaper['room'] {
    if (!onSheet) return 'own';
    if (!toPrint()) return 'no-sheet';
    const found = current.value
      ? planned.value?.papers.find((each) => isSamePaper(each.paper, paper))
      : undefined;
    return found?.box === null ? 'none' : 'here';
  }
  const missing = computed<readonly PlannedPaper[]>(() =>
    settings.settings === null
      ? []
      : papersToPrint(order(), settings.settings).map((paper) => ({ ...paper, room: roomFor(paper) })),
  );
  const onOwnPrinters = computed(() =>
    missing.value.filter(({ room }) => room !== 'here').filter(hasPrinter),
  );
  const stopped = computed(() =>
    (status.status?.printers ?? []).filter(
      (printer) =>
        isStopped(printer) && onOwnPrinters.value.some(({ printerId }) => printerId === printer.id),
    ),
  );
  const printable = computed(() =>
    onOwnPrinters.value.filter(({ printerId }) => !stopped.value.some(({ id }) => id === printerId)),
  );
  const lastOf = (paper: TakeAwayPaper): PrintView | undefined =>
    order().prints.find(
      ({ kind, codeId }) => kind === paper.kind && (paper.kind !== 'slip' || codeId === paper.codeId),
    );
  return {
    ...{ missing, stopped, printable },
    onSheet: computed(() => missing.value.filter(({ room }) => room === 'here')),
    withoutRoom: computed(() => missing.value.filter((paper) => paper.room !== 'here' && !hasPrinter(paper))),
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
