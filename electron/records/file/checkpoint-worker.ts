/** Entry point of the thread that copies the records' WAL into their file. It copies at each message. */
import { KioskError } from '../../../shared/errors.ts';
import { guarded } from '../errors.ts';
import { connectForCheckpoint } from './connect.ts';
import { identityOf } from './identity.ts';
import type { RecordsKey } from './key.ts';
import { answerEach } from './thread-answer.ts';

/** SQLite's answer about the WAL, in pages. https://www.sqlite.org/pragma.html#pragma_wal_checkpoint */
export interface WalState {
  readonly log: number;
  readonly checkpointed: number;
}

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
 * @returns false when a reader still needs pages from before
 */
function checkpoint({ file, key, identity, walIdentity }: CheckpointTask): boolean {
  if (identity === null || identityOf(file) !== identity || identityOf(`${file}-wal`) !== walIdentity) {
    throw new KioskError('RECORDS_MISSING', 'The records or their WAL were removed or replaced.');
  }
  return guarded(() => {
    const db = connectForCheckpoint(file, key);
    try {
      const [state] = db.pragma('wal_checkpoint(PASSIVE)') as WalState[];
      return state === undefined || state.checkpointed === state.log;
    } finally {
      db.close();
    }
  });
}

answerEach(checkpoint);
