import type { RecordWords } from '../types.ts';

/** Why a check has no figure. */
const unknown: RecordWords['unknown'] = {
  notMeasured: 'Nicht gemessen',
  fitted: 'Nicht gemessen: an das Dokument angepasst',
  notStated: 'Keine Angabe des Dienstes',
};

const measures: RecordWords['measures'] = {
  head: 'Gesichtshöhe',
  eyes: 'Augen über dem unteren Rand',
  position: 'Lage',
  roll: 'Neigung zur Seite',
  yaw: 'Drehung',
  pitch: 'Kinn hoch oder tief',
  light: 'Ausleuchtung',
  background: 'Hintergrund',
  eyesOpen: 'Augen',
  mouth: 'Mund',
  sharpness: 'Schärfe',
  headPx: 'Pixel des Kopfes',
  photoPx: 'Pixel des Fotos',
};

const values: RecordWords['values'] = {
  mm: '{value}\u00a0mm',
  degrees: '{value}°',
  px: '{value}\u00a0px',
  atLeastPx: 'Mindestens {min}\u00a0px',
  rangeMm: '{min} bis {max}\u00a0mm',
  oneMm: '{min}\u00a0mm',
  upToDegrees: 'Höchstens {max}°',
  size: '{width} × {height}\u00a0px',
  sizeMm: '{width} × {height}\u00a0mm',
  inside: 'Innerhalb der Aufnahme',
  even: 'Gleichmäßig',
  evenAsked: 'Gleichmäßig, weder dunkel noch grell',
  plain: 'Einfarbig. Farbe nicht gemessen',
  plainAsked: 'Einfarbig, {colour}',
  plainAskedOnly: 'Einfarbig',
  open: 'Offen',
  mayBeClosed: 'Dürfen geschlossen sein',
  closed: 'Geschlossen, kein Lächeln',
  mayBeAny: 'Jeder Gesichtsausdruck',
  neutral: 'Neutral, geschlossen',
  sharp: 'Scharf',
};

const faults: RecordWords['faults'] = {
  'no-face': 'Kein Gesicht gefunden',
  'several-faces': 'Mehrere Personen',
  'too-far': 'Kopf zu klein',
  'too-close': 'Kopf zu groß',
  'move-left': 'Kopf nicht zentriert',
  'move-right': 'Kopf nicht zentriert',
  'move-up': 'Kopf zu tief im Bild',
  'move-down': 'Kopf zu hoch im Bild',
  'tilt-left': 'Kopf zur Seite geneigt',
  'tilt-right': 'Kopf zur Seite geneigt',
  'turn-left': 'Kopf gedreht',
  'turn-right': 'Kopf gedreht',
  'chin-up': 'Kinn zu tief',
  'chin-down': 'Kinn zu hoch',
  'too-dark': 'Gesicht zu dunkel',
  'too-bright': 'Gesicht zu hell',
  'uneven-light': 'Eine Gesichtshälfte ist dunkler',
  'eyes-closed': 'Augen geschlossen',
  'mouth-open': 'Mund offen',
  smiling: 'Lächeln',
  blurred: 'Unscharf',
  backdrop: 'Hintergrund unruhig',
  'cut-off': 'Zu nah am Rand',
  'few-pixels': 'Wenige Pixel für dieses Dokument',
  'eye-line': 'Augen nicht auf der verlangten Höhe',
};

const issues: RecordWords['issues'] = {
  ISSUE_FACE_LIGHT_NOT_BALANCE: 'Gesicht ungleichmäßig ausgeleuchtet',
  ISSUE_FACE_BRIGHTNESS_BAD: 'Gesicht zu dunkel oder zu hell',
  ISSUE_PHOTO_SHARPNESS_BAD: 'Unscharf',
  ISSUE_HEAD_YAW_OVER_THRESHOLD: 'Kopf gedreht',
  ISSUE_HEAD_PITCH_OVER_THRESHOLD: 'Kinn zu hoch oder zu tief',
  ISSUE_EYEGLASSES_NOT_ALLOWED: 'Brille',
  ISSUE_EYEGLASSES_REFLECTION: 'Spiegelung in der Brille',
  ISSUE_SUNGLASSES_NOT_ALLOWED: 'Sonnenbrille',
  ISSUE_HAT_NOT_ALLOWED: 'Kopfbedeckung',
  ISSUE_BOTTOM_NOT_FULL: 'Unten angeschnitten',
  ISSUE_LEFT_NOT_FULL: 'Links angeschnitten',
  ISSUE_RIGHT_NOT_FULL: 'Rechts angeschnitten',
  ISSUE_FACE_NOT_FOUND: 'Kein Gesicht gefunden',
  ISSUE_EXPRESSION_NOT_NEUTRAL: 'Kein neutraler Gesichtsausdruck',
};

