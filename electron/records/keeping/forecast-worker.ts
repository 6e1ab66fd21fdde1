/** Entry point of the thread that counts what goes when. It gets one file and gives one answer. */
import { connectForReading, using } from '../file/connect.ts';
import { answerWith } from '../file/thread-answer.ts';
import type { ForecastTask } from './forecast.ts';
import { countKept } from './count-kept.ts';

answerWith((task: ForecastTask) =>
  using(connectForReading(task.file, task.key), (db) => countKept(db, task)),
);
