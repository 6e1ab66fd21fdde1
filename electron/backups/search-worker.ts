/** Entry point of the thread that searches data that was set aside. */
import { answerWith } from '../records/file/thread-answer.ts';
import { searchAsides, type SearchTask } from './search-asides.ts';
import { runBehindOthers } from '../work/behind.ts';

runBehindOthers();
answerWith((task: SearchTask) => searchAsides(task));
