import type { shell as english } from '../en/shell.ts';

export const shell: typeof english = {
  ui: {
    sentence: '{title}.',
    moment: '{day}, {time}',
    inUnit: '{label}, {unit}',
    back: 'Zurück',
    cancel: 'Abbrechen',
    clearSearch: 'Suche leeren',
    pages: 'Angezeigte Zeilen',
    rowsOf: '{from}–{to} von {count}',
    found: 'Nichts gefunden | 1 gefunden | {count} gefunden',
    previousRows: 'Vorherige Zeilen',
    nextRows: 'Nächste Zeilen',
    close: 'Schließen',
    days: 'Tage',
    details: 'Details',
    dismiss: 'Ausblenden',
    hold: 'Halten Sie diese Schaltfläche etwa eine Sekunde lang gedrückt, um fortzufahren.',
    holdHint: 'Halten',
    holding: 'Weiter gedrückt halten',
    less: '{what}: weniger',
    mm: 'mm',
    more: '{what}: mehr',
    pictureMissing: 'Dieses Bild kann nicht gelesen werden',
  },
  scan: {
    ask: 'Auftrag {number} öffnen?',
    askText:
      'Sie haben den Code dieses Auftrags gescannt. Was Sie gerade bearbeiten, bleibt erhalten. Nur ein eingetippter und noch nicht erfasster Betrag geht verloren.',
    stay: 'Hier bleiben',
    open: 'Auftrag {number} öffnen',
    erased: 'Die Bilder von Auftrag {number} sind gelöscht',
    erasedText:
      'Sie wurden am {day} gelöscht. Dokumente, Zahlung und Quittung des Auftrags sind noch vorhanden.',
    unknown: 'Kein Auftrag dieses Studios hat diesen Code',
    unknownText:
      'Der Code stammt nicht von einer Quittung oder einem Codezettel, oder er gehört zu einem anderen Studio oder Computer. Nichts wurde geändert.',
    busy: 'Schließen Sie das geöffnete Fenster und scannen Sie erneut',
    busyText: 'Auftrag {number} wurde gescannt, während ein Fenster geöffnet war. Nichts wurde geändert.',
  },
  keys: {
    ArrowDown: '↑ ↓',
    Delete: 'Entf',
    Enter: 'Enter',
    Escape: 'Esc',
    Space: 'Leertaste',
  },
  screens: {
    label: 'Seiten',
    desk: 'Übersicht',
    order: 'Auftrag',
    customers: 'Kundschaft',
    codes: 'Codes',
    retouch: 'Retusche',
    headshots: 'Porträts',
    faceMatch: 'Gesichter',
    prints: 'Drucke',
    takings: 'Tag',
    settings: 'Einstellungen',
    keys: 'Tasten',
  },
  strip: {
    lights: 'Dienst, Kamera und Drucker',
    lightOf: '{meaning} ({name})',
    noStudio: 'Headroom',
    practice: 'ÜBUNG',
    previewsLeft: 'Keine Vorschau übrig | {count} Vorschau übrig | {count} Vorschauen übrig',
    fewLeft: 'Keine Vorschau übrig | Nur noch {count} Vorschau übrig | Nur noch {count} Vorschauen übrig',
    service: {
      ok: 'Dienst: bereit',
      warn: 'Dienst: Konto prüfen',
      bad: 'Dienst: nicht erreichbar',
      off: 'Dienst: noch nicht abgefragt',
    },
    camera: {
      ok: 'Kamera: bereit',
      warn: 'Kamera: nicht bereit',
      bad: 'Kamera: kein Bild',
      off: 'Kamera: nicht in Gebrauch',
    },
    printer: {
      off: 'Drucker: noch nicht abgefragt',
      ok: 'Drucker: bereit',
      gone: 'Drucker: nicht vorhanden',
      held: '{printer}: {trouble}',
      answer: '{printer}: Wurde es gedruckt?',
      failed: '{printer}: ein Druck ist fehlgeschlagen',
    },
    morePrinters: '{words} | {words}, und 1 weiterer Drucker | {words}, und {count} weitere Drucker',
    printsLeft:
      '{printer}: keine Drucke übrig | {printer}: nur noch {count} Druck übrig | {printer}: nur noch {count} Drucke übrig',
  },
  shortcuts: {
    title: 'Tasten',
    text: 'Alles geht auch ohne Maus. Mit der Tabulatortaste gelangen Sie von einem Element zum nächsten.',
    enter: 'Der nächste Schritt, unten rechts',
    hold: 'Gedrückt halten: trotz rotem Ergebnis fortfahren',
    escape: 'Zurück, oder Geöffnetes schließen',
    newOrder: 'Neuen Auftrag anlegen',
    customers: 'Kundschaft öffnen',
    openingCheck: 'In der Übersicht: Öffnungscheck; dort: erneut prüfen',
    change: 'Daten des angezeigten Kundeneintrags ändern',
    merge: 'Angezeigten Kundeneintrag mit einem anderen zusammenführen',
    again: 'Auftrag wie den ausgewählten beginnen',
    search: 'Suchen',
    space: 'Foto aufnehmen oder neu aufnehmen; weiteres Dokument hinzufügen',
    person: 'Bei der Aufnahme: Person wählen',
    age: 'Bei der Aufnahme: Erwachsen, Kind, Baby wählen',
    payment: 'Bei der Zahlung: bar, Karte, andere wählen',
    list: 'In einer Liste oder in Suchergebnissen bewegen; Pos1, Ende',
    row: 'Zwischen Dokumenten, Aufnahmen und Porträts wechseln',
    zoom: 'Verglichene Bilder: vergrößern, verkleinern, ganz, 100\u00a0%',
    compare: 'Verglichene Bilder oder Trennlinie bewegen; mit Umschalt: in größeren Schritten',
    tools: 'Retusche: KI-Bearbeitung, Hintergrund, Verbessern, Farbe',
    remind: 'In einem Code: per Telefon oder E-Mail erinnert, nächster Code, zurücknehmen',
    marks: 'Ausgewähltes Porträt behalten oder verwerfen',
    print: 'Behaltene Porträts drucken',
    export: 'Retuschiertes Bild oder behaltene Porträts exportieren',
    layout: 'Bei der Übergabe: Bogen anordnen',
    crop: 'Zuschnitt: verschieben, zoomen, ausrichten, zurücksetzen; Umschalt: weiter',
    sheet:
      'Auf dem Bogen: drehen, entfernen; mit Pfeiltasten verschieben, mit Umschalt: in größeren Schritten',
    lock: 'Arbeitsplatz sperren, sobald Personal eingerichtet ist',
    help: 'Diese Liste anzeigen',
  },
  stopped: {
    title: 'Headroom wurde beendet oder neu gestartet',
    gone: 'Kein Auftrag ist verloren: Jeder ist bei seinem letzten Schritt gespeichert. Wurde Headroom beendet, starten Sie es auf diesem Computer neu. Öffnen Sie dann die neueste Adresse, die im Terminal angezeigt wird.',
    refused:
      'Kein Auftrag ist verloren. Headroom wurde neu gestartet und erkennt diese Seite nicht mehr: Öffnen Sie die neueste Adresse, die im Terminal angezeigt wird.',
    trying:
      'Diese Seite versucht alle zwei Sekunden, Headroom zu erreichen, und kommt dann automatisch zurück.',
  },
  blocked: {
    'read-only':
      'Die Studiodaten können gelesen, aber nicht geschrieben werden. Bis das behoben ist, sind keine Aufträge und Zahlungen möglich.',
    'disk-full':
      'Der Datenträger ist fast voll. Geben Sie Speicherplatz frei: Bis dahin wird nichts gesendet, was Guthaben kostet.',
    'unsafe-disk':
      'Dieser Datenträger speichert Daten nicht zuverlässig. Bis das behoben ist, wird nichts gesendet, was Guthaben kostet.',
    'records-incomplete':
      'Möglicherweise fehlen Studiodaten. Nichts, was Guthaben kostet, wird gesendet, bis Sie gelesen haben, was fehlen kann.',
    checking:
      'Headroom prüft wie bei jedem Start die Studiodaten. Sie können währenddessen arbeiten. Bis die Prüfung beendet ist, wird nichts gesendet, was Guthaben kostet.',
  },
  opening: {
    title: 'Headroom wird geöffnet',
    long: 'Nach einem Update oder Stromausfall dauert das länger. Nichts geht verloren: Lassen Sie diese Seite geöffnet.',
  },
  keychain: {
    nothing: 'Nichts ist verloren und nichts wurde gesendet.',
    unchanged: 'Headroom hat nichts geändert und nichts gesendet.',
    holds:
      'Der Schlüsselbund dieses Computers enthält das Konto des Studios und den Schlüssel zu den Studiodaten.',
    fileHolds: 'Eine Datei auf diesem Computer enthält den Schlüssel zu den Übungsdaten.',
    waiting:
      'Headroom versucht es automatisch weiter und öffnet sich, sobald es geht. Wartet seit {time}\u00a0Uhr.',
    again: 'Erneut versuchen',
    locked: {
      title: 'Der Schlüsselbund ist gesperrt',
      now: 'Drücken Sie „Erneut versuchen“ und geben Sie das Passwort des Schlüsselbunds ein. Wenn kein Fenster danach fragt, melden Sie sich am Computer ab und mit Ihrem Passwort wieder an.',
    },
    silent: {
      title: 'Der Schlüsselbund antwortet nicht',
      now: 'Suchen Sie das Fenster, das nach dem Passwort des Schlüsselbunds fragt, vielleicht hinter diesem, und geben Sie das Passwort ein. Gibt es keines, melden Sie sich am Computer ab und wieder an.',
    },
    missing: {
      title: 'Der Schlüsselbund läuft nicht',
      now: 'Melden Sie sich am Computer ab und wieder an. Kommt diese Seite wieder, bitten Sie den technischen Support, den Schlüsselbund zu starten: unter Linux GNOME Keyring oder einen anderen Secret Service. Der Übungsmodus bleibt geschlossen, damit darin kein echter Auftrag angelegt wird.',
    },
    'entry-damaged': {
      title: 'Das Konto im Schlüsselbund kann nicht gelesen werden',
      now: 'Schließen Sie Headroom und bitten Sie den technischen Support, „npm run account -- clear“ auszuführen. Starten Sie dann Headroom und verbinden Sie das Konto erneut. Die Aufträge bleiben erhalten.',
    },
    'key-missing': {
      title: 'Der Schlüssel zu den Studiodaten fehlt',
      now: 'Geben Sie den Wiederherstellungsschlüssel des Studios ein. Gibt es keinen, bitten Sie den technischen Support, im Schlüsselbund den Eintrag „vault-key“ von „Headroom“ wiederherzustellen, und drücken Sie dann „Erneut versuchen“. Ohne diesen Schlüssel lassen sich weder Studiodaten noch Fotos öffnen.',
    },
    'key-damaged': {
      title: 'Der Schlüssel zu den Studiodaten ist beschädigt',
      now: 'Geben Sie den Wiederherstellungsschlüssel des Studios ein. Gibt es keinen, bitten Sie den technischen Support, im Schlüsselbund den Eintrag „vault-key“ von „Headroom“ wiederherzustellen, und drücken Sie dann „Erneut versuchen“. Ohne diesen Schlüssel lassen sich weder Studiodaten noch Fotos öffnen.',
    },
    'key-other': {
      title: 'Die Studiodaten haben einen anderen Schlüssel',
      now: 'Der Schlüssel im Schlüsselbund dieses Computers öffnet sie nicht: Sie stammen von einem anderen Computer, oder der Schlüsselbund wurde ersetzt. Geben Sie den Wiederherstellungsschlüssel ein, der zu diesen Studiodaten gehört. Gibt es keinen, bitten Sie den technischen Support, im Schlüsselbund den Eintrag „vault-key“ von „Headroom“ wiederherzustellen, und drücken Sie dann „Erneut versuchen“.',
    },
    'key-file-open': {
      title: 'Andere können den Schlüssel zu den Übungsdaten lesen',
      now: 'Erlauben Sie nur dem Benutzerkonto dieses Computers, die Datei vault.key im Ordner „practice“ im Datenordner von Headroom zu lesen, und drücken Sie dann „Erneut versuchen“.',
    },
    'key-file-missing': {
      title: 'Der Schlüssel zu den Übungsdaten fehlt',
      now: 'Legen Sie eine Kopie der Datei vault.key wieder in den Ordner „practice“ im Datenordner von Headroom und drücken Sie dann „Erneut versuchen“. Gibt es keine, entfernen Sie diesen Ordner: Der Übungsmodus beginnt dann leer.',
    },
    'key-file-other': {
      title: 'Die Übungsdaten haben einen anderen Schlüssel',
      now: 'Legen Sie die zugehörige Datei vault.key wieder in den Ordner „practice“ im Datenordner von Headroom und drücken Sie dann „Erneut versuchen“. Gibt es keine, entfernen Sie diesen Ordner: Der Übungsmodus beginnt dann leer.',
    },
    'key-file-damaged': {
      title: 'Der Schlüssel zu den Übungsdaten ist beschädigt',
      now: 'Legen Sie eine Kopie der Datei vault.key wieder in den Ordner „practice“ im Datenordner von Headroom und drücken Sie dann „Erneut versuchen“.',
    },
  },
  missing: {
    title: 'Die Studiodaten fehlen',
    what: 'Die Datei records.sqlite liegt nicht in ihrem Ordner, obwohl ihre Bilder, ihr Schlüssel oder die Datei studio.mark dort sind. Headroom hat nichts gelöscht und nichts gesendet und keine neuen Studiodaten angelegt.',
    lastOrder: 'Letzter Auftrag',
    lastChange: 'Letzte Änderung',
    unknown: 'Unbekannt',
    putBack:
      'Suchen Sie records.sqlite im Papierkorb oder in einer Kopie des Datenordners. Legen Sie die Datei wieder in den Ordner „studio“ im Datenordner von Headroom und drücken Sie „Erneut versuchen“. Ist sie verloren, stellen Sie eine Sicherung wieder her.',
    putBackPractice:
      'Suchen Sie records.sqlite im Papierkorb oder in einer Kopie des Datenordners. Legen Sie die Datei wieder in den Ordner „practice“ im Datenordner von Headroom und drücken Sie „Erneut versuchen“.',
    orNew:
      'Ist die Datei nicht zu finden, fragen Sie die Leitung, ob Sie mit neuen Studiodaten beginnen sollen. Headroom kennt dann die bisherigen Kundeneinträge, Aufträge, Zahlungen und Codes nicht mehr.',
    again: 'Erneut versuchen',
    still: 'Die Datei records.sqlite liegt noch immer nicht in ihrem Ordner. Nichts wurde geändert.',
    startNew: 'Mit neuen Daten beginnen',
    newTitle: 'Mit neuen Studiodaten beginnen?',
    newText:
      'Die Übersicht ist dann leer. Die alten Bilder bleiben unverändert neben den neuen Studiodaten im Ordner „set-aside“, aber Headroom zeigt und löscht sie nicht mehr. Personal und PINs müssen neu eingerichtet werden. Ist die letzte Nummer bekannt, wird keine Auftragsnummer doppelt vergeben.',
  },
  gap: {
    read: 'Lesen, was fehlen kann',
    title: 'Möglicherweise fehlen Studiodaten',
    reasons: {
      older:
        'Headroom hat eine ältere Kopie der Studiodaten geöffnet, oder ihr letzter Teil ist verloren. Spätere Aufträge, Zahlungen und Codes sind hier nicht enthalten.',
      other:
        'Diese Studiodaten stammen von einem anderen Studio oder Computer. Die Aufträge dieses Studios sind hier nicht enthalten.',
      unknown:
        'Die Datei studio.mark, die angibt, wie vollständig die Studiodaten sind, fehlt oder ist beschädigt. Headroom kann nicht feststellen, ob Aufträge fehlen.',
      fresh: 'Es wurden neue Studiodaten begonnen.',
    },
    had: 'In diesen Studiodaten',
    expected: 'Headroom bekannt',
    lastChange: 'Letzte Änderung',
    lastOrder: 'Letzter Auftrag',
    none: 'Unbekannt',
    cost: 'Nichts wurde gelöscht und nichts gesendet. Anfragen, die hier fehlen, können Guthaben verbraucht haben.',
    now: 'Haben Sie die neuere Datei, schließen Sie Headroom, legen Sie die Datei zurück und starten Sie neu. Wenn nicht, fahren Sie mit diesen Studiodaten fort. Bilder ohne Auftrag werden 30 Tage lang aufbewahrt.',
    next: 'Nächste Nummern: Auftrag {order}, Quittung {receipt}, Erstattung {refund}, Kassenabschluss {closing}. Niedrigere Nummern, die in diesen Studiodaten fehlen, können vergeben sein und werden ausgelassen.',
    accept: 'Mit diesen Daten fortfahren',
    later: 'Nicht jetzt',
  },
  credit: {
    look: 'Guthaben und Status',
    read: 'Als gelesen markieren',
    more: 'Und eine weitere Warnung. | Und {count} weitere Warnungen.',
    'few-previews': {
      title: 'Keine Vorschau übrig. | Nur noch {count} Vorschau übrig. | Nur noch {count} Vorschauen übrig.',
      few: 'Laden Sie das Konto beim Dienst rechtzeitig auf.',
      none: 'Vorschauen sind erst wieder möglich, wenn das Konto beim Dienst aufgeladen ist. Die Aufträge warten unverändert.',
    },
    'few-photos': {
      title:
        'Kein Direktfoto übrig. | Nur noch {count} Direktfoto übrig. | Nur noch {count} Direktfotos übrig.',
      few: 'Laden Sie das Konto beim Dienst rechtzeitig auf.',
      none: 'Fotos sind erst wieder möglich, wenn das Konto beim Dienst aufgeladen ist. Die Aufträge warten unverändert.',
    },
    trial: {
      ends: 'Die Testphase endet heute um {time}\u00a0Uhr. | Die Testphase endet morgen, am {date}. | Die Testphase endet in {count} Tagen, am {date}.',
      endsText: 'Danach ist für Fotos ein Abonnement beim Dienst nötig.',
      ended: 'Die Testphase endete am {date}.',
      endedText: 'Für Fotos ist jetzt ein Abonnement beim Dienst nötig.',
    },
    differs: {
      previews:
        'Laut Dienst sind {said} Vorschauen übrig, nach unseren eigenen Anfragen wären es {expected}.',
      photos: 'Laut Dienst sind {said} Direktfotos übrig, nach unseren eigenen Anfragen wären es {expected}.',
      text: 'Vielleicht nutzt ein anderer Computer dasselbe Konto, oder eine Anfrage hat unerwartet einen Credit verbraucht. Es gilt die Zahl des Dienstes.',
    },
  },
};
