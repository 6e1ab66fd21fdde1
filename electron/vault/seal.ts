import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Id } from '../../shared/ids.ts';

/** Kinds of sealed files: pictures with the answers of the service, and prints that were saved as PDF. */
export type SealedKind = 'img' | 'prt';

/**
 * Format of a sealed file: magic (4 bytes), version (1), nonce (12), ciphertext, tag (16). AES-256-GCM authenticates
 * the header's first part and the file's id too, so that a file renamed to another id does not open.
 *
 * A random nonce of 96 bits serves 2^32 files under one key (NIST SP 800-38D, section 8.3).
 */
const prefix = Buffer.from('HRVT\x01', 'latin1');
const nonceBytes = 12;
const tagBytes = 16;
const headerBytes = prefix.length + nonceBytes;
const algorithm = 'aes-256-gcm';

export const keyBytes = 32;

const bound = (id: Id<SealedKind>): Buffer => Buffer.concat([prefix, Buffer.from(id, 'latin1')]);

/** Returns the sealed file as pieces in order, because one buffer would copy the photo once more. */
export function seal(key: Uint8Array, id: Id<SealedKind>, bytes: Uint8Array): Buffer[] {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(bound(id));
  const body = cipher.update(bytes);
  const rest = cipher.final();
  return [prefix, nonce, body, rest, cipher.getAuthTag()];
}

/** Returns null when the file was not sealed under this key and this id. */
export function unseal(key: Uint8Array, id: Id<SealedKind>, file: Uint8Array): Uint8Array | null {
  const whole = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (whole.length < headerBytes + tagBytes || !whole.subarray(0, prefix.length).equals(prefix)) return null;
  const nonce = whole.subarray(prefix.length, headerBytes);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(bound(id));
  decipher.setAuthTag(whole.subarray(-tagBytes));
  const body = decipher.update(whole.subarray(headerBytes, -tagBytes));
  try {
    decipher.final();
  } catch {
    // `final` fails here only when the tag does not match.
    return null;
  }
  return body;
}
