/** The rules against services that each break one promise. */
import { describe, expect, it } from 'vitest';
import { broken, failing } from '../support/service/broken-service.ts';

describe('a service that breaks a promise', () => {
  it('fails only the rule of that promise in its section', async () => {
    const practice = await broken({ endpoint: 'getIdPhotoNoWatermark', do: 'answer', as: 'no-code' });
    expect(await failing(practice, ['POST /v2/getIdPhotoNoWatermark'])).toEqual([
      'idPhotoCode is present for UK specifications',
    ]);
  });

  it('fails every rule that needs the missing image', async () => {
    const practice = await broken({ endpoint: 'makeIdPhoto', do: 'answer', as: 'no-image' });
    expect(await failing(practice, ['POST /v2/makeIdPhoto'])).toEqual([
      'S3_URL is the default: idPhotoUrl is populated with a JPEG of that size',
      'IMAGE_BASE64 populates idPhotoImageBase64 with a JPEG of that size',
      'photoSheet maps each requested size to a sheet of that size',
    ]);
  });
});
