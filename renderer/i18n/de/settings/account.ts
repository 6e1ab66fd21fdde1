import type { account as english } from '../../en/settings/account.ts';

/** The studio's account at the photo service: connecting it, changing it, and leaving it. */
const practiceIs =
  'Im Übungsmodus entstehen Fotos auf diesem Computer, kosten nichts und tragen die Aufschrift PRACTICE. Die Aufträge werden von echten getrennt gehalten.';

export const account: typeof english = {
  title: 'Konto',
  text: 'Das Konto beim Fotodienst, über das echte Fotos abgerechnet werden.',
  connected: 'Verbunden',
  connectedText: 'Echte Fotos werden mit diesem Konto erstellt.',
  disconnect: 'Trennen',
  change: 'Konto ändern',
  keep: 'Dieses Konto behalten',
  connect: 'Testen und speichern',
  setPinFirst: 'Zuerst Personal einrichten',
  needsPin:
    'Bevor Sie ein Konto verbinden, fügen Sie eine Person mit der Rolle Leitung und mit PIN hinzu: So kann niemand sonst das Konto ändern.',
  connectTitle: 'Konto verbinden',
  changeTitle: 'Konto ändern',
  connectText:
    'Adresse, Schlüssel und Geheimnis finden Sie in Ihrem Konto beim Dienst. Sie werden vor dem Speichern getestet, das kostet nichts.',
  region: 'Region',
  regions: { us: 'Vereinigte Staaten', eu: 'Europäische Union', other: 'Andere Region' },
  address: 'Adresse des Dienstes',
  addressHint:
    'Wie sie der Dienst für diese Region nennt. Sie beginnt mit https://. Ein Konto gilt nur in seiner Region.',
  headshotAddress: 'Porträtadresse',
  headshotAddressHint:
    'Nur wenn das Studio Porträts anbietet: Der Dienst nennt dafür eine eigene Adresse. Lassen Sie das Feld sonst leer.',
  key: 'API-Schlüssel',
  secret: 'API-Geheimnis',
  secretHint:
    'Schlüssel und Geheimnis kommen in den Schlüsselbund dieses Computers, in dem das System Passwörter aufbewahrt. Sie werden nie wieder angezeigt.',
  host: 'Dienst',
  headshotHost: 'Porträts',
  noHeadshotHost: 'Keine Porträtadresse',
  credentials: 'Schlüssel und Geheimnis',
  credentialsKept: 'Im Schlüsselbund dieses Computers, nie angezeigt',
  toStatus: 'Guthaben und Status ansehen',
  leaveTitle: 'Konto trennen?',
  leaveText:
    'Schlüssel und Geheimnis werden von diesem Computer entfernt, und der Übungsmodus beginnt. Aufträge dieses Kontos bleiben hier und werden wieder angezeigt, sobald es erneut verbunden ist.',
  leave: 'Konto trennen',
  stay: 'Verbunden bleiben',
  open: {
    title:
      'Keine Anfrage ist offen | Eine Anfrage an den Dienst muss zuerst geklärt werden | {count} Anfragen an den Dienst müssen zuerst geklärt werden',
    text: 'Das Konto kann nicht geändert werden, solange der Dienst noch eine Antwort schulden kann: Ein bezahltes Bild könnte verloren gehen. Öffnen Sie jede Anfrage und klären Sie sie dort.',
    sent: 'Läuft',
    uncertain: 'Ausgang unbekannt',
    settled: 'Alles ist geklärt. Das Konto kann geändert werden.',
    noName: 'Noch ohne Namen',
    retouch: 'Retusche',
    headshots: 'Porträts',
    faceMatch: 'Gesichtsvergleich',
  },
  practice: {
    'no-account': `Der Übungsmodus ist an, weil kein Konto verbunden ist. ${practiceIs}`,
    'no-keychain': `Der Übungsmodus ist an, weil dieser Computer keinen Schlüsselbund hat und ein Konto nirgends sonst aufbewahrt wird. ${practiceIs}`,
  },
  practiceNow: {
    'no-keychain':
      'Lassen Sie die Person, die diesen Computer betreut, den Schlüsselbund einrichten (unter Linux einen „Secret Service“ wie GNOME Keyring). Starten Sie dann Headroom neu und verbinden Sie hier das Konto.',
  },
  fields: {
    baseUrl:
      'Diese Adresse ist nicht verwendbar. Kopieren Sie sie aus dem Konto beim Dienst, ohne etwas davor oder dahinter.',
    headshotBaseUrl:
      'Diese Adresse ist nicht verwendbar. Kopieren Sie sie vom Dienst, oder lassen Sie das Feld leer, wenn Sie keine Porträts anbieten.',
    apiKey:
      'Dieser Schlüssel ist nicht verwendbar. Kopieren Sie ihn erneut, vollständig und ohne Leerzeichen oder Zeilenumbruch.',
    apiSecret:
      'Dieses Geheimnis ist nicht verwendbar. Kopieren Sie es erneut, vollständig und ohne Leerzeichen oder Zeilenumbruch.',
  },
  reasons: {
    'not-an-address': 'Das ist keine Webadresse. Sie sieht zum Beispiel so aus: https://name.example.',
    'not-https': 'Die Adresse muss mit https:// beginnen, damit die Verbindung sicher ist.',
    'has-extra-parts': 'Geben Sie nur die Adresse ein, ohne Fragezeichen, # oder Name und Passwort.',
    empty: 'Erforderlich.',
    'too-long': 'Das ist zu lang.',
    'control-character': 'Ein Zeilenumbruch oder unsichtbares Zeichen ist enthalten. Kopieren Sie erneut.',
  },
  /** By error code, and by its reason where that changes what to do. */
  failures: {
    SERVICE_CREDENTIALS: {
      title: 'Der Dienst akzeptiert Schlüssel und Geheimnis nicht.',
      now: 'Kopieren Sie beide erneut aus dem Konto und prüfen Sie, ob Region und Adresse dazugehören: Ein Konto gilt nur in seiner Region.',
    },
    SERVICE_NOT_ENABLED: {
      title: 'Der Dienst kennt den Schlüssel, aber das Konto ist nicht freigeschaltet.',
      now: 'Bitten Sie den Dienst, das Konto freizuschalten.',
    },
    SERVICE_CERTIFICATE: {
      title: 'Die Verbindung zu dieser Adresse ist nicht sicher.',
      now: 'Ihr Zertifikat ist ungültig. Prüfen Sie die Adresse Zeichen für Zeichen und die Uhr dieses Computers, und informieren Sie die Person, die das Netzwerk betreut. Headroom sendet darüber keinen Schlüssel.',
    },
    SERVICE_UNREACHABLE: {
      title: 'Der Dienst ist nicht erreichbar.',
      now: 'Prüfen Sie das Netzwerk dieses Computers und die Adresse und versuchen Sie es erneut.',
    },
    'SERVICE_UNREACHABLE-name-not-found': {
      title: 'Diese Adresse gibt es nicht.',
      now: 'Prüfen Sie die Adresse des Dienstes Zeichen für Zeichen und ob dieser Computer mit dem Netzwerk verbunden ist.',
    },
    'SERVICE_UNREACHABLE-connection-refused': {
      title: 'Unter dieser Adresse antwortet nichts.',
      now: 'Prüfen Sie die Adresse. Ist sie richtig, ist der Dienst vielleicht gestört: Versuchen Sie es in einigen Minuten erneut.',
    },
    'SERVICE_UNREACHABLE-network-unreachable': {
      title: 'Dieser Computer ist nicht mit dem Netzwerk verbunden.',
      now: 'Prüfen Sie Kabel oder WLAN und versuchen Sie es erneut.',
    },
    'SERVICE_UNREACHABLE-time-out': {
      title: 'Der Dienst hat nicht rechtzeitig geantwortet.',
      now: 'Prüfen Sie das Netzwerk und die Adresse und versuchen Sie es erneut.',
    },
    'SERVICE_UNREACHABLE-tls': {
      title: 'Es kam keine sichere Verbindung zustande.',
      now: 'Der Server unter dieser Adresse verwendet https nicht richtig. Prüfen Sie die Adresse.',
    },
    SERVICE_BUSY: {
      title: 'Der Dienst ist ausgelastet.',
      now: 'Warten Sie eine Minute und versuchen Sie es erneut.',
    },
    SERVICE_PROCESSING: {
      title: 'Der Dienst hat einen internen Fehler gemeldet.',
      now: 'Versuchen Sie es in einigen Minuten erneut. Bleibt es dabei, fragen Sie den Dienst.',
    },
    SERVICE_REQUEST_REFUSED: {
      title: 'Der Server unter dieser Adresse hat die Anfrage abgelehnt.',
      now: 'Prüfen Sie, ob die Adresse die ist, die der Dienst Ihnen genannt hat.',
    },
    'SERVICE_UNREACHABLE-not-the-service': {
      title: 'Der Server unter dieser Adresse ist nicht der Fotodienst.',
      now: 'Prüfen Sie die Adresse. In einem Gastnetz öffnen Sie zuerst eine Webseite: Vielleicht verlangt es eine Anmeldung.',
    },
    'SERVICE_UNREACHABLE-broken-off': {
      title: 'Die Verbindung ist abgebrochen.',
      now: 'Prüfen Sie das Netzwerk dieses Computers und versuchen Sie es erneut.',
    },
    'SERVICE_UNREACHABLE-unavailable': {
      title: 'Der Dienst meldet, dass er nicht verfügbar ist.',
      now: 'Versuchen Sie es in einigen Minuten erneut. Bleibt es dabei, fragen Sie den Dienst.',
    },
    KEYCHAIN_UNAVAILABLE: {
      title: 'Der Dienst akzeptiert das Konto, aber der Schlüsselbund hat es nicht gespeichert.',
      now: 'Entsperren Sie den Schlüsselbund dieses Computers, starten Sie Headroom neu und verbinden Sie noch einmal.',
    },
    CALL_OPEN: {
      title: 'Eine Anfrage mit dem jetzigen Konto ist noch offen.',
      now: 'Klären Sie sie zuerst. Die Liste steht oben.',
    },
    SUPERVISOR_REQUIRED: {
      title: 'Die Einstellungen haben sich automatisch gesperrt.',
      now: 'Entsperren Sie sie mit der PIN der Leitung und versuchen Sie es erneut.',
    },
  },
  nothingKept: 'Nichts wurde gespeichert und nichts verbraucht.',
};
