import assert from 'node:assert/strict';
import { bare, integer, object, picture, strings, success, text } from '../expect.ts';
import { rules, type Rule } from '../rule.ts';
import { skip } from '../skip.ts';
import { base64, type Fields, type Service } from '../service.ts';
import { absent, direct, final, inline, preview, SECOND_SHEET, SHEET } from './calls.ts';

const CODE_FORM = /^[^/\s]+\/[A-Za-z0-9]{8}$/;

async function ofSize(bytes: Uint8Array, body: Fields): Promise<void> {
  const found = await picture(bytes);
  assert.equal(found.format, 'jpeg');
  assert.deepEqual([found.width, found.height], [body['widthPx'], body['heightPx']]);
}

/** Returns the two ranges of a specification's own size, in mm, or null when it is not in millimetres. */
async function sizeInMm(service: Service, specCode: string): Promise<readonly [number, number] | null> {
  const details = success(await service.call('getIdPhotoSpec', { specCode }));
  const match = /^([\d.]+) x ([\d.]+) (mm|in)$/.exec(text(details, 'photoSize'));
  if (match === null) return null;
  const scale = match[3] === 'in' ? 25.4 : 1;
  return [Number(match[1]) * scale, Number(match[2]) * scale];
}

export const photoResults: readonly Rule[] = [
  ...rules('Photo result', {
    'photoUuid identifies the photo': async (service) => {
      assert.notEqual(text(await direct(service), 'photoUuid'), text(await preview(service), 'photoUuid'));
    },
    'specCode is the specification used': async (service) => {
      assert.equal((await direct(service))['specCode'], 'us-passport');
    },
    'widthPx and heightPx are integers': async (service) => {
      integer(await direct(service), 'widthPx');
      integer(await direct(service), 'heightPx');
    },
    'fileSize is an integer when available': async (service) => {
      const body = await direct(service);
      if ((body['fileSize'] ?? null) === null) skip('fileSize is not available');
      integer(body, 'fileSize');
    },
    'photoWidthMm and photoHeightMm are the rounded size when available': async (service) => {
      const body = await direct(service);
      if ((body['photoWidthMm'] ?? null) === null) skip('photoWidthMm is not available');
      const size = await sizeInMm(service, 'us-passport');
      const [width, height] = size ?? skip('the size is not given in mm or inches');
      assert.ok(Math.abs(integer(body, 'photoWidthMm') - width) <= 1);
      assert.ok(Math.abs(integer(body, 'photoHeightMm') - height) <= 1);
    },
    'photoDpi is that of the specification': async (service) => {
      const details = success(await service.call('getIdPhotoSpec', { specCode: 'us-passport' }));
      assert.equal(`${integer(await direct(service), 'photoDpi')} DPI`, text(details, 'photoDpi'));
    },
    'issues is an array of issue codes': async (service) => {
      for (const code of strings(await direct(service), 'issues')) assert.match(code, /^ISSUE_[A-Z_]+$/);
    },
    'idPhotoUrl is signed: without its signature it does not open': async (service) => {
      const address = new URL(text(await direct(service), 'idPhotoUrl'));
      address.search = '';
      assert.notEqual((await fetch(address)).status, 200);
    },
    'idPhotoPngUrl leads to a PNG when available': async (service) => {
      const body = await direct(service);
      if ((body['idPhotoPngUrl'] ?? null) === null) skip('no PNG is available');
      assert.equal((await picture(await service.download(text(body, 'idPhotoPngUrl')))).format, 'png');
    },
    'idPhotoPngImageBase64 is a PNG when available': async (service) => {
      const body = await inline(service);
      if ((body['idPhotoPngImageBase64'] ?? null) === null) skip('no PNG is available');
      const bytes = bare(text(body, 'idPhotoPngImageBase64'), 'idPhotoPngImageBase64');
      assert.equal((await picture(bytes)).format, 'png');
    },
    'originalPhotoUrl leads to the photo as it was sent': async (service) => {
      const body = await direct(service);
      if ((body['originalPhotoUrl'] ?? null) === null) skip('originalPhotoUrl is not available');
      const original = await service.download(text(body, 'originalPhotoUrl'));
      assert.equal(base64(original), service.portrait);
    },
  }),
  ...rules('POST /v2/makeIdPhoto', {
    'S3_URL is the default: idPhotoUrl is populated with a JPEG of that size': async (service) => {
      const body = await direct(service);
      await ofSize(await service.download(text(body, 'idPhotoUrl')), body);
    },
    'IMAGE_BASE64 populates idPhotoImageBase64 with a JPEG of that size': async (service) => {
      const body = await inline(service);
      await ofSize(bare(text(body, 'idPhotoImageBase64'), 'idPhotoImageBase64'), body);
    },
    'waterMark is false': async (service) => {
      assert.equal((await direct(service))['waterMark'], false);
    },
    'photoSheet maps each requested size to a sheet of that size': async (service) => {
      const sheets = object(await direct(service), 'photoSheet');
      assert.deepEqual(Object.keys(sheets).sort(), [SHEET, SECOND_SHEET]);
      const { width, height } = await picture(await service.download(text(sheets, SHEET)));
      assert.equal(`${width}*${height}`, SHEET);
    },
    'photoSheet is empty when none is requested': async (service) => {
      assert.deepEqual(object(await inline(service), 'photoSheet'), {});
    },
    'idPhotoCode is present for UK specifications': async (service) => {
      assert.match(text(await inline(service), 'idPhotoCode'), CODE_FORM);
    },
    'idPhotoCode is absent for others': async (service) => absent(await direct(service), 'idPhotoCode'),
    'issues arrive in a successful response': async (service) => {
      const fields = { imageBase64: base64(service.target.noFace), specCode: 'us-passport' };
      const body = success(await service.once('no face', () => service.call('makeIdPhoto', fields)));
      assert.ok(strings(body, 'issues').includes('ISSUE_FACE_NOT_FOUND'));
    },
  }),
  ...rules('POST /v2/makeIdPhotoWatermark', {
    'answers with waterMark true and a photoUuid': async (service) => {
      assert.equal((await preview(service))['waterMark'], true);
      assert.notEqual(text(await preview(service), 'photoUuid'), '');
    },
    'idPhotoUrl leads to the JPEG of the preview, in the stated size': async (service) => {
      const body = await preview(service);
      await ofSize(await service.download(text(body, 'idPhotoUrl')), body);
    },
    'issues is an array': async (service) => {
      strings(await preview(service), 'issues');
    },
    'a preview has no photo code yet': async (service) => absent(await preview(service), 'idPhotoCode'),
  }),
  ...rules('POST /v2/getIdPhotoNoWatermark', {
    'returns the same photo with waterMark false': async (service) => {
      const [before, after] = [await preview(service), await final(service)];
      assert.equal(after['waterMark'], false);
      for (const field of ['photoUuid', 'specCode', 'widthPx', 'heightPx', 'issues']) {
        assert.deepEqual(after[field], before[field], `${field} differs`);
      }
    },
    'the final differs from the preview': async (service) => {
      const before = await service.download(text(await preview(service), 'idPhotoUrl'));
      const after = await service.download(text(await final(service), 'idPhotoUrl'));
      await ofSize(after, await final(service));
      assert.notEqual(base64(before), base64(after));
    },
    'idPhotoCode is present for UK specifications': async (service) => {
      assert.match(text(await final(service), 'idPhotoCode'), CODE_FORM);
    },
    'may be requested again, with the same photo and code': async (service) => {
      const { photoUuid, idPhotoCode } = await final(service);
      const again = success(await service.call('getIdPhotoNoWatermark', { photoUuid }));
      assert.deepEqual([again['photoUuid'], again['idPhotoCode']], [photoUuid, idPhotoCode]);
      assert.deepEqual(object(again, 'photoSheet'), {});
    },
    'takes a photoSheet request': async (service) => {
      const sheets = object(await final(service), 'photoSheet');
      const { width, height } = await picture(await service.download(text(sheets, SECOND_SHEET)));
      assert.equal(`${width}*${height}`, SECOND_SHEET);
    },
  }),
  ...rules('UK photo code', {
    'uk-driverlicense: a code is optional': async (service) => {
      const fields = { imageBase64: service.portrait, specCode: 'uk-driverlicense' };
      const body = success(await service.call('makeIdPhoto', fields));
      if ((body['idPhotoCode'] ?? null) !== null) assert.match(text(body, 'idPhotoCode'), CODE_FORM);
    },
    'two photos never share a code': async (service) => {
      assert.notEqual((await final(service))['idPhotoCode'], (await inline(service))['idPhotoCode']);
    },
  }),
];
