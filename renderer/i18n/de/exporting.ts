import type { exporting as english, exportSettings as englishSettings } from '../en/exporting.ts';

/** Pictures that leave Headroom as files. */
export const exporting: typeof english = {
  button: 'Exportieren\u00a0…',
  title: 'Bilder exportieren',
  looking: 'Ordner und Sticks werden gesucht',
  nowhere: 'Es gibt kein Ziel für den Export',
  nowhereText:
    'Stecken Sie einen Stick oder eine Karte ein: Sie erscheinen hier automatisch. Die Leitung kann unter Einstellungen, Export einen Ordner des Studios festlegen.',
  where: 'Exportieren nach',
  folder: 'Ordner des Studios',
  drive: 'Stick oder Karte',
  room: '{size} frei',
  states: {
    'read-only': 'Schreibgeschützt, oder nur andere dürfen dort schreiben',
    away: 'Jetzt nicht erreichbar',
  },
  putIn: 'Ein eingesteckter Stick erscheint hier automatisch.',
  format: 'Dateityp',
  formats: { jpeg: 'JPEG', png: 'PNG' },
  formatHints: {
    jpeg: 'Klein und von jedem Programm lesbar. Transparente Teile werden weiß.',
    png: 'Verlustfrei und mit transparenten Teilen. Größer.',
  },
  names: 'Dateien',
  sizes: '{width}\u00a0×\u00a0{height}\u00a0px · {dpi}\u00a0dpi',
  atMost: 'höchstens {size}',
  pixelsDiffer:
    'Nicht die Pixelmaße des Dokuments: Der Dienst hat das Bild so erstellt, und es wird nicht gestreckt.',
  numbered: 'Gibt es einen Namen schon, bekommt er eine Nummer. Nichts wird überschrieben.',
  do: '{count} Bild exportieren | {count} Bilder exportieren',
  writing: '{count} Bild wird geschrieben | {count} Bilder werden geschrieben',
  wait: 'Lassen Sie den Stick stecken, bis der Export fertig ist.',
  done: '{count} Bild gespeichert: {target} | {count} Bilder gespeichert: {target}',
  doneDrive: '{count} Bild gespeichert: {target} | {count} Bilder gespeichert: {target}',
  doneText: {
    folder: 'Alle Dateien sind geschrieben.',
    drive: 'Alle Dateien sind geschrieben. Werfen Sie den Stick aus, bevor Sie ihn abziehen.',
  },
  there: 'Dateien',
  close: 'Fertig',
  cancel: 'Abbrechen',
  notes: {
    'pixels-differ': 'Nicht die Pixelmaße des Dokuments, sondern so, wie der Dienst es erstellt hat.',
    'made-smaller': 'Stärker komprimiert, um die Grenze des Dokuments einzuhalten.',
    'over-limit':
      'Größer, als die Behörde annimmt. Exportieren Sie als JPEG oder machen Sie eine neue Aufnahme.',
    flattened: 'Transparente Teile sind jetzt weiß.',
  },
  failed: {
    full: 'Dort ist kein Speicherplatz mehr frei.',
    'read-only':
      'Dort darf nicht geschrieben werden: Der Schreibschutz ist an, oder es gehört jemand anderem.',
    'in-use': 'Ein anderes Programm, etwa ein Virenscanner, verwendet dort eine Datei.',
    broken: 'Das Laufwerk hat einen Fehler gemeldet: Lassen Sie es prüfen, bevor Sie es wieder verwenden.',
  },
};

export const exportSettings: typeof englishSettings = {
  title: 'Export',
  text: 'Wohin Bilder außer auf Sticks und Karten exportiert werden.',
  path: 'Ordner',
  hint: 'Der vollständige Pfad, zum Beispiel /home/studio/export oder C:\\Studio\\Export. Lassen Sie das Feld leer, um nur auf Sticks zu exportieren.',
  wrong: 'Geben Sie den vollständigen Pfad ein, zum Beispiel /home/studio/export oder C:\\Studio\\Export',
  watched: 'In diesen Ordner schreibt die Kamera: Exportierte Bilder würden wieder als Aufnahmen importiert.',
  states: {
    off: 'Kein Ordner festgelegt: Bilder lassen sich auf Sticks und Karten exportieren.',
    ready: 'Er ist beschreibbar, {size} sind frei.',
    'read-only': 'Er kann jetzt nicht beschrieben werden.',
    away: 'Er ist jetzt nicht erreichbar.',
  },
  open: 'Exportierte Bilder sind unverschlüsselt, und Headroom löscht sie nicht: Wer diesen Ordner öffnet, sieht sie.',
};
