import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ArgsOf } from '../../../shared/contract.ts';
import { newId } from '../../../shared/ids.ts';
import { foundIn, searchFolder, spellingsOfBytes, spellingsOfText } from '../../support/service/needles.ts';
import { openKiosk } from '../../support/kiosk/open-kiosk.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { portrait } from '../orders/counter.ts';
import { json, raw } from '../service/scripted-server.ts';
import { fileSource, headshotPath, matchPath, openFaceCounter, run } from './face-counter.ts';
import { openFile } from '../../support/records/records-file.ts';

const pair = (threshold: number | null = null): ArgsOf<'matchFaces'> => ({
  source: fileSource('passport.jpg', portrait),
  target: fileSource('counter.jpg', portrait),
  threshold,
});

describe('two faces', () => {
  it('that match are an answer, with the service’s score', async () => {
    const counter = await openFaceCounter();

    const match = await counter.call('matchFaces', pair());

    expect(match).toMatchObject({ isMatch: true, similarity: 0.91, threshold: null });
    expect(Math.abs(Date.parse(match.at) - Date.now())).toBeLessThan(60_000);
  });

  it('that do not match are an answer too, and no failure', async () => {
    const counter = await openFaceCounter();
    counter.answer(matchPath, json({ isMatch: false, similarity: 0.12 }));

    expect(await counter.call('matchFaces', pair())).toMatchObject({ isMatch: false, similarity: 0.12 });
    expect(await counter.call('openFaceMatch')).toBeNull();
  });

  it('without a score are decided by the service alone', async () => {
    const counter = await openFaceCounter();
    counter.answer(matchPath, json({ isMatch: false }));

    expect(await counter.call('matchFaces', pair())).toMatchObject({ isMatch: false, similarity: null });
  });

  it.each([
    ['as it was given', 0.6, { similarityThreshold: 0.6 }],
    ['not at all when the service’s own is to hold', null, {}],
  ])('are compared with a threshold that is sent %s', async (_what, threshold, sent) => {
    const counter = await openFaceCounter();

    const match = await counter.call('matchFaces', pair(threshold));

    const [{ similarityThreshold, ...body } = {}] = counter.sent(matchPath);
    expect(similarityThreshold === undefined ? {} : { similarityThreshold }).toEqual(sent);
    expect(Object.keys(body).sort()).toEqual([
      ...['apiKey', 'apiSecret', 'sourceImageBase64', 'targetImageBase64'],
    ]);
    expect(match.threshold).toBe(threshold);
  });
});

describe('a failure about one of the two pictures', () => {
  it.each(['source', 'target'] as const)(
    'is reported when the %s is no picture, and costs nothing',
    async (side) => {
      const counter = await openFaceCounter();

      const asked = counter.call('matchFaces', {
        ...pair(),
        [side]: fileSource('ada.jpg', Buffer.from('Dear Ada,')),
      });

      await expect(asked).rejects.toMatchObject({
        code: 'IMAGE_NOT_RECOGNISED',
        details: { reason: 'not-a-picture', field: side },
      });
      expect(counter.server.paidCalls()).toBe(0);
      expect(await counter.call('openFaceMatch')).toBeNull();
    },
  );

  it.each([
    ['the source', 'No face was found in sourceImageBase64.', 'source'],
    ['the target', 'No face was found in targetImageBase64.', 'target'],
    ['neither, where the service names none', 'No face was found.', undefined],
    ['neither, where it names both', 'No face in sourceImageBase64 or targetImageBase64.', undefined],
  ])('names %s for a face that is missing', async (_what, message, field) => {
    const counter = await openFaceCounter();
    counter.answer(matchPath, json({ error: { message } }, 422));

    const failure = await counter.call('matchFaces', pair()).catch((error: unknown) => error);

    expect(failure).toMatchObject({ code: 'SERVICE_NO_FACE' });
    expect((failure as { details: Record<string, unknown> }).details['field']).toBe(field);
    expect(await counter.call('openFaceMatch')).toBeNull();
  });
});

