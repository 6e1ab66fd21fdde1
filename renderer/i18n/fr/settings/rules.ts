import type { rules as english } from '../../en/settings/rules.ts';

export const rules: typeof english = {
  title: 'Règles des administrations',
  text: 'Ce que les administrations demandent à une photo en plus des dimensions, avec la source et le jour de sa vérification. Les règles changent\u00a0: en cas de doute, demandez à l’administration. Les commandes gardent les règles avec lesquelles leurs documents ont été ajoutés.',
  loading: 'Recherche des règles',
  ofProgram: 'Édition {edition} du {day}, fournie avec Headroom.',
  ofFile: 'Édition {edition} du {day}, tirée d’un fichier appliqué le {when}.',
  open: 'Mettre à jour depuis un fichier…',
  reset: 'Revenir aux règles du programme',
  what: 'Règle',
  source: 'Source',
  policies: {
    allowed: 'Images retouchées permises',
    warn: 'Images retouchées\u00a0: non connu',
    locked: 'Pas d’images retouchées',
  },
  fileTitle: 'Mettre à jour les règles depuis un fichier',
  fileText:
    'L’éditeur de Headroom signe ces fichiers. Vous voyez quels documents changent avant tout changement.',
  drop: 'Déposez ici le fichier de règles',
  dropText: 'Un fichier de l’éditeur de Headroom, qui se termine par .json',
  choose: 'Choisir le fichier…',
  reading: 'Lecture du fichier',
  editions: 'L’édition {edition} du {day} remplace l’édition {now} du {nowDay}.',
  changes: {
    added: '{count} nouvelle règle | {count} nouvelles règles',
    changed: '{count} règle modifiée | {count} règles modifiées',
    removed: '{count} règle retirée | {count} règles retirées',
  },
  document: 'Document',
  before: 'Maintenant',
  after: 'Ensuite',
  sourceOnly: 'comme avant, avec une autre source, un autre jour ou une autre limite',
  noDocuments: 'La liste des documents n’est pas là\u00a0: Headroom ne peut pas nommer ceux qui changent.',
  sameDocuments: 'Aucun document de votre liste ne change.',
  apply: 'Appliquer ces règles',
  unlock: 'Seul un responsable peut modifier les règles.',
  troubles: {
    'not-one':
      'Ce n’est pas un fichier de règles. Rien n’a été modifié. Choisissez le fichier de l’éditeur de Headroom.',
    damaged: 'Le fichier est incomplet. Rien n’a été modifié. Récupérez-le de nouveau.',
    'too-large': 'Le fichier est trop grand pour un fichier de règles. Rien n’a été modifié.',
    signature:
      'Le fichier n’est pas signé par l’éditeur de Headroom, ou il a été modifié depuis. Rien n’a été modifié ici. Récupérez-le de nouveau chez l’éditeur.',
    older: 'Le fichier n’est pas plus récent que les règles en vigueur. Rien n’a été modifié.',
    newer:
      'Le fichier est destiné à un Headroom plus récent. Rien n’a été modifié. Mettez d’abord Headroom à jour.',
    limits:
      'Le fichier contient une règle que ce Headroom ne comprend pas. Rien n’a été modifié. Mettez d’abord Headroom à jour.',
    'no-key':
      'Ce Headroom a été construit sans la clé de son éditeur et n’accepte donc aucun fichier de règles. Ses règles changent avec une mise à jour de Headroom.',
  },
};
