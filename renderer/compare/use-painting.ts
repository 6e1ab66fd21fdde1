import { onScopeDispose, watch, type Ref } from 'vue';
import { Chequers } from './chequers.ts';
import { paint, type Easel } from './paint.ts';
import { inMotion, redrawOf } from './redraw.ts';
import type { Scene } from './scene.ts';

/**
 * Drawn by the processor: it reads the pictures where they lie. A graphics card would first have to be sent each of
 * them whole, 96 MB for 24 megapixels, in the middle of a movement. Nothing shines through it, so that showing it is
 * copying it.
 */
const opaque: CanvasRenderingContext2DSettings = { alpha: false, willReadFrequently: true };

function easelOf(canvas: HTMLCanvasElement): Easel | null {
  const context = canvas.getContext('2d', opaque);
  const copy = new OffscreenCanvas(1, 1).getContext('2d', opaque);
  return context === null || copy === null ? null : { context, copy, chequers: new Chequers() };
}

/** A zoom that has stood still for this long, milliseconds, has come to its end: it is drawn once more, as it should be. */
const settledMs = 80;

/**
 * Keeps the canvas as the scene is: at most once for each frame of the display, however many events came between two.
 *
 * @param onPainted called after each drawing
 */
export function usePainting(
  canvas: Readonly<Ref<HTMLCanvasElement | null>>,
  scene: () => Scene | null,
  onPainted: () => void,
): void {
  let asked = 0;
  let settling = 0;
  let last: Scene | null = null;
  let easel: Easel | null = null;

  /** Giving a canvas a size empties it, even when it is the size it has. */
  function fitCanvas(element: HTMLCanvasElement, { stage }: Scene): void {
    if (element.width === stage.width && element.height === stage.height) return;
    element.width = stage.width;
    element.height = stage.height;
    last = null;
  }
  function askFrame(): void {
    if (asked === 0) asked = requestAnimationFrame(draw);
  }
  function draw(): void {
    asked = 0;
    const element = canvas.value;
    const next = scene();
    if (element === null || next === null) return;
    // Another canvas stands on the stage when there was no picture for a while.
    if (easel?.context.canvas !== element) {
      easel = easelOf(element);
      last = null;
    }
    if (easel === null) return;
    fitCanvas(element, next);
    const drawn = inMotion(last, next);
    paint(easel, drawn, redrawOf(last, drawn));
    last = drawn;
    window.clearTimeout(settling);
    if (drawn !== next) settling = window.setTimeout(askFrame, settledMs);
    onPainted();
  }
  function ask(next: Scene | null, previous: Scene | null | undefined): void {
    // A stage of another size is drawn at once: between two frames it would be seen empty, or stretched.
    const resized = next !== null && next.stage !== previous?.stage;
    if (resized) {
      cancelAnimationFrame(asked);
      draw();
    } else askFrame();
  }
  watch(scene, ask, { immediate: true, flush: 'post' });
  onScopeDispose(() => {
    cancelAnimationFrame(asked);
    window.clearTimeout(settling);
  });
}
