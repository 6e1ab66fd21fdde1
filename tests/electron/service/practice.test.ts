import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { specFigures } from '../../../shared/service/spec.ts';
import { createServiceClient } from '../../../electron/service/client.ts';
import type { ServiceClient } from '../../../electron/service/client.ts';
import { pixelSize } from '../../../electron/service/image.ts';
import { launchPractice } from '../../../electron/practice/launch.ts';
import type { RunningPractice } from '../../../electron/practice/launch.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { failureOf } from './support.ts';

let folder: string;
let practice: RunningPractice;
let client: ServiceClient;
let image: Uint8Array;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headroom-practice-client-'));
  practice = await launchPractice({ dataDir: folder });
  client = clientWith('practice');
  image = (await renderPortrait({ width: 640, height: 800 }, 'jpeg')).data;
});
afterAll(async () => {
  await practice.stop();
  await rm(folder, { recursive: true, force: true });
});

const clientWith = (apiSecret: string): ServiceClient =>
  createServiceClient({
    account: {
      region: 'practice',
      baseUrl: practice.baseUrl,
      headshotBaseUrl: practice.baseUrl,
      apiKey: 'practice',
      apiSecret,
    },
  });

describe('every call of the client against the practice service', () => {
  it('finds it healthy', async () => {
    expect(await client.health()).toEqual({ status: 'GOOD', healthy: true });
  });

  it('reads every figure of every specification that it lists', async () => {
    const list = await client.listSpecs();
    expect(list.map(({ specCode }) => specCode)).toContain('uk-passport');
    const figures = await Promise.all(
      list.map(async ({ specCode }) => specFigures(await client.spec(specCode))),
    );
    for (const each of figures) expect(Object.values(each)).not.toContain(null);
  });

  it('reads the account', async () => {
    const status = await client.accountStatus();
    expect(['FREE_TRIAL', 'SUBSCRIBED']).toContain(status.accountStatus);
  });

  it('makes a preview, fetches its picture, and then its final with a code', async () => {
    const preview = await client.makePreview({ image, specCode: 'uk-passport', watermarkText: 'Preview' });
    expect(preview).toMatchObject({ waterMark: true, specCode: 'uk-passport', doubts: [] });
    const picture = await client.fetchImage(preview.imageUrl ?? '');
    expect(pixelSize(picture.bytes)).toEqual({ width: preview.widthPx, height: preview.heightPx });

    const final = await client.getFinal({
      photoUuid: preview.photoUuid ?? '',
      photoSheet: { sheetSizes: ['1200*1800'] },
    });
    expect(final).toMatchObject({ waterMark: false, photoUuid: preview.photoUuid, doubts: [] });
    expect(final.idPhotoCode).toMatch(/^[^/]+\/[A-Za-z0-9]{8}$/);
    expect(Object.keys(final.photoSheet)).toEqual(['1200*1800']);
    const sheet = await client.fetchImage(final.photoSheet['1200*1800'] ?? '');
    expect(pixelSize(sheet.bytes)).toEqual({ width: 1200, height: 1800 });
  });

  it('makes a photo directly, in either form', async () => {
    const bytes = await client.makePhoto({ image, specCode: 'us-passport' });
    expect(bytes).toMatchObject({ waterMark: false, imageUrl: null, doubts: [] });
    const address = await client.makePhoto({ image, specCode: 'us-passport', outputFormat: 'S3_URL' });
    expect(address.image).toBeNull();
    expect((await client.fetchImage(address.imageUrl ?? '')).type).toBe('image/jpeg');
  });

  it.each([
    ['a wrong secret', () => clientWith('wrong').accountStatus(), 'SERVICE_CREDENTIALS'],
    ['an unknown document', () => client.spec('zz-passport'), 'SERVICE_UNKNOWN_DOCUMENT'],
    [
      'an unknown document for a photo',
      () => client.makePhoto({ image, specCode: 'zz' }),
      'SERVICE_UNKNOWN_DOCUMENT',
    ],
    ['an unknown photo', () => client.getFinal({ photoUuid: crypto.randomUUID() }), 'SERVICE_UNKNOWN_PHOTO'],
    [
      'a file that only looks like a picture',
      () => client.makePhoto({ image: image.subarray(0, 500), specCode: 'us-passport' }),
      'SERVICE_IMAGE_REFUSED',
    ],
  ])('classifies the practice service’s error about %s', async (_name, call, code) => {
    expect(await failureOf(call())).toMatchObject({ code, outcome: 'refused' });
  });

  it('finds a signed address that was changed expired', async () => {
    const { imageUrl } = await client.makePreview({ image, specCode: 'uk-passport' });
    const changed = (imageUrl ?? '').replace(
      /signature=(.)/,
      (_, first: string) => `signature=${first === '_' ? '-' : '_'}`,
    );
    expect(await failureOf(client.fetchImage(changed))).toMatchObject({ reason: 'expired' });
  });
});
