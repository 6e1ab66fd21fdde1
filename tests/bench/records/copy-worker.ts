/** Entry point of a thread that copies the records, as a backup does first, and removes the copy. */
import { copyRecords, type CopyTask } from '../../../electron/records/file/copy-records.ts';
import { answerWith } from '../../../electron/records/file/thread-answer.ts';
import { runBehindOthers } from '../../../electron/work/behind.ts';
import { removeInSteps } from '../../../electron/work/written-through.ts';

runBehindOthers();
answerWith((task: CopyTask) => {
  copyRecords(task);
  removeInSteps(task.part);
});