const levels: RecordWords['levels'] = {
  VERY_LOW: 'sehr niedrig',
  LOW: 'niedrig',
  MEDIUM: 'mittel',
  HIGH: 'hoch',
  VERY_HIGH: 'sehr hoch',
};

/** Points of the verdict that are neither a fault of the shot nor an issue of the service. */
const points: RecordWords['points'] = {
  'check-unavailable': 'die Aufnahme konnte nicht geprüft werden',
  'check-unreadable': 'die Aufnahme war für die Prüfung nicht lesbar',
  'picture-refused': 'der Dienst hat das Bild abgelehnt',
  'forbidden-edit': 'die Behörde nimmt keine bearbeiteten Bilder an',
  'watermark-differs': 'die Angabe des Dienstes zum Wasserzeichen weicht ab',
  'spec-differs': 'die Antwort des Dienstes nennt ein anderes Dokument',
  'image-size-differs': 'das Bild hat andere Pixelmaße, als der Dienst angibt',
  'photo-uuid-shared': 'der Dienst hat die Nummer auch für ein anderes Foto verwendet',
};

const policies: RecordWords['policies'] = {
  allowed: 'Bearbeitete Bilder: erlaubt.',
  warn: 'Bearbeitete Bilder: Es ist nicht bekannt, ob die Behörde sie annimmt.',
  locked: 'Bearbeitete Bilder: nicht angenommen.',
};

const policySources: RecordWords['policySources'] = {
  uk: 'britische Passfotoregeln in der Fassung auf gov.tc/passports/photos, auf jedes britische Dokument angewandt',
  us: 'Seiten des US-Außenministeriums und der US-Botschaften, seit 2026, auf jedes Dokument der USA angewandt',
  ireland:
    'Regeln der irischen Passbehörde für Fotostudios, aus zweiter Hand, auf jedes irische Dokument angewandt',
  unknown: 'keine, die Regeln dieser Behörde hat noch niemand nachgesehen',
  'no-document': 'keine Behörde verlangt dieses Bild',
};

const notices: RecordWords['notices'] = {
  'no-paper': 'Papier: Ein ausgedrucktes Foto wird nicht angenommen.',
  'code-only': 'Papier: Der Antrag braucht den Code oder die Datei, kein ausgedrucktes Foto.',
  'upload-only': 'Papier: Der Antrag braucht die Datei, kein ausgedrucktes Foto.',
};

const noticeSources: RecordWords['noticeSources'] = {
  germany: 'Bundesministerium des Innern, seit dem 1. Mai 2025',
  'uk-digital': 'Text der britischen Regierung zu digitalen Passfotos, aus zweiter Hand',
  'us-digital': 'Seiten von US-Botschaften zu Fotos für Online-Formulare',
  'its-name': 'nur der Name des Dokuments',
};

const tools: RecordWords['tools'] = {
  original: 'unverändert',
  aiEdit: 'KI-Bearbeitung',
  removeBackground: 'Hintergrund entfernt',
  enhance: 'verbessert',
  fill: 'Hintergrund gefüllt',
  headshot: 'Porträt',
};

const rejections: RecordWords['rejections'] = {
  'head-size': 'Gesichtshöhe',
  eyes: 'Augen',
  glasses: 'Brille',
  expression: 'Gesichtsausdruck',
  shadow: 'Schatten oder Licht',
  background: 'Hintergrund',
  sharpness: 'Schärfe',
};

