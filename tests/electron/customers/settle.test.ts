/* oxlint-disable max-lines -- Its cases share one list of the erased and one set of records. */
/** The list of the erased and the records agree, whatever happened in between. */
import { statSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { merge } from '../../../electron/customers/merges.ts';
import { createErasure } from '../../../electron/customers/erase.ts';
import type { ErasureParts } from '../../../electron/customers/erase-parts.ts';
import { createNote } from '../../../electron/records/audit/note.ts';
import { precedence } from '../../../electron/turns.ts';
import { createVault } from '../../../electron/vault/vault.ts';
import { createPlainSheets } from '../../../electron/printing/file/plain-sheets.ts';
import { createSettings } from '../../../electron/settings/settings.ts';
import { KioskError } from '../../../shared/errors.ts';
import { newId, type CustomerId } from '../../../shared/ids.ts';
import type { Erasure } from '../../../shared/model/erasures.ts';
import {
  addOrder,
  addPhoto,
  addShot,
  at,
  exampleRecords,
  later,
} from '../../support/records/example-records.ts';
import { eventually } from '../../support/eventually.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { decrypted, openFile, testDataKey } from '../../support/records/records-file.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { addPrint } from '../../support/printing/example-prints.ts';
import { rejectionOf } from '../../support/thrown.ts';

function example() {
  const records = exampleRecords();
  const [clock, log] = [handClock(later), memoryLog()];
  const checkpoints = { ...records.checkpoints, ...precedence(() => Promise.resolve()) };
  let list: readonly Erasure[] = [];
  let backups = 0;
  const folders = [{ folder: '/stick', at }];
  let aside: string[] = [];
  let unread: { name: string; at: string }[] = [];
  const erasedAside: unknown[] = [];
  let reread = 0;
  /** The error of the next change of the list; null when it succeeds. */
  let fault: KioskError | null = null;
  const who = (): string => 'staff';
  const vault = createVault({ dir: tempFolder(), key: testDataKey });
  const nothing = (): void => undefined;
  const parts: ErasureParts = {
    backupFolder: () => null,
    folders: () => folders,
    statesOf: () => null,
    backUp: () => void (backups += 1),
    eraseCopies: () => Promise.resolve(),
    filesErased: () => void (reread += 1),
    aside: {
      names: () => aside,
      erase(persons, pictures) {
        erasedAside.push({ persons, pictures });
        return Promise.resolve(unread);
      },
    },
    list: {
      all: () => list,
      change(work) {
        if (fault !== null) return Promise.reject(fault);
        list = work(list);
        return Promise.resolve();
      },
    },
  };
  const erasure = createErasure(
    {
      ...{ clock, log, who, changed: nothing, printChanged: nothing },
      records: { ...records, checkpoints, customerTraces: () => Promise.resolve([]) },
      note: createNote({ records, who, clock, log }),
      settings: createSettings(records.settings, () => clock.now()),
      vault,
      sheets: createVault<'prt'>({ dir: tempFolder(), key: testDataKey }),
      plainSheets: createPlainSheets(tempFolder()),
    },
    parts,
  );
  const orderId = addOrder(records, { name: 'Canaria' });
  const customerId = records.orders.get(orderId)?.customerId ?? 'cus_';
  const close = (): void => records.orders.setState(orderId, 'done', later, '');
  return {
    ...{ records, checkpoints, vault, erasure, orderId, customerId, close },
    list: () => list,
    setList: (next: readonly Erasure[]) => (list = next),
    failWith: (next: KioskError | null) => (fault = next),
    backups: () => backups,
    reread: () => reread,
    setAside: (names: string[], notRead: { name: string; at: string }[]) =>
      ([aside, unread] = [names, notRead]),
    erasedAside,
    acts: () => records.audit.list({ person: null, act: null, between: null, customers: null }, 99, 9),
    /** Erases customers by the period, years later. */
    eraseOld: () => {
      clock.pass(10 * 366 * 86_400_000);
      return erasure.eraseOld(false);
    },
    isErased: () => records.customers.get(customerId)?.erasedAt !== null,
  };
}
const entryOf = (customerId: CustomerId, done: boolean): Erasure => ({
  ...{ customerId, merged: [], at: later, done, record: null },
});
const nobody = (): null => null;

it('a customer whose print may still come out of a printer is not erased', async () => {
  const one = example();
  const print = addPrint(one.records, one.orderId);
  one.close();
  const { number } = one.records.orders.get(one.orderId) ?? {};
  one.records.prints.setState(
    print,
    { state: 'waiting', note: '', trouble: 'media-empty', hold: null },
    later,
  );

  expect((await one.erasure.plan(one.customerId)).open).toEqual([number]);
  expect(await rejectionOf(one.erasure.erase(one.customerId, nobody))).toBe('WRONG_STEP');

  one.records.prints.setState(print, { state: 'cancelled', note: '', trouble: null, hold: null }, later);
  expect((await one.erasure.plan(one.customerId)).open).toEqual([]);
});

it('a customer is on the list, marked, once the records are without them', async () => {
  const one = example();
  one.close();

  await one.erasure.erase(one.customerId, nobody);

  const left = [{ kind: 'backups', place: '/stick', at, count: 1, handled: null }];
  const record = { by: 'staff', allowedBy: null, orders: 1, left };
  expect(one.list()).toEqual([{ ...entryOf(one.customerId, true), record }]);
  expect(one.isErased()).toBe(true);
});

it('a customer whose erasing was refused at the last moment is not on the list', async () => {
  const one = example();
  one.close();
  const erasing = one.erasure.erase(one.customerId, nobody);
  // An order is begun while pictures are erased.
  one.records.orders.setState(one.orderId, 'open', later, '');

  expect(await rejectionOf(erasing)).toBe('WRONG_STEP');

  expect(one.list()).toEqual([]);
  expect(one.isErased()).toBe(false);
});

/** Erases the customer's files, and lets a picture arrive as soon as it is read which ones there are. */
function withArrival() {
  const one = example();
  addShot(one.records, one.orderId);
  one.close();
  const erase = one.vault.erase.bind(one.vault);
  one.vault.erase = async (id) => {
    await erase(id);
    one.vault.erase = erase;
    addShot(one.records, one.orderId);
  };
  return one;
}
type Example = ReturnType<typeof example>;
it.each([
  ['by staff', (one: Example) => one.erasure.erase(one.customerId, nobody)],
  [
    'from the list',
    (one: Example) => {
      one.setList([entryOf(one.customerId, true)]);
      return one.erasure.settle();
    },
  ],
])('a picture that arrives between the files and the words goes too: %s', async (_by, erase) => {
  const one = withArrival();

  await erase(one);

  expect(one.isErased()).toBe(true);
  expect(one.records.cleanUp.picturesOf(one.orderId)).toEqual([]);
});

it('a customer who goes by the period waits for the next clean-up when a picture arrives', async () => {
  const one = withArrival();

  await one.eraseOld();
  expect(one.isErased()).toBe(false);

  await one.eraseOld();
  expect(one.isErased()).toBe(true);
  expect(one.records.cleanUp.picturesOf(one.orderId)).toEqual([]);
});

it('a customer is not erased while the list cannot be written', async () => {
  const one = example();
  one.close();
  one.failWith(new KioskError('DISK_FULL', 'no space'));

  expect(await rejectionOf(one.erasure.erase(one.customerId, nobody))).toBe('DISK_FULL');

  expect(one.isErased()).toBe(false);
});

it('an erasing whose commit the disk failed stays on the list until the next start: its words may be gone then', async () => {
  const one = example();
  one.close();
  one.records.customers.erase = () => {
    throw new KioskError('DISK_FAILED', 'the commit failed', { reason: 'write' });
  };

  expect(await rejectionOf(one.erasure.erase(one.customerId, nobody))).toContain('DISK_FAILED');

  expect(one.list()).toMatchObject([{ customerId: one.customerId, done: false }]);
});

it('an erasing that a kill ended before the records changed is taken off the list', async () => {
  const one = example();
  one.setList([entryOf(one.customerId, false)]);

  await one.erasure.settle();

  expect(one.list()).toEqual([]);
  expect(one.isErased()).toBe(false);
});

const codeTimes = { id: newId('cod'), issuedAt: at, expiresAt: later, doubt: null };
const codeWord = '12A45BCDE67FGHJK';
/** Adds a person with a name and a code, by which the order is found. */
function addWords({ records, orderId }: Example): void {
  const photoId = addPhoto(records, orderId);
  records.codes.insert({ ...codeTimes, orderId, photoId, code: `GB/${codeWord}` });
  records.people.insert({ id: newId('per'), orderId, name: 'Benno', age: 'child', createdAt: at });
}

it.each([
  [
    'refused at the last moment',
    async (one: Example) => {
      one.records.customers.erase = () => {
        throw new KioskError('WRONG_STEP', 'an order is open');
      };
      await rejectionOf(one.erasure.erase(one.customerId, nobody));
    },
  ],
  [
    'ended by a kill',
    async (one: Example) => {
      one.records.orders.hideWords(one.orderId);
      one.setList([entryOf(one.customerId, false)]);
      await one.erasure.settle();
    },
  ],
  [
    'not due any more',
    (one: Example) => {
      const { customers } = one.records.keeping;
      const { get } = customers;
      vi.spyOn(customers, 'get').mockImplementationOnce(get).mockReturnValue(null);
      return one.eraseOld();
    },
  ],
])('after an erasing that was %s, orders are found by names and codes', async (_what, interrupt) => {
  const one = example();
  addWords(one);
  one.close();

  await interrupt(one);

  expect(one.isErased()).toBe(false);
  for (const word of ['benno', codeWord, '261121'])
    expect(one.records.orders.find(word, 5), word).toHaveLength(1);
});

it('the erasing itself changes no order in the search index', async () => {
  const one = example();
  addWords(one);
  one.close();
  const db = openFile(one.records.file);
  onTestFinished(() => void db.close());
  const texts = () => db.prepare('SELECT search_text FROM orders').pluck().all();
  expect(texts()).toEqual([`261121-001 benno ${codeWord}`]);
  const index = () => db.prepare('SELECT id, block FROM order_search_data ORDER BY id').all();
  let before: unknown;
  const { customers } = one.records;
  const erase = customers.erase.bind(customers);
  customers.erase = (id, when) => {
    before = index();
    erase(id, when);
  };

  await one.erasure.erase(one.customerId, nobody);

  expect(one.isErased()).toBe(true);
  expect(index()).toEqual(before);
  expect(texts()).toEqual(['261121-001']);
});

it('an erasing that a kill ended after the records changed is marked', async () => {
  const one = example();
  one.records.customers.erase(one.customerId, later);
  one.setList([entryOf(one.customerId, false)]);

  await one.erasure.settle();

  expect(one.list()).toEqual([entryOf(one.customerId, true)]);
});

it('the clean-up rests while a customer is being erased', async () => {
  const one = example();
  one.close();
  const erasing = one.erasure.erase(one.customerId, nobody);
  // The old copies of the records go first, and nothing rests meanwhile.
  await Promise.resolve();

  await one.checkpoints.caughtUp();

  expect(one.isErased()).toBe(true);
  await erasing;
});

it('an erasing does not wait for a reader, and empties the WAL when the reader is done', async () => {
  const one = example();
  one.close();
  const reader = openFile(one.records.file, { readonly: true });
  onTestFinished(() => void reader.close());
  reader.exec('BEGIN');
  reader.prepare('SELECT name FROM customers').all();
  const walSize = (): number => statSync(`${one.records.file}-wal`).size;

  await one.erasure.erase(one.customerId, nobody);

  expect(walSize()).toBeGreaterThan(0);
  reader.exec('COMMIT');
  await eventually(() => expect(walSize()).toBe(0));
  expect(decrypted(one.records.file).includes('Canaria')).toBe(false);
});

it('words that were erased before a kill have left the WAL once the list and the records agree', async () => {
  const one = example();
  // As after a kill while a reader kept the WAL: the records and the list were changed, and the WAL was not emptied.
  one.records.customers.erase(one.customerId, later);
  one.setList([entryOf(one.customerId, true)]);
  expect(statSync(`${one.records.file}-wal`).size).toBeGreaterThan(0);

  await one.erasure.settle();

  expect(statSync(`${one.records.file}-wal`).size).toBe(0);
});

it('an erasing that is under way is left alone', async () => {
  const one = example();
  one.close();
  const erasing = one.erasure.erase(one.customerId, nobody);

  // Turn by turn: what the erasing waits for may be a timer or a thread.
  while (one.list().length === 0) await new Promise(setImmediate);
  await one.erasure.settle();
  await erasing;

  expect(one.list()).toMatchObject([{ done: true }]);
});

it('a customer who came back with older records is erased again, once no order is open', async () => {
  const one = example();
  one.setList([entryOf(one.customerId, true)]);
  await one.erasure.settle();
  expect(one.isErased()).toBe(false);
  expect(one.backups()).toBe(0);

  one.close();
  await one.erasure.settle();

  expect(one.isErased()).toBe(true);
  expect(one.records.customers.search('canaria', 5)).toEqual([]);
  expect(one.acts()).toMatchObject([
    { act: 'erased', person: 'headroom', subject: one.customerId, facts: { why: 'listed' } },
  ]);
  expect(one.backups()).toBe(1);
  expect(one.reread()).toBe(1);
});

it('a customer who came back stays while an order is begun for them as their files go', async () => {
  const one = example();
  addShot(one.records, one.orderId);
  one.close();
  one.setList([entryOf(one.customerId, true)]);
  const erase = one.vault.erase.bind(one.vault);
  one.vault.erase = async (id) => {
    await erase(id);
    one.records.orders.setCustomer(addOrder(one.records, { name: 'Canaria' }), one.customerId);
  };

  await one.erasure.settle();

  expect(one.isErased()).toBe(false);
  expect(one.backups()).toBe(0);
});

it('a customer who came back is erased once when two clean-ups meet, and may be erased by staff meanwhile', async () => {
  const one = example();
  const { records } = one;
  const other = records.orders.get(addOrder(records, { name: 'Ben' }));
  records.orders.setState(other?.id ?? 'ord_', 'done', later, '');
  addShot(records, one.orderId);
  one.close();
  const byStaff = other?.customerId ?? 'cus_';
  one.setList([entryOf(one.customerId, true), entryOf(byStaff, true)]);
  const erase = one.vault.erase.bind(one.vault);
  one.vault.erase = async (id) => {
    await erase(id);
    records.customers.erase(byStaff, later);
  };

  await Promise.all([one.erasure.settle(), one.erasure.settle()]);

  expect(one.acts()).toMatchObject([{ act: 'erased', subject: one.customerId }]);
  expect(one.backups()).toBe(1);
});

it('someone whom a merge had made part of an erased customer is erased again, too, on their own and beside the customer', async () => {
  for (const isAlone of [true, false]) {
    const one = example();
    const other = one.records.orders.get(addOrder(one.records, { name: 'Canaria Two' }));
    one.records.orders.setState(other?.id ?? 'ord_', 'done', later, '');
    one.close();
    const merged = other?.customerId ?? 'cus_';
    // Records from before the merge may not have the customer at all.
    const customerId = isAlone ? newId('cus') : one.customerId;
    one.setList([{ ...entryOf(customerId, true), merged: [merged] }]);

    await one.erasure.settle();

    expect(one.records.customers.get(merged)?.erasedAt).toBe(later);
    expect(one.isErased()).toBe(!isAlone);
    expect(one.acts()).toHaveLength(isAlone ? 1 : 2);
  }
});

it('an erased customer who is part of another one in older records is parted from them, and the other stays', async () => {
  const one = example();
  const { records, customerId } = one;
  const other = records.orders.get(addOrder(records, { name: 'Ben' }))?.customerId ?? 'cus_';
  one.close();
  const both = { name: 'Ben', phone: '', email: '', keepPhotos: false, notes: 'Canaria' };
  const deps = { records, clock: handClock(), who: () => 'staff', note: () => undefined };
  merge(deps, other, customerId, both);
  // Later changes would be in the way of staff who undo it.
  records.customers.note(other, 'Canaria likes Ben');
  one.setList([entryOf(customerId, true)]);

  await one.erasure.settle();

  expect(one.isErased()).toBe(true);
  expect(records.customers.get(other)).toMatchObject({ name: 'Ben', orders: 1, erasedAt: null });
  expect(records.customers.notes(other)).toBe('');
  expect(records.orders.get(one.orderId)?.customerId).toBe(customerId);
  expect(decrypted(records.file).includes('Canaria')).toBe(false);
  expect(one.acts()).toMatchObject([
    { act: 'erased', subject: customerId },
    { act: 'merge-undone', person: 'headroom', subject: customerId },
  ]);
});

it('a customer is erased from data that was set aside, and what cannot be read is noted until it is gone', async () => {
  const one = example();
  const imageId = one.records.shots.get(addShot(one.records, one.orderId))?.imageId;
  one.close();
  one.setAside(['set-aside-a', 'set-aside-b'], [{ name: 'set-aside-b', at }]);
  const isNoted = (handled: unknown) => () =>
    expect(one.list()[0]?.record?.left[1]).toEqual({
      ...{ kind: 'set-aside', place: 'set-aside-b', at, count: 1, handled },
    });

  await one.erasure.erase(one.customerId, nobody);
  await eventually(isNoted(null));

  expect(one.erasedAside).toEqual([
    { persons: [{ customerId: one.customerId, at: later }], pictures: [imageId] },
  ]);
  await one.erasure.settle();
  expect(one.list()[0]?.record?.left).toHaveLength(2);
  one.setAside([], []);
  await one.erasure.settle();
  isNoted({ at: later, by: 'headroom' })();
});
