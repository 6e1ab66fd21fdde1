import type { support as english } from '../../en/settings/support.ts';

export const support: typeof english = {
  title: 'Assistance',
  text: 'Ce que Headroom sait de lui-même, dans un fichier pour la personne chargée de la technique. Il ne contient ni client, ni image, ni nom, ni adresse, ni secret. Rien n’est envoyé\u00a0: lisez-le, enregistrez-le et envoyez-le vous-même.',
  save: 'Enregistrer le fichier d’assistance',
  again: 'Le refaire',
  making: 'Création du fichier d’assistance',
  contents: 'Contenu de {name}',
  contentsText: 'C’est tout ce que contient le fichier.',
  migration: 'Migration {number}',
  noErrors: 'Aucun dans le journal',
  lastError: '{count} dans le journal, le dernier\u00a0: {when}',
  facts: {
    program: 'Programme',
    versions: 'Composants',
    system: 'Système',
    records: 'Données du studio',
    errors: 'Avertissements et erreurs',
    madeAt: 'Création',
  },
};
