import type { owed as english, refunded as englishRefunded } from '../en/owed.ts';

/** Refunds of a payment, on every screen that shows an order. */
export const refunded: typeof englishRefunded = {
  refund: { whole: '{amount} erstattet', part: '{amount} von {total} erstattet' },
  void: { whole: '{amount} storniert', part: '{amount} von {total} storniert' },
};

/** Photos that are paid for but not settled: what happened, what it cost, and what can be done. */
export const owed: typeof english = {
  tag: 'Bezahlt, Foto offen',
  title: 'Bezahlt, Foto offen',
  paid: '{total} sind bezahlt, und die Quittung gilt.',
  paidLess: 'Bezahlt wurden {total}. {refunded}.',
  because: '{title} {cost}',
  since: 'Offen seit {time}\u00a0Uhr',
  nowTitle: 'Was Sie tun können',
  next: 'Als Nächstes: {words}',
  due: {
    title: 'Fertige Fotos',
    text: 'Fertige Fotos hier: {ready} von {count}.',
  },
  reasons: {
    waiting: {
      title: 'Das fertige Foto dieser Aufnahme wurde noch nicht angefordert.',
      cost: 'Die Anfrage kann einen Credit verbrauchen.',
    },
    'taken-again': {
      title: 'Das Foto wird neu aufgenommen.',
      cost: 'Die Kundschaft zahlt nichts dazu.',
    },
    'on-its-way': {
      title: 'Das fertige Foto ist unterwegs.',
      cost: 'Warten Sie darauf oder bedienen Sie die nächste Kundschaft.',
    },
    uncertain: {
      title: 'Der Ausgang der letzten Anfrage ist unbekannt.',
      cost: 'Möglicherweise wurde ein Credit verbraucht. Geben Sie zuerst den Ausgang an.',
    },
    settled: {
      title: 'Das fertige Foto wurde angefordert, aber nichts Brauchbares kam an.',
      cost: 'Es wird erst wieder angefordert, wenn Sie eine Schaltfläche drücken.',
    },
    'unknown-photo': {
      title: 'Der Dienst hat die Vorschau nicht mehr.',
      cost: 'Die letzte Anfrage hat nichts gekostet. Das fertige Foto dieser Vorschau ist nicht mehr verfügbar.',
    },
    refused: {
      title: 'Das fertige Foto kam nicht.',
      cost: 'Eine abgelehnte Anfrage kostet in der Regel nichts.',
    },
    'image-pending': {
      title: 'Das Foto wurde erstellt, aber sein Bild kam nicht an.',
      cost: 'Dafür wurde ein Credit verbraucht. Der Abruf des Bildes kostet nichts mehr.',
    },
    'image-expired': {
      title: 'Das Foto wurde erstellt, sein Bild ist aber nicht mehr abrufbar.',
      cost: 'Dafür wurde ein Credit verbraucht. Die Adresse des Bildes ist abgelaufen. Eine erneute Anfrage kann also einen weiteren Credit verbrauchen.',
    },
    'image-unreadable': {
      title: 'Das Bild, das der Dienst gesendet hat, ist unbrauchbar.',
      cost: 'Dafür wurde ein Credit verbraucht. Das Bild ist beschädigt oder größer als jedes Foto. Was ankam, wird verschlüsselt aufbewahrt. Eine erneute Anfrage kann einen weiteren Credit verbrauchen.',
    },
    'no-image': {
      title: 'Der Dienst hat ohne Bild geantwortet.',
      cost: 'Möglicherweise wurde ein Credit verbraucht.',
    },
    'no-face': {
      title: 'Der Dienst hat ohne Bild geantwortet.',
      cost: 'Möglicherweise wurde ein Credit verbraucht. Wahrscheinlich hat der Dienst in dieser Aufnahme kein Gesicht gefunden.',
    },
    'no-code': {
      title: 'Das Foto ist da, aber ohne britischen Fotocode.',
      cost: 'Dafür wurde ein Credit verbraucht. Das Foto kann gedruckt werden. Für einen Online-Antrag ist der Code nötig.',
    },
  },
  ways: {
    fetch: {
      button: 'Bild abrufen · kostenlos',
      text: 'Das Bild wird von der Adresse des Dienstes abgerufen. Das verbraucht keinen Credit.',
    },
    resolve: { button: 'Ausgang angeben', text: 'Bis dahin wird nichts gesendet.' },
    ask: {
      get: 'Fertiges Foto anfordern: {name} · bis zu 1 Credit',
      getOf: 'Fertiges Foto {n} von {count} anfordern: {name} · bis zu 1 Credit',
      smaller: 'Fertiges Foto von kleinerer Kopie anfordern: {name} · bis zu 1 Credit',
      button: 'Fertiges Foto erneut anfordern: {name} · bis zu 1 Credit',
      text: 'Fordert das fertige Foto der gewählten Vorschau an. Das kann einen Credit verbrauchen.',
      textDirect: 'Erstellt das Foto aus der Aufnahme mit einem Credit.',
      textSmaller:
        'Der Dienst hat die Datei wegen ihrer Größe abgelehnt. Sendet eine kleinere Kopie derselben Aufnahme. Das kann einen Credit verbrauchen.',
    },
    'take-again': {
      button: 'Neu aufnehmen · ohne Berechnung',
      text: 'Eine neue Aufnahme und eine neue Vorschau, die eine Vorschau vom Guthaben verbraucht. Die Kundschaft zahlt nichts dazu.',
      textDirect:
        'Eine neue Aufnahme, die einen weiteren Credit verbraucht. Die Kundschaft zahlt nichts dazu.',
    },
    accept: {
      button: 'Ohne Code übergeben\u00a0…',
      text: 'Wenn der Antrag auf Papier gestellt wird. Der Grund wird beim Auftrag aufbewahrt.',
    },
    refund: {
      button: 'Geld zurückgeben\u00a0…',
      text: '{price} für dieses Foto. Art und Grund werden beim Auftrag aufbewahrt.',
    },
  },
  othersReady: 'Anderes Foto übergeben | Die anderen {count} Fotos übergeben',
  continueAgain: 'Mit neuer Aufnahme fortfahren',
  refund: {
    title: 'Geld für {document} zurückgeben?',
    ofPhoto: 'Geld zurückgeben: {document}\u00a0…',
    unlock: 'Bei einem abgeschlossenen Auftrag darf nur die Leitung Geld zurückgeben.',
    text: 'Headroom hält es nur fest: Nehmen Sie das Geld selbst aus der Kasse oder buchen Sie es selbst am Kartenterminal zurück.',
    kind: 'Was geschieht',
    kinds: { refund: 'Geld zurück', void: 'Kartenzahlung stornieren' },
    method: 'Zurückgegeben',
    scope: 'Wie viel',
    scopes: { photo: 'Dieses Foto, {amount}', order: 'Alles, was übrig ist, {amount}' },
    amount: 'Betrag',
    reference: 'Referenz, falls vorhanden',
    reason: 'Grund',
    reasonHint: 'Wird beim Auftrag aufbewahrt, zum Beispiel „der Dienst konnte es nicht erstellen“.',
    do: 'Erstattung erfassen: {amount}',
    doVoid: 'Storno erfassen: {amount}',
    chooseKind: 'Wählen, was Sie getan haben',
    chooseMethod: 'Art der Rückgabe wählen',
    after: 'Danach ist dafür nichts mehr offen, und es wird kein Guthaben mehr dafür verbraucht.',
    afterFinal: 'Danach wird das Foto nicht übergeben, und es wird kein Guthaben mehr dafür verbraucht.',
    keep: 'Nicht jetzt',
  },
  refundItem: {
    button: 'Artikel zurücknehmen\u00a0…',
    title: 'Artikel zurücknehmen?',
    item: 'Artikel',
    choose: 'Artikel wählen',
    option: '{item}, {amount}',
    number: 'Anzahl',
    reasonHint: 'Wird beim Auftrag aufbewahrt, zum Beispiel „der Rahmen ist zerkratzt“.',
    unlock: 'Einen Artikel darf nur die Leitung zurücknehmen.',
  },
  accept: {
    title: 'Ohne Code übergeben?',
    text: 'Das Foto kann gedruckt und auf Papier verwendet werden. Ohne Code ist es für den Online-Antrag nicht verwendbar.',
    reason: 'Grund',
    reasonHint: 'Wird beim Auftrag aufbewahrt, zum Beispiel „Antrag auf Papier“.',
    do: 'Ohne Code übergeben',
    keep: 'Nicht jetzt',
  },
  settled: {
    title: 'Geklärt',
    refund: '{amount} erstattet für {what}',
    void: '{amount} storniert für {what}',
    accepted: '{what}: ohne Code übergeben',
    order: 'den ganzen Auftrag',
    by: {
      cash: 'Bar um {time}\u00a0Uhr',
      card: 'Mit Karte um {time}\u00a0Uhr',
      other: 'Auf andere Weise um {time}\u00a0Uhr',
    },
    at: 'Um {time}\u00a0Uhr',
    who: 'Von {name}.',
    because: 'Grund: {reason}',
    number: 'Erstattung Nummer {number}.',
    nothingTitle: 'Es gibt nichts zu übergeben',
    nothingText: 'Das Geld wurde zurückgegeben. Schließen Sie den Auftrag ab.',
    nothingDone: 'Das Geld wurde zurückgegeben.',
  },
};
