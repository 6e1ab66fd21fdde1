import type { erasing as englishErasing, erasures as englishErasures } from '../../en/data/erasing.ts';

/** Erasing a customer, and what is left afterwards. */
export const erasing: typeof englishErasing = {
  open: 'Ces commandes ne sont pas terminées\u00a0: {orders}. Terminez-les ou annulez-les d’abord, avec leurs impressions, et résolvez les photos dues.',
  begin: 'Effacer la fiche client',
  title: 'Effacement de {name}',
  looking: 'Recherche de ce qui appartient à ce client',
  text: 'Cela efface de cet ordinateur le nom, le numéro de téléphone, l’adresse e-mail, les notes et les consentements de ce client, et tout ce qui permettrait d’annuler une fusion. C’est irréversible. | Cela efface de cet ordinateur le nom, le numéro de téléphone, l’adresse e-mail, les notes et les consentements de ce client, avec les images, codes, planches enregistrées et motifs saisis de {count} commande. C’est irréversible. | Cela efface de cet ordinateur le nom, le numéro de téléphone, l’adresse e-mail, les notes et les consentements de ce client, avec les images, codes, planches enregistrées et motifs saisis de {count} commandes. C’est irréversible.',
  stays: 'Ce qui reste',
  accounts:
    'Les numéros, dates, montants et documents des commandes restent dans la comptabilité, sans le client.',
  unlinked:
    'Headroom ne sait pas qui figure dans les retouches, portraits et comparaisons de visages sans commande, ni dans les fichiers CSV importés. Vérifiez-les et supprimez ce qui concerne ce client.',
  traces:
    'Des traces d’une fiche client effacée peuvent rester dans les données chiffrées du studio jusqu’à ce que Headroom réécrive ces données\u00a0: au prochain démarrage ou, si elles dépassent 250\u00a0Mo, au premier démarrage après une semaine. Dans les données mises de côté, elles peuvent rester jusqu’à la fin de leur durée de conservation.',
  noted: 'Les responsables retrouvent ce qui reste à faire sous Paramètres, Fiches client effacées.',
  left: {
    backups:
      'Sauvegardes dans {place}, la dernière du {date}. Branchez ce disque et enregistrez le dossier sous Paramètres, Sauvegardes\u00a0: Headroom y efface alors la fiche client.',
    backupsNow:
      'Sauvegardes dans {place}, la dernière du {date}. Une nouvelle sauvegarde suit et en efface la fiche client.',
    service:
      'Le service photo a reçu une requête avec une image, le {date}. Demandez au service d’effacer ce qu’il garde. | Le service photo a reçu {count} requêtes avec une image, la dernière le {date}. Demandez au service d’effacer ce qu’il garde.',
    mail: 'Un e-mail a été envoyé le {date}. Supprimez-le de la messagerie du studio. | {count} e-mails ont été envoyés, le dernier le {date}. Supprimez-les de la messagerie du studio.',
    paper:
      'Une impression sur papier, du {date}. Détruisez-la si le studio l’a gardée. | {count} impressions sur papier, la dernière du {date}. Détruisez ce que le studio a gardé.',
    'print-folder':
      'Un fichier est parti dans le dossier {place} le {date}. Supprimez ce que son logiciel a gardé. | {count} fichiers sont partis dans le dossier {place}, le dernier le {date}. Supprimez ce que son logiciel a gardé.',
    'watched-folder':
      'Une image est venue du dossier surveillé {place}, le {date}. Supprimez-la dans ce dossier, avec les autres images de la même personne. Headroom ne la propose plus, sauf si elle est renommée. | {count} images sont venues du dossier surveillé {place}, la dernière le {date}. Supprimez-les dans ce dossier, avec les autres images de la même personne. Headroom ne les propose plus, sauf si elles sont renommées.',
    'camera-folder':
      'digiCamControl a gardé dans son propre dossier une image de la caméra {place}, le {date}. Supprimez-la dans ce dossier. | digiCamControl a gardé dans son propre dossier {count} images de la caméra {place}, la dernière le {date}. Supprimez-les dans ce dossier.',
    export:
      'Une exportation ou un téléchargement, le {date}. Supprimez les fichiers là où ils ont été enregistrés. | {count} exportations ou téléchargements, le dernier le {date}. Supprimez les fichiers là où ils ont été enregistrés.',
    'customer-list':
      'Un fichier de tous les clients a été exporté, le {date}. Supprimez-le là où il a été enregistré. | {count} fichiers de tous les clients ont été exportés, le dernier le {date}. Supprimez-les là où ils ont été enregistrés.',
    'set-aside':
      'Les données mises de côté le {date}, dans le dossier {place}, sont illisibles et ont donc été laissées telles quelles.',
  },
  running: 'Effacement en cours. Laissez cette page ouverte.',
  do: 'Maintenir pour effacer',
  unlock: 'Seul un responsable peut effacer une fiche client.',
};

/** The record of erasures, in the settings. */
export const erasures: typeof englishErasures = {
  text: 'Qui a effacé une fiche client et quand, et ce que Headroom n’atteint pas. Cette liste ne contient aucun mot sur le client. Cochez ce qui est fait.',
  lockedTitle: 'Les effacements sont réservés aux responsables',
  lockedText: 'Déverrouillez les paramètres avec un code PIN de responsable pour les lire.',
  loading: 'Lecture des effacements',
  empty: 'Aucune fiche client effacée',
  emptyText: 'Quand une fiche client est effacée, cette page indique ce qui reste à faire ailleurs.',
  by: '{name}\u00a0: effacement d’une fiche client avec une commande. | {name}\u00a0: effacement d’une fiche client avec {count} commandes.',
  byNoOrder: '{name}\u00a0: effacement d’une fiche client sans commande.',
  allowed: 'Autorisation\u00a0: {name}.',
  unknown: 'Une fiche client a été effacée avant que Headroom ne note ce qui reste.',
  nothing: 'À la connaissance de Headroom, il ne reste rien ailleurs.',
  unlinked:
    'Headroom ne sait pas qui figure dans les retouches, portraits et comparaisons de visages sans commande, ni dans les fichiers CSV importés. Vérifiez-les après chaque effacement et supprimez ce qui concerne ce client.',
  states: {
    none: 'Effacée de la seule sauvegarde dans {place}. | Effacée des {count} sauvegardes dans {place}.',
    some: 'Sauvegardes dans {place} qui contiennent peut-être encore cette fiche client\u00a0: {left} sur {of}.',
    erasing:
      'Headroom y efface maintenant la fiche client. Sauvegardes précédentes à traiter\u00a0: {count}.',
    next: 'La prochaine sauvegarde dans ce dossier y efface la fiche client.',
    away: 'Dernière connexion le {date}. Branchez ce disque et enregistrez le dossier sous Paramètres, Sauvegardes.',
    unreadable:
      'L’une d’elles est illisible. Headroom réessaie chaque jour. | {count} d’entre elles sont illisibles. Headroom réessaie chaque jour.',
  },
  handled: 'Fait le {date}. Noté par\u00a0: {name}.',
  older: 'Plus anciens',
  newer: 'Plus récents',
};
