import { computed, reactive, ref, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import type { MediumId } from '../../shared/sheet-media.ts';
import type { OrderView, SheetLayout, SheetPlan, StudioSettings } from '../../shared/model.ts';
import { BridgeError, kiosk } from '../bridge.ts';
import { expectedFailure } from '../ui/errors.ts';
import { photosToPrint, readyPhotos } from './progress.ts';

/** The largest number of different photos that the main process lays on one sheet. */
const mostOnASheet = 20;

export interface SheetChoices {
  mediumId: MediumId;
  gapMm: number;
  edgeMm: number;
  cutMarks: boolean;
  /** Copies of each photo on the sheet; `fill` for as many as fit. */
  count: string;
}

/**
 * The sheet of an order's finals as it would be printed with the choices made, planned by the main process.
 * @param settings the studio's own habits, which the choices start from
 */
export function useSheetPlan(
  order: () => OrderView,
  settings: StudioSettings,
): {
  choices: SheetChoices;
  layout: ComputedRef<SheetLayout>;
  /** Photos that find no room on this sheet. */
  left: ComputedRef<number>;
  plan: ShallowRef<SheetPlan | null>;
  failure: ShallowRef<BridgeError | null>;
} {
  const { mediumId, gapMm, edgeMm, cutMarks } = settings;
  const choices = reactive<SheetChoices>({ mediumId, gapMm, edgeMm, cutMarks, count: 'fill' });
  const plan = shallowRef<SheetPlan | null>(null);
  const failure = shallowRef<BridgeError | null>(null);

  /** What is printed already lies on the sheet only when nothing else is left. */
  const photos = computed(() => {
    const left = photosToPrint(order());
    return left.length > 0 ? left : readyPhotos(order());
  });
  const layoutOf = (number: number): SheetLayout => ({
    mediumId: choices.mediumId,
    gapMm: choices.gapMm,
    edgeMm: choices.edgeMm,
    cutMarks: choices.cutMarks,
    photos: photos.value.slice(0, number).map(({ id }) => ({
      photoId: id,
      count: choices.count === 'fill' ? null : Number(choices.count),
    })),
  });
  /** How many of the photos go on one sheet; the others come on the next. */
  const fitting = ref(mostOnASheet);
  const layout = computed(() => layoutOf(fitting.value));
  const left = computed(() => Math.max(0, photos.value.length - fitting.value));

  /** As many photos as the paper takes. @throws BridgeError when not even one fits */
  async function planMost(): Promise<{ readonly number: number; readonly planned: SheetPlan }> {
    for (let number = Math.min(photos.value.length, mostOnASheet); ; number -= 1) {
      try {
        const planned = await kiosk().planSheet({ orderId: order().id, layout: layoutOf(number) });
        return { number, planned };
      } catch (error) {
        const tooMany = error instanceof BridgeError && error.code === 'SHEET_IMPOSSIBLE';
        if (!tooMany || number <= 1) throw error;
      }
    }
  }

  let asked = 0;
  watch(
    () => JSON.stringify(layoutOf(mostOnASheet)),
    async () => {
      const mine = (asked += 1);
      if (photos.value.length === 0) return;
      try {
        const { number, planned } = await planMost();
        if (mine !== asked) return;
        fitting.value = number;
        plan.value = planned;
        failure.value = null;
      } catch (error) {
        if (mine !== asked) return;
        failure.value = expectedFailure(error);
        plan.value = null;
      }
    },
    { immediate: true },
  );
  return { choices, layout, left, plan, failure };
}
