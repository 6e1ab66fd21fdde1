/** The few paid calls whose answers many rules examine; each is made once. */
import assert from 'node:assert/strict';
import { success, text } from '../expect.ts';
import type { Fields, Service } from '../service.ts';

export const SHEET = '1800*1200';
export const SECOND_SHEET = '2400*1800';

export const preview = async (service: Service): Promise<Fields> =>
  success(
    await service.once('preview', () =>
      service.call('makeIdPhotoWatermark', { imageBase64: service.portrait, specCode: 'uk-passport' }),
    ),
  );

export const final = async (service: Service): Promise<Fields> => {
  const photoUuid = text(await preview(service), 'photoUuid');
  const fields = { photoUuid, photoSheet: { sheetSizes: [SECOND_SHEET] } };
  return success(await service.once('final', () => service.call('getIdPhotoNoWatermark', fields)));
};

/** Returns a direct photo by address, with two sheets. */
export const direct = async (service: Service): Promise<Fields> => {
  const photoSheet = { sheetSizes: [SHEET, SECOND_SHEET] };
  const fields = { imageBase64: service.portrait, specCode: 'us-passport', photoSheet };
  return success(await service.once('direct', () => service.call('makeIdPhoto', fields)));
};

/** Returns a direct photo as Base64, without sheets. */
export const inline = async (service: Service): Promise<Fields> => {
  const outputFormat = 'IMAGE_BASE64';
  const fields = { imageBase64: service.portrait, specCode: 'uk-digital-passport', outputFormat };
  return success(await service.once('inline', () => service.call('makeIdPhoto', fields)));
};

/** Expects the value of a field that does not apply. */
export function absent(body: Fields, field: string): void {
  assert.ok((body[field] ?? null) === null, `${field} should be null or left out`);
}
