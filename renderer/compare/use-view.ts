import { computed, onScopeDispose, ref, shallowRef, type ComputedRef } from 'vue';
import type { Size } from './frame.ts';
import {
  between,
  fittingView,
  pannedBy,
  withinLimits,
  zoomedTo,
  zoomLimits,
  zoomStep,
  type Point,
  type View,
} from './view.ts';

/** Duration of a zoom step, ms: long enough to see where the picture went. */
const stepMs = 160;
const easedOut = (share: number): number => 1 - (1 - share) ** 3;
const middle: Point = { x: 0, y: 0 };
/** Centre at 100 %: slightly above the middle, where a portrait has its eyes. */
const eyes = { centreX: 0.5, centreY: 0.42 };
const nowhere: Size = { width: 1, height: 1 };

export interface UsedView {
  readonly view: ComputedRef<View>;
  /** True while the whole picture is shown; it stays so when the stage is resized. */
  readonly fitted: ComputedRef<boolean>;
  /** True when no further step out, or in, is possible. */
  readonly smallest: ComputedRef<boolean>;
  readonly largest: ComputedRef<boolean>;
  readonly fit: () => void;
  /** Zooms to 100 % and keeps the point `at` in place. Without a point, centres on the height of the eyes. */
  readonly actualPixels: (at?: Point) => void;
  readonly stepIn: () => void;
  readonly stepOut: () => void;
  /** Zooms at once, for a wheel or two fingers. */
  readonly zoomBy: (factor: number, at: Point) => void;
  readonly panBy: (by: Point) => void;
  /** Zooms pictures that are shown whole to 100 %, until `comeBack`. */
  readonly lookCloser: () => void;
  /** Shows the whole pictures again if `lookCloser` changed that and staff have not zoomed or moved since. */
  readonly comeBack: () => void;
}

const wantsLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Keeps the visible part of `frame` on a pane of the stage, and offers ways to change it. */
export function useView(frame: () => Size | null, pane: () => Size): UsedView {
  const whole = ref(true);
  const free = shallowRef<View>({ zoom: 1, centreX: 0.5, centreY: 0.5 });
  let animation = 0;
  /** Target of the animation: a second press continues from there. */
  let goal: View | null = null;
  let closerByItself = false;

  const here = (): readonly [Size, Size] => [frame() ?? nowhere, pane()];
  const view = computed(() => (whole.value ? fittingView(...here()) : withinLimits(free.value, ...here())));

  function stop(): void {
    cancelAnimationFrame(animation);
    goal = null;
  }
  function jump(to: View): void {
    stop();
    whole.value = false;
    free.value = to;
  }
  function glide(to: View, arrive = () => jump(to)): void {
    stop();
    if (wantsLessMotion()) {
      arrive();
      return;
    }
    const from = view.value;
    const begun = performance.now();
    goal = to;
    free.value = from;
    whole.value = false;
    const move = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - begun) / stepMs));
      if (share === 1) {
        goal = null;
        arrive();
        return;
      }
      free.value = between(from, to, easedOut(share));
      animation = requestAnimationFrame(move);
    };
    animation = requestAnimationFrame(move);
  }

  const fit = (): void => glide(fittingView(...here()), () => (whole.value = true));
  function actualPixels(at?: Point): void {
    const fresh = at === undefined && whole.value;
    glide(
      fresh
        ? withinLimits({ zoom: 1, ...eyes }, ...here())
        : zoomedTo(view.value, 1, at ?? middle, ...here()),
    );
  }
  function step(factor: number): void {
    const from = goal ?? view.value;
    glide(zoomedTo(from, from.zoom * factor, middle, ...here()));
  }
  const byHand =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args): void => {
      closerByItself = false;
      act(...args);
    };

  onScopeDispose(stop);
  return {
    view,
    fitted: computed(() => whole.value),
    smallest: computed(() => view.value.zoom <= zoomLimits(...here()).least),
    largest: computed(() => view.value.zoom >= zoomLimits(...here()).most),
    fit: byHand(fit),
    actualPixels: byHand(actualPixels),
    stepIn: byHand(() => step(zoomStep)),
    stepOut: byHand(() => step(1 / zoomStep)),
    zoomBy: byHand((factor, at) => jump(zoomedTo(view.value, view.value.zoom * factor, at, ...here()))),
    panBy: byHand((by) => jump(pannedBy(view.value, by, ...here()))),
    lookCloser() {
      if (!whole.value) return;
      closerByItself = true;
      actualPixels();
    },
    comeBack() {
      if (closerByItself) fit();
      closerByItself = false;
    },
  };
}
