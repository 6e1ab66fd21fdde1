import { describe, expect, it } from 'vitest';
import {
  aiEditBody,
  faceMatchBody,
  headshotBody,
  photoEnhanceBody,
  removeBackgroundBody,
} from '../../../electron/practice/edit-bodies.ts';
import { parseBody } from '../../../electron/practice/validation.ts';

const image = { apiKey: 'practice', apiSecret: 'practice', imageBase64: 'AAAA' };
const headshot = { apiKey: 'practice', prompt: 'Grey', inputImages: ['AAAA'] };

describe('what is left out', () => {
  it('AI edit keeps the format of its picture', () => {
    expect(parseBody(aiEditBody, image).outputFormat).toBeUndefined();
  });

  it('background removal gives a JPEG', () => {
    expect(parseBody(removeBackgroundBody, image)).toMatchObject({ outputFormat: 'JPEG' });
  });

  it('enhancement gives a JPEG of the same size and leaves the face alone', () => {
    expect(parseBody(photoEnhanceBody, image)).toMatchObject({
      scaleFactor: 1,
      enableFaceEnhance: false,
      outputFormat: 'JPEG',
    });
  });

  it('headshots are one picture of 768 x 1024 at 0.8', () => {
    expect(parseBody(headshotBody, headshot, 'key-only')).toMatchObject({
      sampleNumber: 1,
      identityScale: 0.8,
      outputImageWidth: 768,
      outputImageHeight: 1024,
    });
  });
});

describe('a seed of -1', () => {
  it('is drawn anew each time, and is positive', () => {
    const drawn = Array.from(
      { length: 20 },
      () => parseBody(headshotBody, { ...headshot, seed: -1 }, 'key-only').seed,
    );
    expect(Math.min(...drawn)).toBeGreaterThan(0);
    expect(new Set(drawn).size).toBeGreaterThan(15);
  });

  it('is not drawn when one is given', () => {
    expect(parseBody(headshotBody, { ...headshot, seed: 42 }, 'key-only').seed).toBe(42);
  });
});

describe('a wrong field is refused by its name', () => {
  it.each([
    ['seed', 0],
    ['seed', -2],
    ['sampleNumber', 9],
    ['identityScale', 1.01],
    ['outputImageWidth', 511],
    ['outputImageHeight', 2025],
    ['inputImages', ['AAAA', 'BBBB']],
    ['inputImages', []],
    ['prompt', ''],
  ])('%s: %j', (field, value) => {
    expect(() => parseBody(headshotBody, { ...headshot, [field]: value }, 'key-only')).toThrow(
      `${field} is not valid`,
    );
  });

  it.each([
    ['scaleFactor', 5],
    ['scaleFactor', 0],
    ['scaleFactor', 1.5],
    ['enableFaceEnhance', 'yes'],
    ['outputFormat', 'GIF'],
    ['outputType', 'S3_URL'],
  ])('%s: %j', (field, value) => {
    expect(() => parseBody(photoEnhanceBody, { ...image, [field]: value })).toThrow(`${field} is not valid`);
  });

  it('similarityThreshold: 1.2', () => {
    const body = { ...image, sourceImageBase64: 'AAAA', targetImageBase64: 'AAAA', similarityThreshold: 1.2 };
    expect(() => parseBody(faceMatchBody, body)).toThrow(
      'similarityThreshold is not valid: must be from 0 to 1',
    );
  });

  it('targetImageBase64, when it is missing', () => {
    const body = { ...image, sourceImageBase64: 'AAAA' };
    expect(() => parseBody(faceMatchBody, body)).toThrow('targetImageBase64 is required');
  });
});
