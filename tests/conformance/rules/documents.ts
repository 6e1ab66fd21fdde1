import assert from 'node:assert/strict';
import { integer, object, refused, success, text } from '../expect.ts';
import { rules, type Rule } from '../rule.ts';
import type { Fields, Service } from '../service.ts';

const namedCodes = ['uk-passport', 'uk-digital-passport', 'uk-driverlicense', 'us-passport', 'schengen-visa'];
const detailFields = [
  ...['specCode', 'specCodeName', 'photoSizeUnit', 'photoSize', 'photoPixel', 'photoDpi', 'headHeight'],
  ...['eyeToBottom', 'backgroundColor', 'backgroundColorName', 'recency', 'expression', 'color', 'glasses'],
  'eyesAndEars',
];
const subscriptionStates = [
  ...['SUBSCRIPTION_PENDING', 'SUBSCRIPTION_COMPLETE', 'SUBSCRIPTION_FAILED', 'SUBSCRIPTION_DELETED'],
  'SUBSCRIPTION_CANCELED',
];

const list = async (service: Service): Promise<Fields> =>
  success(await service.once('list', () => service.call('listIdPhotoSpecCode')));

const entries = async (service: Service): Promise<readonly Fields[]> =>
  (await list(service))['results'] as readonly Fields[];

const details = async (service: Service, specCode: string): Promise<Fields> =>
  success(await service.once(`details of ${specCode}`, () => service.call('getIdPhotoSpec', { specCode })));

async function everyDetail(service: Service, look: (body: Fields) => void): Promise<void> {
  for (const entry of await entries(service)) look(await details(service, text(entry, 'specCode')));
}

const account = async (service: Service): Promise<Fields> =>
  success(await service.call('queryAccountStatus'));

export const documents: readonly Rule[] = [
  ...rules('POST /v2/listIdPhotoSpecCode', {
    'answers {results, total}, and total counts the results': async (service) => {
      assert.equal(integer(await list(service), 'total'), (await entries(service)).length);
    },
    'each entry has a specCode and a specCodeName': async (service) => {
      for (const entry of await entries(service)) {
        assert.ok(text(entry, 'specCode') !== '' && text(entry, 'specCodeName') !== '');
      }
    },
    'no code appears twice': async (service) => {
      const codes = (await entries(service)).map((entry) => entry['specCode']);
      assert.equal(new Set(codes).size, codes.length);
    },
    'the list contains the codes that the interface names': async (service) => {
      const codes = new Set((await entries(service)).map((entry) => entry['specCode']));
      assert.deepEqual(
        namedCodes.filter((code) => !codes.has(code)),
        [],
      );
    },
  }),
  ...rules('POST /v2/getIdPhotoSpec', {
    'specCode is required': async (service) => refused(await service.call('getIdPhotoSpec')),
    'an unknown specCode is refused': async (service) =>
      refused(await service.call('getIdPhotoSpec', { specCode: 'no-such-document' })),
    'every field of every document is a string': (service) =>
      everyDetail(service, (body) => {
        for (const field of detailFields) assert.notEqual(text(body, field), '', `${field} is empty`);
      }),
    'photoSize has the form <w> x <h> <unit>, in photoSizeUnit': (service) =>
      everyDetail(service, (body) => {
        const match = /^[\d.]+ x [\d.]+ (\S+)$/.exec(text(body, 'photoSize'));
        assert.equal(match?.[1], text(body, 'photoSizeUnit'));
      }),
    'photoPixel has the form <w> x <h> px': (service) =>
      everyDetail(service, (body) => assert.match(text(body, 'photoPixel'), /^\d+ x \d+ px$/)),
    'photoDpi has the form <n> DPI': (service) =>
      everyDetail(service, (body) => assert.match(text(body, 'photoDpi'), /^\d+ DPI$/)),
    'backgroundColor has the form #RRGGBB': (service) =>
      everyDetail(service, (body) => assert.match(text(body, 'backgroundColor'), /^#[0-9A-Fa-f]{6}$/)),
    'expression, color, glasses and eyesAndEars are enumerated texts': (service) =>
      everyDetail(service, (body) => {
        for (const field of ['expression', 'color', 'glasses', 'eyesAndEars']) {
          assert.match(text(body, field), /^[A-Z]+(?:_[A-Z]+)*$/, field);
        }
      }),
    'uk-passport is 35 x 45 mm': async (service) => {
      assert.equal(text(await details(service, 'uk-passport'), 'photoSize'), '35 x 45 mm');
    },
  }),
  ...rules('POST /v2/queryAccountStatus', {
    'accountStatus is FREE_TRIAL or SUBSCRIBED': async (service) => {
      assert.match(text(await account(service), 'accountStatus'), /^(?:FREE_TRIAL|SUBSCRIBED)$/);
    },
    'freeTrialEndTime is present only for a free trial, in Unix seconds': async (service) => {
      const body = await account(service);
      if ((body['freeTrialEndTime'] ?? null) === null) return;
      assert.equal(body['accountStatus'], 'FREE_TRIAL');
      assert.ok(integer(body, 'freeTrialEndTime') < 100_000_000_000, 'these are milliseconds');
    },
    'subscriptionStatus is one of the five states': async (service) => {
      const body = await account(service);
      if ((body['subscription'] ?? null) === null) return;
      assert.ok(subscriptionStates.includes(text(object(body, 'subscription'), 'subscriptionStatus')));
    },
    'subscriptionResetTime is in Unix seconds and in the future': async (service) => {
      const body = await account(service);
      if ((body['subscription'] ?? null) === null) return;
      const reset = integer(object(body, 'subscription'), 'subscriptionResetTime');
      assert.ok(reset > Date.now() / 1000 && reset < 100_000_000_000);
    },
    'both remaining counters are whole numbers from 0 to the quota': async (service) => {
      const body = await account(service);
      if ((body['subscription'] ?? null) === null) return;
      const subscription = object(body, 'subscription');
      for (const name of ['makeIdPhotoApi', 'makeIdPhotoWatermarkApi']) {
        const remaining = integer(subscription, `${name}Remaining`);
        assert.ok(remaining >= 0 && remaining <= integer(subscription, `${name}Quota`), name);
      }
    },
    'list, details and account are free: no counter changes': async (service) => {
      const before = await account(service);
      await service.call('listIdPhotoSpecCode');
      await service.call('getIdPhotoSpec', { specCode: 'uk-passport' });
      assert.deepEqual(await account(service), before);
    },
  }),
];
