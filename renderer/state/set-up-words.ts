import { setUpSteps, type SetUpStep, type SetUpView } from '../../shared/model/set-up.ts';
import { t, tc } from '../i18n/index.ts';

/** Returns the steps of the first run that can be done now, in their order. Those that need an account come with it. */
export const possibleSteps = (view: SetUpView | null): readonly SetUpStep[] =>
  setUpSteps.filter((step) => view?.states[step] !== 'later');

/** Says how many steps of the first run are done, of those that can be done now. */
export function setUpProgress(view: SetUpView): string {
  const possible = possibleSteps(view);
  const done = possible.filter((step) => view.states[step] === 'done');
  return tc('setUp.progress', done.length, { of: possible.length });
}

/** Returns `Step 4 of 9`, counted as `setUpProgress` counts; empty for a step that cannot be done now. */
export function stepNumber(view: SetUpView, step: SetUpStep): string {
  const possible = possibleSteps(view);
  const number = possible.indexOf(step) + 1;
  return number === 0 ? '' : t('setUp.step', { number, of: possible.length });
}
