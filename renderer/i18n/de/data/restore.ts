import type { restore as english } from '../../en/data/restore.ts';

/** Restoring a backup: from the settings, where the records are missing, and on a new computer. */
export const restore: typeof english = {
  open: 'Sicherung wiederherstellen\u00a0…',
  title: 'Sicherung wiederherstellen',
  text: 'Die Sicherung tritt an die Stelle der Daten dieses Computers, die daneben aufbewahrt werden. Keine Nummer von Auftrag, Quittung, Erstattung oder Kassenabschluss wird doppelt vergeben. Gelöschte Kundeneinträge bleiben gelöscht, soweit dieser Computer oder der Sicherungsordner davon weiß.',
  openMoving: 'Aus Sicherung wiederherstellen\u00a0…',
  movingTitle: 'Studio aus einer Sicherung wiederherstellen',
  movingText:
    'Die Sicherung bringt Kundeneinträge, Aufträge und Bilder eines Studios auf diesen Computer. Sie brauchen den Ordner mit den Sicherungen und den Wiederherstellungsschlüssel. Keine Nummer von Auftrag, Quittung, Erstattung oder Kassenabschluss wird doppelt vergeben. Der Übungsmodus bleibt, wie er ist.',
  movingHint:
    'Ist dieser Computer neu im Studio? Holen Sie die Daten mit einer Sicherung und dem Wiederherstellungsschlüssel hierher.',
  waits:
    'Die Daten eines Studios sind auf diesem Computer. Verbinden Sie das Konto, um sie zu öffnen: Personal und PINs kommen mit.',
  folder: 'Ordner mit Sicherungen',
  hint: 'Der Ordner, der für Sicherungen gewählt wurde, zum Beispiel E:\\Headroom oder /media/backup.',
  find: 'Sicherungen suchen',
  finding: 'Sicherungen werden gesucht',
  found: 'Eine Sicherung gefunden | {count} Sicherungen gefunden',
  none: 'In diesem Ordner gibt es keine Sicherungen. Wählen Sie den, in dem der Name eines Ordners mit headroom-backup beginnt.',
  keyHint:
    'Der Wiederherstellungsschlüssel des Studios, von dem die Sicherungen stammen: 56 Zeichen. Leerzeichen, Bindestriche und Großschreibung spielen keine Rolle.',
  wrongKey:
    'Dieser Wiederherstellungsschlüssel öffnet keine Sicherung in diesem Ordner. Vergleichen Sie ihn mit dem Papier des Studios, von dem sie stammen.',
  someOther: 'Sicherungen, die nur ein anderer Wiederherstellungsschlüssel öffnet: {count}.',
  someDamaged: 'Sicherungen, die nicht lesbar sind, weil eine Datei fehlt oder sich geändert hat: {count}.',
  allDamaged:
    'In diesem Ordner ist keine Sicherung lesbar: Dateien fehlen oder haben sich geändert. Suchen Sie eine andere Kopie des Ordners.',
  skipped:
    'Neuere Sicherungen, die nicht lesbar sind, weil eine Datei fehlt oder sich geändert hat: {count}.',
  list: 'Sicherungen, die neueste zuerst',
  counts: 'Aufträge: {orders}. Kundeneinträge: {customers}. Bilder: {pictures}.',
  lastOrder: 'Letzter Auftrag: {number}.',
  program: 'Erstellt mit Headroom {version}.',
  lacks: 'Fehlende Bilder: {missing}.',
  other: 'Andere Sicherung wählen',
  comparing: 'Die Sicherung wird gelesen und mit den Daten auf diesem Computer verglichen',
  newer: 'Neuer als diese Sicherung',
  newerNone:
    'Kein Auftrag, keine Zahlung und kein Verbrauch ist neuer als diese Sicherung, und das Aktivitätsprotokoll nennt keine neuere Änderung.',
  newerUnknown:
    'Die Studiodaten auf diesem Computer fehlen oder sind beschädigt, deshalb ist unbekannt, was neuer als diese Sicherung ist. Bezahlte Fotos danach können Guthaben verbraucht haben: Vergleichen Sie mit der Liste des Dienstes.',
  newerNothing:
    'Dieser Computer hat keine Aufträge dieses Studios. Aufträge und Zahlungen nach dieser Sicherung sind nur auf dem alten Computer. Bezahlte Fotos danach können Guthaben verbraucht haben: Vergleichen Sie mit der Liste des Dienstes.',
  newerText:
    'Nach dem Wiederherstellen sind diese nur noch in den beiseitegelegten Daten. Geld und Guthaben bleiben verbraucht. Schreiben Sie sich die Nummern auf, die Sie brauchen.',
  orders: 'Aufträge: {count}',
  payments: 'Zahlungen: {count}',
  credits: 'Verbrauch von Guthaben: {count}',
  others: 'Änderungen laut Aktivitätsprotokoll: {count}',
  change: '{change}: {count}',
  enterAgain:
    'Sehen Sie sich die Änderungen vorher im Aktivitätsprotokoll an. Senden und drucken Sie nichts ein zweites Mal, und geben Sie den Rest danach neu ein.',
  staffBefore: 'Bis dahin gelten die früheren Namen, Rollen und PINs des Personals.',
  customersBefore: 'Bis dahin gelten die früheren Kundendaten und Einwilligungen.',
  bothBefore:
    'Bis dahin gelten die früheren Namen, Rollen und PINs des Personals sowie die früheren Kundendaten und Einwilligungen.',
  noOrder: 'kein Auftrag',
  more: 'und {count} weitere',
  start: 'Diese wiederherstellen',
  startReplacing: 'Schlüssel ersetzen und wiederherstellen',
  running:
    'Die Sicherung wird wiederhergestellt. Bei vielen Bildern dauert das Minuten. Lassen Sie diese Seite geöffnet.',
  done: 'Die Sicherung ist wiederhergestellt.',
  trouble: {
    gone: 'Der Ordner oder die Sicherung darin wurde nicht gefunden. Nichts wurde geändert. Schließen Sie den Datenträger an oder verbinden Sie die Netzwerkfreigabe und versuchen Sie es erneut.',
    damaged:
      'Eine Datei dieser Sicherung fehlt oder hat sich geändert. Hier wurde nichts geändert. Wählen Sie eine andere Sicherung.',
    'erased-unreadable':
      'Die Liste der gelöschten Kundeneinträge in diesem Ordner ist nicht lesbar. Nichts wurde geändert, weil diese Einträge wiederkommen könnten. Versuchen Sie es erneut oder nehmen Sie eine andere Kopie des Ordners. Gibt es keine, löschen Sie die Datei „erased“ in dem Ordner, dessen Name mit headroom-backup beginnt: Gelöschte Kundeneinträge können dann wiederkommen.',
    newer:
      'Diese Sicherung stammt von einer neueren Headroom-Version, oder eine solche hat ihren Ordner benutzt. Nichts wurde geändert. Installieren Sie zuerst diese Version.',
    'disk-full':
      'Der Datenträger dieses Computers hat zu wenig Speicherplatz für die Sicherung. Nichts wurde geändert. Geben Sie Speicherplatz frei und versuchen Sie es erneut.',
    occupied:
      'Auf diesem Computer sind Aufträge eines anderen Studios, die dieser Wiederherstellungsschlüssel nicht öffnet. Nichts wurde geändert. Stellen Sie die Sicherung unter einem anderen Benutzerkonto oder auf einem anderen Computer wieder her. Oder schließen Sie Headroom und nehmen Sie den Ordner „studio“ aus seinem Datenordner.',
    'other-key':
      'Im Schlüsselbund dieses Computers liegt der Schlüssel eines anderen Studios, und das Wiederherstellen ersetzt ihn. Noch wurde nichts geändert. Brauchen Sie Daten, die der alte Schlüssel öffnet, schreiben Sie zuerst dessen Wiederherstellungsschlüssel auf.',
    other:
      'Die Sicherung konnte nicht wiederhergestellt werden. Nichts wurde geändert. Kommt das wieder, senden Sie das Protokoll von Headroom an den Support.',
  },
};
