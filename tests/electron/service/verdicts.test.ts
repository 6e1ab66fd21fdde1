import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../shared/errors.ts';
import { capabilityOf, learntFrom } from '../../../shared/service/capabilities.ts';
import { endpoints, freeEndpoints } from '../../../shared/service/wire.ts';
import type { Endpoint } from '../../../shared/service/wire.ts';
import type { CallFacts } from '../../../electron/service/call.ts';
import { meaningOf } from '../../../electron/service/error-text.ts';
import { verdictOf, verdictTable } from '../../../electron/service/verdicts.ts';
import type { VerdictRow } from '../../../electron/service/verdicts.ts';
import { samples } from './samples.ts';
import { bytes, json, raw } from './scripted-server.ts';
import type { Script } from './scripted-server.ts';
import { sharedServer } from './shared-server.ts';
import { clientOf, failureOf } from './support.ts';

const server = sharedServer();

const names = Object.keys(endpoints) as Endpoint[];
const paid = names.filter((endpoint) => !freeEndpoints.has(endpoint));
const needEnabling = paid.filter((endpoint) => capabilityOf(endpoint) !== null);
const others = paid.filter((endpoint) => capabilityOf(endpoint) === null);

const says = (status: number, message: string): Script => json({ error: { message } }, status);
const call = (endpoint: Endpoint) =>
  failureOf(samples[endpoint].call(clientOf(server.baseUrl, { lookUpPauses: [] })));
/** Words with the same meaning in every error body. */
const anywhere: Readonly<Record<string, ErrorCode>> = {
  'Quota exceeded': 'SERVICE_CREDIT',
  'This feature is not enabled for the account': 'SERVICE_NOT_ENABLED',
  'Invalid apiKey': 'SERVICE_CREDENTIALS',
};

describe('the table of outcomes of a failure', () => {
  const refusing = new Set<unknown>([400, 401, 402, 403, 404, 409, 410, 413, 422, 429]);

  it('calls nothing refused after the first byte except statuses of a request that was not carried out', () => {
    const refused = verdictTable.filter(({ outcome }) => outcome === 'refused');
    expect(
      refused.every(({ phase, at }) => phase === 'answered' && at?.every((each) => refusing.has(each))),
    ).toBe(true);
  });

  it('calls a call not sent only while it connects', () => {
    for (const { phase, outcome } of verdictTable) {
      expect(outcome === 'not-sent').toBe(phase === 'connecting');
    }
  });

  it.each(verdictTable.map((row, index) => [index, row] as const))(
    'has no row that is never reached: %i',
    (_index, row) => {
      expect(reachedBy(row)).toMatchObject({ outcome: row.outcome });
      if (row.code !== 'said') expect(reachedBy(row).code).toBe(row.code);
    },
  );

  const reachedBy = (row: VerdictRow) =>
    verdictOf({
      endpoint: row.needsEnabling === true ? 'faceMatch' : 'makeIdPhoto',
      phase: row.phase,
      at: row.at?.[0] ?? 'reset',
      said: row.said?.[0] ?? null,
    });
});

describe.each(paid)('at %s', (endpoint) => {
  const provoked: readonly (readonly [string, Script, ErrorCode, string])[] = [
    ...Object.entries(anywhere).map(
      ([words, code]) => [`400: ${words}`, says(400, words), code, 'refused'] as const,
    ),
    ['400 about nothing known', says(400, 'malformed JSON'), 'SERVICE_REQUEST_REFUSED', 'refused'],
    ['422 about nothing known', says(422, 'field x is required'), 'SERVICE_REQUEST_REFUSED', 'refused'],
    ['401', bytes('', 401), 'SERVICE_CREDENTIALS', 'refused'],
    ['402', bytes('', 402), 'SERVICE_CREDIT', 'refused'],
    ['403 about the key', says(403, 'This apiKey is blocked'), 'SERVICE_CREDENTIALS', 'refused'],
    ['403 about credit', says(403, 'INSUFFICIENT_CREDITS'), 'SERVICE_CREDIT', 'refused'],
    ['403 not enabled', says(403, 'CAPABILITY_OFF'), 'SERVICE_NOT_ENABLED', 'refused'],
    ['413', bytes('', 413), 'SERVICE_IMAGE_REFUSED', 'refused'],
    ['429', bytes('', 429, { 'retry-after': '3' }), 'SERVICE_BUSY', 'refused'],
    ['404 about nothing known', bytes('', 404), 'SERVICE_UNCERTAIN', 'uncertain'],
    ['500', says(500, 'No face was found'), 'SERVICE_PROCESSING', 'uncertain'],
    ['503', bytes('', 503), 'SERVICE_UNREACHABLE', 'uncertain'],
    ['302', bytes('', 302, { location: '/elsewhere' }), 'SERVICE_UNCERTAIN', 'uncertain'],
    ['200 with an error', says(200, 'Invalid apiKey'), 'SERVICE_UNCERTAIN', 'uncertain'],
    [
      '200 with a web page',
      bytes('<html>', 200, { 'content-type': 'text/html' }),
      'SERVICE_UNCERTAIN',
      'uncertain',
    ],
    ['200 with cut JSON', bytes('{"output":"'), 'SERVICE_UNCERTAIN', 'uncertain'],
    ['a reset', raw('', 'reset'), 'SERVICE_UNCERTAIN', 'uncertain'],
    ['an end', raw(''), 'SERVICE_UNCERTAIN', 'uncertain'],
  ];

  it.each(provoked)('%s', async (_name, script, code, outcome) => {
    server.play(script);
    expect(await call(endpoint)).toMatchObject({ code, outcome, call: endpoint });
    expect(server.paidCalls()).toBe(1);
  });
});

