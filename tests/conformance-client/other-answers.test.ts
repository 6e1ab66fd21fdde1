/**
 * Answers to account calls, edits, headshots and face match, in every form that the interface permits or leaves open.
 */
import { describe, expect, it } from 'vitest';
import { base64, jpeg, png } from '../electron/service/pictures.ts';
import { failureOf } from '../electron/service/support.ts';
import { scriptedClient } from './scripted-client.ts';

const service = scriptedClient();
const { reading } = service;

const picture = base64(jpeg());
const dataUri = `data:image/jpeg;base64,${picture}`;

describe('an account', () => {
  const account = (answer: object) => reading(answer, (each) => each.accountStatus());

  it.each(['PENDING', 'COMPLETE', 'FAILED', 'DELETED', 'CANCELED', 'OF_TOMORROW'])(
    'may have the subscription state SUBSCRIPTION_%s',
    async (state) => {
      const subscription = { subscriptionStatus: `SUBSCRIPTION_${state}` };
      const { subscription: read } = await account({ accountStatus: 'SUBSCRIBED', subscription });
      expect(read?.subscriptionStatus).toBe(`SUBSCRIPTION_${state}`);
    },
  );

  it('may be a free trial, with or without its end, in seconds or as text', async () => {
    expect((await account({ accountStatus: 'FREE_TRIAL' })).freeTrialEndTime).toBeNull();
    expect(
      (await account({ accountStatus: 'FREE_TRIAL', freeTrialEndTime: 1_790_000_000 })).freeTrialEndTime,
    ).toBe(1_790_000_000);
    expect(
      (await account({ accountStatus: 'FREE_TRIAL', freeTrialEndTime: '1790000000' })).freeTrialEndTime,
    ).toBe(1_790_000_000);
  });

  it.each([undefined, null, {}])('may have the subscription %j', async (subscription) => {
    const { accountStatus } = await account({ accountStatus: 'SUBSCRIBED', subscription });
    expect(accountStatus).toBe('SUBSCRIBED');
  });

  it('may have counters that are zero, negative, missing or text', async () => {
    const counters = {
      makeIdPhotoApiQuota: 0,
      makeIdPhotoApiRemaining: -3,
      makeIdPhotoWatermarkApiQuota: '500',
    };
    const { subscription } = await account({ accountStatus: 'SUBSCRIBED', subscription: counters });
    expect(subscription).toMatchObject({
      ...counters,
      makeIdPhotoWatermarkApiQuota: 500,
      makeIdPhotoWatermarkApiRemaining: null,
    });
  });
});

describe('specifications', () => {
  it('may be an empty list, and may lack names', async () => {
    expect(await reading({ results: [], total: 0 }, (each) => each.listSpecs())).toEqual([]);
    const results = [{ specCode: 'zz-visa' }, { specCode: 'yy', specCodeName: null }];
    expect(await reading({ results }, (each) => each.listSpecs())).toEqual([
      { specCode: 'zz-visa', specCodeName: 'zz-visa' },
      { specCode: 'yy', specCodeName: 'yy' },
    ]);
  });

  it('may have properties of any name, as text, number, list or null', async () => {
    const answer = {
      specCode: 'zz',
      photoSize: '2 x 2 in',
      ears: true,
      dots: 3,
      tags: ['a'],
      more: { b: 1 },
      gone: null,
    };
    const spec = await reading(answer, (each) => each.spec('zz'));
    expect(spec).toEqual({
      specCode: 'zz',
      specCodeName: 'zz',
      properties: { photoSize: '2 x 2 in', ears: 'true', dots: '3', tags: '["a"]', more: '{"b":1}' },
    });
  });
});

describe('health', () => {
  it('is good with one word, and accepts any other', async () => {
    expect(await reading({ status: 'GOOD', version: '9' }, (each) => each.health())).toMatchObject({
      healthy: true,
    });
    expect(await reading({ status: 'MAINTENANCE' }, (each) => each.health())).toEqual({
      status: 'MAINTENANCE',
      healthy: false,
    });
  });
});

