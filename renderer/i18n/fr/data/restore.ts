/** Restoring a backup: from the settings, where the records are missing, and on a new computer. */
import type { restore as english } from '../../en/data/restore.ts';

export const restore: typeof english = {
  open: 'Restaurer une sauvegarde…',
  title: 'Restauration d’une sauvegarde',
  text: 'La sauvegarde prend la place des données de cet ordinateur, qui sont conservées à côté. Aucun numéro de commande, de reçu, de remboursement ou de clôture ne sert deux fois. Les fiches client effacées le restent, pour autant que cet ordinateur ou le dossier des sauvegardes le sache.',
  openMoving: 'Restaurer depuis une sauvegarde…',
  movingTitle: 'Restauration d’un studio depuis une sauvegarde',
  movingText:
    'La sauvegarde apporte sur cet ordinateur les clients, les commandes et les images d’un studio. Il vous faut le dossier de ses sauvegardes et sa clé de récupération. Aucun numéro de commande, de reçu, de remboursement ou de clôture ne sert deux fois. L’entraînement ne change pas.',
  movingHint:
    'Cet ordinateur est nouveau pour le studio\u202f? Apportez-y ses données avec une sauvegarde et la clé de récupération.',
  waits:
    'Les données d’un studio sont sur cet ordinateur. Connectez son compte pour les ouvrir\u00a0: son personnel et ses codes PIN viennent avec elles.',
  folder: 'Dossier des sauvegardes',
  hint: 'Le dossier choisi pour les sauvegardes, par exemple E:\\Headroom ou /media/backup.',
  find: 'Rechercher les sauvegardes',
  finding: 'Recherche des sauvegardes',
  found: 'Une sauvegarde trouvée | {count} sauvegardes trouvées',
  none: 'Il n’y a pas de sauvegarde dans ce dossier. Choisissez celui qui contient un dossier dont le nom commence par headroom-backup.',
  keyHint:
    'La clé de récupération du studio qui a fait les sauvegardes\u00a0: 56 caractères. Les espaces, les tirets et les majuscules n’ont pas d’importance.',
  wrongKey:
    'Cette clé de récupération n’ouvre aucune sauvegarde de ce dossier. Comparez-la avec le papier du studio qui les a faites.',
  someOther: 'Sauvegardes que seule une autre clé de récupération ouvre\u00a0: {count}.',
  someDamaged: 'Sauvegardes illisibles, car un fichier est introuvable ou a changé\u00a0: {count}.',
  allDamaged:
    'Aucune sauvegarde de ce dossier n’est lisible\u00a0: des fichiers sont introuvables ou ont changé. Cherchez une autre copie du dossier.',
  skipped:
    'Sauvegardes plus récentes mais illisibles, car un fichier est introuvable ou a changé\u00a0: {count}.',
  list: 'Sauvegardes, de la plus récente à la plus ancienne',
  counts: 'Commandes\u00a0: {orders}. Clients\u00a0: {customers}. Images\u00a0: {pictures}.',
  lastOrder: 'Dernière commande\u00a0: {number}.',
  program: 'Faite par Headroom {version}.',
  lacks: 'Images manquantes\u00a0: {missing}.',
  other: 'Choisir une autre sauvegarde',
  comparing: 'Lecture et comparaison avec les données de cet ordinateur',
  newer: 'Plus récent que cette sauvegarde',
  newerNone:
    'Rien n’est plus récent que cette sauvegarde\u00a0: ni commande, ni paiement, ni utilisation de crédit, ni modification d’après le journal d’audit.',
  newerUnknown:
    'Les données de cet ordinateur sont introuvables ou endommagées\u00a0: on ne sait pas ce qui est plus récent que cette sauvegarde. Les photos payées depuis ont peut-être utilisé du crédit\u00a0: comparez avec la liste du service.',
  newerNothing:
    'Cet ordinateur n’a aucune commande de ce studio. Les commandes et paiements postérieurs à cette sauvegarde ne sont que sur l’ancien ordinateur. Les photos payées depuis ont peut-être utilisé du crédit\u00a0: comparez avec la liste du service.',
  newerText:
    'Après la restauration, seules les données mises de côté les contiennent. L’argent et le crédit restent dépensés. Notez les numéros dont vous avez besoin.',
  orders: 'Commandes\u00a0: {count}',
  payments: 'Paiements\u00a0: {count}',
  credits: 'Utilisations de crédit\u00a0: {count}',
  others: 'Modifications d’après le journal d’audit\u00a0: {count}',
  change: '{change}\u00a0: {count}',
  enterAgain:
    'Consultez d’abord les modifications dans le journal d’audit. N’envoyez et n’imprimez rien une deuxième fois, et saisissez le reste de nouveau ensuite.',
  staffBefore: 'D’ici là, les anciens noms, rôles et codes PIN du personnel s’appliquent.',
  customersBefore:
    'D’ici là, les anciennes coordonnées et les anciens consentements des clients s’appliquent.',
  bothBefore:
    'D’ici là, les anciens noms, rôles et codes PIN du personnel ainsi que les anciennes coordonnées et les anciens consentements des clients s’appliquent.',
  noOrder: 'sans commande',
  more: 'et {count} autres',
  start: 'Restaurer cette sauvegarde',
  startReplacing: 'Remplacer la clé et restaurer',
  running:
    'Restauration en cours. Avec beaucoup d’images, cela prend quelques minutes. Laissez cette page ouverte.',
  done: 'La sauvegarde est restaurée.',
  trouble: {
    gone: 'Le dossier, ou la sauvegarde qu’il contient, est introuvable. Rien n’a été modifié. Branchez le disque ou connectez le partage réseau, et réessayez.',
    damaged:
      'Un fichier de cette sauvegarde est introuvable ou a changé. Rien n’a été modifié ici. Choisissez une autre sauvegarde.',
    'erased-unreadable':
      'La liste des fiches client effacées de ce dossier est illisible. Rien n’a été modifié, car ces fiches pourraient revenir. Réessayez, ou prenez une autre copie du dossier. S’il n’y en a pas, supprimez le fichier «\u202ferased\u202f» du dossier dont le nom commence par headroom-backup\u00a0: des fiches client effacées peuvent alors revenir.',
    newer:
      'Cette sauvegarde vient d’une version plus récente de Headroom, ou une telle version a utilisé son dossier. Rien n’a été modifié. Installez d’abord cette version.',
    'disk-full':
      'Le disque de cet ordinateur manque d’espace pour la sauvegarde. Rien n’a été modifié. Libérez de l’espace et réessayez.',
    occupied:
      'Cet ordinateur contient des commandes d’un autre studio, que cette clé de récupération n’ouvre pas. Rien n’a été modifié. Restaurez avec un autre utilisateur ou sur un autre ordinateur, ou fermez Headroom et sortez le dossier «\u202fstudio\u202f» de son dossier de données.',
    'other-key':
      'Le trousseau de clés de cet ordinateur contient la clé d’un autre studio, et la restauration la remplace. Rien n’a encore été modifié. Si vous avez encore besoin de données que l’ancienne clé ouvre, notez d’abord sa clé de récupération.',
    other:
      'La sauvegarde n’a pas pu être restaurée. Rien n’a été modifié. Si cela se reproduit, envoyez le journal technique de Headroom à l’assistance technique.',
  },
};
