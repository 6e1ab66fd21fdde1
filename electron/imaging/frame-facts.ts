import { KioskError } from '../../shared/errors.ts';
import { viewOf } from '../../shared/picture-file/bytes.ts';
import { mostPixels } from '../../shared/picture-limits.ts';
import type { PictureFacts } from './imaging.ts';
import { formatOf } from './picture-format.ts';

type Size = Pick<PictureFacts, 'widthPx' | 'heightPx'>;

/**
 * Reads the facts about a frame that the page has encoded from the file's header. It decodes nothing, so it may run in
 * the main process.
 * @throws KioskError IMAGE_NOT_RECOGNISED for a file that is no JPEG or PNG, IMAGE_TOO_LARGE
 */
export function frameFacts(bytes: Uint8Array): PictureFacts {
  const format = formatOf(bytes);
  const size = format === 'jpeg' ? jpegSize(bytes) : format === 'png' ? pngSize(bytes) : null;
  if (size === null || size.widthPx === 0 || size.heightPx === 0) {
    throw new KioskError('IMAGE_NOT_RECOGNISED', 'the frame is no picture file', { reason: 'not-a-picture' });
  }
  if (size.widthPx * size.heightPx > mostPixels) {
    throw new KioskError('IMAGE_TOO_LARGE', 'the picture has too many pixels', { ...size });
  }
  return { mime: format === 'png' ? 'image/png' : 'image/jpeg', ...size };
}

/** Reads IHDR, which is always the first chunk (ISO/IEC 15948, 5.6). */
function pngSize(bytes: Uint8Array): Size | null {
  if (bytes.byteLength < 24) return null;
  const view = viewOf(bytes);
  return { widthPx: view.getUint32(16), heightPx: view.getUint32(20) };
}

/** Segments from 0xc0 to 0xcf that are no frame header: DHT, JPG, DAC (ITU-T T.81, table B.1). */
const noFrame: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

/** Walks over the segments to the frame header: ITU-T T.81, B.2.2. */
function jpegSize(bytes: Uint8Array): Size | null {
  const view = viewOf(bytes);
  for (let at = 2; at + 9 <= bytes.byteLength && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const code = view.getUint8(at + 1);
    if (code >= 0xc0 && code <= 0xcf && !noFrame.has(code)) {
      return { widthPx: view.getUint16(at + 7), heightPx: view.getUint16(at + 5) };
    }
  }
  return null;
}