describe.each(paid.filter((endpoint) => endpoint !== 'getIdPhotoNoWatermark'))(
  'a picture at %s',
  (endpoint) => {
    it.each([
      ['No face was found in the image', 'SERVICE_NO_FACE'],
      ['FACE_NOT_FOUND', 'SERVICE_NO_FACE'],
      ['invalid base64 data', 'SERVICE_IMAGE_REFUSED'],
      ['the picture could not be decoded', 'SERVICE_IMAGE_REFUSED'],
    ])('%s', async (words, code) => {
      server.play(says(422, words));
      expect(await call(endpoint)).toMatchObject({ code, outcome: 'refused' });
    });
  },
);

describe('features that must be enabled for the account', () => {
  it.each(needEnabling)('is named in the failure of %s, also when 403 says nothing', async (endpoint) => {
    server.play(says(403, 'is not enabled for these credentials'));
    const capability = capabilityOf(endpoint);
    expect((await call(endpoint)).details).toMatchObject({ capability });
    server.play(bytes('', 403));
    const silent = await call(endpoint);
    expect(silent).toMatchObject({ code: 'SERVICE_NOT_ENABLED', details: { capability } });
  });

  it.each(others)('is nothing at %s: 403 is about the credentials', async (endpoint) => {
    server.play(bytes('', 403));
    expect(await call(endpoint)).toMatchObject({ code: 'SERVICE_CREDENTIALS' });
  });

  it('are three', () => {
    expect(needEnabling.map(capabilityOf)).toEqual(['aiEdit', 'headshots', 'faceMatch']);
  });

  it('are learnt from the facts of a call, and not from a failure that says nothing about them', async () => {
    const facts: CallFacts[] = [];
    const client = clientOf(server.baseUrl, { log: (each) => facts.push(each) });
    server.play(json(samples.faceMatch.answer));
    await samples.faceMatch.call(client);
    server.play(bytes('', 403));
    await failureOf(samples.aiEdit.call(client));
    server.play(bytes('', 500));
    await failureOf(samples.generatePortrait.call(client));
    server.play(json(samples.photoEnhance.answer));
    await samples.photoEnhance.call(client);
    expect(facts.map(learntFrom)).toEqual([
      { capability: 'faceMatch', state: 'enabled' },
      { capability: 'aiEdit', state: 'not-enabled' },
      null,
      null,
    ]);
  });
});

describe('the text of an error', () => {
  const at = (endpoint: Endpoint, body: unknown): ErrorCode | null =>
    meaningOf(
      endpoint,
      Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
      'application/json',
    );

  it.each([
    'Unknown specCode: zz',
    'UNKNOWN_SPEC',
    'specCode is not a known specification.',
    'The specification was not found',
    'spec zz-passport does not exist',
    'specCode "zz" is not supported',
    'invalidSpecCode',
    { error: { field: 'specCode', message: 'is not valid' } },
    { detail: [{ loc: ['body', 'specCode'], msg: 'unknown value' }] },
    { specCode: 'is invalid' },
  ])('is about the document: %j', (body) => {
    expect(at('makeIdPhoto', body)).toBe('SERVICE_UNKNOWN_DOCUMENT');
  });

  it.each([
    [{ error: 'processing failed', specCode: 'uk-passport' }, null],
    [{ specCode: 'uk-passport', message: 'malformed request' }, null],
    [
      { error: 'the image is too dark', request: { specCode: 'uk-passport', apiKey: 'k' } },
      'SERVICE_IMAGE_REFUSED',
    ],
    ['{"request":"{\\"specCode\\":\\"uk-passport\\",\\"apiSecret\\":\\"x\\"}","error":"try again"}', null],
    ['The image for specCode uk-passport is invalid', 'SERVICE_IMAGE_REFUSED'],
    ['Invalid image for specCode uk-passport', 'SERVICE_IMAGE_REFUSED'],
    [{ field: 'specCode', message: 'is required' }, null],
    ['spectacular failure: not found', null],
    [{ error: 'later', imageBase64: `/9j/${'A'.repeat(40_000)}` }, null],
    [{ imageBase64: `/9j/${'A'.repeat(200_000)}`, error: 'No face found' }, 'SERVICE_NO_FACE'],
  ])('is not, when it only repeats what was sent: %j', (body, code) => {
    expect(at('makeIdPhoto', body)).toBe(code);
  });

  it('does not say that a photo is unknown when it only repeats its id', () => {
    const id = '5f9c2c1e-1111-4222-8333-944445555666';
    expect(at('getIdPhotoNoWatermark', { error: 'try again', photoUuid: id })).toBeNull();
    expect(at('getIdPhotoNoWatermark', { error: 'UNKNOWN_PHOTO', photoUuid: id })).toBe(
      'SERVICE_UNKNOWN_PHOTO',
    );
    expect(at('getIdPhotoNoWatermark', { error: `photoUuid ${id} was not found` })).toBe(
      'SERVICE_UNKNOWN_PHOTO',
    );
  });

  it.each(['[', 'a.', '_', '"', '\\', 'spec ', '"field":"', '"apiKey":"', 'unknown the ', 'no '])(
    'is read in no time, whatever it repeats: %j',
    async (piece) => {
      server.play(bytes(piece.repeat(400_000 / piece.length), 400));
      const startedAt = performance.now();
      await call('makeIdPhoto');
      expect(performance.now() - startedAt).toBeLessThan(2_500);
    },
  );
});
