/** The twelve checks whose strictness the studio can set, by plain names, and the five levels of each. */
import type { sensitivity as english } from '../../en/settings/sensitivity.ts';

export const sensitivity: typeof english = {
  levels: {
    VERY_LOW: 'Bardzo niska',
    LOW: 'Niska',
    MEDIUM: 'Średnia',
    HIGH: 'Wysoka',
    VERY_HIGH: 'Bardzo wysoka',
  },
  checks: {
    ISSUE_FACE_LIGHT_NOT_BALANCE: 'Nierównomierne oświetlenie twarzy',
    ISSUE_FACE_BRIGHTNESS_BAD: 'Twarz za ciemna lub za jasna',
    ISSUE_PHOTO_SHARPNESS_BAD: 'Nieostrość',
    ISSUE_HEAD_YAW_OVER_THRESHOLD: 'Głowa obrócona w\u00a0bok',
    ISSUE_HEAD_PITCH_OVER_THRESHOLD: 'Głowa uniesiona lub opuszczona',
    ISSUE_EYEGLASSES_NOT_ALLOWED: 'Okulary',
    ISSUE_EYEGLASSES_REFLECTION: 'Odblask w\u00a0okularach',
    ISSUE_SUNGLASSES_NOT_ALLOWED: 'Okulary przeciwsłoneczne',
    ISSUE_HAT_NOT_ALLOWED: 'Nakrycie głowy',
    ISSUE_BOTTOM_NOT_FULL: 'Obcięcie na dole',
    ISSUE_LEFT_NOT_FULL: 'Obcięcie po lewej',
    ISSUE_RIGHT_NOT_FULL: 'Obcięcie po prawej',
  },
  /** Shown wherever a level can be changed. */
  onlyDetection:
    'Zmienia się tylko to, jak łatwo usługa coś zgłasza. Wymagania urzędu wobec zdjęcia pozostają takie same.',
};
