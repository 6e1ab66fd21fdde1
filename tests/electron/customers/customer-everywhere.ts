/** A customer about whom there is something in every kind of file, and the search for it. */
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { pictureJobs } from '../../../electron/imaging/picture-jobs.ts';
import { vaultKey } from '../../../electron/secrets/vault-key.ts';
import { quarantineOf } from '../../../electron/vault/sweep.ts';
import { fileOf } from '../../../electron/vault/vault.ts';
import { type CustomerId, type ImageId, type OrderId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import {
  edited,
  finalAnswer,
  forPhoto,
  openCounter,
  picture,
  portrait,
  type Counter,
} from '../orders/counter.ts';
import { bytes, json } from '../service/scripted-server.ts';
import { finderOf, spellingsOfBytes, spellingsOfText, type Needles } from '../../support/service/needles.ts';
import {
  mailCertificates,
  mailPasswordOfTests,
  startMailServer,
} from '../../support/customers/mail-server.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { addSupervisor } from '../../support/kiosk/supervisor.ts';
import { isOpened, openedFolder } from '../../support/kiosk/opened-folder.ts';
import { keyOf, noteKey, openFile } from '../../support/records/records-file.ts';
import { savedSheets } from '../../support/printing/saved-sheets.ts';
import { eventually } from '../../support/eventually.ts';

const person = { name: 'Ada Canaria', phone: '07700 900987', email: 'canaria@example.org', keepPhotos: true };
/** A picture that comes from the watched folder. */
const imported = Buffer.from(await pictureJobs.thumbnail(portrait, 600));
/** A sheet that the service composed. */
const served = await sharp(portrait).resize(1200, 1800, { fit: 'fill' }).jpeg().toBuffer();
const words = new Map(
  ['canaria', 'Canaria', '7700900987', '07700 900987', 'CN12cd34', 'ada.waits'].map((text) => [
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
export async function inFolder(counter: Counter, name: string, bytes: Uint8Array) {
  const { watchedFolder } = await counter.call('settings');
  writeFileSync(join(watchedFolder, name), bytes);
  return eventually(async () => {
    const { files } = await counter.call('folderInbox');
    const fileId = files.find((file) => file.name === name)?.id;
    if (fileId === undefined) throw new Error('the picture is not offered');
    return { fileId, names: files.map((file) => file.name) };
  });
}

/** Edits the order's first shot, so that its retouch session has a version. */
async function retouch(counter: Counter, { id: orderId, shots: [shot] }: OrderView): Promise<void> {
  const session = await counter.call('openRetouch', { orderId, shotId: shot?.id ?? 'shot_' });
  const [original] = session.versions;
  const edit = { tool: 'aiEdit', format: 'PNG' } as const;
  await counter.call('edit', { sessionId: session.id, versionId: original?.id ?? 'ver_', edit });
}

/** Compares the order's first shot with a picture of a file that has the customer's name. */
async function matchFaces(counter: Counter, { shots: [shot] }: OrderView): Promise<void> {
  counter.answer('/v2/faceMatch', json({ isMatch: true, similarity: 0.91 }));
  const source = { from: 'shot', shotId: shot?.id ?? 'shot_' } as const;
  const target = { from: 'file', name: 'canaria-passport.jpg', bytes: imported } as const;
  expect(await counter.call('matchFaces', { source, target, threshold: null })).toMatchObject({
    isMatch: true,
  });
}

/** Copies the records as an update of the program does before it changes them. Returns the copy's path. */
export function copyBeforeUpdate(counter: Counter): string {
  const copy = join(counter.dataDir, 'studio', 'records.sqlite.before-700');
  copyRecords(counter, copy);
  return copy;
}

/** Sets a copy of records and pictures aside, as a restore sets aside what it replaces. */
export function setAside(counter: Counter): void {
  const studio = join(counter.dataDir, 'studio');
  const aside = join(studio, 'set-aside-2026-11-20T09-30-00-000Z');
  mkdirSync(aside);
  copyRecords(counter, join(aside, 'records.sqlite'));
  cpSync(join(studio, 'vault'), join(aside, 'vault'), { recursive: true });
}

function copyRecords(counter: Counter, to: string): void {
  const db = openFile(join(counter.dataDir, 'studio', 'records.sqlite'));
  db.prepare('VACUUM INTO ?').run(to);
  db.close();
}

/** A studio that keeps customers in every kind of file, and whose mail server takes no message. */
export async function openEveryKind() {
  const server = await startMailServer({ hangUps: 99 });
  const counter = await openCounter(
    {
      receipts: { printerId: 'file', paper: 'a6' },
      mail: server.account,
      watchedFolder: tempFolder(),
      serviceSheets: ['4x6in'],
    },
    undefined,
    { mailAuthority: mailCertificates().authority },
  );
  await addSupervisor(counter, '4711');
  await counter.call('saveMailPassword', { password: mailPasswordOfTests });
  return { counter, server };
}

/** A finished order of one customer, with a word about them wherever a person can type or a file can bring one. */
export async function finishedOrder(
  counter: Counter,
): Promise<{ readonly customerId: CustomerId; readonly orderId: OrderId }> {
  counter.answer(
    '/v2/getIdPhotoNoWatermark',
    finalAnswer(counter.server, {
      idPhotoCode: 'a.example/CN12cd34',
      photoSheet: { '1200*1800': `${counter.server.baseUrl}/sheet.jpg` },
    }),
  );
  counter.answer('/sheet.jpg', bytes(served, 200, { 'content-type': 'image/jpeg' }));
  const spec = { specCode: 'uk-passport', specCodeName: 'UK passport', photoSize: '35 x 45 mm' };
  counter.answer('/v2/getIdPhotoSpec', json({ ...spec, photoDpi: '300 DPI' }));
  const begun = await counter.order('uk-passport');
  const orderId = begun.id;
  const named = await counter.call('setCustomer', {
    orderId,
    customerId: begun.customer?.id ?? null,
    ...person,
  });
  const { fileId } = await inFolder(counter, 'canaria.jpg', imported);
  const withShot = await counter.call('takeFolderFile', { orderId, fileId });
  await retouch(counter, withShot);
  await matchFaces(counter, withShot);
  const paid = await counter.paid(withShot, { reference: 'canaria 12' });
  await counter.call('requestFinal', forPhoto(paid));
  await eventually(async () =>
    expect((await counter.call('openOrder', { orderId })).serviceSheets).toMatchObject([
      { trouble: null, image: {} },
    ]),
  );
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
export const isOfPicture = (piece: Buffer): boolean => new Set(piece).size >= 10;

/** Every JPEG that the same program writes begins with the same tables. */
const withoutTables = (bytes: Buffer): Buffer => bytes.subarray(700);

/** Returns the thumbnail of the order's first shot as a screen shows it. */
export async function shownThumbnail(counter: Counter, orderId: OrderId): Promise<Buffer> {
  const { shots } = await counter.call('openOrder', { orderId });
  const shown = await counter.kiosk.photo(shots[0]?.image.id ?? 'img_', 'small');
  if (shown === null) throw new Error('the shot has no thumbnail');
  return Buffer.from(shown.bytes);
}

/** The words about the customer, and pieces of every picture: the shot, what the service made of it, a thumbnail and the sheet. */
export async function needlesOf(counter: Counter, orderId: OrderId): Promise<Needles> {
  const saved = await savedSheets(counter);
  const sheet = [...saved].find(([name]) => name.includes('sheet'))?.[1];
  if (sheet === undefined) throw new Error('no sheet was saved');
  const small = await shownThumbnail(counter, orderId);
  const pictures = {
    shot: portrait,
    imported,
    edited,
    made: picture,
    served,
    thumbnail: small,
    sheet,
  };
  return new Map([
    ...words,
    ...Object.entries(pictures).map(
      ([name, bytes]) => [name, spellingsOfBytes(withoutTables(bytes)).filter(isOfPicture)] as const,
    ),
  ]);
}

/** Returns what is found in all files, opened with the key; what without the key; and the number of pictures. */
export async function look(counter: Counter, folder: string, needles: Needles) {
  const key = keyOf(join(counter.dataDir, 'studio', 'records.sqlite'));
  for (const root of [counter.dataDir, folder]) {
    for (const name of readdirSync(root, { encoding: 'utf8', recursive: true }))
      if (/records\.sqlite(?:\.before-\d+)?$/.test(name)) noteKey(join(root, name), key);
  }
  const dataKey = await vaultKey(counter.secrets, { create: false });
  const contents = [
    ...(await openedFolder(counter.dataDir, dataKey)),
    ...(await openedFolder(folder, dataKey)),
  ];
  const closed = contents.filter(([name]) => !isOpened(name));
  const find = finderOf(needles);
  const searched = (files: typeof contents): string[] => {
    const inFiles = files.flatMap(([, content]) => find(content));
    return [...new Set([...inFiles, ...find(Buffer.from(files.map(([name]) => name).join(' ')))])];
  };
  const inFolders = (part: string) => closed.filter(([name]) => name.includes(part)).length;
  return {
    names: closed.map(([name]) => name),
    found: searched(contents).toSorted(),
    withoutKey: searched(closed),
    foundBelow: (part: string) => searched(contents.filter(([name]) => name.includes(part))),
    ...{ pictures: inFolders('vault/'), copied: inFolders('/pictures/'), sheets: inFolders('sheets/') },
    records: contents.filter(([name]) => name.endsWith(', decrypted')).length,
  };
}

/** Restores a backup. @param index its place among the backups, the newest first */
export async function restored(counter: Counter, folder: string, index: number) {
  const found = await counter.call('listBackups', { folder, typed: '' });
  if (typeof found === 'string') throw new Error(found);
  const chosen = { folder, typed: '', id: found.states[index]?.id ?? '', replaceKey: false };
  expect(await counter.call('restoreBackup', chosen)).toBe('restored');
  return found.states;
}

/** Moves the shot's file to quarantine, where a lost row would have brought it. Returns its path there. */
export async function toQuarantine(counter: Counter): Promise<string> {
  const db = openFile(join(counter.dataDir, 'studio', 'records.sqlite'), { readonly: true });
  const id = db.prepare<[], string>('SELECT image_id FROM shots ORDER BY rowid DESC').pluck().get() ?? '';
  db.close();
  const vault = join(counter.dataDir, 'studio', 'vault');
  const [from, to] = [fileOf(vault, id as ImageId), fileOf(quarantineOf(vault), id as ImageId)];
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  return to;
}

export const madeBackups = (counter: Counter, orders: number): Promise<void> =>
  eventually(async () => {
    const { backups } = await counter.call('kioskStatus');
    expect(backups).toMatchObject({ running: false, last: { orders } });
  });
