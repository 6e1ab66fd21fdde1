/** The service's issue codes, ranked for staff: what a passport office is most likely to reject comes first. */
import type { IssueCode } from '../../shared/service/issues.ts';
import { issueCodes } from '../../shared/service/issues.ts';
import { t } from '../i18n/index.ts';

type Severity = 'bad' | 'warn';

/** Named codes from worst to mildest: no usable face, then covered, then cut off, then pose, then light. */
const worstFirst: readonly IssueCode[] = [
  'ISSUE_FACE_NOT_FOUND',
  'ISSUE_SUNGLASSES_NOT_ALLOWED',
  'ISSUE_HAT_NOT_ALLOWED',
  'ISSUE_EYEGLASSES_NOT_ALLOWED',
  'ISSUE_EYEGLASSES_REFLECTION',
  'ISSUE_HEAD_YAW_OVER_THRESHOLD',
  'ISSUE_HEAD_PITCH_OVER_THRESHOLD',
  'ISSUE_EXPRESSION_NOT_NEUTRAL',
  'ISSUE_PHOTO_SHARPNESS_BAD',
  'ISSUE_BOTTOM_NOT_FULL',
  'ISSUE_LEFT_NOT_FULL',
  'ISSUE_RIGHT_NOT_FULL',
  'ISSUE_FACE_BRIGHTNESS_BAD',
  'ISSUE_FACE_LIGHT_NOT_BALANCE',
];
/** From here on an issue is a matter of degree, which staff can judge by eye. */
const firstMild = worstFirst.indexOf('ISSUE_BOTTOM_NOT_FULL');

export interface IssueWords {
  /** As the service sent it. */
  readonly code: string;
  readonly severity: Severity;
  readonly title: string;
  /** The sentence to tell the customer. */
  readonly tell: string;
}

const isNamed = (code: string): code is IssueCode => issueCodes.some((named) => named === code);

function wordsOf(code: string): IssueWords {
  if (!isNamed(code))
    return { code, severity: 'warn', title: t('issues.unknown.title'), tell: t('issues.unknown.tell') };
  return {
    code,
    severity: worstFirst.indexOf(code) < firstMild ? 'bad' : 'warn',
    title: t(`issues.${code}.title`),
    tell: t(`issues.${code}.tell`),
  };
}

/** Returns the words for each code once, worst first; unknown codes come between the serious and the mild ones. */
export function issueWords(codes: readonly string[]): readonly IssueWords[] {
  const rank = (code: string): number => (isNamed(code) ? worstFirst.indexOf(code) : firstMild - 0.5);
  return [...new Set(codes)].sort((a, b) => rank(a) - rank(b)).map(wordsOf);
}
