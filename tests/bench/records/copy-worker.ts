/** Entry point of a thread that copies the records, as a backup does first. */
import { copyRecords } from '../../../electron/records/file/copy-records.ts';
import { answerWith } from '../../../electron/records/file/thread-answer.ts';
import { runBehindOthers } from '../../../electron/work/behind.ts';

runBehindOthers();
answerWith(copyRecords);
