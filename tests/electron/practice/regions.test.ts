import { describe, expect, it, onTestFinished } from 'vitest';
import { renderPortrait } from '../../portraits/render.ts';
import { dataFolder, startPractice, type Answer } from './harness.ts';

/** Returns both regions of one service, by the addresses that it prints. */
async function regions(): Promise<Readonly<Record<string, string>>> {
  const folder = dataFolder();
  const found: Record<string, string> = {};
  const read = (facts: Readonly<Record<string, unknown>>): void => {
    const match = /(http:\S+), region (\w+)/.exec(String(facts['line']));
    if (match?.[1] !== undefined && match[2] !== undefined) found[match[2]] = match[1];
  };
  const practice = await startPractice(folder.path, {
    args: ['--regions', 'us,eu'],
    log: { info: read, warn: read },
  });
  onTestFinished(async () => {
    await practice.stop();
    folder.drop();
  });
  await expect.poll(() => Object.keys(found).sort(), { timeout: 10_000 }).toEqual(['eu', 'us']);
  return found;
}

async function post(url: string, fields: object): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiKey: 'practice', apiSecret: 'practice', ...fields }),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

describe('two regions', () => {
  it('share nothing: photo, code, address and counter', async () => {
    const { us = '', eu = '' } = await regions();
    const { data } = await renderPortrait({ width: 480, height: 600 }, 'jpeg');
    const fields = { imageBase64: data.toString('base64'), specCode: 'uk-passport' };
    const preview = await post(`${us}/v2/makeIdPhotoWatermark`, fields);
    const photoUuid = preview.body['photoUuid'];

    expect(await post(`${eu}/v2/getIdPhotoNoWatermark`, { photoUuid })).toMatchObject({
      status: 404,
      body: { error: { code: 'UNKNOWN_PHOTO' } },
    });
    const final = await post(`${us}/v2/getIdPhotoNoWatermark`, { photoUuid });
    const characters = String(final.body['idPhotoCode']).split('/')[1] ?? '';
    expect((await fetch(`${us}/codes/${characters}`)).status).toBe(200);
    expect((await fetch(`${eu}/codes/${characters}`)).status).toBe(404);
    const address = new URL(String(final.body['idPhotoUrl']));
    expect((await fetch(eu + address.pathname + address.search)).status).toBe(403);
    expect((await post(`${eu}/v2/queryAccountStatus`, {})).body).toMatchObject({
      subscription: { makeIdPhotoWatermarkApiRemaining: 1000 },
    });
  });
});
