import type { PictureSource } from '../../shared/retouch.ts';
import { swapsSides, type ImageView, type RawFrame } from '../../shared/model/pictures.ts';
import { pictureOf } from '../camera/burst/grab-frame.ts';

/** A chosen picture, and a way to show it meanwhile. */
export interface PickedPicture {
  readonly source: PictureSource;
  /** The person's name, or the name of the file or camera. */
  readonly name: string;
  /** Set when the kiosk already has the picture. */
  readonly image: ImageView | null;
  /** Set when only this page has it: the file itself, or a small copy of the camera's frame. */
  readonly blob: Blob | null;
}

/** Longest side in pixels: enough for the largest size at which a picked frame is shown. */
const longSide = 1_080;

/** Returns a smaller, upright copy of the frame: for display, never to be sent. */
async function upright(frame: RawFrame): Promise<Blob> {
  const picture = await pictureOf(frame);
  const lying = swapsSides(frame.rotation);
  const scale = Math.min(1, longSide / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = new OffscreenCanvas(lying ? height : width, lying ? width : height);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('this page has no canvas to draw on');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((frame.rotation * Math.PI) / 180);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}

/** Returns a picked picture for a camera's frame. @param origin the camera's label */
export async function pickedFrame(frame: RawFrame, origin: string, name: string): Promise<PickedPicture> {
  return { source: { from: 'frame', origin, ...frame }, name, image: null, blob: await upright(frame) };
}
