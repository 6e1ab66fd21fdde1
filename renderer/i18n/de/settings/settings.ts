import { about } from './about.ts';
import { account } from './account.ts';
import { counters } from './counters.ts';
import { credit } from '../credit.ts';
import { keeping } from '../data/keeping.ts';
import { exportSettings } from '../exporting.ts';
import { folderSettings } from '../importing.ts';
import { lockSettings } from './kiosk-lock.ts';
import { mailSettings } from '../mail.ts';
import { checks, photoService } from '../photo-service.ts';
import { rules } from './rules.ts';
import { support } from './support.ts';
import { updates } from './updates.ts';
import type { settings as english } from '../../en/settings/settings.ts';

export const settings: typeof english = {
  title: 'Einstellungen',
  sections: 'Bereiche der Einstellungen',
  loading: 'Einstellungen werden geladen',
  save: 'Speichern',
  saved: 'Gespeichert',
  unsaved: {
    title: 'Änderungen an „{section}“ speichern?',
    text: 'Sie haben hier etwas geändert und noch nicht gespeichert.',
    blocked:
      'Sie haben hier etwas geändert, das sich noch nicht speichern lässt. Gehen Sie zurück und korrigieren Sie es, oder fahren Sie fort, ohne zu speichern.',
    stay: 'Zurück zu den Änderungen',
    discard: 'Nicht speichern',
    save: 'Speichern',
  },
  staff: { title: 'Personal' },
  recovery: { title: 'Wiederherstellungs\u00adschlüssel' },
  backups: { title: 'Sicherungen' },
  overrides: { title: 'Erlaubte Bearbeitungen' },
  audit: { title: 'Aktivitäts\u00adprotokoll' },
  studio: {
    title: 'Studio',
    text: 'Wird auf Quittungen und Codezettel gedruckt.',
    name: 'Name',
    address: 'Adresse',
    taxNumber: 'Steuernummer',
    logo: 'Logo',
    logoHint:
      'JPEG, PNG oder WebP. Erscheint auf Quittungen, Codezetteln und der Kundenanzeige. Wird sofort gespeichert.',
    logoOf: 'Logo des Studios',
    chooseLogo: 'Logo wählen\u00a0…',
    removeLogo: 'Logo entfernen',
  },
  prices: {
    title: 'Preise',
    text: 'Preis eines Fotos mit einem Bogen, inkl. MwSt. Headroom ist keine zertifizierte Kasse mit TSE: Wo das Gesetz eine verlangt, verwenden Sie diese weiter.',
    template: {
      label: 'Beispielpreise',
      none: 'Land wählen …',
      hint: 'Füllt Preis, weiteren Bogen, Währung und Steuersatz aus. Es sind Beispiele und keine Empfehlung: Ändern Sie sie vor dem Speichern in Ihre eigenen. Der Satz bleibt 0, wo er innerhalb des Landes verschieden ist.',
      tax: '{rate} MwSt.',
    },
    standard: 'Jedes Dokument',
    currency: 'Währung',
    tax: 'MwSt., %',
    wrong: 'In der Form 12,00 eingeben',
    wrongTax: 'Zwischen 0 und 99,99',
    own: 'Einzelne Dokumente',
    ownText:
      'Lassen Sie einen Preis leer, um den Preis oben zu verwenden. Dokumente mit Stern stehen zuerst.',
    favourite: '{name} ist Favorit',
    priceOf: 'Preis: {name}',
    sheets: {
      title: 'Bögen',
      text: 'Im Preis eines Fotos ist ein Bogen enthalten. Die Bögen hier legt das Personal in den Warenkorb eines Auftrags.',
      further: 'Weiterer Bogen',
      furtherHint: 'Auf Papier ohne eigenen Preis. Lassen Sie das Feld leer, um keine zu verkaufen.',
      paper: 'Papier',
      first: 'Erster Bogen, Aufpreis',
      furtherOn: 'Weiterer Bogen auf {paper}',
      firstOn: 'Aufpreis für den ersten Bogen auf {paper}',
    },
    items: 'Artikel außer Fotos',
    itemsText: 'Zum Beispiel Rahmen oder Batterien. Das Personal legt sie in den Warenkorb eines Auftrags.',
    item: 'Artikel',
    price: 'Preis',
    itemMissing: 'Geben Sie einen Namen ein',
    addItem: 'Artikel hinzufügen',
    removeItem: '{name} entfernen',
    newItem: 'neuer Artikel',
    retouching: 'Artikel für die Retusche',
    retouchingFree: 'Kostenlos',
    retouchingText:
      'Kommt für jede Aufnahme, die retuschiert verwendet wird, einmal in den Warenkorb, solange kein Geld eingenommen ist. Das Personal kann ihn entfernen.',
  },
  formats: {
    title: 'Eigene Formate',
    text: 'Fotoformate Ihres Studios, etwa für Vereinsausweise, Taxiausweise oder Studierendenausweise. Das Personal findet sie neben den Dokumenten und schneidet sie hier zu: ohne Konto und ohne Guthaben. Aufträge behalten das Format, mit dem sie begonnen wurden.',
    add: 'Format hinzufügen',
    name: 'Name',
    width: 'Breite',
    height: 'Höhe',
    min: 'Gesicht von',
    max: 'Gesicht bis',
    unit: 'Gesichtshöhe in',
    mm: 'mm',
    percent: '% der Höhe',
    dpi: 'Auflösung, dpi',
    price: 'Preis',
    fav: 'Favorit: steht vorn',
    remove: '{name} entfernen',
    removeShort: 'Entfernen',
    new: 'neues Format',
    missing: 'Geben Sie einen Namen ein',
    twice: 'Dieser Name ist bereits vergeben',
    size: 'Von {least}\u00a0mm bis {shorter}\u00a0×\u00a0{longer}\u00a0mm, damit es auf jedes Papier passt',
    head: 'Von {min} bis {max}\u00a0% der Höhe, der zweite Wert größer als der erste',
    wrongDpi: 'Zwischen {min} und {max}',
  },
  camera: {
    title: 'Kamera',
    text: 'Die Kamera für die nächste Aufnahme. Änderungen werden sofort gespeichert.',
    practice: 'Die Übungskamera zeichnet eine Person, die sich etwas bewegt. Sie braucht keine Hardware.',
    connected:
      'Auch Kameras mit Livebild stehen in der Liste, wenn gphoto2 (Linux, macOS) oder digiCamControl (Windows) installiert ist.',
    test: {
      title: 'Probeaufnahme',
      text: 'Das Bild wird auf diesem Computer beurteilt und nicht gespeichert.',
      open: 'Livebild zeigen',
      take: 'Probeaufnahme machen',
      shot: 'Die Probeaufnahme',
      judging: 'Die Probeaufnahme wird beurteilt',
      trouble:
        'Prüfen Sie Stecker und Strom, oder wählen Sie oben eine andere Kamera. Die Übungskamera braucht keine Hardware.',
      faces: {
        none: 'Kein Gesicht gefunden. Bitten Sie eine Person vor die Kamera und machen Sie eine weitere Probeaufnahme.',
        one: 'Gesicht gefunden.',
        several: 'Mehrere Gesichter gefunden. Es darf nur eine Person im Bild sein.',
        unknown: 'Dieser Computer kann keine Gesichter finden. Fotos sind möglich, aber ohne Hinweise.',
      },
      pixels: {
        enough: '{w}\u00a0×\u00a0{h}\u00a0px: genug für Ihre Favoriten.',
        short:
          '{w}\u00a0×\u00a0{h}\u00a0px: zu wenig für {document}. Verwenden Sie eine Kamera mit mehr Pixeln, oder stellen Sie diese höher ein.',
      },
      light: 'Das Licht auf dem Gesicht ist gleichmäßig.',
    },
    rotation: 'Montage der Kamera',
    rotations: {
      '0': 'Aufrecht',
      '90': 'Um 90° nach rechts drehen',
      '180': 'Auf dem Kopf',
      '270': 'Um 90° nach links drehen',
    },
    rotationHint:
      'Für eine seitlich montierte Kamera. Dreht Livebild, Schablone und Aufnahme. Die Übungskamera ist immer aufrecht.',
    mirror: 'Livebild gespiegelt zeigen',
    mirrorHint:
      'So kann sich die fotografierte Person leichter ausrichten. Die Aufnahme wird nie gespiegelt.',
    burst: 'Serienaufnahme machen und die beste behalten',
    burstHint:
      'Behält die schärfste mit offenen Augen und neutralem Gesichtsausdruck. Die anderen stehen zehn Minuten lang zur Wahl.',
    format: 'Aufnahmen speichern als',
    formats: { jpeg: 'JPEG, etwa 1\u00a0MB', png: 'PNG, jedes Pixel unverändert, ab 4\u00a0MB' },
  },
  printing: {
    title: 'Drucken',
    text: 'Vorgaben für jeden Bogen. Bei der Übergabe können Sie alle ändern.',
    captionHint: 'Dokument, Format, Datum und Code in kleiner Schrift auf dem Verschnitt des Bogens.',
    toPrinters: 'Drucker einrichten und kalibrieren',
    papersTitle: 'Codezettel und Quittungen',
    papersText: 'Sie brauchen keine Kalibrierung. Eine Papierrolle wird am Ende des Textes geschnitten.',
    slips: 'Drucker für Codezettel',
    receipts: 'Drucker für Quittungen und Kassenabschlüsse',
    slipPaper: 'Papier für Codezettel',
    receiptPaper: 'Papier für Quittungen',
    asFile: 'Keiner: bei Bedarf als Datei speichern',
    slipsOnSheet: 'Codezettel auf freien Platz des Bogens drucken',
    receiptsOnSheet: 'Quittungen auf freien Platz des Bogens drucken',
    onSheetHint:
      'Wo die Fotos Platz lassen. Was keinen Platz hat, geht an den Drucker oben, falls Sie einen wählen.',
  },
  printers: {
    title: 'Drucker',
    text: 'Die Einstellungen jedes Druckers und wie genau er druckt.',
  },
  screen: {
    title: 'Bildschirm',
    text: 'Die Grautöne sind in beiden Farbschemas neutral, damit Hauttöne richtig wirken. Änderungen werden sofort gespeichert.',
    language: 'Sprache',
    theme: 'Farbschema',
    system: 'Wie System',
    light: 'Hell',
    dark: 'Dunkel',
  },
  counters,
  rules,
  lock: lockSettings,
  updates,
  customers: {
    title: 'Kundschaft',
    text: 'Die Leitung kann alle Kundeneinträge in eine CSV-Datei für eine Tabellenkalkulation oder ein anderes Programm exportieren. Sie enthält Daten, Notizen und Einwilligungen, die Zahl der Aufträge und das Datum des neuesten. Gelöschte Kundeneinträge sind nicht darin.',
    care: 'Die Datei ist unverschlüsselt, und Headroom löscht sie nicht. Löschen Sie sie, wenn Sie sie nicht mehr brauchen.',
    export: 'Alle Einträge exportieren',
    exporting: 'Kundeneinträge werden exportiert',
  },
  customer: {
    title: 'Kundenanzeige',
    text: 'Die fotografierte Person sieht sich darauf selbst und dann die Vorschau mit Wasserzeichen, zu der sie sich äußern kann. Sonst zeigt sie den Namen des Studios. Änderungen werden sofort gespeichert.',
    switch: 'Kundenanzeige verwenden',
    switchHint:
      'Auf dem zweiten Bildschirm. Über das Foto entscheiden Sie, was auch immer dort angetippt wird.',
    connected: 'Die Kundenanzeige ist geöffnet',
    opening: 'Die Kundenanzeige wird gleich auf dem zweiten Bildschirm geöffnet',
    noDisplay:
      'Es ist kein zweiter Bildschirm angeschlossen. Die Kundenanzeige öffnet sich automatisch, sobald es einen gibt.',
    noTab: 'Die Kundenanzeige ist nicht geöffnet',
    open: 'Kundenanzeige öffnen',
    openHint:
      'Sie öffnet sich in einem eigenen Tab: Schieben Sie ihn auf den zweiten Bildschirm und drücken Sie F11. Sie fragt einmal nach der Kamera.',
  },
  keeping,
  erasures: { title: 'Gelöschte Kundeneinträge' },
  folder: folderSettings,
  export: exportSettings,
  mail: mailSettings,
  account,
  status: credit,
  service: photoService,
  checks,
  support,
  about,
};
