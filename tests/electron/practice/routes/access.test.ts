import { describe, expect, it } from 'vitest';
import { localServer } from '../local-server.ts';

const image = { imageBase64: '/9j/4AAQ' };
const headshot = { prompt: 'Grey', inputImages: ['/9j/4AAQ'] };
const pair = { sourceImageBase64: '/9j/4AAQ', targetImageBase64: '/9j/4AAQ' };
const uri = { imageBase64: 'data:image/jpeg;base64,/9j/4AAQ' };

const work: readonly (readonly [string, object])[] = [
  ['/v2/makeIdPhoto', { ...image, specCode: 'us-passport' }],
  ['/v2/makeIdPhotoWatermark', { ...image, specCode: 'us-passport' }],
  ['/v2/aiEdit', image],
  ['/v2/removeBackground', uri],
  ['/v2/removeBackgroundFast', uri],
  ['/v2/photoEnhance', image],
  ['/v2/faceMatch', pair],
  ['/api/generate-portrait', headshot],
];

const free = ['/v2/listIdPhotoSpecCode', '/v2/queryAccountStatus'];

describe.each([
  ['pending', 402, 'SUBSCRIPTION_INACTIVE'],
  ['failed', 402, 'SUBSCRIPTION_INACTIVE'],
  ['deleted', 403, 'ACCOUNT_DELETED'],
] as const)('an account that is %s', (account, status, code) => {
  it.each(work)('can make nothing: %s', async (endpoint, fields) => {
    const { call, store } = localServer({ account });
    expect(await call(endpoint, fields)).toMatchObject({ status, body: { error: { code } } });
    expect(store.ledger.list()).toEqual([]);
  });

  it.each(free)('can still ask: %s', async (endpoint) => {
    expect((await localServer({ account }).call(endpoint)).status).toBe(200);
  });
});

describe('an account without quota', () => {
  it.each(work.slice(0, 2))('cannot make a photo: %s', async (endpoint, fields) => {
    const answer = await localServer({ account: 'empty' }).call(endpoint, fields);
    expect(answer).toMatchObject({ status: 402, body: { error: { code: 'QUOTA_EXHAUSTED' } } });
  });
});

describe('a capability that is off', () => {
  it.each([
    ['/v2/aiEdit', image],
    ['/v2/faceMatch', pair],
    ['/api/generate-portrait', headshot],
  ])('is refused with a sentence: %s', async (endpoint, fields) => {
    const { call } = localServer({ capabilities: new Set() });
    expect(await call(endpoint, fields)).toMatchObject({
      status: 403,
      body: { error: { code: 'CAPABILITY_OFF', message: expect.stringMatching(/is not enabled/) as string } },
    });
  });
});

describe('the pictures of an edit', () => {
  it('must come with a data URI prefix for background removal', async () => {
    const answer = await localServer().call('/v2/removeBackgroundFast', image);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('data URI prefix') as string } },
    });
  });

  it('must be JPEG or PNG for AI editing', async () => {
    const webp = Buffer.from('RIFF0000WEBPVP8 ').toString('base64');
    expect(await localServer().call('/v2/aiEdit', { imageBase64: webp })).toMatchObject({
      status: 422,
      body: { error: { code: 'NOT_AN_IMAGE' } },
    });
  });
});
