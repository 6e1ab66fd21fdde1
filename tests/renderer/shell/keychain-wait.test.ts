/** The page until the studio is open: quiet at first, then with the keychain's reason. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../../../renderer/App.vue';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import { router } from '../../../renderer/router.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { RecoveryKeyAnswer } from '../../../shared/model/account.ts';
import type { KioskStatus } from '../../../shared/model/status.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { status } from '../../support/fixture/data.ts';
import { fixtureKiosk } from '../../support/fixture/kiosk.ts';

let wrapper: VueWrapper;
const page = (): string => wrapper.text();

function open(kioskStatus: () => KioskStatus | Promise<KioskStatus>, more: FixtureAnswers = {}) {
  const kiosk = fixtureKiosk([], 0, { kioskStatus, ...more });
  connect(kiosk.bridge);
  wrapper = mount(App, { global: { plugins: [i18n, router], stubs: { RouterView: true } } });
  return kiosk;
}
const shutBy = (reason: string) => (): never => {
  throw new KioskError('KEYCHAIN_UNAVAILABLE', 'as told', { reason });
};

// The page loads them when it needs them.
beforeAll(() =>
  Promise.all(
    ['KeychainWait', 'RecordsMissing'].map((name) => import(`../../../renderer/shell/${name}.vue`)),
  ),
);
beforeEach(() => {
  vi.useFakeTimers();
  setActivePinia(createPinia());
});
afterEach(() => {
  wrapper.unmount();
  vi.useRealTimers();
});

describe('until the studio is open', () => {
  it('the page is quiet, then says what it does, and then that it takes longer', async () => {
    const asked = Promise.withResolvers<KioskStatus>();
    open(() => asked.promise);
    await flushPromises();
    expect(page()).toBe('');

    await vi.advanceTimersByTimeAsync(500);
    expect(page()).toBe('Opening Headroom');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page()).toContain('After an update or a power cut this takes longer.');

    asked.resolve(status);
    await flushPromises();
    expect(page()).toContain('PRACTICE');
  });

  it.each([
    ['locked', 'The keychain is locked', 'enter the keychain’s password'],
    ['silent', 'The keychain does not answer', 'perhaps behind this one'],
    ['missing', 'The keychain is not running', 'Practice mode stays closed'],
    ['entry-damaged', 'The account in the keychain cannot be read', 'npm run account -- clear'],
    ['key-missing', 'The key of the studio’s data is missing', 'vault-key'],
    ['key-other', 'The records have another key', 'vault-key'],
    ['something new', 'The keychain cannot be used.', 'Unlock or set up'],
  ])('a keychain that is %s is reported, with what to do', async (reason, title, now) => {
    open(shutBy(reason));
    await flushPromises();

    expect(wrapper.get('h1').text()).toBe(title);
    expect(page()).toContain(now);
    // Whether data without its key is lost, the kiosk cannot know.
    expect(page()).toContain(
      reason.startsWith('key-')
        ? 'Headroom has changed nothing and sent nothing.'
        : 'Nothing is lost and nothing was sent.',
    );
    expect(page().includes('tries again automatically')).toBe(
      ['locked', 'silent', 'missing'].includes(reason),
    );
    expect(page()).not.toContain('PRACTICE');
  });

  it.each([
    ['key-file-damaged', 'The key of the practice data is damaged'],
    ['key-file-missing', 'The key of the practice data is missing'],
    ['key-file-other', 'The practice data has another key'],
  ])('the key of practice is said to be in a file, not in the keychain (%s)', async (reason, title) => {
    open(shutBy(reason));
    await flushPromises();
    expect(wrapper.get('h1').text()).toBe(title);
    expect(page()).toContain(
      'A file on this computer holds the key of the practice data. Headroom has changed nothing',
    );
    expect(page()).not.toContain('This computer’s keychain holds');
  });

  it('another reason replaces the first, and the desk opens automatically', async () => {
    let answer: () => KioskStatus = shutBy('locked');
    const kiosk = open(() => answer());
    await flushPromises();
    expect(page()).toContain('The keychain is locked');

    answer = shutBy('silent');
    kiosk.push('openingChanged', null);
    await flushPromises();
    expect(page()).toContain('The keychain does not answer');

    answer = () => status;
    kiosk.push('openingChanged', null);
    await flushPromises();
    expect(page()).toContain('PRACTICE');
  });

  it('asks for the recovery key where the key is missing, and says why one does not open the studio', async () => {
    let answer: RecoveryKeyAnswer = 'other';
    const kiosk = open(shutBy('key-missing'), { openWithRecoveryKey: () => answer });
    await flushPromises();
    const field = wrapper.get<HTMLInputElement>('form input');
    await field.setValue('0000 1111');
    await wrapper.get('form').trigger('submit');
    await flushPromises();

    expect(kiosk.made.at(-1)).toEqual({ name: 'openWithRecoveryKey', args: { typed: '0000 1111' } });
    expect(page()).toContain('This recovery key does not open the records on this computer.');

    answer = 'right';
    await wrapper.get('form').trigger('submit');
    await flushPromises();
    expect(field.element.value).toBe('');
  });

  it('asks for no recovery key where it would not help', async () => {
    open(shutBy('locked'));
    await flushPromises();
    expect(wrapper.find('form').exists()).toBe(false);
  });

  it('Try again asks the keychain at once', async () => {
    const kiosk = open(shutBy('locked'));
    await flushPromises();

    await wrapper.get('button').trigger('click');

    expect(kiosk.made.map(({ name }) => name)).toContain('openAgain');
  });
});
