import type { issues as english, severity as englishSeverity } from '../en/issues.ts';

/** The service's issue codes in plain words: the issue, and what to tell the customer. */
export const severity: typeof englishSeverity = { bad: 'Schwerwiegend:', warn: 'Genau hinsehen:' };

export const issues: typeof english = {
  unknown: {
    title: 'Der Dienst meldet etwas Neues',
    tell: 'Für diesen Code haben wir noch keinen Text. Vergleichen Sie das Foto mit den Anforderungen des Dokuments, bevor Sie es verwenden.',
  },
  ISSUE_FACE_LIGHT_NOT_BALANCE: {
    title: 'Gesicht ungleichmäßig ausgeleuchtet',
    tell: 'Bitte drehen Sie sich etwas zur Lampe, damit beide Wangen gleich hell sind.',
  },
  ISSUE_FACE_BRIGHTNESS_BAD: {
    title: 'Gesicht zu dunkel oder zu hell',
    tell: 'Wir müssen das Licht ändern. Bitte bleiben Sie für ein weiteres Foto so.',
  },
  ISSUE_PHOTO_SHARPNESS_BAD: {
    title: 'Unscharf',
    tell: 'Bitte halten Sie eine Sekunde ganz still. Wir machen die Aufnahme noch einmal.',
  },
  ISSUE_HEAD_YAW_OVER_THRESHOLD: {
    title: 'Kopf gedreht',
    tell: 'Bitte blicken Sie geradeaus in die Kamera, sodass beide Ohren gleich weit zu sehen sind.',
  },
  ISSUE_HEAD_PITCH_OVER_THRESHOLD: {
    title: 'Kinn zu hoch oder zu tief',
    tell: 'Bitte halten Sie das Kinn gerade und blicken Sie geradeaus in die Kamera.',
  },
  ISSUE_EYEGLASSES_NOT_ALLOWED: {
    title: 'Brille nicht erlaubt',
    tell: 'Bitte nehmen Sie für dieses Dokument die Brille ab.',
  },
  ISSUE_EYEGLASSES_REFLECTION: {
    title: 'Spiegelung in der Brille',
    tell: 'Bitte schieben Sie die Brille ein wenig nach unten oder nehmen Sie sie für das Foto ab.',
  },
  ISSUE_SUNGLASSES_NOT_ALLOWED: {
    title: 'Sonnenbrille nicht erlaubt',
    tell: 'Bitte nehmen Sie die dunkle Brille ab: Beide Augen müssen zu sehen sein.',
  },
  ISSUE_HAT_NOT_ALLOWED: {
    title: 'Kopf bedeckt',
    tell: 'Bitte nehmen Sie Hut oder Mütze ab. Eine Kopfbedeckung aus religiösen oder medizinischen Gründen kann bleiben, wo das Dokument es erlaubt.',
  },
  ISSUE_BOTTOM_NOT_FULL: {
    title: 'Unten angeschnitten',
    tell: 'Wir brauchen mehr von Ihren Schultern im Bild. Bitte gehen Sie etwas zurück.',
  },
  ISSUE_LEFT_NOT_FULL: {
    title: 'Links angeschnitten',
    tell: 'Bitte rücken Sie in die Mitte, damit beide Schultern im Bild sind.',
  },
  ISSUE_RIGHT_NOT_FULL: {
    title: 'Rechts angeschnitten',
    tell: 'Bitte rücken Sie in die Mitte, damit beide Schultern im Bild sind.',
  },
  ISSUE_FACE_NOT_FOUND: {
    title: 'Kein Gesicht gefunden',
    tell: 'Wir machen die Aufnahme noch einmal: Bitte blicken Sie mit unverdecktem Gesicht in die Kamera.',
  },
  ISSUE_EXPRESSION_NOT_NEUTRAL: {
    title: 'Kein neutraler Gesichtsausdruck',
    tell: 'Bitte entspannen Sie das Gesicht und schließen Sie den Mund, diesmal ohne Lächeln.',
  },
};
