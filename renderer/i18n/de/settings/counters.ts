import type { counters as english } from '../../en/settings/counters.ts';

export const counters: typeof english = {
  title: 'Arbeitsplätze',
  text: 'Ein Studio kann mehrere Arbeitsplätze haben, jeden mit einem eigenen Headroom. Jeder zählt seine Aufträge, Quittungen, Erstattungen und Kassenabschlüsse selbst, deshalb braucht jeder ein Kürzel.',
  prefix: 'Kürzel vor den Nummern dieses Arbeitsplatzes',
  prefixHint:
    'Ein bis drei Buchstaben, zum Beispiel B. Lassen Sie es leer, wenn es an keinem anderen Arbeitsplatz leer ist.',
  prefixFixed: 'Es bleibt, weil schon Nummern damit vergeben wurden.',
  prefixWrong: 'Ein bis drei Buchstaben von A bis Z',
  prefixTaken: 'Ein anderer Arbeitsplatz hat dieses Kürzel',
  next: 'Der nächste Auftrag von heute ist {number}. Nummern, die vor einer Änderung vergeben wurden, bleiben, wie sie sind.',
  other: 'Weiteren Arbeitsplatz einrichten',
  otherText:
    'Die Datei enthält, was an jedem Arbeitsplatz gleich ist: Studio, Logo, Preise, Formate, Papiere, Fotoprüfungen, Aufbewahrungsdauern, Mailserver, Sprache und die Adresse der Updates, wenn sie mit https:// beginnt und weder „?“ noch „#“ enthält. Sie enthält kein Passwort, keine PIN, keine Datei mit Vorgaben, keine Kundendaten und nichts über die Geräte dieses Computers. Verwenden Sie jede Datei nur für einen Computer.',
  otherPrefix: 'Kürzel des weiteren Arbeitsplatzes',
  given: 'Bisher vergeben: {prefixes}',
  make: 'Einrichtungsdatei speichern',
  made: 'Die Datei vergibt das Kürzel {prefix}. Öffnen Sie sie auf dem anderen Computer.',
  fromFile: 'Wie einen anderen Arbeitsplatz einrichten',
  fromFileText:
    'Das Headroom eines anderen Arbeitsplatzes erstellt die Datei: „Einstellungen“, „Arbeitsplätze“. Sie sehen, was sich ändert, bevor sich etwas ändert.',
  open: 'Aus einer Datei einrichten…',
  unlock: 'Nur die Leitung kann einen Arbeitsplatz aus einer Datei einrichten.',
  drop: 'Einrichtungsdatei hierher ziehen',
  dropText: 'Sie heißt zum Beispiel headroom-set-up-B-2026-11-26.json',
  choose: 'Datei wählen…',
  reading: 'Die Datei wird gelesen',
  troubles: {
    'not-one':
      'Das ist keine Einrichtungsdatei. Wählen Sie die Datei, die ein anderer Arbeitsplatz unter „Einstellungen“, „Arbeitsplätze“ gespeichert hat.',
    damaged:
      'Die Datei ist unvollständig oder wurde nachträglich geändert. Speichern Sie sie am anderen Arbeitsplatz noch einmal, und kopieren Sie sie neu.',
    'too-large':
      'Die Datei ist für eine Einrichtungsdatei zu groß. Wählen Sie die Datei, die ein anderer Arbeitsplatz gespeichert hat.',
    newer:
      'Diese Datei stammt von einem neueren Headroom. Aktualisieren Sie Headroom zuerst auf diesem Computer.',
    limits:
      'Die Datei enthält einen Wert, den dieses Headroom nicht annimmt. Es wurde nichts geändert. Bringen Sie beide Arbeitsplätze auf dasselbe Headroom, und speichern Sie die Datei noch einmal.',
    own: 'Dieser Arbeitsplatz hat die Datei für einen anderen erstellt. Öffnen Sie sie dort.',
  },
  from: 'Erstellt von {studio} am {when}.',
  setting: 'Einstellung',
  before: 'Jetzt',
  after: 'Danach',
  none: 'leer',
  yes: 'ja',
  no: 'nein',
  empty: 'Die Datei ändert hier nichts.',
  logo: { added: 'kommt dazu', changed: 'ein anderes Bild', removed: 'wird entfernt' },
  keepsPrefix:
    'Dieser Arbeitsplatz hat schon Nummern mit {prefix} vergeben, deshalb bleibt {prefix}. Das Kürzel {other} aus der Datei wird nicht verwendet.',
  earlier: 'Nummern, die dieser Arbeitsplatz schon vergeben hat, bleiben ohne Kürzel.',
  seconds: '{count} Sekunde | {count} Sekunden',
  mm: '{figure}\u00a0mm',
  waitFor: 'Längste Wartezeit: {call}',
  checkOf: '{document}: {check}',
  favourites: 'Favoriten',
  papers: 'Eigene Papiere',
  left: 'Nicht in der Datei',
  leftItems: {
    account: 'Das Konto beim Fotodienst und das Personal mit seinen PINs',
    mail: 'Das Passwort des E-Mail-Kontos: Geben Sie es unter „E-Mail“ ein',
    key: 'Der Wiederherstellungsschlüssel: Jeder Arbeitsplatz hat einen eigenen',
    camera: 'Die Kamera und wie sie montiert ist',
    printers: 'Drucker, ihre Kalibrierung und die Drucker für Codezettel und Quittungen',
    folders: 'Ordner für Sicherungen, Updates, Export, Druckprogramme und eintreffende Bilder',
    screens: 'Die Kiosksperre und der Kundenbildschirm',
    updates:
      'Eine Adresse der Updates ohne https:// oder mit „?“ oder „#“: Geben Sie sie unter „Updates“ ein',
    rules: 'Eine signierte Datei mit Vorgaben: Übernehmen Sie sie unter „Vorgaben der Behörden“',
  },
  apply: 'Diesen Arbeitsplatz einrichten',
  done: 'Dieser Arbeitsplatz ist wie der andere eingerichtet',
  doneText: 'Sein nächster Auftrag ist {number}. Was nicht in der Datei ist, bleibt noch zu tun.',
  close: 'Weiter',
};
