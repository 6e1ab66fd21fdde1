import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RetouchSessionView, PictureSource } from '../../../shared/retouch.ts';
import { newId } from '../../../shared/ids.ts';
import type { OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { forPhoto, openCounter, photoOf, picture, portrait } from '../orders/counter.ts';
import { fileSource, headshotOf, openFaceCounter, run } from './face-counter.ts';

const startWith = (kiosk: OpenKiosk, source: PictureSource): Promise<RetouchSessionView> =>
  kiosk.call('startHeadshots', { source });

const originalBytes = async ({ kiosk }: OpenKiosk, { versions }: RetouchSessionView): Promise<Buffer> =>
  Buffer.from((await kiosk.photo(versions[0]?.image.id ?? 'img_', 'full'))?.bytes ?? []);

describe('a picture for a session', () => {
  it('from a file is kept unchanged, under the file’s name', async () => {
    const counter = await openFaceCounter();

    const session = await startWith(counter, fileSource('Ada at work.jpg'));

    expect(session).toMatchObject({ kind: 'headshots', name: 'Ada at work.jpg', orderId: null, runs: [] });
    expect(session.versions).toMatchObject([
      { number: 0, tool: 'original', parentId: null, image: { widthPx: 640, heightPx: 800 } },
    ]);
    expect(await originalBytes(counter, session)).toEqual(portrait);
  });

  it('from an order’s shot is a copy of it, under the person’s name', async () => {
    const counter = await openCounter();
    const { shots } = await counter.order('uk-passport');
    const [shot] = shots;

    const session = await startWith(counter, { from: 'shot', shotId: shot?.id ?? newId('shot') });

    expect(session).toMatchObject({ name: 'Ada', orderId: null });
    expect(session.versions[0]?.image.id).not.toBe(shot?.image.id);
    expect(await originalBytes(counter, session)).toEqual(portrait);
  });

  it('from an order without names is named by the order’s number', async () => {
    const counter = await openCounter();
    const { id: orderId } = await counter.call('createOrder');
    const shot = { source: 'camera', origin: 'Test', bytes: portrait } as const;
    const { shots, number } = await counter.call('addShot', { orderId, ...shot });

    const session = await startWith(counter, { from: 'shot', shotId: shots[0]?.id ?? newId('shot') });

    expect(session.name).toBe(number);
  });

  it('from an order’s photo is its final, once there is one', async () => {
    const counter = await openCounter();
    const order = await counter.order('uk-passport');
    const source = { from: 'photo', photoId: photoOf(order).id } as const;
    expect(await rejectionOf(startWith(counter, source))).toBe('WRONG_STEP');

    await counter.paid(order);
    await counter.call('requestFinal', forPhoto(order));

    expect(await originalBytes(counter, await startWith(counter, source))).toEqual(picture);
  });

  it('from another session is the version that was chosen there', async () => {
    const counter = await openFaceCounter();
    const session = await startWith(counter, fileSource('ada.jpg'));
    const made = await counter.call('generateHeadshots', run(session));

    const other = await startWith(counter, { from: 'version', versionId: headshotOf(made).id });

    expect(other.name).toBe('ada.jpg');
    expect(await originalBytes(counter, other)).toEqual(picture);
  });

  it('outlives its source', async () => {
    const counter = await openFaceCounter();
    const session = await startWith(counter, fileSource());
    const versionId = session.versions[0]?.id ?? newId('ver');
    const copy = await startWith(counter, { from: 'version', versionId });

    await counter.call('eraseRetouchSession', { sessionId: session.id });

    expect(await originalBytes(counter, copy)).toEqual(portrait);
    expect(await rejectionOf(startWith(counter, { from: 'version', versionId }))).toBe(
      'PHOTO_FILE_MISSING erased',
    );
  });
});

describe('a picture that cannot be used', () => {
  it.each<[string, PictureSource, string]>([
    [
      'a text called .jpg',
      fileSource('ada.jpg', Buffer.from('Dear Ada,')),
      'IMAGE_NOT_RECOGNISED not-a-picture',
    ],
    ['an empty file', fileSource('ada.jpg', new Uint8Array()), 'IMAGE_NOT_RECOGNISED empty'],
    ['half a picture', fileSource('ada.jpg', portrait.subarray(0, 20_000)), 'IMAGE_NOT_RECOGNISED cut-off'],
    ['a shot that there is not', { from: 'shot', shotId: newId('shot') }, 'NOT_FOUND'],
    ['a photo that there is not', { from: 'photo', photoId: newId('pho') }, 'NOT_FOUND'],
    ['a version that there is not', { from: 'version', versionId: newId('ver') }, 'NOT_FOUND'],
  ])('because it is %s starts no session', async (_what, source, code) => {
    const counter = await openFaceCounter();

    expect(await rejectionOf(startWith(counter, source))).toBe(code);
    expect(await counter.call('listRetouchSessions', { kind: 'headshots' })).toEqual([]);
  });

  it('because its file is gone from the disk is reported as missing', async () => {
    const counter = await openFaceCounter();
    const session = await startWith(counter, fileSource());
    const vault = join(counter.dataDir, 'studio', 'vault');
    for (const folder of readdirSync(vault)) rmSync(join(vault, folder), { recursive: true });

    const again = startWith(counter, { from: 'version', versionId: session.versions[0]?.id ?? newId('ver') });

    expect(await rejectionOf(again)).toBe('PHOTO_FILE_MISSING missing');
  });
});

describe('a headshot', () => {
  it('cannot start a retouch session, because its picture would lose its mark', async () => {
    const counter = await openFaceCounter();
    const session = await startWith(counter, fileSource());
    const made = headshotOf(await counter.call('generateHeadshots', run(session)));

    const retouch = counter.call('startRetouch', { source: { from: 'version', versionId: made.id } });

    await expect(retouch).rejects.toMatchObject({ code: 'WRONG_STEP', details: { state: 'headshot' } });
  });

  it('cannot start one by way of another headshots session either', async () => {
    const counter = await openFaceCounter();
    const session = await startWith(counter, fileSource());
    const made = headshotOf(await counter.call('generateHeadshots', run(session)));
    const { versions } = await startWith(counter, { from: 'version', versionId: made.id });

    const retouch = counter.call('startRetouch', {
      source: { from: 'version', versionId: versions[0]?.id ?? newId('ver') },
    });

    expect(await rejectionOf(retouch)).toBe('WRONG_STEP');
  });
});
