import { describe, expect, it } from 'vitest';
import type { Records } from '../../../../electron/records/open.ts';
import type { NewVersion } from '../../../../electron/records/retouch/versions.ts';
import { newId, type BenchId, type CallId, type ImageId, type OrderId } from '../../../../shared/ids.ts';
import {
  addImage,
  addOrder,
  addPhoto,
  addShot,
  at,
  exampleRecords,
  later,
} from '../../../support/example-records.ts';
import { thrownBy } from '../../../support/thrown.ts';

const latest = '2026-11-22T09:30:00.000Z';

interface ForBench {
  readonly kind?: 'retouch' | 'headshots';
  readonly createdAt?: string;
  readonly imageId?: ImageId;
}

/** A bench on its own with its original. */
function addBench(records: Records, { kind = 'retouch', createdAt = at, imageId }: ForBench = {}): BenchId {
  const id = newId('ben');
  records.benches.insert({ id, kind, orderId: null, shotId: null, name: 'ada.jpg', createdAt });
  records.versions.insert(original(id, imageId ?? addImage(records)));
  return id;
}

const original = (benchId: BenchId, imageId: ImageId): NewVersion => ({
  ...{ id: newId('ver'), benchId, parentId: null, imageId, tool: 'original', edit: null, colour: null },
  ...{ transparent: false, doubts: [], callId: null, createdAt: at },
});

