import { expect, it } from 'vitest';
import type { FolderFileRow } from '../../../../electron/records/photos/folder-files.ts';
import { newId } from '../../../../shared/ids.ts';
import {
  addImage,
  addOrder,
  addShot,
  at,
  exampleRecords,
  later,
} from '../../../support/records/example-records.ts';

const folder = '/home/studio/tether';
const sha256 = '0'.repeat(64);
const file: FolderFileRow = {
  path: '2026/IMG_1.jpg',
  id: newId('fol'),
  bytes: 9,
  changedMs: 1_700_000_000_000,
  state: 'ready',
  trouble: null,
  sha256,
  widthPx: 4_000,
  heightPx: 6_000,
  arrivedAt: at,
  goneAt: null,
  orderId: null,
};
function watched() {
  const records = exampleRecords();
  records.folderFiles.begin(folder, at, [file]);
  return { records, files: records.folderFiles };
}

it('records the files that were seen, and when the folder was first read', () => {
  const { files } = watched();

  expect(files.firstSeenAt(folder)).toBe(at);
  expect(files.firstSeenAt('/elsewhere')).toBeNull();
  expect(files.ofFolder(folder)).toEqual([file]);
});

it('starts with everything or nothing', () => {
  const { folderFiles } = exampleRecords();
  const wrong = { ...file, path: '' };

  expect(() => folderFiles.begin(folder, at, [file, wrong])).toThrow('CHECK constraint failed');

  expect(folderFiles.firstSeenAt(folder)).toBeNull();
  expect(folderFiles.ofFolder(folder)).toEqual([]);
});

it('follows a file to its new name', () => {
  const { files } = watched();
  const renamed = { ...file, path: 'Ada.jpg' };

  files.move(folder, file.path, renamed);

  expect(files.ofFolder(folder)).toEqual([renamed]);
});

it('keeps no name of a file once its order is removed, and knows it by a mark', () => {
  const { records, files } = watched();
  const [orderId, other] = [addOrder(records, { name: 'Ada' }), addOrder(records)];
  const theirs = { ...file, path: 'Ada.jpg', id: newId('fol'), orderId };
  files.put(folder, theirs);
  const raw = { state: 'unreadable', trouble: 'raw', sha256: null, widthPx: null, heightPx: null } as const;
  files.put(folder, { ...theirs, ...raw, path: 'Ada.cr3', id: newId('fol'), orderId: null });
  files.put(folder, { ...file, path: 'Ben.jpg', id: newId('fol'), orderId: other });

  expect(records.keeping.orders.remove(orderId, later)).toBe(true);

  expect(files.ofFolder(folder).map(({ path }) => path)).toEqual([file.path, 'Ben.jpg']);
  const { marks, markOf } = files.erasedIn(folder);
  expect(marks.size).toBe(2);
  expect(marks.has(markOf(theirs))).toBe(true);
});

it('forgets files that have been gone for long, and nothing else', () => {
  const { files } = watched();
  files.put(folder, { ...file, path: 'gone.jpg', goneAt: at });
  files.put(folder, { ...file, path: 'just-gone.jpg', goneAt: later });

  files.forgetGone(later);

  expect(files.ofFolder(folder).map(({ path }) => path)).toEqual([file.path, 'just-gone.jpg']);
});

it('marks a picture as used under all its names', () => {
  const { records, files } = watched();
  files.put(folder, { ...file, path: 'copy.jpg' });
  files.put(folder, { ...file, path: 'other.jpg', sha256: '1'.repeat(64) });
  const orderId = addOrder(records);

  files.setTaken(folder, sha256, orderId);

  expect(files.ofFolder(folder).map((one) => one.orderId)).toEqual([orderId, orderId, null]);
});

it('finds the order’s shot with a picture’s content, or made from it', () => {
  const { records, files } = watched();
  const orderId = addOrder(records);
  const shotId = addShot(records, orderId);
  const imageId = records.shots.get(shotId)?.imageId ?? addImage(records);
  const heic = '2'.repeat(64);
  records.images.insertOriginal({ id: newId('img'), imageId, mime: 'image/heic', bytes: 9, sha256: heic });

  expect(files.shotIn(orderId, null, sha256)).toBe(shotId);
  expect(files.shotIn(orderId, null, heic)).toBe(shotId);
  expect(files.shotIn(orderId, null, '3'.repeat(64))).toBeNull();
  expect(files.shotIn(orderId, newId('per'), sha256)).toBeNull();
  expect(files.shotIn(addOrder(records), null, sha256)).toBeNull();
});

it('keeps originals until they are erased', () => {
  const { records } = watched();
  const original = newId('img');
  const imageId = addImage(records);
  records.images.insertOriginal({ id: original, imageId, mime: 'image/heic', bytes: 9, sha256 });
  expect([...records.cleanUp.live([original])]).toEqual([original]);

  records.images.erase(original, later);

  expect([...records.cleanUp.live([original, imageId])]).toEqual([imageId]);
});
