import type { recovery as english } from '../../en/data/recovery.ts';

/** The recovery key: in the settings, and on the page that asks for it. */
export const recovery: typeof english = {
  text: 'Der Wiederherstellungsschlüssel öffnet Studiodaten und Bilder dieses Studios auf einem anderen Computer, oder hier, wenn der Schlüsselbund seinen Schlüssel verloren hat. Ohne ihn kann sie niemand mehr öffnen, wenn dieser Computer oder sein Schlüsselbund verloren ist, auch nicht aus einer Sicherung.',
  practice:
    'Der Übungsmodus hat keinen Wiederherstellungsschlüssel: Sein Schlüssel steht in der Datei vault.key bei den Übungsdaten. Ein Studio hat einen, sobald sein Konto verbunden ist.',
  proven: 'Richtig eingegeben am {day}',
  provenText:
    'Bewahren Sie das Papier sicher auf. Geht es verloren, drucken Sie den Wiederherstellungsschlüssel noch einmal oder schreiben Sie ihn auf.',
  unproven: 'Noch nicht bestätigt',
  unprovenText:
    'Drucken Sie den Wiederherstellungsschlüssel oder schreiben Sie ihn auf und geben Sie ihn dann einmal ein. So ist sicher, dass das Papier stimmt.',
  show: 'Schlüssel anzeigen',
  prove: 'Schlüssel eingeben',
  showTitle: 'Wiederherstellungsschlüssel',
  showText:
    'Drucken Sie ihn oder schreiben Sie ihn auf Papier und bewahren Sie das Papier sicher auf, nicht bei diesem Computer. Wer ihn und eine Kopie der Daten hat, kann alle Studiodaten und Bilder öffnen.',
  print: 'Schlüssel drucken',
  printed: 'An {printer} gesendet. Nehmen Sie das Papier und prüfen Sie, ob jedes Zeichen lesbar ist.',
  noPrinter:
    'Zum Drucken wählen Sie in den Einstellungen unter „Drucken“ einen Drucker für Quittungen oder Codezettel.',
  written: 'Ich habe ihn auf Papier',
  proveTitle: 'Wiederherstellungsschlüssel eingeben',
  proveText: 'Geben Sie ihn von Ihrem Papier ein. Das zeigt, dass das Papier stimmt.',
  check: 'Schlüssel prüfen',
  label: 'Wiederherstellungsschlüssel',
  hint: '56 Zeichen. Leerzeichen, Bindestriche und Großschreibung spielen keine Rolle.',
  open: 'Mit Schlüssel öffnen',
  wrong: {
    short: 'Es fehlen Zeichen: Ein Wiederherstellungsschlüssel hat 56.',
    long: 'Es sind zu viele Zeichen: Ein Wiederherstellungsschlüssel hat 56.',
    mistyped: 'Mindestens ein Zeichen ist falsch. Vergleichen Sie jede Gruppe mit Ihrem Papier.',
    other:
      'Dieser Wiederherstellungsschlüssel öffnet die Studiodaten auf diesem Computer nicht. Nichts wurde geändert.',
  },
  notice: 'Der Wiederherstellungsschlüssel ist noch nicht bestätigt',
};
