import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { KioskError, type ErrorCode } from '../../../shared/errors.ts';
import { connect } from '../../../renderer/bridge/bridge.ts';
import FaceMatchPage from '../../../renderer/face-match/FaceMatchPage.vue';
import { useFaceMatchStore } from '../../../renderer/face-match/face-match-store.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import { router } from '../../../renderer/router.ts';
import type { PickedPicture } from '../../../renderer/picture-picker/picked.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { fixtureBridge } from '../../support/fixture/bridge.ts';
import { faceMatchAnswers, matchCall, matched, notMatched } from '../../support/fixture/headshots.ts';

const file = (name: string): PickedPicture => ({
  source: { from: 'file', name, bytes: new Uint8Array([1]) },
  name,
  image: null,
  blob: new Blob(['1']),
});
const text = (): string => document.body.textContent.replace(/\s+/g, ' ');
async function press(words: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].findLast((one) =>
    one.textContent.replace(/\s+/g, ' ').trim().startsWith(words),
  );
  if (button === undefined) throw new Error(`no button "${words}"`);
  button.click();
  await flushPromises();
}

async function open(answers: FixtureAnswers, { both = true } = {}) {
  setActivePinia(createPinia());
  const bridge = fixtureBridge(answers);
  connect(bridge.bridge);
  const show = () => mount(FaceMatchPage, { global: { plugins: [router, i18n] }, attachTo: document.body });
  const page = show();
  onTestFinished(() => page.unmount());
  await flushPromises();
  const store = useFaceMatchStore();
  if (both) {
    store.put('source', file('then.jpg'));
    store.put('target', file('now.jpg'));
    await flushPromises();
  }
  const made = (name: string): readonly unknown[] =>
    bridge.made.filter((call) => call.name === name).map(({ args }) => args);
  return { page, show, store, made };
}
const failing = (code: ErrorCode, details = {}): FixtureAnswers =>
  faceMatchAnswers(new KioskError(code, 'no', details));

beforeEach(() => {
  URL.createObjectURL = () => 'blob:a';
  URL.revokeObjectURL = vi.fn();
});

