export type ImageType = 'image/jpeg' | 'image/png';

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Start-of-frame markers of ITU-T T.81, table B.1: C0–CF without DHT (C4), JPG (C8) and DAC (CC). */
const isFrameMarker = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Returns the file type that the first bytes show; null when it is neither JPEG nor PNG. */
export function imageType(bytes: Uint8Array): ImageType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  return pngSignature.every((byte, index) => bytes[index] === byte) ? 'image/png' : null;
}

/** Returns the size in pixels that a JPEG or PNG declares in its header; null when it declares none. */
export function pixelSize(bytes: Uint8Array): PixelSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = imageType(bytes);
  if (type === 'image/png') {
    return view.byteLength < 24 ? null : sizeOf(view.getUint32(16), view.getUint32(20));
  }
  return type === 'image/jpeg' ? jpegSize(view) : null;
}

function jpegSize(view: DataView): PixelSize | null {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1; // a fill byte
    } else if (isFrameMarker(marker)) {
      return sizeOf(view.getUint16(at + 7), view.getUint16(at + 5));
    } else {
      at += 2 + view.getUint16(at + 2);
    }
  }
  return null;
}

const sizeOf = (width: number, height: number): PixelSize | null =>
  width > 0 && height > 0 ? { width, height } : null;

/**
 * Decodes a Base64 picture with or without a data URI; null when the text is not Base64 throughout or does
 * not hold a JPEG or PNG. Accepts line breaks inside, as MIME writes them.
 */
export function decodeImage(text: string): Uint8Array<ArrayBuffer> | null {
  const comma = text.startsWith('data:') ? text.indexOf(',') : -1;
  const bare = text.slice(comma + 1);
  const bytes = decodeBase64(bare) ?? decodeBase64(bare.replace(/\s+/g, ''));
  return bytes !== null && pixelSize(bytes) !== null ? bytes : null;
}

/**
 * Node skips unknown characters and stops at padding, so compare the decoded length with the expected one.
 */
function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const digits = text.length - padding;
  if (digits === 0 || digits % 4 === 1 || (padding > 0 && text.length % 4 !== 0)) return null;
  const expected = Math.floor((digits * 3) / 4);
  // Allocated outside Node's shared pool, so that a worker can transfer it whole.
  const bytes = Buffer.allocUnsafeSlow(expected);
  return bytes.write(text, 'base64') === expected ? new Uint8Array(bytes.buffer) : null;
}
