/** Makes, lists or restores backups, and prints what became of it as JSON. Its arguments are the work, and its task as JSON. */
import { listStates } from '../../../electron/backups/list-states.ts';
import { makeBackup, type BackupTask } from '../../../electron/backups/make-backup.ts';
import {
  prepareRestore,
  RestoreFailure,
  type RestoreTask,
} from '../../../electron/backups/prepare-restore.ts';
import { BackupFailure } from '../../../electron/backups/trouble.ts';
import { testDataKey } from './records-file.ts';

const works = {
  backUp(task: BackupTask): unknown {
    const { repaired, added, unfinished, erased, summary } = makeBackup(task, () => undefined);
    return { repaired, added, unfinished, unreadable: erased?.unreadable, missing: summary.missing };
  },
  list: ({ target, dataKey }: BackupTask): unknown => listStates(target, dataKey),
  restore: (task: RestoreTask): unknown => ({ missing: prepareRestore(task) }),
};

const [, , work, task = ''] = process.argv;
const isWork = (name = ''): name is keyof typeof works => Object.hasOwn(works, name);
if (!isWork(work)) throw new Error(`Say which work: ${Object.keys(works).join(', ')}.`);

try {
  const given = { ...(JSON.parse(task) as BackupTask & RestoreTask), dataKey: testDataKey };
  console.log(JSON.stringify(works[work](given)));
} catch (error) {
  if (!(error instanceof BackupFailure || error instanceof RestoreFailure)) throw error;
  console.log(JSON.stringify({ trouble: error.trouble }));
}
