/** Writes the file of records anew, without what its pages have in their gaps. Blocks for as long as that takes. */
import { renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { KioskError } from '../../../shared/errors.ts';
import { whileHeldSync } from '../../held-files.ts';
import { guarded } from '../errors.ts';
import { connectForWriting, leaveWalMode, using } from './connect.ts';
import { copyRecords } from './copy-records.ts';
import { ownerOnly, syncFile, syncFolderOf } from './durable.ts';
import { inspect } from './inspect.ts';
import type { RecordsKey } from './key.ts';
import { realVolume, reserveBytes } from './safety.ts';

export interface RewriteTask {
  readonly file: string;
  readonly key: RecordsKey;
  /** The newest version of the records that this program knows: it leaves a newer file as it is. */
  readonly newest: number;
}

/** Path of the new file until it takes the place of the old one. */
const rewrittenOf = (file: string): string => `${file}.rewritten`;

/**
 * The old file stays until every page of the new one was read. Call it while nothing has the file open.
 * @throws KioskError RECORDS_* or DISK_FULL; the file then has the same contents as before
 */
export function rewriteFile({ file, key, newest }: RewriteTask): void {
  inspect(file, newest, key);
  const part = rewrittenOf(file);
  rmSync(part, { force: true });
  if (realVolume.freeBytes(dirname(file)) < statSync(file).size + reserveBytes)
    throw new KioskError('DISK_FULL', 'Too little space is left to write the records anew.');
  try {
    guarded(() => using(connectForWriting(file, key), leaveWalMode));
    copyRecords({ file, key, part });
    ownerOnly(part);
    syncFile(part);
    whileHeldSync(() => renameSync(part, file));
  } finally {
    rmSync(part, { force: true });
  }
  syncFolderOf(file);
}
