/** The twelve checks whose strictness the studio can set, by plain names, and the five levels of each. */
import type { sensitivity as english } from '../../en/settings/sensitivity.ts';

export const sensitivity: typeof english = {
  levels: {
    VERY_LOW: 'Muy baja',
    LOW: 'Baja',
    MEDIUM: 'Media',
    HIGH: 'Alta',
    VERY_HIGH: 'Muy alta',
  },
  checks: {
    ISSUE_FACE_LIGHT_NOT_BALANCE: 'Luz desigual en el rostro',
    ISSUE_FACE_BRIGHTNESS_BAD: 'Rostro demasiado oscuro o demasiado claro',
    ISSUE_PHOTO_SHARPNESS_BAD: 'Desenfoque',
    ISSUE_HEAD_YAW_OVER_THRESHOLD: 'Cabeza girada hacia un lado',
    ISSUE_HEAD_PITCH_OVER_THRESHOLD: 'Mentón demasiado alto o demasiado bajo',
    ISSUE_EYEGLASSES_NOT_ALLOWED: 'Gafas',
    ISSUE_EYEGLASSES_REFLECTION: 'Reflejos en las gafas',
    ISSUE_SUNGLASSES_NOT_ALLOWED: 'Gafas de sol',
    ISSUE_HAT_NOT_ALLOWED: 'Sombrero o prenda de cabeza',
    ISSUE_BOTTOM_NOT_FULL: 'Cortada por abajo',
    ISSUE_LEFT_NOT_FULL: 'Cortada por la izquierda',
    ISSUE_RIGHT_NOT_FULL: 'Cortada por la derecha',
  },
  /** Shown wherever a level can be changed. */
  onlyDetection:
    'Esto solo cambia la facilidad con la que el servicio detecta un defecto. Los requisitos del organismo para la foto siguen siendo los mismos.',
};
