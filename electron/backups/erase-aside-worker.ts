/** Entry point of the thread that erases customers from data that was set aside. */
import { answerWith } from '../records/file/thread-answer.ts';
import { eraseFromAside, type AsideTask } from './erase-aside.ts';
import { runBehindOthers } from '../work/behind.ts';

runBehindOthers();
answerWith((task: AsideTask) => eraseFromAside(task));
