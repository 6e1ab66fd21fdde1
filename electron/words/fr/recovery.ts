import type { RecoveryWords } from '../types.ts';

export const recovery: RecoveryWords = {
  locale: 'fr-FR',
  title: 'Clé de récupération',
  opens:
    'Elle ouvre les données et les images du studio sur un autre ordinateur, ou quand le trousseau de clés a perdu la sienne.',
  printed: 'Imprimée le {when}',
  keep: 'Gardez ce papier en lieu sûr, loin de l’ordinateur et de ses sauvegardes. Toute personne qui l’a avec une copie des données peut tout ouvrir.',
  prove: 'Saisissez-la une fois dans Headroom pour confirmer que chaque caractère est lisible.',
};
