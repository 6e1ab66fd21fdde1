/** The twelve checks whose strictness the studio can set, by plain names, and the five levels of each. */
import type { sensitivity as english } from '../../en/settings/sensitivity.ts';

export const sensitivity: typeof english = {
  levels: {
    VERY_LOW: 'Très faible',
    LOW: 'Faible',
    MEDIUM: 'Moyenne',
    HIGH: 'Élevée',
    VERY_HIGH: 'Très élevée',
  },
  checks: {
    ISSUE_FACE_LIGHT_NOT_BALANCE: 'Éclairage inégal du visage',
    ISSUE_FACE_BRIGHTNESS_BAD: 'Visage trop sombre ou trop clair',
    ISSUE_PHOTO_SHARPNESS_BAD: 'Flou',
    ISSUE_HEAD_YAW_OVER_THRESHOLD: 'Tête tournée',
    ISSUE_HEAD_PITCH_OVER_THRESHOLD: 'Menton trop haut ou trop bas',
    ISSUE_EYEGLASSES_NOT_ALLOWED: 'Lunettes',
    ISSUE_EYEGLASSES_REFLECTION: 'Reflet sur les lunettes',
    ISSUE_SUNGLASSES_NOT_ALLOWED: 'Lunettes de soleil',
    ISSUE_HAT_NOT_ALLOWED: 'Chapeau ou couvre-chef',
    ISSUE_BOTTOM_NOT_FULL: 'Coupée en bas',
    ISSUE_LEFT_NOT_FULL: 'Coupée à gauche',
    ISSUE_RIGHT_NOT_FULL: 'Coupée à droite',
  },
  /** Shown wherever a level can be changed. */
  onlyDetection:
    'Cela change seulement la facilité avec laquelle le service signale un défaut. Les exigences de l’administration restent les mêmes.',
};
