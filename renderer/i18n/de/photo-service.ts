import type { checks as englishChecks, photoService as english } from '../en/photo-service.ts';

export const photoService: typeof english = {
  title: 'Fotodienst',
  text: 'Wie Fotos angefordert werden. Offene Aufträge behalten die Art, mit der sie begonnen haben.',
  mode: 'Wann bezahlt wird',
  modes: {
    preview: 'Zuerst Vorschau',
    direct: 'Direkt, ohne Vorschau',
  },
  modeTexts: {
    preview:
      'Die Kundschaft sieht eine Vorschau mit Wasserzeichen und zahlt. Erst dann wird das fertige Foto abgerufen. Eine Aufnahme, die nicht gefällt, kostet eine Vorschau, nie ein fertiges Foto.',
    direct:
      'Die Kundschaft zahlt zuerst. Eine Anfrage erstellt dann das fertige Foto, ohne Vorschau. Das spart einen Schritt, aber eine schlechte Aufnahme hat Guthaben verbraucht und muss wiederholt oder erstattet werden.',
  },
  watermark: 'Wasserzeichen der Vorschau',
  watermarks: { Preview: 'Preview (Englisch)', Aperçu: 'Aperçu (Französisch)' },
  upload: 'Größe des gesendeten Bildes',
  uploads: {
    small: 'Bis 2.000 Pixel',
    standard: 'Bis 3.000 Pixel',
    large: 'Bis 4.500 Pixel',
    full: 'Originalgröße',
    own: 'Bis {pixels} Pixel',
  },
  sheets: 'Bögen vom Dienst',
  sheetsHint:
    'Zu jedem Foto kann der Dienst auch einen ganzen Bogen anordnen. Das kostet nichts. Wählen Sie das Papier Ihrer Drucker. Jeder Bogen kann bei der Übergabe gedruckt werden.',
  uploadHint:
    'Entlang der längeren Seite. Kleinere Bilder kommen bei langsamer Verbindung schneller an. 3.000 Pixel sind mehr, als ein Passfoto braucht. Die Aufnahme selbst bleibt immer unverändert erhalten.',
  deadline: 'Längste Wartezeit für ein Foto',
  seconds: 'Sekunden',
  deadlineHint:
    'Hat der Dienst bis dahin nicht geantwortet, weiß niemand, ob die Anfrage gezählt hat, und Sie müssen ihren Ausgang angeben. 120 passt für die meisten Studios.',
  single: 'Andere Wartezeit für einzelne Anfragen',
  singleHint:
    'Nur für Anfragen, die viel länger dauern oder schneller sein müssen. Kostenlose Abfragen haben eigene Grenzen.',
  calls: {
    makeIdPhotoWatermark: 'Vorschau',
    getIdPhotoNoWatermark: 'Fertiges Foto',
    makeIdPhoto: 'Direktfoto',
    aiEdit: 'KI-Bearbeitung',
    removeBackground: 'Hintergrund, besser',
    removeBackgroundFast: 'Hintergrund, schneller',
    photoEnhance: 'Verbessern',
    generatePortrait: 'Porträts',
    faceMatch: 'Gesichtsvergleich',
  },
  fewLeft: 'Warnen, wenn höchstens so viele übrig sind',
  fewLeftHint:
    'Die Warnung steht auf jeder Seite, bis das Konto aufgeladen ist. Bei 0 kommt sie erst, wenn nichts mehr übrig ist.',
};

export const checks: typeof englishChecks = {
  title: 'Fotoprüfung',
  text: 'Wie streng der Dienst nach jedem Mangel sucht: „Niedrig“ lässt mehr durch, „Hoch“ beanstandet mehr.',
  document: 'Dokument',
  changed: 'wie beim Dienst üblich | eine geändert | {count} geändert',
  documentOption: '{name} ({state})',
  check: 'Prüfung',
  grid: 'Strenge jeder Prüfung',
  levelHints: {
    VERY_LOW: 'lässt das meiste durch',
    LOW: '',
    MEDIUM: 'üblich',
    HIGH: '',
    VERY_HIGH: 'am strengsten',
  },
  resetOne: '{check}: zurück auf Mittel',
  resetAll: 'Alle zurück auf Mittel',
  allStandard: 'Jede Prüfung dieses Dokuments hat die übliche Stufe des Dienstes, Mittel.',
  someChanged:
    'Eine Prüfung weicht von der üblichen Stufe ab. | {count} Prüfungen weichen von der üblichen Stufe ab.',
  costs:
    'Eine Änderung gilt ab dem nächsten Foto. Jede erneute Prüfung eines Fotos mit anderen Stufen ist eine weitere kostenpflichtige Anfrage.',
};
