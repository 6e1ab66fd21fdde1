/** Encrypts records that an earlier Headroom wrote in plain SQLite (decision 97). */
import { existsSync } from 'node:fs';
import type { Log } from '../../log.ts';
import { programBeside } from '../../work/beside.ts';
import { askThread } from '../../work/thread.ts';
import type { EncryptTask } from './encrypt-file.ts';
import { isPlain } from './header.ts';
import type { RecordsKey } from './key.ts';
import { encryptedOf } from './old-copies.ts';
import { resultOf, type ThreadAnswer } from './thread-answer.ts';

/**
 * Encrypts the file in a thread, unless it is encrypted. Killed at any moment, it goes on at the next start; nothing plain
 * is left when it ends, copies from earlier updates included.
 *
 * @throws KioskError RECORDS_* as `openRecords` does; the plain file is then unchanged
 */
export async function encryptRecords(file: string, key: RecordsKey, log: Log): Promise<void> {
  if (!existsSync(encryptedOf(file)) && !(existsSync(file) && isPlain(file))) return;
  const begun = performance.now();
  const task: EncryptTask = { file, key };
  const program = programBeside(import.meta.url, './encrypt-worker');
  resultOf(await askThread<ThreadAnswer<void>>(program, task).answer);
  log.info({ ms: Math.round(performance.now() - begun) }, 'the records are encrypted now');
}
