import { basename, dirname, join } from 'node:path';
import { KioskError } from '../../shared/errors.ts';
import type { NewerChanges, RestoreTrouble } from '../../shared/model/backups.ts';
import type { NewerTask, RestoreAnswer, RestoreWork } from '../backups/restore-worker.ts';
import type { ModePaths } from '../paths.ts';
import { codeOf } from '../error-code.ts';
import type { CopyTask } from '../records/file/copy-records.ts';
import { inspect } from '../records/file/inspect.ts';
import { recordsKeyOf } from '../records/file/key.ts';
import { resultOf, type ThreadAnswer } from '../records/file/thread-answer.ts';
import { programBeside } from '../work/beside.ts';
import { askThread } from '../work/thread.ts';

/** Copies of the records for another version of the program. */
export interface RecordCopies {
  /** Copies the records into one file, where none is. @throws KioskError RECORDS_*, DISK_FULL */
  copyTo(part: string): Promise<void>;
  /** Returns the newest migration of a copy; null where it cannot be read. @param name of its folder, beside the records */
  migrationOf(name: string): number | null;
  /** Returns what the records have that a copy has not. @param since when it was made, ISO 8601 */
  newerThan(since: string): Promise<NewerChanges | RestoreTrouble>;
}

interface CopiedData {
  readonly paths: Pick<ModePaths, 'records'>;
  readonly key: Uint8Array;
}

export function createCopies({ paths, key }: CopiedData): RecordCopies {
  return {
    async copyTo(part) {
      const task: CopyTask = { file: paths.records, key: recordsKeyOf(key), part };
      const program = programBeside(import.meta.url, '../records/file/copy-worker');
      resultOf(await askThread<ThreadAnswer<void>>(program, task).answer);
    },
    migrationOf(name) {
      try {
        const file = join(dirname(paths.records), name, basename(paths.records));
        return inspect(file, Number.MAX_SAFE_INTEGER, recordsKeyOf(key));
      } catch (error) {
        if (error instanceof KioskError || codeOf(error) !== null) return null;
        throw error;
      }
    },
    async newerThan(since) {
      const task: NewerTask = { records: paths.records, dataKey: key, since: { at: since } };
      const work: RestoreWork = { kind: 'newer-than', ...task };
      const program = programBeside(import.meta.url, '../backups/restore-worker');
      const answer = await askThread<RestoreAnswer>(program, work).answer;
      return 'trouble' in answer ? answer.trouble : (answer.result as NewerChanges);
    },
  };
}
