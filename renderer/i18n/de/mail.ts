import type { mail as english, mailSettings as englishSettings } from '../en/mail.ts';

export const mail: typeof english = {
  button: 'Per E-Mail senden\u00a0…',
  title: 'Per E-Mail senden',
  text: 'Senden Sie nur, worum die Kundschaft gebeten hat. E-Mails sind nicht durchgehend verschlüsselt: Mailanbieter können sie lesen.',
  address: 'E-Mail-Adresse der Kundschaft',
  addressHint: 'Lesen Sie sie der Kundschaft vor dem Senden noch einmal vor.',
  addressWrong: 'Geben Sie die ganze E-Mail-Adresse ein',
  attachments: 'Anhänge',
  parts: {
    final: 'Foto',
    sheet: 'Bogen (PDF)',
    slip: 'Codezettel (PDF)',
    receipt: 'Quittung (PDF)',
    record: 'Fotoprotokoll (PDF)',
  },
  foreignSheet: 'Der Bogen enthält Fotos aus einem anderen Auftrag und kann deshalb nicht angehängt werden.',
  from: 'Gesendet von {address}, dem Mailkonto des Studios.',
  practice:
    'Übungsmodus: Die E-Mail wird wirklich gesendet. Im Betreff steht PRACTICE, und die Fotos tragen ein Wasserzeichen.',
  chooseAddress: 'Adresse eingeben',
  chooseParts: 'Anhänge wählen',
  send: 'An {address} senden',
  close: 'Schließen',
  notSetUp: 'E-Mail ist nicht eingerichtet',
  notSetUpText:
    'Headroom sendet E-Mails über das eigene Mailkonto des Studios. Richten Sie es unter Einstellungen, E-Mail ein.',
  toSettings: 'E-Mail einrichten',

  listTitle: 'E-Mail',
  states: {
    waiting: 'Wartet auf Versand',
    sending: 'Wird gesendet',
    sent: 'Gesendet',
    refused: 'Nicht gesendet',
    unknown: 'Wurde sie gesendet?',
    left: 'Unbekannt, ob gesendet',
    cancelled: 'Abgebrochen',
  },
  to: '{address} · {time}',
  nextTry: 'Nächster Versuch um {time}\u00a0Uhr.',
  unknownText:
    'Die Verbindung endete, als die Nachricht schon unterwegs war. Bitten Sie die Kundschaft nachzusehen, auch im Spam-Ordner.',
  reminder: 'Erinnerung an einen Fotocode',
  reply: 'Der Mailserver: {reply}',
  sendAgain: 'Erneut senden',
  arrived: 'Angekommen',
  leave: 'Offen lassen',
  cancel: 'Abbrechen',
  troubles: {
    'not-set-up': {
      title: 'E-Mail ist nicht eingerichtet',
      now: 'Richten Sie sie unter Einstellungen, E-Mail ein.',
    },
    'no-password': {
      title: 'Das Passwort des Mailkontos fehlt',
      now: 'Geben Sie es unter Einstellungen, E-Mail ein. Es gehört zu einem Server und einem Benutzernamen.',
    },
    keychain: {
      title: 'Der Schlüsselbund dieses Computers lässt sich nicht öffnen',
      now: 'Entsperren Sie ihn: Dort liegt das Passwort des Mailkontos.',
    },
    'host-not-found': {
      title: 'Der Mailserver wurde nicht gefunden',
      now: 'Prüfen Sie den Namen des Servers und die Internetverbindung dieses Computers.',
    },
    'no-connection': {
      title: 'Der Mailserver ist nicht erreichbar',
      now: 'Prüfen Sie den Port und die Internetverbindung dieses Computers. Vielleicht blockiert eine Firewall den Port.',
    },
    timeout: {
      title: 'Der Mailserver antwortet nicht',
      now: 'Prüfen Sie Port und Verschlüsselung: Port 465 verschlüsselt von Anfang an, Port 587 mit STARTTLS.',
    },
    'hung-up': {
      title: 'Der Mailserver hat die Verbindung beendet',
      now: 'In einigen Minuten geht es vielleicht wieder.',
    },
    'no-tls': {
      title: 'Der Mailserver bietet hier keine sichere Verschlüsselung',
      now: 'Wählen Sie die andere Verschlüsselung oder den anderen Port. Headroom sendet nichts unverschlüsselt.',
    },
    certificate: {
      title: 'Dem Zertifikat des Mailservers wird nicht vertraut',
      now: 'Prüfen Sie den Namen des Servers und das Datum dieses Computers. Stimmen beide, fragen Sie den Mailanbieter.',
    },
    login: {
      title: 'Der Mailserver hat die Anmeldung abgelehnt',
      now: 'Prüfen Sie Benutzername und Passwort. Manche Anbieter verlangen ein eigenes Passwort für Programme.',
    },
    sender: {
      title: 'Der Mailserver hat die Absenderadresse abgelehnt',
      now: 'Geben Sie als Absender die Adresse ein, die zum Mailkonto gehört.',
    },
    recipient: {
      title: 'Der Mailserver hat die Adresse der Kundschaft abgelehnt',
      now: 'Fragen Sie die Kundschaft nach der Adresse und senden Sie erneut an die richtige.',
    },
    'too-large': {
      title: 'Die E-Mail ist zu groß für den Mailserver',
      now: 'Senden Sie weniger Anhänge auf einmal oder exportieren Sie die Fotos auf einen Stick.',
    },
    'no-space': {
      title: 'Das Postfach oder der Mailserver ist voll',
      now: 'Bitten Sie die Kundschaft, Platz zu schaffen oder eine andere Adresse zu nennen.',
    },
    busy: {
      title: 'Der Mailserver nimmt die E-Mail jetzt nicht an',
      now: 'Die meisten Server nehmen sie etwas später an.',
    },
    content: {
      title: 'Der Mailserver hat die Nachricht abgelehnt',
      now: 'Seine Antwort nennt den Grund. Fragen Sie den Mailanbieter oder geben Sie der Kundschaft die Dateien auf anderem Weg.',
    },
    protocol: {
      title: 'Das ist kein Mailserver, oder er weist diesen Computer ab',
      now: 'Prüfen Sie den Namen des Servers und den Port.',
    },
    erased: {
      title: 'Ein Bild oder Papier dieser E-Mail wurde inzwischen gelöscht',
      now: 'Senden Sie eine neue E-Mail mit dem, was noch vorhanden ist.',
    },
    'not-composed': {
      title: 'Die Anhänge konnten nicht erstellt werden',
      now: 'Versuchen Sie es erneut, oder speichern Sie die Dateien und senden Sie sie selbst.',
    },
    'code-ended': {
      title: 'Der Fotocode ist abgelaufen, bevor die Erinnerung gesendet wurde',
      now: 'Sagen Sie es der Kundschaft am Telefon. Für einen weiteren Code ist ein neues Foto nötig.',
    },
  },
};

