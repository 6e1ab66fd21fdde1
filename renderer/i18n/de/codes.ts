import { photoCodeDays } from '../../../shared/photo-code.ts';
import type { codes as english } from '../en/codes.ts';

export const codes: typeof english = {
  pageTitle: 'Fotocodes',
  pageText: `Alle hier ausgegebenen britischen Fotocodes, nicht zu verwechseln mit dem Data-Matrix-Code deutscher Passfotos. Ein Code ist ${photoCodeDays} Tage gültig und keine Zusage, dass das Foto angenommen wird.`,
  lists: {
    label: 'Angezeigte Codes',
    toRemind: 'Zu erinnern',
    counted: '{list}: {count}',
    all: 'Alle Codes',
    toRemindText:
      'Codes, die in den nächsten sieben Tagen ablaufen, ohne Antrag und ohne Erinnerung. Öffnen Sie den ersten und arbeiten Sie die Liste ab.',
    nobody: 'Niemand wartet auf eine Erinnerung',
    nobodyHint:
      'Codes erscheinen hier in ihren letzten sieben Tagen, bis Sie einen Antrag oder eine Erinnerung vermerken.',
  },
  open: 'Code {code} von {name} öffnen',
  noContact: 'Weder Telefonnummer noch E-Mail-Adresse',
  hoursLeft:
    'Läuft in weniger als einer Stunde ab | {left} · läuft in {count} Stunde ab | {left} · läuft in {count} Stunden ab',
  linkedShort: 'Im Antrag seit {date}',
  remindedPhone: 'Per Telefon erinnert, {date}',
  remindedEmail: 'Per E-Mail erinnert, {date}',
  remindedQueued: 'Erinnerungs-E-Mail wartet auf Versand, {date}',
  mailNotSent: 'Die Erinnerungs-E-Mail wurde nicht gesendet.',
  mailUnknown: 'Es ist unbekannt, ob die Erinnerungs-E-Mail gesendet wurde.',
  actBy: '{act} · {by}',
  dialog: {
    title: 'Fotocode von {name}',
    copy: 'Code kopieren',
    copied: 'Kopiert',
    linked: 'Der Code wurde in einem Antrag verwendet',
    linkedHint:
      'Er verschwindet dann aus der Übersicht und den Erinnerungen. Von da an gehört er zu diesem Antrag.',
    byPhone: 'Per Telefon erinnert',
    byEmail: 'Erinnerung an {address} senden',
    takeBack: 'Erinnerung zurücknehmen',
    noReminder: 'Noch keine Erinnerung',
    mailFailed: 'Im Auftrag {number} steht der Grund. Dort können Sie erneut senden.',
    noted: {
      phone: 'Vermerkt: {name} wurde per Telefon erinnert.',
      email:
        'Die Erinnerungs-E-Mail an {name} ist unterwegs. Wird sie nicht gesendet, erscheint der Code wieder hier.',
    },
    toRemind: 'Zu erinnern: {count}',
    next: 'Nächster Code',
    slipPrint: 'Zettel drucken',
    slipSent: 'Der Codezettel wurde an den Drucker {printer} gesendet.',
    slipReason: 'Warum wird der Codezettel erneut gedruckt?',
    slipReasonHint: 'Er wurde schon gedruckt. Geben Sie einen Grund ein, er wird aufbewahrt.',
    slipAgain: 'Erneut drucken',
    slipSave: 'Zettel speichern',
    slipSaved: 'Der Codezettel wurde als Datei gespeichert.',
    slipMail: 'Zettel per E-Mail',
    mailed: 'Der Codezettel geht an {address}. Im Auftrag steht, wann er gesendet wird oder warum nicht.',
    ended:
      'Ein abgelaufener Code lässt sich nicht erneuern. Einen neuen gibt es mit einem neuen Foto, und dessen Vorschau und fertiges Foto verbrauchen wieder Guthaben.',
    endedDirect:
      'Ein abgelaufener Code lässt sich nicht erneuern. Einen neuen gibt es mit einem neuen Foto, das wieder einen Credit verbraucht.',
    again: 'Neuer Auftrag wie {number}',
    order: 'Auftrag {number}',
    close: 'Schließen',
  },
  search: 'Code suchen: Name, Telefon, Auftragsnummer oder Code',
  count: '{valid} gültig · {ended} abgelaufen',
  incomplete:
    'Codes wurden nur in den neuesten passenden Aufträgen gesucht. Geben Sie mehr ein, um die Suche einzugrenzen.',
  ended: 'Abgelaufen',
  title: 'Britischer Fotocode',
  titlePractice: 'Britischer Fotocode · PRACTICE',
  qr: 'QR-Code von {code}',
  until: 'Gültig bis {date}',
  daysLeft: 'Läuft heute ab | Noch {count} Tag | Noch {count} Tage',
  endsToday: 'Läuft heute um {time}\u00a0Uhr ab',
  expired: 'Abgelaufen am {date}',
  slipShort: 'Zettel',
  slipOf: 'Zettel für {name}',
  noApproval:
    'Mit dem Code ruft HM Passport Office, die britische Passbehörde, das Foto ab. Er ist keine Zusage, dass das Foto angenommen wird.',
  clockBehind:
    'Die Uhr dieses Computers geht gegenüber der des Fotodienstes nach: Dort ist es {when}. Verbleibende Tage und Stunden zählen nach dem Dienst. Stellen Sie die Uhr in den Systemeinstellungen.',
  dateDoubt: 'Prüfen Sie das Datum, bevor Sie den Codezettel übergeben',
  dateDoubtBoth:
    'Als der Code ausgestellt wurde, war das Datum des Dienstes {service} und das dieses Computers {counter}. {countedFrom}',
  dateDoubtCounter:
    'Als der Code ausgestellt wurde, war das Datum dieses Computers {counter}. Der Dienst hat keines gesendet. {countedFrom}',
  countedFrom: {
    counter: `Die ${photoCodeDays} Tage beginnen mit dem Datum dieses Computers. Ist dieses Datum falsch, bitten Sie die Kundschaft, den Code noch heute zu verwenden.`,
    service: `Die ${photoCodeDays} Tage beginnen mit dem Datum des Dienstes. Stellen Sie die Uhr dieses Computers richtig: Auch andere Tage auf seinen Seiten sind falsch.`,
  },
  dateDoubtShort: 'Datum prüfen',
  missing:
    'Der Dienst hat das Foto ohne Code gesendet, obwohl dieses Dokument einen hat. Das Foto selbst kann gedruckt werden. Fragen Sie den Dienst nach dem Code.',
  loading: 'Codes werden geladen',
  none: 'Noch kein Code ausgegeben',
  noneHint:
    'Ein Auftrag für einen britischen Reisepass endet mit einem Fotocode. Er steht hier mit den verbleibenden Tagen.',
  notFound: 'Kein Code passt zu „{text}“',
  notFoundHint:
    'Versuchen Sie es mit dem Anfang des Namens oder des Codes, mit mindestens drei Ziffern der Telefonnummer oder mit der Auftragsnummer.',
  columns: { code: 'Code', customer: 'Kundschaft', left: 'Restzeit', until: 'Gültig bis', slip: 'Zettel' },
};
