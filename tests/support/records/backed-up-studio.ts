/** A studio with backups, without a kiosk. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { erasureListOf, writeErasures } from '../../../electron/backups/erasures.ts';
import { makeBackup, type BackupMade, type BackupTask } from '../../../electron/backups/make-backup.ts';
import { createRepository, repositoryOf } from '../../../electron/backups/repository.ts';
import { nameOfState } from '../../../electron/backups/rotation.ts';
import { backupKeyOf } from '../../../electron/backups/sealed-file.ts';
import { contentsOf } from '../../../electron/records/contents.ts';
import { createVault } from '../../../electron/vault/vault.ts';
import { tempFolder } from '../files/temp-folder.ts';
import { addOrder, addShot, later } from './example-records.ts';
import { newRecords } from './new-records.ts';
import { decrypted, openRecords, testDataKey, testKey } from './records-file.ts';

/** A time on a day of November 2026, from its first minute on. */
export const timeOf = (minute: number, day = 24): string =>
  new Date(Date.UTC(2026, 10, day, 0, minute)).toISOString();
export const stateOf = (minute: number, day = 24): string => nameOfState(new Date(timeOf(minute, day)));

/**
 * @param home a folder that exists
 * @returns a studio with one customer, who has one picture
 */
export async function backedUpStudio(home = tempFolder(), target = tempFolder()) {
  const [records, vault] = [join(home, 'records.sqlite'), join(home, 'vault')];
  const opened = openRecords(records, { newFile: newRecords });
  const orderId = addOrder(opened, { name: 'Canaria' });
  const imageId = opened.shots.get(addShot(opened, orderId))?.imageId ?? 'img_';
  const customerId = opened.orders.get(orderId)?.customerId ?? 'cus_';
  opened.close();
  await opened.atRest();
  await createVault({ dir: vault, key: testDataKey }).put(imageId, Buffer.from('a portrait'));
  const { studioId } = contentsOf(records, testKey).progress;
  const root = repositoryOf(target, studioId);
  mkdirSync(join(home, 'local'));
  const task = (at: string): BackupTask => ({
    ...{ records, vault, local: join(home, 'local', 'copy'), dataKey: testDataKey, target, begun: null },
    ...{ at, keepUntil: null, program: '1.0.0' },
  });
  const repository = createRepository(root, studioId, backupKeyOf(testDataKey));
  return {
    ...{ records, vault, target, root, repository, studioId, customerId, imageId, task },
    backUp: (at: string, erasing?: (left: number) => void): BackupMade =>
      makeBackup(task(at), () => undefined, erasing),
    losePicture: () => createVault({ dir: vault, key: testDataKey }).erase(imageId),
    async erase(): Promise<void> {
      const again = openRecords(records);
      again.images.erase(imageId, later);
      again.customers.erase(customerId, later);
      again.close();
      await again.atRest();
      await createVault({ dir: vault, key: testDataKey }).erase(imageId);
      const erasure = { customerId, merged: [], at: later, done: true, record: null };
      await writeErasures(erasureListOf(records), [erasure], testDataKey);
    },
    /** The states that still have the customer. */
    kept: (): string[] =>
      repository.states().filter((state) => decrypted(repository.recordsOf(state)).includes('Canaria')),
  };
}
