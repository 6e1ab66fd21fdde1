/* oxlint-disable max-lines -- Its cases share one session with its versions and calls. */
import { describe, expect, it } from 'vitest';
import type { Records } from '../../../../electron/records/open.ts';
import type { NewVersion } from '../../../../electron/records/retouch/versions.ts';
import {
  newId,
  type RetouchSessionId,
  type CallId,
  type ImageId,
  type OrderId,
} from '../../../../shared/ids.ts';
import {
  addImage,
  addOrder,
  addPhoto,
  addShot,
  at,
  exampleRecords,
  later,
} from '../../../support/records/example-records.ts';
import { thrownBy } from '../../../support/thrown.ts';

const latest = '2026-11-22T09:30:00.000Z';

interface ForRetouchSession {
  readonly kind?: 'retouch' | 'headshots';
  readonly createdAt?: string;
  readonly imageId?: ImageId;
}

/** A session without an order, with its original. */
function addSession(
  records: Records,
  { kind = 'retouch', createdAt = at, imageId }: ForRetouchSession = {},
): RetouchSessionId {
  const id = newId('ben');
  records.retouchSessions.insert({ id, kind, orderId: null, shotId: null, name: 'ada.jpg', createdAt });
  records.versions.insert(original(id, imageId ?? addImage(records)));
  return id;
}

const original = (sessionId: RetouchSessionId, imageId: ImageId): NewVersion => ({
  ...{ id: newId('ver'), sessionId, parentId: null, imageId, tool: 'original', edit: null, colour: null },
  ...{ transparent: false, doubts: [], callId: null, createdAt: at },
});

function addCall(
  records: Records,
  sessionId: RetouchSessionId | null,
  orderId: OrderId | null = null,
): CallId {
  const id = newId('call');
  const endpoint = sessionId === null ? 'faceMatch' : 'aiEdit';
  records.calls.insert({
    ...{ id, orderId, sessionId, photoId: null, endpoint, region: 'eu', state: 'intent', createdAt: at },
    ...{ replacesCallId: null, remainingBefore: null },
  });
  return id;
}

const end = (records: Records, id: CallId): void => {
  records.calls.end(id, {
    ...{ state: 'not-sent', at, status: null, requestBytes: 0, responseBytes: null, error: null },
    ...{ reason: null, detail: null, answerImageId: null },
  });
};

describe('a version', () => {
  it('gets the next number of its session, and reads back unchanged', () => {
    const records = exampleRecords();
    const sessionId = addSession(records);
    addSession(records);
    const [first] = records.versions.ofSession(sessionId);
    const callId = addCall(records, sessionId);
    const edit = { tool: 'removeBackground', quality: 'best', format: 'PNG' } as const;
    const cutOut: NewVersion = {
      ...{ id: newId('ver'), sessionId, parentId: first?.id ?? null, imageId: addImage(records), callId },
      ...{ tool: 'removeBackground', edit, colour: null, transparent: true, doubts: ['format-differs'] },
      createdAt: later,
    };

    records.versions.insert(cutOut);
    records.versions.insert({ ...cutOut, id: newId('ver'), imageId: addImage(records) });

    expect(first).toMatchObject({ number: 0, tool: 'original', mark: 'none', transparent: false });
    expect(records.versions.get(cutOut.id)).toEqual({ ...cutOut, number: 1, mark: 'none' });
    expect(records.versions.ofSession(sessionId).map(({ number }) => number)).toEqual([0, 1, 2]);
  });

  it('is marked', () => {
    const records = exampleRecords();
    const [first] = records.versions.ofSession(addSession(records, { kind: 'headshots' }));

    records.versions.setMark(first?.id ?? 'ver_', 'rejected');

    expect(records.versions.get(first?.id ?? 'ver_')?.mark).toBe('rejected');
  });
});

