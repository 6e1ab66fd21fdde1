import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderPortrait } from '../../portraits/render.ts';
import { textOf, type Answer } from './harness.ts';
import { sharedPractice } from './shared-practice.ts';

const practice = sharedPractice();
const frame = { width: 640, height: 800 };
let imageBase64 = '';

beforeAll(async () => {
  imageBase64 = (await renderPortrait(frame, 'jpeg')).data.toString('base64');
});

const download = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer());

const remaining = async (field: string): Promise<unknown> => {
  const { body } = await practice.call('queryAccountStatus');
  return (body['subscription'] as Record<string, unknown>)[field];
};

describe('free calls', () => {
  it('health needs no credentials', async () => {
    const response = await fetch(`${practice.baseUrl}/v2/health`);
    expect(await response.json()).toEqual({ status: 'GOOD' });
  });

  it('list the documents and describe each of them', async () => {
    const { body } = await practice.call('listIdPhotoSpecCode');
    expect(body['total']).toBeGreaterThanOrEqual(30);
    expect(body['results']).toContainEqual({ specCode: 'us-passport', specCodeName: 'US passport' });
    const details = await practice.call('getIdPhotoSpec', { specCode: 'schengen-visa' });
    expect(details.body).toMatchObject({ photoSize: '35 x 45 mm', headHeight: '31.5 - 36 mm' });
  });

  it('describe a trial account with its quotas', async () => {
    const { body } = await practice.call('queryAccountStatus');
    expect(body).toMatchObject({ accountStatus: 'FREE_TRIAL', subscription: { makeIdPhotoApiQuota: 1000 } });
  });

  it('leave no trace in the ledger', async () => {
    expect(await practice.ledger()).toEqual([]);
  });
});

describe('a preview and its final', () => {
  let preview: Answer;
  let final: Answer;

  beforeAll(async () => {
    preview = await practice.call('makeIdPhotoWatermark', { imageBase64, specCode: 'uk-passport' });
    final = await practice.call('getIdPhotoNoWatermark', { photoUuid: preview.body['photoUuid'] });
  });

  it('the preview has a watermark, an address and the size of the document', () => {
    expect(preview).toMatchObject({
      status: 200,
      body: {
        waterMark: true,
        specCode: 'uk-passport',
        widthPx: 827,
        heightPx: 1063,
        photoDpi: 600,
        issues: [],
      },
    });
    expect(preview.body['idPhotoCode']).toBeNull();
  });

  it('both are JPEG files with a JFIF header and the resolution', async () => {
    for (const answer of [preview, final]) {
      const jpeg = await download(textOf(answer, 'idPhotoUrl'));
      expect(jpeg.subarray(6, 10).toString('latin1')).toBe('JFIF');
      expect(await sharp(jpeg).metadata()).toMatchObject({ width: 827, height: 1063, density: 600 });
    }
  });

  it('the final also comes as a PNG of the same size; the preview does not', async () => {
    const png = await download(textOf(final, 'idPhotoPngUrl'));
    expect(await sharp(png).metadata()).toMatchObject({
      format: 'png',
      width: 827,
      height: 1063,
      density: 600,
    });
    expect(preview.body).toMatchObject({ idPhotoPngUrl: null, originalPhotoUrl: null });
  });

  it('the final has a code of the official form, and it stays the same', async () => {
    expect(textOf(final, 'idPhotoCode')).toMatch(/^prac\.zz\/[A-Z2-9]{8}$/);
    const again = await practice.call('getIdPhotoNoWatermark', { photoUuid: preview.body['photoUuid'] });
    expect(again.body['idPhotoCode']).toBe(final.body['idPhotoCode']);
    const [first, second] = [textOf(final, 'idPhotoUrl'), textOf(again, 'idPhotoUrl')];
    expect((await download(first)).equals(await download(second))).toBe(true);
  });

  it('only documents with a code get one', async () => {
    const visa = await practice.call('makeIdPhoto', { imageBase64, specCode: 'schengen-visa' });
    expect(visa.body).toMatchObject({ waterMark: false, idPhotoCode: null });
  });

  it('a changed address opens nothing', async () => {
    const url = textOf(preview, 'idPhotoUrl');
    const other = new URL(textOf(final, 'idPhotoUrl'));
    expect((await fetch(url.replace(/signature=.*/, 'signature=AAAA'))).status).toBe(403);
    expect((await fetch(url.replace(/expires=\d+/, 'expires=9999999999'))).status).toBe(403);
    expect((await fetch(url.replace(/\/files\/[^?]+/, other.pathname))).status).toBe(403);
    expect((await fetch(url.split('?')[0] ?? '')).status).toBe(403);
  });

  it('only the listed calls are counted, and the preview costs one', async () => {
    const before = Number(await remaining('makeIdPhotoWatermarkApiRemaining'));
    await practice.call('makeIdPhotoWatermark', { imageBase64, specCode: 'us-passport' });
    expect(await remaining('makeIdPhotoWatermarkApiRemaining')).toBe(before - 1);
  });
});

