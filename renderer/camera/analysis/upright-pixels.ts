import type { FacePixels } from '../../../shared/face/pixels.ts';
import { SMALL_SIDE } from '../../../shared/guidance/measure-sitter.ts';
import type { Rotation } from '../../../shared/model/pictures.ts';
import { drawTurned } from '../draw-turned.ts';
import { openPicture } from './picture.ts';

/** Returns a camera's frame upright and reduced, as the analysis reduces it. Closes the frame. */
export async function uprightPixels(frame: VideoFrame, rotation: Rotation): Promise<FacePixels> {
  try {
    const { bitmap, width, height } = await openPicture(frame, rotation, SMALL_SIDE);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (context === null) throw new Error('This page cannot draw');
    context.translate(width / 2, height / 2);
    drawTurned(context, bitmap, bitmap, rotation);
    bitmap.close();
    return { data: context.getImageData(0, 0, width, height).data, width, height, channels: 4 };
  } finally {
    frame.close();
  }
}
