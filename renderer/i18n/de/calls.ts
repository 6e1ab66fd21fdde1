import type { calls as english } from '../en/calls.ts';

/** Calls to the service: their purpose, how far they got, and a person's decisions about them. */
export const calls: typeof english = {
  purpose: {
    makeIdPhotoWatermark: 'Die Vorschau mit Wasserzeichen',
    getIdPhotoNoWatermark: 'Das fertige Foto',
    makeIdPhoto: 'Das Direktfoto ohne Vorschau',
    aiEdit: 'Die KI-Bearbeitung',
    removeBackground: 'Das Entfernen des Hintergrunds',
    removeBackgroundFast: 'Das schnelle Entfernen des Hintergrunds',
    photoEnhance: 'Das Verbessern',
    faceMatch: 'Der Gesichtsvergleich',
    generatePortrait: 'Eine Reihe Porträts',
  },
  /** Purpose of a call, in brackets inside a sentence. */
  subject: {
    makeIdPhotoWatermark: 'Vorschau',
    getIdPhotoNoWatermark: 'fertiges Foto',
    makeIdPhoto: 'fertiges Foto',
    aiEdit: 'KI-Bearbeitung',
    removeBackground: 'Hintergrund entfernen',
    removeBackgroundFast: 'Hintergrund schnell entfernen',
    photoEnhance: 'Verbessern',
    faceMatch: 'Gesichtsvergleich',
    generatePortrait: 'Porträts',
  },
  settled: {
    title: 'Geklärte Anfragen',
    otherDay: '{time}\u00a0Uhr, {day}',
    counted:
      'Die Anfrage ({what}) wurde von {by} geklärt ({time}): Sie hat einen Credit verbraucht. Ein brauchbares Ergebnis kam nicht an. Eine erneute Anfrage kann einen weiteren Credit verbrauchen.',
    'not-counted':
      'Die Anfrage ({what}) wurde von {by} geklärt ({time}): Sie hat keinen Credit verbraucht. Ein brauchbares Ergebnis kam nicht an. Eine erneute Anfrage kann einen Credit verbrauchen.',
  },
  unknown: 'unbekannt',
  justNow: '{at}, gerade eben',
  ago: '{at}, {ago}',
  amount: '{size} haben diesen Computer verlassen.',
  amountUnknown: 'Es ist unbekannt, wie viel davon diesen Computer verlassen hat.',
  silent: 'Es kam nichts zurück.',
  begun: 'Nur {size} einer Antwort kamen zurück.',
  answered: 'Der Dienst hat eine unerwartete Antwort gesendet.',
  interrupted: 'Headroom wurde beendet, während es auf die Antwort wartete.',
  unknownReason: 'Die Anfrage endete aus einem Grund, den Headroom nicht kennt.',
  status: 'Status {status}',
  reasons: {
    'time-out': 'Es kam nicht rechtzeitig eine vollständige Antwort.',
    left: 'Headroom wurde geschlossen, während es wartete.',
    reset: 'Die Verbindung wurde getrennt.',
    cut: 'Die Antwort brach mittendrin ab.',
    'too-large': 'Die Antwort war größer als jedes Foto und wurde abgebrochen.',
    malformed: 'Die Antwort ist fehlerhaft aufgebaut.',
    'unknown-encoding': 'Die Antwort war auf eine Weise verpackt, die nicht lesbar ist.',
    tls: 'Die sichere Verbindung ist fehlgeschlagen.',
    'not-json':
      'Etwas anderes als der Dienst hat geantwortet, zum Beispiel die Anmeldeseite eines Netzwerks.',
    'wrong-shape': 'Es kam eine Antwort, aber sie passt nicht zu dieser Anfrage.',
    'processing-failed': 'Der Dienst meldete, dass seine eigene Verarbeitung fehlgeschlagen ist.',
    unavailable: 'Der Dienst oder etwas auf dem Weg zu ihm meldete, dass er nicht verfügbar ist.',
    'not-an-image': 'Es kam eine Antwort, aber das Bild darin ist keine Bilddatei.',
    'answer-not-kept': 'Es kam eine Antwort, aber dieser Computer konnte sie nicht speichern.',
    'photo-uuid-differs':
      'Die Antwort galt einem anderen Foto als dem angeforderten. Sie wird verschlüsselt aufbewahrt und nicht angezeigt.',
    'reader-failed': 'Die Antwort konnte nicht bis zum Ende gelesen werden.',
    redirect: 'Die Antwort verwies auf eine andere Adresse. Headroom folgt solchen Verweisen nie.',
    'unexpected-status': 'Der Dienst hat eine unerwartete Antwort gesendet.',
  },
  counterNone: 'Unbekannt.',
  counterNoSuch: 'Das Konto zeigt für diese Art von Anfrage kein Guthaben.',
  counterOnlyBefore: '{before} vor der Anfrage, seither unbekannt.',
  counterOnlyAfter: 'Jetzt {after}, davor unbekannt.',
  counterDown: '{before} vor der Anfrage, jetzt {after}: Die Zahl ist gesunken.',
  counterSame: '{before} vor der Anfrage und jetzt: Die Zahl ist gleich geblieben.',
  counterUp: '{before} vor der Anfrage, jetzt {after}: Das Konto wurde aufgeladen.',
  uncertain: {
    title: 'Der Ausgang dieser Anfrage ist unbekannt',
    text: '{what} wurde angefordert ({document}), und es kam keine brauchbare Antwort. Möglicherweise wurde ein Credit verbraucht. Es wird nichts erneut gesendet, bis Sie entscheiden.',
    facts: 'Was bekannt ist',
    sent: 'Gesendet',
    reach: 'Wie weit sie kam',
    counter: 'Übriges Guthaben des Kontos',
    hint: 'Ein Hinweis, kein Beweis: Vielleicht nutzen auch andere dieses Konto.',
    decide: 'Wie ging sie aus?',
    counted: 'Sie hat einen Credit verbraucht',
    countedText:
      'Die Zahl ist gesunken, oder der Dienst führt die Anfrage in seinen Aufzeichnungen. Sie wird als verbraucht festgehalten.',
    countedTextNoSuch:
      'Der Dienst führt die Anfrage in seinen Aufzeichnungen. Sie wird als verbraucht festgehalten.',
    notCounted: 'Sie hat keinen Credit verbraucht',
    notCountedText:
      'Die Zahl ist gleich geblieben, oder der Dienst bestätigt es. Sie wird als nicht verbraucht festgehalten.',
    notCountedTextNoSuch:
      'Der Dienst führt die Anfrage nicht in seinen Aufzeichnungen. Sie wird als nicht verbraucht festgehalten.',
    thenTitle: 'Was danach kommt',
    then: 'Keine der Antworten sendet etwas. Danach können Sie erneut anfordern, was einen Credit verbrauchen kann.',
    thenPaid:
      'Keine der Antworten sendet etwas, und die Zahlung bleibt erfasst. Danach können Sie erneut anfordern, ohne Berechnung eine neue Aufnahme machen oder den Betrag erstatten.',
    leave:
      'Unsicher? Lassen Sie es und bedienen Sie die nächste Kundschaft: Der Auftrag bleibt erhalten und wartet in der Übersicht unter „Ausgang unbekannt“.',
    toDesk: 'Vorerst lassen · zurück zur Übersicht',
  },
};
