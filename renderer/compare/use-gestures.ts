import type { Gestures } from './gestures.ts';
import type { Point } from './view.ts';

export interface GestureListeners {
  readonly pointerdown: (event: PointerEvent) => void;
  readonly pointermove: (event: PointerEvent) => void;
  readonly pointerup: (event: PointerEvent) => void;
  readonly pointercancel: (event: PointerEvent) => void;
  readonly wheel: (event: WheelEvent) => void;
}

/** Returns listeners for `v-on` on the stage. The element first under the pointer keeps it, wherever it moves. */
export function gestureListeners(gestures: Gestures, stage: () => HTMLElement | null): GestureListeners {
  function pointOf({ clientX, clientY }: MouseEvent): Point {
    const corner = stage()?.getBoundingClientRect();
    return { x: clientX - (corner?.left ?? 0), y: clientY - (corner?.top ?? 0) };
  }
  return {
    pointerdown(event) {
      if (event.button !== 0 || !(event.target instanceof Element)) return;
      // Buttons over the pictures are pressed, not dragged.
      if (event.target.closest('button, a') !== null) return;
      stage()?.setPointerCapture(event.pointerId);
      const onDivider = event.target.closest('[role=slider]') !== null;
      gestures.down(event.pointerId, pointOf(event), onDivider);
    },
    pointermove: (event) => gestures.move(event.pointerId, pointOf(event)),
    pointerup: (event) => gestures.up(event.pointerId, event.timeStamp),
    pointercancel: (event) => gestures.cancel(event.pointerId),
    wheel(event) {
      event.preventDefault();
      gestures.wheel(event, pointOf(event));
    },
  };
}
