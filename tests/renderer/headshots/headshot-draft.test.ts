import { describe, expect, it } from 'vitest';
import { promptLimit } from '../../../shared/service/limits.ts';
import {
  draftOf,
  freshDraft,
  seedOf,
  settingsOf,
  strengthOf,
} from '../../../renderer/headshots/headshot-draft.ts';
import { askedWith } from '../../support/fixture/headshots.ts';

describe('a seed that is typed', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['7', 7],
    ['2,147,483,646', 2_147_483_646],
    ['48 213', 48_213],
    [' 7 ', 7],
    ['12.5', undefined],
    ['3,1', undefined],
    ['1,000.000', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['seven', undefined],
    ['9007199254740993', undefined],
  ])('%j is %j', (typed, seed) => {
    expect(seedOf(typed)).toBe(seed);
  });
});

describe('the settings of the next run', () => {
  it('default to four upright pictures at the service’s usual likeness, with a seed from the kiosk', () => {
    expect(settingsOf(freshDraft('Grey wall'))).toEqual({
      prompt: 'Grey wall',
      seed: null,
      sampleNumber: 4,
      identityScale: 0.8,
      widthPx: 768,
      heightPx: 1_024,
    });
  });

  it('repeat a run exactly, with its seed', () => {
    expect(settingsOf(draftOf(askedWith, { withSeed: true }))).toEqual(askedWith);
  });

  it('continue from a run with a seed of its own', () => {
    expect(settingsOf(draftOf(askedWith, { withSeed: false }))).toEqual({ ...askedWith, seed: null });
  });

  it('remove the tabs of a prompt that was pasted from a table', () => {
    const pasted = ' Light:\tsoft\r\nBackground:\tgrey\u0007 ';

    expect(settingsOf(freshDraft(pasted))).toMatchObject({ prompt: 'Light: soft\nBackground: grey' });
  });

  it('keep a size that is no known shape', () => {
    const odd = { ...askedWith, widthPx: 777, heightPx: 1_999 };

    expect(settingsOf(draftOf(odd, { withSeed: true }))).toEqual(odd);
  });

  it.each([
    ['no prompt', { prompt: '  ' }],
    ['a prompt that is too long', { prompt: 'a'.repeat(promptLimit + 1) }],
    ['a seed that is none', { seed: 'seven' }],
  ])('are incomplete with %s', (_, wrong) => {
    expect(settingsOf({ ...freshDraft('Grey wall'), ...wrong })).toBeNull();
  });
});

describe('the likeness in words', () => {
  it.each([
    [0, 'free'],
    [0.3, 'loose'],
    [0.8, 'close'],
    [1, 'closest'],
  ])('%d is %s', (scale, words) => {
    expect(strengthOf(scale)).toBe(words);
  });
});
