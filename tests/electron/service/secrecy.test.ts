import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../shared/service/wire.ts';
import type { Endpoint } from '../../../shared/service/wire.ts';
import type { CallFacts } from '../../../electron/service/call.ts';
import { redact } from '../../../electron/service/redact.ts';
import { base64, jpeg } from './pictures.ts';
import { samples } from './samples.ts';
import { bytes, json, raw } from './scripted-server.ts';
import type { Script } from './scripted-server.ts';
import { sharedServer } from './shared-server.ts';
import { apiKey, apiSecret, clientOf, failureOf, photoRequest } from './support.ts';

const server = sharedServer();

const image = jpeg(413, 531, 4096);
const signed = 'https://store.example/p.jpg?X-Signature=canary-signature-0f3b';
/** A piece of the picture's Base64 that is too long to occur by chance. */
const imageCanary = base64(image).slice(400, 420);
const canaries = [
  apiKey,
  apiSecret,
  encodeURIComponent(apiSecret),
  apiSecret.replaceAll('/', '\\/'),
  imageCanary,
  'canary-signature',
  Buffer.from(image.subarray(300, 320)).toString('hex'),
];

/** An error body that sends everything it received back. */
const echo =
  (status: number): Script =>
  ({ request, response }) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    const text = request.body.toString('utf8');
    response.end(
      `{"error":"bad","url":"${signed}","you sent":${text},"again":"${apiSecret.replaceAll('/', '\\/')}"}`,
    );
  };

describe('key, secret, picture and signed address', () => {
  it.each([
    ['an echo with 400', echo(400)],
    ['an echo with 401', echo(401)],
    ['an echo with 500', echo(500)],
    ['an echo with 200', echo(200)],
    ['broken JSON', bytes(`{"idPhotoUrl":"${signed}","idPhotoImageBase64":"${base64(image)}`)],
    [
      'a wrong shape',
      json({ photoUuid: { key: apiKey }, idPhotoUrl: signed, idPhotoImageBase64: base64(image) }),
    ],
    ['a web page', bytes(`<html>${apiKey} ${apiSecret} ${signed} ${base64(image)}</html>`)],
    ['a cut answer', raw(`HTTP/1.1 200 OK\r\ncontent-length: 9999\r\n\r\n${apiSecret}${base64(image)}`)],
    ['a redirect', bytes(apiSecret, 302, { location: `${signed}&key=${apiKey}` })],
    ['a text with half of the secret at its cut', bytes(`${'A'.repeat(16 * 1024 - 16)} ${apiSecret}`, 400)],
  ])('are in no failure and no log after %s', async (_name, script) => {
    server.play(script);
    const log: CallFacts[] = [];
    const client = clientOf(server.baseUrl, { log: (facts) => log.push(facts) });
    const failure = await failureOf(client.makePhoto({ ...photoRequest, image }));
    const everything = [
      failure.message,
      failure.stack ?? '',
      JSON.stringify(failure),
      JSON.stringify(failure.toShape()),
      inspect(failure, { depth: 10, showHidden: true, maxArrayLength: null, maxStringLength: null }),
      inspect(client, { depth: 10, showHidden: true }),
      JSON.stringify(log),
    ].join('\n');
    for (const canary of canaries) expect(everything).not.toContain(canary);
    // Not even its beginning, which truncation might leave.
    expect(everything).not.toContain('canary');
    expect(failure.redactedBody.length).toBeLessThanOrEqual(2048);
  });

  it('are in the request body, and only there', async () => {
    server.requests.length = 0;
    server.play(json({ photoUuid: 'x' }));
    await clientOf(server.baseUrl).makePhoto({ ...photoRequest, image });
    const [request] = server.requests;
    expect(request?.body.includes(apiSecret)).toBe(true);
    expect(JSON.stringify([request?.path, request?.headers])).not.toContain('canary');
  });
});

describe.each(Object.keys(endpoints) as Endpoint[])('at %s, key, secret and picture', (endpoint) => {
  it.each([200, 400, 401, 422, 500])(
    'are in no failure, no log and no address after an echo with %i',
    async (status) => {
      server.requests.length = 0;
      server.play(echo(status));
      const log: CallFacts[] = [];
      const client = clientOf(server.baseUrl, { log: (facts) => log.push(facts), lookUpPauses: [] });
      const failure = await failureOf(samples[endpoint].call(client));
      const everything = [
        inspect(failure, { depth: 10, showHidden: true, maxArrayLength: null, maxStringLength: null }),
        JSON.stringify([failure, log, server.requests.map(({ path, headers }) => [path, headers])]),
      ].join('\n');
      const picture = base64(jpeg()).slice(100, 120);
      for (const canary of [apiKey, apiSecret, 'canary', picture]) expect(everything).not.toContain(canary);
    },
  );
});

describe('the redacted body of an error', () => {
  const read = (text: string): string => redact(Buffer.from(text), [apiKey, apiSecret]);

  it('keeps what a technician needs', () => {
    const id = '5f9c2c1e-1111-4222-8333-944445555666';
    const text = `{"code":"BAD_IMAGE","message":"The image is too small","requestId":"${id}"}`;
    expect(read(text)).toBe(text);
  });

  it('says where something was removed', () => {
    expect(read(`key ${apiKey} at ${signed}`)).toBe('key [credential] at [address]');
    expect(read('{"url":"/files/7?signature=abc&until=9"}')).toBe('{"url":"/files/7[query]"}');
    expect(read(`data:image/jpeg;base64,${'A'.repeat(90)} end`)).toBe('[picture] end');
    expect(read(`token ${'Ab3/'.repeat(10)}`)).toBe('token [40 characters]');
  });

  it('holds no line breaks and no invisible signs', () => {
    expect(read('a\r\n\u0000\u200bb')).toBe('a b');
  });
});
