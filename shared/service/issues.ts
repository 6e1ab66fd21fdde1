/** The issue codes that the interface lists. It does not promise that the list is complete, so expect others. */
export const issueCodes = [
  'ISSUE_FACE_LIGHT_NOT_BALANCE',
  'ISSUE_FACE_BRIGHTNESS_BAD',
  'ISSUE_PHOTO_SHARPNESS_BAD',
  'ISSUE_HEAD_YAW_OVER_THRESHOLD',
  'ISSUE_HEAD_PITCH_OVER_THRESHOLD',
  'ISSUE_EYEGLASSES_NOT_ALLOWED',
  'ISSUE_EYEGLASSES_REFLECTION',
  'ISSUE_SUNGLASSES_NOT_ALLOWED',
  'ISSUE_HAT_NOT_ALLOWED',
  'ISSUE_BOTTOM_NOT_FULL',
  'ISSUE_LEFT_NOT_FULL',
  'ISSUE_RIGHT_NOT_FULL',
  'ISSUE_FACE_NOT_FOUND',
  'ISSUE_EXPRESSION_NOT_NEUTRAL',
] as const;
export type IssueCode = (typeof issueCodes)[number];

/** The checks for a face and for the expression have no sensitivity key in the interface. */
export type SensitivityKey = Exclude<IssueCode, 'ISSUE_FACE_NOT_FOUND' | 'ISSUE_EXPRESSION_NOT_NEUTRAL'>;
export const sensitivityKeys = issueCodes.filter(
  (code): code is SensitivityKey =>
    code !== 'ISSUE_FACE_NOT_FOUND' && code !== 'ISSUE_EXPRESSION_NOT_NEUTRAL',
);

export const sensitivityLevels = ['VERY_LOW', 'LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'] as const;
export type SensitivityLevel = (typeof sensitivityLevels)[number];
export type SensitivityOverride = Partial<Record<IssueCode, SensitivityLevel>>;
