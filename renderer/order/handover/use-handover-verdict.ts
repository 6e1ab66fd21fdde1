/** The verdict of the hand-over: the prints that wait, and whether the sheet on the stage can be printed. */
import { computed, type ComputedRef } from 'vue';
import type { OrderView } from '../../../shared/model/order.ts';
import { spoolerOf } from '../../../shared/printing.ts';
import { t, tc } from '../../i18n/index.ts';
import { usePrintersStore } from '../../state/printers-store.ts';
import { useStatusStore } from '../../state/status-store.ts';
import { errorWords } from '../../ui/errors.ts';
import { verdictOf, type Verdict, type VerdictPoint } from '../frame/verdict.ts';
import { approvalPoints, printerPoints, waitingPoints } from '../sheet/print-points.ts';
import type { SheetHand } from '../sheet/use-sheet-hand.ts';
import type { SheetPlanning } from '../sheet/use-sheet-plan.ts';

/** @param toPrint true while a sheet on the stage is to be printed */
export function useHandoverVerdict(
  order: () => OrderView,
  { choices, current, failure, planned }: SheetPlanning,
  hand: Pick<SheetHand, 'overlapping' | 'outside'>,
  toPrint: () => boolean,
): ComputedRef<Verdict | null> {
  const printers = usePrintersStore();
  const status = useStatusStore();
  const inUse = computed(() => status.status?.printers.find(({ id }) => id === choices.printerId));

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
  const printerFacts = computed<readonly VerdictPoint[]>(() => {
    const name = printers.printers?.find(({ id }) => id === choices.printerId)?.name ?? inUse.value?.name;
    if (planned.value === null || !current.value) return [];
    return [
      ...approvalPoints(planned.value.approval, name ?? t('handover.printerGone'), 'bad'),
      ...printerPoints(inUse.value),
    ];
  });
  /** True when nothing more will be known about this sheet and this printer. */
  const complete = computed(
    () =>
      planned.value !== null &&
      current.value &&
      (spoolerOf(choices.printerId) === 'file' || inUse.value?.light === 'ok'),
  );

  return computed(() => {
    const { prints, state } = order();
    if (state === 'cancelled') return null;
    const waiting = waitingPoints(prints);
    return verdictOf({
      about: 'print',
      points: toPrint() ? [...planPoints.value, ...printerFacts.value, ...waiting] : waiting,
      overruled: [],
      known: toPrint() && complete.value ? 'complete' : 'nothing',
    });
  });
}