describe('sessions', () => {
  it('are listed by kind, the newest work first, without erased ones', () => {
    const records = exampleRecords();
    const [one, two, erased] = [addSession(records), addSession(records), addSession(records)];
    const headshots = addSession(records, { kind: 'headshots' });

    records.retouchSessions.touch(one, latest);
    records.retouchSessions.setErased(erased, later);

    expect(records.retouchSessions.newest('retouch', 9).map(({ id }) => id)).toEqual([one, two]);
    expect(records.retouchSessions.newest('retouch', 1)).toHaveLength(1);
    expect(records.retouchSessions.newest('headshots', 9).map(({ id }) => id)).toEqual([headshots]);
    expect(records.retouchSessions.get(erased)).toMatchObject({ name: '', erasedAt: later });
  });

  it('are idle once nobody has worked on them for long, unless a call waits or they belong to an order', () => {
    const records = exampleRecords();
    const [idle, waiting, busy] = [addSession(records), addSession(records), addSession(records)];
    addCall(records, waiting);
    records.retouchSessions.touch(busy, latest);
    const orderId = addOrder(records);
    const shotId = addShot(records, orderId);
    records.retouchSessions.insert({
      id: newId('ben'),
      kind: 'retouch',
      orderId,
      shotId,
      name: '',
      createdAt: at,
    });

    expect(records.retouchSessions.idleSince(later, 9).map(({ id }) => id)).toEqual([idle]);
    expect(records.retouchSessions.idleSince(at, 9)).toEqual([]);
  });

  it('of an order are found by its shot, and lose their name with their last picture', () => {
    const records = exampleRecords();
    const orderId = addOrder(records);
    const shotId = addShot(records, orderId);
    const imageId = records.shots.get(shotId)?.imageId ?? 'img_';
    const id = newId('ben');
    records.retouchSessions.insert({ id, kind: 'retouch', orderId, shotId, name: '', createdAt: at });
    records.versions.insert(original(id, imageId));
    expect(records.retouchSessions.ofShot(shotId)?.id).toBe(id);
    expect(records.retouchSessions.ofShot(addShot(records, orderId))).toBeNull();

    records.cleanUp.markEmpty([orderId], later);
    expect(records.retouchSessions.get(id)?.erasedAt).toBeNull();
    records.images.erase(imageId, later);
    for (const left of records.cleanUp.picturesOf(orderId)) records.images.erase(left, later);
    records.cleanUp.markEmpty([orderId], later);

    expect(records.retouchSessions.get(id)?.erasedAt).toBe(later);
  });
});

describe('the files of a session', () => {
  it('are its pictures, their sources, and answers that may contain some', () => {
    const records = exampleRecords();
    const [imageId, answerImageId, heic] = [addImage(records), addImage(records), newId('img')];
    records.images.insertOriginal({
      id: heic,
      imageId,
      mime: 'image/heic',
      bytes: 9,
      sha256: '0'.repeat(64),
    });
    const sessionId = addSession(records, { imageId });
    addSession(records);
    const call = addCall(records, sessionId);
    records.calls.markSent(call, at);
    records.calls.end(call, {
      ...{ state: 'uncertain', at, status: null, requestBytes: 0, responseBytes: null, error: null },
      ...{ reason: null, detail: null, answerImageId },
    });

    expect(records.images.ofSession(sessionId).sort()).toEqual([imageId, answerImageId, heic].sort());

    records.images.erase(imageId, later);
    records.images.erase(heic, later);
    expect(records.images.ofSession(sessionId)).toEqual([answerImageId]);
  });

  it('of a shot do not include the shot itself, which is erased with the order', () => {
    const records = exampleRecords();
    const orderId = addOrder(records);
    const shotId = addShot(records, orderId);
    const shotImage = records.shots.get(shotId)?.imageId ?? 'img_';
    const id = newId('ben');
    records.retouchSessions.insert({ id, kind: 'retouch', orderId, shotId, name: '', createdAt: at });
    const first = original(id, shotImage);
    records.versions.insert(first);
    const edited = addImage(records);
    const fill = { tool: 'fill', colour: '#ffffff', parentId: first.id } as const;
    records.versions.insert({ ...first, ...fill, id: newId('ver'), imageId: edited });
    records.orders.setState(orderId, 'done', at, '');

    expect(records.images.ofSession(id)).toEqual([edited]);
    expect(records.cleanUp.picturesOf(orderId).sort()).toEqual([shotImage, edited].sort());
  });
});

