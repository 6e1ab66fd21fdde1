import { describe, expect, it } from 'vitest';
import { KioskError } from '../../../shared/errors.ts';
import { checkAccount } from '../../../electron/service/account.ts';
import type { ServiceAccount } from '../../../electron/service/account.ts';
import { createServiceClient } from '../../../electron/service/client.ts';
import type { ServiceClient } from '../../../electron/service/client.ts';
import { jpeg } from './pictures.ts';
import { clientOf, failureOf, finalRequest, photoRequest, previewRequest } from './support.ts';

const account: ServiceAccount = {
  region: 'eu',
  baseUrl: 'https://eu.service.example',
  headshotBaseUrl: null,
  apiKey: 'key',
  apiSecret: 'secret',
};

describe('an account', () => {
  it.each(['https://service.example', 'http://127.0.0.1:4400', 'http://localhost:1', 'http://[::1]:9'])(
    'may be at %s',
    (baseUrl) => {
      expect(checkAccount({ ...account, baseUrl }).baseUrl.href).toBe(`${baseUrl}/`);
    },
  );

  it.each([
    ['http://service.example', 'not-https'],
    ['http://127.0.0.1.evil.example', 'not-https'],
    ['http://localhost.evil.example', 'not-https'],
    ['ftp://127.0.0.1', 'not-https'],
    ['service.example', 'not-an-address'],
    ['https://user:pass@service.example', 'has-extra-parts'],
    ['https://service.example/?a=b', 'has-extra-parts'],
    ['https://service.example/#a', 'has-extra-parts'],
  ])('may not be at %s', (baseUrl, reason) => {
    expect(() => createServiceClient({ account: { ...account, baseUrl } })).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', details: { field: 'baseUrl', reason } }),
    );
  });

  it('may have an address for headshots, held to the same rules', () => {
    expect(checkAccount(account).headshotBaseUrl).toBeNull();
    const headshotBaseUrl = 'https://heads.service.example/v3';
    expect(checkAccount({ ...account, headshotBaseUrl }).headshotBaseUrl?.href).toBe(headshotBaseUrl);
    expect(() => checkAccount({ ...account, headshotBaseUrl: 'http://heads.service.example' })).toThrow(
      expect.objectContaining({ details: { field: 'headshotBaseUrl', reason: 'not-https' } }),
    );
  });

  it('is on this machine when it is practice', () => {
    expect(() => checkAccount({ ...account, region: 'practice' })).toThrow(KioskError);
    const local = { ...account, region: 'practice', baseUrl: 'http://127.0.0.1:1' } as const;
    expect(checkAccount(local).region).toBe('practice');
  });

  it.each([
    ['   ', 'empty'],
    ['ab\u0000cd', 'control-character'],
    ['first line\nsecond line', 'control-character'],
    ['k'.repeat(513), 'too-long'],
  ])('refuses the secret %j without repeating it (fault 92)', (apiSecret, reason) => {
    expect(() => checkAccount({ ...account, apiSecret })).toThrow(
      expect.objectContaining({ details: { field: 'apiSecret', reason } }),
    );
  });
});

describe('a request that would be refused', () => {
  const sizes = (...sheetSizes: string[]) => ({ photoSheet: { sheetSizes } });
  const elevenSizes = Array.from({ length: 11 }, (_, index) => `${String(index + 100)}*100`);
  const wrong: readonly (readonly [string, (client: ServiceClient) => Promise<unknown>, string, string])[] = [
    [
      'eleven sheet sizes',
      (c) => c.getFinal({ ...finalRequest, ...sizes(...elevenSizes) }),
      'sheetSizes',
      'INVALID_INPUT',
    ],
    [
      'a size with an x',
      (c) => c.getFinal({ ...finalRequest, ...sizes('100x200') }),
      'sheetSizes',
      'INVALID_INPUT',
    ],
    [
      'a size of nothing',
      (c) => c.makePhoto({ ...photoRequest, ...sizes('0*200') }),
      'sheetSizes',
      'INVALID_INPUT',
    ],
    [
      'a size with a fraction',
      (c) => c.makePhoto({ ...photoRequest, ...sizes('1.5*2') }),
      'sheetSizes',
      'INVALID_INPUT',
    ],
    ['no photoUuid', (c) => c.getFinal({ photoUuid: '' }), 'photoUuid', 'INVALID_INPUT'],
    ['a photoUuid of a space', (c) => c.getFinal({ photoUuid: ' ' }), 'photoUuid', 'INVALID_INPUT'],
    ['no specCode', (c) => c.makePreview({ ...previewRequest, specCode: '' }), 'specCode', 'INVALID_INPUT'],
    ['a specCode with a slash', (c) => c.spec('../x'), 'specCode', 'INVALID_INPUT'],
    [
      'no picture',
      (c) => c.makePhoto({ ...photoRequest, image: new Uint8Array() }),
      'image',
      'IMAGE_NOT_RECOGNISED',
    ],
    [
      'a text for a picture',
      (c) => c.makePhoto({ ...photoRequest, image: Buffer.from('hello') }),
      'image',
      'IMAGE_NOT_RECOGNISED',
    ],
    [
      'a picture of 33 MiB',
      (c) => c.makePhoto({ ...photoRequest, image: jpeg(1, 1, 33 * 1024 * 1024) }),
      'image',
      'IMAGE_TOO_LARGE',
    ],
    [
      'a sensitivity that has no key',
      (c) => c.makePhoto({ ...photoRequest, issueSensitivityOverride: { ISSUE_FACE_NOT_FOUND: 'LOW' } }),
      'issueSensitivityOverride',
      'INVALID_INPUT',
    ],
    [
      'another watermark text',
      (c) => c.makePreview({ ...previewRequest, watermarkText: 'SAMPLE' }),
      'watermarkText',
      'INVALID_INPUT',
    ],
  ];

  it.each(wrong)('%s: is not sent', async (_name, call, field, code) => {
    const failure = await failureOf(call(clientOf('http://127.0.0.1:9')));
    expect(failure).toMatchObject({ code, outcome: 'not-sent', reason: 'wrong-request', details: { field } });
  });
});
