/* oxlint-disable max-lines -- Its cases share one session and its service. */
/** A picture in a session without an order: its versions, what is sent for them, and what is stored of the answers. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { RetouchSessionView, Edit, VersionView } from '../../../shared/retouch.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { modePaths } from '../../../electron/paths.ts';
import { openFile } from '../../support/records/records-file.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { picture, portrait } from '../orders/counter.ts';
import { json } from '../service/scripted-server.ts';
import { fileSource, headshotOf, openFaceCounter, run, type FaceCounter } from './face-counter.ts';

const aiEdit: Edit = { tool: 'aiEdit', format: 'JPEG' };
const cutOut: Edit = { tool: 'removeBackground', quality: 'best', format: 'PNG' };

/** A disc on a transparent background, 600 by 750 px. */
const seeThrough = await sharp({
  create: { width: 600, height: 750, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
})
  .composite([
    {
      input: Buffer.from(
        '<svg width="600" height="750"><circle cx="300" cy="375" r="200" fill="#a05030"/></svg>',
      ),
    },
  ])
  .png()
  .toBuffer();

const answerWith = (image: Uint8Array, more: object = {}) =>
  json({ output: Buffer.from(image).toString('base64'), ...more });

async function openSession(
  bytes: Uint8Array = portrait,
): Promise<{ counter: FaceCounter; session: RetouchSessionView }> {
  const counter = await openFaceCounter();
  counter.answer('/v2/aiEdit', answerWith(picture));
  counter.answer('/v2/removeBackground', answerWith(seeThrough));
  counter.answer('/v2/removeBackgroundFast', answerWith(seeThrough));
  counter.answer('/v2/photoEnhance', answerWith(picture));
  const session = await counter.call('startRetouch', { source: fileSource('holiday.jpg', bytes) });
  return { counter, session };
}

const versionOf = ({ versions }: RetouchSessionView, number: number): VersionView => {
  const version = versions.find((each) => each.number === number);
  if (version === undefined) throw new Error(`the session has no version ${number}`);
  return version;
};
const edit = (
  counter: FaceCounter,
  session: RetouchSessionView,
  how: Edit,
  from = 0,
): Promise<RetouchSessionView> =>
  counter.call('edit', { sessionId: session.id, versionId: versionOf(session, from).id, edit: how });
/** Returns the picture that was last sent to `path`. */
function sentTo(counter: FaceCounter, path: string): Buffer {
  const text = counter.sent(path).at(-1)?.['imageBase64'];
  if (typeof text !== 'string') throw new Error(`no picture was sent to ${path}`);
  return Buffer.from(text.replace(/^data:[^,]*,/, ''), 'base64');
}
const bytesOf = async ({ kiosk }: FaceCounter, version: VersionView): Promise<Uint8Array | undefined> =>
  (await kiosk.photo(version.image.id, 'full'))?.bytes;

describe('a session without an order', () => {
  it('begins with its picture unchanged, under the name of its file', async () => {
    const { counter, session } = await openSession();

    expect(session).toMatchObject({ kind: 'retouch', name: 'holiday.jpg', practice: false, openCall: null });
    expect(session).toMatchObject({
      orderId: null,
      personId: null,
      orderNumber: '',
      lastCall: null,
      runs: [],
    });
    expect(session.versions).toMatchObject([
      { number: 0, tool: 'original', parentId: null, edit: null, transparent: false, usedFor: [] },
    ]);
    expect(await bytesOf(counter, versionOf(session, 0))).toEqual(portrait);
  });

  it('is listed, the newest work first, with its newest version', async () => {
    const { counter, session } = await openSession();
    const other = await counter.call('startRetouch', { source: fileSource('other.jpg') });
    const edited = await edit(counter, session, aiEdit);

    const [first, second] = await counter.call('listRetouchSessions', { kind: 'retouch' });

    expect(first).toMatchObject({ id: session.id, name: 'holiday.jpg', versions: 1, attention: null });
    expect(first?.thumbnail).toEqual(versionOf(edited, 1).image);
    expect(second).toMatchObject({ id: other.id, versions: 0 });
    expect(await counter.call('listRetouchSessions', { kind: 'headshots' })).toEqual([]);
  });

  it('is started from a picture, and not from a headshot', async () => {
    const { counter } = await openSession();
    const headshots = await counter.call('startHeadshots', { source: fileSource() });
    const { id: versionId } = headshotOf(await counter.call('generateHeadshots', run(headshots)));

    const text = fileSource('notes.jpg', new TextEncoder().encode('A text that is called .jpg'));
    expect(await rejectionOf(counter.call('startRetouch', { source: text }))).toBe(
      'IMAGE_NOT_RECOGNISED not-a-picture',
    );
    const headshot = { from: 'version', versionId } as const;
    expect(await rejectionOf(counter.call('startRetouch', { source: headshot }))).toBe('WRONG_STEP');
  });
});

describe('an edit', () => {
  it.each([
    ['/v2/aiEdit', aiEdit, { outputFormat: 'JPEG', outputType: 'IMAGE_BASE64' }],
    ['/v2/removeBackground', cutOut, { outputFormat: 'PNG', outputType: 'IMAGE_BASE64' }],
    ['/v2/removeBackgroundFast', { ...cutOut, quality: 'fast', format: 'JPEG' }, { outputFormat: 'JPEG' }],
    [
      '/v2/photoEnhance',
      { tool: 'enhance', scaleFactor: 2, face: true, format: 'PNG' },
      { scaleFactor: 2, enableFaceEnhance: true, outputFormat: 'PNG' },
    ],
  ] as const)('is asked for at %s with what staff have chosen', async (path, how, fields) => {
    const { counter, session } = await openSession();

    const done = await edit(counter, session, how);

    expect(counter.sent(path)).toMatchObject([fields]);
    expect(versionOf(done, 1)).toMatchObject({ tool: how.tool, edit: how, parentId: versionOf(done, 0).id });
    expect(done.lastCall).toMatchObject({ state: 'done', sessionId: session.id, orderId: null });
  });

  it('becomes a version with exactly the bytes of the answer, and its parent stays', async () => {
    const { counter, session } = await openSession();

    const done = await edit(counter, session, aiEdit);

    const result = versionOf(done, 1);
    expect(result.image).toMatchObject({
      widthPx: 413,
      heightPx: 531,
      mime: 'image/jpeg',
      bytes: picture.length,
    });
    expect(await bytesOf(counter, result)).toEqual(picture);
    expect(await bytesOf(counter, versionOf(done, 0))).toEqual(portrait);
  });

  it('starts from any version', async () => {
    const { counter, session } = await openSession();
    const once = await edit(counter, session, aiEdit);

    const twice = await edit(
      counter,
      once,
      { tool: 'enhance', scaleFactor: 1, face: false, format: 'JPEG' },
      1,
    );
    const fork = await edit(counter, twice, aiEdit, 0);

    expect(versionOf(twice, 2).parentId).toBe(versionOf(once, 1).id);
    expect(versionOf(fork, 3).parentId).toBe(versionOf(once, 0).id);
    expect(await sharp(sentTo(counter, '/v2/photoEnhance')).metadata()).toMatchObject({ width: 413 });
    expect(await sharp(sentTo(counter, '/v2/aiEdit')).metadata()).toMatchObject({ width: 640 });
  });

  it('sends an upright sRGB JPEG without the camera’s metadata, no larger than the studio’s limit', async () => {
    const lying = await sharp(portrait)
      .withExif({ IFD0: { Artist: 'canary' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { counter, session } = await openSession(lying);
    const settings = await counter.call('settings');
    await counter.call('saveSettings', { settings: { ...settings, uploadLongSidePx: 600 } });

    await edit(counter, session, aiEdit);

    const sent = sentTo(counter, '/v2/aiEdit');
    // 640 by 800, in landscape: 800 by 640 upright.
    expect(await sharp(sent).metadata()).toMatchObject({
      ...{ format: 'jpeg', width: 600, height: 480, space: 'srgb', chromaSubsampling: '4:4:4' },
    });
    expect((await sharp(sent).metadata()).exif).toBeUndefined();
  });

  it('keeps what is odd about its answer, and the answer', async () => {
    const { counter, session } = await openSession();
    counter.answer('/v2/aiEdit', answerWith(picture, { width: 999, height: 531 }));

    const done = await edit(counter, session, { ...aiEdit, format: 'PNG' });

    expect(versionOf(done, 1).doubts).toEqual(['format-differs', 'image-size-differs']);
    expect(versionOf(done, 1).image.mime).toBe('image/jpeg');
  });

  it('of another session’s version is refused', async () => {
    const { counter, session } = await openSession();
    const other = await counter.call('startRetouch', { source: fileSource('other.jpg') });

    const asked = counter.call('edit', {
      sessionId: session.id,
      versionId: versionOf(other, 0).id,
      edit: aiEdit,
    });

    expect(await rejectionOf(asked)).toBe('NOT_FOUND');
    expect(counter.sent('/v2/aiEdit')).toEqual([]);
  });

  it('is refused in a session of headshots', async () => {
    const { counter } = await openSession();
    const headshots = await counter.call('startHeadshots', { source: fileSource() });

    expect(await rejectionOf(edit(counter, headshots, aiEdit))).toBe('WRONG_STEP');
  });
});

describe('a transparent version', () => {
  it('is stored as transparent and marked so', async () => {
    const { counter, session } = await openSession();

    const done = await edit(counter, session, cutOut);

    expect(versionOf(done, 1)).toMatchObject({ transparent: true, image: { mime: 'image/png' } });
    expect(await bytesOf(counter, versionOf(done, 1))).toEqual(seeThrough);
  });

  it('is not a PNG without transparent parts', async () => {
    const { counter, session } = await openSession();
    const { data } = await renderPortrait({ width: 400, height: 500 }, 'png');
    counter.answer('/v2/removeBackground', answerWith(await sharp(data).ensureAlpha().png().toBuffer()));

    expect(versionOf(await edit(counter, session, cutOut), 1).transparent).toBe(false);
  });

  it('is sent transparent when the result can keep it', async () => {
    const { counter, session } = await openSession();
    const done = await edit(counter, session, cutOut);

    await edit(counter, done, { tool: 'enhance', scaleFactor: 1, face: false, format: 'PNG' }, 1);

    const sent = sharp(sentTo(counter, '/v2/photoEnhance'));
    expect(await sent.metadata()).toMatchObject({ format: 'png', hasAlpha: true });
    expect((await sent.stats()).isOpaque).toBe(false);
  });

  it('is sent on white when the result cannot', async () => {
    const { counter, session } = await openSession();
    const done = await edit(counter, session, cutOut);

    await edit(counter, done, { tool: 'enhance', scaleFactor: 1, face: false, format: 'JPEG' }, 1);

    const { data } = await sharp(sentTo(counter, '/v2/photoEnhance'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('gets a colour behind it: another version, made here and free', async () => {
    const { counter, session } = await openSession();
    const done = await edit(counter, session, cutOut);
    const calls = counter.server.requests.length;

    const filled = await counter.call('fillBackground', {
      ...{ sessionId: session.id, versionId: versionOf(done, 1).id, colour: '#30a050' },
    });

    const version = versionOf(filled, 2);
    expect(version).toMatchObject({ tool: 'fill', colour: '#30a050', transparent: false, edit: null });
    expect(version).toMatchObject({
      parentId: versionOf(done, 1).id,
      image: { mime: 'image/jpeg', widthPx: 600 },
    });
    const bytes = await bytesOf(counter, version);
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ space: 'srgb', chromaSubsampling: '4:4:4', height: 750 });
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    for (const [at, level] of [0x30, 0xa0, 0x50].entries())
      expect(Math.abs((data[at] ?? 0) - level)).toBeLessThan(3);
    expect(
      counter.server.requests.slice(calls).filter(({ path }) => path !== '/v2/queryAccountStatus'),
    ).toEqual([]);
  });

  it('is the only kind that gets one', async () => {
    const { counter, session } = await openSession();

    const asked = counter.call('fillBackground', {
      ...{ sessionId: session.id, versionId: versionOf(session, 0).id, colour: '#ffffff' },
    });

    expect(await rejectionOf(asked)).toBe('WRONG_STEP');
  });
});

describe('a page that shows a session', () => {
  it('is told when the call begins and when it has ended', async () => {
    const { counter, session } = await openSession();

    await edit(counter, session, aiEdit);

    const heard = counter.told.filter(({ name }) => name === 'retouchSessionChanged');
    expect(heard.length).toBeGreaterThanOrEqual(2);
    expect(new Set(heard.map(({ payload }) => payload))).toEqual(
      new Set([JSON.stringify({ sessionId: session.id })]),
    );
  });

  it('finds it unchanged after a restart', async () => {
    const { counter, session } = await openSession();
    const done = await edit(counter, session, cutOut);

    const next = await counter.reopen();

    expect(await next.call('retouchSession', { sessionId: session.id })).toEqual(
      expect.objectContaining({ versions: done.versions, name: 'holiday.jpg', updatedAt: done.updatedAt }),
    );
  });
});

it('a session that a list opens is in the audit log, once in a quarter of an hour', async () => {
  const { counter, session } = await openSession();
  const entered = async () =>
    (
      await counter.call('auditLog', {
        person: null,
        act: 'session-opened',
        day: null,
        customer: null,
        before: null,
      })
    ).entries;
  expect(await entered()).toEqual([]);

  for (let time = 0; time < 2; time += 1) await counter.call('retouchSession', { sessionId: session.id });

  expect(await entered()).toMatchObject([{ order: null, subjectKind: 'ben' }]);
});

describe('an erased session', () => {
  it('has no pictures and no name any more', async () => {
    const { counter, session } = await openSession();
    const done = await edit(counter, session, cutOut);

    await counter.call('eraseRetouchSession', { sessionId: session.id });

    expect(await rejectionOf(counter.call('retouchSession', { sessionId: session.id }))).toBe('NOT_FOUND');
    expect(await counter.call('listRetouchSessions', { kind: 'retouch' })).toEqual([]);
    for (const { image } of done.versions) expect(await counter.kiosk.photo(image.id, 'full')).toBeNull();
  });

  it('gets no version that was begun before', async () => {
    const { counter, session } = await openSession();
    const done = await edit(counter, session, cutOut);
    const asked = counter.call('fillBackground', {
      ...{ sessionId: session.id, versionId: versionOf(done, 1).id, colour: '#30a050' },
    });

    await counter.call('eraseRetouchSession', { sessionId: session.id });

    expect(await rejectionOf(asked)).toBe('NOT_FOUND');
    const db = openFile(modePaths(counter.dataDir, 'account').records, { readonly: true });
    expect(db.prepare('SELECT kind FROM images WHERE erased_at IS NULL').pluck().all()).toEqual([]);
    db.close();
  });
});
