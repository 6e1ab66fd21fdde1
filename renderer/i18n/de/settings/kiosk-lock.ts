import type { lockSettings as english } from '../../en/settings/kiosk-lock.ts';

/** The kiosk lock: its section in the settings, and leaving. */
export const lockSettings: typeof english = {
  title: 'Sperrmodus',
  text: 'Im Sperrmodus füllt Headroom den Bildschirm und endet nur mit einer PIN der Leitung. Er gehört zu diesem Computer und bleibt nach einem Neustart an, im Übungsmodus wie mit einem Konto.',
  switch: 'Diesen Computer für alles außer Headroom sperren',
  desktopHint:
    'Das Fenster füllt den Bildschirm und bleibt dort, der Bildschirm bleibt an, und das installierte Headroom startet mit dem Computer. Tasten und Menüs eines Browsers, Zoom und abgelegte Dateien bewirken nichts.',
  browserHint:
    'Tasten und Menüs eines Browsers, Zoom und abgelegte Dateien bewirken nichts. Das Fenster füllt den Bildschirm ab dem nächsten Start von Headroom. Im Browser kann der Bildschirm ausgehen, und nichts startet Headroom mit dem Computer.',
  files:
    'Beim Wählen und Speichern einer Datei zeigt ein Fenster des Systems die Ordner dieses Computers. Im Sperrmodus ist auch dafür eine PIN der Leitung nötig. Bilder kommen weiter von der Kamera und aus dem überwachten Ordner, und sie gehen weiter per Export und E-Mail hinaus.',
  noPin:
    'Fügen Sie zuerst unter Personal eine Leitung mit PIN hinzu: Ohne sie könnte niemand den Sperrmodus verlassen.',
  leave: 'Headroom beenden',
  leaveTitle: 'Headroom beenden?',
  leaveText: 'Headroom wird beendet. Beim nächsten Start ist es wieder im Sperrmodus.',
  dialogText:
    'Headroom ist im Sperrmodus. Eine PIN der Leitung öffnet das Fenster des Systems für diese Datei und entsperrt die Einstellungen.',
};
