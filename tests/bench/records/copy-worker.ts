/** Entry point of a thread that copies the records, as a backup does first, and removes the copy. */
import { rmSync } from 'node:fs';
import { copyRecords, type CopyTask } from '../../../electron/records/file/copy-records.ts';
import { answerWith } from '../../../electron/records/file/thread-answer.ts';
import { runBehindOthers } from '../../../electron/work/behind.ts';

runBehindOthers();
answerWith((task: CopyTask) => {
  copyRecords(task);
  rmSync(task.part);
});
