/** Erasing from backups when customers were merged in between, or a merge was undone: all of the one goes, and nothing of the other. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { eraseFromAside } from '../../../electron/backups/erase-aside.ts';
import { repositoryOf } from '../../../electron/backups/repository.ts';
import { backupKeyOf, sealText } from '../../../electron/backups/sealed-file.ts';
import { asideFolders } from '../../../electron/backups/set-aside.ts';
import { mergedErasures } from '../../../electron/backups/erasures.ts';
import { statesLeft } from '../../../electron/backups/states-left.ts';
import { fileOf } from '../../../electron/vault/vault.ts';
import type { CustomerId } from '../../../shared/ids.ts';
import { addPrint } from '../../support/printing/example-prints.ts';
import { longId } from '../../support/records/long-id.ts';
import { later } from '../../support/records/example-records.ts';
import { testDataKey } from '../../support/records/records-file.ts';

import { lookAt, stateOf, studio, wordOf, type Studio } from './three-customers.ts';

/** The number of customers' pictures in the repository. */
const stored = ({ repository }: Studio): number => repository.pictures().size;

it('the one who had been merged into another is erased from a backup of that time, and the other stays whole', async () => {
  const one = await studio();
  await one.merge('Ada', 'Ben');
  one.backUp(8);
  await one.undo('Ben');
  await one.erase('Ada');

  const { erased } = one.backUp(9);

  expect(erased?.left.get(one.people.Ada.id)).toEqual([]);
  expect(stored(one)).toBe(2);
  expect(one.inBackup(8)).toEqual(['Ben', 'Cleo']);
  expect(await one.restored(8)).toEqual(['Ben whole', 'Cleo whole']);
});

it('the one into whom another had been merged is erased, and the other stays whole, in the new backup too', async () => {
  const one = await studio();
  await one.merge('Ada', 'Ben');
  one.backUp(8);
  await one.undo('Ben');
  await one.erase('Ben');

  one.backUp(9);

  expect(stored(one)).toBe(2);
  for (const hour of [8, 9]) expect(one.inBackup(hour)).toEqual(['Ada', 'Cleo']);
  expect(await one.restored(8)).toEqual(['Ada whole', 'Cleo whole']);
  expect(await one.restored(9)).toEqual(['Ada whole', 'Cleo whole']);
});

it('a backup of the time before the merge loses both who had become one', async () => {
  const one = await studio();
  one.backUp(8);
  await one.merge('Ada', 'Ben');
  one.backUp(9);
  await one.erase('Ben');

  one.backUp(10);

  expect(stored(one)).toBe(1);
  for (const hour of [8, 9, 10]) {
    expect(one.inBackup(hour)).toEqual(['Cleo']);
    expect(await one.restored(hour)).toEqual(['Cleo whole']);
  }
});

it.each([
  ['Ada', ['Ben whole', 'Cleo whole']],
  ['Ben', ['Ada whole', 'Cleo whole']],
] as const)('of a chain of merges that was undone, only %s is erased', async (name, others) => {
  const one = await studio();
  await one.merge('Ada', 'Ben');
  await one.merge('Ben', 'Cleo');
  one.backUp(8);
  await one.undo('Cleo');
  await one.undo('Ben');
  await one.erase(name);

  one.backUp(9);

  expect(await one.restored(8)).toEqual(others);
});

it('of a chain of merges that was undone, the last one is erased, and the others are the customer that they were', async () => {
  const one = await studio();
  await one.merge('Ada', 'Ben');
  await one.merge('Ben', 'Cleo');
  one.backUp(8);
  await one.undo('Cleo');
  await one.undo('Ben');
  await one.erase('Cleo');

  one.backUp(9);

  expect(stored(one)).toBe(2);
  expect(await one.restored(8)).toEqual(['Ada in part', 'Ben in part']);
  await one.undo('Ben');
  expect(one.look()).toEqual(['Ada whole', 'Ben whole']);
});

it('of a chain that was undone in part, those go who are still one', async () => {
  const one = await studio();
  await one.merge('Ada', 'Ben');
  await one.merge('Ben', 'Cleo');
  one.backUp(8);
  await one.undo('Cleo');
  await one.erase('Ben');

  one.backUp(9);

  expect(stored(one)).toBe(1);
  expect(await one.restored(8)).toEqual(['Cleo whole']);
});

it('two who had become one and were both erased go from a backup of that time', async () => {
  const one = await studio();
  await one.merge('Ada', 'Ben');
  one.backUp(8);
  await one.undo('Ben');
  await one.erase('Ada');
  await one.erase('Ben');

  one.backUp(9);

  expect(stored(one)).toBe(1);
  expect(await one.restored(8)).toEqual(['Cleo whole']);
});

it('a restore on a computer that knows of the erasing does not need the backup to be written anew', async () => {
  const one = await studio();
  await one.merge('Ada', 'Ben');
  one.backUp(8);
  await one.undo('Ben');
  await one.erase('Ada');

  expect(await one.restored(8)).toEqual(['Ben whole', 'Cleo whole']);
});

