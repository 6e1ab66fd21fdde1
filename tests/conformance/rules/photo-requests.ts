import assert from 'node:assert/strict';
import { object, refused, success, strings } from '../expect.ts';
import { rules, type Rule } from '../rule.ts';
import type { Fields, Service } from '../service.ts';

const sensitivityKeys = [
  ...['ISSUE_FACE_LIGHT_NOT_BALANCE', 'ISSUE_FACE_BRIGHTNESS_BAD', 'ISSUE_PHOTO_SHARPNESS_BAD'],
  ...['ISSUE_HEAD_YAW_OVER_THRESHOLD', 'ISSUE_HEAD_PITCH_OVER_THRESHOLD', 'ISSUE_EYEGLASSES_NOT_ALLOWED'],
  ...['ISSUE_EYEGLASSES_REFLECTION', 'ISSUE_SUNGLASSES_NOT_ALLOWED', 'ISSUE_HAT_NOT_ALLOWED'],
  ...['ISSUE_BOTTOM_NOT_FULL', 'ISSUE_LEFT_NOT_FULL', 'ISSUE_RIGHT_NOT_FULL'],
];
const levels = ['VERY_LOW', 'LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'];

const picturePlain = (service: Service): Fields => ({
  imageBase64: service.portrait,
  specCode: 'us-passport',
});

/** Checks that a call with the portrait and `fields` is refused before anything is made. */
const refusedWith =
  (endpoint: string, fields: Fields) =>
  async (service: Service): Promise<void> =>
    refused(await service.call(endpoint, { ...picturePlain(service), ...fields }));

/** Checks that a call without a field is refused; JSON omits `undefined`. */
const without = (endpoint: string, field: string) => refusedWith(endpoint, { [field]: undefined });

/** Makes a preview of the portrait with `fields` once, for rules that compare previews of different requests. */
async function preview(service: Service, fields: Fields): Promise<Fields> {
  const body = { ...picturePlain(service), ...fields };
  return success(
    await service.once(`preview with ${JSON.stringify(fields)}`, () =>
      service.call('makeIdPhotoWatermark', body),
    ),
  );
}

const override = (level: string): Fields => ({
  issueSensitivityOverride: Object.fromEntries(sensitivityKeys.map((key) => [key, level])),
});

export const photoRequests: readonly Rule[] = [
  ...rules('POST /v2/makeIdPhoto, request', {
    'imageBase64 is required': without('makeIdPhoto', 'imageBase64'),
    'imageBase64 must be a string': refusedWith('makeIdPhoto', { imageBase64: 7 }),
    'imageBase64 must be Base64': refusedWith('makeIdPhoto', { imageBase64: '***' }),
    'imageBase64 must hold an image': refusedWith('makeIdPhoto', { imageBase64: 'aGVsbG8gdGhlcmU=' }),
    'specCode is required': without('makeIdPhoto', 'specCode'),
    'specCode must be known': refusedWith('makeIdPhoto', { specCode: 'no-such-document' }),
    'outputFormat is S3_URL or IMAGE_BASE64': refusedWith('makeIdPhoto', { outputFormat: 'GIF' }),
  }),
  ...rules('Photo sheet request object', {
    'each size has the form <width>*<height>': refusedWith('makeIdPhoto', {
      photoSheet: { sheetSizes: ['4x6'] },
    }),
    'at most 10 sizes': refusedWith('makeIdPhoto', {
      photoSheet: { sheetSizes: Array.from({ length: 11 }, (_, index) => `${1800 + index}*1200`) },
    }),
    'ten sizes are accepted': async (service) => {
      const sheetSizes = Array.from({ length: 10 }, (_, index) => `${700 + index}*700`);
      const photoUuid = (await preview(service, {}))['photoUuid'];
      const body = success(
        await service.call('getIdPhotoNoWatermark', { photoUuid, photoSheet: { sheetSizes } }),
      );
      assert.deepEqual(Object.keys(object(body, 'photoSheet')).sort(), sheetSizes);
    },
    'sheetSizes is an array of strings': refusedWith('makeIdPhoto', { photoSheet: { sheetSizes: [1800] } }),
  }),
  ...rules('POST /v2/makeIdPhotoWatermark, request', {
    'imageBase64 is required': without('makeIdPhotoWatermark', 'imageBase64'),
    'specCode is required': without('makeIdPhotoWatermark', 'specCode'),
    'specCode must be known': refusedWith('makeIdPhotoWatermark', { specCode: 'no-such-document' }),
    'watermarkText accepts Preview in any case': async (service) => {
      await preview(service, { watermarkText: 'pREVIEW' });
    },
    'watermarkText accepts Aperçu in any case': async (service) => {
      await preview(service, { watermarkText: 'APERÇU' });
    },
    'watermarkText accepts nothing else': refusedWith('makeIdPhotoWatermark', { watermarkText: 'Sample' }),
  }),
  ...rules('Sensitivity override object', {
    'each level is accepted for every key': async (service) => {
      for (const level of levels) await preview(service, override(level));
    },
    'another level is refused, at both endpoints': async (service) => {
      const wrong = { issueSensitivityOverride: { ISSUE_HAT_NOT_ALLOWED: 'EXTREME' } };
      await refusedWith('makeIdPhotoWatermark', wrong)(service);
      await refusedWith('makeIdPhoto', wrong)(service);
    },
    'higher values make the checks stricter: VERY_HIGH finds all that VERY_LOW does': async (service) => {
      const loose = strings(await preview(service, override('VERY_LOW')), 'issues');
      const strict = new Set(strings(await preview(service, override('VERY_HIGH')), 'issues'));
      assert.deepEqual(
        loose.filter((code) => !strict.has(code)),
        [],
      );
    },
    'the default of every key is MEDIUM': async (service) => {
      const [plain, medium] = [await preview(service, {}), await preview(service, override('MEDIUM'))];
      assert.deepEqual(medium['issues'], plain['issues']);
    },
    'overrides do not change the specification': async (service) => {
      const [plain, strict] = [await preview(service, {}), await preview(service, override('VERY_HIGH'))];
      for (const field of ['specCode', 'widthPx', 'heightPx', 'photoDpi']) {
        assert.deepEqual(strict[field], plain[field], `${field} differs`);
      }
    },
  }),
  ...rules('POST /v2/getIdPhotoNoWatermark, request', {
    'photoUuid is required': async (service) => refused(await service.call('getIdPhotoNoWatermark')),
    'an unknown photoUuid is refused': async (service) =>
      refused(
        await service.call('getIdPhotoNoWatermark', { photoUuid: '00000000-0000-4000-8000-000000000000' }),
      ),
  }),
];
