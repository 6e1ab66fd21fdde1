import assert from 'node:assert/strict';
import { refused, success, text } from '../expect.ts';
import { rules, type Rule } from '../rule.ts';
import { skip } from '../skip.ts';
import type { Service } from '../service.ts';

const paths = [
  ...['makeIdPhoto', 'makeIdPhotoWatermark', 'getIdPhotoNoWatermark', 'listIdPhotoSpecCode'],
  ...['getIdPhotoSpec', 'queryAccountStatus', 'aiEdit', 'removeBackground', 'removeBackgroundFast'],
  ...['faceMatch', 'photoEnhance'],
] as const;

/** Expects that every endpoint refuses wrong credentials with the right error. */
async function refusedEverywhere(service: Service, fields: object): Promise<void> {
  for (const path of paths) {
    const answer = await service.send(`${service.target.url}/v2/${path}`, JSON.stringify(fields));
    assert.ok(answer.status >= 400 && answer.status < 500, `${path} answered ${answer.status}`);
  }
}

export const general: readonly Rule[] = [
  ...rules('GET /v2/health', {
    'answers without a body or credentials, with the status GOOD': async ({ target }) => {
      const response = await fetch(`${target.url}/v2/health`);
      assert.equal(response.status, 200);
      assert.deepEqual(await response.json(), { status: 'GOOD' });
    },
  }),
  ...rules('General conventions', {
    'requests are JSON, and a form is refused': async (service) =>
      refused(
        await service.send(
          `${service.target.url}/v2/queryAccountStatus`,
          `apiKey=${service.target.key}`,
          'application/x-www-form-urlencoded',
        ),
      ),
    'the endpoints are called with POST': async ({ target }) => {
      const response = await fetch(`${target.url}/v2/queryAccountStatus`);
      assert.ok(response.status >= 400 && response.status < 500, `GET answered ${response.status}`);
    },
    'Base64 may carry a data URI prefix': async (service) => {
      const fields = { imageBase64: service.portraitUri, specCode: 'us-passport' };
      const body = success(
        await service.once('prefixed', () => service.call('makeIdPhotoWatermark', fields)),
      );
      assert.notEqual(text(body, 'photoUuid'), '');
    },
    'the same region is used throughout a flow: a photoUuid is unknown in another': async (service) => {
      const { otherUrl } = service.target;
      if (otherUrl === null) skip('no other region was given');
      const fields = { imageBase64: service.portrait, specCode: 'uk-passport' };
      const preview = await service.once('preview', () => service.call('makeIdPhotoWatermark', fields));
      const photoUuid = text(success(preview), 'photoUuid');
      refused(await service.call('getIdPhotoNoWatermark', { photoUuid }, otherUrl));
    },
  }),
  ...rules('Authentication', {
    'missing credentials are refused at every endpoint': (service) => refusedEverywhere(service, {}),
    'a wrong secret is refused at every endpoint': (service) =>
      refusedEverywhere(service, { apiKey: service.target.key, apiSecret: `${service.target.secret}-wrong` }),
    'a wrong key is refused at every endpoint': (service) =>
      refusedEverywhere(service, { apiKey: `${service.target.key}-wrong`, apiSecret: service.target.secret }),
    'key and secret must be strings': (service) => refusedEverywhere(service, { apiKey: 1, apiSecret: true }),
    'headshots need the key and no secret': async (service) => {
      refused(
        await service.headshots({
          apiKey: `${service.target.key}-wrong`,
          prompt: 'x',
          inputImages: ['AAAA'],
        }),
      );
    },
  }),
  ...rules('Versioning', {
    'the paths carry the prefix /v2/': async (service) => {
      const { key: apiKey, secret: apiSecret, url } = service.target;
      refused(await service.send(`${url}/queryAccountStatus`, JSON.stringify({ apiKey, apiSecret })));
    },
  }),
  ...rules('Errors', {
    'malformed JSON is refused': async (service) =>
      refused(await service.send(`${service.target.url}/v2/queryAccountStatus`, '{"apiKey":')),
    'a body that is not an object is refused': async (service) =>
      refused(await service.send(`${service.target.url}/v2/queryAccountStatus`, '[]')),
    'status and body distinguish wrong credentials, a missing field, wrong Base64 and an unknown document':
      async (service) => {
        const specCode = 'us-passport';
        const answers = await Promise.all([
          service.call('makeIdPhotoWatermark', { imageBase64: 'AAAA', specCode, apiSecret: 'wrong' }),
          service.call('makeIdPhotoWatermark', { specCode }),
          service.call('makeIdPhotoWatermark', { imageBase64: '!not base64!', specCode }),
          service.call('makeIdPhotoWatermark', {
            imageBase64: service.portrait,
            specCode: 'no-such-document',
          }),
        ]);
        answers.forEach(refused);
        assert.equal(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size, 4);
      },
  }),
];
