import { setUpSteps, type SetUpView } from '../../shared/model/set-up.ts';
import { t } from '../i18n/index.ts';

/** Says how many steps of the first run are done, of those that can be done now. */
export function setUpProgress({ states }: SetUpView): string {
  const possible = setUpSteps.filter((step) => states[step] !== 'later');
  const done = possible.filter((step) => states[step] === 'done');
  return t('setUp.progress', { done: done.length, of: possible.length });
}
