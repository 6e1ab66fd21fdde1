import type { support as english } from '../../en/settings/support.ts';

export const support: typeof english = {
  title: 'Support',
  text: 'Was Headroom über sich selbst weiß, in einer Datei für die Technik. Sie enthält keine Kundendaten, kein Bild, keinen Namen, keine Adresse und kein Geheimnis. Nichts wird gesendet: Lesen und speichern Sie sie und senden Sie sie selbst.',
  save: 'Supportdatei speichern',
  again: 'Neu erstellen',
  making: 'Die Supportdatei wird erstellt',
  contents: 'Inhalt von {name}',
  contentsText: 'Das ist alles, was die Datei enthält.',
  migration: 'Migration {number}',
  noErrors: 'Keine im Protokoll',
  lastError: '{count} im Protokoll, zuletzt: {when}',
  facts: {
    program: 'Programm',
    versions: 'Grundlage',
    system: 'System',
    records: 'Studiodaten',
    errors: 'Warnungen und Fehler',
    madeAt: 'Erstellt',
  },
};
