import type { RecoveryWords } from '../types.ts';

export const recovery: RecoveryWords = {
  locale: 'de-DE',
  title: 'Wiederherstellungsschlüssel',
  opens:
    'Er öffnet die Studiodaten und Bilder auf einem anderen Computer, oder wenn der Schlüsselbund seinen Schlüssel verloren hat.',
  printed: 'Gedruckt am {when}',
  keep: 'Bewahren Sie dieses Papier sicher auf, nicht bei dem Computer und seinen Sicherungen. Wer es und eine Kopie der Daten hat, kann alles öffnen.',
  prove: 'Geben Sie ihn einmal in Headroom ein. So ist sicher, dass jedes Zeichen lesbar ist.',
};
