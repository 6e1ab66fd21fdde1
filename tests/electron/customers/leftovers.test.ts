import { expect, it } from 'vitest';
import { leftoversOf } from '../../../electron/customers/leftovers.ts';
import { createSettings, defaultSettings } from '../../../electron/settings/settings.ts';
import type { FolderFileRow } from '../../../electron/records/photos/folder-files.ts';
import type { Trace } from '../../../electron/records/audit/traces.ts';
import { newId } from '../../../shared/ids.ts';
import {
  addImage,
  addOrder,
  addShot,
  at,
  exampleRecords,
  later,
} from '../../support/records/example-records.ts';

it('names everything that erasing does not reach, each with its newest date', () => {
  const records = exampleRecords();
  const settings = createSettings(records.settings, () => new Date(at));
  const hotFolder = { id: 'folder:0123abcd', name: 'DNP', path: '/hot', format: 'jpeg' } as const;
  settings.save({ ...defaultSettings, hotFolders: [hotFolder] });
  const orderId = addOrder(records, { name: 'Ada' });
  const sessionId = newId('ben');
  const session = { id: sessionId, kind: 'headshots', shotId: null, name: '', createdAt: at } as const;
  records.retouchSessions.insert({ ...session, orderId });
  const versionId = newId('ver');
  records.versions.insert({
    ...{ id: versionId, sessionId, imageId: addImage(records), transparent: false, createdAt: at },
    ...{ tool: 'original', parentId: null, edit: null, colour: null, doubts: [], callId: null },
  });
  const print = (printerId: string, submittedAt: string, ofSession = false) => {
    const id = newId('prt');
    records.prints.insert({
      ...{
        id,
        kind: ofSession ? 'headshot' : 'receipt',
        orderId: ofSession ? null : orderId,
        sessionId: ofSession ? sessionId : null,
        versionId: ofSession ? versionId : null,
        serviceSheetId: null,
        codeId: null,
      },
      ...{
        printerId,
        printerName: 'Photo',
        guests: [],
        copies: 1,
        printedWith: null,
        reason: '',
        reprintOf: null,
      },
      layout: {
        mediumId: '4x6in',
        gapMm: 0,
        edgeMm: 0,
        cut: 'none',
        caption: false,
        photos: [],
        arranged: null,
      },
      ...{ fileSha256: 'a'.repeat(64), submittedAt },
    });
    return id;
  };
  print('DS620', at);
  print('DS620', later);
  print('DS620', at, true);
  // Its own period is over, and its print is still out there.
  records.retouchSessions.setErased(sessionId, later);
  print('folder:0123abcd', at);
  print('folder:00000000', at);
  print('file', later);
  const failed = print('Office', later);
  records.prints.setState(failed, { state: 'failed', note: '', trouble: null, hold: null }, later);
  const mail = (id = newId('mail')) => {
    records.mails.insert({
      id,
      orderId,
      address: 'a@b.example',
      parts: [],
      reminderOf: null,
      messageId: `<${id}@b.example>`,
      at,
    });
    return id;
  };
  const [sent, cancelled] = [mail(), mail()];
  records.mails.settle(cancelled, ['waiting'], 'cancelled', at);
  const id = newId('call');
  records.calls.insert({
    ...{ id, orderId, photoId: null, sessionId: null, replacesCallId: null, remainingBefore: null },
    ...{ endpoint: 'getIdPhoto', region: 'eu', state: 'intent', createdAt: at },
  });
  records.calls.markSent(id, at);
  // Pictures from a watched folder, one of which is missing there, and from a camera whose program keeps them.
  const file = (path: string, sha256: string, goneAt: string | null): FolderFileRow => ({
    ...{ path, sha256, goneAt, id: newId('fol'), bytes: 9, changedMs: 0, trouble: null },
    ...{ widthPx: 4, heightPx: 6, arrivedAt: at, orderId },
    state: 'ready',
  });
  records.folderFiles.begin('/tether', at, [
    file('day/Ada.jpg', 'b'.repeat(64), null),
    file('copy.jpg', 'c'.repeat(64), null),
    file('gone.jpg', 'd'.repeat(64), at),
  ]);
  const shot = records.shots.get(addShot(records, orderId));
  if (shot === null) throw new Error('the shot is missing');
  const another = () => ({ ...shot, takenAt: later, id: newId('shot'), imageId: addImage(records) });
  records.shots.insert({ ...another(), source: 'import', origin: 'Ada.jpg' });
  records.shots.insert({ ...another(), source: 'camera', origin: 'EOS R6' });
  records.shots.insert({ ...another(), source: 'camera', origin: 'Webcam' });
  records.keepingCameras.note('EOS R6');
  records.keepingCameras.note('EOS R6');
  const trace = (act: Trace['act'], file: string | null, subject: string | null = null): Trace => ({
    ...{ act, at, file, subject },
  });
  const traces = [
    trace('mail-sent', null, sent),
    trace('mail-sent', null, cancelled),
    trace('exported', 'pictures'),
    trace('exported', 'customer'),
    trace('exported', 'customers'),
  ];

  const left = leftoversOf(
    { records, settings },
    { orders: [orderId], traces, folders: [{ folder: '/stick', at }] },
  );

  const said = left.map(({ kind, place, at: when, count }) => `${kind} ${place} ${when} ${String(count)}`);
  expect(said.toSorted()).toEqual([
    `backups /stick ${at} 1`,
    `camera-folder EOS R6 ${later} 1`,
    `customer-list  ${at} 1`,
    `export  ${at} 2`,
    `mail  ${at} 1`,
    `paper  ${later} 3`,
    `print-folder /hot ${at} 1`,
    `print-folder Photo ${at} 1`,
    `service  ${at} 1`,
    `watched-folder /tether ${later} 2`,
  ]);
});
