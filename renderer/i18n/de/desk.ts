import type { desk as english } from '../en/desk.ts';

export const desk: typeof english = {
  title: 'Übersicht',
  search: 'Auftrag suchen: Name, Telefon, E-Mail, Auftragsnummer oder Code',
  newOrder: 'Neuer Auftrag',
  loading: 'Die heutigen Aufträge werden geladen',
  searching: 'Suche läuft',
  ready: 'Bereit für den nächsten Auftrag.',
  toAccount: 'Konto verbinden',
  practice:
    'Übungsmodus: Fotos entstehen auf diesem Computer, kosten nichts und tragen die Aufschrift PRACTICE.',
  inHand: 'Offene Aufträge',
  groups: { needing: 'Zu erledigen', others: 'In Arbeit' },
  needYou:
    'Nichts ist zu erledigen. | Ein Auftrag ist zuerst zu erledigen. | {count} Aufträge sind zuerst zu erledigen.',
  doneToday: 'Heute abgeschlossen',
  codes: 'Bald ablaufende Codes',
  noneInHand: 'Niemand wartet',
  noneInHandHint: 'Ein offener Auftrag wartet hier bei dem Schritt, bei dem Sie aufgehört haben.',
  noneDone: 'Heute noch nichts abgeschlossen',
  noneDoneHint:
    'Abgeschlossene Aufträge bleiben bis Mitternacht hier, etwa für einen zweiten Druck oder eine Quittung.',
  noneExpiring: 'Kein Code läuft bald ab',
  allCodes: '{count} Code anzeigen | Alle {count} Codes anzeigen',
  noneExpiringHint: 'Fotocodes erscheinen hier in ihren letzten sieben Tagen.',
  stoppedAt: 'Schritt: {step}',
  noDocument: 'Noch kein Dokument gewählt',
  partPaid: 'Teilzahlung: {amount}',
  attention: {
    'uncertain-call': 'Ausgang unbekannt',
    'final-owed': 'Bezahlt, Foto offen',
    'uncertain-print': 'Wurde es gedruckt?',
    'waiting-print': 'Nicht gedruckt',
    mail: 'E-Mail nicht gesendet',
  },
  prints: {
    title: 'Wartende Drucke | {count} Druck wartet | {count} Drucke warten',
    answer: 'Wurde es gedruckt?',
    line: '{trouble} · {printer} · {what}',
    order: 'Auftrag {number}',
    all: 'Alle Drucke anzeigen',
  },
  found: 'Gefunden',
  newestFound: '{count} neueste',
  newestFoundHint:
    'Nur die {count} neuesten Aufträge werden angezeigt. Geben Sie mehr ein, um die Suche einzugrenzen.',
  foundCount: 'Nichts gefunden | Ein Auftrag gefunden | {count} Aufträge gefunden',
  notFound: 'Kein Auftrag passt zu „{text}“',
  notFoundHint:
    'Versuchen Sie es mit dem Anfang des Namens, mit mindestens drei Ziffern der Telefonnummer oder mit der Auftragsnummer. Die Suche unter Kundschaft findet auch das Datum eines Auftrags und verzeiht einen falschen Buchstaben.',
  findCustomer: 'Unter Kundschaft suchen',
};
