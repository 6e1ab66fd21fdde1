/** Backups: in the settings and on the desk. */
import type { backups as english } from '../../en/data/backups.ts';

export const backups: typeof english = {
  text: 'Headroom sauvegarde les données et les images dans un dossier sur un second disque, une clé USB ou un partage réseau\u00a0: toutes les heures en cas de changement, et chaque nuit quand il est en marche. Les sauvegardes sont chiffrées. Sur un autre ordinateur, elles ne s’ouvrent qu’avec la clé de récupération.',
  practice:
    'L’entraînement ne fait pas de sauvegardes. Un studio peut leur choisir un dossier dès que son compte est connecté.',
  readOnly: 'Aucune sauvegarde n’est faite tant que les données sont en lecture seule.',
  path: 'Dossier des sauvegardes',
  hint: 'Chemin complet, par exemple E:\\Headroom ou /media/backup. Le dossier doit exister. Laissez vide pour ne faire aucune sauvegarde.',
  wrong: 'Saisissez le chemin complet, par exemple E:\\Headroom ou /media/backup.',
  own: 'Choisissez un dossier hors des données de Headroom. Rien n’a été modifié.',
  now: 'Sauvegarder maintenant',
  running: 'Sauvegarde en cours',
  runningText: 'Vous pouvez continuer à travailler.',
  erasing:
    'Les fiches client effacées sont retirées d’une sauvegarde précédente. Vous pouvez continuer à travailler. | Les fiches client effacées sont retirées de {count} sauvegardes précédentes. Vous pouvez continuer à travailler.',
  off: 'Aucune sauvegarde n’est faite',
  offText:
    'Si cet ordinateur est perdu, ses commandes et ses images le sont aussi. Choisissez un dossier sur un second disque, une clé USB ou un partage réseau.',
  waiting: 'Aucune sauvegarde pour l’instant',
  waitingText: 'La première sauvegarde commence dans une minute ou deux.',
  last: 'Dernière sauvegarde\u00a0: {when}',
  lastText:
    'Elle est complète, et ses nouveaux fichiers ont été relus. Les images plus anciennes sont relues tour à tour, un seizième par jour. Commandes\u00a0: {orders}. Images\u00a0: {pictures}.',
  lastMissing:
    'Ses nouveaux fichiers ont été relus. Les images plus anciennes sont relues tour à tour, un seizième par jour. Commandes\u00a0: {orders}. Images\u00a0: {pictures}. Images absentes, car leurs fichiers sur cet ordinateur sont introuvables ou endommagés\u00a0: {missing}.',
  sameDisk:
    'Cette sauvegarde est sur le même disque que les données. Si ce disque tombe en panne, les deux sont perdues.',
  failed: 'Dernier essai\u00a0: {when}. Headroom réessaie toutes les dix minutes.',
  trouble: {
    gone: {
      title: 'Le dossier des sauvegardes est introuvable',
      text: 'Branchez le disque ou connectez le partage réseau. Si vous avez remplacé le disque, enregistrez de nouveau le dossier.',
    },
    full: {
      title: 'Le disque des sauvegardes est plein',
      text: 'Les sauvegardes précédentes sont inchangées. Libérez de l’espace sur le disque, ou choisissez-en un autre.',
    },
    'read-only': {
      title: 'Le dossier des sauvegardes est en lecture seule',
      text: 'Les sauvegardes précédentes sont inchangées. Vérifiez la protection en écriture du disque et les autorisations du dossier.',
    },
    unreliable: {
      title: 'Le disque des sauvegardes n’est pas fiable',
      text: 'Les données relues ne sont pas celles qui ont été écrites. Choisissez un autre disque.',
    },
    'records-damaged': {
      title: 'Les données de cet ordinateur étaient endommagées',
      text: 'Des données endommagées ne sont pas sauvegardées, et les sauvegardes précédentes sont inchangées. Tant qu’elles sont endommagées, une barre rouge en haut indique quoi faire.',
    },
    'disk-full': {
      title: 'Le disque de cet ordinateur manque d’espace',
      text: 'Une sauvegarde a d’abord besoin de place pour une copie des données. Libérez de l’espace sur cet ordinateur.',
    },
    hung: {
      title: 'Le dossier des sauvegardes n’a pas répondu',
      text: 'Headroom a attendu une demi-heure. Vérifiez le disque ou la connexion au partage réseau, ou choisissez un autre dossier.',
    },
    other: {
      title: 'La sauvegarde a échoué',
      text: 'Si cela se reproduit, envoyez le journal technique de Headroom à l’assistance technique.',
    },
  },
  unfinished: {
    rotation: 'Des sauvegardes trop anciennes sont peut-être encore là',
    erasing: 'Des fiches client effacées sont peut-être encore dans des sauvegardes précédentes',
    text: 'La dernière sauvegarde est complète. Headroom réessaie avec la prochaine.',
    trouble: {
      gone: 'Le dossier des sauvegardes n’était plus là, ou le disque n’a pas répondu. Branchez le disque ou connectez le partage réseau.',
      full: 'Le disque des sauvegardes manque d’espace. Libérez-y de l’espace.',
      'read-only':
        'Impossible d’écrire dans le dossier des sauvegardes. Vérifiez la protection en écriture du disque et les autorisations du dossier.',
      unreliable:
        'Les données relues sur le disque des sauvegardes ne sont pas celles qui ont été écrites. Choisissez un autre disque.',
      'disk-full':
        'Le disque de cet ordinateur manque d’espace\u00a0: il en faut deux fois plus que pour une sauvegarde. Libérez de l’espace sur cet ordinateur.',
      other: 'Si cela se reproduit, envoyez le journal technique de Headroom à l’assistance technique.',
    },
  },
  desk: {
    last: 'Dernière sauvegarde\u00a0: {when}, nouveaux fichiers relus',
    unfinished:
      'Dernière sauvegarde\u00a0: {when}. Il reste quelque chose à faire dans les sauvegardes précédentes.',
    first: 'Première sauvegarde en cours',
    waiting: 'Aucune sauvegarde pour l’instant',
    off: 'Aucune sauvegarde n’est faite.',
    setUp: 'Configurer les sauvegardes',
    late: 'Dernière sauvegarde trop ancienne\u00a0: {when}.',
    never: 'Aucune sauvegarde n’a encore pu être faite.',
    damaged: 'Données endommagées, plus de sauvegarde. La dernière\u00a0: {when}.',
    damagedNever: 'Données endommagées, encore aucune sauvegarde.',
    look: 'Voir pourquoi',
  },
};
