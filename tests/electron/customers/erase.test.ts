/** Erasing a customer, through the contract: nothing about them is left in any file, backups included. */
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { pictureJobs } from '../../../electron/imaging/picture-jobs.ts';
import { vaultKey } from '../../../electron/secrets/vault-key.ts';
import { smallSidePx } from '../../../electron/studio/read-picture.ts';
import { quarantineOf } from '../../../electron/vault/sweep.ts';
import { createVault, fileOf } from '../../../electron/vault/vault.ts';
import { newId, type CustomerId, type ImageId, type OrderId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { finalAnswer, forPhoto, openCounter, picture, portrait, type Counter } from '../orders/counter.ts';
import { foundIn, spellingsOfBytes, spellingsOfText, type Needles } from '../../support/service/needles.ts';
import { isOpened, openedFolder } from '../../support/kiosk/opened-folder.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import {
  mailCertificates,
  mailPasswordOfTests,
  startMailServer,
} from '../../support/customers/mail-server.ts';
import { keyOf, noteKey, openFile } from '../../support/records/records-file.ts';
import { savedSheets } from '../../support/printing/saved-sheets.ts';
import { addSupervisor, unlock } from '../../support/kiosk/supervisor.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { eventually } from '../../support/eventually.ts';

const person = { name: 'Ada Canaria', phone: '07700 900987', email: 'canaria@example.org', keepPhotos: true };
/** A picture that comes from the watched folder. */
const imported = Buffer.from(await pictureJobs.thumbnail(portrait, 600));
const words = new Map(
  ['canaria', 'Canaria', 'CANARIA', '7700900987', '07700 900987', 'CN12cd34', 'ada.waits'].map((text) => [
    text,
    spellingsOfText(text),
  ]),
);

/** Puts an e-mail with the final and the receipt into the queue, where it stays: its mail server hangs up. */
async function sendLater(counter: Counter, order: OrderView): Promise<void> {
  const { orderId, photoId } = forPhoto(order);
  const parts = [{ kind: 'final', photoId } as const, { kind: 'receipt' } as const];
  await counter.call('sendMail', { orderId, address: 'ada.waits@example.org', parts });
  await eventually(async () =>
    expect((await counter.call('openOrder', { orderId })).mails).toMatchObject([
      { state: 'waiting', problem: { trouble: 'hung-up' } },
    ]),
  );
}

/** Puts a picture into the watched folder. Returns its id once it is offered, and the names of everything that is offered then. */
async function inFolder(counter: Counter, name: string, bytes: Uint8Array) {
  const { watchedFolder } = await counter.call('settings');
  writeFileSync(join(watchedFolder, name), bytes);
  return eventually(async () => {
    const { files } = await counter.call('folderInbox');
    const fileId = files.find((file) => file.name === name)?.id;
    if (fileId === undefined) throw new Error('the picture is not offered');
    return { fileId, names: files.map((file) => file.name) };
  });
}

/** A finished order of one customer, with a word about them wherever a person can type or a file can bring one. */
async function finishedOrder(
  counter: Counter,
): Promise<{ readonly customerId: CustomerId; readonly orderId: OrderId }> {
  counter.answer(
    '/v2/getIdPhotoNoWatermark',
    finalAnswer(counter.server, { idPhotoCode: 'a.example/CN12cd34' }),
  );
  const begun = await counter.order('uk-passport');
  const orderId = begun.id;
  const named = await counter.call('setCustomer', {
    orderId,
    customerId: begun.customer?.id ?? null,
    ...person,
  });
  const { fileId } = await inFolder(counter, 'canaria.jpg', imported);
  const withShot = await counter.call('takeFolderFile', { orderId, fileId });
  const paid = await counter.paid(withShot, { reference: 'canaria 12' });
  await counter.call('requestFinal', forPhoto(paid));
  const photos = paid.photos.map(({ id }) => ({ photoId: id, count: null }));
  await counter.call('printSheet', {
    ...{ orderId, printerId: 'file', copies: 1 },
    layout: { mediumId: '4x6in', gapMm: 2, edgeMm: 2, cut: 'marks', caption: false, photos, arranged: null },
  });
  // The pictures on a sheet tell when it is erased; a receipt has none, and the customer's words on it.
  await counter.call('printPapers', { orderId, papers: [{ kind: 'receipt' }] });
  await sendLater(counter, paid);
  await counter.call('finishOrder', { orderId });
  const customerId = named.customer?.id;
  if (customerId === undefined) throw new Error('the order has lost its customer');
  const notes = 'Canaria wears glasses';
  await counter.call('changeCustomer', { customerId, ...person, notes });
  return { customerId, orderId };
}

/** An even area of a picture looks like empty pages of any file. */
const isOfPicture = (piece: Buffer): boolean => new Set(piece).size >= 10;

