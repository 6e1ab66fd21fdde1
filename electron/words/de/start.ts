import type { StartWords } from '../types.ts';

export const start: StartWords = {
  title: 'Headroom konnte nicht gestartet werden',
  ended: 'Headroom wurde nicht gestartet',
  failures: {
    RECORDS_NEWER:
      'Die Studiodaten stammen von einer neueren Headroom-Version. Nichts wurde geändert. Installieren Sie die neuere Version.',
    RECORDS_BUSY:
      'Ein weiteres Headroom oder ein anderes Programm verwendet diese Studiodaten. Nichts wurde geändert. Arbeiten Sie dort weiter, oder schließen Sie es und starten Sie Headroom erneut.',
    RECORDS_READ_ONLY:
      'Headroom kann die Studiodaten nicht schreiben. Nichts wurde geändert und nichts gesendet. Prüfen Sie den Datenträger und seine Zugriffsrechte, und starten Sie Headroom dann erneut.',
    DISK_FAILED:
      'Der Datenträger hat einen Fehler gemeldet. Nichts wurde gesendet, und nichts Gespeichertes ist verloren. Starten Sie Headroom erneut. Kommt der Fehler wieder, lassen Sie den Datenträger untersuchen.',
    DISK_FULL:
      'Der Datenträger ist voll. Nichts wurde geändert und nichts gesendet. Geben Sie Speicherplatz frei, und starten Sie Headroom dann erneut.',
  },
  otherFailure:
    'Headroom konnte nicht gestartet werden ({code}). Nichts wurde geändert und nichts gesendet. Starten Sie es erneut. Kommt das wieder, rufen Sie den technischen Support an.',
  bug: 'Kein Auftrag wurde geändert und nichts gesendet. Starten Sie den Computer neu. Kommt das wieder, rufen Sie den technischen Support an ({kind}).',
  weakening:
    'Headroom startet nicht mit {option}: Das würde den Schutz von Fotos und Konto schwächen. Nichts wurde geändert. Starten Sie Headroom über sein Symbol, oder entfernen Sie {option} aus der Verknüpfung, die es startet.',
  folderUnnamed:
    'Die Befehlszeile nennt nicht, welcher Ordner mit --data gemeint ist. Nichts wurde geöffnet oder geändert. Starten Sie Headroom erneut mit --data und einem Ordner, oder ohne --data.',
  folderUnusable:
    'Der Datenordner {folder} kann nicht verwendet werden ({code}). Nichts wurde geöffnet oder geändert. Prüfen Sie den Ordner und seine Zugriffsrechte, und starten Sie Headroom dann erneut.',
};
