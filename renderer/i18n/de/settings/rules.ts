import type { rules as english } from '../../en/settings/rules.ts';

export const rules: typeof english = {
  title: 'Vorgaben der Behörden',
  text: 'Was Behörden neben den Maßen von einem Foto verlangen, jeweils mit der Quelle und dem Tag, an dem sie geprüft wurde. Vorgaben ändern sich: Fragen Sie im Zweifel die Behörde. Aufträge behalten die Vorgaben, mit denen ihre Dokumente hinzugefügt wurden.',
  loading: 'Die Vorgaben werden geladen',
  ofProgram: 'Ausgabe {edition} vom {day}, mit Headroom geliefert.',
  ofFile: 'Ausgabe {edition} vom {day}, aus einer Datei übernommen am {when}.',
  open: 'Aus einer Datei aktualisieren…',
  reset: 'Zu den Vorgaben des Programms zurückkehren',
  what: 'Vorgabe',
  source: 'Quelle',
  policies: {
    allowed: 'Bearbeitete Bilder erlaubt',
    warn: 'Bearbeitete Bilder: nicht bekannt',
    locked: 'Keine bearbeiteten Bilder',
  },
  fileTitle: 'Vorgaben aus einer Datei aktualisieren',
  fileText:
    'Der Herausgeber von Headroom signiert die Dateien. Sie sehen, welche Dokumente sich ändern, bevor sich etwas ändert.',
  drop: 'Datei mit Vorgaben hierher ziehen',
  dropText: 'Eine Datei des Herausgebers von Headroom, die auf .json endet',
  choose: 'Datei wählen…',
  reading: 'Die Datei wird gelesen',
  editions: 'Ausgabe {edition} vom {day} ersetzt Ausgabe {now} vom {nowDay}.',
  changes: {
    added: '{count} Vorgabe ist neu | {count} Vorgaben sind neu',
    changed: '{count} Vorgabe ändert sich | {count} Vorgaben ändern sich',
    removed: '{count} Vorgabe entfällt | {count} Vorgaben entfallen',
  },
  document: 'Dokument',
  before: 'Jetzt',
  after: 'Danach',
  sourceOnly: 'wie bisher, mit anderer Quelle, anderem Tag oder anderer Grenze',
  noDocuments: 'Die Liste der Dokumente ist nicht da. Headroom kann deshalb nicht sagen, welche sich ändern.',
  sameDocuments: 'Kein Dokument Ihrer Liste ändert sich.',
  apply: 'Diese Vorgaben übernehmen',
  unlock: 'Nur die Leitung kann die Vorgaben ändern.',
  troubles: {
    'not-one':
      'Das ist keine Datei mit Vorgaben. Es wurde nichts geändert. Wählen Sie die Datei des Herausgebers von Headroom.',
    damaged: 'Die Datei ist unvollständig. Es wurde nichts geändert. Holen Sie sie noch einmal.',
    'too-large': 'Die Datei ist für eine Datei mit Vorgaben zu groß. Es wurde nichts geändert.',
    signature:
      'Die Datei ist nicht vom Herausgeber von Headroom signiert oder wurde seitdem geändert. Es wurde nichts geändert. Holen Sie sie noch einmal beim Herausgeber.',
    older: 'Die Datei ist nicht neuer als die geltenden Vorgaben. Es wurde nichts geändert.',
    newer:
      'Die Datei ist für ein neueres Headroom. Es wurde nichts geändert. Aktualisieren Sie zuerst Headroom.',
    limits:
      'Die Datei enthält eine Vorgabe, die dieses Headroom nicht versteht. Es wurde nichts geändert. Aktualisieren Sie zuerst Headroom.',
    'no-key':
      'Dieses Headroom wurde ohne den Schlüssel des Herausgebers gebaut und nimmt deshalb keine Datei mit Vorgaben an. Die Vorgaben ändern sich mit einer Aktualisierung von Headroom.',
  },
};
