import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { ImageId } from '../../shared/ids.ts';

/**
 * A sealed file: magic (4 bytes), version (1), nonce (12), ciphertext, tag (16). AES-256-GCM; the header's first part and
 * the image's id are authenticated with it, so that a file under another's name does not open.
 *
 * A random nonce of 96 bits serves 2^32 files under one key (NIST SP 800-38D, section 8.3).
 */
const prefix = Buffer.from('HRVT\x01', 'latin1');
const nonceBytes = 12;
const tagBytes = 16;
const headerBytes = prefix.length + nonceBytes;
const algorithm = 'aes-256-gcm';

export const keyBytes = 32;

const bound = (imageId: ImageId): Buffer => Buffer.concat([prefix, Buffer.from(imageId, 'latin1')]);

/** The pieces of the sealed file, in order. Pieces, not one buffer: a photo is not copied once more. */
export function seal(key: Uint8Array, imageId: ImageId, bytes: Uint8Array): Buffer[] {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(bound(imageId));
  const body = cipher.update(bytes);
  const rest = cipher.final();
  return [prefix, nonce, body, rest, cipher.getAuthTag()];
}

/** Null when the file is not the one that was sealed under this key and this id. */
export function unseal(key: Uint8Array, imageId: ImageId, file: Uint8Array): Uint8Array | null {
  const whole = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (whole.length < headerBytes + tagBytes || !whole.subarray(0, prefix.length).equals(prefix)) return null;
  const nonce = whole.subarray(prefix.length, headerBytes);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(bound(imageId));
  decipher.setAuthTag(whole.subarray(-tagBytes));
  const body = decipher.update(whole.subarray(headerBytes, -tagBytes));
  try {
    decipher.final();
  } catch {
    // The one thing `final` can fail of here: the tag does not fit.
    return null;
  }
  return body;
}
