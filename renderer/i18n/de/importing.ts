import { leastSidePx } from '../../../shared/picture-limits.ts';
import { megabytes, megapixels } from '../figures.ts';
import type {
  folder as englishFolder,
  folderSettings as englishSettings,
  importing as english,
} from '../en/importing.ts';

/** Pictures from files and from the folder that camera software writes to. */
export const importing: typeof english = {
  title: 'Eine Datei konnte nicht importiert werden | {count} Dateien konnten nicht importiert werden',
  cost: 'Nichts wurde verbraucht, und die Dateien sind unverändert.',
  troubles: {
    empty: 'Sie ist leer. Kopieren Sie sie noch einmal von der Kamera.',
    'not-a-picture':
      'Sie ist kein Bild, trotz ihres Namens. Verwenden Sie eine JPEG-, PNG-, WebP- oder HEIC-Datei.',
    moving: 'Sie ist eine Animation. Speichern Sie eines ihrer Bilder als JPEG und importieren Sie das.',
    'cut-off': 'Sie ist beschädigt oder unvollständig. Kopieren Sie sie noch einmal von der Kamera.',
    raw: 'Sie ist eine RAW-Datei der Kamera. Stellen Sie die Kamera auf RAW + JPEG oder exportieren Sie ein JPEG.',
    heic: 'Sie ist ein HEIC-Bild, und dieser Computer kann es nicht lesen. Speichern Sie es als JPEG. Ein iPhone nimmt JPEG auf unter Einstellungen, Kamera, Formate, Maximale Kompatibilität.',
    'too-large': `Sie ist größer als das Bild jeder Kamera: über ${megapixels} Megapixel oder ${megabytes}\u00a0MB. Exportieren Sie sie kleiner, als JPEG.`,
    'too-small': `Das Bild ist weniger als ${leastSidePx} Pixel breit oder hoch: zu wenig für jedes Passfoto. Verwenden Sie das Originalbild.`,
    locked:
      'Sie kann nicht geöffnet werden: Ein anderes Programm verwendet sie, oder dieses Benutzerkonto darf sie nicht lesen.',
  },
};

export const folder: typeof englishFolder = {
  title: 'Aus dem Ordner der Kamera',
  starting: 'Der Ordner „{name}“ wird durchsucht\u00a0…',
  watching: 'Nichts Neues in „{name}“. Was die Kamerasoftware dort speichert, erscheint hier.',
  away: 'Der Ordner „{name}“ ist nicht erreichbar. Prüfen Sie Netzwerk oder Datenträger. Was inzwischen ankommt, geht nicht verloren.',
  arriving: 'Ein weiteres ist unterwegs | {count} weitere sind unterwegs',
  take: '{name} verwenden, gespeichert: {time}',
  taken: 'in {number}',
  takenHere: 'in diesem Auftrag',
  unreadable: '{name}, gespeichert: {time}, ist nicht verwendbar',
  all: 'Alle {count} anzeigen',
};

export const folderSettings: typeof englishSettings = {
  title: 'Kameraordner',
  text: 'Die Software einer Studiokamera speichert ihre Bilder in einem Ordner. Headroom kann ihn überwachen: Neue Bilder warten dann neben jeder Aufnahme und sind mit einem Tippen übernommen.',
  path: 'Ordner',
  hint: 'Der vollständige Pfad, zum Beispiel C:\\Users\\Studio\\Pictures\\Tether oder /home/studio/tether. Lassen Sie das Feld leer, um keinen Ordner zu überwachen.',
  wrong: 'Geben Sie den vollständigen Pfad ein, zum Beispiel D:\\Fotos',
  straightIn: 'Neue Bilder direkt in den Auftrag übernehmen',
  straightInHint:
    'Nur solange der Schritt Aufnahme angezeigt wird. Sonst wartet jedes Bild, bis Sie es antippen.',
  untouched: 'In diesem Ordner wird nie etwas geändert, verschoben oder gelöscht.',
  states: {
    off: 'Es wird kein Ordner überwacht.',
    starting: 'Er wird durchsucht\u00a0…',
    watching: 'Er wird überwacht.',
    away: 'Er ist jetzt nicht erreichbar. Headroom versucht es alle paar Sekunden erneut.',
  },
};
