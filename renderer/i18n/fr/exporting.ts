/** Pictures that leave Headroom as files. */
import type { exporting as englishExporting, exportSettings as englishSettings } from '../en/exporting.ts';

export const exporting: typeof englishExporting = {
  button: 'Exporter…',
  title: 'Exportation des images',
  looking: 'Recherche des dossiers et des clés USB',
  nowhere: 'Aucune destination pour l’exportation',
  nowhereText:
    'Insérez une clé USB ou une carte\u00a0: elle s’affiche ici automatiquement. Un responsable peut définir un dossier du studio sous Paramètres, Exportation.',
  where: 'Exporter vers',
  folder: 'Dossier du studio',
  drive: 'Clé USB ou carte',
  room: '{size} libres',
  states: {
    'read-only': 'Lecture seule\u00a0: verrouillée, ou réservée à d’autres',
    away: 'Injoignable pour l’instant',
  },
  putIn: 'Une clé USB insérée s’affiche ici automatiquement.',
  format: 'Type de fichier',
  formats: { jpeg: 'JPEG', png: 'PNG' },
  formatHints: {
    jpeg: 'Léger et lisible partout. Les zones transparentes deviennent blanches.',
    png: 'Sans perte, garde les zones transparentes. Plus volumineux.',
  },
  names: 'Fichiers à écrire',
  sizes: '{width}\u00a0×\u00a0{height}\u00a0px · {dpi}\u00a0ppp',
  atMost: '{size} au plus',
  pixelsDiffer:
    'Pas le nombre de pixels indiqué pour le document\u00a0: image laissée telle que le service l’a faite, sans étirement.',
  numbered: 'Un nom déjà pris reçoit un numéro. Rien n’est écrasé.',
  do: 'Exporter {count} image | Exporter {count} images',
  writing: 'Écriture de {count} image | Écriture de {count} images',
  wait: 'Laissez la clé USB branchée jusqu’à la fin.',
  done: '{count} image est dans {target} | {count} images sont dans {target}',
  doneDrive: '{count} image est sur {target} | {count} images sont sur {target}',
  doneText: {
    folder: 'Tous les fichiers sont écrits.',
    drive: 'Tous les fichiers sont écrits. Éjectez la clé USB avant de la débrancher.',
  },
  there: 'Fichiers',
  close: 'Terminer',
  cancel: 'Annuler',
  notes: {
    'pixels-differ':
      'Pas le nombre de pixels du document\u202f; image laissée telle que le service l’a faite.',
    'made-smaller': 'Davantage compressée, pour respecter la limite du document.',
    'over-limit':
      'Plus volumineuse que ce que l’administration accepte. Exportez-la en JPEG, ou refaites la photo.',
    flattened: 'Les zones transparentes sont maintenant blanches.',
  },
  failed: {
    full: 'Il n’y reste plus d’espace.',
    'read-only': 'L’écriture y est interdite\u00a0: verrou activé, ou accès réservé à d’autres.',
    'in-use': 'Un autre programme, par exemple un antivirus, y utilise un fichier.',
    broken: 'Elle a signalé une erreur\u00a0: faites-la vérifier avant de la réutiliser.',
  },
};

export const exportSettings: typeof englishSettings = {
  title: 'Exportation',
  text: 'Où les images sont exportées, en plus des clés USB et des cartes.',
  path: 'Dossier',
  hint: 'Le chemin complet, par exemple /home/studio/export ou C:\\Studio\\Export. Laissez vide pour n’utiliser que des clés USB.',
  wrong: 'Saisissez le chemin complet, par exemple /home/studio/export ou C:\\Studio\\Export',
  watched:
    'La caméra écrit dans ce dossier\u00a0: les images exportées seraient réimportées comme prises de vue.',
  states: {
    off: 'Aucun dossier défini\u00a0: les images s’exportent sur clés USB et cartes.',
    ready: 'L’écriture y est possible, avec {size} libres.',
    'read-only': 'L’écriture y est impossible pour l’instant.',
    away: 'Il est injoignable pour l’instant.',
  },
  open: 'Les images exportées ne sont pas chiffrées, et Headroom ne les efface pas\u00a0: toute personne qui ouvre ce dossier les voit.',
};