describe('two pictures to compare', () => {
  it('are requested one after the other', async () => {
    const { store } = await open(faceMatchAnswers(), { both: false });
    expect(text()).toContain('Choose the first picture');

    store.put('source', file('then.jpg'));
    await flushPromises();

    expect(text()).toContain('Choose the second picture');
  });

  it('one that is removed leaves the focus where another one is chosen', async () => {
    await open(faceMatchAnswers());
    const remove = [...document.querySelectorAll('button')].find((one) => one.textContent.includes('Remove'));
    remove?.focus();
    remove?.click();
    await flushPromises();

    expect(document.activeElement?.closest('section')?.textContent).toContain('First picture');
    expect(document.activeElement?.textContent).toBe('Choose a picture');
  });

  it('leave the threshold to the service unless a number is entered', async () => {
    const { made } = await open(faceMatchAnswers(matched));

    await press('Compare the faces');

    expect(made('matchFaces')).toMatchObject([
      { source: { name: 'then.jpg' }, target: { name: 'now.jpg' }, threshold: null },
    ]);
    expect(text()).toContain('A match');
    expect(text()).toContain('0.8312');
    expect(text()).toContain('none: the service’s default');
  });

  it('send the number that was entered, and show it', async () => {
    const { store, made } = await open(faceMatchAnswers(notMatched));
    store.ownThreshold = true;
    store.threshold = '0,6';
    await flushPromises();

    await press('Compare the faces');

    expect(made('matchFaces')).toMatchObject([{ threshold: 0.6 }]);
    expect(text()).toContain('Threshold sent0.6');
  });

  it('that do not match are shown as an answer, not an error', async () => {
    await open(faceMatchAnswers(notMatched));

    await press('Compare the faces');

    expect(text()).toContain('No match');
    expect(text()).toContain('This is an answer, not a fault');
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  it('say that the service gave no score', async () => {
    await open(faceMatchAnswers({ ...matched, similarity: null }));

    await press('Compare the faces');

    expect(text()).toContain('Scorenot given');
  });

  it('come with the note that this is a technical signal, and nothing is kept', async () => {
    await open(faceMatchAnswers(), { both: false });

    expect(text()).toContain('It is not a decision about who someone is.');
    expect(text()).toContain('Nothing is kept');
  });

  it('are never compared again by one key: Enter starts another comparison', async () => {
    const { store, made } = await open(faceMatchAnswers(matched));
    await press('Compare the faces');

    await press('Another comparison');

    expect(made('matchFaces')).toHaveLength(1);
    expect(store.pictures).toEqual({ source: null, target: null });
  });

  it('are not left by the second press of a double click, but by a later one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await open({ ...faceMatchAnswers(matched), matchFaces: () => new Promise(() => undefined) });
    const left = vi.spyOn(router, 'push').mockResolvedValue(undefined);
    onTestFinished(() => left.mockRestore());

    await press('Compare the faces');
    vi.setSystemTime(Date.now() + 200);
    await press('Leave it for now');
    expect(left).not.toHaveBeenCalled();

    vi.setSystemTime(Date.now() + 800);
    await press('Leave it for now');
    expect(left).toHaveBeenCalledWith({ name: 'desk' });
  });

  it('have no answer any more once one of them is replaced', async () => {
    const { store } = await open(faceMatchAnswers(matched));
    await press('Compare the faces');

    store.put('target', file('other.jpg'));
    await flushPromises();

    expect(text()).not.toContain('A match');
  });
});

describe('a comparison that fails', () => {
  it('names the picture without a face, when the service said which', async () => {
    await open(failing('SERVICE_NO_FACE', { field: 'target' }));

    await press('Compare the faces');

    const alert = document.querySelector('section[aria-label="Second picture"] [role=alert]');
    expect(alert?.textContent).toContain('No face was found in it');
    expect(alert?.textContent).toContain('This may have used a credit.');
  });

  it('says that it is one of the two, when nobody said which', async () => {
    await open(failing('SERVICE_NO_FACE'));

    await press('Compare the faces');

    expect(text()).toContain('No face was found in one of the pictures.');
  });

  it.each([
    ['target', 'Choose the second picture'],
    ['source', 'Choose the first picture'],
    [null, 'Another comparison'],
  ])('for a picture without a face (%s) is not repeated by Enter', async (field, next) => {
    const { page, made } = await open(failing('SERVICE_NO_FACE', field === null ? {} : { field }));

    await press('Compare the faces');

    expect(page.get('[aria-keyshortcuts=Enter]').text()).toContain(next);
    expect(made('matchFaces')).toHaveLength(1);
  });

  it('names the file that is no picture', async () => {
    await open(failing('IMAGE_NOT_RECOGNISED', { field: 'source', reason: 'not-a-picture' }));

    await press('Compare the faces');

    const alert = document.querySelector('section[aria-label="First picture"] [role=alert]');
    expect(alert?.textContent).toContain('It is not a picture, whatever its name says.');
  });

  it.each([
    ['SERVICE_NOT_ENABLED', 'The account is not enabled for face match.', 'Open the account'],
    ['SERVICE_CREDIT', 'The account has no credit left.', 'Open the account'],
    ['SERVICE_UNREACHABLE', 'The service cannot be reached.', 'Try again · 1 credit'],
  ] as const)('says of %s what happened and the way on', async (code, title, way) => {
    await open(failing(code, { outcome: 'refused' }));

    await press('Compare the faces');

    expect(text()).toContain(title);
    expect(text()).toContain(way);
    expect(text()).not.toContain('the order waits');
  });

  it('is settled by staff when its outcome is unknown, and is not sent again', async () => {
    const { made } = await open(failing('SERVICE_UNCERTAIN', { outcome: 'uncertain' }));
    await press('Compare the faces');
    expect(text()).toContain('It is not known how this request ended');

    await press('It used a credit');

    expect(made('resolveFaceMatch')).toEqual([{ callId: matchCall().id, resolution: 'counted' }]);
    expect(made('matchFaces')).toHaveLength(1);
    expect(text()).toContain('Compare the faces');
    expect(text()).toContain('The request for the face match was settled by staff at');
    expect(text()).toContain('Requesting this again may use another credit.');
    expect(text()).not.toContain('cost nothing');
  });
});

describe('leaving the screen', () => {
  it('forgets the pictures and the answer', async () => {
    const { page, store } = await open(faceMatchAnswers(matched));
    await press('Compare the faces');

    page.unmount();

    expect(store.result).toBeNull();
    expect(store.pictures).toEqual({ source: null, target: null });
  });

  it('keeps a call under way, which is paid for, until its answer was seen', async () => {
    const answer = Promise.withResolvers<typeof matched>();
    const { page, show } = await open({ ...faceMatchAnswers(), matchFaces: () => answer.promise });
    await press('Compare the faces');
    page.unmount();

    answer.resolve(matched);
    await flushPromises();
    const again = show();
    onTestFinished(() => again.unmount());
    await flushPromises();

    expect(text()).toContain('A match');
  });

  it('says that the answer of an earlier comparison cannot be shown', async () => {
    await open(faceMatchAnswers(matched, matchCall()));

    expect(text()).toContain('An earlier comparison is under way');
  });
});
