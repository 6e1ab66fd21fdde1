import type { openingCheck as english } from '../en/opening-check.ts';

export const openingCheck: typeof english = {
  title: 'Öffnungscheck',
  offer: 'Der Öffnungscheck wurde heute noch nicht gemacht.',
  start: 'Öffnungscheck starten',
  again: 'Erneut prüfen',
  checked: 'Geprüft um {time}.',
  checkedBy: 'Geprüft um {time} von {name}.',
  seeing: 'Blick durch die Kamera: Niemand sollte im Bild sein',
  asking: 'Fotodienst und Drucker werden gefragt',
  ready: 'Alles ist bereit für die erste Kundschaft',
  look: 'Ein Punkt ist zu prüfen; nichts hält die erste Kundschaft auf | {count} Punkte sind zu prüfen; nichts hält die erste Kundschaft auf',
  stops: 'Ein Punkt hält die erste Kundschaft auf | {count} Punkte halten die erste Kundschaft auf',
  toDesk: 'Zurück zur Übersicht',
  scene: 'Was die Kamera sieht',
  empty:
    'Licht und Hintergrund werden ohne eine Person im Bild beurteilt, dort, wo später der Kopf sein wird.',
  noScene: 'Es gibt kein Kamerabild.',
  ofPaper: '{paper} auf {printer}:',
  states: {
    stops: 'Hält die erste Kundschaft auf',
    check: 'Bitte prüfen',
    ok: 'In Ordnung',
    none: 'Trifft nicht zu',
  },
  names: {
    records: 'Studiodaten',
    camera: 'Kamera',
    folder: 'Überwachter Ordner',
    light: 'Licht',
    backdrop: 'Hintergrund',
    service: 'Fotodienst',
    credit: 'Guthaben',
    disk: 'Datenträger',
    printer: 'Drucker',
    paper: 'Papier und Farbband',
    calibration: 'Kalibrierung',
    slips: 'Drucker für Codezettel und Quittungen',
    clock: 'Uhr',
    backup: 'Sicherung',
    updates: 'Updates',
    lock: 'Sperrmodus',
    keychain: 'Schlüsselbund',
  },
  found: {
    records: {
      sound: 'Die Studiodaten lassen sich lesen und schreiben.',
      damaged: 'Die Studiodaten sind beschädigt. Folgen Sie der Leiste oben auf dem Bildschirm.',
    },
    camera: {
      live: '{camera} sendet ein Livebild.',
      practice: 'Die Übungskamera zeichnet eine Person.',
      drawn:
        'Die Übungskamera ist gewählt: Sie zeigt eine gezeichnete Person, nicht das Studio. Schließen Sie eine Kamera an und wählen Sie sie.',
      folder: 'Keine Kamera ist angeschlossen. Die Bilder kommen aus dem überwachten Ordner.',
      'not-chosen':
        'Eine Kamera ist angeschlossen, aber die Übungskamera ist gewählt. Die Bilder kommen aus dem überwachten Ordner.',
      'battery-low':
        'Der Akku der Kamera ist bei {percent}\u00a0%. Laden oder wechseln Sie ihn vor der ersten Aufnahme.',
      'card-low':
        'Die Karte hat nur noch Platz für {count} Bild: Wechseln Sie sie bald. | Die Karte hat nur noch Platz für {count} Bilder: Wechseln Sie sie bald.',
      'card-full': 'Die Karte ist voll oder fehlt in der Kamera. Legen Sie eine Karte mit freiem Platz ein.',
    },
    folder: {
      watched: 'Headroom überwacht {folder} auf neue Bilder.',
      away: '{folder} ist nicht erreichbar, darum kommt kein Bild an. Schließen Sie das Laufwerk an oder verbinden Sie die Netzwerkfreigabe.',
    },
    light: {
      good: 'Das Licht reicht aus und ist gleichmäßig.',
      dim: 'Es ist zu dunkel. Schalten Sie die Lampen ein.',
      'one-sided':
        'Eine Seite ist viel heller als die andere. Schalten Sie alle Lampen ein oder verdunkeln Sie das Fenster.',
      black: 'Das Bild ist schwarz. Decken Sie das Objektiv auf und schalten Sie das Licht ein.',
      burnt: 'Das Bild ist überbelichtet. Drehen Sie die Kamera von der Lampe oder vom Fenster weg.',
      unseen: 'Es gab kein Kamerabild, um es zu beurteilen.',
    },
    backdrop: {
      plain: 'Der Hintergrund ist hell, einfarbig und gleichmäßig.',
      busy: 'Der Hintergrund ist unruhig. Entfernen Sie, was davor steht, glätten Sie Falten und leuchten Sie ihn gleichmäßig aus.',
      dark: 'Der Hintergrund ist dunkel. Leuchten Sie ihn aus oder hängen Sie einen hellgrauen oder weißen auf.',
      person: 'Jemand ist im Bild. Treten Sie zur Seite und prüfen Sie erneut.',
      unseen: 'Es gab kein Bild, um ihn zu beurteilen.',
    },
    service: {
      practice: 'Der Übungsdienst antwortet.',
      answers: 'Der Fotodienst antwortet und kennt das Konto.',
      refused: 'Der Fotodienst lehnt das Konto ab. Prüfen Sie Schlüssel und Geheimnis des Kontos.',
      silent: 'Der Fotodienst antwortet nicht. Prüfen Sie die Internetverbindung dieses Computers.',
      busy: 'Der Fotodienst antwortet, nimmt aber zurzeit keine Anfragen mehr an. Warten Sie eine Minute und prüfen Sie erneut.',
      fault:
        'Der Fotodienst antwortet, aber mit einem eigenen Fehler. Prüfen Sie in einigen Minuten erneut. Bleibt der Fehler, informieren Sie den Fotodienst.',
      certificate:
        'Die Verbindung zum Fotodienst ist nicht sicher, darum wird nichts gesendet. Prüfen Sie Uhr und Netzwerk dieses Computers und informieren Sie die Person, die ihn betreut.',
      'not-asked':
        'Headroom konnte den Fotodienst wegen eines eigenen Fehlers nicht fragen. Starten Sie Headroom neu. Bleibt der Fehler, speichern Sie eine Supportdatei für die Technik.',
      'practice-amiss':
        'Der Übungsdienst auf diesem Computer antwortet nicht wie vorgesehen. Starten Sie Headroom neu.',
    },
    credit: {
      previews: '{count} Vorschau übrig. | {count} Vorschauen übrig.',
      photos: '{count} Foto übrig. | {count} Fotos übrig.',
      'few-previews':
        'Nur noch {count} Vorschau übrig: Kaufen Sie heute nach. | Nur noch {count} Vorschauen übrig: Kaufen Sie heute nach.',
      'few-photos':
        'Nur noch {count} Foto übrig: Kaufen Sie heute nach. | Nur noch {count} Fotos übrig: Kaufen Sie heute nach.',
      'no-previews': 'Keine Vorschau ist übrig. Kaufen Sie vor dem ersten Auftrag nach.',
      'no-photos': 'Kein Foto ist übrig. Kaufen Sie vor dem ersten Auftrag nach.',
      'trial-ends': 'Die Testphase endet am {date}. Schließen Sie vorher ein Abonnement ab.',
      'trial-ended': 'Die Testphase endete am {date}. Schließen Sie ein Abonnement ab.',
      differs:
        'Der Zähler des Dienstes weicht von dem von Headroom ab. Vielleicht nutzen andere dasselbe Konto.',
      unknown: 'Der Dienst sagt nicht, wie viel Guthaben übrig ist.',
      'not-now': 'Zurzeit nicht bekannt: Der Fotodienst hat es nicht mitgeteilt.',
    },
    disk: {
      room: '{size} sind frei.',
      low: 'Nur noch {size} sind frei. Geben Sie in den nächsten Tagen Speicherplatz frei.',
      full: 'Nur noch {size} sind frei. Bis Sie Speicherplatz freigeben, wird nichts gesendet, was Guthaben kostet.',
    },
    printer: {
      ready: '{printer} ist bereit.',
      file: 'Kein Drucker ist gewählt: Bögen werden als Dateien gespeichert.',
      gone: 'Der gewählte Drucker ist nicht an diesem Computer. Schließen Sie ihn an oder wählen Sie einen anderen.',
      unreachable: '{printer} antwortet nicht. Schalten Sie ihn ein und prüfen Sie das Kabel.',
      stopped: '{printer} nimmt keine Drucke an ({trouble}). Beheben Sie das und setzen Sie ihn fort.',
      trouble: '{printer} druckt gerade nicht ({trouble}). Beheben Sie das.',
      answer: 'Ist ein Druck aus {printer} gekommen? Geben Sie es vor dem nächsten an.',
      failed: 'Ein Druck auf {printer} ist fehlgeschlagen. Drucken Sie ihn erneut.',
    },
    paper: {
      left: '{count} Druck übrig in {printer}. | {count} Drucke übrig in {printer}.',
      low: 'Nur noch {count} Druck übrig in {printer}: Legen Sie Nachschub bereit. | Nur noch {count} Drucke übrig in {printer}: Legen Sie Nachschub bereit.',
      out: 'Nach der Zählung von Headroom ist in {printer} kein Druck übrig. Legen Sie ein neues Farbband oder eine neue Rolle ein und geben Sie es an.',
      uncounted:
        'Niemand hat angegeben, wie viele Drucke in {printer} eingelegt wurden. Headroom zählt sie darum nicht.',
    },
    calibration: {
      approved: '{paper} auf {printer}: gemessen am {date}. Messen Sie nach {days} Tagen erneut.',
      due: '{paper} auf {printer}: zuletzt gemessen am {date}. Messen Sie nach {days} Tagen erneut, denn Farbband, Walzen und Raum ändern sich. Passfotos dürfen weiter gedruckt werden.',
    },
    slips: {
      ready: '{printer} ist bereit.',
      amiss: '{printer} ist nicht bereit. Codezettel und Quittungen müssen vielleicht warten.',
      gone: '{printer} ist nicht an diesem Computer. Schließen Sie ihn an oder wählen Sie einen anderen Drucker für Codezettel und Quittungen.',
    },
    clock: {
      right: 'Die Uhr stimmt mit der des Fotodienstes überein.',
      apart:
        'Die Uhr weicht um {count} Minute von der des Fotodienstes ab. Stellen Sie sie in den Systemeinstellungen. | Die Uhr weicht um {count} Minuten von der des Fotodienstes ab. Stellen Sie sie in den Systemeinstellungen.',
      doubt: 'Das Datum ist vielleicht falsch. Prüfen Sie es über die Leiste oben auf dem Bildschirm.',
      unknown: 'Zurzeit nicht bekannt: Der Fotodienst hat seine Zeit nicht genannt.',
      practice: 'Der Übungsdienst nennt keine Zeit, deshalb wird die Uhr nicht verglichen.',
    },
    backup: {
      last: 'Die letzte Sicherung wurde erstellt, und ihre neuen Dateien wurden zurückgelesen: {when}.',
      running: 'Eine Sicherung wird gerade erstellt.',
      due: 'Die Sicherung der letzten Nacht fehlt noch. Sie beginnt innerhalb einer Minute: Lassen Sie ihren Datenträger angeschlossen.',
      late: 'Seit {when} ist keine Sicherung gelungen.',
      never: 'Es ist noch keine Sicherung gelungen.',
      missing:
        'Der letzten Sicherung ({when}) fehlt {count} Bild. | Der letzten Sicherung ({when}) fehlen {count} Bilder.',
      unfinished: 'Die letzte Sicherung ({when}) ist vollständig, aber in früheren ist noch etwas zu tun.',
      off: 'Kein Ordner für Sicherungen ist gewählt. Fällt dieser Datenträger aus, ist alles verloren.',
      none: 'Hier werden keine Sicherungen erstellt.',
    },
    updates: {
      current: 'Headroom {version} ist aktuell: {when}.',
      staged: 'Headroom {version} kann installiert werden. Die Leitung installiert es unter Updates.',
      failed: 'Das letzte Update ist nicht gelungen. Öffnen Sie die Updates, um den Grund zu sehen.',
      old: 'Seit einer Woche oder länger ist nichts über neue Versionen bekannt. Prüfen Sie die Internetverbindung und die Adresse der Updates.',
      'not-looked':
        'Headroom hat an der Adresse der Updates in letzter Zeit nicht nach neuen Versionen gesucht. Öffnen Sie die Updates, um danach zu suchen.',
      off: 'Niemand hat gewählt, woher Updates kommen. Neue Versionen werden nicht gefunden.',
      none: 'Dieses Headroom {version} aktualisiert sich nicht selbst.',
    },
    lock: {
      on: 'Dieser Computer ist für alles außer Headroom gesperrt.',
      open: 'Headroom ist im Sperrmodus, aber das Betriebssystem lässt {count} Ausweg offen. | Headroom ist im Sperrmodus, aber das Betriebssystem lässt {count} Auswege offen.',
      unknown:
        'Headroom ist im Sperrmodus, konnte aber nicht vollständig feststellen, was das Betriebssystem offen lässt.',
      off: 'Dieser Computer ist nicht gesperrt: Andere Programme sind zugänglich.',
    },
    keychain: {
      open: 'Der Schlüsselbund ist entsperrt und enthält das Konto.',
      shut: 'Der Schlüsselbund gibt den Eintrag des Kontos nicht heraus. Entsperren Sie ihn, sonst kann Headroom beim nächsten Start nicht öffnen.',
      missing: 'Dieser Computer hat keinen Schlüsselbund und kann darum kein Konto behalten.',
      practice: 'Kein Konto ist verbunden.',
    },
  },
  ways: {
    camera: 'Kamera wählen',
    folder: 'Ordnereinstellungen öffnen',
    account: 'Konto öffnen',
    status: 'Guthaben und Status öffnen',
    keeping: 'Speicherbelegung ansehen',
    printing: 'Drucker wählen',
    printer: 'Drucker öffnen',
    paper: 'Papier öffnen',
    calibrate: 'Kalibrieren',
    prints: 'Wartende Drucke anzeigen',
    backups: 'Sicherungen öffnen',
    updates: 'Updates öffnen',
    lock: 'Sperrmodus öffnen',
    support: 'Support öffnen',
  },
};
