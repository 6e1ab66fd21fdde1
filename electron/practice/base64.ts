/** Base64 fields of requests: images as text, with or without a data URI prefix. */
import { PracticeError } from './errors.ts';

/** `data:image/<subtype>;base64,` without parameters: the form that the interface shows. */
const PREFIX = /^data:image\/[a-z0-9.+-]{1,40};base64,/i;

function payloadOf(text: string, field: string, prefixRequired: boolean): string {
  const prefix = PREFIX.exec(text)?.[0];
  if (prefix !== undefined) return text.slice(prefix.length);
  if (prefixRequired) {
    throw new PracticeError(
      'INVALID_FIELD',
      `${field} must begin with the data URI prefix data:image/<subtype>;base64, at this endpoint.`,
    );
  }
  return text;
}

/**
 * Returns the bytes of a Base64 field, without its data URI prefix.
 * @param field its name, for the refusal
 * @param prefixRequired the background endpoints refuse bare Base64 (interface)
 * @throws PracticeError 400 when a character is not Base64, or the required prefix is missing
 */
export function decodeBase64(text: string, field = 'imageBase64', prefixRequired = false): Buffer {
  const payload = payloadOf(text, field, prefixRequired);
  const padding = payload.endsWith('==') ? 2 : payload.endsWith('=') ? 1 : 0;
  const bytes = Buffer.from(payload, 'base64');
  // Node skips characters that are not Base64, so fewer bytes than the length promises mean a foreign character.
  const expected = Math.floor(((payload.length - padding) * 3) / 4);
  if (bytes.length === 0 || bytes.length !== expected) {
    throw new PracticeError('BAD_BASE64', `${field} is not valid Base64.`);
  }
  return bytes;
}

/** Returns the image's kind by its first bytes; null when practice does not accept such pictures. */
export function pictureKind(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'tiff' | null {
  const starts = (...expected: readonly number[]): boolean =>
    expected.every((value, index) => bytes[index] === value);
  if (starts(0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (starts(0x52, 0x49, 0x46, 0x46) && bytes[8] === 0x57 && bytes[9] === 0x45) return 'webp';
  if (starts(0x49, 0x49, 0x2a, 0x00) || starts(0x4d, 0x4d, 0x00, 0x2a)) return 'tiff';
  return null;
}
