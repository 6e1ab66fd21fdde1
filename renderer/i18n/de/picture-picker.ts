import { megabytes } from '../figures.ts';
import type { picturePicker as english } from '../en/picture-picker.ts';

/** The choice of a picture: with the camera, from a file, or from an order. */
export const picturePicker: typeof english = {
  ways: 'Woher',
  way: { order: 'Auftrag', camera: 'Kamera', file: 'Datei' },
  camera: {
    take: 'Bild aufnehmen',
    again: 'Neu aufnehmen',
    use: 'Dieses Bild verwenden',
    still: 'Das unveränderte Bild',
    from: 'Von der Kamera',
  },
  file: {
    title: 'Bild hierher ziehen',
    text: 'JPEG, PNG, WebP oder HEIC. Die Datei selbst wird nicht geändert.',
    choose: 'Datei wählen',
    reading: '{name} wird gelesen',
    troubles: {
      empty: '{name} ist leer. Kopieren Sie die Datei noch einmal von der Kamera.',
      'too-large': `{name} ist größer als das Bild jeder Kamera: über ${megabytes}\u00a0MB. Exportieren Sie es kleiner, als JPEG.`,
      locked:
        '{name} kann nicht geöffnet werden: Ein anderes Programm verwendet die Datei, oder dieses Benutzerkonto darf sie nicht lesen.',
    },
    refused: '{name}: {why}',
  },
  order: {
    search: 'Auftrag suchen: Name, Telefon, E-Mail, Nummer oder Code',
    recent: 'Offene und heute abgeschlossene Aufträge',
    found: 'Gefundene Aufträge',
    loading: 'Aufträge werden gesucht',
    none: 'Kein Auftrag ist offen, und heute wurde keiner abgeschlossen',
    noneText: 'Suchen Sie einen älteren oder verwenden Sie die Kamera oder eine Datei.',
    notFound: 'Kein Auftrag passt zu „{text}“',
    notFoundText: 'Suchen Sie nach einem Teil des Namens oder nach der Nummer auf der Quittung.',
    back: 'Andere Aufträge',
    empty: 'Dieser Auftrag hat noch kein Bild',
    emptyText: 'Es gibt noch keine Aufnahme. Wählen Sie einen anderen Auftrag oder verwenden Sie die Kamera.',
    shots: 'Aufnahmen',
    finals: 'Fertige Fotos',
    shot: 'Aufnahme von {name}, {time}',
    final: '{document}, {name}',
  },
  busy: 'Bild wird gelesen',
  noPreview: 'Von dieser Datei kann kein kleines Bild angezeigt werden',
};
