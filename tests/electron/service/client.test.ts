/* oxlint-disable max-lines -- It compares each request and answer with the interface. */
import { describe, expect, it } from 'vitest';
import { sensitivityKeys } from '../../../shared/service/issues.ts';
import type { CallFacts } from '../../../electron/service/call.ts';
import { base64, jpeg, png } from './pictures.ts';
import { json } from './scripted-server.ts';
import { sharedServer } from './shared-server.ts';
import {
  apiKey,
  apiSecret,
  clientOf,
  finalAnswer,
  finalRequest,
  photoRequest,
  previewAnswer,
  previewRequest,
} from './support.ts';

const server = sharedServer();

const sentBody = (): unknown => JSON.parse(server.requests.at(-1)?.body.toString('utf8') ?? 'null');

describe('what the client sends', () => {
  it('requests health with GET, without a body and without credentials', async () => {
    server.play(json({ status: 'GOOD' }));
    const health = await clientOf(server.baseUrl).health();
    expect(health).toEqual({ status: 'GOOD', healthy: true });
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /v2/health']);
    expect(server.requests[0]?.body.byteLength).toBe(0);
    expect(server.requests[0]?.headers['content-type']).toBeUndefined();
  });

  it('reports a service with another word than GOOD as not healthy', async () => {
    server.play(json({ status: 'DEGRADED' }));
    expect(await clientOf(server.baseUrl).health()).toEqual({ status: 'DEGRADED', healthy: false });
  });

  it('sends a preview as the interface says, the picture as Base64 and no unset options', async () => {
    server.play(json(previewAnswer));
    await clientOf(server.baseUrl).makePreview(previewRequest);
    expect(server.requests[0]?.path).toBe('/v2/makeIdPhotoWatermark');
    expect(sentBody()).toEqual({ apiKey, apiSecret, specCode: 'uk-passport', imageBase64: base64(jpeg()) });
  });

  it('sends a preview with every option', async () => {
    server.play(json(previewAnswer));
    const issueSensitivityOverride = { ISSUE_HAT_NOT_ALLOWED: 'VERY_LOW' } as const;
    await clientOf(server.baseUrl).makePreview({
      ...previewRequest,
      watermarkText: 'Aperçu',
      issueSensitivityOverride,
    });
    expect(sentBody()).toMatchObject({ watermarkText: 'Aperçu', issueSensitivityOverride });
  });

  it.each([
    ['preview', 'Preview'],
    ['APERÇU', 'Aperçu'],
    ['Aperc\u0327u', 'Aperçu'],
  ])('sends the watermark text %j in the interface’s own spelling', async (watermarkText, spelling) => {
    server.play(json(previewAnswer));
    await clientOf(server.baseUrl).makePreview({ ...previewRequest, watermarkText });
    expect(sentBody()).toMatchObject({ watermarkText: spelling });
  });

  it('sends a level for each of exactly twelve checks, and none when none is set', async () => {
    server.play(json(previewAnswer));
    const levels = Object.fromEntries(sensitivityKeys.map((key) => [key, 'VERY_HIGH']));
    await clientOf(server.baseUrl).makePreview({ ...previewRequest, issueSensitivityOverride: levels });
    expect(Object.keys(levels)).toHaveLength(12);
    expect(sentBody()).toMatchObject({ issueSensitivityOverride: levels });
    await clientOf(server.baseUrl).makePreview({ ...previewRequest, issueSensitivityOverride: {} });
    expect(sentBody()).not.toHaveProperty('issueSensitivityOverride');
  });

  it('sends a direct photo, requesting the picture itself unless told otherwise', async () => {
    server.play(json(finalAnswer));
    const client = clientOf(server.baseUrl);
    await client.makePhoto({ ...photoRequest, photoSheet: { sheetSizes: ['1200*1800'] } });
    expect(server.requests[0]?.path).toBe('/v2/makeIdPhoto');
    expect(sentBody()).toMatchObject({
      outputFormat: 'IMAGE_BASE64',
      photoSheet: { sheetSizes: ['1200*1800'] },
    });
    await client.makePhoto({ ...photoRequest, outputFormat: 'S3_URL' });
    expect(sentBody()).toMatchObject({ outputFormat: 'S3_URL' });
  });

  it('requests a final by its photoUuid and sends no picture', async () => {
    server.play(json(finalAnswer));
    await clientOf(server.baseUrl).getFinal(finalRequest);
    expect(server.requests[0]?.path).toBe('/v2/getIdPhotoNoWatermark');
    expect(sentBody()).toEqual({ apiKey, apiSecret, ...finalRequest });
  });

  it('sends JSON with its length, on a connection that is closed afterwards, and requests no compression', async () => {
    server.play(json(previewAnswer));
    await clientOf(server.baseUrl).makePreview(previewRequest);
    const { headers, body } = server.requests[0] ?? { headers: {}, body: Buffer.alloc(0) };
    expect(headers['content-type']).toBe('application/json');
    expect(headers['content-length']).toBe(String(body.byteLength));
    expect(headers['transfer-encoding']).toBeUndefined();
    expect(headers['accept-encoding']).toBe('identity');
    expect(headers.connection).toBe('close');
    expect(headers.host).toBe(new URL(server.baseUrl).host);
  });

  it('opens a fresh connection for every call', async () => {
    server.play(json(previewAnswer));
    const client = clientOf(server.baseUrl);
    await client.makePreview(previewRequest);
    await client.makePreview(previewRequest);
    await client.makePreview(previewRequest);
    expect(new Set(server.requests.map(({ connection }) => connection)).size).toBe(3);
  });

  it('keeps the path that a base address has before the endpoint', async () => {
    server.play(json({ status: 'GOOD' }));
    await clientOf(`${server.baseUrl}/studio/`).health();
    expect(server.requests[0]?.path).toBe('/studio/v2/health');
  });

  it('trims the key and the secret that were pasted', async () => {
    server.play(json({ results: [], total: 0 }));
    await clientOf(server.baseUrl, {
      account: {
        region: 'other',
        baseUrl: server.baseUrl,
        headshotBaseUrl: null,
        apiKey: ' key\n',
        apiSecret: '\tsecret \r\n',
      },
    }).listSpecs();
    expect(sentBody()).toEqual({ apiKey: 'key', apiSecret: 'secret' });
  });
});

