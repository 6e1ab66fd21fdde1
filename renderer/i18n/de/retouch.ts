import type { retouch as english } from '../en/retouch.ts';

/** The retouch session: one picture, its tools, and every version made with them. */
export const retouch: typeof english = {
  title: 'Retusche',
  inspector: 'Werkzeuge für dieses Bild',
  list: {
    text: 'Ein Bild mit allen Versionen, die daraus entstanden sind. Das Original wird nie verändert.',
    new: 'Bild wählen',
    pick: 'Bild für die Retusche wählen',
    drop: 'Sie können eine Bilddatei auf jede Stelle dieser Seite ziehen. Von mehreren wird die erste genommen.',
    none: 'Noch kein Bild retuschiert',
    noneHint:
      'Wählen Sie eines aus einer Datei, von der Kamera oder aus einem Auftrag. In einem Auftrag führt auch der Schritt Aufnahme hierher.',
    loading: 'Bilder werden gesucht\u00a0…',
    list: 'Retuschierte Bilder, das neueste zuerst',
    ofOrder: 'Auftrag {number}',
    onItsOwn: 'Ohne Auftrag',
    starting: 'Bild wird geöffnet\u00a0…',
  },
  versions: 'Noch keine Version | Eine Version | {count} Versionen',
  attention: {
    'under-way': 'Bearbeitung läuft',
    'uncertain-call': 'Ausgang unbekannt',
    'uncertain-print': 'Wurde es gedruckt?',
  },
  opening: 'Bild wird geöffnet\u00a0…',
  back: {
    order: 'Zurück zum Auftrag',
    list: 'Alle Bilder',
    tool: 'Werkzeug schließen',
  },
  erasedAfter: 'Wird am {date} automatisch gelöscht.',
  history: 'Versionen',
  original: 'Original',
  version: '{number} · {what}',
  used: 'verwendet',
  pickVersion: '{name}, {pixels}',
  made: {
    original: 'Original',
    aiEdit: 'KI-Bearbeitung',
    removeBackground: 'Hintergrund entfernt',
    removeBackgroundFast: 'Hintergrund entfernt, schnell',
    enhance: 'Verbessert',
    enhanceScale: 'Verbessert ×{scale}',
    enhanceFace: 'Verbessert, mit Gesicht',
    enhanceScaleFace: 'Verbessert ×{scale}, mit Gesicht',
    fill: 'Hintergrund {colour}',
    headshot: 'Porträt',
  },
  pixels: '{width}\u00a0×\u00a0{height}\u00a0px',
  see: 'transparent',
  madeFrom: 'aus Version {number}',
  madeFromOriginal: 'aus dem Original',
  compareWith: 'Vergleichen mit',
  doubts: {
    'format-differs': 'Der Dienst hat einen anderen Dateityp gesendet als angefordert.',
    'image-size-differs': 'Die Pixelmaße des Bildes entsprechen nicht den Angaben des Dienstes.',
    'count-differs': 'Der Dienst hat eine andere Zahl von Bildern gesendet als angefordert.',
  },
  flattened: 'Das Bild kam ohne Transparenz zurück, seine Hintergrundfarbe lässt sich also nicht ändern.',
  tools: {
    title: 'Werkzeug wählen',
    fromOriginal: 'Jedes erstellt eine neue Version aus dem Original.',
    from: 'Jedes erstellt eine neue Version aus Version {number}.',
    fillHint: 'Ist der Hintergrund entfernt, können Sie eine Farbe hinter die Person legen.',
    aiEdit: {
      name: 'KI-Bearbeitung',
      rule: 'Korrigiert nur, was nötig ist: Kopf, Gesichtsausdruck, Brille, Licht, Unschärfe. Wählt kein Dokumentformat und sagt nicht zu, dass das Foto angenommen wird.',
      do: 'Mit KI bearbeiten · 1 Credit',
      under: 'Die KI-Bearbeitung läuft',
    },
    removeBackground: {
      name: 'Hintergrund entfernen',
      rule: 'Entfernt alles hinter der Person. Schneidet nicht zu.',
      do: 'Hintergrund entfernen · 1 Credit',
      under: 'Der Hintergrund wird entfernt',
    },
    enhance: {
      name: 'Verbessern',
      rule: 'Schärft und vergrößert. Beurteilt weder die Person noch, ob eine Behörde das Bild annehmen würde.',
      do: 'Verbessern · 1 Credit',
      under: 'Das Bild wird verbessert',
    },
    fill: {
      name: 'Hintergrundfarbe',
      rule: 'Entsteht auf diesem Computer: kostenlos, ohne Guthaben.',
      do: 'Hintergrund behalten · kostenlos',
    },
  },
  /** How long a tool takes, and the limit in the settings: in minutes, or in seconds. */
  usual: {
    minutes:
      'Meist unter einer halben Minute, höchstens eine Minute. | Meist unter einer halben Minute, höchstens {count} Minuten.',
    seconds:
      'Meist unter einer halben Minute, höchstens eine Sekunde. | Meist unter einer halben Minute, höchstens {count} Sekunden.',
  },
  usualFast: {
    minutes:
      'Meist einige Sekunden, höchstens eine Minute. | Meist einige Sekunden, höchstens {count} Minuten.',
    seconds:
      'Meist einige Sekunden, höchstens eine Sekunde. | Meist einige Sekunden, höchstens {count} Sekunden.',
  },
  quality: 'Qualität',
  best: 'Beste Kanten',
  fast: 'Schnell',
  format: 'Ergebnis als',
  formats: {
    PNG: 'PNG',
    JPEG: 'JPEG',
  },
  keepsTransparency: 'Der entfernte Hintergrund bleibt transparent.',
  losesTransparency: 'JPEG kennt keine Transparenz: Danach können Sie keine Hintergrundfarbe mehr wählen.',
  scale: 'Größe',
  scaleOf: '×{scale}',
  scaleStays: 'Die Größe bleibt gleich.',
  scaleText: 'Jede Seite wird {scale}-mal so lang.',
  face: 'Auch das Gesicht verbessern',
  faceHint: 'Sehen Sie danach genau hin: Die Haut kann zu glatt werden.',
  behind: 'Hinter der Person',
  backgrounds: {
    transparent: 'Transparent',
    white: 'Weiß',
    grey: 'Hellgrau',
    custom: 'Andere Farbe',
  },
  custom: 'Farbe',
  customHint: 'Als #RRGGBB, zum Beispiel #E6E2D8.',
  customPick: 'Farbe auswählen',
  customWrong: 'Geben Sie # und sechs Ziffern oder Buchstaben von A bis F ein.',
  leave:
    'Sie können diese Seite verlassen: Die Anfrage läuft weiter und lässt sich nicht abbrechen, das Ergebnis wartet hier.',
  leaveDo: 'Vorerst lassen',
  leaveDoubt:
    'Unsicher? Lassen Sie es und bedienen Sie die nächste Kundschaft: Alle Versionen bleiben erhalten, und die Anfrage wartet unter Retusche als „Ausgang unbekannt“.',
  backToOrder: 'Zurück zum Auftrag',
  export: 'Exportieren\u00a0…',
  erase: 'Jetzt löschen',
  eraseTitle: '„{name}“ und alle Versionen löschen?',
  eraseText:
    'Das Original und alle Versionen werden jetzt von diesem Computer gelöscht. Exportierte Dateien bleiben, wo sie sind.',
  eraseDo: 'Bild und Versionen löschen',
  eraseKeep: 'Behalten',
  trouble: {
    other: 'Anderes Bild wählen',
    shot: 'Zurück zur Aufnahme',
    account: 'Konto öffnen',
    retry: 'Erneut versuchen · 1 Credit',
    kept: 'Alle Versionen bleiben erhalten.',
    title: {
      SERVICE_IMAGE_REFUSED: 'Der Dienst kann dieses Bild nicht verwenden.',
    },
    cost: {
      SERVICE_NO_FACE: 'Möglicherweise wurde ein Credit verbraucht.',
    },
    now: {
      SERVICE_NO_ACCOUNT: 'Verbinden Sie ein Konto in den Einstellungen und versuchen Sie es erneut.',
      SERVICE_CREDENTIALS:
        'Prüfen Sie Schlüssel und Geheimnis in den Kontoeinstellungen und versuchen Sie es erneut.',
      SERVICE_NOT_ENABLED:
        'Bitten Sie den Dienst, dieses Werkzeug für Ihr Konto freizuschalten. Die anderen Werkzeuge gehen inzwischen vielleicht.',
      SERVICE_REQUEST_REFUSED:
        'Versuchen Sie es mit anderen Einstellungen, einer anderen Version oder einem anderen Werkzeug.',
      SERVICE_IMAGE_REFUSED:
        'Versuchen Sie es mit einer anderen Version oder einem anderen Bild: Vielleicht zeigt es niemanden oder mehrere Personen.',
      SERVICE_NO_FACE:
        'Dieses Werkzeug braucht das Gesicht einer Person. Wählen Sie ein Bild, das das ganze Gesicht zeigt.',
      SERVICE_CREDIT: 'Laden Sie das Konto beim Dienst auf und versuchen Sie es erneut.',
      SERVICE_UNREACHABLE:
        'Prüfen Sie das Netzwerk und versuchen Sie es erneut. Hintergründe lassen sich inzwischen einfärben.',
      PHOTO_FILE_MISSING: 'Machen Sie mit einer anderen Version weiter oder wählen Sie das Bild erneut.',
      CALL_OPEN: 'Warten Sie darauf, oder geben Sie zuerst den Ausgang an.',
      NOT_FOUND:
        'Es wurde gelöscht, von jemandem hier oder weil seine Aufbewahrungsdauer abgelaufen war. Wählen Sie erneut ein Bild.',
      INTERNAL: 'Laden Sie neu und sehen Sie sich die Versionen an, bevor Sie etwas wiederholen.',
    },
  },
};
