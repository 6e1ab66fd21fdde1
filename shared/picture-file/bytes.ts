/** Numbers and names as JPEG, EXIF and PNG write them: the most significant byte first. */

export const uint16 = (value: number): Uint8Array => Uint8Array.of(value >>> 8, value);

export function uint32(...values: readonly number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(values.length * 4));
  values.forEach((value, index) => bytes.setUint32(index * 4, value));
  return new Uint8Array(bytes.buffer);
}

/** Encodes a text as Latin-1. @param text of characters up to U+00FF, each of which becomes a byte */
export const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** Returns a view for reading numbers from a file. */
export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);
