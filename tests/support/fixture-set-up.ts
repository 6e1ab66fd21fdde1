import type { StudioSettings } from '../../shared/model/settings.ts';
import { setUpSteps, type SetUpView } from '../../shared/model/set-up.ts';
import { withPrefix } from '../../shared/number-prefix.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';

/** A studio that was set up before there was a first run. */
export const noSetUp: SetUpView = {
  place: null,
  opens: false,
  reminds: false,
  states: Object.fromEntries(setUpSteps.map((step) => [step, 'done'])) as SetUpView['states'],
};

/** A set-up file of another counter that changes the studio's name, the price and the prefix. */
export const setUpFileAnswers = (
  settings: () => StudioSettings,
): Pick<FixtureAnswers, 'numberPrefix' | 'setUpFile' | 'previewSetUpFile' | 'applySetUpFile'> => ({
  numberPrefix() {
    const { numberPrefix: prefix, givenPrefixes: given } = settings();
    return { prefix, given, fixed: false, nextOrder: withPrefix(prefix, '261126-012'), suggested: 'B' };
  },
  setUpFile: ({ prefix }) => ({
    name: `headroom-set-up-${prefix}-2026-11-26.json`,
    mime: 'application/json',
    bytes: new Uint8Array([123, 125]),
  }),
  previewSetUpFile({ bytes }) {
    if (bytes.byteLength < 2) return 'damaged';
    const before = settings();
    const prices = { ...before.prices, photo: before.prices.photo + 300 };
    const after = { ...before, studioName: 'Photo Rossi', prices, gapMm: 4 };
    return {
      ...{ madeAt: '2026-11-26T09:30:00.000Z', studioName: after.studioName, before, after, logo: 'added' },
      changes: ['studioName', 'prices', 'gapMm'],
      updateFeed: { before: '', after: 'https://updates.example/headroom/' },
      prefix: { before: '', after: 'B', inFile: 'B', hasNumbers: true },
    };
  },
  applySetUpFile: () => settings(),
});
