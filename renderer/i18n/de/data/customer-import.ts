import type { customerImport as english } from '../../en/data/customer-import.ts';

/** Customers from a CSV file. */
export const customerImport: typeof english = {
  begin: 'Einträge importieren',
  title: 'Kundeneinträge importieren',
  text: 'Eine Liste aus einer Tabellenkalkulation, einem Adressbuch oder einer anderen Kasse, als CSV gespeichert.',
  drop: 'CSV-Datei hierher ziehen',
  dropText: 'Die Datei selbst wird nicht geändert.',
  choose: 'Datei wählen',
  other: 'Andere Datei wählen',
  reading: '{name} wird gelesen',
  unlock: 'Nur die Leitung darf Kundeneinträge importieren.',
  troubles: {
    empty: '{name} ist leer. Exportieren Sie die Liste erneut.',
    'too-large': '{name} ist größer als {size}\u00a0MB. Teilen Sie die Liste auf mehrere Dateien auf.',
    locked:
      '{name} kann nicht geöffnet werden: Ein anderes Programm verwendet die Datei, oder dieses Benutzerkonto darf sie nicht lesen.',
  },
  problems: {
    empty: {
      title: 'Keine Kundeneinträge in dieser Datei',
      text: 'Unter den Namen der Spalten steht keine Zeile. Exportieren Sie die Liste erneut.',
    },
    'no-text': {
      title: 'Diese Datei ist kein CSV',
      text: 'Öffnen Sie sie in dem Programm, aus dem sie stammt, und speichern Sie sie als CSV. Ist sie schon CSV, wählen Sie eine andere Zeichenkodierung.',
    },
    'too-many': {
      title: 'Zu viele Kundeneinträge in dieser Datei',
      text: 'Headroom liest bis zu {count} auf einmal. Teilen Sie die Liste auf mehrere Dateien auf.',
    },
    'no-name': {
      title: 'Keine Spalte enthält die Namen',
      text: 'Wählen Sie unten die Spalte mit den Namen.',
    },
  },
  encoding: 'Zeichenkodierung',
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16, Little Endian',
    'utf-16be': 'UTF-16, Big Endian',
    'windows-1252': 'Westeuropäisch (Windows-1252)',
    'windows-1250': 'Mitteleuropäisch (Windows-1250)',
  },
  separator: 'Zwischen den Spalten',
  separators: { comma: 'Komma', semicolon: 'Semikolon', tab: 'Tabulator' },
  heads: 'Die erste Zeile enthält die Namen der Spalten',
  columns: 'Spalten',
  column: 'Spalte {number}',
  uses: {
    none: 'Nicht importiert',
    name: 'Name',
    firstName: 'Vorname',
    lastName: 'Nachname',
    phone: 'Telefon',
    email: 'E-Mail',
    notes: 'Notizen',
  },
  several: 'Weitere Telefonnummern und E-Mail-Adressen kommen in die Notizen.',
  nothingIn: 'Leer',
  added: 'Keine neuen Kundeneinträge | Ein neuer Kundeneintrag | {count} neue Kundeneinträge',
  addedMore: 'Und ein weiterer. | Und {count} weitere.',
  duplicates:
    'Niemand hiervon ist schon bekannt | Ein Eintrag ist schon bekannt oder doppelt in der Datei | {count} Einträge sind schon bekannt oder doppelt in der Datei',
  duplicateRule: 'Einträge, die schon bekannt oder doppelt in der Datei sind',
  rules: { skip: 'Überspringen', fill: 'Fehlendes ergänzen', add: 'Zusätzlich hinzufügen' },
  ruleNotes: {
    skip: 'Die Kundeneinträge hier bleiben, wie sie sind.',
    fill: 'Telefon, E-Mail und Notizen, wo sie leer sind und auch der Name gleich ist. Die anderen werden übersprungen. | Telefon, E-Mail und Notizen, wo sie leer sind und auch der Name gleich ist: ein Kundeneintrag. Die anderen werden übersprungen. | Telefon, E-Mail und Notizen, wo sie leer sind und auch der Name gleich ist: {count} Kundeneinträge. Die anderen werden übersprungen.',
    add: 'Sie können sie später zusammenführen.',
  },
  duplicate: {
    phone: 'Zeile {line}, {name}: die Telefonnummer von {other}',
    email: 'Zeile {line}, {name}: die E-Mail-Adresse von {other}',
    name: 'Zeile {line}, {name}: der Name von {other}',
  },
  duplicateLine: {
    phone: 'Zeile {line}, {name}: die Telefonnummer von Zeile {other}',
    email: 'Zeile {line}, {name}: die E-Mail-Adresse von Zeile {other}',
    name: 'Zeile {line}, {name}: der Name von Zeile {other}',
  },
  unreadable:
    'Jede Zeile ist lesbar | Eine Zeile kann nicht importiert werden | {count} Zeilen können nicht importiert werden',
  lineProblems: {
    quotes: 'Zeile {line}: Ein Anführungszeichen fehlt oder ist zu viel.',
    columns: 'Zeile {line}: mehr Werte als Spalten. Vielleicht gehört ein Trennzeichen zu einem Wert.',
    'no-name': 'Zeile {line}: kein Name.',
    'too-long': 'Zeile {line}: Ein Wert ist zu lang.',
    characters: 'Zeile {line}: nicht lesbare Zeichen. Vielleicht ist die Zeichenkodierung eine andere.',
  },
  do: 'Nichts importieren | Einen Eintrag importieren | {count} Einträge importieren',
  fillIn: 'Einen Eintrag ergänzen | {count} Einträge ergänzen',
  importing: 'Import läuft: Sichtbar werden die Einträge erst, wenn alle da sind.',
  cancelling: 'Import wird abgebrochen: Es wird kein Eintrag hinzugefügt.',
  cancelled: 'Der Import wurde abgebrochen. Es wurde kein Eintrag hinzugefügt.',
  progress: '{done} von {of} Kundeneinträgen',
  done: {
    title: 'Kundeneinträge importiert',
    added:
      'Kein Kundeneintrag hinzugefügt | Ein Kundeneintrag hinzugefügt | {count} Kundeneinträge hinzugefügt',
    filled: 'Kein Kundeneintrag ergänzt | Ein Kundeneintrag ergänzt | {count} Kundeneinträge ergänzt',
    skipped:
      'Nichts übersprungen | Ein schon bekannter Eintrag übersprungen | {count} schon bekannte Einträge übersprungen',
    unreadable: 'Keine Zeile ausgelassen | Eine Zeile ausgelassen | {count} Zeilen ausgelassen',
    close: 'Fertig',
  },
};
