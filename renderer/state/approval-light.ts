import type { Light } from '../../shared/model/status.ts';
import { driftCheckDays, type Approval, type MediumSetup } from '../../shared/printing.ts';
import { t } from '../i18n/index.ts';

const lights: Readonly<Record<Approval, Light>> = {
  exact: 'ok',
  approved: 'ok',
  'check-due': 'warn',
  refused: 'bad',
  'not-calibrated': 'warn',
  'not-proven': 'warn',
  changed: 'warn',
};
/** The light of a paper on a printer: whether ID photos may be printed on it. */
export const approvalLight = (approval: Approval): Light => lights[approval];

/** What an approval means for the counter, in one sentence or two: why, where there is a problem, and what to do. */
export function approvalText({ approval, problem }: Pick<MediumSetup, 'approval' | 'problem'>): string {
  const text = t(`printerSetup.approvalTexts.${approval}`, { days: driftCheckDays });
  return problem === null ? text : `${t(`printerSetup.problems.${problem}`)} ${text}`;
}
