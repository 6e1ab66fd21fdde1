import { onScopeDispose, ref, shallowRef } from 'vue';
import { lightHint } from '../../../shared/guidance/lighting.ts';
import type { HintCode } from '../../../shared/guidance/hints.ts';
import type { SitterView } from '../../../shared/guidance/sitter.ts';
import { swapsSides, type Rotation } from '../../../shared/model/pictures.ts';
import { AnalyserError, type Analyser } from '../../camera/analysis/analyser.ts';
import { borrowAnalyser } from '../../camera/analysis/shared-analyser.ts';
import { drawTurned } from '../../camera/draw-turned.ts';
import { firstComesWithin, frameWithin } from '../../camera/current-frame.ts';

/** The result of a test shot. */
export interface TestShot {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Null when the picture cannot be analysed on this computer. */
  readonly faces: 'none' | 'one' | 'several' | null;
  /** The fault of the light on the face; null when there is none, or when there is no face to judge it by. */
  readonly light: HintCode | null;
}

/**
 * Takes a test shot into a canvas of this page and judges it. Nothing is stored.
 * @param video the live picture; null while there is none
 * @param canvas shows the shot, upright
 */
export function useTestShot(
  video: () => HTMLVideoElement | null,
  canvas: () => HTMLCanvasElement | null,
  borrow: () => Analyser = borrowAnalyser,
) {
  const shot = shallowRef<TestShot | null>(null);
  const taking = ref(false);
  let analyser: Analyser | null = null;
  onScopeDispose(() => analyser?.close());

  /** @param rotation degrees clockwise that turn the camera's frames upright */
  const take = (rotation: Rotation): Promise<void> =>
    takeInto(async (target) => {
      const frame = await frameWithin(video, firstComesWithin);
      if (frame === null) return false;
      drawUpright(target, frame, rotation);
      return true;
    });
  /** @param picture takes a full-size picture; what it throws is thrown */
  const takePicture = (picture: () => Promise<Blob>): Promise<void> =>
    takeInto(async (target) => {
      const bitmap = await createImageBitmap(await picture());
      target.width = bitmap.width;
      target.height = bitmap.height;
      target.getContext('2d')?.drawImage(bitmap, 0, 0);
      bitmap.close();
      return true;
    });

  /** @param draw draws the shot upright. @returns false when there is none */
  async function takeInto(draw: (target: HTMLCanvasElement) => Promise<boolean>): Promise<void> {
    const target = canvas();
    if (taking.value || target === null) return;
    taking.value = true;
    try {
      if (!(await draw(target))) return;
      const { width: widthPx, height: heightPx } = target;
      shot.value = { widthPx, heightPx, ...(await judge(await createImageBitmap(target))) };
    } finally {
      taking.value = false;
    }
  }
  async function judge(picture: ImageBitmap): Promise<Pick<TestShot, 'faces' | 'light'>> {
    analyser ??= borrow();
    try {
      return resultOf(await analyser.look(picture, { accuracy: 'still' }));
    } catch (error) {
      if (!(error instanceof AnalyserError)) throw error;
      return { faces: null, light: null };
    }
  }
  return { shot, taking, take, takePicture };
}

function resultOf({ faces, face }: SitterView): Pick<TestShot, 'faces' | 'light'> {
  if (faces === 0 || face === null) return { faces: 'none', light: null };
  return { faces: faces === 1 ? 'one' : 'several', light: lightHint(face) };
}

/** Draws the whole frame upright and closes it. */
function drawUpright(canvas: HTMLCanvasElement, frame: VideoFrame, rotation: Rotation): void {
  const { displayWidth: width, displayHeight: height } = frame;
  const lying = swapsSides(rotation);
  canvas.width = lying ? height : width;
  canvas.height = lying ? width : height;
  const context = canvas.getContext('2d');
  context?.translate(canvas.width / 2, canvas.height / 2);
  if (context !== null) drawTurned(context, frame, { width, height }, rotation);
  frame.close();
}
