/** How strictly the service looks at a photo, as the studio sets it for a document. */
import type { IssueCode, SensitivityLevel, SensitivityOverride } from '../../../shared/service/issues.ts';
import { hasWords, t } from '../../i18n/index.ts';

/** The service's own level for every check (interface specification, sensitivity override object). */
export const standardLevel: SensitivityLevel = 'MEDIUM';

/** The levels with one check changed. What is at the standard level is left out: nothing is sent for it. */
export function withLevel(
  levels: SensitivityOverride,
  code: IssueCode,
  level: SensitivityLevel,
): SensitivityOverride {
  const { [code]: _before, ...others } = levels;
  return level === standardLevel ? others : { ...others, [code]: level };
}

/** How many checks differ from the service's own level. */
export const changedChecks = (levels: SensitivityOverride): number =>
  Object.values(levels).filter((level) => level !== standardLevel).length;

/** A check by its plain name, never by its code. */
export function checkName(code: IssueCode): string {
  const key = `sensitivity.checks.${code}`;
  return hasWords(key) ? t(key) : t(`issues.${code}.title`);
}
