/** Entry point of the thread that copies the records' WAL into their file. It copies once and ends. */
import { KioskError } from '../../../shared/errors.ts';
import { guarded } from '../errors.ts';
import { connectForCheckpoint } from './connect.ts';
import { identityOf } from './identity.ts';
import type { RecordsKey } from './key.ts';
import { answerWith } from './thread-answer.ts';

export interface CheckpointTask {
  readonly file: string;
  readonly key: RecordsKey;
  /** Identities of the file and its WAL as the main thread has them open. */
  readonly identity: string | null;
  readonly walIdentity: string | null;
}

/**
 * Copies as much as can be copied without making anyone wait. When a file has been removed or replaced since the main
 * thread opened it, the copy would mix two files, so nothing is copied.
 */
function checkpoint({ file, key, identity, walIdentity }: CheckpointTask): void {
  if (identity === null || identityOf(file) !== identity || identityOf(`${file}-wal`) !== walIdentity) {
    throw new KioskError('RECORDS_MISSING', 'The records or their WAL were removed or replaced.');
  }
  guarded(() => {
    const db = connectForCheckpoint(file, key);
    try {
      db.pragma('wal_checkpoint(PASSIVE)');
    } finally {
      db.close();
    }
  });
}

answerWith(checkpoint);
