/** Entry point of the thread that reads every page of the records. It gets one file and gives one answer. */
import { runBehindOthers } from '../../work/behind.ts';
import { connectForReading, using } from './connect.ts';
import { everythingIfUnread, findDamage } from './find-damage.ts';
import type { RecordsKey } from './key.ts';
import { answerWith } from './thread-answer.ts';

export interface PageTask {
  readonly file: string;
  readonly key: RecordsKey;
  readonly check: 'quick_check' | 'integrity_check';
}

runBehindOthers();
answerWith(({ file, key, check }: PageTask) =>
  everythingIfUnread(() => using(connectForReading(file, key), (db) => findDamage(db, check))),
);
