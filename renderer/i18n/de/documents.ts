import type { documents as english } from '../en/documents.ts';

/** Demands of a document's authority beyond its measures, and the picture from which a photo is made. */
export const documents: typeof english = {
  source: 'Quelle: {source}',
  asOf: 'Stand: {day}.',
  policy: {
    locked: {
      title: '{documents}: keine bearbeiteten Bilder',
      text: 'Verwenden Sie die unveränderte Aufnahme. Die Leitung kann ein bearbeitetes Bild erlauben. Der Grund dafür wird aufbewahrt.',
    },
    warn: {
      title: '{documents}: vor bearbeiteten Bildern nachfragen',
      text: 'Es ist hier nicht bekannt, ob die Behörde bearbeitete Bilder annimmt.',
    },
  },
  policySources: {
    uk: 'die britischen Passfotoregeln in der Fassung auf gov.tc/passports/photos: nicht mit Software verändert. Sie gelten hier für jedes britische Dokument.',
    us: 'Seiten des US-Außenministeriums und der US-Botschaften: seit 2026 keine Änderung mit Software, Filtern oder KI. Das gilt hier für jedes Dokument der USA.',
    ireland:
      'die Regeln der irischen Passbehörde für Fotostudios, aus zweiter Hand: unverändert. Sie gelten hier für jedes irische Dokument.',
    unknown: 'keine. Die Regeln dieser Behörde hat noch niemand nachgesehen.',
  },
  notices: {
    'no-paper': {
      short: 'Kein ausgedrucktes Foto',
      title: '{documents}: kein ausgedrucktes Foto wird angenommen',
      text: 'Ein ausgedrucktes Foto wird bei der Behörde abgewiesen. Verkaufen Sie es nur, wenn die Kundschaft es für etwas anderes möchte.',
    },
    'code-only': {
      short: 'Code statt Ausdruck',
      title: '{documents}: der Code oder die Datei, kein ausgedrucktes Foto',
      text: 'Der Antrag wird online gestellt, mit dem Fotocode oder der Datei. Geben Sie der Kundschaft eines davon.',
    },
    'upload-only': {
      short: 'Datei statt Ausdruck',
      title: '{documents}: die Datei, kein ausgedrucktes Foto',
      text: 'Das Bild wird mit dem Antrag hochgeladen. Geben Sie der Kundschaft die Datei.',
    },
  },
  noticeSources: {
    germany:
      'Bundesministerium des Innern: Seit dem 1. Mai 2025 nehmen die Behörden nur noch digitale Lichtbilder an, die dort aufgenommen oder von einem registrierten Fotostudio übermittelt werden.',
    'uk-digital': 'Text der britischen Regierung zu digitalen Passfotos, aus zweiter Hand.',
    'us-digital': 'Seiten von US-Botschaften zu Fotos für Online-Formulare.',
    'its-name': 'nur der Name des Dokuments. Fragen Sie die Kundschaft, wie der Antrag gestellt wird.',
  },
  confirm: {
    ask: 'Weiß die Kundschaft das, und möchte sie das Foto für etwas anderes?',
    next: 'Ja, für etwas anderes',
    done: 'Die Kundschaft weiß das und möchte das Foto für etwas anderes.',
    change: 'Anderes Dokument wählen',
  },
  versions: {
    title: 'Für das Dokument verwenden',
    use: 'Für {document} verwenden',
    useOriginal: 'Unveränderte Aufnahme für {document} verwenden',
    inUse: 'In Verwendung für {document}',
    madeFrom: 'Jetzige Grundlage: {what}',
    charge: 'Mit der Verwendung kommt {item} in den Warenkorb: {price}.',
    original: 'die unveränderte Aufnahme',
    version: 'Version {number}, {tool}',
    tools: {
      original: 'unverändert',
      aiEdit: 'KI-Bearbeitung',
      removeBackground: 'Hintergrund entfernt',
      enhance: 'verbessert',
      fill: 'Hintergrund gefüllt',
      headshot: 'Porträt',
    },
    again: 'Die Vorschau wird noch einmal erstellt. Das verbraucht eine Vorschau vom Guthaben.',
    paid: 'Es ist bezahlt und kann nicht mehr geändert werden.',
    open: 'Eine Anfrage dazu läuft oder ist nicht geklärt.',
    none: 'Kein Dokument dieses Auftrags stammt von dieser Aufnahme.',
    retouched: 'Retuschiert: {tool}',
    retouchedOf: '{document} ist retuschiert: {tool}',
    alt: 'Das retuschierte Bild',
  },
  override: {
    title: 'Bearbeitetes Bild für {document} verwenden?',
    reason: 'Grund',
    reasonHint:
      'Wird dauerhaft aufbewahrt, zum Beispiel „für einen Mitgliedsausweis, nicht für einen Antrag“.',
    do: 'Erlauben',
    keep: 'So lassen',
    logged: 'Headroom hält fest, wer es wann und warum erlaubt hat. Niemand kann das entfernen.',
    unlock: 'Nur die Leitung darf ein bearbeitetes Bild erlauben. Die PIN gilt zehn Minuten lang.',
  },
  overrides: {
    text: 'Alle bearbeiteten Bilder, die verwendet wurden, obwohl die Behörde für das Dokument Bearbeitungen verbietet. Niemand kann eine Zeile ändern oder entfernen.',
    loading: 'Erlaubte Bearbeitungen werden geladen',
    empty: 'Bisher wurde kein bearbeitetes Bild erlaubt',
    emptyText: 'Wenn die Leitung eines erlaubt, steht es hier mit dem Grund.',
    more: 'Die neuesten {count} werden angezeigt.',
    when: 'Wann',
    document: 'Dokument',
    picture: 'Bild',
    reason: 'Grund',
    by: 'Erlaubt von',
    who: { supervisor: 'Leitung, mit PIN', staff: 'Personal, keine PIN festgelegt' },
    open: 'Auftrag {number} öffnen',
  },
  retouch: {
    step: 'Retusche',
    go: 'Retuschieren',
    open: 'Eine Retusche dieses Auftrags läuft.',
    uncertain: 'Der Ausgang einer Anfrage zur Retusche ist unbekannt.',
    settle: 'Ansehen',
  },
};

