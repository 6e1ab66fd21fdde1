import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { faceMatch } from '../../../../../electron/practice/images/face-match/face-match.ts';
import { DEFAULT_MATCH_THRESHOLD } from '../../../../../electron/practice/images/face-match/similarity-score.ts';
import { practiceCustomers, type PortraitParams } from '../../../../../shared/portrait/index.ts';
import { renderPortrait } from '../../../../portraits/render.ts';
import { staying } from '../raw.ts';

const drawn = async (customer: number, overrides: Partial<PortraitParams> = {}): Promise<Buffer> => {
  const size = { width: 640, height: 560, headHeight: 0.5 };
  return (await renderPortrait({ ...practiceCustomers[customer], ...size, ...overrides })).data;
};
const similarity = async (source: Uint8Array, target: Uint8Array): Promise<number> =>
  (await faceMatch({ kind: 'face-match', source, target }, staying)).similarity;

describe('one face in two pictures', () => {
  it('matches itself mirrored', async () => {
    const picture = await drawn(0);
    expect(await similarity(picture, await sharp(picture).flop().toBuffer())).toBeGreaterThan(0.95);
  });

  it('matches itself in other light', async () => {
    const other = await drawn(3, { light: 0.6, exposure: -0.3 });
    expect(await similarity(await drawn(3), other)).toBeGreaterThan(DEFAULT_MATCH_THRESHOLD);
  });

  it('matches itself turned and tilted', async () => {
    const other = await drawn(1, { yaw: 8, roll: 5 });
    expect(await similarity(await drawn(1), other)).toBeGreaterThan(DEFAULT_MATCH_THRESHOLD);
  });
});

describe('two faces', () => {
  it('do not match', async () => {
    expect(await similarity(await drawn(0), await drawn(4))).toBeLessThan(DEFAULT_MATCH_THRESHOLD);
  });
});

describe('a picture without a face', () => {
  const wall = (): Promise<Buffer> => drawn(0, { people: 0, background: 'busy' });

  it.each(['sourceImageBase64', 'targetImageBase64'])('is refused by name: %s', async (field) => {
    const pictures = {
      sourceImageBase64: await drawn(0),
      targetImageBase64: await drawn(0),
      [field]: await wall(),
    };
    await expect(similarity(pictures.sourceImageBase64, pictures.targetImageBase64)).rejects.toMatchObject({
      code: 'FACE_NOT_FOUND',
      message: `No face was found in ${field}.`,
    });
  });
});
