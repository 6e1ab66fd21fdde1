/** Entry point of the thread that migrates the records of an earlier Headroom. It gives one answer. */
import { migrateFile } from './migrate-file.ts';
import { answerWith } from './thread-answer.ts';

answerWith(migrateFile);
