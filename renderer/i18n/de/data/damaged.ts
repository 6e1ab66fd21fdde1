import type { damaged as english } from '../../en/data/damaged.ts';

/** Damaged records: above every screen, and on the page that appears when they do not open. */
export const damaged: typeof english = {
  areas: {
    customers: 'Kundeneinträge',
    orders: 'Aufträge',
    photos: 'Fotos und Aufnahmen',
    retouch: 'retuschierte Bilder',
    payments: 'Zahlungen und Erstattungen',
    takings: 'Einnahmen und Kassenabschlüsse',
    codes: 'Fotocodes',
    prints: 'Drucke und Drucker',
    calls: 'Anfragen an den Fotodienst',
    mail: 'E-Mail',
    staff: 'Personal',
    audit: 'Aktivitätsprotokoll',
    settings: 'Einstellungen',
    search: 'Suche',
    other: 'andere Daten',
    all: 'alles',
  },
  banner:
    'Die Studiodaten sind beschädigt. Beschädigte Teile: {areas}. Nichts, was Guthaben kostet, wird gesendet. Nehmen Sie keine Aufträge mehr an, denn eine wiederhergestellte Sicherung enthält sie nicht, und löschen Sie nichts. Bitten Sie die Leitung, eine Sicherung wiederherzustellen.',
  practiceBanner:
    'Die Übungsdaten sind beschädigt. Beschädigte Teile: {areas}. Vorschauen und Fotos sind nicht möglich.',
  practiceBegin: 'Beginnen Sie den Übungsmodus neu.',
  practiceLocked:
    'Im Sperrmodus lässt sich der Übungsmodus nicht neu beginnen. Schalten Sie zuerst in den Einstellungen den Sperrmodus aus.',
  repairable:
    'Listen zum Suchen und Sortieren sind beschädigt. Beschädigte Teile: {areas}. Keine Daten sind verloren. Bis sie repariert sind, wird nichts gesendet, was Guthaben kostet. Die Reparatur schließt jede Seite für Sekunden, bei sehr vielen Aufträgen für Minuten.',
  repair: 'Studiodaten reparieren',
  wait: 'Die Studiodaten werden repariert',
  waitText:
    'Nichts ist verloren. Bei sehr vielen Aufträgen dauert das Minuten. Lassen Sie diese Seite geöffnet.',
  restoring: 'Die Sicherung wird eingesetzt',
  restoringText: 'Die bisherigen Daten werden daneben aufbewahrt. Lassen Sie diese Seite geöffnet.',
  'disk-full':
    'Der Datenträger dieses Computers hat zu wenig Speicherplatz für die Reparatur. Nichts wurde geändert. Geben Sie Speicherplatz frei und reparieren Sie erneut.',
  failed:
    'Die Studiodaten konnten nicht repariert werden. Nichts wurde geändert. Bitten Sie die Leitung, eine Sicherung wiederherzustellen.',
  practiceFailed: 'Die Übungsdaten konnten nicht repariert werden. Nichts wurde geändert.',
  repaired:
    'Listen zum Suchen und Sortieren waren beschädigt und sind repariert. Nichts ist verloren, und die beschädigte Datei wird aufbewahrt. Ein Schaden kann das erste Zeichen eines defekten Datenträgers sein: Lassen Sie ihn untersuchen.',
  read: 'Als gelesen markieren',
  unlock:
    'Das Wiederherstellen einer Sicherung ersetzt alle Daten auf diesem Computer. Das darf nur die Leitung.',
  title: 'Die Studiodaten sind beschädigt',
  practiceTitle: 'Die Übungsdaten sind beschädigt',
  parts: 'Beschädigte Teile: {areas}. Headroom hat nichts gelöscht und nichts gesendet.',
  unreadable:
    'In der Datei records.sqlite ist nichts lesbar. Headroom hat nichts gelöscht und nichts gesendet.',
  notRepaired:
    'Nur Listen zum Suchen und Sortieren sind beschädigt, und keine Daten sind verloren, aber Headroom konnte sie nicht reparieren. Geben Sie auf dem Datenträger dieses Computers Speicherplatz frei und drücken Sie „Erneut versuchen“. Kommt diese Seite wieder, gehen Sie wie folgt vor.',
  now: 'Stellen Sie eine Sicherung wieder her. Die beschädigte Datei und die Bilder werden dann daneben im Ordner „set-aside“ aufbewahrt.',
  without:
    'Ohne Sicherung schließen Sie Headroom, nehmen die Datei aus dem Ordner „studio“ im Datenordner von Headroom und starten Headroom: Es bietet dann an, mit neuen Studiodaten zu beginnen.',
  practiceNow: 'Der Übungsmodus hat keine echten Aufträge und keine Sicherungen. Beginnen Sie ihn neu.',
  anew: 'Übungsmodus neu beginnen\u00a0…',
  anewTitle: 'Übungsmodus neu beginnen?',
  anewText:
    'Der Übungsmodus beginnt leer. Seine beschädigten Daten und seine Bilder werden neben den neuen im Ordner „set-aside“ aufbewahrt. Die Daten eines Studios bleiben unberührt.',
  begin: 'Neu beginnen',
};
