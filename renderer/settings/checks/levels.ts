/** How strictly the service checks a photo, as the studio sets it for a document. */
import type { IssueCode, SensitivityLevel, SensitivityOverride } from '../../../shared/service/issues.ts';
import { hasWords, t } from '../../i18n/index.ts';

/** The service's own level for every check (interface specification, sensitivity override object). */
export const standardLevel: SensitivityLevel = 'MEDIUM';

/** Returns the levels with one check changed. Checks at the standard level are left out, so nothing is sent for them. */
export function withLevel(
  levels: SensitivityOverride,
  code: IssueCode,
  level: SensitivityLevel,
): SensitivityOverride {
  const { [code]: _before, ...others } = levels;
  return level === standardLevel ? others : { ...others, [code]: level };
}

/** Returns how many checks differ from the service's own level. */
export const changedChecks = (levels: SensitivityOverride): number =>
  Object.values(levels).filter((level) => level !== standardLevel).length;

/** Returns a check's plain name, never its code. */
export function checkName(code: IssueCode): string {
  const key = `sensitivity.checks.${code}`;
  return hasWords(key) ? t(key) : t(`issues.${code}.title`);
}
