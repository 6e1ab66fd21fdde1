import { createDecipheriv } from 'node:crypto';
import { backupKeyOf } from '../../../electron/backups/sealed-file.ts';
import { readFolder } from '../service/needles.ts';

const prefixBytes = 5;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Returns the content of a sealed file of the vault or of a backup, whatever it is bound to; null for any other file. A person
 * with the key needs no more.
 */
export function unsealed(file: Buffer, dataKey: Uint8Array): Buffer | null {
  const magic = file.toString('latin1', 0, 4);
  if (magic !== 'HRVT' && magic !== 'HRBK') return null;
  // A kill as it was begun leaves a file without content.
  if (file.length < prefixBytes + nonceBytes + tagBytes) return null;
  const key = magic === 'HRVT' ? dataKey : backupKeyOf(dataKey);
  const nonce = file.subarray(prefixBytes, prefixBytes + nonceBytes);
  return createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes }).update(
    file.subarray(prefixBytes + nonceBytes, -tagBytes),
  );
}

/**
 * Reads every file below a folder as `readFolder` does, and opens everything that is sealed with the studio's key: pictures, answers,
 * lists and states of backups.
 * @returns the contents by name; what was opened has `, unsealed` or `, decrypted` after its name
 */
export async function openedFolder(
  folder: string,
  dataKey: Uint8Array,
): Promise<ReadonlyMap<string, Buffer>> {
  const closed = await readFolder(folder);
  const opened = [...closed].flatMap(([name, content]) => {
    const text = unsealed(content, dataKey);
    return text === null ? [] : [[`${name}, unsealed`, text] as const];
  });
  return new Map([...closed, ...opened]);
}

/** True for content that only the key has opened. */
export const isOpened = (name: string): boolean => /, (?:unsealed|decrypted)$/.test(name);