describe('a face match of unknown outcome', () => {
  it('is shown, blocks the next, and is settled by a person', async () => {
    const counter = await openFaceCounter();
    counter.answer(matchPath, raw('', 'reset'));
    expect(await rejectionOf(counter.call('matchFaces', pair()))).toContain('SERVICE_UNCERTAIN');

    const open = await counter.call('openFaceMatch');
    expect(open).toMatchObject({ endpoint: 'faceMatch', state: 'uncertain', orderId: null, sessionId: null });
    expect(await rejectionOf(counter.call('matchFaces', pair()))).toBe('CALL_OPEN');
    expect(counter.sent(matchPath)).toHaveLength(1);

    await counter.call('resolveFaceMatch', { callId: open?.id ?? newId('call'), resolution: 'counted' });
    counter.answer(matchPath, json({ isMatch: true, similarity: 0.8 }));
    expect(await counter.call('matchFaces', pair())).toMatchObject({ isMatch: true });
  });

  it('is still there after a restart', async () => {
    const counter = await openFaceCounter();
    counter.answer(matchPath, raw('', 'reset'));
    await rejectionOf(counter.call('matchFaces', pair()));

    const again = await counter.reopen();

    expect(await again.call('openFaceMatch')).toMatchObject({ state: 'uncertain' });
  });

  it('is the only kind of call that is settled there', async () => {
    const counter = await openFaceCounter();
    const session = await counter.call('startHeadshots', { source: fileSource() });
    counter.answer(headshotPath, raw('', 'reset'));
    await rejectionOf(counter.call('generateHeadshots', run(session)));
    const { openCall } = await counter.call('retouchSession', { sessionId: session.id });

    const settled = counter.call('resolveFaceMatch', {
      callId: openCall?.id ?? newId('call'),
      resolution: 'counted',
    });

    expect(await rejectionOf(settled)).toBe('NOT_FOUND');
  });

  it('is one call when Enter is held', async () => {
    const counter = await openFaceCounter();

    const asked = await Promise.allSettled([
      counter.call('matchFaces', pair()),
      counter.call('matchFaces', pair()),
    ]);

    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(counter.sent(matchPath)).toHaveLength(1);
  });
});

describe('the record of a face match', () => {
  /** A score that occurs nowhere else. */
  const score = 0.737_190_246_518_3;
  const float = Buffer.alloc(8);
  float.writeDoubleBE(score);

  it.each([
    ['that was answered', json({ isMatch: true, similarity: score })],
    ['that was no match', json({ isMatch: false, similarity: score })],
    ['whose answer has no decision', json({ similarity: score, template: [score, score] })],
    [
      'whose answer is cut off',
      raw(`HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n{"similarity":${String(score)}`),
    ],
    ['that was refused with its score', json({ error: `similarity ${String(score)} is too low` }, 422)],
    ['that failed at the service', json({ error: 'failed', similarity: score }, 500)],
  ])('%s says that there was a call, and nothing else', async (_what, script) => {
    const counter = await openFaceCounter();
    counter.answer(matchPath, script);

    await counter.call('matchFaces', pair(0.5)).catch(() => null);
    const page = Buffer.from(counter.told.map(({ payload }) => payload).join('\n'));
    await counter.reopen();

    const needles = new Map([
      ['the score', [...spellingsOfText(String(score)), float]],
      ['a picture', piecesOf(portrait)],
      ['a name', spellingsOfText('passport.jpg')],
    ]);
    const { found, files } = await searchFolder(counter.dataDir, needles);
    expect(found).toEqual([]);
    expect(files.length).toBeGreaterThan(0);
    expect(foundIn(Buffer.from(JSON.stringify(counter.log.lines)), needles)).toEqual([]);
    expect(foundIn(page, needles)).toEqual([]);
    // The vault's content is encrypted and cannot be searched, so the vault must be empty.
    expect(filesBelow(join(counter.dataDir, 'studio', 'vault'))).toEqual([]);
    expect(rowsOf(counter.dataDir)).toEqual({ images: 0, sessions: 0, orders: 0, calls: 1 });
  });

  it('says that there was a call, in practice too', { timeout: 120_000 }, async () => {
    const { dataDir, ...counter } = await openFaceCounter();
    await counter.close();
    const kiosk = await openKiosk({ dataDir: join(dataDir, 'practice-only') });
    try {
      const match = await kiosk.call('matchFaces', pair());
      expect(match.isMatch).toBe(true);
    } finally {
      await kiosk.close();
    }
    expect(filesBelow(join(dataDir, 'practice-only', 'practice', 'vault'))).toEqual([]);
    const needles = new Map([['a picture', piecesOf(portrait)]]);
    expect((await searchFolder(join(dataDir, 'practice-only'), needles)).found).toEqual([]);
  });
});

/** Returns pieces of a picture without the plain wall, because those would be found in any file. */
function piecesOf(bytes: Buffer): Buffer[] {
  const length = 24;
  const pieces = Array.from({ length: Math.floor(bytes.length / length) }, (_, index) =>
    bytes.subarray(index * length, (index + 1) * length),
  );
  const varied = pieces.filter((piece) => new Set(piece).size > 20).slice(0, 40);
  if (varied.length < 40) throw new Error('the picture is too plain to be searched for');
  return varied.flatMap((piece) => spellingsOfBytes(piece, 1, length));
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  } catch (error) {
    // A vault that has never stored anything has no folder.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function rowsOf(dataDir: string): Record<string, number> {
  const db = openFile(join(dataDir, 'studio', 'records.sqlite'), { readonly: true });
  try {
    const count = (table: string): number =>
      Number(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
    return {
      ...{ images: count('images'), sessions: count('benches') },
      ...{ orders: count('orders'), calls: count('calls') },
    };
  } finally {
    db.close();
  }
}
