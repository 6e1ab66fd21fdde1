/* oxlint-disable max-lines -- Its cases share one session of headshots. */
import { flushPromises } from '@vue/test-utils';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { nextTick } from 'vue';
import type { RetouchSessionView } from '../../../shared/retouch.ts';
import { KioskError, type ErrorCode } from '../../../shared/errors.ts';
import { router } from '../../../renderer/router.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import {
  askedWith,
  headshot,
  headshotSession,
  headshotPrint,
  madeSession,
  runCall,
} from '../../support/fixture/headshots.ts';
import { openHeadshots, type OpenHeadshots } from './headshots-page.ts';

let opened: OpenHeadshots | null = null;
async function open(session: RetouchSessionView, instead: FixtureAnswers = {}): Promise<OpenHeadshots> {
  opened = await openHeadshots(session, instead);
  return opened;
}
afterEach(() => {
  opened?.close();
  opened = null;
});
const seedField = (): HTMLInputElement => {
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent.trim() === 'Seed');
  const field = document.getElementById(label?.htmlFor ?? '');
  if (!(field instanceof HTMLInputElement)) throw new Error('no field for the seed');
  return field;
};
const fails = (code: ErrorCode, details = {}): FixtureAnswers => ({
  generateHeadshots: () => {
    throw new KioskError(code, 'no', details);
  },
});

describe('a reference without headshots', () => {
  it('gets four pictures, with a seed that the kiosk draws', async () => {
    const { key, made, text } = await open(headshotSession());

    await key('Enter');

    expect(made('generateHeadshots')).toMatchObject([
      {
        sessionId: headshotSession().id,
        seed: null,
        sampleNumber: 4,
        identityScale: 0.8,
        widthPx: 768,
        heightPx: 1024,
      },
    ]);
    expect(text()).toContain('Seed 77001');
    expect(document.querySelectorAll('[data-tile]')).toHaveLength(4);
  });

  it('says on the page, and on every picture, that none is an ID photo', async () => {
    const { key, text } = await open(headshotSession());
    await key('Enter');

    expect(text()).toContain('No authority accepts a headshot for a document');
    expect([...document.querySelectorAll('[data-tile]')].map((one) => one.textContent)).toEqual(
      Array(4).fill('Not an ID photo'),
    );
  });

  it('has the new pictures under the next Enter, and not another paid run', async () => {
    const { key, made, text } = await open(headshotSession());
    await key('Enter');
    expect(document.activeElement?.hasAttribute('data-tile')).toBe(true);

    (document.activeElement as HTMLElement).click();
    await flushPromises();

    expect(text()).toContain('Keep it, then the next');
    expect(made('generateHeadshots')).toHaveLength(1);
  });

  it('is requested once, however often Enter is pressed meanwhile', async () => {
    const answer = Promise.withResolvers<RetouchSessionView>();
    const { key, made, page } = await open(headshotSession(), { generateHeadshots: () => answer.promise });
    await key('Enter');

    // Enter now leaves the call.
    expect(page.text()).toContain('Leave it for now');
    expect(made('generateHeadshots')).toHaveLength(1);
    answer.resolve(madeSession());
    await flushPromises();
  });

  it('is not left by the second press of a double click, but by a later one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { key } = await open(headshotSession(), { generateHeadshots: () => new Promise(() => undefined) });
    const left = vi.spyOn(router, 'push').mockResolvedValue(undefined);
    onTestFinished(() => left.mockRestore());

    await key('Enter');
    vi.setSystemTime(Date.now() + 200);
    await key('Enter');
    expect(left).not.toHaveBeenCalled();

    vi.setSystemTime(Date.now() + 800);
    await key('Enter');
    expect(left).toHaveBeenCalledWith({ name: 'headshots' });
  });
});

describe('the contact sheet', () => {
  it('keeps the picture that has the focus, and removes the mark again', async () => {
    const { key, made } = await open(madeSession());
    document.querySelector<HTMLElement>('[data-tile]')?.focus();

    await key('k');
    await key('k');

    expect(made('markHeadshot')).toMatchObject([
      { versionId: headshot(1).id, mark: 'kept' },
      { versionId: headshot(1).id, mark: 'none' },
    ]);
  });

  it('accepts every mark, however soon one key follows the other', async () => {
    const { key, made } = await open(madeSession());
    const tile = (at: number) => document.querySelectorAll<HTMLElement>('[data-tile]')[at];

    tile(0)?.focus();
    const first = key('r');
    tile(1)?.focus();
    const second = key('r');
    tile(2)?.focus();
    await Promise.all([first, second, key('k')]);

    expect(made('markHeadshot')).toMatchObject([
      { versionId: headshot(1).id, mark: 'rejected' },
      { versionId: headshot(2).id, mark: 'rejected' },
      { versionId: headshot(3).id, mark: 'kept' },
    ]);
  });

  it('skips no picture when Enter comes twice in the large view', async () => {
    const { key, made, press } = await open(madeSession());
    await press('Headshot 1, not an ID photo, enlarge');

    await Promise.all([key('Enter'), nextTick().then(() => key('Enter'))]);

    expect(made('markHeadshot')).toMatchObject([
      { versionId: headshot(1).id, mark: 'kept' },
      { versionId: headshot(2).id, mark: 'kept' },
    ]);
  });

  it('can be marked while another run is under way', async () => {
    const { made, press } = await open(madeSession(), {
      generateHeadshots: () => new Promise(() => undefined),
    });
    await press('Make 4 headshots');

    await press('Keep headshot 2');

    expect(made('markHeadshot')).toMatchObject([{ versionId: headshot(2).id, mark: 'kept' }]);
  });

  it('fills in a run’s settings with its seed, and sends nothing by that', async () => {
    const { made, press, text } = await open(madeSession());
    expect(seedField().value).toBe('');

    await press('Same settings and seed again');

    expect(seedField().value).toBe('48213');
    expect(text()).toContain('Nothing is sent until you say so.');
    expect(made('generateHeadshots')).toEqual([]);
  });

  it('is viewed one by one: Enter keeps and continues, and ends at the sheet', async () => {
    const { key, made, press } = await open(madeSession());
    await press('Headshot 3, not an ID photo, enlarge');

    await key('Enter');
    await key('ArrowLeft');
    await key('ArrowRight');
    await key('Enter');

    expect(made('markHeadshot')).toMatchObject([
      { versionId: headshot(3).id, mark: 'kept' },
      { versionId: headshot(4).id, mark: 'kept' },
    ]);
    expect(document.querySelectorAll('[data-tile]')).toHaveLength(4);
    expect(document.activeElement?.closest('[data-version]')).toHaveProperty(
      ['dataset', 'version'],
      headshot(4).id,
    );
  });
});

