/** The verdict of the hand-over: the prints that wait, and whether the sheet on the stage can be printed. */
import { computed, ref, watch, type ComputedRef } from 'vue';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PrinterStatus } from '../../../shared/model/status.ts';
import { spoolerOf } from '../../../shared/printing.ts';
import { t, tc } from '../../i18n/index.ts';
import { listed } from '../../i18n/join.ts';
import { usePrintersStore } from '../../state/printers-store.ts';
import { useStatusStore } from '../../state/status-store.ts';
import { errorWords } from '../../ui/errors.ts';
import { useVerdict } from '../frame/use-verdict.ts';
import type { Verdict, VerdictPoint } from '../frame/verdict.ts';
import {
  approvalPoints,
  failedPoints,
  isStopped,
  printerPoints,
  waitingPoints,
} from '../sheet/print-points.ts';
import type { OrderPapers } from './use-order-papers.ts';
import type { SheetHand } from '../sheet/use-sheet-hand.ts';
import type { SheetPlanning } from '../sheet/use-sheet-plan.ts';
import type { SheetToPrint } from './use-sheet-to-print.ts';

export interface HandoverVerdict {
  readonly verdict: ComputedRef<Verdict | null>;
  /** The printer of the sheet on the stage when it would not print now; null otherwise. */
  readonly stopped: ComputedRef<PrinterStatus | null>;
  /** Asks the printers for their state again, which is free. */
  readonly askPrinters: () => Promise<void>;
  /** Records that staff continue anyway. @returns false when that failed, and nothing may be done */
  readonly overrule: () => Promise<boolean>;
}

/**
 * @param sheet whether one is to be printed, and whether the last one failed
 * @param papers the slips and the receipt. A printer of theirs that would not print stops the next step only when nothing
 *   else is left to print
 */
export function useHandoverVerdict(
  order: () => OrderView,
  { choices, current, failure, planned }: SheetPlanning,
  hand: Pick<SheetHand, 'overlapping' | 'outside'>,
  sheet: Pick<SheetToPrint, 'toPrint' | 'failed'>,
  papers: Pick<OrderPapers, 'printable' | 'stopped' | 'failed' | 'withoutRoom'>,
): HandoverVerdict {
  const toPrint = (): boolean => sheet.toPrint.value;
  const printers = usePrintersStore();
  const status = useStatusStore();
  const inUse = computed(() => status.status?.printers.find(({ id }) => id === choices.printerId));
  /** When staff last asked this printer again, milliseconds since the epoch; null before that. */
  const askedAt = ref<number | null>(null);
  watch(
    () => choices.printerId,
    () => (askedAt.value = null),
  );

  const planPoints = computed<readonly VerdictPoint[]>(() => {
    const stop = (code: string, words: string): VerdictPoint => ({ code, severity: 'bad', words });
    const { length: overlapping } = hand.overlapping.value;
    const { length: outside } = hand.outside.value;
    if (overlapping > 0) return [stop('photos-overlap', tc('sheet.overlap', overlapping))];
    if (outside > 0) return [stop('photos-outside', tc('sheet.outside', outside))];
    if (failure.value === null) return [];
    const { code, details } = failure.value;
    return [stop(code, errorWords(code, details).title)];
  });
  const isTold = computed(
    () =>
      inUse.value !== undefined &&
      !isStopped(inUse.value) &&
      sheet.failed.value?.printerId === inUse.value.id &&
      sheet.failed.value.trouble === inUse.value.trouble,
  );
  const printerFacts = computed<readonly VerdictPoint[]>(() => {
    if (planned.value === null || !current.value) return [];
    const name = inUse.value?.name ?? printers.nameOf(choices.printerId);
    return [
      ...approvalPoints(planned.value.approval, name, 'bad'),
      // The point of the failed sheet names what its printer reported.
      ...(isTold.value ? [] : printerPoints(inUse.value, 'bad', askedAt.value)),
    ];
  });
  const paperPoints = computed<readonly VerdictPoint[]>(() => {
    const more = toPrint() || papers.printable.value.length > 0;
    const names = listed(papers.withoutRoom.value.map(({ name }) => name));
    const without = t(toPrint() ? 'handover.papers.noRoom' : 'handover.papers.noSheet', { papers: names });
    return [
      ...(names === '' ? [] : [{ code: 'papers-without-room', severity: 'warn' as const, words: without }]),
      ...papers.stopped.value.flatMap((printer) =>
        printerPoints(printer, more ? 'warn' : 'bad', askedAt.value),
      ),
    ];
  });
  /** True when nothing more will be known about this sheet and this printer. */
  const complete = computed(
    () =>
      planned.value !== null &&
      current.value &&
      (spoolerOf(choices.printerId) === 'file' || inUse.value?.light === 'ok'),
  );

  const { verdict, overrule } = useVerdict(order, () => {
    const { prints, state } = order();
    const isSaved =
      toPrint() && papers.printable.value.length === 0 && spoolerOf(choices.printerId) === 'file';
    const about = isSaved ? ('file' as const) : ('print' as const);
    const facts = { about, step: 'handover' as const, imageId: null };
    const waiting = state === 'cancelled' ? [] : waitingPoints(prints);
    // Enter prints nothing more of an order that is closed.
    if (state !== 'open') return { ...facts, points: waiting, known: 'nothing' };
    return {
      ...facts,
      points: [
        ...(toPrint() ? planPoints.value : []),
        ...waiting,
        ...failedPoints(
          sheet.failed.value === null ? papers.failed.value : [sheet.failed.value, ...papers.failed.value],
        ),
        ...(toPrint() ? printerFacts.value : []),
        ...paperPoints.value,
      ],
      known: (toPrint() ? complete.value : papers.printable.value.length > 0) ? 'complete' : 'nothing',
    };
  });
  return {
    ...{ verdict, overrule },
    stopped: computed(() => (inUse.value !== undefined && isStopped(inUse.value) ? inUse.value : null)),
    askPrinters: async () => {
      await Promise.all([status.load(), printers.load()]);
      askedAt.value = Date.now();
    },
  };
}