describe('calls', () => {
  it('of a session are one after the other, newest first', () => {
    const records = exampleRecords();
    const sessionId = addSession(records);
    const first = addCall(records, sessionId);
    expect(records.calls.openOfSession(sessionId)?.id).toBe(first);
    expect(thrownBy(() => addCall(records, sessionId))).toBe('CALL_OPEN');

    end(records, first);
    const second = addCall(records, sessionId);

    expect(records.calls.ofSession(sessionId).map(({ id }) => id)).toEqual([second, first]);
    expect(records.calls.get(second)).toMatchObject({ sessionId, orderId: null, photoId: null });
  });

  it('of a shot’s session are among the order’s', () => {
    const records = exampleRecords();
    const orderId = addOrder(records);
    const shotId = addShot(records, orderId);
    const id = newId('ben');
    records.retouchSessions.insert({ id, kind: 'retouch', orderId, shotId, name: '', createdAt: at });
    const call = addCall(records, id, orderId);

    expect(records.calls.openOf(orderId).map((each) => each.id)).toEqual([call]);
    // The photos of the order are not affected.
    expect(records.photos.remove(addPhoto(records, orderId))).toBe(true);
  });

  it('that compare faces are one at a time', () => {
    const records = exampleRecords();
    expect(records.calls.openMatch()).toBeNull();
    const match = addCall(records, null);
    addCall(records, addSession(records));

    expect(thrownBy(() => addCall(records, null))).toBe('CALL_OPEN');
    expect(records.calls.openMatch()?.id).toBe(match);
    end(records, match);

    expect(records.calls.openMatch()).toBeNull();
  });
});

describe('a run of headshots', () => {
  it('is recorded from its intent on, and shown once it is answered', () => {
    const records = exampleRecords();
    const sessionId = addSession(records, { kind: 'headshots' });
    const callId = addCall(records, sessionId);
    const settings = { prompt: 'By a window', seed: 2 ** 40, sampleNumber: 4, identityScale: 0.5 };
    const run = { callId, sessionId, ...settings, widthPx: 768, heightPx: 1024, at };

    records.headshotRuns.insert(run);
    expect(records.headshotRuns.get(callId)).toEqual({ ...run, doubts: null });
    expect(records.headshotRuns.ofSession(sessionId)).toEqual([]);
    records.headshotRuns.setAnswered(callId, ['count-differs']);

    expect(records.headshotRuns.ofSession(sessionId)).toEqual([{ ...run, doubts: ['count-differs'] }]);
  });
});

describe('prompts', () => {
  it('are saved, renamed and removed, and listed by name', () => {
    const { prompts } = exampleRecords();
    const [window, office] = [newId('prm'), newId('prm')];
    prompts.put({ id: window, name: 'window', prompt: 'By a window' }, at);
    prompts.put({ id: office, name: 'Office', prompt: 'In an office' }, at);
    expect(prompts.list().map(({ name }) => name)).toEqual(['Office', 'window']);

    prompts.put({ id: window, name: 'Balcony', prompt: 'Outside' }, later);
    expect(prompts.list()).toEqual([
      { id: window, name: 'Balcony', prompt: 'Outside' },
      { id: office, name: 'Office', prompt: 'In an office' },
    ]);

    expect(prompts.remove(window)).toBe(true);
    expect(prompts.remove(window)).toBe(false);
    expect(prompts.get(window)).toBeNull();
  });
});

describe('overrides', () => {
  it('are read with their order’s number, newest first', () => {
    const records = exampleRecords();
    const orderId = addOrder(records);
    const photoId = addPhoto(records, orderId);
    const [version] = records.versions.ofSession(addSession(records));
    if (version === undefined) throw new Error('the session has no original');
    const { id: versionId, imageId, tool } = version;
    const override = { orderId, versionId, imageId, tool, specCode: 'uk', documentName: 'UK passport' };
    const write = (reason: string, when: string): void =>
      records.overrides.insert({
        ...{ ...override, id: newId('ovr'), photoId, reason, by: 'supervisor', at: when },
      });

    write('first', at);
    write('second', later);

    const number = '261121-001';
    expect(records.overrides.newest(9)).toEqual([
      { ...override, orderNumber: number, reason: 'second', by: 'supervisor', at: later },
      { ...override, orderNumber: number, reason: 'first', by: 'supervisor', at },
    ]);
    expect(records.overrides.newest(1)).toHaveLength(1);
  });
});