describe.each(['aiEdit', 'removeBackground', 'removeBackgroundFast', 'photoEnhance'] as const)(
  'an answer of %s',
  (edit) => {
    const edited = (answer: object) => reading(answer, (each) => each[edit]({ image: jpeg() }));

    it('is a picture with or without a prefix, and raises no doubt', async () => {
      for (const output of [picture, dataUri]) {
        expect(await edited({ output })).toMatchObject({
          image: jpeg(),
          format: 'JPEG',
          widthPx: 413,
          heightPx: 531,
          doubts: [],
        });
      }
    });

    it('may give its size as numbers, text or null, and its picture is measured', async () => {
      expect((await edited({ output: picture, width: '413', height: null })).doubts).toEqual([]);
      expect((await edited({ output: picture, width: 826, height: 1062 })).doubts).toEqual([
        'image-size-differs',
      ]);
    });

    it('may have another format than requested, and is reported with its real one', async () => {
      expect(await edited({ output: base64(png()) })).toMatchObject({
        format: 'PNG',
        askedFormat: 'JPEG',
        doubts: ['format-differs'],
      });
    });

    it.each([{}, { output: null }, { output: '' }, { output: 'bm8gcGljdHVyZQ==' }])(
      'is uncertain without a picture: %j',
      async (answer) => {
        expect(await failureOf(edited(answer))).toMatchObject({
          code: 'SERVICE_UNCERTAIN',
          outcome: 'uncertain',
          call: edit,
        });
      },
    );
  },
);

describe('headshots', () => {
  const asked = {
    image: jpeg(),
    prompt: 'Soft light',
    sampleNumber: 2,
    outputImageWidth: 512,
    outputImageHeight: 512,
  };
  const headshots = (answer: object) => reading(answer, (each) => each.generatePortrait(asked));
  const shot = `data:image/jpeg;base64,${base64(jpeg(512, 512))}`;

  it('arrive in the requested number, with or without a prefix', async () => {
    expect(await headshots({ outputImages: [shot, base64(jpeg(512, 512))] })).toMatchObject({
      asked: 2,
      doubts: [],
    });
  });

  it('may be too few or too many: all are kept, and the difference is reported', async () => {
    const few = await headshots({ outputImages: [shot] });
    const many = await headshots({ outputImages: [shot, shot, shot] });
    expect([few.images.length, many.images.length]).toEqual([1, 3]);
    expect([few.doubts, many.doubts]).toEqual([['count-differs'], ['count-differs']]);
  });

  it('may have another size, which is kept and reported', async () => {
    expect((await headshots({ outputImages: [dataUri, shot] })).doubts).toEqual(['image-size-differs']);
  });

  it.each([{}, { outputImages: null }, { outputImages: [] }, { outputImages: [shot, 'no'] }])(
    'are uncertain when they are not all pictures: %j',
    async (answer) => {
      const failure = await failureOf(headshots(answer));
      expect(failure).toMatchObject({ outcome: 'uncertain' });
      expect(failure.rawAnswer()).not.toBeNull();
    },
  );
});

describe('a face match', () => {
  const matched = (answer: object) =>
    reading(answer, (each) => each.faceMatch({ source: jpeg(), target: jpeg() }));

  it.each([
    [
      { isMatch: true, similarity: 0.97 },
      { isMatch: true, similarity: 0.97 },
    ],
    [
      { isMatch: false, similarity: 0 },
      { isMatch: false, similarity: 0 },
    ],
    [
      { isMatch: false, similarity: 873 },
      { isMatch: false, similarity: 873 },
    ],
    [
      { isMatch: true, similarity: null },
      { isMatch: true, similarity: null },
    ],
    [{ isMatch: true }, { isMatch: true, similarity: null }],
    [
      { isMatch: 'false', similarity: '0.4' },
      { isMatch: false, similarity: 0.4 },
    ],
  ])('reads %j, whatever the range of the score', async (answer, expected) => {
    expect(await matched(answer)).toMatchObject(expected);
  });

  it.each([{}, { similarity: 0.9 }, { isMatch: null }])(
    'is uncertain without a decision: %j',
    async (answer) => {
      expect((await failureOf(matched(answer))).outcome).toBe('uncertain');
    },
  );
});

it('every answer belongs to one call', () => {
  service.expectOneEach();
});
