import type { Light } from '../../shared/model/status.ts';
import { driftCheckDays, type Approval } from '../../shared/printing.ts';
import type { MediumSetup } from '../../shared/model/printer-setup.ts';
import { t } from '../i18n/index.ts';
import { sentences } from '../i18n/join.ts';

const lights: Readonly<Record<Approval, Light>> = {
  exact: 'ok',
  approved: 'ok',
  'check-due': 'warn',
  refused: 'bad',
  'not-calibrated': 'warn',
  'not-proven': 'warn',
  changed: 'warn',
};
/** Returns the light for a paper on a printer: whether ID photos may be printed on it. */
export const approvalLight = (approval: Approval): Light => lights[approval];

/** Explains an approval in a sentence or two: the problem, if there is one, and what to do. */
export function approvalText({ approval, problem }: Pick<MediumSetup, 'approval' | 'problem'>): string {
  const text = t(`printerSetup.approvalTexts.${approval}`, { days: driftCheckDays });
  return problem === null ? text : sentences(t(`printerSetup.problems.${problem}`), text);
}
