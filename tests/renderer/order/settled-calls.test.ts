/** After a person has settled a call, no screen says that nothing was requested or spent. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KioskError } from '../../../shared/errors.ts';
import type { CallResolution } from '../../../shared/model/calls.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import OrderPage from '../../../renderer/order/OrderPage.vue';
import { router } from '../../../renderer/router.ts';
import { useSettingsStore } from '../../../renderer/state/settings-store.ts';
import { useStatusStore } from '../../../renderer/state/status-store.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { final, preview } from '../../support/fixture/data.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';
import { owed, settledCall } from '../../support/fixture/owed.ts';
import { sceneOrder } from '../../support/fixture/scenes.ts';

let page: VueWrapper;
beforeEach(() => {
  // No picture can be fetched here: the check of a shot says so, and stops nothing.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no pictures here')));
});
afterEach(() => {
  page.unmount();
  vi.unstubAllGlobals();
});

async function open(order: OrderView, instead: FixtureAnswers = {}): Promise<FixtureKiosk> {
  const kiosk = fixtureKiosk([order], 0, instead);
  setActivePinia(createPinia());
  connect(kiosk.bridge);
  await Promise.all([useSettingsStore().load(), useStatusStore().load()]);
  page = mount(OrderPage, {
    props: { id: order.id },
    global: { plugins: [router, i18n] },
    attachTo: document.body,
  });
  await flushPromises();
  return kiosk;
}
async function press(words: string): Promise<void> {
  const button = page.findAll('button').find((each) => each.text().startsWith(words));
  if (button === undefined) throw new Error(`no button "${words}"`);
  await button.trigger('click');
  await flushPromises();
}
const text = (): string => page.text().replace(/\s+/g, ' ');
const sceneWith = (scene: string, more: Partial<PhotoView>): OrderView => {
  const order = sceneOrder(scene);
  return { ...order, photos: order.photos.map((photo) => ({ ...photo, ...more })) };
};

const subjects: Readonly<Record<string, string>> = {
  makeIdPhotoWatermark: 'the preview',
  getIdPhotoNoWatermark: 'the final photo',
  makeIdPhoto: 'the final photo',
};
/** Every state that can follow a settled call: the scene, the settled call's endpoint, and the photo as it is then. */
const states: readonly (readonly [string, string, string, Partial<PhotoView>])[] = [
  ['a preview that is still to come', 'ask', 'makeIdPhotoWatermark', {}],

  ['an earlier preview', 'preview', 'makeIdPhotoWatermark', {}],
  ['a final', 'owed-waiting', 'getIdPhotoNoWatermark', { owed: owed('settled') }],
  [
    'a final whose next call was refused',
    'owed',
    'getIdPhotoNoWatermark',
    { owed: owed('refused', undefined, 'SERVICE_BUSY') },
  ],
  [
    'a final whose next call met an empty account',
    'owed',
    'getIdPhotoNoWatermark',
    { owed: owed('refused', undefined, 'SERVICE_CREDIT') },
  ],
  [
    'a final whose next call was not sent',
    'owed',
    'getIdPhotoNoWatermark',
    { owed: owed('refused', undefined, 'SERVICE_UNREACHABLE') },
  ],
  [
    'a final whose preview the service has forgotten',
    'owed-unknown',
    'getIdPhotoNoWatermark',
    { owed: owed('unknown-photo', undefined, 'SERVICE_UNKNOWN_PHOTO') },
  ],
  ['a photo that is taken again', 'taken-again', 'getIdPhotoNoWatermark', {}],
  ['a new preview of a photo that is taken again', 'owed-waiting', 'getIdPhotoNoWatermark', {}],
  ['a final without its code', 'owed-no-code', 'getIdPhotoNoWatermark', { preview, final }],
  [
    'a direct final',
    'direct-no-image',
    'makeIdPhoto',
    { trouble: null, state: 'chosen', owed: owed('settled') },
  ],
  [
    'a direct final whose next call was refused',
    'direct-no-image',
    'makeIdPhoto',
    { trouble: null, state: 'chosen', owed: owed('refused', undefined, 'SERVICE_BUSY') },
  ],
];
const resolutions: readonly (readonly [CallResolution, string])[] = [
  ['counted', 'it used one credit'],
  ['not-counted', 'it used no credit'],
];
/** Sentences from before that are false after a call that may have counted. */
const claims =
  /nothing (more )?(was|has been|is) (spent|sent|asked|requested)|nothing spent|has not been asked/i;

