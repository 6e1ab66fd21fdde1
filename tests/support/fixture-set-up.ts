import { setUpSteps, type SetUpView } from '../../shared/model/set-up.ts';

/** A studio that was set up before there was a first run. */
export const noSetUp: SetUpView = {
  place: null,
  opens: false,
  reminds: false,
  states: Object.fromEntries(setUpSteps.map((step) => [step, 'done'])) as SetUpView['states'],
};
