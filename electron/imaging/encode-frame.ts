import sharp from '../sharp.ts';
import type { RawFrame } from '../../shared/model/pictures.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import type { PictureFacts } from './imaging.ts';

/** A frame as a picture file, with the facts that `inspectPicture` would return. */
export interface EncodedFrame {
  readonly bytes: Uint8Array;
  readonly facts: PictureFacts;
}

/**
 * Encodes a camera's frame as a picture file: turned upright, neither mirrored nor scaled, and encoded only this
 * once. JPEG keeps full colour resolution (4:4:4), which a browser's own encoder halves; PNG keeps every pixel as it
 * came. Runs in sharp's own threads.
 *
 * @throws Error when the pixels do not match the frame's size, which the call's schema has ruled out
 */
export async function encodeFrame(
  { widthPx, heightPx, rotation, pixels }: RawFrame,
  format: StudioSettings['shotFormat'],
): Promise<EncodedFrame> {
  const frame = sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .rotate(rotation)
    // A camera's picture has no transparency, so the fourth byte of each pixel means nothing.
    .removeAlpha();
  const { data, info } = await (
    format === 'png'
      ? // A photograph gains little from harder compression, and staff wait for it.
        frame.png({ compressionLevel: 1, adaptiveFiltering: false })
      : frame.jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false })
  ).toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    facts: {
      mime: format === 'png' ? 'image/png' : 'image/jpeg',
      widthPx: info.width,
      heightPx: info.height,
    },
  };
}
