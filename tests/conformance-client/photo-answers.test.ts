/** Photo answers in every form that the interface permits or leaves open. */
import { describe, expect, it } from 'vitest';
import { issueCodes } from '../../shared/service/issues.ts';
import { base64, jpeg, png } from '../electron/service/pictures.ts';
import { finalRequest, photoRequest, previewRequest } from '../electron/service/support.ts';
import { scriptedClient } from './scripted-client.ts';

const service = scriptedClient();
const { reading } = service;

const url = 'https://store.example/a.jpg?signature=1';
const picture = base64(jpeg());
const dataUri = `data:image/jpeg;base64,${picture}`;
const pngUri = `data:image/png;base64,${base64(png())}`;

const final = (answer: object) => reading(answer, (each) => each.getFinal(finalRequest));
const direct = (answer: object) => reading(answer, (each) => each.makePhoto(photoRequest));
const preview = (answer: object) => reading(answer, (each) => each.makePreview(previewRequest));

const photoCalls = [
  ['makeIdPhoto', direct],
  ['makeIdPhotoWatermark', preview],
  ['getIdPhotoNoWatermark', final],
] as const;

describe.each(photoCalls)('a photo answer of %s', (_endpoint, read) => {
  it('may give its image as an address, with null in every other field', async () => {
    const nothing = Object.fromEntries(
      ['photoUuid', 'waterMark', 'specCode', 'idPhotoPngUrl', 'idPhotoImageBase64', 'idphotoImageBase64']
        .concat(
          'idPhotoPngImageBase64',
          'originalPhotoUrl',
          'widthPx',
          'heightPx',
          'fileSize',
          'photoWidthMm',
        )
        .concat('photoHeightMm', 'photoDpi', 'issues', 'idPhotoCode', 'photoSheet')
        .map((field) => [field, null]),
    );
    expect(await read({ ...nothing, idPhotoUrl: url })).toMatchObject({
      ...{
        photoUuid: null,
        waterMark: null,
        specCode: null,
        imageUrl: url,
        pngUrl: null,
        originalPhotoUrl: null,
      },
      ...{ image: null, png: null, widthPx: null, heightPx: null, fileSize: null, photoWidthMm: null },
      ...{ photoHeightMm: null, photoDpi: null, issues: [], idPhotoCode: null, photoSheet: {} },
    });
  });

  it('may omit everything but its image', async () => {
    expect(await read({ idPhotoUrl: url })).toMatchObject({ imageUrl: url, issues: [], photoSheet: {} });
  });

  it.each(['idPhotoImageBase64', 'idphotoImageBase64'])(
    'may name the image %s, with and without a prefix',
    async (field) => {
      expect((await read({ [field]: picture })).image).toEqual(jpeg());
      expect((await read({ [field]: dataUri })).image).toEqual(jpeg());
    },
  );

  it('may contain both names, one of them null', async () => {
    expect((await read({ idPhotoImageBase64: null, idphotoImageBase64: picture })).image).toEqual(jpeg());
    expect((await read({ idPhotoImageBase64: picture, idphotoImageBase64: null })).image).toEqual(jpeg());
  });

  it('may contain a PNG with the JPEG or instead of it, as an address or as data', async () => {
    expect(await read({ idPhotoUrl: url, idPhotoPngUrl: `${url}&png` })).toMatchObject({
      pngUrl: `${url}&png`,
    });
    expect(await read({ idPhotoPngUrl: `${url}&png` })).toMatchObject({
      imageUrl: null,
      pngUrl: `${url}&png`,
    });
    const both = await read({ idPhotoImageBase64: picture, idPhotoPngImageBase64: base64(png()) });
    expect([both.image, both.png]).toEqual([jpeg(), png()]);
    expect((await read({ idPhotoPngImageBase64: pngUri })).png).toEqual(png());
  });

  it('may contain numbers and booleans as text', async () => {
    const text = {
      widthPx: '413',
      heightPx: ' 531 ',
      photoDpi: '300',
      fileSize: '12.5',
      photoWidthMm: '35',
      waterMark: 'TRUE',
    };
    expect(await read({ idPhotoUrl: url, ...text })).toMatchObject({
      ...{ widthPx: 413, heightPx: 531, photoDpi: 300, fileSize: 12.5, photoWidthMm: 35, waterMark: true },
    });
  });

  it('may list every known issue, and unknown ones', async () => {
    const issues = [...issueCodes, 'ISSUE_OF_TOMORROW', 'headphones'];
    expect((await read({ photoUuid: 'u', idPhotoUrl: url, issues })).issues).toEqual(issues);
  });

  it('may contain no image when there is no face', async () => {
    const answer = await read({ photoUuid: null, issues: ['ISSUE_FACE_NOT_FOUND'] });
    expect(answer).toMatchObject({ image: null, imageUrl: null, issues: ['ISSUE_FACE_NOT_FOUND'] });
    expect(answer.doubts).toContain('no-image');
  });

  it('may have an empty, a complete, a partly null or no map of sheets', async () => {
    const sheets = { '1200*1800': url, '600*900': null };
    expect((await read({ idPhotoUrl: url, photoSheet: {} })).photoSheet).toEqual({});
    expect((await read({ idPhotoUrl: url, photoSheet: sheets })).photoSheet).toEqual({ '1200*1800': url });
  });

  it('may contain fields that the interface does not name', async () => {
    const unknown = { requestId: 'r', cost: 1, debug: { deep: [1, { er: null }] } };
    expect(await read({ idPhotoUrl: url, ...unknown })).toMatchObject({ imageUrl: url });
  });
});

describe('a photo answer', () => {
  it('reports a missing code for a UK final only', async () => {
    const answer = { idPhotoUrl: url, waterMark: false };
    expect((await final({ ...answer, specCode: 'uk-passport' })).doubts).toEqual(['no-code']);
    expect((await final({ ...answer, specCode: 'uk-digital-passport', idPhotoCode: '' })).doubts).toEqual([
      'no-code',
    ]);
    expect((await final({ ...answer, specCode: 'uk-driverlicense' })).doubts).toEqual([]);
    expect((await final({ ...answer, specCode: 'us-passport', idPhotoCode: null })).doubts).toEqual([]);
  });

  it('may have a code of another form, which is kept unchanged', async () => {
    const odd = await final({ idPhotoUrl: url, specCode: 'uk-passport', idPhotoCode: 'AB12CD34' });
    expect(odd.idPhotoCode).toBe('AB12CD34');
    expect(odd.doubts).toEqual(['code-form-differs']);
  });
});

it('every answer belongs to one call', () => {
  service.expectOneEach();
});
