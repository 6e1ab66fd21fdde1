/** Entry point of the thread that checks the audit log. It gets one file and gives one answer. */
import { connectForReading, using } from '../file/connect.ts';
import type { RecordsKey } from '../file/key.ts';
import { answerWith } from '../file/thread-answer.ts';
import { readAuditLog } from './read-audit-log.ts';

export interface AuditTask {
  readonly file: string;
  readonly key: RecordsKey;
}

answerWith(({ file, key }: AuditTask) => using(connectForReading(file, key), (db) => readAuditLog(db, key)));
