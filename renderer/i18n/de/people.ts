import type {
  customers as englishCustomers,
  people as english,
  removal as englishRemoval,
} from '../en/people.ts';

/** Asked before a person or a document is removed together with results made for it. */
export const removal: typeof englishRemoval = {
  title: '{name} aus diesem Auftrag entfernen?',
  text: 'Damit wird auch entfernt: {things}.',
  credit: 'Das dafür verbrauchte Guthaben kommt nicht zurück.',
  shots: 'keine Aufnahme | {count} Aufnahme | {count} Aufnahmen',
  edits: 'kein retuschiertes Bild | {count} retuschiertes Bild | {count} retuschierte Bilder',
  crops: 'kein Zuschnitt | {count} Zuschnitt | {count} Zuschnitte',
  previews: 'keine Vorschau | {count} Vorschau | {count} Vorschauen',
  keep: 'Behalten',
  do: '{name} entfernen',
};

/** The people to be photographed, and their ages. */
export const people: typeof english = {
  label: 'Wessen Foto',
  add: 'Person hinzufügen',
  addAnother: 'Weitere Person hinzufügen',
  addThis: 'Hinzufügen',
  added: 'Person hinzugefügt: {name}',
  drop: 'Nicht nötig',
  name: 'Name dieser Person',
  nameOf: 'Name der Person {number}',
  nameMissing: 'Ein Name hält die Fotos auseinander.',
  other: 'Das Foto ist von jemand anderem',
  asCustomer: 'Wie im Kundeneintrag',
  remove: '{name} aus diesem Auftrag entfernen',
  ageOf: 'Alter von {name}',
  age: 'Alter',
  ages: { adult: 'Erwachsen', child: 'Kind', baby: 'Baby' },
  ageRules: {
    adult: 'Ab sechs Jahren: Augen offen, Mund geschlossen, Blick in die Kamera.',
    child:
      'Unter sechs: Der Blick muss nicht in die Kamera gehen und der Gesichtsausdruck nicht neutral sein.',
    baby: 'Unter einem Jahr: Die Augen dürfen geschlossen sein. Keine Hand, kein Spielzeug, kein Schnuller im Bild.',
  },
  done: 'fertig',
  nobody: 'Noch ohne Namen',
  nextShot: 'Jetzt {name}',
};

