import { computed, reactive, ref, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import type { OrderView } from '../../../shared/model/order.ts';
import type { SlipOrReceipt } from '../../../shared/model/papers.ts';
import type { StudioSettings } from '../../../shared/model/settings.ts';
import {
  mostCopies,
  type Arrangement,
  type PlannedSheet,
  type SheetLayout,
} from '../../../shared/model/sheets.ts';
import { BridgeError, kiosk } from '../../bridge/bridge.ts';
import { papersToPrint } from '../../state/order-papers.ts';
import { useSettingsStore } from '../../state/settings-store.ts';
import { sheetsToPrint } from '../../state/sheet-sale.ts';
import { expectedFailure } from '../../ui/errors.ts';
import { layoutOf, type SheetChoices, type SheetOnPrinter } from './sheet-layout.ts';
import { useSheetPhotos, type SheetPhotos } from './use-sheet-photos.ts';

/** The most different photos that the main process lays on one sheet. */
export const mostOnASheet = 20;

/** Milliseconds without another change by hand after which the sheet is planned again. */
const settleMs = 100;

export interface SheetPlanning {
  readonly choices: SheetChoices;
  readonly photos: SheetPhotos;
  /** Slots laid by hand; null uses the best ones found. */
  readonly arrangement: ShallowRef<Arrangement | null>;
  readonly layout: ComputedRef<SheetLayout>;
  /** Slips and receipts for the free space of the sheet. */
  readonly papers: ComputedRef<readonly SlipOrReceipt[]>;
  /** Number of this order's photos without room on this sheet. */
  readonly left: ComputedRef<number>;
  /** The sheet as it would be printed; the last good one while slots laid by hand cannot be printed. */
  readonly planned: ShallowRef<PlannedSheet | null>;
  /** The sheet and printer for which `planned` was made. */
  readonly plannedFor: ShallowRef<SheetOnPrinter | null>;
  /** True when `planned` is for the printer and paper chosen now, so that its facts apply to them. */
  readonly current: ComputedRef<boolean>;
  readonly failure: ShallowRef<BridgeError | null>;
  /** Clears what applied only to the last sheet. */
  readonly startAfresh: () => void;
}

/**
 * The sheet of an order's finals as it would be printed with the current choices, planned by the main process.
 * @param settings the studio's settings, from which the choices start
 */
export function useSheetPlan(order: () => OrderView, settings: StudioSettings): SheetPlanning {
  const { printerId, mediumId, gapMm, edgeMm, cut, caption } = settings;
  const store = useSettingsStore();
  /** The paper that the ticket sold and that is not printed yet, and as many sheets of it as one print may have. */
  const sold = computed(() => {
    const next = sheetsToPrint(order(), mediumId);
    return next === null ? null : { ...next, copies: Math.min(next.copies, mostCopies) };
  });
  const choices = reactive<SheetChoices>({
    ...{ printerId, mediumId, gapMm, edgeMm, cut, caption, copies: 1 },
    ...sold.value,
  });
  watch(
    () => JSON.stringify(sold.value),
    () => Object.assign(choices, sold.value ?? { copies: 1 }),
  );
  const photos = useSheetPhotos(order);
  const arrangement = shallowRef<Arrangement | null>(null);
  const planned = shallowRef<PlannedSheet | null>(null);
  const plannedFor = shallowRef<SheetOnPrinter | null>(null);
  const failure = shallowRef<BridgeError | null>(null);

  const papers = computed(() =>
    papersToPrint(order(), store.settings ?? settings).flatMap(({ paper, onSheet }) =>
      onSheet ? [paper] : [],
    ),
  );
  const layoutWith = (number: number): SheetLayout =>
    layoutOf(choices, photos.all.value.slice(0, number), photos.countOf, arrangement.value);
  /** Number of photos on one sheet; the others go on the next. */
  const fitting = ref(mostOnASheet);
  const layout = computed(() => layoutWith(fitting.value));
  const left = computed(() => {
    const own = photos.all.value.filter(({ guestOf }) => guestOf === null);
    return arrangement.value === null ? Math.max(0, own.length - fitting.value) : 0;
  });

  /**
   * Plans a sheet with as many photos as fit. Other customers' photos, and photos laid by hand, are never left out
   * unasked.
   * @throws BridgeError when not even one fits
   */
  async function planMost(): Promise<{ readonly number: number; readonly plan: PlannedSheet }> {
    const fixed = arrangement.value !== null || photos.guests.value.length > 0;
    for (let number = Math.min(photos.all.value.length, mostOnASheet); ; number -= 1) {
      try {
        const { printerId } = choices;
        const layout = layoutWith(number);
        const asked = { orderId: order().id, printerId, layout, papers: papers.value };
        return { number, plan: await kiosk().planSheet(asked) };
      } catch (error) {
        const tooMany = error instanceof BridgeError && error.code === 'SHEET_IMPOSSIBLE';
        if (!tooMany || fixed || number <= 1) throw error;
      }
    }
  }

  let asked = 0;
  watch(
    () => JSON.stringify([choices.printerId, layoutWith(mostOnASheet), papers.value]),
    async () => {
      const mine = (asked += 1);
      if (photos.all.value.length === 0) return;
      const byHand = arrangement.value !== null;
      const { printerId } = choices;
      // A key that is held or pressed repeatedly moves a photo many times a second.
      if (byHand) await new Promise((resolve) => setTimeout(resolve, settleMs));
      if (mine !== asked) return;
      try {
        const { number, plan } = await planMost();
        if (mine !== asked) return;
        fitting.value = number;
        planned.value = plan;
        plannedFor.value = { printerId, layout: layout.value };
        failure.value = null;
      } catch (error) {
        if (mine !== asked) return;
        failure.value = expectedFailure(error);
        if (!byHand) planned.value = null;
      }
    },
    { immediate: true },
  );
  // Slots laid by hand belong to one paper and to one printer's margins.
  watch(
    () => [choices.printerId, choices.mediumId, choices.edgeMm],
    () => (arrangement.value = null),
    { flush: 'sync' },
  );
  function startAfresh(): void {
    arrangement.value = null;
    photos.guests.value = [];
  }
  const current = computed(() => {
    const of = plannedFor.value;
    return of?.printerId === choices.printerId && of.layout.mediumId === choices.mediumId;
  });
  return {
    ...{ choices, photos, arrangement, layout, papers, left },
    ...{ planned, plannedFor, current, failure, startAfresh },
  };
}
