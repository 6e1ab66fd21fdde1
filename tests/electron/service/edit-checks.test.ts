import { describe, expect, it } from 'vitest';
import type { ServiceClient } from '../../../electron/service/client.ts';
import { jpeg } from './pictures.ts';
import { clientOf, failureOf } from './support.ts';

const image = jpeg();
const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
const large = jpeg(1, 1, 33 * 1024 * 1024);

const shot =
  (options: object) =>
  (client: ServiceClient): Promise<unknown> =>
    client.generatePortrait({ prompt: 'Soft light', image, ...options });
const match =
  (options: object) =>
  (client: ServiceClient): Promise<unknown> =>
    client.faceMatch({ source: image, target: image, ...options });
const enhance =
  (options: object) =>
  (client: ServiceClient): Promise<unknown> =>
    client.photoEnhance({ image, ...options });

type Wrong = readonly [string, (client: ServiceClient) => Promise<unknown>, string];

const fields: readonly Wrong[] = [
  ['an empty prompt', shot({ prompt: ' \n' }), 'prompt'],
  ['a prompt of 4001 characters', shot({ prompt: 'a'.repeat(4001) }), 'prompt'],
  ['a seed of 0', shot({ seed: 0 }), 'seed'],
  ['a seed of -2', shot({ seed: -2 }), 'seed'],
  ['a seed with a fraction', shot({ seed: 1.5 }), 'seed'],
  ['a seed beyond whole numbers', shot({ seed: 2 ** 53 }), 'seed'],
  ['no samples', shot({ sampleNumber: 0 }), 'sampleNumber'],
  ['nine samples', shot({ sampleNumber: 9 }), 'sampleNumber'],
  ['two and a half samples', shot({ sampleNumber: 2.5 }), 'sampleNumber'],
  ['an identity below 0', shot({ identityScale: -0.01 }), 'identityScale'],
  ['an identity above 1', shot({ identityScale: 1.01 }), 'identityScale'],
  ['an identity that is no number', shot({ identityScale: Number.NaN }), 'identityScale'],
  ['a width of 511', shot({ outputImageWidth: 511 }), 'outputImageWidth'],
  ['a width of 2025', shot({ outputImageWidth: 2025 }), 'outputImageWidth'],
  ['half a pixel of width', shot({ outputImageWidth: 768.5 }), 'outputImageWidth'],
  ['a height of 511', shot({ outputImageHeight: 511 }), 'outputImageHeight'],
  ['a height of 2025', shot({ outputImageHeight: 2025 }), 'outputImageHeight'],
  ['a threshold that is no number', match({ similarityThreshold: Number.NaN }), 'similarityThreshold'],
  ['an endless threshold', match({ similarityThreshold: Infinity }), 'similarityThreshold'],
  ['a scale of 0', enhance({ scaleFactor: 0 }), 'scaleFactor'],
  ['a scale of 1.5', enhance({ scaleFactor: 1.5 }), 'scaleFactor'],
  ['an endless scale', enhance({ scaleFactor: Infinity }), 'scaleFactor'],
  ['a word for a flag', enhance({ enableFaceEnhance: 'yes' }), 'enableFaceEnhance'],
  ['a format of an enhancement', enhance({ outputFormat: 'WEBP' }), 'outputFormat'],
  [
    'a format of an edit',
    // @ts-expect-error -- the types forbid it; a caller from plain data may still try
    (client) => client.aiEdit({ image, outputFormat: 'jpeg' }),
    'outputFormat',
  ],
  [
    'a format of a cut-out',
    // @ts-expect-error -- as above
    (client) => client.removeBackground({ image, outputFormat: 'GIF' }),
    'outputFormat',
  ],
];

const pictures: readonly (readonly [
  string,
  (client: ServiceClient, bytes: Uint8Array) => Promise<unknown>,
])[] = [
  ['aiEdit', (client, bytes) => client.aiEdit({ image: bytes })],
  ['removeBackground', (client, bytes) => client.removeBackground({ image: bytes })],
  ['removeBackgroundFast', (client, bytes) => client.removeBackgroundFast({ image: bytes })],
  ['photoEnhance', (client, bytes) => client.photoEnhance({ image: bytes })],
  ['generatePortrait', (client, bytes) => client.generatePortrait({ prompt: 'x', image: bytes })],
  ['faceMatch', (client, bytes) => client.faceMatch({ source: bytes, target: image })],
  ['faceMatch, its second', (client, bytes) => client.faceMatch({ source: image, target: bytes })],
];

describe('a request beside the ID photo that would be refused', () => {
  it.each(fields)('%s: is not sent', async (_name, call, field) => {
    expect(await failureOf(call(clientOf('http://127.0.0.1:9')))).toMatchObject({
      code: 'INVALID_INPUT',
      outcome: 'not-sent',
      reason: 'wrong-request',
      details: { field },
    });
  });

  it.each(pictures)('%s: no picture, or one of 33 MiB, is not sent', async (_name, call) => {
    const client = clientOf('http://127.0.0.1:9');
    const wrong = { outcome: 'not-sent', reason: 'wrong-request' };
    expect(await failureOf(call(client, text))).toMatchObject({ ...wrong, code: 'IMAGE_NOT_RECOGNISED' });
    expect(await failureOf(call(client, large))).toMatchObject({ ...wrong, code: 'IMAGE_TOO_LARGE' });
  });
});

describe('what is just allowed', () => {
  it.each([
    ['a seed at random', shot({ seed: -1 })],
    ['the first seed', shot({ seed: 1 })],
    ['eight samples', shot({ sampleNumber: 8 })],
    ['no identity', shot({ identityScale: 0 })],
    ['all identity', shot({ identityScale: 1 })],
    ['the smallest size', shot({ outputImageWidth: 512, outputImageHeight: 512 })],
    ['the largest size', shot({ outputImageWidth: 2024, outputImageHeight: 2024 })],
    ['a threshold below 0', match({ similarityThreshold: -1 })],
    ['a scale of 1', enhance({ scaleFactor: 1 })],
  ])('%s: is tried', async (_name, call) => {
    expect(await failureOf(call(clientOf('http://127.0.0.1:9')))).toMatchObject({
      code: 'SERVICE_UNREACHABLE',
    });
  });
});
