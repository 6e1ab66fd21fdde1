import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { KioskError } from '../../../../shared/errors.ts';
import type { OrderView } from '../../../../shared/model/order.ts';
import type { FixtureAnswers } from '../../../support/fixture/bridge.ts';
import { status } from '../../../support/fixture/data.ts';
import type { FixtureKiosk } from '../../../support/fixture/kiosk.ts';
import { sceneOrder } from '../../../support/fixture/scenes.ts';
import { openOrderPage } from '../order-page.ts';

let page: VueWrapper;
afterEach(() => page.unmount());

async function open(scene: string, instead: FixtureAnswers = {}): Promise<FixtureKiosk> {
  const opened = await openOrderPage(scene, instead);
  page = opened.page;
  return opened.kiosk;
}
const nextWords = (): string => page.get('main [aria-keyshortcuts=Enter]').text();
/** Searches the whole document, because dialogs are beside the page, not in it. */
const anywhere = (words: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((button) => button.textContent.includes(words));
async function press(words: string): Promise<void> {
  anywhere(words)?.click();
  await flushPromises();
}
/** Takes one of a few choices, by its words. */
async function choose(words: string): Promise<void> {
  const choice = [...document.querySelectorAll('label')].find((label) => label.textContent.includes(words));
  choice?.querySelector('input')?.click();
  await flushPromises();
}
const calls = (kiosk: FixtureKiosk, ...names: readonly string[]): readonly string[] =>
  kiosk.made.map((call) => call.name).filter((name) => names.includes(name));
const argsOf = (kiosk: FixtureKiosk, name: string): unknown =>
  kiosk.made.find((call) => call.name === name)?.args;

describe('a photo that is paid for and owed', () => {
  it.each([
    ['owed', 'Get final photo again: UK passport · up to 1 credit', ['Take it again', 'Give the money back']],
    [
      'owed-waiting',
      'Get final photo: UK passport · up to 1 credit',
      ['Take it again', 'Give the money back'],
    ],
    ['owed-unknown', 'Take it again', ['Give the money back']],
    ['owed-pending', 'Fetch the picture · free', ['Give the money back']],
    [
      'owed-no-code',
      'Get final photo again: UK passport · up to 1 credit',
      ['Hand over without the code', 'Give the money back'],
    ],
    ['direct-no-image', 'Take it again', ['Give the money back']],
  ])('offers exactly what is possible in the scene %s', async (scene, next, others) => {
    await open(scene);

    expect(nextWords()).toContain(next);
    const offered = page.findAll('.way button').map((button) => button.text());
    expect(offered).toHaveLength(others.length);
    expect(offered.every((words, index) => words.startsWith(others[index] ?? '?'))).toBe(true);
  });

  it('is shown on every step', async () => {
    await open('handover-one-of-two');

    expect(page.get('header').text()).toContain('Paid, final owed');
    expect(page.text()).toContain('Still owed: Schengen visa');
    expect(nextWords()).toContain('Print 1 sheet');
  });

  it('does not stop the others from being handed over', async () => {
    const kiosk = await open('owed-one-of-two');

    await press('Hand over the other photo');

    expect(argsOf(kiosk, 'goToStep')).toMatchObject({ step: 'handover' });
    expect(calls(kiosk, 'requestFinal', 'refund')).toEqual([]);
  });

  it('is refunded only with a reason, which is recorded with method and amount', async () => {
    const kiosk = await open('owed');
    await press('Give the money back');
    expect(anywhere('Choose what you did')?.disabled).toBe(true);
    await choose('Money back');
    expect(anywhere('Choose how you gave it back')?.disabled).toBe(true);
    await choose('Card');
    await press('Record £12.00 given back');
    expect(calls(kiosk, 'refund')).toEqual([]);

    const reason = [...document.querySelectorAll<HTMLInputElement>('dialog input[maxlength="300"]')][0];
    if (reason === undefined) throw new Error('the dialog asks for a reason');
    reason.value = 'Could not be made';
    reason.dispatchEvent(new Event('input'));
    await press('Record £12.00 given back');

    expect(argsOf(kiosk, 'refund')).toMatchObject({
      kind: 'refund',
      scope: 'photo',
      method: 'card',
      reason: 'Could not be made',
    });
    expect(nextWords()).toContain('Finish order');
    expect(page.text()).toContain('£12.00 given back for UK passport');
  });
});

describe('refunded money', () => {
  const tag = (): string => page.get('header.tag').text();

  it('is nowhere called paid: the header, the title, the bill and the trail say that it was refunded', async () => {
    await open('refunded');

    expect(tag()).toContain('Refunded £12.00');
    expect(page.get('.till h1').text()).toBe('Refunded');
    expect(page.get('.bill').text()).toMatch(/Refunded\s*-£12\.00\s*Left of the payment\s*£0\.00/);
    expect(page.get('.paid').text()).toContain('Refunded £12.00');
    expect(page.get('.paid').text()).not.toContain('£12.00 paid');
    expect(page.findAll('.paid .state-ok')).toHaveLength(0);
    const pay = page.findAll('.trail button').find((step) => step.text().startsWith('Pay'));
    expect(pay?.text()).not.toContain('done');
  });

  it('is shown as part of the payment when only one photo of two was settled', async () => {
    await open('part-refunded');

    expect(tag()).toContain('Refunded £12.00 of £24.00');
    expect(page.get('.till h1').text()).toBe('Partly refunded');
    expect(page.get('.bill').text()).toMatch(/Left of the payment\s*£12\.00/);
    expect(page.text()).toContain('£12.00 given back for UK passport');
    expect(nextWords()).toContain('Hand over');
  });

  it('is shown as voided when the card payment was', async () => {
    await open('voided');

    expect(tag()).toContain('Voided £12.00');
  });

  it('leaves nothing to hand over, and a finished order does not ask to be finished', async () => {
    await open('refunded-done');

    expect(tag()).toContain('Refunded £12.00');
    expect(page.text()).toContain('The money was given back.');
    expect(page.text()).not.toContain('Finish the order');
  });
});

describe('a payment in doubt', () => {
  const doubted = (details: Readonly<Record<string, string>>): FixtureAnswers => ({
    takePayment: ({ anyway, orderId }): OrderView => {
      if (anyway !== true) throw new KioskError('FINAL_IN_DOUBT', 'as told', details);
      return { ...sceneOrder('owed-waiting'), id: orderId };
    },
    requestFinal: () => {
      throw new KioskError('SERVICE_CREDIT', 'as told');
    },
    accountStatus: () => {
      throw new KioskError('SERVICE_UNREACHABLE', 'as told');
    },
  });

  it('is checked once more, free, and is taken only after confirmation', async () => {
    const kiosk = await open('payment', doubted({ reason: 'no-credit' }));
    await press('Card');

    expect(page.get('[role=alert]').text()).toContain('The account has no photo left');
    expect(nextWords()).toContain('Ask the account again · free');
    await press('Ask the account again');
    expect(calls(kiosk, 'takePayment')).toHaveLength(1);
    expect(page.get('[role=alert]').text()).toContain('The service cannot be reached.');

    await press('Take the money anyway');
    expect(nextWords()).toContain('Ask the account again');
    // A press without a pointer or a key comes from assistive technology, which cannot hold: the second one counts.
    await press('Take the money anyway');
    expect(nextWords()).toContain('Choose payment');
    // A tap within half a second of the first counts as a double tap.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 });
    onTestFinished(() => void vi.useRealTimers());
    await press('Card');

    expect(kiosk.made.findLast((call) => call.name === 'takePayment')?.args).toMatchObject({ anyway: true });
    expect(calls(kiosk, 'requestFinal')).toHaveLength(1);
  });

  it.each([
    ['no photo is left', { photosLeft: 0, warnings: [] }, 'The account has no photo left'],
    ['the service is down', { light: 'bad' }, 'The service does not answer properly'],
    [
      'the trial has ended',
      { warnings: [{ kind: 'trial-ends', at: '2026-11-01T00:00:00Z', ended: true }] },
      'The trial of the account has ended',
    ],
  ] as const)('is warned of before it changes hands when %s', async (_why, service, title) => {
    await open('payment', { kioskStatus: () => ({ ...status, service: { ...status.service, ...service } }) });

    expect(page.get('[role=alert]').text()).toContain(title);
    expect(nextWords()).toContain('Ask the account again');
  });

  it('is taken as usual when credit is merely low, which is shown', async () => {
    await open('payment', {
      kioskStatus: () => ({
        ...status,
        service: { ...status.service, warnings: [{ kind: 'few-photos', left: 3 }] },
      }),
    });

    expect(page.text()).toContain('The account has only 3 photos left.');
    expect(nextWords()).toContain('Choose payment');
  });
});

describe('the strictness of the checks', () => {
  it('is changed for this photo by one more call, which is announced', async () => {
    const kiosk = await open('preview');
    await press('Change how strictly it checks');
    const dialog = document.querySelector('dialog');
    expect(dialog?.textContent).toContain('uses one preview of the credit. 182 previews are left.');

    const glasses = [...document.querySelectorAll('dialog .field')]
      .find((field) => field.textContent.includes('Glasses (reported)'))
      ?.querySelector('select');
    if (glasses === null || glasses === undefined) throw new Error('a check that is reported can be set');
    glasses.value = 'LOW';
    glasses.dispatchEvent(new Event('change'));
    await press('Make the preview again');

    expect(argsOf(kiosk, 'requestPreview')).toMatchObject({
      sensitivity: { ISSUE_EYEGLASSES_NOT_ALLOWED: 'LOW' },
    });
  });

  it('costs nothing as long as the preview is kept', async () => {
    const kiosk = await open('preview');
    await press('Change how strictly it checks');
    await press('Keep this preview');

    expect(calls(kiosk, 'requestPreview')).toEqual([]);
  });
});

describe('direct mode', () => {
  it('has no preview in its trail and explains the one call', async () => {
    await open('direct-payment');

    expect(page.get('nav').text()).not.toContain('Preview');
    expect(page.text()).toContain('the photo is made with one credit');
    expect(nextWords()).toContain('Choose payment');
  });

  it('shows what the service reports before the photo is handed over', async () => {
    const kiosk = await open('direct-issues');

    expect(page.findAll('details').map((one) => one.text())).toContainEqual(
      expect.stringContaining('ISSUE_SHOULDER_NOT_LEVEL'),
    );
    expect(nextWords()).toContain('Hand over');
    await press('Take it again · no charge');

    expect(calls(kiosk, 'takeAgain')).toHaveLength(1);
  });

  it('refunds a photo that is no good, and then has nothing to hand over', async () => {
    const kiosk = await open('direct-issues');
    await press('Give the money back');
    await choose('Money back');
    await choose('Card');
    const reason = document.querySelector<HTMLInputElement>('dialog input[maxlength="300"]');
    if (reason === null) throw new Error('the dialog asks for a reason');
    reason.value = 'The customer does not like it';
    reason.dispatchEvent(new Event('input'));
    expect(document.querySelector('dialog')?.textContent).toContain('the photo is not handed over');
    await press('Record £12.00 given back');

    expect(argsOf(kiosk, 'refund')).toMatchObject({ kind: 'refund', method: 'card', scope: 'photo' });
    expect(nextWords()).toContain('Finish order');
    expect(page.text()).not.toContain('Hand over the');
  });

  it('offers both ways out for a photo without an issue too', async () => {
    await open('direct-clean');

    const offered = page.findAll('footer button').map((button) => button.text());
    expect(offered).toEqual(
      expect.arrayContaining(['Give the money back…', 'Take it again · no charge', 'Hand over']),
    );
  });
});