describe('what the client returns', () => {
  it('is a preview with its id, address and issues', async () => {
    server.play(json(previewAnswer, 200, { date: 'Sat, 24 Oct 2026 23:59:59 GMT' }));
    const preview = await clientOf(server.baseUrl).makePreview(previewRequest);
    expect(preview).toMatchObject({
      photoUuid: previewAnswer.photoUuid,
      imageUrl: previewAnswer.idPhotoUrl,
      image: null,
      issues: [],
      doubts: [],
      serviceTime: Date.UTC(2026, 9, 24, 23, 59, 59),
    });
  });

  it('is a final as bytes, with unknown issue codes unchanged', async () => {
    server.play(json(finalAnswer));
    const final = await clientOf(server.baseUrl).getFinal(finalRequest);
    expect(final.image).toEqual(jpeg());
    expect(final.issues).toEqual(['ISSUE_HAT_NOT_ALLOWED', 'ISSUE_OF_TOMORROW']);
    expect(final.idPhotoCode).toBe('photo.example/aB3dE6gH');
    expect(final.doubts).toEqual([]);
  });

  it('is the PNG and every address that exists', async () => {
    const addresses = {
      idPhotoUrl: 'https://p.example/1?s=a',
      idPhotoPngUrl: 'https://p.example/1.png?s=b',
      originalPhotoUrl: 'https://p.example/0?s=c',
      photoSheet: { '1200*1800': 'https://p.example/sheet?s=d' },
    };
    server.play(json({ ...finalAnswer, ...addresses, idPhotoPngImageBase64: base64(png()) }));
    const photo = await clientOf(server.baseUrl).makePhoto(photoRequest);
    expect(photo).toMatchObject({
      imageUrl: addresses.idPhotoUrl,
      pngUrl: addresses.idPhotoPngUrl,
      originalPhotoUrl: addresses.originalPhotoUrl,
      photoSheet: addresses.photoSheet,
      doubts: [],
    });
    expect(photo.png).toEqual(png());
  });

  it('is a list of specifications without the unreadable entry', async () => {
    server.play(json({ results: [null, { specCodeName: 'nameless' }, { specCode: 'b' }], total: 3 }));
    expect(await clientOf(server.baseUrl).listSpecs()).toEqual([{ specCode: 'b', specCodeName: 'b' }]);
  });

  it('is a success without a picture, marked as such (fault 96)', async () => {
    server.play(json({ photoUuid: null, idPhotoUrl: null, issues: ['ISSUE_FACE_NOT_FOUND'] }));
    const preview = await clientOf(server.baseUrl).makePreview(previewRequest);
    expect(preview.issues).toEqual(['ISSUE_FACE_NOT_FOUND']);
    expect(preview.image).toBeNull();
    expect(preview.imageUrl).toBeNull();
    expect(preview.doubts).toEqual(['no-image', 'no-photo-uuid']);
  });

  it.each([
    [{ waterMark: true }, 'watermark-differs'],
    [{ photoUuid: 'another' }, 'photo-uuid-differs'],
    [{ widthPx: 414 }, 'image-size-differs'],
    [{ idPhotoPngImageBase64: 'bm8gcGljdHVyZQ==' }, 'png-unreadable'],
    [{ idPhotoCode: null }, 'no-code'],
    [{ idPhotoCode: 'photo.example/short' }, 'code-form-differs'],
  ])('names what is odd about a final: %o', async (odd, doubt) => {
    server.play(json({ ...finalAnswer, ...odd }));
    const final = await clientOf(server.baseUrl).getFinal(finalRequest);
    expect(final.doubts).toEqual([doubt]);
  });

  it('names a requested sheet that did not come', async () => {
    server.play(json({ ...finalAnswer, photoSheet: { '1200*1800': 'https://p.example/s' } }));
    const client = clientOf(server.baseUrl);
    const asking = (...sheetSizes: string[]) =>
      client.getFinal({ ...finalRequest, photoSheet: { sheetSizes } });
    expect((await asking('1200*1800')).doubts).toEqual([]);
    expect((await asking('1200*1800', '600*900')).doubts).toEqual(['no-sheet']);
  });

  it('expects no code for a driving licence, or for a document of another country', async () => {
    for (const specCode of ['uk-driverlicense', 'us-passport']) {
      server.play(json({ ...finalAnswer, specCode, idPhotoCode: null }));
      expect((await clientOf(server.baseUrl).getFinal(finalRequest)).doubts).toEqual([]);
    }
  });

  it('names a preview of another specification', async () => {
    server.play(json({ ...previewAnswer, specCode: 'us-passport' }));
    const preview = await clientOf(server.baseUrl).makePreview(previewRequest);
    expect(preview.doubts).toEqual(['spec-differs']);
  });

  it('lists specifications and describes one, unknown properties included', async () => {
    const client = clientOf(server.baseUrl);
    server.play(json({ results: [{ specCode: 'a', specCodeName: null }, { specCode: 'b' }], total: 2 }));
    expect(await client.listSpecs()).toEqual([
      { specCode: 'a', specCodeName: 'a' },
      { specCode: 'b', specCodeName: 'b' },
    ]);
    server.play(
      json({ specCodeName: 'New', photoSize: '2 x 2 in', earRings: 'ALLOWED', limit: 3, gone: null }),
    );
    expect(await client.spec('new-visa')).toEqual({
      specCode: 'new-visa',
      specCodeName: 'New',
      properties: { photoSize: '2 x 2 in', earRings: 'ALLOWED', limit: '3' },
    });
  });

  it('reads an account with numbers as text and fields left out', async () => {
    server.play(
      json({
        accountStatus: 'SUBSCRIBED',
        invoices: ['not ours to keep'],
        subscription: { subscriptionStatus: 'SUBSCRIPTION_CANCELED', makeIdPhotoApiRemaining: '12' },
      }),
    );
    expect(await clientOf(server.baseUrl).accountStatus()).toEqual({
      accountStatus: 'SUBSCRIBED',
      freeTrialEndTime: null,
      subscription: {
        subscriptionStatus: 'SUBSCRIPTION_CANCELED',
        subscriptionResetTime: null,
        makeIdPhotoApiQuota: null,
        makeIdPhotoApiRemaining: 12,
        makeIdPhotoWatermarkApiQuota: null,
        makeIdPhotoWatermarkApiRemaining: null,
      },
    });
  });

  it('reports the facts of each call for the ledger', async () => {
    const facts: CallFacts[] = [];
    server.play(json(previewAnswer));
    await clientOf(server.baseUrl).makePreview(previewRequest, { onFacts: (each) => facts.push(each) });
    expect(facts).toMatchObject([
      {
        endpoint: 'makeIdPhotoWatermark',
        attempt: 1,
        outcome: 'done',
        code: null,
        status: 200,
        bytesSent: server.requests[0]?.body.byteLength,
        bytesReceived: JSON.stringify(previewAnswer).length,
      },
    ]);
  });
});

describe('free look-ups', () => {
  it('are repeated at most twice when the service fails to answer', async () => {
    server.play(json({ error: 'later' }, 503));
    const facts: CallFacts[] = [];
    const call = clientOf(server.baseUrl, { log: (each) => facts.push(each) }).listSpecs();
    await expect(call).rejects.toMatchObject({ code: 'SERVICE_UNREACHABLE', outcome: 'refused' });
    expect(server.requests).toHaveLength(3);
    expect(facts.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  });

  it('succeed when a later attempt does', async () => {
    const scripts = [json({}, 502), json({ results: [], total: 0 })];
    server.play((turn) => scripts.shift()?.(turn));
    expect(await clientOf(server.baseUrl).listSpecs()).toEqual([]);
    expect(server.requests).toHaveLength(2);
  });

  it('are not repeated after a refusal', async () => {
    server.play(json({ error: 'invalid apiKey' }, 401));
    await expect(clientOf(server.baseUrl).accountStatus()).rejects.toMatchObject({
      code: 'SERVICE_CREDENTIALS',
    });
    expect(server.requests).toHaveLength(1);
  });
});
