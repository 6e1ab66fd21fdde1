import type { erasing as english, erasures as englishErasures } from '../../en/data/erasing.ts';

/** Erasing a customer, and what is left afterwards. */
export const erasing: typeof english = {
  open: 'Diese Aufträge sind noch nicht erledigt: {orders}. Schließen Sie sie und ihre Drucke zuerst ab oder brechen Sie sie ab, und klären Sie, was offen ist.',
  begin: 'Eintrag endgültig löschen',
  title: '{name} endgültig löschen',
  looking: 'Zugehörige Daten werden gesucht',
  text: 'Damit werden auf diesem Computer Name, Telefonnummer, E-Mail-Adresse, Notizen und Einwilligungen dieses Kundeneintrags gelöscht, dazu alles, womit sich eine Zusammenführung rückgängig machen ließe. Das lässt sich nicht rückgängig machen. | Damit werden auf diesem Computer Name, Telefonnummer, E-Mail-Adresse, Notizen und Einwilligungen dieses Kundeneintrags gelöscht, dazu Bilder, Codes, gespeicherte Bögen und eingegebene Gründe von {count} Auftrag. Das lässt sich nicht rückgängig machen. | Damit werden auf diesem Computer Name, Telefonnummer, E-Mail-Adresse, Notizen und Einwilligungen dieses Kundeneintrags gelöscht, dazu Bilder, Codes, gespeicherte Bögen und eingegebene Gründe von {count} Aufträgen. Das lässt sich nicht rückgängig machen.',
  stays: 'Was bleibt',
  accounts:
    'Nummern, Daten, Beträge und Dokumente der Aufträge bleiben in der Abrechnung, ohne Angaben zur Person.',
  unlinked:
    'Headroom weiß nicht, wer auf Retuschen, Porträts und in Gesichtsvergleichen ohne Auftrag zu sehen ist und wer in importierten CSV-Dateien steht. Sehen Sie dort nach, und löschen Sie, was diese Person betrifft.',
  traces:
    'Spuren eines gelöschten Kundeneintrags können in den verschlüsselten Studiodaten bleiben, bis Headroom diese neu schreibt: beim nächsten Start oder, wenn sie größer als 250\u00a0MB sind, beim ersten Start nach einer Woche. In beiseitegelegten Daten können sie bleiben, bis deren Aufbewahrungsdauer abgelaufen ist.',
  noted: 'Was noch zu tun ist, findet die Leitung unter Einstellungen, Gelöschte Kundeneinträge.',
  left: {
    backups:
      'Sicherungen in {place}, die letzte vom {date}. Schließen Sie diesen Datenträger an und speichern Sie den Ordner unter Einstellungen, Sicherungen: Headroom löscht den Kundeneintrag dann dort.',
    backupsNow:
      'Sicherungen in {place}, die letzte vom {date}. Danach folgt eine neue Sicherung, die den Kundeneintrag daraus löscht.',
    service:
      'Der Fotodienst erhielt eine Anfrage mit einem Bild, am {date}. Bitten Sie den Dienst zu löschen, was er aufbewahrt. | Der Fotodienst erhielt {count} Anfragen mit einem Bild, die letzte am {date}. Bitten Sie den Dienst zu löschen, was er aufbewahrt.',
    mail: 'Eine E-Mail wurde am {date} gesendet. Löschen Sie sie aus dem Postfach des Studios. | {count} E-Mails wurden gesendet, die letzte am {date}. Löschen Sie sie aus dem Postfach des Studios.',
    paper:
      'Ein Druck auf Papier, vom {date}. Vernichten Sie ihn, falls das Studio ihn behalten hat. | {count} Drucke auf Papier, der letzte vom {date}. Vernichten Sie, was das Studio behalten hat.',
    'print-folder':
      'Eine Datei kam am {date} in den Ordner {place}. Löschen Sie, was dessen Programm behalten hat. | {count} Dateien kamen in den Ordner {place}, die letzte am {date}. Löschen Sie, was dessen Programm behalten hat.',
    'watched-folder':
      'Ein Bild kam am {date} aus dem überwachten Ordner {place}. Löschen Sie es dort, ebenso andere Bilder dieser Person. Headroom bietet es nicht mehr an, außer es wird umbenannt. | {count} Bilder kamen aus dem überwachten Ordner {place}, das letzte am {date}. Löschen Sie sie dort, ebenso andere Bilder dieser Person. Headroom bietet sie nicht mehr an, außer sie werden umbenannt.',
    'camera-folder':
      'digiCamControl hat am {date} ein Bild der Kamera {place} in seinem eigenen Ordner behalten. Löschen Sie es dort. | digiCamControl hat {count} Bilder der Kamera {place} in seinem eigenen Ordner behalten, das letzte am {date}. Löschen Sie sie dort.',
    export:
      'Ein Export oder Download, am {date}. Löschen Sie die Dateien dort, wo sie gespeichert wurden. | {count} Exporte oder Downloads, der letzte am {date}. Löschen Sie die Dateien dort, wo sie gespeichert wurden.',
    'customer-list':
      'Eine Datei mit allen Kundeneinträgen wurde am {date} exportiert. Löschen Sie sie dort, wo sie gespeichert wurde. | {count} Dateien mit allen Kundeneinträgen wurden exportiert, die letzte am {date}. Löschen Sie sie dort, wo sie gespeichert wurden.',
    'set-aside':
      'Daten, die am {date} im Ordner {place} beiseitegelegt wurden, sind nicht lesbar und blieben deshalb unverändert.',
  },
  running: 'Daten werden gelöscht. Lassen Sie diese Seite geöffnet.',
  do: 'Zum Löschen gedrückt halten',
  unlock: 'Nur die Leitung darf einen Kundeneintrag löschen.',
};

