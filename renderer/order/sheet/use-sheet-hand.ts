import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import type { PhotoId } from '../../../shared/ids.ts';
import type { Arrangement, Placement } from '../../../shared/model/sheets.ts';
import {
  addPhoto,
  arrangementOf,
  isInside,
  movePhoto,
  overlaps,
  placementsOf,
  removePhoto,
  turnPhoto,
} from '../../../shared/sheet/arrange.ts';
import type { Size } from '../../../shared/sheet/rect.ts';
import { clampInside, snap, type Guide, type Stage } from '../../../shared/sheet/snap.ts';
import { countsOf } from './sheet-layout.ts';
import type { SheetPlanning } from './use-sheet-plan.ts';

/** A photo held above the sheet: it has no position on it yet. */
interface Held {
  readonly index: number;
  readonly xMm: number;
  readonly yMm: number;
  readonly guides: readonly Guide[];
}

/** Changes of the sheet by hand. Photos go by their index on it; lengths are millimetres on the sheet as it lies. */
export interface SheetHand {
  readonly stage: ComputedRef<Stage | null>;
  /** The position of every photo, lying or held. */
  readonly placements: ComputedRef<readonly Placement[]>;
  /** Photos that overlap another one, and photos that extend into the free margins. */
  readonly overlapping: ComputedRef<readonly number[]>;
  readonly outside: ComputedRef<readonly number[]>;
  /** True when the plan's marks and captions match what is shown. */
  readonly settled: ComputedRef<boolean>;
  readonly selected: ShallowRef<number | null>;
  readonly held: ShallowRef<Held | null>;
  /** True when the sheet has no room for another copy. */
  readonly full: ShallowRef<boolean>;
  /** Holds a photo over a position; it snaps to what is near. */
  readonly hold: (index: number, xMm: number, yMm: number) => void;
  readonly drop: () => void;
  readonly letGo: () => void;
  readonly move: (index: number, xMm: number, yMm: number) => void;
  readonly turn: (index: number) => void;
  readonly remove: (index: number) => void;
  /** Sets the copies of one photo. By hand, a new copy takes a free slot, and the last one laid is removed first. */
  readonly setCount: (photoId: PhotoId, count: number | null) => void;
  readonly giveBack: () => void;
}

/** Rounds to tenths: no hand is steadier, and nobody cuts more exactly. */
const tenth = (mm: number): number => Math.round(mm * 10) / 10;

export function useSheetHand(planning: SheetPlanning): SheetHand {
  const { arrangement, choices, photos, planned, plannedFor } = planning;
  const selected = shallowRef<number | null>(null);
  const held = shallowRef<Held | null>(null);
  const full = shallowRef(false);

  const sizes = computed<ReadonlyMap<PhotoId, Size>>(() => {
    const known = photos.all.value.flatMap(({ photoId, widthMm, heightMm }) =>
      widthMm === null || heightMm === null ? [] : [[photoId, { widthMm, heightMm }] as const],
    );
    return new Map(known);
  });
  const stage = computed<Stage | null>(() => {
    if (planned.value === null) return null;
    const { plan, keepOff } = planned.value;
    return { page: plan, keepOff, gapMm: choices.gapMm };
  });
  const isKnown = ({ photos: laid }: Arrangement): boolean =>
    laid.every(({ photoId }) => sizes.value.has(photoId));
  const lying = computed<readonly Placement[]>(() => {
    const byHand = arrangement.value;
    if (byHand !== null && isKnown(byHand)) return placementsOf(byHand, sizes.value);
    return planned.value?.plan.placements ?? [];
  });
  const placements = computed(() => {
    const above = held.value;
    if (above === null) return lying.value;
    const { xMm, yMm } = above;
    return lying.value.map((one, at) => (at === above.index ? { ...one, xMm, yMm } : one));
  });

  /** Returns the arrangement to change: the one laid by hand, or the automatic sheet on its first change. */
  const current = (): Arrangement | null =>
    arrangement.value ?? (planned.value === null ? null : arrangementOf(planned.value.plan));
  function change(by: (now: Arrangement, on: Stage) => Arrangement | null): void {
    const now = current();
    const on = stage.value;
    if (now === null || on === null) return;
    full.value = false;
    const next = by(now, on);
    if (next !== null && next !== now) arrangement.value = next;
  }
  const at = (index: number): Placement | null => lying.value[index] ?? null;

  function oneMore(now: Arrangement, photoId: PhotoId, on: Stage): Arrangement | null {
    const more = addPhoto(now, photoId, sizes.value, on);
    if (more === null) full.value = true;
    return more;
  }
  function toCount(now: Arrangement, photoId: PhotoId, count: number, on: Stage): Arrangement {
    const has = countsOf(now).get(photoId) ?? 0;
    if (has === count) return now;
    const last = now.photos.findLastIndex((one) => one.photoId === photoId);
    const next = has < count ? oneMore(now, photoId, on) : removePhoto(now, last);
    return next === null ? now : toCount(next, photoId, count, on);
  }

  // A slot that is gone cannot be selected, and "no room" applies to one sheet only.
  watch(lying, ({ length }) => {
    if (selected.value !== null && selected.value >= length) selected.value = length > 0 ? length - 1 : null;
  });
  watch(arrangement, (now) => {
    if (now === null) full.value = false;
    held.value = null;
  });
  // Photos that no longer belong on this sheet do not stay on it.
  watch(sizes, () => {
    if (arrangement.value !== null && !isKnown(arrangement.value)) arrangement.value = null;
  });

  return {
    stage,
    placements,
    overlapping: computed(() => overlaps(placements.value)),
    outside: computed(() => {
      const on = stage.value;
      if (on === null) return [];
      return placements.value.flatMap((one, index) => (isInside(one, on) ? [] : [index]));
    }),
    settled: computed(
      () => held.value === null && (plannedFor.value?.layout.arranged ?? null) === arrangement.value,
    ),
    selected,
    held,
    full,
    hold(index, xMm, yMm) {
      const photo = at(index);
      if (photo === null || stage.value === null) return;
      const others = lying.value.filter((_, each) => each !== index);
      const over = { ...photo, xMm: tenth(xMm), yMm: tenth(yMm) };
      held.value = { index, ...snap(over, others, stage.value) };
    },
    drop() {
      const dropped = held.value;
      held.value = null;
      if (dropped !== null) change((now) => movePhoto(now, dropped.index, dropped.xMm, dropped.yMm));
    },
    letGo: () => (held.value = null),
    move(index, xMm, yMm) {
      const photo = at(index);
      if (photo === null) return;
      change((now, on) => {
        const slot = clampInside({ ...photo, xMm, yMm }, on);
        return movePhoto(now, index, slot.xMm, slot.yMm);
      });
    },
    turn: (index) => change((now, on) => turnPhoto(now, index, sizes.value, on)),
    remove: (index) => change((now) => removePhoto(now, index)),
    setCount(photoId, count) {
      if (count === null) arrangement.value = null;
      photos.setCount(photoId, count);
      if (count !== null && arrangement.value !== null) {
        change((now, on) => toCount(now, photoId, count, on));
      }
    },
    giveBack: () => (arrangement.value = null),
  };
}
