export const about = {
  title: 'About Headroom',
  version: 'Version {version}. © 2026 the Headroom maintainers.',
  contact: 'Contact: {address}',
  own: 'Licence of Headroom',
  program: 'Headroom',
  proprietary: 'Proprietary',
  text: 'Headroom contains software, fonts and face models by others. Open a part to read its licence.',
  search: 'Find a part or a licence',
  loading: 'Looking up the licences',
  failed: 'The licences could not be read.',
  failedText:
    'Try again. If that does not help, install Headroom again: a file of the program is missing or damaged.',
  none: 'No part matches “{text}”',
  kinds: {
    runtime: 'Electron and its parts',
    library: 'Libraries inside packages',
    font: 'Fonts',
    model: 'Face models',
    package: 'Packages',
  },
  dialog: {
    subtitle: 'Version {version}, {licence}',
    subtitleNoVersion: 'Licence: {licence}',
    source: 'Sources: {source}',
    licence: 'Licence text',
    close: 'Close',
  },
};
