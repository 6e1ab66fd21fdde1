import type { updates as english } from '../../en/settings/updates.ts';

/** Updates of the installed program: their section in the settings, the bar, and going back. */
export const updates: typeof english = {
  title: 'Updates',
  text: 'Headroom lädt eine neuere Version im Hintergrund und prüft, ob ihr Herausgeber sie signiert hat. Solange eine kostenpflichtige Anfrage, ein Druck oder eine E-Mail läuft, wird nichts installiert. Diese Einstellungen gehören zu diesem Computer, im Übungsmodus wie mit einem Konto.',
  checkout:
    'Dieses Headroom läuft aus seinen Quelltexten, deshalb wird es hier nicht aktualisiert. Ein Techniker aktualisiert die Quelltexte und startet Headroom neu.',
  noKey:
    'Dieses Headroom wurde ohne den Schlüssel seines Herausgebers gebaut. Es kann echte Updates nicht von falschen unterscheiden und nimmt deshalb keine an. Installieren Sie eine neuere Version von Hand.',
  feed: 'Woher Updates kommen',
  feedHint:
    'Die Adresse Ihres Lieferanten, die mit https:// beginnt, oder ein Ordner, zum Beispiel auf einem Stick: E:\\Updates. Lassen Sie das Feld leer, um keine Updates zu bekommen.',
  feedWrong:
    'Geben Sie eine Adresse ein, die mit https:// beginnt, oder den vollständigen Pfad eines Ordners.',
  daily: 'Jeden Tag nach Updates suchen',
  dailyHint: 'Ist der Computer zu dieser Zeit aus, sucht Headroom beim nächsten Start.',
  time: 'Uhrzeit',
  timeWrong: 'Geben Sie sie als 03:30 ein',
  look: 'Nach Updates suchen',
  install: '{version} installieren',
  goBack: 'Zurück zu {version}',
  off: 'Es wird nicht nach Updates gesucht',
  offText: 'Geben Sie unten ein, woher Updates kommen.',
  never: 'Noch nicht gesucht',
  neverText: 'Dies ist Headroom {version}.',
  current: 'Headroom {version} ist aktuell',
  wasCurrent: 'Headroom {version} war aktuell',
  lookedAt: 'Zuletzt gesucht: {when}.',
  running: {
    check: 'Updates werden gesucht',
    download: '{version} wird geladen: {percent}',
    verify: 'Das Installationsprogramm von {version} wird geprüft',
    stage: 'Das Installationsprogramm von {version} wird abgelegt',
    backup: 'Vor der Installation von {version} wird gesichert',
    copy: 'Vor der Installation von {version} werden die Studiodaten kopiert',
    install: 'Das Installationsprogramm von {version} startet. Headroom endet und startet neu.',
    back: 'Das Installationsprogramm von {version} startet. Headroom endet und startet neu.',
  },
  staged: 'Headroom {version} kann installiert werden',
  stagedAdmin:
    'Dieses System installiert nur mit dem Kennwort eines Administrators, deshalb wartet Headroom auf die Leitung. Die Installation dauert einige Minuten.',
  stagedAlone:
    'Die Leitung kann es jetzt installieren. Sonst installiert Headroom es nachts, wenn niemand am Arbeitsplatz ist.',
  stagedByHand: 'Die Leitung kann es installieren. Das dauert einige Minuten.',
  stagedGoneBack:
    'Sie sind von dieser Version zurückgekehrt, deshalb installiert Headroom sie nachts nicht. Die Leitung kann sie jederzeit installieren.',
  failedAt: 'Zeitpunkt: {when}.',
  lookAgain: 'Drücken Sie „Nach Updates suchen“ oder warten Sie auf die tägliche Suche.',
  lookAgainByHand: 'Drücken Sie „Nach Updates suchen“.',
  trouble: {
    silent: {
      title: 'Die Adresse der Updates hat nicht geantwortet',
      text: 'Nichts wurde geändert. Prüfen Sie die Internetverbindung oder stecken Sie den Stick ein.',
    },
    nothing: {
      title: 'Dort gibt es kein Update für diesen Computer',
      text: 'Nichts wurde geändert. Vergleichen Sie die Adresse oder den Ordner mit der Angabe Ihres Lieferanten.',
    },
    unsigned: {
      title: 'Ein Update ohne Signatur des Herausgebers wurde abgelehnt',
      text: 'Nichts davon wurde geladen. Sagen Sie es Ihrem Lieferanten: Vielleicht ist die Adresse falsch, oder jemand hat verändert, was dort liegt.',
    },
    older: {
      title: 'Das angebotene Update ist älter als dieses Headroom',
      text: 'Es wurde abgelehnt, und nichts wurde geändert. Sagen Sie es Ihrem Lieferanten.',
    },
    'cut-off': {
      title: 'Die Verbindung brach beim Laden ab',
      text: 'Nichts wurde geändert. Das Laden beginnt von vorn.',
    },
    damaged: {
      title: 'Das Installationsprogramm ist nicht das signierte',
      text: 'Es wurde gelöscht, und nichts wurde geändert. Suchen Sie noch einmal nach Updates. Kommt das wieder, sagen Sie es Ihrem Lieferanten.',
    },
    'disk-full': {
      title: 'Der Datenträger dieses Computers hat zu wenig Speicherplatz für das Update',
      text: 'Nichts wurde geändert, nichts ging verloren. Geben Sie Speicherplatz frei und versuchen Sie es noch einmal.',
    },
    interrupted: {
      title: 'Headroom endete mitten in einem Update',
      text: 'Nichts wurde installiert, und keine Daten wurden geändert. Das Laden beginnt von selbst neu; für eine Installation drücken Sie noch einmal „Installieren“.',
    },
    'no-backup': {
      title: 'Ohne Sicherung wurde nichts installiert',
      text: 'Sehen Sie unter Sicherungen nach, woran es liegt, und installieren Sie dann noch einmal.',
    },
    'no-copy': {
      title: 'Ohne Kopie der Studiodaten wurde nichts installiert',
      text: 'Keine Daten wurden geändert. Versuchen Sie es noch einmal. Kommt das wieder, senden Sie die Supportdatei an einen Techniker.',
    },
    busy: {
      title: 'Nichts wurde installiert, weil ein Druck oder eine E-Mail begonnen hat',
      text: 'Warten Sie, bis das erledigt ist, und installieren Sie dann noch einmal.',
    },
    'not-installed': {
      title: 'Die Installation endete, und diese Version ist noch da',
      text: 'Keine Daten wurden geändert. Vielleicht wurde die Frage nach dem Administrator abgelehnt. Versuchen Sie es noch einmal, oder lassen Sie einen Techniker das Installationsprogramm im Ordner „updates“ der Daten von Headroom starten.',
    },
    other: {
      title: 'Das Update ist fehlgeschlagen',
      text: 'Nichts wurde geändert. Versuchen Sie es noch einmal. Kommt das wieder, senden Sie die Supportdatei an einen Techniker.',
    },
  },
  updated: 'Von {from} auf {to} aktualisiert',
  wentBack: 'Von {from} zu {to} zurückgekehrt',
  wentBackText:
    'Wo {from} die Studiodaten umgestellt hatte, ist wieder die Kopie von vor dem Update in Gebrauch. Was mit {from} eingegeben wurde, liegt in den Daten von Headroom in einem Ordner, dessen Name mit „set-aside“ beginnt.',
  changedAt: 'Zeitpunkt: {when}.',
  back: {
    title: 'Version vor dem Update: {version}',
    kept: 'Beim Zurückkehren bleiben alle Daten: {version} kann die jetzigen Studiodaten lesen.',
    copied:
      'Beim Zurückkehren wird die Kopie der Studiodaten von vor dem Update verwendet. Was seither eingegeben wurde, wird in einem Ordner beiseitegelegt.',
    installer:
      'Zurückkehren ist nicht möglich: Das Installationsprogramm von {version} ist nicht auf diesem Computer.',
    copy: 'Zurückkehren ist nicht möglich: Die Frist der Kopie der Studiodaten ist abgelaufen, oder seit dem Update wurde ein Kundeneintrag gelöscht.',
  },
  installTitle: 'Headroom {version} installieren?',
  installText:
    'Headroom erstellt eine Sicherung, falls ein Ordner dafür gewählt ist, kopiert die Studiodaten und endet. Das Installationsprogramm startet es wieder. An diesem Arbeitsplatz kann einige Minuten lang niemand arbeiten.',
  installAdmin: 'Das System fragt nach dem Kennwort eines Administrators.',
  installNow: 'Jetzt installieren',
  backTitle: 'Zurück zu Headroom {version}?',
  backText:
    'Headroom endet, und das Installationsprogramm von {version} startet es wieder. An diesem Arbeitsplatz kann einige Minuten lang niemand arbeiten.',
  backNow: 'Jetzt zurückkehren',
  comparing: 'Es wird gesucht, was seit dem Update eingegeben wurde',
  since: {
    title: 'Seit dem Update',
    text: 'Nach dem Zurückkehren sind diese nur noch in den beiseitegelegten Daten. Geld und Guthaben bleiben verbraucht. Schreiben Sie sich die Nummern auf, die Sie brauchen.',
    none: 'Seit dem Update kam kein Auftrag, keine Zahlung und kein Verbrauch hinzu, und das Aktivitätsprotokoll nennt keine Änderung.',
  },
  newerTrouble:
    'Headroom konnte nicht lesen, was seit dem Update eingegeben wurde. Beim Zurückkehren wird alles davon in einem Ordner beiseitegelegt.',
  refused: {
    call: 'Nichts wurde begonnen: Eine kostenpflichtige Anfrage läuft, oder ihr Ausgang ist unbekannt. Warten Sie darauf oder geben Sie den Ausgang an, und versuchen Sie es dann noch einmal.',
    print:
      'Nichts wurde begonnen: Ein Drucker hat noch einen Bogen. Warten Sie, bis er gedruckt ist, oder brechen Sie ihn ab, und versuchen Sie es dann noch einmal.',
    mail: 'Nichts wurde begonnen: Gerade wird eine E-Mail gesendet. Versuchen Sie es in einer Minute noch einmal.',
    busy: 'Nichts wurde begonnen: Etwas anderes läuft gerade. Versuchen Sie es in einer Minute noch einmal.',
    gone: 'Nichts wurde begonnen: Diese Version lässt sich von diesem Computer aus nicht mehr installieren. Suchen Sie noch einmal nach Updates.',
  },
  banner: 'Headroom {version} kann installiert werden.',
  open: 'Updates öffnen',
  later: 'Später',
};
