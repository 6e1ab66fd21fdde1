import type { PictureSource } from '../../shared/retouch.ts';
import type { ImageView, ShotFormat } from '../../shared/model/pictures.ts';
import { encodeFrame } from '../camera/burst/encode-frame.ts';
import type { RawFrame } from '../camera/burst/grab-frame.ts';

/** A chosen picture, and a way to show it meanwhile. */
export interface PickedPicture {
  readonly source: PictureSource;
  /** The person's name, or the name of the file or camera. */
  readonly name: string;
  /** Set when the kiosk already has the picture. */
  readonly image: ImageView | null;
  /** Set when only this page has it: the file itself, or the camera's frame as a file. */
  readonly blob: Blob | null;
}

/**
 * Returns a picked picture for a camera's frame.
 * @param origin the camera's label
 * @param name shown while there is no label
 */
export async function pickedFrame(
  frame: RawFrame,
  format: ShotFormat,
  { origin, name }: { readonly origin: string; readonly name: string },
): Promise<PickedPicture> {
  const bytes = await encodeFrame(frame, format);
  return pickedBytes(bytes, `image/${format}`, { origin, name });
}

/** Returns a picked picture for the file of a connected camera. */
export const pickedBlob = async (
  blob: Blob,
  from: { readonly origin: string; readonly name: string },
): Promise<PickedPicture> => pickedBytes(new Uint8Array(await blob.arrayBuffer()), blob.type, from);

const pickedBytes = (
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  { origin, name }: { readonly origin: string; readonly name: string },
): PickedPicture => ({
  source: { from: 'file', name: origin, bytes },
  name,
  image: null,
  blob: new Blob([bytes], { type }),
});
