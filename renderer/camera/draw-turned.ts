import type { Rotation } from '../../shared/model/pictures.ts';

/**
 * Draws a picture about the origin of the context, turned upright.
 *
 * @param size of the picture as it comes, px
 * @param rotation degrees clockwise that turn it upright
 */
export function drawTurned(
  context: Pick<CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D, 'rotate' | 'drawImage'>,
  picture: CanvasImageSource,
  { width, height }: { readonly width: number; readonly height: number },
  rotation: Rotation,
): void {
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(picture, -width / 2, -height / 2);
}
