/** Applies the gestures on the stage to the comparison. */
import type { GestureMeanings } from './gestures.ts';
import type { Pane } from './panes.ts';
import type { UsedCompare } from './use-compare.ts';
import { canPan, type Point } from './view.ts';

/** One press of an arrow key, without and with Shift, as shares of the pane. */
const keySteps = { small: 0.1, large: 0.5 } as const;

const times = ({ x, y }: Point, factor: number): Point => ({ x: x * factor, y: y * factor });
const still = ({ x, y }: Point): boolean => x === 0 && y === 0;

/** Returns the point relative to the middle of the pane under it. */
function onPane(at: Point, panes: readonly Pane[]): Point {
  const pane = panes.findLast(({ left }) => at.x >= left) ?? panes[0];
  if (pane === undefined) return at;
  return { x: at.x - pane.left - pane.width / 2, y: at.y - pane.top - pane.height / 2 };
}

/** True when the picture can be moved. One that is fully visible cannot. */
function movable({ panes, frame, view }: UsedCompare): boolean {
  const [pane] = panes.value;
  return frame.value !== null && pane !== undefined && canPan(view.view.value, frame.value, pane);
}

export function gestureMeanings(compare: UsedCompare): GestureMeanings {
  const { mode, panes, density, view, divider } = compare;
  const pointOnPane = (at: Point): Point => onPane(times(at, density.value), panes.value);
  return {
    dragged(to, by, onDivider) {
      // With nothing to move, the whole stage is the divider's handle.
      if (mode.value === 'slider' && (onDivider || !movable(compare))) divider.moveTo(to.x * density.value);
      else view.panBy(times(by, density.value));
    },
    stretched(factor, at, by) {
      if (!still(by)) view.panBy(times(by, density.value));
      view.zoomBy(factor, pointOnPane(at));
    },
    tappedTwice(at) {
      if (view.fitted.value) view.actualPixels(pointOnPane(at));
      else view.fit();
    },
  };
}

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/**
 * Moves the view in an arrow key's direction.
 *
 * @returns false when the view cannot move further, and the key has its usual meaning on the page
 */
export function panStep(compare: UsedCompare, { key, shiftKey }: KeyboardEvent): boolean {
  const direction = directions[key];
  const [pane] = compare.panes.value;
  if (direction === undefined || pane === undefined || !movable(compare)) return false;
  const share = shiftKey ? keySteps.large : keySteps.small;
  compare.view.panBy({ x: direction.x * pane.width * share, y: direction.y * pane.height * share });
  return true;
}