/** The studio's own formats: how they are chosen and cropped. */
export const formats = {
  group: 'Eigene Formate',
  tag: 'Eigenes Format',
  facts:
    'Ein Format dieses Studios. Es wird hier aus der Aufnahme zugeschnitten und braucht kein Guthaben. Es ist kein Dokument einer Behörde.',
  background: 'Wie in der Aufnahme',
  thenNothing: 'Nach der Zahlung kann das Foto gedruckt werden. Es ist fertig und braucht kein Guthaben.',
  alt: 'Foto: {name}',
  crop: {
    go: 'Foto zuschneiden: {name}',
    title: 'Zuschnitt',
    doneTitle: 'Foto',
    stage: 'Zuschnitt des Fotos: {name}',
    keys: 'Die Pfeiltasten verschieben das Bild um einen halben Millimeter, mit Umschalt um fünf. Plus und Minus zoomen, Komma und Punkt richten aus, Null setzt den Zuschnitt zurück.',
    hint: 'Ziehen Sie das Bild, um es zu verschieben. Zoomen Sie mit dem Mausrad oder zwei Fingern. Mit der Tastatur: Pfeiltasten, + und −, Komma und Punkt zum Ausrichten, 0 zum Zurücksetzen.',
    measuring: 'Gesicht wird gemessen',
    use: 'Zuschnitt verwenden',
    useAnyway: 'Trotzdem verwenden',
    again: 'Neu zuschneiden',
    reset: 'Zuschnitt zurücksetzen',
    zoom: 'Zoom',
    level: 'Ausrichten',
    degrees: '{value}°',
    notMeasured: 'Nicht gemessen',
    above: 'Über dem Kopf',
    /** Said aloud after keys have moved the crop. */
    said: {
      head: 'Scheitel bis Kinn: {mm}.',
      above: 'Über dem Kopf: {mm}.',
      middle: 'In der Mitte.',
      left: 'Links der Mitte: {mm}.',
      right: 'Rechts der Mitte: {mm}.',
      turned: 'Gedreht um {degrees}.',
      zoom: 'Zoom: {percent}.',
      place: 'Mitte des Fotos: {across} von links, {down} von oben.',
    },
    pixels: 'Pixel der Aufnahme',
    soft: 'Die Aufnahme hat hier weniger Pixel als die {dpi}\u00a0dpi des Formats. Der Druck kann unscharf wirken.',
    noFace: 'Kein Gesicht gefunden. Der Zuschnitt beginnt in der Mitte: Schneiden Sie nach Augenmaß zu',
    unmeasured:
      'Das Gesicht konnte nicht gemessen werden. Der Zuschnitt beginnt in der Mitte: Schneiden Sie nach Augenmaß zu',
    fault: {
      'too-far': 'Gesicht zu klein: {mm} statt {range}',
      'too-close': 'Gesicht zu groß: {mm} statt {range}',
      'cut-off': 'Der Kopf ist nicht ganz auf dem Foto',
    },
    notYet: 'Noch nicht zugeschnitten',
    done: 'Zugeschnitten',
  },
};
