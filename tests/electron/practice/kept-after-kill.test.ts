/** Photos, counters and codes, which a practice service keeps when it is killed. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { renderPortrait } from '../../portraits/render.ts';
import { dataFolder, startPractice, textOf } from './harness.ts';

async function portraitFields() {
  const { data } = await renderPortrait({ width: 960, height: 720 }, 'jpeg');
  return { imageBase64: data.toString('base64'), specCode: 'uk-passport' };
}

function folderForTest(): string {
  const folder = dataFolder();
  onTestFinished(folder.drop);
  return folder.path;
}

describe('practice after a kill', () => {
  it('still has preview, counters and port, and gives the same code', async () => {
    const dataDir = folderForTest();
    const ends: string[] = [];
    const first = await startPractice(dataDir, { onExit: ({ signal }) => ends.push(String(signal)) });
    const preview = await first.call('makeIdPhotoWatermark', await portraitFields());
    const photoUuid = preview.body['photoUuid'];
    const code = textOf(await first.call('getIdPhotoNoWatermark', { photoUuid }), 'idPhotoCode');
    process.kill(first.pid, 'SIGKILL');
    await expect.poll(() => ends).toEqual(['SIGKILL']);

    const second = await startPractice(dataDir);
    onTestFinished(second.stop);
    expect(second.baseUrl).toBe(first.baseUrl);
    expect((await fetch(textOf(preview, 'idPhotoUrl'))).status).toBe(200);
    expect(textOf(await second.call('getIdPhotoNoWatermark', { photoUuid }), 'idPhotoCode')).toBe(code);
    const { body } = await second.call('queryAccountStatus');
    expect(body).toMatchObject({ subscription: { makeIdPhotoWatermarkApiRemaining: 999 } });
    expect(await second.ledger()).toEqual([
      'makeIdPhotoWatermark done',
      'getIdPhotoNoWatermark done',
      'getIdPhotoNoWatermark done',
    ]);
  });

  it('stores no unencrypted picture on disk', async () => {
    const dataDir = folderForTest();
    const practice = await startPractice(dataDir);
    onTestFinished(practice.stop);
    await practice.call('makeIdPhotoWatermark', await portraitFields());
    const jfif = Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF', 'latin1');
    const clear = readdirSync(dataDir).filter((file) => readFileSync(join(dataDir, file)).includes(jfif));
    expect(clear).toEqual([]);
  });
});
