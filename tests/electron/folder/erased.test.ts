/** Files that were an erased customer's: the folder still has them, and the records neither name nor offer them. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { systemClock } from '../../../electron/clock.ts';
import { addOrder, later } from '../../support/records/example-records.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { decrypted } from '../../support/records/records-file.ts';
import { folderIn, picture, watching, type Watching } from './watching.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Twice as fast as in other tests. */
const timing = { settle: 40, patience: 200, every: 60 };
const scanned = (): Promise<void> => sleep(timing.every * 3);

/** Takes a picture of the folder into an order of a customer, and erases the customer. */
async function taken({ dir, folder, records, untilNames }: Watching): Promise<void> {
  writeFileSync(join(dir, 'canaria.jpg'), await picture(1));
  writeFileSync(join(dir, 'canaria.CR3'), 'raw');
  writeFileSync(join(dir, 'ben.jpg'), await picture(2));
  await untilNames('canaria.jpg', 'ben.jpg');
  // A raw file waits for its JPEG until its time is up.
  await expect.poll(() => records.folderFiles.ofFolder(dir).length, { timeout: 10_000 }).toBe(3);
  const orderId = addOrder(records, { name: 'Ada' });
  const [file] = folder.view().files.filter(({ name }) => name === 'canaria.jpg');
  folder.noteTaken({ sha256: (await folder.read(file?.id ?? 'fol_')).sha256 }, orderId);
  records.customers.erase(records.orders.get(orderId)?.customerId ?? 'cus_', later);
  folder.reread();
}

it('are not offered, now or after a start, and nothing of their names is in the records', async () => {
  const home = tempFolder();
  const one = watching({ home, timing });
  await taken(one);
  await one.untilNames('ben.jpg');
  await scanned();
  await one.untilNames('ben.jpg');
  one.records.checkpoint();
  expect(decrypted(join(home, 'records.db')).includes('canaria')).toBe(false);
  await one.close();

  const { records, untilNames } = watching({ home, timing });
  await untilNames('ben.jpg');
  await scanned();
  await untilNames('ben.jpg');
  expect(records.folderFiles.ofFolder(folderIn(home)).map(({ path }) => path)).toEqual(['ben.jpg']);
});

it('are new files with other content, or under another name', async () => {
  const one = watching({ timing });
  await taken(one);
  renameSync(join(one.dir, 'canaria.jpg'), join(one.dir, 'IMG_1.jpg'));
  writeFileSync(join(one.dir, 'canaria.jpg'), await picture(3));

  const files = await one.untilNames('ben.jpg', 'IMG_1.jpg', 'canaria.jpg');

  expect(files.map(({ taken: by }) => by)).toEqual([null, null, null]);
});

it('are forgotten a month after they went missing', async () => {
  const home = tempFolder();
  const one = watching({ home, timing });
  await taken(one);
  const marks = (): unknown[] => [...one.records.folderFiles.erasedIn(one.dir).marks.values()];
  expect(marks()).toEqual([null, null]);
  for (const name of ['canaria.jpg', 'canaria.CR3']) rmSync(join(one.dir, name));
  await expect.poll(marks, { timeout: 10_000 }).not.toContain(null);
  await one.close();

  const clock = { ...systemClock, now: () => new Date(Date.now() + 31 * dayMs) };
  const { records, untilNames } = watching({ home, clock, timing });
  await untilNames('ben.jpg');
  expect([...records.folderFiles.erasedIn(folderIn(home)).marks]).toEqual([]);
});