describe('a run that fails', () => {
  it.each([
    ['SERVICE_NOT_ENABLED', 'The account is not enabled for headshots.', 'Open the account'],
    ['SERVICE_NO_HEADSHOT_ADDRESS', 'The account has no address for headshots.', 'Open the account'],
    ['SERVICE_CREDIT', 'The account has no credit left.', 'Open the account'],
    ['SERVICE_NO_FACE', 'The service found no face in the reference.', 'Choose another reference'],
    ['SERVICE_BUSY', 'The service is busy.', 'Try again · 1 credit'],
  ] as const)('%s says what happened and the way on', async (code, title, way) => {
    const { press, text } = await open(headshotSession(), fails(code));

    await press('Make 4 headshots');

    expect(text()).toContain(title);
    expect(text()).toContain(way);
    expect(text()).not.toMatch(/the order waits|preview\./);
  });

  it('because of its reference is not under Enter again: another reference is', async () => {
    const lastCall = runCall({ state: 'refused', error: 'SERVICE_NO_FACE' });
    const { key, made } = await open(headshotSession({ lastCall, asked: askedWith }));
    const left = vi.spyOn(router, 'push').mockResolvedValue(undefined);
    onTestFinished(() => left.mockRestore());

    await key('Enter');

    expect(left).toHaveBeenCalledWith({ name: 'headshots' });
    expect(made('generateHeadshots')).toEqual([]);
  });

  it('is shown to staff who come back to it, until it is read', async () => {
    const lastCall = runCall({ state: 'refused', error: 'SERVICE_CREDIT' });
    const { press, text } = await open(headshotSession({ lastCall, asked: askedWith }));
    expect(text()).toContain('The account has no credit left.');

    await press('Dismiss');

    expect(text()).not.toContain('The account has no credit left.');
    expect(text()).toContain('The last run brought no picture. Seed 48213');
  });

  it('waits for staff when its outcome is unknown, and still has its seed', async () => {
    const openCall = runCall({ state: 'uncertain', error: 'SERVICE_UNCERTAIN' });
    const session = headshotSession({ openCall, lastCall: openCall, asked: askedWith });
    const { made, press, text } = await open(session);
    expect(text()).toContain('It was requested with the seed 48213.');
    expect(text()).not.toContain('1 credit');

    await press('It used no credit');
    await press('Same settings and seed again');

    expect(made('resolveRetouchCall')).toEqual([{ callId: openCall.id, resolution: 'not-counted' }]);
    expect(text()).toContain('The request for the headshots was settled by staff at');
    expect(text()).toContain('Requesting this again may use a credit.');
    expect(seedField().value).toBe('48213');
    expect(made('generateHeadshots')).toEqual([]);
  });
});

describe('prints of headshots', () => {
  it('are one sheet for each kept one, and stay at the top until somebody has seen them', async () => {
    const kept = madeSession({
      versions: [...headshotSession().versions, headshot(1, { mark: 'kept' }), headshot(2, { mark: 'kept' })],
    });
    const { key, made, press, text } = await open(kept);
    await key('p');

    await press('Print 2 sheets');

    expect(made('printHeadshots')).toMatchObject([
      { versionIds: [headshot(1).id, headshot(2).id], printerId: 'cups:DS620', mediumId: '4x6in', copies: 1 },
    ]);
    expect(text()).toContain('Waiting at the printer');
  });

  it('ask whether the sheet came out when nobody knows, and print again only with a reason', async () => {
    const print = headshotPrint(1, { state: 'uncertain' });
    const { made, press } = await open(madeSession({ prints: [print] }));
    await press('Yes, it came out');
    expect(made('confirmHeadshotPrint')).toEqual([{ printId: print.id, printed: true }]);

    await press('Print again');
    await press('Print again');

    expect(made('reprintHeadshot')).toEqual([]);
  });

  it('can be cancelled while the printer has them', async () => {
    const print = headshotPrint(1, { state: 'waiting', cancellable: true });
    const { made, press } = await open(madeSession({ prints: [print] }), {
      cancelPrint: () => ({ ...print, state: 'cancelled', cancellable: false }),
    });

    await press('Cancel this print');

    expect(made('cancelPrint')).toEqual([{ printId: print.id }]);
    expect(made('retouchSession')).toHaveLength(2);
  });
});

it('says that headshots which were erased are no longer there', async () => {
  const { text } = await open(headshotSession(), {
    retouchSession: () => {
      throw new KioskError('NOT_FOUND', 'erased');
    },
  });

  expect(text()).toContain('These headshots are no longer there.');
});
