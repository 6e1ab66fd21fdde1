/** What the hands on the stage do to the comparison. */
import type { GestureMeanings } from './gestures.ts';
import type { Pane } from './panes.ts';
import type { UsedCompare } from './use-compare.ts';
import { canPan, type Point } from './view.ts';

/** One press of an arrow key, and with Shift: shares of the pane. */
const keySteps = { small: 0.1, large: 0.5 } as const;

const times = ({ x, y }: Point, factor: number): Point => ({ x: x * factor, y: y * factor });
const still = ({ x, y }: Point): boolean => x === 0 && y === 0;

/** The place on the pane that it lies on, counted from the pane's middle. */
function onPane(at: Point, panes: readonly Pane[]): Point {
  const pane = panes.findLast(({ left }) => at.x >= left) ?? panes[0];
  if (pane === undefined) return at;
  return { x: at.x - pane.left - pane.width / 2, y: at.y - pane.top - pane.height / 2 };
}

/** A picture that is seen whole has nowhere to go. */
function movable({ panes, frame, view }: UsedCompare): boolean {
  const [pane] = panes.value;
  return frame.value !== null && pane !== undefined && canPan(view.view.value, frame.value, pane);
}

export function gestureMeanings(compare: UsedCompare): GestureMeanings {
  const { mode, panes, density, view, divider } = compare;
  const place = (at: Point): Point => onPane(times(at, density.value), panes.value);
  return {
    dragged(to, by, onDivider) {
      // Where there is nothing to move, the whole stage is the divider's handle.
      if (mode.value === 'slider' && (onDivider || !movable(compare))) divider.moveTo(to.x * density.value);
      else view.panBy(times(by, density.value));
    },
    stretched(factor, at, by) {
      if (!still(by)) view.panBy(times(by, density.value));
      view.zoomBy(factor, place(at));
    },
    tappedTwice(at) {
      if (view.fitted.value) view.actualPixels(place(at));
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
 * An arrow key looks further in its direction.
 *
 * @returns false when there is nothing further, and the key means what it means on the rest of the page
 */
export function panStep(compare: UsedCompare, { key, shiftKey }: KeyboardEvent): boolean {
  const direction = directions[key];
  const [pane] = compare.panes.value;
  if (direction === undefined || pane === undefined || !movable(compare)) return false;
  const share = shiftKey ? keySteps.large : keySteps.small;
  compare.view.panBy({ x: direction.x * pane.width * share, y: direction.y * pane.height * share });
  return true;
}
