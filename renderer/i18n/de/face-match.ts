import type { faceMatch as english } from '../en/face-match.ts';

/** Face match: the comparison of two pictures. */
export const faceMatch: typeof english = {
  title: 'Gesichtsvergleich',
  text: 'Fragt den Dienst, ob zwei Bilder dasselbe Gesicht zeigen.',
  signal: 'Die Antwort ist ein technisches Signal, keine Entscheidung darüber, wer jemand ist.',
  nothingKept:
    'Nichts wird aufbewahrt: weder die Bilder noch der Wert noch die Antwort. Alles ist weg, wenn Sie diese Seite verlassen.',
  inspector: 'Vergleich',
  source: 'Erstes Bild',
  target: 'Zweites Bild',
  choose: 'Bild wählen',
  chooseOther: 'Anderes wählen',
  remove: 'Entfernen',
  pickSource: 'Erstes Bild wählen',
  pickTarget: 'Zweites Bild wählen',
  emptySlot: 'Noch kein Bild',
  emptySlotText: 'Aus einem Auftrag, von der Kamera oder aus einer Datei. Je ein Gesicht.',
  alt: '{which}: {name}',
  swap: 'Bilder tauschen',
  threshold: {
    label: 'Was als Übereinstimmung gilt',
    service: 'Wie beim Dienst üblich',
    own: 'Eine Zahl',
    number: 'Kleinster Wert für eine Übereinstimmung',
    hint: 'Der Dienst hat seine eigene Skala. Bei einem anderen Dienst bedeutet die Zahl nichts.',
    wrong: 'Geben Sie 0 oder eine größere Zahl ein.',
  },
  compare: 'Gesichter vergleichen · 1 Credit',
  fresh: 'Neuer Vergleich',
  toDesk: 'Zurück zur Übersicht',
  working: 'Die Gesichter werden verglichen',
  usual: 'Meist einige Sekunden.',
  leave:
    'Sie können diese Seite verlassen: Der Vergleich läuft weiter, und seine Antwort wartet hier zehn Minuten lang.',
  before: 'Ein früherer Vergleich läuft noch',
  beforeText:
    'Er wurde angefordert, bevor diese Seite geöffnet wurde. Seine Antwort wird nicht aufbewahrt und kann deshalb nicht angezeigt werden. Wenn er beendet ist, können Sie erneut vergleichen.',
  result: {
    match: 'Übereinstimmung',
    matchText: 'Laut Dienst erreicht der Wert die Schwelle.',
    noMatch: 'Keine Übereinstimmung',
    noMatchText:
      'Laut Dienst liegt der Wert unter der Schwelle. Das ist eine Antwort, kein Fehler: Licht, Alter oder ein gedrehter Kopf können den Wert senken.',
    score: 'Wert',
    /** The score, said aloud. */
    said: 'Wert: {score}.',
    noScore: 'keine Angabe',
    threshold: 'Gesendete Schwelle',
    thresholdNone: 'keine: wie beim Dienst üblich',
    at: 'Beantwortet um',
    scoreNote: 'Mit dem Wert eines anderen Dienstes nicht vergleichbar.',
  },
  badPicture: 'Nicht verwendbar',
  noFaceTitle: 'Kein Gesicht gefunden',
  noFaceText: 'Wählen Sie eines, das das ganze Gesicht von vorn zeigt.',
  uncertainSubject: 'zwei Bilder',
  leaveDoubt:
    'Unsicher? Lassen Sie es und bedienen Sie die nächste Kundschaft: Die Anfrage wartet hier. Bis sie geklärt ist, ist kein weiterer Vergleich möglich.',
  trouble: {
    SERVICE_NO_ACCOUNT: {
      now: 'Verbinden Sie ein Konto in den Einstellungen und vergleichen Sie erneut.',
    },
    SERVICE_CREDENTIALS: {
      now: 'Prüfen Sie Schlüssel und Geheimnis in den Kontoeinstellungen und vergleichen Sie erneut.',
    },
    SERVICE_NOT_ENABLED: {
      title: 'Das Konto ist nicht für Gesichtsvergleiche freigeschaltet.',
      now: 'Bitten Sie den Dienst, sie für Ihren Schlüssel freizuschalten.',
    },
    SERVICE_REQUEST_REFUSED: { now: 'Prüfen Sie die Bilder und die Schwelle und vergleichen Sie erneut.' },
    SERVICE_IMAGE_REFUSED: {
      title: 'Der Dienst kann eines der Bilder nicht verwenden.',
      now: 'Vielleicht zeigt es niemanden oder mehrere Personen. Wählen Sie eines mit genau einem Gesicht.',
    },
    SERVICE_NO_FACE: {
      title: 'In einem der Bilder wurde kein Gesicht gefunden.',
      cost: 'Es wurde nichts verglichen. Möglicherweise wurde ein Credit verbraucht.',
      now: 'Wählen Sie Bilder, die je ein ganzes Gesicht zeigen.',
    },
    SERVICE_CREDIT: { now: 'Laden Sie das Konto beim Dienst auf und vergleichen Sie erneut.' },
    SERVICE_UNREACHABLE: { now: 'Prüfen Sie das Netzwerk und vergleichen Sie erneut.' },
    NOT_FOUND: {
      title: 'Dieses Bild ist nicht mehr vorhanden.',
      now: 'Wählen Sie ein anderes.',
    },
    PHOTO_FILE_MISSING: { now: 'Wählen Sie ein anderes.' },
    WRONG_STEP: {
      title: 'Dieses Foto ist noch nicht fertig.',
      now: 'Wählen Sie seine Aufnahme oder ein anderes Bild.',
    },
    CALL_OPEN: {
      title: 'Eine Anfrage ist noch offen.',
      now: 'Warten Sie darauf, oder geben Sie zuerst den Ausgang an.',
    },
    INTERNAL: {
      cost: 'Möglicherweise wurde ein Credit verbraucht.',
      now: 'Laden Sie neu, bevor Sie erneut vergleichen.',
    },
  },
};
