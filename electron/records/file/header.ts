import { closeSync, openSync, readSync } from 'node:fs';
import { diskTrouble } from '../../disk-trouble.ts';

/** The first 16 bytes of every SQLite 3 file that is not encrypted. https://www.sqlite.org/fileformat.html#magic_header_string */
const plainMagic = 'SQLite format 3\0';

/**
 * Bytes 20 to 23 of an encrypted file are as in SQLite's header: 64 bytes at the end of each page are the cipher's, and
 * three constants.
 */
const encryptedShape = Buffer.from([64, 64, 32, 32]);
const shapeAt = 20;
const startBytes = 24;

/**
 * Reads the part of a file's beginning that is never encrypted; fewer bytes from a file that has fewer.
 * @throws KioskError DISK_FAILED when the disk cannot read it
 */
export function readStart(file: string): Buffer {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(startBytes);
    return bytes.subarray(0, readSync(handle, bytes, 0, startBytes, 0));
  } catch (error) {
    throw diskTrouble(error, 'The records', 'read') ?? error;
  } finally {
    closeSync(handle);
  }
}

/** Returns whether the file is SQLite's and not encrypted, as the records of an earlier Headroom are. */
export const isPlain = (file: string): boolean =>
  readStart(file).toString('latin1', 0, plainMagic.length) === plainMagic;

/** Returns whether the file has the shape of encrypted records, whatever their key is. */
export const isEncrypted = (file: string): boolean =>
  readStart(file).subarray(shapeAt).equals(encryptedShape);