const ages: RecordWords['ages'] = {
  adult: 'Grenzwerte für Erwachsene.',
  child: 'Grenzwerte für ein Kind unter sechs Jahren.',
  baby: 'Grenzwerte für ein Baby unter einem Jahr.',
};

export const record: RecordWords = {
  locale: 'de-DE',
  title: 'Fotoprotokoll',
  notAnApproval:
    'Dieses Protokoll nennt Prüfungen. Es ist keine Zusage: Nur die Behörde entscheidet, ob sie das Foto annimmt.',
  orderNumber: 'Auftrag',
  document: 'Dokument',
  person: 'Person',
  taken: 'Aufgenommen',
  imported: 'Bild importiert',
  made: 'Foto erstellt',
  written: 'Protokoll erstellt',
  taxNumber: 'Steuernummer',
  rules: 'Was die Behörde verlangt',
  size: 'Format: {size}.',
  source: 'Quelle: {source}.',
  asOf: 'Stand: {day}.',
  sizeSource: 'Spezifikation „{specCode}“ des Fotodienstes',
  noPaperRule: 'Papier: Hier ist keine Anforderung bekannt.',
  measured: 'Was gemessen wurde',
  columns: ['', 'Gemessen', 'Verlangt'],
  onTheShot:
    'Gemessen an der Aufnahme, in dem Ausschnitt, den Headroom darüberlegt. Das Foto selbst schneidet der Dienst zu. Format und Pixel sind die der Spezifikation. Die Grenzwerte für Neigung, Drehung und Kinn stammen von Headroom.',
  onTheVersion: 'Gemessen an dem bearbeiteten Bild, aus dem das Foto erstellt wurde.',
  erased: 'Die Messwerte wurden mit dem Bild gelöscht.',
  neverMeasured: 'Die Aufnahme wurde nicht gemessen.',
  findings: 'Was der Dienst gefunden hat',
  noIssues: 'Keine Beanstandung. Das heißt nicht, dass das Foto die Anforderungen erfüllt.',
  issue: 'Beanstandung: {issue}',
  otherIssue: 'eine Beanstandung, für die es hier keinen Namen gibt',
  doubt: 'Zu prüfen: {doubt}',
  defaultLevels: 'Jede Prüfung auf der üblichen Stufe des Dienstes.',
  level: '{issue}: {level}',
  changedLevels: 'Stufen der Prüfungen: {levels}. Alle anderen auf der üblichen Stufe des Dienstes.',
  decisions: 'Was das Personal entschieden hat',
  noDecisions: 'Nichts entgegen einer Warnung, keine Bearbeitung.',
  wentOn: 'Trotz Warnung fortgefahren am {date}: {points}',
  betweenPoints: '; ',
  otherPoint: 'eine Warnung, für die es hier keinen Namen gibt',
  edits: 'Bearbeitetes Bild verwendet: {edits}',
  allowed: 'Bearbeitetes Bild erlaubt am {date}, {by}: {reason}',
  allowedBy: { supervisor: 'Leitung', staff: 'Personal' },
  told: 'Am {date} mitgeteilt, dass kein ausgedrucktes Foto angenommen wird.',
  retakeOf: 'Neu aufgenommen, weil die Behörde das Foto aus Auftrag {number} abgelehnt hat: {reason}',
  accepted: 'Foto ohne Code angenommen am {date}: {reason}',
  format: {
    notADocument:
      'Ein Format dieses Studios, kein Dokument einer Behörde. Keine Vorschrift einer Behörde wurde geprüft.',
    name: 'Format',
    title: 'Das Foto',
    source: 'eigenes Format des Studios',
    head: 'Gesichtshöhe auf dem Foto: {mm}. Das Format verlangt {range}.',
    headNotMeasured: 'Gesichtshöhe: nicht gemessen. Das Format verlangt {range}.',
    cropped: 'Vom Studio aus diesem Bild zugeschnitten. Hintergrund, Licht und Farben sind wie im Bild.',
  },
  practice: 'PRACTICE',
  practiceMeaning: 'Im Übungsmodus erstellt. Nichts hier betrifft ein echtes Foto.',
  ...{ unknown, measures, values, faults, issues, levels, points, policies, policySources, notices },
  ...{ noticeSources, tools, ages, rejections },
};
