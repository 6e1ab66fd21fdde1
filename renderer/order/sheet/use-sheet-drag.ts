import type { SheetHand } from './use-sheet-hand.ts';

/** Millimetres by which an arrow key moves a photo, without and with Shift. */
const fine = 0.5;
const coarse = 5;
/** CSS pixels that a press may move without dragging anything. */
const tremble = 4;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Under {
  readonly hand: SheetHand;
  /** CSS pixels per millimetre. */
  readonly scale: number;
  readonly movable: boolean;
}

/** Moves photos on the sheet by pointer and keys. A photo keeps its position until the pointer releases it. */
export function useSheetDrag(under: () => Under): {
  readonly start: (event: PointerEvent, index: number) => void;
  readonly move: (event: PointerEvent) => void;
  readonly end: (event: PointerEvent) => void;
  readonly stop: () => void;
  readonly key: (event: KeyboardEvent, index: number) => void;
  readonly focus: (index: number) => void;
} {
  let pressed: {
    readonly pointerId: number;
    readonly index: number;
    /** The pointer's start on screen, CSS pixels, and the photo's start, mm. */
    readonly from: readonly [x: number, y: number];
    readonly lay: readonly [x: number, y: number];
  } | null = null;

  function stop(): void {
    pressed = null;
    under().hand.letGo();
  }
  return {
    start(event, index) {
      const { hand, movable } = under();
      const photo = hand.placements.value[index];
      if (!movable || photo === undefined || event.button !== 0 || pressed !== null) return;
      hand.selected.value = index;
      pressed = {
        pointerId: event.pointerId,
        index,
        from: [event.clientX, event.clientY],
        lay: [photo.xMm, photo.yMm],
      };
      // A held photo follows the pointer everywhere, even off the sheet.
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    },
    move(event) {
      if (pressed?.pointerId !== event.pointerId) return;
      const { hand, scale } = under();
      const [x, y] = [event.clientX - pressed.from[0], event.clientY - pressed.from[1]];
      if (hand.held.value === null && Math.hypot(x, y) < tremble) return;
      hand.hold(pressed.index, pressed.lay[0] + x / scale, pressed.lay[1] + y / scale);
    },
    end(event) {
      if (pressed?.pointerId !== event.pointerId) return;
      pressed = null;
      under().hand.drop();
    },
    stop,
    key(event, index) {
      const { hand, movable } = under();
      const photo = hand.placements.value[index];
      if (!movable || photo === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape' && pressed !== null) {
        event.preventDefault();
        stop();
        return;
      }
      const way = arrows[event.key];
      if (way === undefined || pressed !== null) return;
      event.preventDefault();
      const by = event.shiftKey ? coarse : fine;
      hand.move(index, photo.xMm + way[0] * by, photo.yMm + way[1] * by);
    },
    focus(index) {
      if (under().movable) under().hand.selected.value = index;
    },
  };
}