/** Every JPEG that the same program writes begins with the same tables. */
const withoutTables = (bytes: Buffer): Buffer => bytes.subarray(700);

/** The words about the customer, and pieces of every picture: the shot, what the service made of it, a thumbnail and the sheet. */
async function needlesOf(counter: Counter): Promise<Needles> {
  const saved = await savedSheets(counter);
  const sheet = [...saved].find(([name]) => name.includes('sheet'))?.[1];
  if (sheet === undefined) throw new Error('no sheet was saved');
  const small = await pictureJobs.thumbnail(portrait, smallSidePx);
  const pictures = { shot: portrait, imported, made: picture, thumbnail: Buffer.from(small), sheet };
  return new Map([
    ...words,
    ...Object.entries(pictures).map(
      ([name, bytes]) => [name, spellingsOfBytes(withoutTables(bytes)).filter(isOfPicture)] as const,
    ),
  ]);
}

/** Returns what is found in all files, opened with the key; what without the key; and the number of pictures. */
async function look(counter: Counter, folder: string, needles: Needles) {
  const key = keyOf(join(counter.dataDir, 'studio', 'records.sqlite'));
  for (const root of [counter.dataDir, folder]) {
    for (const name of readdirSync(root, { encoding: 'utf8', recursive: true }))
      if (name.endsWith('records.sqlite')) noteKey(join(root, name), key);
  }
  const dataKey = await vaultKey(counter.secrets, { create: false });
  const contents = [
    ...(await openedFolder(counter.dataDir, dataKey)),
    ...(await openedFolder(folder, dataKey)),
  ];
  const closed = contents.filter(([name]) => !isOpened(name));
  const searched = (files: typeof contents): string[] => {
    const inFiles = files.flatMap(([, content]) => foundIn(content, needles));
    return [
      ...new Set([...inFiles, ...foundIn(Buffer.from(files.map(([name]) => name).join(' ')), needles)]),
    ];
  };
  const inFolders = (part: string) => closed.filter(([name]) => name.includes(part)).length;
  return {
    names: closed.map(([name]) => name),
    found: searched(contents).toSorted(),
    withoutKey: searched(closed),
    ...{ pictures: inFolders('vault/'), copied: inFolders('/pictures/'), sheets: inFolders('sheets/') },
    records: contents.filter(([name]) => name.endsWith(', decrypted')).length,
  };
}

/** Moves the shot's file to quarantine, where a lost row would have brought it. Returns its path there. */
async function toQuarantine(counter: Counter): Promise<string> {
  const db = openFile(join(counter.dataDir, 'studio', 'records.sqlite'), { readonly: true });
  const id = db.prepare<[], string>('SELECT image_id FROM shots ORDER BY rowid DESC').pluck().get() ?? '';
  db.close();
  const vault = join(counter.dataDir, 'studio', 'vault');
  const [from, to] = [fileOf(vault, id as ImageId), fileOf(quarantineOf(vault), id as ImageId)];
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  return to;
}

const madeBackups = (counter: Counter, orders: number): Promise<void> =>
  eventually(async () => {
    const { backups } = await counter.call('kioskStatus');
    expect(backups).toMatchObject({ running: false, last: { orders } });
  });