/** The record of erasures, in the settings. */
export const erasures: typeof englishErasures = {
  text: 'Wer wann einen Kundeneintrag gelöscht hat und was Headroom nicht erreicht. Über die gelöschte Person steht hier nichts. Haken Sie ab, was erledigt ist.',
  lockedTitle: 'Löschungen sind für die Leitung',
  lockedText: 'Entsperren Sie die Einstellungen mit einer PIN der Leitung, um sie zu lesen.',
  loading: 'Löschungen werden gelesen',
  empty: 'Kein Kundeneintrag gelöscht',
  emptyText: 'Wird ein Kundeneintrag gelöscht, steht hier, was anderswo noch zu tun ist.',
  by: '{name} hat einen Kundeneintrag mit einem Auftrag gelöscht. | {name} hat einen Kundeneintrag mit {count} Aufträgen gelöscht.',
  byNoOrder: '{name} hat einen Kundeneintrag ohne Aufträge gelöscht.',
  allowed: '{name} hat es erlaubt.',
  unknown: 'Ein Kundeneintrag wurde gelöscht, bevor Headroom festhielt, was übrig bleibt.',
  nothing: 'Soweit Headroom weiß, ist anderswo nichts übrig.',
  unlinked:
    'Headroom weiß nicht, wer auf Retuschen, Porträts und in Gesichtsvergleichen ohne Auftrag zu sehen ist und wer in importierten CSV-Dateien steht. Sehen Sie dort nach jeder endgültigen Löschung nach, und löschen Sie, was diese Person betrifft.',
  states: {
    none: 'Aus der einzigen Sicherung in {place} gelöscht. | Aus allen {count} Sicherungen in {place} gelöscht.',
    some: '{left} von {of} Sicherungen in {place} können diesen Kundeneintrag noch enthalten.',
    erasing: 'Headroom löscht den Kundeneintrag dort gerade. Noch offene frühere Sicherungen: {count}.',
    next: 'Die nächste Sicherung in diesen Ordner löscht den Kundeneintrag dort.',
    away: 'Zuletzt verbunden am {date}. Schließen Sie diesen Datenträger an und speichern Sie den Ordner unter Einstellungen, Sicherungen.',
    unreadable:
      'Eine davon ist nicht lesbar. Headroom versucht es täglich erneut. | {count} davon sind nicht lesbar. Headroom versucht es täglich erneut.',
  },
  handled: 'Erledigt am {date}, vermerkt von {name}.',
  older: 'Ältere',
  newer: 'Neuere',
};