export const mailSettings: typeof englishSettings = {
  title: 'E-Mail',
  text: 'Das eigene Mailkonto des Studios, für alles, was die Kundschaft per E-Mail möchte. Server, Port und Verschlüsselung stehen in der Hilfe Ihres Mailanbieters.',
  host: 'Server für ausgehende E-Mails (SMTP)',
  hostHint: 'Zum Beispiel smtp.example.com. Lassen Sie das Feld leer, um keine E-Mails zu senden.',
  hostWrong: 'Geben Sie den Namen des Servers ohne https:// und ohne Leerzeichen ein',
  security: 'Verschlüsselung',
  securities: { tls: 'SSL/TLS', starttls: 'STARTTLS' },
  port: 'Port',
  user: 'Benutzername',
  userMissing: 'Geben Sie den Benutzernamen des Mailkontos ein',
  password: 'Passwort',
  passwordKept:
    'Im Schlüsselbund dieses Computers liegt ein Passwort. Lassen Sie das Feld leer, um es zu behalten.',
  passwordMissing:
    'Für diesen Server und Benutzernamen ist noch kein Passwort gespeichert. Es kommt in den Schlüsselbund dieses Computers.',
  senderName: 'Name im Absender',
  senderNameHint: 'Lassen Sie das Feld leer, um den Namen des Studios zu verwenden.',
  senderAddress: 'Absenderadresse',
  test: 'Test',
  testAddress: 'Test-E-Mail senden an',
  testButton: 'Test-E-Mail senden',
  testFirst: 'Speichern Sie zuerst Server und Passwort.',
  testing: 'Test-E-Mail wird gesendet',
  testSent: 'Der Mailserver hat die Test-E-Mail angenommen. Sehen Sie im Postfach von {address} nach.',
  practice: 'Der Übungsmodus hat ein eigenes Mailkonto. Er sendet echte E-Mails, mit PRACTICE im Betreff.',
};