it('data that was set aside while they were one keeps the other', async () => {
  const one = await studio();
  one.backUp(8);
  await one.merge('Ada', 'Ben');
  await one.restored(8);
  await one.erase('Ben');
  const [folder] = asideFolders(one.records);
  const rest = { sheets: join(one.records, '..', 'sheets'), dataKey: testDataKey, pictures: [] };
  const aside = (file: string): string => join(one.records, '..', folder?.name ?? '', file);

  expect(eraseFromAside({ ...one, ...rest, persons: one.persons() })).toEqual([]);

  expect(lookAt(aside('records.sqlite'), aside('vault'), one.people)).toEqual(['Ada whole', 'Cleo whole']);
});

it('a saved sheet stays whose order staff gave to another customer after the data was set aside', async () => {
  const one = await studio();
  const sheets = join(one.records, '..', 'sheets');
  const { Ada: ada, Ben: ben, Cleo: cleo } = one.people;
  const saved = await one.using((opened) =>
    [ada, cleo].map(({ orderId }, index) => {
      const printId = addPrint(opened, orderId);
      opened.savedSheets.insert({ printId, name: `sheet-${String(index)}`, savedAt: later });
      return fileOf(sheets, printId);
    }),
  );
  for (const file of saved) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'a sheet');
  }
  one.backUp(8);
  await one.restored(8);
  await one.using((opened) => {
    opened.orders.setCustomer(ada.orderId, ben.id);
  });
  const persons = [ada, cleo].map(({ id }) => ({ customerId: id, at: later }));

  expect(eraseFromAside({ ...one, sheets, dataKey: testDataKey, pictures: [], persons })).toEqual([]);

  expect(saved.map((file) => existsSync(file))).toEqual([true, false]);
});

it('a picture stays in the repository while a backup without erased customers has it', async () => {
  const one = await studio();
  one.backUp(8);
  // Staff gave the order to another customer.
  await one.using((opened) => {
    opened.orders.setCustomer(one.people.Ada.orderId, one.people.Ben.id);
  });
  one.backUp(9);
  await one.erase('Ada');

  one.backUp(10);

  expect(stored(one)).toBe(3);
  expect(one.repository.listOf(stateOf(8))?.size).toBe(2);
});

it('a backup that an earlier Headroom held to be without a customer is looked at again', async () => {
  const one = await studio();
  await one.merge('Ada', 'Ben');
  one.backUp(8);
  await one.undo('Ben');
  await one.erase('Ada');
  // As that version wrote it, which did not find her there.
  const [erasure] = one.list;
  const text = { version: 2, erasures: [erasure], left: [[one.people.Ada.id, []]], unreadable: [] };
  const place = `${one.studioId}/erased`;
  const file = join(repositoryOf(one.target, one.studioId), 'erased');
  writeFileSync(file, sealText(backupKeyOf(testDataKey), place, JSON.stringify(text)));

  one.backUp(9);

  expect(one.inBackup(8)).toEqual(['Ben', 'Cleo']);
  expect(await one.restored(8)).toEqual(['Ben whole', 'Cleo whole']);
});

it('someone who came back with older records is erased from the backup that still has them', async () => {
  const one = await studio();
  await one.merge('Ada', 'Ben');
  await one.erase('Ben');
  const { id } = one.people.Ben;
  await one.using((opened) => {
    const details = { name: wordOf('Ada'), phone: '', email: '', keepPhotos: false, createdAt: later };
    opened.customers.insert({ id: one.people.Ada.id, ...details });
  });

  const { erased } = one.backUp(9);

  expect(erased?.left.get(id)).toEqual([]);
  expect(one.inBackup(9)).toEqual(['Cleo']);
});

it('a folder that knows of more who had become part of a customer tells this computer', async () => {
  const one = await studio();
  await one.erase('Ben');
  one.backUp(8);
  const merged = [one.people.Ada.id];
  const { erasures, ...known } = one.repository.erased();
  one.repository.setErased({ ...known, erasures: erasures.map((each) => ({ ...each, merged })) });

  const { erased } = one.backUp(9);

  expect(erased?.erasures).toMatchObject([{ merged }]);
  expect(one.inBackup(9)).toEqual(['Cleo']);
});

it('a computer that knows of more who had become part of a customer erases them from every backup', async () => {
  const one = await studio();
  await one.erase('Ben');
  one.backUp(8);
  expect(one.inBackup(8)).toEqual(['Ada', 'Cleo']);
  await one.note('Ben', ['Ada']);

  one.backUp(9);

  for (const hour of [8, 9]) expect(one.inBackup(hour)).toEqual(['Cleo']);
});

it('two customers on this computer’s list who are one on the folder’s are not in a new backup', () => {
  const [ada, ben] = [longId('cus'), longId('cus')];
  const entry = { merged: [], at: later, done: true, record: null };
  const ours = [
    { ...entry, customerId: ada },
    { ...entry, customerId: ben },
  ];
  const erasures = [{ ...entry, customerId: ben, merged: [ada] }];
  const known = { erasures, left: new Map([[ben, []]]), unreadable: [] };
  const leftOf = (present: readonly CustomerId[]) =>
    statesLeft(mergedErasures(ours, erasures), {
      ...{ known, ours, states: [stateOf(8), stateOf(9)] },
      newest: { state: stateOf(9), present: new Set(present) },
    }).get(ben);

  expect(leftOf([])).toEqual([]);
  expect(leftOf([ada])).toEqual([stateOf(9)]);
});