/** The screen of customers: finding one, what is known of them, and their earlier orders. */
export const customers: typeof englishCustomers = {
  title: 'Kundschaft',
  search: 'Kundeneintrag suchen: Name, Telefon, E-Mail, Auftragsnummer, Code oder Datum eines Auftrags',
  list: 'Gefundene Kundeneinträge',
  newest: 'Neueste Kundeneinträge',
  found: 'Niemand gefunden | Ein Kundeneintrag gefunden | {count} Kundeneinträge gefunden',
  foundMost: 'Nur {count} Kundeneinträge werden angezeigt. Geben Sie mehr ein, um die Suche einzugrenzen.',
  similar: 'Niemand passt genau. Diese Namen oder Adressen weichen um einen Buchstaben ab.',
  searching: 'Kundeneinträge werden gesucht',
  none: 'Noch keine Kundeneinträge',
  noneHint: 'Ein Kundeneintrag entsteht mit dem ersten Auftrag.',
  notFound: 'Niemand passt zu „{text}“',
  notFoundHint:
    'Versuchen Sie es mit dem Anfang des Namens, mit mindestens drei Ziffern der Telefonnummer oder mit dem Datum eines Auftrags, etwa 23.11.2026.',
  choose: 'Kein Kundeneintrag gewählt',
  chooseHint: 'Wählen Sie in der Liste einen Kundeneintrag, um seine Aufträge zu sehen.',
  loading: 'Kundeneintrag wird geladen',
  close: 'Eintrag schließen',
  change: 'Daten ändern',
  changeTitle: '{name} ändern',
  changeText: 'Der Name ändert sich auch in den früheren Aufträgen.',
  save: 'Änderungen speichern',
  nameMissing: 'Geben Sie einen Namen ein.',
  notes: 'Notizen',
  notesHint: 'Nur das Personal sieht die Notizen.',
  noNotes: 'Keine Notizen',
  phone: 'Telefon',
  email: 'E-Mail',
  unknown: 'Keine Angabe',
  since: 'Bekannt seit',
  photos: 'Fotos',
  keep: 'Für {count} Tag aufbewahrt | Für {count} Tage aufbewahrt',
  consents: {
    'keep-photos-1': 'Fotos {count} Tag aufbewahren | Fotos {count} Tage aufbewahren',
  },
  agreed: 'Eingewilligt am {date} um {time}\u00a0Uhr: „{wording}“, vermerkt von {by}',
  agreedAs: 'Eingewilligt am {date} um {time}\u00a0Uhr als „{name}“: „{wording}“, vermerkt von {by}',
  ended: {
    withdrawn: 'Widerrufen am {date} um {time}\u00a0Uhr, vermerkt von {by}',
    merged:
      'Beendet am {date} um {time}\u00a0Uhr durch Zusammenführung mit einem Kundeneintrag ohne Einwilligung',
  },
  agreedBefore: 'Eingewilligt, bevor Headroom den Zeitpunkt festhielt',
  /** After "vermerkt von". */
  staff: 'dem Personal',
  history: 'Keine Aufträge | {count} Auftrag | {count} Aufträge',
  noHistory: 'Noch kein Auftrag zu diesem Kundeneintrag',
  more: 'Ältere Aufträge anzeigen',
  alike: 'Vielleicht dieselbe Person',
  alikeText: 'Dieselbe Telefonnummer oder E-Mail-Adresse wie dieser Kundeneintrag.',
  compare: 'Mit {name} vergleichen',
  merge: 'Mit anderem Eintrag zusammenführen',
  mergeTitle: '{name} mit einem anderen Kundeneintrag zusammenführen',
  mergeFind: 'Den anderen Kundeneintrag suchen',
  mergePreview: 'Ein Kundeneintrag aus {one} und {other}',
  mergeText:
    'Dieser Kundeneintrag erhält die Aufträge beider, der andere verschwindet. Sie können das rückgängig machen, solange sich an diesem Kundeneintrag nichts geändert hat.',
  mergeNotes: 'Notizen beider',
  mergeNotesLong: 'Die Notizen sind zu lang. Kürzen Sie sie auf {most} Zeichen.',
  mergeOrders: 'Aufträge beider',
  mergeConsent: 'Fotos werden nur länger aufbewahrt, wenn für beide eine Einwilligung vorliegt.',
  mergeDo: 'Einträge zusammenführen',
  merged:
    'Am {date} mit {name} zusammengeführt, ohne Auftrag | Am {date} mit {name} zusammengeführt, mit einem Auftrag | Am {date} mit {name} zusammengeführt, mit {count} Aufträgen',
  undoMerge: 'Rückgängig machen',
  undone: 'Die Zusammenführung ist rückgängig gemacht.',
  obstacles: {
    details: 'Das lässt sich nicht mehr rückgängig machen, weil die Daten seither geändert wurden.',
    orders:
      'Das lässt sich nicht mehr rückgängig machen, weil einer dieser Aufträge zu einem anderen Kundeneintrag gewechselt ist.',
  },
  auditLog: 'Im Aktivitätsprotokoll zeigen',
  file: {
    begin: 'Eintrag exportieren',
    title: 'Alles zu {name} exportieren',
    text: 'In einen Ordner kommen die Bilder, eine lesbare Seite und dieselben Daten für Programme. Die Dateien sind unverschlüsselt: Geben Sie sie nur dieser Person.',
    do: 'Eintrag exportieren',
    writing: 'Daten werden geschrieben. Lassen Sie einen Stick stecken, bis es fertig ist.',
    done: 'Der Ordner {folder} ist gespeichert: {target}. Werfen Sie einen Stick aus, bevor Sie ihn abziehen.',
    unlock: 'Nur die Leitung darf einen Kundeneintrag exportieren.',
  },
  again: 'Wie beim letzten Mal',
  againAs: 'wie Auftrag {number}',
  charged: '{amount} berechnet',
};
