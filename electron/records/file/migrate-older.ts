import { existsSync } from 'node:fs';
import type { Log } from '../../log.ts';
import { programBeside } from '../../work/beside.ts';
import { askThread } from '../../work/thread.ts';
import { newestMigration } from '../migrations/index.ts';
import { isWritable } from './connect.ts';
import { inspect } from './inspect.ts';
import type { MigrateTask } from './migrate-file.ts';
import { resultOf, type ThreadAnswer } from './thread-answer.ts';

/**
 * Migrates the records of an earlier Headroom in a thread: for a million customers it takes a minute, in which the window must answer.
 * @throws KioskError RECORDS_* as `openRecords` does
 */
export async function migrateOlder(task: MigrateTask, log: Log): Promise<void> {
  const newest = newestMigration();
  if (!existsSync(task.file) || !isWritable(task.file)) return;
  const version = inspect(task.file, newest, task.key);
  if (version === newest) return;
  const begun = performance.now();
  const program = programBeside(import.meta.url, './migrate-worker');
  resultOf(await askThread<ThreadAnswer<void>>(program, task).answer);
  log.info({ version, newest, ms: Math.round(performance.now() - begun) }, 'the records were migrated');
}
