/** The service's issue codes in plain words: the issue, and what to tell the customer. */
import type { issues as englishIssues, severity as englishSeverity } from '../en/issues.ts';

export const severity: typeof englishSeverity = { bad: 'Grave:', warn: 'Mirar con atención:' };

export const issues: typeof englishIssues = {
  unknown: {
    title: 'El servicio indica algo nuevo',
    tell: 'Todavía no tenemos palabras para este código. Compare la foto con los requisitos del documento antes de usarla.',
  },
  ISSUE_FACE_LIGHT_NOT_BALANCE: {
    title: 'Luz desigual en el rostro',
    tell: 'Gire un poco hacia la lámpara, por favor, para que las dos mejillas tengan la misma luz.',
  },
  ISSUE_FACE_BRIGHTNESS_BAD: {
    title: 'Rostro demasiado oscuro o demasiado claro',
    tell: 'Tenemos que cambiar la luz. Siga como está para otra foto, por favor.',
  },
  ISSUE_PHOTO_SHARPNESS_BAD: {
    title: 'Desenfocada',
    tell: 'No se mueva nada durante un segundo, por favor; la repetimos.',
  },
  ISSUE_HEAD_YAW_OVER_THRESHOLD: {
    title: 'Cabeza girada hacia un lado',
    tell: 'Póngase de frente a la cámara, por favor, para que las dos orejas se vean igual.',
  },
  ISSUE_HEAD_PITCH_OVER_THRESHOLD: {
    title: 'Mentón demasiado alto o demasiado bajo',
    tell: 'Mantenga el mentón recto, por favor, y mire directamente a la cámara.',
  },
  ISSUE_EYEGLASSES_NOT_ALLOWED: {
    title: 'Gafas no permitidas',
    tell: 'Para este documento, quítese las gafas, por favor.',
  },
  ISSUE_EYEGLASSES_REFLECTION: {
    title: 'Reflejo en las gafas',
    tell: 'Baje un poco las gafas, por favor, o quíteselas para la foto.',
  },
  ISSUE_SUNGLASSES_NOT_ALLOWED: {
    title: 'Gafas de sol no permitidas',
    tell: 'Quítese las gafas oscuras, por favor: se tienen que ver los dos ojos.',
  },
  ISSUE_HAT_NOT_ALLOWED: {
    title: 'Cabeza cubierta',
    tell: 'Quítese el sombrero o la gorra, por favor. Una prenda de cabeza por motivos religiosos o médicos puede quedarse si el documento lo permite.',
  },
  ISSUE_BOTTOM_NOT_FULL: {
    title: 'Cortada por abajo',
    tell: 'Se tiene que ver más la parte superior de los hombros; aléjese un poco, por favor.',
  },
  ISSUE_LEFT_NOT_FULL: {
    title: 'Cortada por la izquierda',
    tell: 'Póngase en el centro, por favor, para que se vean los dos hombros.',
  },
  ISSUE_RIGHT_NOT_FULL: {
    title: 'Cortada por la derecha',
    tell: 'Póngase en el centro, por favor, para que se vean los dos hombros.',
  },
  ISSUE_FACE_NOT_FOUND: {
    title: 'No se ha encontrado ningún rostro',
    tell: 'La repetimos: mire directamente a la cámara, por favor, con el rostro descubierto.',
  },
  ISSUE_EXPRESSION_NOT_NEUTRAL: {
    title: 'Expresión no neutra',
    tell: 'Relaje la cara y cierre la boca, por favor; esta vez sin sonreír.',
  },
};
