import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Format of a sealed file: magic and version (5 bytes), nonce (12), ciphertext, tag (16). AES-256-GCM also authenticates
 * the file's place, so that a file that was moved to another state does not open.
 */
const prefix = Buffer.from('HRBK\x01', 'latin1');
const nonceBytes = 12;
const tagBytes = 16;
const headerBytes = prefix.length + nonceBytes;
const algorithm = 'aes-256-gcm';

/** Derives the key of backups' own files from the key of the studio's data, as the records' key is (RFC 5869). */
export const backupKeyOf = (dataKey: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', dataKey, '', 'Headroom backups', 32));

const bound = (place: string): Buffer => Buffer.concat([prefix, Buffer.from(place, 'utf8')]);

/** @param place repository, state and name of the file */
export function sealText(key: Uint8Array, place: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(bound(place));
  const body = cipher.update(text, 'utf8');
  return Buffer.concat([prefix, nonce, body, cipher.final(), cipher.getAuthTag()]);
}

/** Returns null when the file was changed, or sealed with another key or for another place. */
export function unsealText(key: Uint8Array, place: string, file: Buffer): string | null {
  if (file.length < headerBytes + tagBytes || !file.subarray(0, prefix.length).equals(prefix)) return null;
  const nonce = file.subarray(prefix.length, headerBytes);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(bound(place));
  decipher.setAuthTag(file.subarray(-tagBytes));
  const body = decipher.update(file.subarray(headerBytes, -tagBytes));
  try {
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    // `final` fails here only when the tag does not match.
    return null;
  }
}
