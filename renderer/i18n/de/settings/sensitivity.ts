import type { sensitivity as english } from '../../en/settings/sensitivity.ts';

/** The twelve checks whose strictness the studio can set, by plain names, and the five levels of each. */
export const sensitivity: typeof english = {
  levels: {
    VERY_LOW: 'Sehr niedrig',
    LOW: 'Niedrig',
    MEDIUM: 'Mittel',
    HIGH: 'Hoch',
    VERY_HIGH: 'Sehr hoch',
  },
  checks: {
    ISSUE_FACE_LIGHT_NOT_BALANCE: 'Gesicht ungleichmäßig ausgeleuchtet',
    ISSUE_FACE_BRIGHTNESS_BAD: 'Gesicht zu dunkel oder zu hell',
    ISSUE_PHOTO_SHARPNESS_BAD: 'Unschärfe',
    ISSUE_HEAD_YAW_OVER_THRESHOLD: 'Kopf gedreht',
    ISSUE_HEAD_PITCH_OVER_THRESHOLD: 'Kinn zu hoch oder zu tief',
    ISSUE_EYEGLASSES_NOT_ALLOWED: 'Brille',
    ISSUE_EYEGLASSES_REFLECTION: 'Spiegelung in der Brille',
    ISSUE_SUNGLASSES_NOT_ALLOWED: 'Sonnenbrille',
    ISSUE_HAT_NOT_ALLOWED: 'Kopfbedeckung',
    ISSUE_BOTTOM_NOT_FULL: 'Unten angeschnitten',
    ISSUE_LEFT_NOT_FULL: 'Links angeschnitten',
    ISSUE_RIGHT_NOT_FULL: 'Rechts angeschnitten',
  },
  /** Shown wherever a level can be changed. */
  onlyDetection:
    'Das ändert nur, wie leicht der Dienst etwas beanstandet. Was die Behörde vom Foto verlangt, bleibt gleich.',
};
