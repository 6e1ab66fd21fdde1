import { computed, reactive, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import type { MediumId } from '../../shared/sheet-media.ts';
import type { OrderView, SheetLayout, SheetPlan, StudioSettings } from '../../shared/model.ts';
import { kiosk, type BridgeError } from '../bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

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
  plan: ShallowRef<SheetPlan | null>;
  failure: ShallowRef<BridgeError | null>;
} {
  const { mediumId, gapMm, edgeMm, cutMarks } = settings;
  const choices = reactive<SheetChoices>({ mediumId, gapMm, edgeMm, cutMarks, count: 'fill' });
  const plan = shallowRef<SheetPlan | null>(null);
  const failure = shallowRef<BridgeError | null>(null);

  const layout = computed<SheetLayout>(() => ({
    mediumId: choices.mediumId,
    gapMm: choices.gapMm,
    edgeMm: choices.edgeMm,
    cutMarks: choices.cutMarks,
    photos: order()
      .photos.filter((photo) => photo.state === 'final')
      .map((photo) => ({
        photoId: photo.id,
        count: choices.count === 'fill' ? null : Number(choices.count),
      })),
  }));

  let asked = 0;
  watch(
    () => JSON.stringify(layout.value),
    async () => {
      const mine = (asked += 1);
      if (layout.value.photos.length === 0) return;
      try {
        const planned = await kiosk().planSheet({ orderId: order().id, layout: layout.value });
        if (mine !== asked) return;
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
  return { choices, layout, plan, failure };
}
