import type { SetUpStep } from '../../../shared/model/set-up.ts';
import { t } from '../../i18n/index.ts';

/** Returns a step's name: its section's, but for the screen, of which the first run is about the language. */
export const stepTitle = (step: SetUpStep): string =>
  step === 'screen' ? t('settings.screen.language') : t(`settings.${step}.title`);
