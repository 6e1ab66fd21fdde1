import type { backups as english } from '../../en/data/backups.ts';

/** Backups: in the settings and on the desk. */
export const backups: typeof english = {
  text: 'Headroom sichert Studiodaten und Bilder in einen Ordner auf einem zweiten Datenträger, einem Stick oder einer Netzwerkfreigabe: stündlich, wenn sich etwas geändert hat, und jede Nacht, solange es läuft. Sicherungen sind verschlüsselt. Auf einem anderen Computer lassen sie sich nur mit dem Wiederherstellungsschlüssel öffnen.',
  practice:
    'Im Übungsmodus gibt es keine Sicherungen. Ein Studio kann einen Ordner dafür wählen, sobald sein Konto verbunden ist.',
  readOnly: 'Solange die Studiodaten nicht geschrieben werden können, gibt es keine Sicherungen.',
  path: 'Ordner für Sicherungen',
  hint: 'Vollständiger Pfad, zum Beispiel E:\\Headroom oder /media/backup. Der Ordner muss vorhanden sein. Lassen Sie das Feld leer, um nicht zu sichern.',
  wrong: 'Geben Sie den vollständigen Pfad ein, zum Beispiel E:\\Headroom oder /media/backup.',
  own: 'Wählen Sie einen Ordner außerhalb der Daten von Headroom. Nichts wurde geändert.',
  now: 'Jetzt sichern',
  running: 'Sicherung wird erstellt',
  runningText: 'Sie können weiterarbeiten.',
  erasing:
    'Gelöschte Kundeneinträge werden aus einer früheren Sicherung gelöscht. Sie können weiterarbeiten. | Gelöschte Kundeneinträge werden aus {count} früheren Sicherungen gelöscht. Sie können weiterarbeiten.',
  off: 'Es gibt keine Sicherungen',
  offText:
    'Geht dieser Computer verloren, sind auch seine Aufträge und Bilder verloren. Wählen Sie einen Ordner auf einem zweiten Datenträger, einem Stick oder einer Netzwerkfreigabe.',
  waiting: 'Noch keine Sicherung',
  waitingText: 'Die erste Sicherung beginnt in ein bis zwei Minuten.',
  last: 'Letzte Sicherung: {when}',
  lastText:
    'Sie ist vollständig. Ihre neuen Dateien wurden zur Prüfung gelesen. Ältere Bilder werden reihum erneut gelesen, jeden Tag ein Sechzehntel. Aufträge: {orders}. Bilder: {pictures}.',
  lastMissing:
    'Ihre neuen Dateien wurden zur Prüfung gelesen. Ältere Bilder werden reihum erneut gelesen, jeden Tag ein Sechzehntel. Aufträge: {orders}. Bilder: {pictures}. Bilder, die ihr fehlen, weil ihre Dateien auf diesem Computer fehlen oder beschädigt sind: {missing}.',
  sameDisk:
    'Diese Sicherung liegt auf demselben Datenträger wie die Daten. Fällt er aus, sind beide verloren.',
  failed: 'Letzter Versuch: {when}. Headroom versucht es alle zehn Minuten erneut.',
  trouble: {
    gone: {
      title: 'Der Sicherungsordner wurde nicht gefunden',
      text: 'Schließen Sie den Datenträger an oder verbinden Sie die Netzwerkfreigabe. Haben Sie den Datenträger ersetzt, speichern Sie den Ordner erneut.',
    },
    full: {
      title: 'Der Datenträger für Sicherungen ist voll',
      text: 'Frühere Sicherungen sind unverändert. Geben Sie dort Speicherplatz frei oder wählen Sie einen anderen Datenträger.',
    },
    'read-only': {
      title: 'Der Sicherungsordner kann nicht beschrieben werden',
      text: 'Frühere Sicherungen sind unverändert. Prüfen Sie den Schreibschutz des Datenträgers und die Zugriffsrechte des Ordners.',
    },
    unreliable: {
      title: 'Der Datenträger für Sicherungen speichert Daten nicht zuverlässig',
      text: 'Geschriebenes kam beim Lesen nicht gleich zurück. Wählen Sie einen anderen Datenträger.',
    },
    'records-damaged': {
      title: 'Die Studiodaten auf diesem Computer waren beschädigt',
      text: 'Beschädigte Studiodaten werden nicht gesichert, und frühere Sicherungen sind unverändert. Solange sie beschädigt sind, sagt eine rote Leiste oben, was zu tun ist.',
    },
    'disk-full': {
      title: 'Der Datenträger dieses Computers hat zu wenig Speicherplatz',
      text: 'Eine Sicherung braucht zuerst Platz für eine Kopie der Studiodaten. Geben Sie auf diesem Computer Speicherplatz frei.',
    },
    hung: {
      title: 'Der Sicherungsordner hat nicht geantwortet',
      text: 'Headroom hat eine halbe Stunde gewartet. Prüfen Sie den Datenträger oder die Verbindung zur Netzwerkfreigabe, oder wählen Sie einen anderen Ordner.',
    },
    other: {
      title: 'Die Sicherung ist fehlgeschlagen',
      text: 'Kommt das wieder, senden Sie das Protokoll von Headroom an den Support.',
    },
  },
  unfinished: {
    rotation: 'Zu alte Sicherungen sind vielleicht noch vorhanden',
    erasing: 'Gelöschte Kundeneinträge sind vielleicht noch in früheren Sicherungen',
    text: 'Die letzte Sicherung ist vollständig. Headroom versucht es mit der nächsten erneut.',
    trouble: {
      gone: 'Der Sicherungsordner war weg, oder der Datenträger hat nicht geantwortet. Schließen Sie den Datenträger an oder verbinden Sie die Netzwerkfreigabe.',
      full: 'Der Datenträger für Sicherungen hat zu wenig Speicherplatz. Geben Sie dort Speicherplatz frei.',
      'read-only':
        'Der Sicherungsordner konnte nicht beschrieben werden. Prüfen Sie den Schreibschutz des Datenträgers und die Zugriffsrechte des Ordners.',
      unreliable:
        'Auf dem Datenträger für Sicherungen kam Geschriebenes beim Lesen nicht gleich zurück. Wählen Sie einen anderen Datenträger.',
      'disk-full':
        'Der Datenträger dieses Computers hat zu wenig Speicherplatz: Dafür wird doppelt so viel gebraucht wie für eine Sicherung. Geben Sie auf diesem Computer Speicherplatz frei.',
      other: 'Kommt das wieder, senden Sie das Protokoll von Headroom an den Support.',
    },
  },
  desk: {
    last: 'Letzte Sicherung: {when}, neue Dateien geprüft',
    unfinished: 'Letzte Sicherung: {when}. In früheren Sicherungen ist noch etwas zu tun.',
    first: 'Die erste Sicherung wird erstellt',
    waiting: 'Noch keine Sicherung',
    off: 'Es gibt keine Sicherungen.',
    setUp: 'Sicherungen einrichten',
    late: 'Keine Sicherung seit {when}.',
    never: 'Es konnte noch keine Sicherung erstellt werden.',
    damaged: 'Keine Sicherung seit {when}, weil die Studiodaten beschädigt waren.',
    damagedNever: 'Noch keine Sicherung, weil die Studiodaten beschädigt waren.',
    look: 'Grund ansehen',
  },
};
