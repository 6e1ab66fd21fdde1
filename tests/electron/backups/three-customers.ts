/** A studio with three customers who can be merged, parted and erased, and with backups. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { erasureListOf, writeErasures } from '../../../electron/backups/erasures.ts';
import { finishRestore } from '../../../electron/backups/finish-restore.ts';
import { makeBackup } from '../../../electron/backups/make-backup.ts';
import { prepareRestore } from '../../../electron/backups/prepare-restore.ts';
import { createRepository, repositoryOf } from '../../../electron/backups/repository.ts';
import { nameOfState } from '../../../electron/backups/rotation.ts';
import { backupKeyOf } from '../../../electron/backups/sealed-file.ts';
import { merge, undoMerge } from '../../../electron/customers/merges.ts';
import { contentsOf } from '../../../electron/records/contents.ts';
import type { Records } from '../../../electron/records/open.ts';
import { createVault, fileOf } from '../../../electron/vault/vault.ts';
import { newId, type CustomerId, type ImageId, type OrderId } from '../../../shared/ids.ts';
import { personsOf, type Erasure } from '../../../shared/model/erasures.ts';
import { addOrder, addShot, later } from '../../support/records/example-records.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { newRecords } from '../../support/records/new-records.ts';
import { decrypted, openRecords, testDataKey, testKey } from '../../support/records/records-file.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

const names = ['Ada', 'Ben', 'Cleo'] as const;
type Name = (typeof names)[number];
interface Person {
  readonly id: CustomerId;
  readonly orderId: OrderId;
  readonly imageId: ImageId;
}
const clock = handClock(later);
const timeOf = (hour: number): string => new Date(Date.UTC(2026, 10, 24, hour)).toISOString();
export const stateOf = (hour: number): string => nameOfState(new Date(timeOf(hour)));
export const wordOf = (name: Name): string => `${name} Canaria`;
const noteOf = (name: Name): string => `Notes on ${name}`;

/** A studio with three customers, who have an order with a picture each, and backups. */
export async function studio() {
  const home = join(tempFolder(), 'studio');
  mkdirSync(home);
  const [records, vault, target] = [join(home, 'records.sqlite'), join(home, 'vault'), tempFolder()];
  const pictures = createVault({ dir: vault, key: testDataKey });
  async function using<T>(work: (opened: Records) => T, newFile = false): Promise<T> {
    const opened = openRecords(records, newFile ? { newFile: newRecords } : {});
    const result = work(opened);
    opened.close();
    await opened.atRest();
    return result;
  }
  const add = (opened: Records, name: Name): Person => {
    const orderId = addOrder(opened, { name: wordOf(name) });
    const imageId = opened.shots.get(addShot(opened, orderId))?.imageId ?? 'img_';
    opened.orders.setState(orderId, 'done', later, `${wordOf(name)} left`);
    const id = opened.orders.get(orderId)?.customerId ?? 'cus_';
    opened.customers.note(id, noteOf(name));
    return { id, orderId, imageId };
  };
  const people = await using(
    (opened) => ({ Ada: add(opened, 'Ada'), Ben: add(opened, 'Ben'), Cleo: add(opened, 'Cleo') }),
    true,
  );
  for (const name of names) await pictures.put(people[name].imageId, Buffer.from(`a portrait of ${name}`));
  const { studioId } = contentsOf(records, testKey).progress;
  const repository = createRepository(repositoryOf(target, studioId), studioId, backupKeyOf(testDataKey));
  const list: Erasure[] = [];
  let begun: string | null = null;
  let restores = 0;
  const deps = (opened: Records) => ({
    ...{ records: opened, clock, who: () => 'staff', note: () => undefined },
  });
  return {
    ...{ records, vault, target, people, repository, studioId, using, list },
    backUp(hour: number) {
      const task = { records, vault, local: join(home, 'copy'), dataKey: testDataKey, target };
      const times = { keepUntil: null, program: '1.0.0', begun, at: timeOf(hour) };
      const made = makeBackup({ ...task, ...times }, () => undefined);
      begun = studioId;
      return made;
    },
    merge: (gone: Name, into: Name) =>
      using((opened) => {
        const kept = opened.customers.get(people[into].id);
        const notes = `${opened.customers.notes(people[into].id)}\n${opened.customers.notes(people[gone].id)}`;
        merge(deps(opened), people[into].id, people[gone].id, {
          ...{ name: kept?.name ?? '', phone: '', email: '', keepPhotos: false, notes },
        });
      }),
    undo: (into: Name) =>
      using((opened) => {
        const { id } = people[into];
        undoMerge(deps(opened), id, opened.customerMerges.lastOf(id)?.id ?? newId('mrg'));
      }),
    async erase(name: Name): Promise<void> {
      const { id } = people[name];
      const merged = await using((opened) => opened.customerMerges.goneInto(id));
      const gone = await using((opened) => {
        const ids = opened.customerMerges
          .ordersOf(id)
          .flatMap((orderId) => opened.cleanUp.picturesOf(orderId));
        for (const each of ids) opened.images.erase(each, later);
        opened.customers.erase(id, later);
        return ids;
      });
      for (const each of gone) await pictures.erase(each);
      list.push({ customerId: id, merged, at: later, done: true, record: null });
      await writeErasures(erasureListOf(records), list, testDataKey);
    },
    /** Notes on this computer's list that these had become part of an erased customer. */
    async note(name: Name, parts: readonly Name[]): Promise<void> {
      const merged = parts.map((each) => people[each].id);
      const next = list.map((each) => (each.customerId === people[name].id ? { ...each, merged } : each));
      await writeErasures(erasureListOf(records), next, testDataKey);
    },
    persons: () => personsOf(list),
    look: () => lookAt(records, vault, people),
    /** Returns about whom the records of a backup have words. */
    inBackup(hour: number): Name[] {
      const bytes = decrypted(repository.recordsOf(stateOf(hour)));
      return names.filter((name) => [wordOf(name), noteOf(name)].some((text) => bytes.includes(text)));
    },
    /** Restores a backup, and returns whom the records then know, and whose picture is there. */
    async restored(hour: number) {
      const task = { records, vault, dataKey: testDataKey, target, at: timeOf(23 + restores) };
      restores += 1;
      prepareRestore({ ...task, id: `${studioId}/${stateOf(hour)}` });
      await finishRestore(records, vault);
      return lookAt(records, vault, people);
    },
  };
}

/** Each customer as records and a vault have them. */
export function lookAt(records: string, vault: string, people: Readonly<Record<Name, Person>>) {
  const bytes = decrypted(records);
  const opened = openRecords(records);
  const found = names.flatMap((name) => {
    const { id, orderId, imageId } = people[name];
    const words = [wordOf(name), noteOf(name)].some((text) => bytes.includes(text));
    const picture = existsSync(fileOf(vault, imageId));
    const isWhole =
      opened.customers.get(id)?.name === wordOf(name) &&
      opened.customers.notes(id) === noteOf(name) &&
      opened.orders.get(orderId)?.customerId === id &&
      opened.orders.get(orderId)?.closeReason === `${wordOf(name)} left` &&
      opened.images.get(imageId)?.erasedAt === null &&
      picture;
    if (isWhole) return [`${name} whole`];
    return words || picture ? [`${name} in part`] : [];
  });
  opened.close();
  return found;
}
export type Studio = Awaited<ReturnType<typeof studio>>;
