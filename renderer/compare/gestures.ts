/** Turns fingers, mouse and wheel on the stage into actions. Positions are CSS pixels from the stage's corner. */
import type { Point } from './view.ts';

export interface GestureMeanings {
  /** @param onDivider true when the press began on the divider */
  dragged(to: Point, by: Point, onDivider: boolean): void;
  /** Two fingers or a wheel zoom about a point, which may move meanwhile. */
  stretched(factor: number, at: Point, by: Point): void;
  tappedTwice(at: Point): void;
}

interface Finger {
  readonly begun: Point;
  readonly onDivider: boolean;
  at: Point;
  /** True when it has moved further than a hand trembles. */
  moved: boolean;
}

/** CSS pixels that a press may move without becoming a drag. */
const trembleMost = 6;
/** Most time and distance between the two taps of a double tap: milliseconds and CSS pixels. */
const tapsWithin = { ms: 350, px: 32 } as const;
/** Zoom for each CSS pixel of wheel: a notch of 100 zooms by a quarter. A trackpad's pinch reports about a tenth as much. */
const perPixel = { wheel: 0.0022, pinch: 0.012 } as const;
/** CSS pixels of a line and of a page, for wheels that count in those. */
const pixelsOf = [1, 16, 400] as const;

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

export class Gestures {
  readonly #meanings: GestureMeanings;
  readonly #fingers = new Map<number, Finger>();
  #lastTap: { readonly at: Point; readonly time: number } | null = null;
  /** True when more than one finger has been down since the stage was last untouched: what follows is not a tap. */
  #several = false;

  constructor(meanings: GestureMeanings) {
    this.#meanings = meanings;
  }

  /** @param id of the pointer */
  down(id: number, at: Point, onDivider: boolean): void {
    if (this.#fingers.size === 0) this.#several = false;
    // A third finger is a resting hand and is ignored.
    if (this.#fingers.size >= 2) return;
    this.#fingers.set(id, { begun: at, at, onDivider, moved: false });
    if (this.#fingers.size === 2) this.#several = true;
  }

  move(id: number, at: Point): void {
    const finger = this.#fingers.get(id);
    if (finger === undefined) return;
    const before = finger.at;
    const other = [...this.#fingers.values()].find((one) => one !== finger);
    if (other !== undefined) {
      finger.at = at;
      const factor = distance(at, other.at) / Math.max(1, distance(before, other.at));
      const middle = between(at, other.at);
      this.#meanings.stretched(factor, middle, minus(middle, between(before, other.at)));
      return;
    }
    finger.moved ||= distance(at, finger.begun) > trembleMost;
    if (!finger.moved) return;
    finger.at = at;
    this.#meanings.dragged(at, minus(at, before), finger.onDivider && !this.#several);
  }

  /** @param time milliseconds on a clock that only goes forward */
  up(id: number, time: number): void {
    const finger = this.#fingers.get(id);
    this.#fingers.delete(id);
    if (finger === undefined || finger.moved || this.#several || finger.onDivider) return;
    const last = this.#lastTap;
    if (
      last !== null &&
      time - last.time <= tapsWithin.ms &&
      distance(last.at, finger.begun) <= tapsWithin.px
    ) {
      this.#lastTap = null;
      this.#meanings.tappedTwice(finger.begun);
    } else this.#lastTap = { at: finger.begun, time };
  }

  /** Drops a pointer that the system took away: it is not a tap. */
  cancel(id: number): void {
    this.#fingers.delete(id);
    this.#lastTap = null;
  }

  wheel({ deltaY, deltaMode, ctrlKey }: WheelEvent, at: Point): void {
    const pixels = deltaY * (pixelsOf[deltaMode] ?? 1);
    // Chromium reports a trackpad's pinch as a wheel with Control.
    const factor = Math.exp(-pixels * (ctrlKey ? perPixel.pinch : perPixel.wheel));
    this.#meanings.stretched(factor, at, { x: 0, y: 0 });
  }
}