describe.each(resolutions)('a call that was settled as %s', (resolution, words) => {
  it.each(states)('is told at %s', async (_what, scene, endpoint, more) => {
    await open(sceneWith(scene, { ...more, settledCalls: [settledCall(endpoint, { resolution })] }));

    const said = text();
    expect(said).toContain(`The request for ${subjects[endpoint] ?? '?'} was settled by staff at`);
    expect(said).toContain(`${words}. No usable result was received. Requesting this again may use`);
    expect(said).not.toMatch(claims);
    if (said.includes('settled')) expect(said).not.toMatch(/free, and|costs nothing more/);
  });

  it('is shown beside a refusal of the next preview, which is about that one request', async () => {
    const settledCalls = [settledCall('makeIdPhotoWatermark', { resolution })];
    await open(sceneWith('ask', { settledCalls }), {
      requestPreview: () => {
        throw new KioskError('SERVICE_BUSY', 'as told', { outcome: 'refused' });
      },
    });
    await press('Get preview again');

    expect(text()).toContain('This request cost nothing.');
    expect(text()).toContain(words);
    expect(text()).not.toMatch(claims);
  });

  it('is shown twice when two calls were settled', async () => {
    const calls = [1, 2].map((n) => settledCall('getIdPhotoNoWatermark', { id: `call_${n}`, resolution }));
    await open(sceneWith('owed-waiting', { owed: owed('settled'), settledCalls: calls }));

    expect(page.findAll('.settled-calls li')).toHaveLength(2);
  });
});

describe('a picture whose address has expired', () => {
  it.each([
    ['of a final', 'owed-expired', 'Get final photo again: UK passport · up to 1 credit'],
    ['of a preview', 'preview-expired', 'Get preview again · 182 left'],
  ])('%s is offered as another paid call, and nowhere as free', async (_what, scene, next) => {
    const lost = new KioskError('SERVICE_IMAGE_PENDING', 'as told', { reason: 'expired', lost: true });
    const fail = (): never => {
      throw lost;
    };
    await open(sceneOrder(scene), { requestFinal: fail, requestPreview: fail });
    await press(next);

    expect(page.get('main [aria-keyshortcuts=Enter]').text()).toContain(next);
    expect(text()).toMatch(/may use another credit|uses one more preview of the credit/);
    expect(text()).not.toMatch(/costs nothing more|· free|Try again/);
  });
});

describe('a button that tries again', () => {
  it('says what it requests and what that costs', async () => {
    await open(sceneOrder('ask'), {
      requestPreview: () => {
        throw new KioskError('SERVICE_BUSY', 'as told', { outcome: 'refused' });
      },
    });
    await press('Get preview');

    const buttons = page.findAll('[role=alert] button').map((button) => button.text());
    expect(buttons).toContain('Try again: Get preview · 182 left');
  });
});

describe('two documents that are paid for', () => {
  const twoOwed = (first: Partial<PhotoView>): OrderView => {
    const order = sceneOrder('owed-one-of-two');
    return {
      ...order,
      photos: order.photos.map((photo, index) => ({
        ...photo,
        state: 'approved',
        final: null,
        code: null,
        owed: owed('waiting'),
        ...(index === 0 ? first : {}),
      })),
    };
  };
  const finalsAsked = (kiosk: FixtureKiosk): readonly unknown[] =>
    kiosk.made.filter(({ name }) => name === 'requestFinal').map(({ args }) => args);

  it('take one call with each press, and the button names the photo', async () => {
    const order = sceneOrder('owed-one-of-two');
    const approved = order.photos.map((photo) => ({
      ...photo,
      ...{ state: 'approved' as const, final: null, code: null, owed: null },
    }));
    const owedOnes = approved.map((photo) => ({ ...photo, owed: owed('waiting') }));
    const unpaid: OrderView = { ...order, photos: approved, payment: null };
    const paid: OrderView = { ...order, photos: owedOnes };
    const oneHere: OrderView = {
      ...paid,
      photos: [{ ...order.photos[0], owed: null } as PhotoView, ...owedOnes.slice(1)],
    };
    let now = unpaid;
    const kiosk = await open(unpaid, {
      openOrder: () => now,
      takePayment: () => (now = paid),
      requestFinal: () => (now = oneHere),
    });

    expect(text()).toContain('Each final photo is one press and may use one credit.');
    await press('Card');

    expect(finalsAsked(kiosk)).toMatchObject([{ photoId: order.photos[0]?.id }]);
    expect(page.get('h1').text()).toBe('Final photos');
    expect(text()).toContain('Final photos here: 1 of 2.');
    const next = 'Get final photo 2 of 2: Schengen visa · up to 1 credit';
    expect(page.get('main [aria-keyshortcuts=Enter]').text()).toContain(next);
  });

  it('one of them settled: the next press is one call, for the photo that the button names', async () => {
    const settledCalls = [settledCall('getIdPhotoNoWatermark')];
    const kiosk = await open(twoOwed({ owed: owed('settled'), settledCalls }));
    const next = page.get('main [aria-keyshortcuts=Enter]');
    expect(next.text()).toContain('Get final photo 2 of 2: Schengen visa · up to 1 credit');

    await next.trigger('click');
    await flushPromises();

    expect(finalsAsked(kiosk)).toHaveLength(1);
    expect(finalsAsked(kiosk)).toMatchObject([{ photoId: sceneOrder('owed-one-of-two').photos[1]?.id }]);
  });
});
