import type { lockSettings as english } from '../../en/settings/kiosk-lock.ts';

/** The kiosk lock: its section in the settings, and leaving. */
export const lockSettings: typeof english = {
  title: 'Sperrmodus',
  text: 'Im Sperrmodus füllt Headroom den Bildschirm und endet nur mit einer PIN der Leitung. Er gehört zu diesem Computer und bleibt nach einem Neustart an, im Übungsmodus wie mit einem Konto.',
  switch: 'Diesen Computer für alles außer Headroom sperren',
  desktopHint:
    'Das Fenster füllt den Bildschirm und bleibt dort, und der Bildschirm bleibt an. Tasten und Menüs eines Browsers, Zoom und abgelegte Dateien bewirken nichts.',
  browserHint:
    'Tasten und Menüs eines Browsers, Zoom und abgelegte Dateien bewirken nichts. Das Fenster füllt den Bildschirm ab dem nächsten Start von Headroom. Im Browser kann der Bildschirm ausgehen.',
  files:
    'Beim Wählen und Speichern einer Datei zeigt ein Fenster des Systems die Ordner dieses Computers. Im Sperrmodus ist auch dafür eine PIN der Leitung nötig. Bilder kommen weiter von der Kamera und aus dem überwachten Ordner, und sie gehen weiter per Export und E-Mail hinaus.',
  noPin:
    'Fügen Sie zuerst unter Personal eine Leitung mit PIN hinzu: Ohne sie könnte niemand den Sperrmodus verlassen.',
  counterOpen:
    'Der Arbeitsplatz wird nicht automatisch gesperrt: Wer an den Bildschirm kommt, kann Headroom benutzen.',
  toStaff: 'Unter Personal wählen, wann er gesperrt wird',
  leave: 'Headroom beenden',
  leaveTitle: 'Headroom beenden?',
  leaveText: 'Headroom wird beendet. Beim nächsten Start ist es wieder im Sperrmodus.',
  dialogText:
    'Headroom ist im Sperrmodus. Eine PIN der Leitung öffnet das Fenster des Systems für diese Datei und entsperrt die Einstellungen.',
  /** Items that only the operating system can close. */
  system: {
    title: 'Was nur das Betriebssystem schließen kann',
    text: 'Headroom sieht sich diesen Computer an und ändert nichts. Für diese Einstellungen liegen Skripte bei; die Seite „Kiosk lock“ der Dokumentation erklärt sie.',
    looking: 'Dieser Computer wird angesehen',
    again: 'Erneut prüfen',
    unknown: 'Headroom konnte das nicht feststellen. Prüfen Sie es im System.',
    states: { closed: 'Geschlossen', open: 'Offen', unknown: 'Nicht bekannt' },
    noneOpen: 'Nichts ist offen',
    someOpen: 'Ein Punkt ist offen | {count} Punkte sind offen',
    names: {
      start: 'Start ohne Headroom',
      restart: 'Kein Neustart nach einem Absturz',
      'sign-in': 'Anmeldebildschirm',
      rights: 'Rechte dieses Benutzerkontos',
      desktop: 'Desktop des Systems',
      session: 'Art der Sitzung',
      programs: 'Andere Programme',
      'task-manager': 'Task-Manager',
      'switch-user': 'Wechsel des Benutzerkontos',
      'sticky-keys': 'Einrastfunktion',
      consoles: 'Textkonsolen',
      'server-keys': 'Strg+Alt+Rücktaste',
      'system-keys': 'Alt+S-Abf',
      'force-quit': 'Sofort beenden',
      dumps: 'Speicherabbilder',
    },
    todo: {
      start: 'Headroom hat nichts gefunden, was es mit dem Computer startet. Richten Sie das ein.',
      restart: 'Headroom hat nichts gefunden, was es nach einem Absturz neu startet. Richten Sie das ein.',
      'sign-in':
        'Headroom hat keine automatische Anmeldung bei diesem Benutzerkonto gefunden. Ohne sie muss sich nach jedem Start jemand anmelden.',
      rights:
        'Dieses Benutzerkonto kann das System ändern und könnte den Sperrmodus entfernen. Verwenden Sie für die Theke ein Benutzerkonto ohne Administratorrechte.',
      desktop:
        'Neben Headroom läuft der Desktop des Systems. Verwenden Sie eine Sitzung, die nur Headroom startet.',
      session:
        'Dies ist eine Wayland-Sitzung: Ihre Tasten können aus Headroom hinausführen, und Headroom kann das Fenster des Kundenbildschirms nicht platzieren. Verwenden Sie eine X11-Sitzung oder, ohne Kundenbildschirm, cage.',
      programs:
        'Headroom hat keine Regel gefunden, die dieses Benutzerkonto am Start anderer Programme hindert. Erlauben Sie nur, was die Theke braucht.',
      'task-manager':
        'Strg+Alt+Entf bietet den Task-Manager an, der Headroom beenden kann. Schalten Sie ihn für dieses Benutzerkonto ab.',
      'switch-user':
        'Strg+Alt+Entf bietet den Wechsel zu einem anderen Benutzerkonto an. Schalten Sie das ab.',
      'sticky-keys':
        'Fünfmal Umschalt öffnet ein Fenster, das zu den Systemeinstellungen führt. Schalten Sie das für dieses Benutzerkonto ab.',
      consoles: 'Strg+Alt mit einer Funktionstaste kann eine Textkonsole öffnen. Schalten Sie das ab.',
      'server-keys': 'Strg+Alt+Rücktaste kann die Sitzung beenden. Schalten Sie das ab.',
      'system-keys':
        'Alt+S-Abf mit einem Buchstaben kann Programme beenden oder den Computer neu starten. Schalten Sie das ab.',
      'force-quit':
        'Headroom kann das nicht feststellen. Drücken Sie im Sperrmodus Befehl+Wahl+Escape: Es sollte kein Fenster aufgehen.',
      dumps:
        'Nach einem Absturz kann der Speicher von Headroom in einer Datei bleiben und Porträts enthalten. Schalten Sie das ab.',
    },
  },
};