function addCall(records: Records, benchId: BenchId | null, orderId: OrderId | null = null): CallId {
  const id = newId('call');
  const endpoint = benchId === null ? 'faceMatch' : 'aiEdit';
  records.calls.insert({
    ...{ id, orderId, benchId, photoId: null, endpoint, region: 'eu', state: 'intent', createdAt: at },
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
  it('gets the next number of its bench, and reads back as it was written', () => {
    const records = exampleRecords();
    const benchId = addBench(records);
    addBench(records);
    const [first] = records.versions.ofBench(benchId);
    const callId = addCall(records, benchId);
    const edit = { tool: 'removeBackground', quality: 'best', format: 'PNG' } as const;
    const cutOut: NewVersion = {
      ...{ id: newId('ver'), benchId, parentId: first?.id ?? null, imageId: addImage(records), callId },
      ...{ tool: 'removeBackground', edit, colour: null, transparent: true, doubts: ['format-differs'] },
      createdAt: later,
    };

    records.versions.insert(cutOut);
    records.versions.insert({ ...cutOut, id: newId('ver'), imageId: addImage(records) });

    expect(first).toMatchObject({ number: 0, tool: 'original', mark: 'none', transparent: false });
    expect(records.versions.get(cutOut.id)).toEqual({ ...cutOut, number: 1, mark: 'none' });
    expect(records.versions.ofBench(benchId).map(({ number }) => number)).toEqual([0, 1, 2]);
  });

  it('is marked', () => {
    const records = exampleRecords();
    const [first] = records.versions.ofBench(addBench(records, { kind: 'headshots' }));

    records.versions.setMark(first?.id ?? 'ver_', 'rejected');

    expect(records.versions.get(first?.id ?? 'ver_')?.mark).toBe('rejected');
  });
});

describe('benches', () => {
  it('are listed by kind, the newest work first, without what was erased', () => {
    const records = exampleRecords();
    const [one, two, erased] = [addBench(records), addBench(records), addBench(records)];
    const headshots = addBench(records, { kind: 'headshots' });

    records.benches.touch(one, latest);
    records.benches.setErased(erased, later);

    expect(records.benches.newest('retouch', 9).map(({ id }) => id)).toEqual([one, two]);
    expect(records.benches.newest('retouch', 1)).toHaveLength(1);
    expect(records.benches.newest('headshots', 9).map(({ id }) => id)).toEqual([headshots]);
    expect(records.benches.get(erased)).toMatchObject({ name: '', erasedAt: later });
  });

  it('are idle once nobody has worked on them for long, unless a call waits or they are an order’s', () => {
    const records = exampleRecords();
    const [idle, waiting, busy] = [addBench(records), addBench(records), addBench(records)];
    addCall(records, waiting);
    records.benches.touch(busy, latest);
    const orderId = addOrder(records);
    const shotId = addShot(records, orderId);
    records.benches.insert({ id: newId('ben'), kind: 'retouch', orderId, shotId, name: '', createdAt: at });

    expect(records.benches.idleSince(later, 9).map(({ id }) => id)).toEqual([idle]);
    expect(records.benches.idleSince(at, 9)).toEqual([]);
  });

  it('of an order are found by its shot, and lose their name with their last picture', () => {
    const records = exampleRecords();
    const orderId = addOrder(records);
    const shotId = addShot(records, orderId);
    const imageId = records.shots.get(shotId)?.imageId ?? 'img_';
    const id = newId('ben');
    records.benches.insert({ id, kind: 'retouch', orderId, shotId, name: '', createdAt: at });
    records.versions.insert(original(id, imageId));
    expect(records.benches.ofShot(shotId)?.id).toBe(id);
    expect(records.benches.ofShot(addShot(records, orderId))).toBeNull();

    records.cleanUp.setErased(orderId, later);
    expect(records.benches.get(id)?.erasedAt).toBeNull();
    records.images.erase(imageId, later);
    for (const left of records.cleanUp.picturesOf(orderId)) records.images.erase(left, later);
    records.cleanUp.setErased(orderId, later);

    expect(records.benches.get(id)?.erasedAt).toBe(later);
  });
});

describe('the files of a bench', () => {
  it('are its pictures, what they were made from, and answers that may hold some', () => {
    const records = exampleRecords();
    const [imageId, answerImageId, heic] = [addImage(records), addImage(records), newId('img')];
    records.images.insertOriginal({
      id: heic,
      imageId,
      mime: 'image/heic',
      bytes: 9,
      sha256: '0'.repeat(64),
    });
    const benchId = addBench(records, { imageId });
    addBench(records);
    const call = addCall(records, benchId);
    records.calls.markSent(call, at);
    records.calls.end(call, {
      ...{ state: 'uncertain', at, status: null, requestBytes: 0, responseBytes: null, error: null },
      ...{ reason: null, detail: null, answerImageId },
    });

    expect(records.images.ofBench(benchId).sort()).toEqual([imageId, answerImageId, heic].sort());

    records.images.erase(imageId, later);
    records.images.erase(heic, later);
    expect(records.images.ofBench(benchId)).toEqual([answerImageId]);
  });

  it('of a shot do not hold the shot itself, which goes with the order as all its edits do', () => {
    const records = exampleRecords();
    const orderId = addOrder(records);
    const shotId = addShot(records, orderId);
    const shotImage = records.shots.get(shotId)?.imageId ?? 'img_';
    const id = newId('ben');
    records.benches.insert({ id, kind: 'retouch', orderId, shotId, name: '', createdAt: at });
    const first = original(id, shotImage);
    records.versions.insert(first);
    const edited = addImage(records);
    const fill = { tool: 'fill', colour: '#ffffff', parentId: first.id } as const;
    records.versions.insert({ ...first, ...fill, id: newId('ver'), imageId: edited });
    records.orders.setState(orderId, 'done', at, '');

    expect(records.images.ofBench(id)).toEqual([edited]);
    expect(records.cleanUp.picturesOf(orderId).sort()).toEqual([shotImage, edited].sort());
  });
});

describe('calls', () => {
  it('of a bench are one after the other, newest first', () => {
    const records = exampleRecords();
    const benchId = addBench(records);
    const first = addCall(records, benchId);
    expect(records.calls.openOfBench(benchId)?.id).toBe(first);
    expect(thrownBy(() => addCall(records, benchId))).toBe('CALL_OPEN');

    end(records, first);
    const second = addCall(records, benchId);

    expect(records.calls.ofBench(benchId).map(({ id }) => id)).toEqual([second, first]);
    expect(records.calls.get(second)).toMatchObject({ benchId, orderId: null, photoId: null });
  });

  it('of a shot’s bench are among the order’s', () => {
    const records = exampleRecords();
    const orderId = addOrder(records);
    const shotId = addShot(records, orderId);
    const id = newId('ben');
    records.benches.insert({ id, kind: 'retouch', orderId, shotId, name: '', createdAt: at });
    const call = addCall(records, id, orderId);

    expect(records.calls.openOf(orderId).map((each) => each.id)).toEqual([call]);
    // The photos of the order go their own way meanwhile.
    expect(records.photos.remove(addPhoto(records, orderId))).toBe(true);
  });

  it('that compare faces are one at a time', () => {
    const records = exampleRecords();
    expect(records.calls.openMatch()).toBeNull();
    const match = addCall(records, null);
    addCall(records, addBench(records));

    expect(thrownBy(() => addCall(records, null))).toBe('CALL_OPEN');
    expect(records.calls.openMatch()?.id).toBe(match);
    end(records, match);

    expect(records.calls.openMatch()).toBeNull();
  });
});

describe('a run of headshots', () => {
  it('is remembered from its intent on, and shown once it is answered', () => {
    const records = exampleRecords();
    const benchId = addBench(records, { kind: 'headshots' });
    const callId = addCall(records, benchId);
    const settings = { prompt: 'By a window', seed: 2 ** 40, sampleNumber: 4, identityScale: 0.5 };
    const run = { callId, benchId, ...settings, widthPx: 768, heightPx: 1024, at };

    records.headshotRuns.insert(run);
    expect(records.headshotRuns.get(callId)).toEqual({ ...run, doubts: null });
    expect(records.headshotRuns.ofBench(benchId)).toEqual([]);
    records.headshotRuns.setAnswered(callId, ['count-differs']);

    expect(records.headshotRuns.ofBench(benchId)).toEqual([{ ...run, doubts: ['count-differs'] }]);
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
    const [version] = records.versions.ofBench(addBench(records));
    if (version === undefined) throw new Error('the bench has no original');
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
