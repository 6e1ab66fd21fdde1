import { onScopeDispose, watch, type Ref } from 'vue';
import { Chequers } from './chequers.ts';
import { paint, type Easel } from './paint.ts';
import { inMotion, redrawOf } from './redraw.ts';
import type { Scene } from './scene.ts';

/**
 * Drawn by the processor, which reads the pictures where they are. A graphics card would first need each whole picture,
 * 96 MB for 24 megapixels, in the middle of a movement. The canvas is opaque, so that showing it is a plain copy.
 */
const opaque: CanvasRenderingContext2DSettings = { alpha: false, willReadFrequently: true };

function easelOf(canvas: HTMLCanvasElement): Easel | null {
  const context = canvas.getContext('2d', opaque);
  const copy = new OffscreenCanvas(1, 1).getContext('2d', opaque);
  return context === null || copy === null ? null : { context, copy, chequers: new Chequers() };
}

/** After this many milliseconds without a change, a zoom has ended and is drawn once more in full quality. */
const settledMs = 80;

/**
 * Draws the scene whenever it changes, at most once for each frame of the display, however many events came between.
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

  /** Sets the canvas's size when it differs: setting it empties the canvas, even when the size is the same. */
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
    // After a time without a picture, the stage has a new canvas.
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
    // A resized stage is drawn at once: until the next frame it would be empty or stretched.
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