describe('a direct photo', () => {
  it('comes by address, with its PNG and the picture that was sent', async () => {
    const answer = await practice.call('makeIdPhoto', { imageBase64, specCode: 'schengen-visa' });
    const original = await download(textOf(answer, 'originalPhotoUrl'));
    expect(original.toString('base64')).toBe(imageBase64);
    expect((await fetch(textOf(answer, 'idPhotoPngUrl'))).headers.get('content-type')).toBe('image/png');
    expect(answer.body).toMatchObject({
      idPhotoImageBase64: null,
      idPhotoPngImageBase64: null,
      photoWidthMm: 35,
      photoHeightMm: 45,
    });
  });

  it('comes as Base64 when requested, with sheets by size', async () => {
    const photoSheet = { sheetSizes: ['1800*1200'] };
    const fields = { imageBase64, specCode: 'us-passport', outputFormat: 'IMAGE_BASE64', photoSheet };
    const answer = await practice.call('makeIdPhoto', fields);
    expect(answer.body).toMatchObject({ waterMark: false, idPhotoUrl: null });
    const jpeg = Buffer.from(textOf(answer, 'idPhotoImageBase64'), 'base64');
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: 600,
      height: 600,
      density: 300,
    });
    const png = Buffer.from(textOf(answer, 'idPhotoPngImageBase64'), 'base64');
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 600, height: 600 });
    const sheets = answer.body['photoSheet'] as Record<string, string>;
    const sheet = await download(sheets['1800*1200'] ?? '');
    expect(await sharp(sheet).metadata()).toMatchObject({ width: 1800, height: 1200, density: 300 });
  });

  it('reports other issues with another sensitivity, but makes the same photo', async () => {
    const { data } = await renderPortrait({ ...frame, yaw: 12 }, 'jpeg');
    const fields = { imageBase64: data.toString('base64'), specCode: 'us-passport' };
    const issueSensitivityOverride = { ISSUE_HEAD_YAW_OVER_THRESHOLD: 'VERY_HIGH' };
    const strict = await practice.call('makeIdPhoto', { ...fields, issueSensitivityOverride });
    const plain = await practice.call('makeIdPhoto', fields);
    expect(strict.body['issues']).toContain('ISSUE_HEAD_YAW_OVER_THRESHOLD');
    expect(plain.body['issues']).not.toContain('ISSUE_HEAD_YAW_OVER_THRESHOLD');
    expect(strict.body['fileSize']).toBe(plain.body['fileSize']);
  });
});

describe('a picture that cannot become a photo', () => {
  it('without a face is a success without an image, and costs nothing', async () => {
    const empty = (await renderPortrait({ ...frame, people: 0 }, 'jpeg')).data.toString('base64');
    const before = await remaining('makeIdPhotoWatermarkApiRemaining');
    const answer = await practice.call('makeIdPhotoWatermark', {
      imageBase64: empty,
      specCode: 'uk-passport',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { photoUuid: null, idPhotoUrl: null, issues: ['ISSUE_FACE_NOT_FOUND'] },
    });
    expect(await remaining('makeIdPhotoWatermarkApiRemaining')).toBe(before);
  });

  it('with two people is refused with a sentence', async () => {
    const two = (await renderPortrait({ ...frame, people: 2 }, 'jpeg')).data.toString('base64');
    const answer = await practice.call('makeIdPhotoWatermark', { imageBase64: two, specCode: 'uk-passport' });
    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'SEVERAL_FACES' } } });
  });
});
