import type { about as english } from '../../en/settings/about.ts';

export const about: typeof english = {
  title: 'À propos de Headroom',
  version: 'Version {version}. © 2026 the Headroom maintainers.',
  contact: 'Contact\u00a0: {address}',
  own: 'Licence de Headroom',
  program: 'Headroom',
  proprietary: 'Propriétaire',
  text: 'Headroom contient des logiciels, des polices et des modèles de visage de tiers. Ouvrez un composant pour lire sa licence.',
  search: 'Rechercher un composant ou une licence',
  loading: 'Recherche des licences',
  failed: 'Les licences n’ont pas pu être lues.',
  failedText:
    'Réessayez. Si cela ne suffit pas, réinstallez Headroom\u00a0: un fichier du programme est introuvable ou endommagé.',
  none: 'Aucun composant ne correspond à «\u202f{text}\u202f»',
  kinds: {
    runtime: 'Electron et ses composants',
    library: 'Bibliothèques dans des paquets',
    font: 'Polices',
    model: 'Modèles de visage',
    package: 'Paquets',
  },
  dialog: {
    subtitle: 'Version {version}, {licence}',
    subtitleNoVersion: 'Licence\u00a0: {licence}',
    source: 'Sources\u00a0: {source}',
    licence: 'Texte de la licence',
    close: 'Fermer',
  },
};
