import assert from 'node:assert/strict';
import { picture, refusedIfEnabled, strings, successIfEnabled } from '../expect.ts';
import { rules, type Rule } from '../rule.ts';
import { base64, type Fields, type Service } from '../service.ts';

const asked = (service: Service, fields: Fields): Fields => ({
  prompt: 'Soft light, grey background',
  inputImages: [service.portrait],
  ...fields,
});

async function portraits(service: Service, fields: Fields): Promise<readonly string[]> {
  const answer = await service.once(`headshots ${JSON.stringify(fields)}`, () =>
    service.headshots(asked(service, fields)),
  );
  return strings(successIfEnabled(answer), 'outputImages');
}

const headshotRefused =
  (fields: Fields) =>
  async (service: Service): Promise<void> =>
    refusedIfEnabled(await service.headshots(asked(service, fields)));

const DATA_URI = /^data:image\/[a-z0-9.+-]+;base64,/;
const sizeOf = async (uri: string): Promise<string> => {
  const { width, height } = await picture(Buffer.from(uri.replace(DATA_URI, ''), 'base64'));
  return `${width} x ${height}`;
};

async function match(service: Service, name: string, target: Uint8Array, more: Fields = {}): Promise<Fields> {
  const fields = { sourceImageBase64: service.portrait, targetImageBase64: base64(target), ...more };
  return successIfEnabled(await service.once(`match ${name}`, () => service.call('faceMatch', fields)));
}

const similarity = (body: Fields): number => {
  assert.equal(typeof body['similarity'], 'number', 'similarity is not a number');
  return body['similarity'] as number;
};

const matchRefused =
  (fields: (service: Service) => Fields) =>
  async (service: Service): Promise<void> => {
    const both = { sourceImageBase64: service.portrait, targetImageBase64: service.portrait };
    refusedIfEnabled(await service.call('faceMatch', { ...both, ...fields(service) }));
  };

export const faces: readonly Rule[] = [
  ...rules('POST /api/generate-portrait', {
    'prompt is required': headshotRefused({ prompt: undefined }),
    'inputImages is required': headshotRefused({ inputImages: undefined }),
    'inputImages must hold an image': headshotRefused({ inputImages: [] }),
    'seed is -1 or positive': headshotRefused({ seed: -2 }),
    'seed is an integer': headshotRefused({ seed: 1.5 }),
    'sampleNumber is at least 1': headshotRefused({ sampleNumber: 0 }),
    'sampleNumber is at most 8': headshotRefused({ sampleNumber: 9 }),
    'identityScale is at least 0': headshotRefused({ identityScale: -0.1 }),
    'identityScale is at most 1': headshotRefused({ identityScale: 1.1 }),
    'outputImageWidth is at least 512': headshotRefused({ outputImageWidth: 511 }),
    'outputImageWidth is at most 2024': headshotRefused({ outputImageWidth: 2025 }),
    'outputImageHeight is at least 512': headshotRefused({ outputImageHeight: 511 }),
    'outputImageHeight is at most 2024': headshotRefused({ outputImageHeight: 2025 }),
    'the defaults give one image of 768 x 1024, with a data URI prefix': async (service) => {
      const images = await portraits(service, {});
      assert.equal(images.length, 1);
      assert.match(images[0] ?? '', DATA_URI);
      assert.equal(await sizeOf(images[0] ?? ''), '768 x 1024');
    },
    'there are sampleNumber images of the requested size': async (service) => {
      const fields = { sampleNumber: 3, outputImageWidth: 512, outputImageHeight: 640, seed: 7 };
      const images = await portraits(service, fields);
      assert.deepEqual(await Promise.all(images.map(sizeOf)), Array(3).fill('512 x 640'));
    },
    'the lower limit of every option is accepted, with eight images': async (service) => {
      const smallest = { outputImageWidth: 512, outputImageHeight: 512, identityScale: 0 };
      assert.equal((await portraits(service, { ...smallest, sampleNumber: 8, seed: 1 })).length, 8);
    },
    'the upper limit of every option is accepted, with a prefix and a seed of -1': async (service) => {
      const fields = { seed: -1, identityScale: 1, outputImageWidth: 2024, outputImageHeight: 2024 };
      const [image = ''] = await portraits(service, { ...fields, inputImages: [service.portraitUri] });
      assert.equal(await sizeOf(image), '2024 x 2024');
    },
  }),
  ...rules('POST /v2/faceMatch', {
    'sourceImageBase64 is required': matchRefused(() => ({ sourceImageBase64: undefined })),
    'targetImageBase64 is required': matchRefused(() => ({ targetImageBase64: undefined })),
    'similarityThreshold is a number': matchRefused(() => ({ similarityThreshold: 'high' })),
    'a picture without a face is an error, as source and as target': async (service) => {
      const noFace = base64(service.target.noFace);
      await matchRefused(() => ({ sourceImageBase64: noFace }))(service);
      await matchRefused(() => ({ targetImageBase64: noFace }))(service);
    },
    'the same picture is a match': async (service) => {
      assert.equal((await match(service, 'itself', service.target.portrait))['isMatch'], true);
    },
    'another person is no match, which is a success': async (service) => {
      assert.equal((await match(service, 'stranger', service.target.stranger))['isMatch'], false);
    },
    'similarity is a number, higher for the same face': async (service) => {
      const same = similarity(await match(service, 'itself', service.target.portrait));
      assert.ok(same > similarity(await match(service, 'stranger', service.target.stranger)));
    },
    'isMatch is true when the similarity met the threshold of the request': async (service) => {
      const stranger = service.target.stranger;
      const similarityThreshold = similarity(await match(service, 'stranger', stranger));
      const body = await match(service, 'stranger at its own similarity', stranger, { similarityThreshold });
      assert.equal(body['isMatch'], true);
      const all = await match(service, 'stranger at 1', stranger, { similarityThreshold: 1 });
      assert.equal(all['isMatch'], false);
    },
  }),
];
