import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sharedPractice } from './shared-practice.ts';

const practice = sharedPractice();

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const svg =
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';

const raw = async (path: string, init: RequestInit): Promise<unknown> => {
  const response = await fetch(practice.baseUrl + path, { method: 'POST', ...init });
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect(error.message).toMatch(/^[A-Za-z].*\.$/);
  return [response.status, error.code];
};

describe('a refusal is a 4xx with a sentence', () => {
  const json = { 'content-type': 'application/json' };

  it.each([
    ['malformed JSON', { headers: json, body: '{"apiKey":' }, [400, 'BAD_JSON']],
    ['no body', { headers: json }, [400, 'BAD_JSON']],
    ['a list', { headers: json, body: '[]' }, [400, 'BAD_JSON']],
    ['a form', { headers: { 'content-type': 'text/plain' }, body: 'apiKey=practice' }, [415, 'NOT_JSON']],
    ['no credentials', { headers: json, body: '{}' }, [401, 'INVALID_CREDENTIALS']],
    ['41 MB', { headers: json, body: `{"a":"${'a'.repeat(41 * 1024 * 1024)}"}` }, [413, 'BODY_TOO_LARGE']],
  ])('for %s', async (_what, init, expected) => {
    expect(await raw('/v2/makeIdPhotoWatermark', init)).toEqual(expected);
  });

  it.each([
    ['an unknown document', { imageBase64: base64('x'), specCode: 'moon-passport' }, 404, 'UNKNOWN_SPEC'],
    ['no document', { imageBase64: base64('x') }, 400, 'MISSING_FIELD'],
    ['no image', { specCode: 'uk-passport' }, 400, 'MISSING_FIELD'],
    ['bad Base64', { imageBase64: '!!!!', specCode: 'uk-passport' }, 400, 'BAD_BASE64'],
    [
      'text for an image',
      { imageBase64: base64('hello there'), specCode: 'uk-passport' },
      422,
      'NOT_AN_IMAGE',
    ],
    ['an SVG with entities', { imageBase64: base64(svg), specCode: 'uk-passport' }, 422, 'NOT_AN_IMAGE'],
  ])('for %s', async (_what, fields, status, code) => {
    expect(await practice.call('makeIdPhotoWatermark', fields)).toMatchObject({
      status,
      body: { error: { code } },
    });
  });

  it('for an image of 1 x 1 px and for a truncated one', async () => {
    const blank = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#888' } })
        .jpeg()
        .toBuffer();
    const [tiny, whole] = [await blank(1), await blank(900)];
    const send = (image: Buffer) =>
      practice.call('makeIdPhotoWatermark', {
        imageBase64: image.toString('base64'),
        specCode: 'uk-passport',
      });
    expect(await send(tiny)).toMatchObject({ status: 422, body: { error: { code: 'IMAGE_SIZE' } } });
    const cut = await send(whole.subarray(0, whole.length * 0.6));
    expect(cut).toMatchObject({ status: 422, body: { error: { code: 'NOT_AN_IMAGE' } } });
  });

  it('for a photo of no one or of another region', async () => {
    const photoUuid = '00000000-0000-4000-8000-000000000000';
    const answer = await practice.call('getIdPhotoNoWatermark', { photoUuid });
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'UNKNOWN_PHOTO' } } });
  });

  it('for a path that does not exist, however it is written', async () => {
    for (const path of ['/v2/nothing', '/files/..%2fpractice.key', '/files/%2e%2e/practice.key', '/']) {
      const { status } = await fetch(practice.baseUrl + path);
      expect([403, 404]).toContain(status);
    }
  });

  it('for an address that cannot be decoded', async () => {
    const response = await fetch(`${practice.baseUrl}/files/%E0%A4%A.jpg`);
    expect(await response.json()).toEqual({
      error: { code: 'INVALID_FIELD', message: 'The request is not well formed.' },
    });
  });

  it('and nothing that was refused before its work is in the ledger', async () => {
    const states = await practice.ledger();
    expect(new Set(states)).toEqual(new Set(['makeIdPhotoWatermark refused']));
  });

  it('and the ledger itself needs its header', async () => {
    expect((await fetch(`${practice.baseUrl}/practice/ledger`)).status).toBe(401);
  });
});
