/** Entry point of the thread that reads a list of customers. */
import { answerWith } from '../../records/file/thread-answer.ts';
import { readFile, type ReadTask } from './read-file.ts';

answerWith((task: ReadTask) => readFile(task));
