import assert from 'node:assert/strict';
import { bare, integer, picture, refusedIfEnabled, successIfEnabled, text } from '../expect.ts';
import { rules, type Rule } from '../rule.ts';
import type { Fields, Service } from '../service.ts';

/** Returns an endpoint's answer to the portrait with `fields`; each call is made once. */
async function edited(service: Service, endpoint: string, fields: Fields): Promise<Fields> {
  const image = endpoint.startsWith('removeBackground') ? service.portraitUri : service.portrait;
  const name = `${endpoint} ${JSON.stringify(fields)}`;
  return successIfEnabled(
    await service.once(name, () => service.call(endpoint, { imageBase64: image, ...fields })),
  );
}

const output = (body: Fields): Uint8Array => bare(text(body, 'output'), 'output');

const refusedWith =
  (endpoint: string, fields: Fields) =>
  async (service: Service): Promise<void> =>
    refusedIfEnabled(await service.call(endpoint, { imageBase64: service.portraitUri, ...fields }));

/** Checks that the endpoint accepts a prefix, which its own answers never have. */
const prefixTaken =
  (endpoint: string) =>
  async (service: Service): Promise<void> => {
    const body = successIfEnabled(await service.call(endpoint, { imageBase64: service.portraitUri }));
    assert.ok(output(body).length > 0);
  };

/** Returns the rules that both background endpoints share, because they have the same request. */
const background = (endpoint: string): readonly Rule[] =>
  rules(`POST /v2/${endpoint}`, {
    'imageBase64 is required': refusedWith(endpoint, { imageBase64: undefined }),
    'imageBase64 must include the data URI prefix': async (service) =>
      refusedIfEnabled(await service.call(endpoint, { imageBase64: service.portrait, outputFormat: 'PNG' })),
    'outputFormat is JPEG or PNG': refusedWith(endpoint, { outputFormat: 'WEBP' }),
    'outputType is IMAGE_BASE64': refusedWith(endpoint, { outputType: 'S3_URL' }),
    'the default is JPEG, without transparency': async (service) => {
      const found = await picture(output(await edited(service, endpoint, {})));
      assert.deepEqual([found.format, found.isTransparent], ['jpeg', false]);
    },
    'PNG preserves transparency': async (service) => {
      const fields = { outputFormat: 'PNG', outputType: 'IMAGE_BASE64' };
      const found = await picture(output(await edited(service, endpoint, fields)));
      assert.deepEqual([found.format, found.isTransparent], ['png', true]);
    },
    'the picture is not cropped to a document': async (service) => {
      const [before, after] = await Promise.all([
        picture(service.target.portrait),
        edited(service, endpoint, {}).then((body) => picture(output(body))),
      ]);
      assert.equal((after.width / after.height).toFixed(2), (before.width / before.height).toFixed(2));
    },
  });

export const editing: readonly Rule[] = [
  ...rules('POST /v2/aiEdit', {
    'imageBase64 is required': refusedWith('aiEdit', { imageBase64: undefined }),
    'imageBase64 must hold an image': refusedWith('aiEdit', { imageBase64: 'aGVsbG8gdGhlcmU=' }),
    'outputFormat is JPEG or PNG': refusedWith('aiEdit', { outputFormat: 'GIF' }),
    'the data URI prefix is optional': prefixTaken('aiEdit'),
    'outputType is IMAGE_BASE64 only': refusedWith('aiEdit', { outputType: 'S3_URL' }),
    'output is Base64 without a prefix; width and height are its pixels': async (service) => {
      const body = await edited(service, 'aiEdit', {});
      const { width, height } = await picture(output(body));
      assert.deepEqual([integer(body, 'width'), integer(body, 'height')], [width, height]);
    },
    'without outputFormat the input format is used': async (service) => {
      const [before, body] = [await picture(service.target.portrait), await edited(service, 'aiEdit', {})];
      assert.equal((await picture(output(body))).format, before.format);
    },
    'outputFormat PNG returns a PNG': async (service) => {
      const body = await edited(service, 'aiEdit', { outputFormat: 'PNG', outputType: 'IMAGE_BASE64' });
      assert.equal((await picture(output(body))).format, 'png');
    },
  }),
  ...background('removeBackground'),
  ...background('removeBackgroundFast'),
  ...rules('POST /v2/photoEnhance', {
    'imageBase64 is required': refusedWith('photoEnhance', { imageBase64: undefined }),
    'the data URI prefix is optional': prefixTaken('photoEnhance'),
    'scaleFactor is an integer': refusedWith('photoEnhance', { scaleFactor: 1.5 }),
    'scaleFactor is positive': refusedWith('photoEnhance', { scaleFactor: 0 }),
    'enableFaceEnhance is a boolean': refusedWith('photoEnhance', { enableFaceEnhance: 'yes' }),
    'outputFormat is JPEG or PNG': refusedWith('photoEnhance', { outputFormat: 'GIF' }),
    'the defaults are a scale of 1 and JPEG, as Base64 without a prefix': async (service) => {
      const [before, body] = [
        await picture(service.target.portrait),
        await edited(service, 'photoEnhance', {}),
      ];
      const after = await picture(output(body));
      assert.deepEqual([after.format, after.width, after.height], ['jpeg', before.width, before.height]);
    },
    'a scaleFactor of 2 doubles both sides; PNG is returned on request': async (service) => {
      const before = await picture(service.target.portrait);
      const fields = { scaleFactor: 2, enableFaceEnhance: true, outputFormat: 'PNG' };
      const after = await picture(output(await edited(service, 'photoEnhance', fields)));
      assert.deepEqual(
        [after.format, after.width, after.height],
        ['png', before.width * 2, before.height * 2],
      );
    },
  }),
];
