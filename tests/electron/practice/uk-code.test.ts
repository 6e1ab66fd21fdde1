import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { renderPortrait } from '../../portraits/render.ts';
import { dataFolder, startPracticeHere, textOf } from './harness.ts';

describe('a UK photo code', () => {
  it.each(['uk-passport', 'uk-digital-passport'])(
    'of %s leads to what the passport office takes: a JPEG of 600 x 750 px or more, 50 KB to 10 MB',
    async (specCode) => {
      const folder = dataFolder();
      const practice = await startPracticeHere(folder.path);
      onTestFinished(async () => {
        await practice.stop();
        folder.drop();
      });
      const { data } = await renderPortrait({ width: 480, height: 600 }, 'jpeg');
      const answer = await practice.call('makeIdPhoto', { imageBase64: data.toString('base64'), specCode });
      const characters = textOf(answer, 'idPhotoCode').split('/')[1] ?? '';

      const response = await fetch(`${practice.baseUrl}/codes/${characters}`);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      const jpeg = Buffer.from(await response.arrayBuffer());
      const { format, width, height } = await sharp(jpeg).metadata();
      expect(format).toBe('jpeg');
      expect(width).toBeGreaterThanOrEqual(600);
      expect(height).toBeGreaterThanOrEqual(750);
      expect(jpeg.length).toBeGreaterThanOrEqual(50 * 1024);
      expect(jpeg.length).toBeLessThanOrEqual(10_000_000);
    },
  );
});
