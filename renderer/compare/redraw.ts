/** Decides which parts of a drawn scene to redraw for the next one, and which to move. */
import type { Box } from './frame.ts';
import { overlap, type Pane } from './panes.ts';
import type { Scene } from './scene.ts';
import { boxOnStage, type Point } from './view.ts';

/** Lengths are pixels of the display. */
export interface Redraw {
  /** Parts that keep their content but move: `kept` gives their new position. */
  readonly moved: { readonly by: Point; readonly kept: readonly Box[] } | null;
  /** Parts to draw; the rest stays. */
  readonly parts: readonly Box[];
}

/**
 * Returns the scene as it is drawn after another one. While the zoom changes, no two frames show the same pixels, and
 * smoothing would take most of a frame's time.
 */
export const inMotion = (last: Scene | null, next: Scene): Scene =>
  last !== null && last.view.zoom !== next.view.zoom ? { ...next, moving: true } : next;

const nothing: Redraw = { moved: null, parts: [] };

/** Returns the strip that the divider has passed; null when more than that has changed. */
function strip(from: readonly Pane[], to: readonly Pane[], stage: Scene['stage']): Redraw | null {
  const splitOf = (of: readonly Pane[]): number | null =>
    of.length === 1 && of[0]?.regions.length === 2 ? (of[0].regions[0]?.width ?? null) : null;
  const [last, next] = [splitOf(from), splitOf(to)];
  if (last === null || next === null) return null;
  if (last === next) return nothing;
  const passed = { left: Math.min(last, next), top: 0, width: Math.abs(last - next), height: stage.height };
  return { moved: null, parts: [passed] };
}

/** Returns the parts of a region that become visible when its content moves. */
function uncovered({ left, top, width, height }: Box, { x, y }: Point): readonly Box[] {
  const beside = { left: x > 0 ? left : left + width + x, top, width: Math.abs(x), height };
  const over = { left, top: y > 0 ? top : top + height + y, width, height: Math.abs(y) };
  return [beside, over].filter((box) => box.width > 0 && box.height > 0);
}

/** Returns the redraw for pictures that only moved, always by whole pixels; null when their size changed. */
function shifted(last: Scene, next: Scene): Redraw | null {
  if (last.view.zoom !== next.view.zoom) return null;
  const whole: Box = { left: 0, top: 0, width: 1, height: 1 };
  const steps = next.panes.map((pane) => {
    const from = boxOnStage(last.view, last.frame, pane, whole);
    const to = boxOnStage(next.view, next.frame, pane, whole);
    return { x: to.left - from.left, y: to.top - from.top };
  });
  const [by] = steps;
  if (by === undefined || steps.some(({ x, y }) => x !== by.x || y !== by.y)) return null;
  if (by.x === 0 && by.y === 0) return nothing;
  const regions = next.panes.flatMap((pane) => pane.regions);
  const kept = regions.map((region) =>
    overlap(region, { ...region, left: region.left + by.x, top: region.top + by.y }),
  );
  // Nothing of a region can be kept when it moves by more than its own size.
  if (kept.includes(null)) return null;
  return {
    moved: { by, kept: kept.filter((box) => box !== null) },
    parts: regions.flatMap((region) => uncovered(region, by)),
  };
}

/** Returns the least work that turns the drawing of one scene into the next. */
export function redrawOf(last: Scene | null, next: Scene): Redraw {
  const everything: Redraw = { moved: null, parts: [{ left: 0, top: 0, ...next.stage }] };
  if (last === null) return everything;
  const keys = Object.keys(next) as (keyof Scene)[];
  const [changed, ...more] = keys.filter((key) => next[key] !== last[key]);
  if (changed === undefined) return nothing;
  if (more.length > 0) return everything;
  if (changed === 'panes') return strip(last.panes, next.panes, next.stage) ?? everything;
  return (changed === 'view' ? shifted(last, next) : null) ?? everything;
}
