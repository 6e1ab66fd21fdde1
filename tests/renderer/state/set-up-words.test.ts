import { afterEach, expect, it } from 'vitest';
import { setUpSteps, type SetUpStep, type SetUpView } from '../../../shared/model/set-up.ts';
import { speak } from '../../../renderer/i18n/index.ts';
import { setUpProgress, stepNumber } from '../../../renderer/state/set-up-words.ts';
import { noSetUp } from '../../support/fixture/set-up.ts';

afterEach(() => speak('en'));

/** In practice, with the first `done` steps done. */
function viewWith(done: number): SetUpView {
  const stateOf = (step: SetUpStep) => {
    if (step === 'recovery' || step === 'backups') return 'later';
    return setUpSteps.indexOf(step) < done ? 'done' : 'open';
  };
  const states = Object.fromEntries(setUpSteps.map((step) => [step, stateOf(step)])) as SetUpView['states'];
  return { ...noSetUp, states };
}

it.each([
  ['en', 1, 'Set-up: 1 of 9 steps done'],
  ['fr', 0, 'Mise en service : 0 étape faite sur 9'],
  ['fr', 1, 'Mise en service : 1 étape faite sur 9'],
  ['fr', 2, 'Mise en service : 2 étapes faites sur 9'],
  ['es', 1, 'Configuración inicial: 1 paso hecho de 9'],
  ['pl', 1, 'Pierwsza konfiguracja: gotowy 1 z 9 kroków'],
  ['pl', 2, 'Pierwsza konfiguracja: gotowe 2 z 9 kroków'],
  ['pl', 5, 'Pierwsza konfiguracja: gotowych 5 z 9 kroków'],
] as const)('counts the steps in the form of the language: %s %i', async (language, done, words) => {
  await speak(language);
  expect(setUpProgress(viewWith(done)).replaceAll(/\s/g, ' ')).toBe(words);
});

it('numbers the steps that can be done without a gap', () => {
  const view = viewWith(0);
  expect([stepNumber(view, 'printing'), stepNumber(view, 'prices')]).toEqual(['Step 7 of 9', 'Step 8 of 9']);
  expect(stepNumber(view, 'recovery')).toBe('');
  expect(stepNumber(noSetUp, 'recovery')).toBe('Step 8 of 11');
});
