/** Entry point of the thread that looks for traces of a customer in the audit log. */
import { connectForReading, using } from '../file/connect.ts';
import { answerWith } from '../file/thread-answer.ts';
import { tracesIn, type TraceTask } from './traces.ts';

answerWith((task: TraceTask) => using(connectForReading(task.file, task.key), (db) => tracesIn(db, task)));
