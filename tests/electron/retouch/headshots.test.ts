import { describe, expect, it } from 'vitest';
import type { RetouchSessionView } from '../../../shared/retouch.ts';
import { newId } from '../../../shared/ids.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { picture, portrait } from '../orders/counter.ts';
import { json, raw } from '../service/scripted-server.ts';
import {
  fileSource,
  headshotAnswer,
  headshotOf,
  headshotPath,
  headshotsOf,
  openFaceCounter,
  run,
  type FaceCounter,
} from './face-counter.ts';

async function openSession(
  more: Parameters<typeof openFaceCounter>[0] = {},
): Promise<{ readonly counter: FaceCounter; readonly session: RetouchSessionView }> {
  const counter = await openFaceCounter(more);
  const session = await counter.call('startHeadshots', { source: fileSource() });
  return { counter, session };
}

/** A picture with an intact header and damaged data. */
const cutOff = picture.subarray(0, Math.floor(picture.length / 2));

describe('a run of headshots', () => {
  it('sends staff’s settings with one reference, and without the secret', async () => {
    const { counter, session } = await openSession();

    await counter.call(
      'generateHeadshots',
      run(session, { prompt: 'By a window', seed: 42, sampleNumber: 3, identityScale: 0.25, widthPx: 1024 }),
    );

    const [body = {}] = counter.sent(headshotPath);
    expect(body).toMatchObject({
      ...{ apiKey: 'key', prompt: 'By a window', seed: 42, sampleNumber: 3, identityScale: 0.25 },
      ...{ outputImageWidth: 1024, outputImageHeight: 1024 },
    });
    expect(body['inputImages']).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('keeps every picture as a version of the reference, with the settings of the run', async () => {
    const { counter, session } = await openSession();
    counter.answer(headshotPath, headshotAnswer(picture, portrait));

    const done = await counter.call('generateHeadshots', run(session, { sampleNumber: 2 }));

    const [original] = done.versions;
    const [first, second] = headshotsOf(done);
    const [made] = done.runs;
    expect(done.runs).toHaveLength(1);
    expect(made).toMatchObject({
      prompt: 'Soft light, a grey wall, a dark jacket',
      seed: 7,
      sampleNumber: 2,
    });
    expect(made).toMatchObject({ identityScale: 0.8, widthPx: 768, heightPx: 1024 });
    expect(first).toMatchObject({ number: 1, tool: 'headshot', mark: 'none', runId: made?.id });
    expect(second).toMatchObject({ number: 2, parentId: original?.id, runId: made?.id, edit: null });
    expect(second?.image).toMatchObject({ widthPx: 640, heightPx: 800, mime: 'image/jpeg' });
    expect(await counter.kiosk.photo(second?.image.id ?? 'img_', 'full')).toMatchObject({
      bytes: portrait,
    });
    expect(done.openCall).toBeNull();
    expect(done.lastCall).toMatchObject({ state: 'done', endpoint: 'generatePortrait', orderId: null });
  });

  it('without a seed gets one from the kiosk, above 0, which is sent and stored', async () => {
    const { counter, session } = await openSession();

    await counter.call('generateHeadshots', run(session, { seed: null }));
    const done = await counter.call('generateHeadshots', run(session, { seed: null }));

    const seeds = counter.sent(headshotPath).map((body) => Number(body['seed']));
    expect(done.runs.map(({ seed }) => seed).reverse()).toEqual(seeds);
    expect(seeds.every((seed) => Number.isInteger(seed) && seed > 0 && seed < 2 ** 31)).toBe(true);
    expect(new Set(seeds).size).toBe(2);
  });

  it('can be repeated with the same seed, as another run beside the first', async () => {
    const { counter, session } = await openSession();
    const first = await counter.call('generateHeadshots', run(session, { seed: null }));
    const seed = first.runs[0]?.seed ?? null;

    const second = await counter.call('generateHeadshots', run(session, { seed }));

    expect(second.runs.map((each) => each.seed)).toEqual([seed, seed]);
    expect(headshotsOf(second)).toHaveLength(2);
    expect(counter.sent(headshotPath)[1]).toEqual(counter.sent(headshotPath)[0]);
  });

  it('keeps its pictures and settings across a restart', async () => {
    const { counter, session } = await openSession();
    const before = await counter.call('generateHeadshots', run(session));

    const again = await counter.reopen();

    expect(await again.call('retouchSession', { sessionId: session.id })).toEqual(before);
  });

  it('tells the page when it begins and when it has ended', async () => {
    const { counter, session } = await openSession();
    const before = counter.told.length;

    await counter.call('generateHeadshots', run(session));

    const told = counter.told.slice(before).filter(({ name }) => name === 'retouchSessionChanged');
    expect(told.length).toBeGreaterThanOrEqual(2);
    expect(told.every(({ payload }) => payload === JSON.stringify({ sessionId: session.id }))).toBe(true);
  });
});

describe('an answer that differs from the request', () => {
  it.each([
    ['fewer', 4, [picture, portrait]],
    ['more', 1, [picture, portrait, picture]],
  ])('with %s pictures keeps all that came, and says so', async (_what, sampleNumber, pictures) => {
    const { counter, session } = await openSession();
    counter.answer(headshotPath, headshotAnswer(...pictures));

    const done = await counter.call('generateHeadshots', run(session, { sampleNumber }));

    expect(headshotsOf(done)).toHaveLength(pictures.length);
    expect(done.runs[0]?.doubts).toContain('count-differs');
    expect(done.lastCall?.state).toBe('done');
  });

  it('with one unreadable picture keeps the others, and says that one is missing', async () => {
    const { counter, session } = await openSession();
    counter.answer(headshotPath, headshotAnswer(picture, cutOff, portrait));

    const done = await counter.call('generateHeadshots', run(session, { sampleNumber: 3 }));

    expect(headshotsOf(done)).toHaveLength(2);
    expect(done.runs[0]?.doubts).toContain('count-differs');
  });

  it('with no readable picture is of unknown outcome, and leaves no empty picture', async () => {
    const { counter, session } = await openSession();
    counter.answer(headshotPath, headshotAnswer(cutOff));

    await rejectionOf(counter.call('generateHeadshots', run(session)));

    const after = await counter.call('retouchSession', { sessionId: session.id });
    expect(headshotsOf(after)).toEqual([]);
    expect(after.runs).toEqual([]);
    expect(after.openCall?.state).toBe('uncertain');
  });
});

describe('a run that fails', () => {
  it.each([
    ['headshots that are not enabled', json({ error: 'not enabled' }, 403), 'SERVICE_NOT_ENABLED'],
    ['credit that is gone', json({ error: 'quota exhausted' }, 402), 'SERVICE_CREDIT'],
    [
      'a reference without a face',
      json({ error: 'No face was found in inputImages.' }, 422),
      'SERVICE_NO_FACE',
    ],
    ['a service that is busy', json({ error: 'slow down' }, 429), 'SERVICE_BUSY'],
  ])('for %s leaves the session unchanged, and can be requested again', async (_what, script, code) => {
    const { counter, session } = await openSession();
    counter.answer(headshotPath, script);

    expect(await rejectionOf(counter.call('generateHeadshots', run(session)))).toContain(code);

    const after = await counter.call('retouchSession', { sessionId: session.id });
    expect(after).toMatchObject({ runs: [], openCall: null, lastCall: { state: 'refused', error: code } });
    counter.answer(headshotPath, headshotAnswer(picture));
    expect(headshotsOf(await counter.call('generateHeadshots', run(session)))).toHaveLength(1);
  });

  it('is not sent without an address for headshots', async () => {
    const { counter, session } = await openSession({ headshotAddress: false });

    const failure = await rejectionOf(counter.call('generateHeadshots', run(session)));

    expect(failure).toContain('SERVICE_NO_HEADSHOT_ADDRESS');
    expect(counter.server.paidCalls()).toBe(0);
    expect((await counter.call('retouchSession', { sessionId: session.id })).lastCall?.state).toBe(
      'not-sent',
    );
  });

  it('of unknown outcome blocks its session until staff have settled it, and nothing is repeated', async () => {
    const { counter, session } = await openSession();
    counter.answer(headshotPath, raw('', 'reset'));

    expect(await rejectionOf(counter.call('generateHeadshots', run(session)))).toContain('SERVICE_UNCERTAIN');
    expect(await rejectionOf(counter.call('generateHeadshots', run(session)))).toBe('CALL_OPEN');
    expect(counter.sent(headshotPath)).toHaveLength(1);

    const { openCall } = await counter.call('retouchSession', { sessionId: session.id });
    const callId = openCall?.id ?? newId('call');
    await counter.call('resolveRetouchCall', { callId, resolution: 'not-counted' });
    counter.answer(headshotPath, headshotAnswer(picture));
    const done = await counter.call('generateHeadshots', run(session));
    expect(headshotsOf(done)).toHaveLength(1);
    expect(done.lastCall?.replacesCallId).toBe(callId);
  });

  it('keeps the seed that the kiosk drew', async () => {
    const { counter, session } = await openSession();
    counter.answer(headshotPath, raw('', 'reset'));

    await rejectionOf(counter.call('generateHeadshots', run(session, { seed: null })));

    const { asked, runs } = await counter.call('retouchSession', { sessionId: session.id });
    expect(asked?.seed).toBe(counter.sent(headshotPath)[0]?.['seed']);
    expect(runs).toEqual([]);
  });

  it('is made once when Enter is held', async () => {
    const { counter, session } = await openSession();

    const asked = await Promise.allSettled([
      counter.call('generateHeadshots', run(session)),
      counter.call('generateHeadshots', run(session)),
    ]);

    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(counter.sent(headshotPath)).toHaveLength(1);
  });
});

describe('a mark', () => {
  it.each(['kept', 'rejected', 'none'] as const)('of "%s" stays with the headshot', async (mark) => {
    const { counter, session } = await openSession();
    const made = headshotOf(await counter.call('generateHeadshots', run(session)));

    const marked = await counter.call('markHeadshot', { sessionId: session.id, versionId: made.id, mark });

    expect(headshotOf(marked).mark).toBe(mark);
    expect(headshotOf(await counter.call('retouchSession', { sessionId: session.id })).mark).toBe(mark);
  });

  it('is only for headshots: the reference and other sessions’ pictures are refused', async () => {
    const { counter, session } = await openSession();
    const made = headshotOf(await counter.call('generateHeadshots', run(session)));
    const other = await counter.call('startHeadshots', { source: fileSource('ben.jpg') });
    const reference = session.versions[0]?.id ?? newId('ver');
    const mark = 'kept' as const;

    const refused = [
      counter.call('markHeadshot', { sessionId: session.id, versionId: reference, mark }),
      counter.call('markHeadshot', { sessionId: other.id, versionId: made.id, mark }),
      counter.call('markHeadshot', { sessionId: session.id, versionId: newId('ver'), mark }),
    ];

    expect(await Promise.all(refused.map(rejectionOf))).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });
});

describe('a session for other work', () => {
  it('makes no headshots', async () => {
    const { counter } = await openSession();
    const retouch = await counter.call('startRetouch', { source: fileSource() });

    expect(await rejectionOf(counter.call('generateHeadshots', run(retouch)))).toBe('WRONG_STEP');
    expect(counter.server.paidCalls()).toBe(0);
  });
});
