import type { keeping as english } from '../../en/data/keeping.ts';

/** How long data is kept, and what goes when. */
export const keeping: typeof english = {
  title: 'Aufbewahrung',
  text: 'Wie lange Daten auf diesem Computer bleiben. Headroom entfernt Abgelaufenes beim Start und einmal am Tag.',
  days: '{count} Tag | {count} Tage',
  years: '{count} Jahr | {count} Jahre',
  noEnd: 'Unbegrenzt',
  groups: {
    pictures: 'Bilder abgeschlossener Aufträge',
    open: 'Offene Aufträge',
    files: 'Dateien',
    years: 'Kundeneinträge, Abrechnungen und Aktivitätsprotokoll',
  },
  withConsent: 'Mit Einwilligung',
  without: 'Ohne Einwilligung',
  withoutHint:
    'Auch für Porträts und retuschierte Bilder ohne Auftrag, gerechnet ab der letzten Arbeit daran, und für die Adressen gesendeter E-Mails.',
  shots: 'Aufnahmen und Bearbeitungen, höchstens',
  shotsHint: 'Auch mit Einwilligung. Das fertige Foto kann länger bleiben.',
  previews: 'Vorschauen, höchstens',
  previewsHint: 'Auch mit Einwilligung.',
  open: 'Ihre Bilder',
  openHint:
    'Gerechnet ab der letzten Arbeit am Auftrag. Der Auftrag bleibt. Bilder bleiben auch, solange der Ausgang einer Anfrage unbekannt ist oder ein bezahltes Foto weder gedruckt noch geklärt ist.',
  abandoned: 'Aufträge ohne Zahlung abbrechen nach',
  abandonedHint:
    'Gerechnet ab der letzten Arbeit am Auftrag. Ein Auftrag mit einer Anfrage mit unbekanntem Ausgang, einem Code oder einem laufenden Druck bleibt offen.',
  files: 'Als PDF gespeicherte Bögen',
  filesHint:
    'Headroom bewahrt sie verschlüsselt auf und löscht sie spätestens mit den Bildern. Kopien, die Sie speichern, sind unverschlüsselt, und Headroom löscht sie nicht.',
  copies: 'Kopien der Studiodaten',
  copiesHint: 'Entstehen vor einem Update. Sie enthalten Namen aus Kundeneinträgen.',
  setAside: 'Beiseitegelegte Daten',
  setAsideHint:
    'Von einer Wiederherstellung oder vom Beginn mit neuen Studiodaten. Sie enthalten Kundeneinträge und Bilder aus dieser Zeit.',
  logs: 'Protokolldateien',
  logsHint:
    'Sie enthalten keine Namen aus Kundeneinträgen. Sind es mehr als fünf, entfernt Headroom auch die ältesten.',
  customers: 'Kundeneinträge',
  customersHint:
    'Gerechnet ab der letzten Arbeit an einem Auftrag. Name, Kontaktdaten, Notizen, Codes und Bilder werden gelöscht. Ein offener Auftrag, eine Anfrage mit unbekanntem Ausgang oder ein gültiger Code erhält den Kundeneintrag.',
  accounts: 'Abgeschlossene Aufträge mit Abrechnung',
  accountsHint:
    'Aufträge, Zahlungen, Anfragen und Kassenabschlüsse werden ganz entfernt. Fragen Sie Ihre Steuerberatung, wie lange das Gesetz sie verlangt.',
  audit: 'Aktivitätsprotokoll',
  auditHint: 'Wird vom Anfang her entfernt. Die Prüfung beginnt dann nach dem entfernten Teil.',
  forecast: {
    title: 'Was wann gelöscht wird',
    text: 'Mit den Fristen oben, wenn sonst nichts geschieht. Die Zahlen folgen Ihrer Eingabe.',
    counting: 'Es wird gezählt, was wann gelöscht wird',
    held: 'Vorerst wird nichts gelöscht',
    heldText:
      'Das Datum dieses Computers ist vielleicht falsch. Prüfen Sie es im Hinweis oben auf diesem Bildschirm.',
    nothing: 'Nichts',
    now: 'Beim nächsten Aufräumen',
    columns: { kind: 'Daten', next: 'Als Nächstes', week: 'In 7 Tagen', month: 'In 30 Tagen' },
    kinds: {
      shots: 'Aufnahmen und Bearbeitungen abgeschlossener Aufträge',
      previews: 'Vorschauen abgeschlossener Aufträge',
      finals: 'Fertige Fotos abgeschlossener Aufträge',
      open: 'Offene Aufträge, die ihre Bilder verlieren',
      headshots: 'Porträts und Bearbeitungen ohne Auftrag',
      files: 'Als PDF gespeicherte Bögen',
      mails: 'Adressen gesendeter E-Mails',
      abandoned: 'Offene Aufträge, die abgebrochen werden',
      customers: 'Kundeneinträge',
      accounts: 'Abgeschlossene Aufträge mit Abrechnung',
      audit: 'Einträge im Aktivitätsprotokoll',
      copies: 'Kopien der Studiodaten',
      setAside: 'Ordner mit beiseitegelegten Daten',
      logs: 'Protokolldateien',
    },
  },
};
