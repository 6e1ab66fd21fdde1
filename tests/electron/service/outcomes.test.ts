import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../shared/errors.ts';
import type { Outcome } from '../../../electron/service/failure.ts';
import { bytes, json, raw } from './scripted-server.ts';
import type { Script } from './scripted-server.ts';
import { sharedServer } from './shared-server.ts';
import { clientOf, failureOf, finalRequest, photoRequest } from './support.ts';

const server = sharedServer();

const html = { 'content-type': 'text/html' };
const says = (status: number, message: string): Script => json({ error: { message } }, status);

/** Status, body or phase -> category and outcome of a paid call that carries a picture. */
const table: readonly (readonly [string, Script, ErrorCode, Outcome])[] = [
  ['400 about nothing known', says(400, 'malformed JSON'), 'SERVICE_REQUEST_REFUSED', 'refused'],
  ['400 about a missing field', says(400, 'field x is required'), 'SERVICE_REQUEST_REFUSED', 'refused'],
  ['400 about the key', says(400, 'Invalid apiKey'), 'SERVICE_CREDENTIALS', 'refused'],
  ['400 about the picture', says(400, 'invalid base64 data'), 'SERVICE_IMAGE_REFUSED', 'refused'],
  ['400 about the specification', says(400, 'Unknown specCode: zz'), 'SERVICE_UNKNOWN_DOCUMENT', 'refused'],
  ['400 about a face', says(400, 'No face was found in the image'), 'SERVICE_NO_FACE', 'refused'],
  ['400 about the quota', says(400, 'Quota exceeded'), 'SERVICE_CREDIT', 'refused'],
  ['400 by an error code', json({ code: 'FACE_NOT_FOUND' }, 400), 'SERVICE_NO_FACE', 'refused'],
  ['400 without a body', bytes('', 400), 'SERVICE_REQUEST_REFUSED', 'refused'],
  ['400 with a web page', bytes('<p>no image</p>', 400, html), 'SERVICE_REQUEST_REFUSED', 'refused'],
  ['422 about a face', says(422, 'face not detected'), 'SERVICE_NO_FACE', 'refused'],
  ['422 about the picture', says(422, 'cannot decode picture'), 'SERVICE_IMAGE_REFUSED', 'refused'],
  ['413', bytes('', 413), 'SERVICE_IMAGE_REFUSED', 'refused'],
  ['401', bytes('', 401), 'SERVICE_CREDENTIALS', 'refused'],
  ['401 not enabled', says(401, 'aiEdit is not enabled'), 'SERVICE_NOT_ENABLED', 'refused'],
  ['402', bytes('', 402), 'SERVICE_CREDIT', 'refused'],
  ['403', bytes('', 403), 'SERVICE_CREDENTIALS', 'refused'],
  ['403 not enabled', says(403, 'not enabled for this key'), 'SERVICE_NOT_ENABLED', 'refused'],
  ['403 about credit', says(403, 'no credits left'), 'SERVICE_CREDIT', 'refused'],
  ['429', bytes('', 429), 'SERVICE_BUSY', 'refused'],
  ['404 about the specification', says(404, 'no such spec'), 'SERVICE_UNKNOWN_DOCUMENT', 'refused'],
  ['404 about nothing known', bytes('', 404), 'SERVICE_UNCERTAIN', 'uncertain'],
  ['500', says(500, 'image processing failed'), 'SERVICE_PROCESSING', 'uncertain'],
  ['502', bytes('', 502), 'SERVICE_UNREACHABLE', 'uncertain'],
  ['503', bytes('', 503), 'SERVICE_UNREACHABLE', 'uncertain'],
  ['504', bytes('', 504), 'SERVICE_UNREACHABLE', 'uncertain'],
  ['501', bytes('', 501), 'SERVICE_UNCERTAIN', 'uncertain'],
  ['418', says(418, 'image'), 'SERVICE_UNCERTAIN', 'uncertain'],
  ['201 with a result', json({ photoUuid: 'x' }, 201), 'SERVICE_UNCERTAIN', 'uncertain'],
  ['204', bytes('', 204), 'SERVICE_UNCERTAIN', 'uncertain'],
  ['301', bytes('', 301, { location: '/elsewhere' }), 'SERVICE_UNCERTAIN', 'uncertain'],
  ['302', bytes('', 302, { location: '/elsewhere' }), 'SERVICE_UNCERTAIN', 'uncertain'],
  ['307', bytes('', 307, { location: '/elsewhere' }), 'SERVICE_UNCERTAIN', 'uncertain'],
  ['308', bytes('', 308, { location: '/elsewhere' }), 'SERVICE_UNCERTAIN', 'uncertain'],
  ['200 with a web page', bytes('<html>Sign in</html>', 200, html), 'SERVICE_UNCERTAIN', 'uncertain'],
  ['200 without a body', bytes('', 200), 'SERVICE_UNCERTAIN', 'uncertain'],
  ['200 with cut JSON', bytes('{"photoUuid":"x', 200), 'SERVICE_UNCERTAIN', 'uncertain'],
  [
    '200 with bytes that are no UTF-8',
    bytes(Buffer.from([123, 0xff, 125])),
    'SERVICE_UNCERTAIN',
    'uncertain',
  ],
  ['200 with an empty object', json({}), 'SERVICE_UNCERTAIN', 'uncertain'],
  ['200 with null', json(null), 'SERVICE_UNCERTAIN', 'uncertain'],
  ['200 with a list', json([]), 'SERVICE_UNCERTAIN', 'uncertain'],
  ['200 with an error body', says(200, 'invalid apiKey'), 'SERVICE_UNCERTAIN', 'uncertain'],
  ['200 with issues as a number', json({ photoUuid: 'x', issues: 5 }), 'SERVICE_UNCERTAIN', 'uncertain'],
  ['200 with Base64 that is none', json({ idPhotoImageBase64: '%%%' }), 'SERVICE_UNCERTAIN', 'uncertain'],
  ['200 with Base64 of text', json({ idPhotoImageBase64: 'aGVsbG8=' }), 'SERVICE_UNCERTAIN', 'uncertain'],
  [
    '200 in an unknown encoding',
    bytes('x', 200, { 'content-encoding': 'br' }),
    'SERVICE_UNCERTAIN',
    'uncertain',
  ],
  ['an answer that is not HTTP', raw('SSH-2.0-OpenSSH\r\n'), 'SERVICE_UNCERTAIN', 'uncertain'],
  [
    'an upgrade',
    raw('HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    'SERVICE_UNCERTAIN',
    'uncertain',
  ],
  ['no answer and the end', raw(''), 'SERVICE_UNCERTAIN', 'uncertain'],
  ['no answer and a reset', raw('', 'reset'), 'SERVICE_UNCERTAIN', 'uncertain'],
];

describe('the meaning of an answer for a paid call', () => {
  it.each(table)('%s', async (_name, script, code, outcome) => {
    server.play(script);
    const failure = await failureOf(clientOf(server.baseUrl).makePhoto(photoRequest));
    expect({ code: failure.code, outcome: failure.outcome }).toEqual({ code, outcome });
    expect(failure.details).toMatchObject({ outcome, call: 'makeIdPhoto' });
    expect(server.paidCalls()).toBe(1);
  });

  it.each([
    ['404 about the photo', says(404, 'photoUuid not found'), 'SERVICE_UNKNOWN_PHOTO'],
    ['410 about the photo', says(410, 'photo has expired'), 'SERVICE_UNKNOWN_PHOTO'],
    ['400 by an error code', json({ error: { code: 'UNKNOWN_PHOTO' } }, 400), 'SERVICE_UNKNOWN_PHOTO'],
    ['400 about nothing known', says(400, 'spectacular image'), 'SERVICE_REQUEST_REFUSED'],
  ] as const)('a final: %s', async (_name, script, code) => {
    server.play(script);
    const failure = await failureOf(clientOf(server.baseUrl).getFinal(finalRequest));
    expect({ code: failure.code, outcome: failure.outcome }).toEqual({ code, outcome: 'refused' });
  });

  it('reads the wait from Retry-After in seconds, as a date, or not at all (fault 50)', async () => {
    const client = clientOf(server.baseUrl);
    server.play(bytes('', 429, { 'retry-after': '17' }));
    expect((await failureOf(client.makePhoto(photoRequest))).details).toMatchObject({
      retryAfterSeconds: 17,
    });
    const date = 'Sat, 24 Oct 2026 10:00:00 GMT';
    server.play(bytes('', 429, { 'retry-after': 'Sat, 24 Oct 2026 10:01:30 GMT', date }));
    expect((await failureOf(client.makePhoto(photoRequest))).details).toMatchObject({
      retryAfterSeconds: 90,
    });
    server.play(bytes('', 429, { 'retry-after': 'soon' }));
    expect((await failureOf(client.makePhoto(photoRequest))).details).not.toHaveProperty('retryAfterSeconds');
  });

  it('keeps the raw answer of an uncertain call, and of no other (faults 54 to 56)', async () => {
    const client = clientOf(server.baseUrl);
    server.play(bytes('{"photoUuid":"half'));
    const cut = await failureOf(client.makePhoto(photoRequest));
    expect(Buffer.from(cut.rawAnswer() ?? []).toString()).toBe('{"photoUuid":"half');
    server.play(says(400, 'refused'));
    expect((await failureOf(client.makePhoto(photoRequest))).rawAnswer()).toBeNull();
  });

  it('distinguishes an unreadable picture from an answer of another shape (fault 56)', async () => {
    const client = clientOf(server.baseUrl);
    server.play(json({ photoUuid: 'x', idPhotoImageBase64: 'aGVsbG8=' }));
    expect((await failureOf(client.makePhoto(photoRequest))).reason).toBe('not-an-image');
    server.play(json({ photoUuid: ['x'] }));
    expect((await failureOf(client.makePhoto(photoRequest))).reason).toBe('wrong-shape');
  });

  it('never calls a free look-up uncertain: it did not count', async () => {
    server.play(raw('', 'reset'));
    const failure = await failureOf(clientOf(server.baseUrl).accountStatus());
    expect({ code: failure.code, outcome: failure.outcome }).toEqual({
      code: 'SERVICE_UNREACHABLE',
      outcome: 'refused',
    });
    expect(failure.rawAnswer()).toBeNull();
  });
});