it('an erased customer is in no file and no backup, and a backup that is restored does not bring them back', async () => {
  const server = await startMailServer({ hangUps: 99 });
  const counter = await openCounter(
    { receipts: { printerId: 'file', paper: 'a6' }, mail: server.account, watchedFolder: tempFolder() },
    undefined,
    { mailAuthority: mailCertificates().authority },
  );
  const folder = tempFolder();
  await addSupervisor(counter, '4711');
  await counter.call('saveMailPassword', { password: mailPasswordOfTests });
  const { customerId, orderId } = await finishedOrder(counter);
  const quarantined = await toQuarantine(counter);
  await counter.call('chooseBackupFolder', { folder });
  await madeBackups(counter, 1);
  const needles = await needlesOf(counter);
  const before = await look(counter, folder, needles);
  // Thumbnails are made when they are shown, and are in no file.
  const nowhere = ['CANARIA', 'thumbnail'];
  expect(before.found).toEqual([...needles.keys()].filter((each) => !nowhere.includes(each)).toSorted());
  expect(before.withoutKey).toEqual([]);
  expect(existsSync(quarantined)).toBe(true);
  // The name of no file tells which order it belongs to.
  expect(before.names.filter((name) => /\d{6}-\d{3}/.test(name))).toEqual([]);
  expect(before.pictures).toBeGreaterThan(2);
  expect(before).toMatchObject({ copied: before.pictures, sheets: 2, records: 2 });
  const plan = await counter.call('customerErasure', { customerId });
  expect(plan).toMatchObject({ orders: 1, open: [], backups: folder });
  expect(plan.left.map(({ kind, place }) => [kind, place])).toEqual([
    ['backups', folder],
    ['service', ''],
    // It may be sent before its row is gone.
    ['mail', ''],
    ['watched-folder', (await counter.call('settings')).watchedFolder],
  ]);

  await counter.call('lockSupervisor');
  expect(await rejectionOf(counter.call('eraseCustomer', { customerId }))).toBe('SUPERVISOR_REQUIRED');
  await unlock(counter, '4711');
  await counter.call('eraseCustomer', { customerId });
  const gone = { found: [], withoutKey: [], pictures: 0, copied: 0, sheets: 0 };
  await eventually(async () =>
    expect(await look(counter, folder, needles)).toMatchObject({ ...gone, records: 3 }),
  );
  expect(await rejectionOf(counter.call('customerErasure', { customerId }))).toBe('NOT_FOUND');
  expect(existsSync(quarantined)).toBe(false);
  // The order shows no code, from which the screen would draw a QR code.
  expect((await counter.call('openOrder', { orderId })).photos).toMatchObject([{ code: null }]);
  expect((await counter.call('listCodes', { list: 'all', text: '', skip: 0 })).codes).toEqual([]);
  expect(server.received).toEqual([]);

  await eventually(async () => {
    const { erasures } = await counter.call('erasures', { before: null });
    const states = { left: 0, unreadable: 0, of: 2 };
    expect(erasures).toMatchObject([
      {
        customerId,
        orders: 1,
        left: [
          { states, handled: { by: 'headroom' } },
          ...['service', 'mail', 'watched-folder'].map((kind) => ({ kind, handled: null })),
        ],
      },
    ]);
  });
  await counter.call('noteLeftover', { customerId, index: 1, handled: true });
  const { erasures } = await counter.call('erasures', { before: null });
  expect(erasures[0]?.left[1]?.handled).toMatchObject({ by: 'Asha' });
  expect((await counter.call('erasures', { before: erasures[0]?.at ?? null })).erasures).toEqual([]);
  await counter.call('lockSupervisor');
  expect(await rejectionOf(counter.call('erasures', { before: null }))).toBe('SUPERVISOR_REQUIRED');
  const note = { customerId, index: 1, handled: false };
  expect(await rejectionOf(counter.call('noteLeftover', note))).toBe('SUPERVISOR_REQUIRED');
  await unlock(counter, '4711');

  const found = await counter.call('listBackups', { folder, typed: '' });
  if (typeof found === 'string') throw new Error(found);
  expect(found.states).toMatchObject([{ pictures: 0 }, { orders: 1, customers: 1, pictures: 0, missing: 0 }]);
  const chosen = { folder, typed: '', id: found.states[1]?.id ?? '', replaceKey: false };
  expect(await counter.call('restoreBackup', chosen)).toBe('restored');
  expect(await look(counter, folder, needles)).toMatchObject(gone);
  expect((await counter.call('findCustomers', { text: 'canaria' })).customers).toEqual([]);
  // The folder still has the picture.
  expect((await inFolder(counter, 'another.jpg', picture)).names).toEqual(['another.jpg']);
});

it('a picture whose row is lost is unreadable without the key, and goes when its quarantine is over', async () => {
  const clock = handClock();
  const counter = await openCounter({}, clock);
  const dir = join(counter.dataDir, 'studio', 'vault');
  const dataKey = await vaultKey(counter.secrets, { create: false });
  const id = newId('img');
  await createVault({ dir, key: dataKey, clock }).put(id, portrait);
  utimesSync(fileOf(dir, id), clock.now(), clock.now());
  const needles = new Map([['shot', spellingsOfBytes(portrait).filter(isOfPicture)]]);
  const after = async (days: number): Promise<void> => {
    clock.pass(days * 86_400_000);
    await counter.reopen();
  };
  const quarantined = fileOf(quarantineOf(dir), id);

  await after(4);
  await eventually(() => expect(existsSync(quarantined)).toBe(true));
  expect(await look(counter, tempFolder(), needles)).toMatchObject({ found: ['shot'], withoutKey: [] });

  await after(31);
  await eventually(() => expect(existsSync(quarantined)).toBe(false));
  expect(await look(counter, tempFolder(), needles)).toMatchObject({ found: [], pictures: 0 });
});

it('a customer with an open order is not erased', async () => {
  const counter = await openCounter();
  const order = await counter.order('uk-passport');
  const customerId = order.customer?.id ?? 'cus_';

  expect(await counter.call('customerErasure', { customerId })).toMatchObject({ open: [order.number] });
  expect(await rejectionOf(counter.call('eraseCustomer', { customerId }))).toBe('WRONG_STEP');
  expect(await counter.call('customer', { customerId })).toMatchObject({ name: 'Ada' });
});
