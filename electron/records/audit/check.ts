import type { AuditState } from '../../../shared/model/audit.ts';
import { programBeside } from '../../work/beside.ts';
import { askThread } from '../../work/thread.ts';
import { resultOf, type ThreadAnswer } from '../file/thread-answer.ts';
import type { AuditTask } from './check-worker.ts';

/** Checks every entry of the audit log in a thread, while the records are in use. @throws KioskError RECORDS_* */
export async function checkAuditLog(task: AuditTask): Promise<AuditState> {
  const program = programBeside(import.meta.url, './check-worker');
  return resultOf(await askThread<ThreadAnswer<AuditState>>(program, task).answer);
}
