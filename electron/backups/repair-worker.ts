/** Entry point of the thread that repairs damaged records. It gives one answer. */
import { answerWith } from '../records/file/thread-answer.ts';
import { prepareRepair } from './prepare-repair.ts';

answerWith(prepareRepair);
