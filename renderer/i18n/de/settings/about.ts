import type { about as english } from '../../en/settings/about.ts';

export const about: typeof english = {
  title: 'Über Headroom',
  version: 'Version {version}. © 2026 the Headroom maintainers.',
  contact: 'Kontakt: {address}',
  own: 'Lizenz von Headroom',
  program: 'Headroom',
  proprietary: 'Proprietär',
  text: 'Headroom enthält Software, Schriften und Gesichtsmodelle anderer. Öffnen Sie einen Bestandteil, um seine Lizenz zu lesen.',
  search: 'Bestandteil oder Lizenz suchen',
  loading: 'Lizenzen werden geladen',
  failed: 'Die Lizenzen konnten nicht gelesen werden.',
  failedText:
    'Versuchen Sie es erneut. Hilft das nicht, installieren Sie Headroom neu: Eine Datei des Programms fehlt oder ist beschädigt.',
  none: 'Kein Bestandteil passt zu „{text}“',
  kinds: {
    runtime: 'Electron und seine Bestandteile',
    library: 'Bibliotheken in Paketen',
    font: 'Schriften',
    model: 'Gesichtsmodelle',
    package: 'Pakete',
  },
  dialog: {
    subtitle: 'Version {version}, {licence}',
    subtitleNoVersion: 'Lizenz: {licence}',
    source: 'Quellen: {source}',
    licence: 'Lizenztext',
    close: 'Schließen',
  },
};
