/** Entry point of the thread that copies the records while they are in use. It gives one answer. */
import { copyRecords } from './copy-records.ts';
import { answerWith } from './thread-answer.ts';

answerWith(copyRecords);
