import type { updates as english } from '../../en/settings/updates.ts';

/** Updates of the installed program: their section in the settings, the bar, and going back. */
export const updates: typeof english = {
  title: 'Mises à jour',
  text: 'Headroom télécharge une version plus récente en arrière-plan et vérifie que son éditeur l’a signée. Rien n’est installé tant qu’une requête payante, une impression ou un e-mail est en cours. Ces réglages sont propres à cet ordinateur, en mode entraînement comme avec un compte.',
  checkout:
    'Ce Headroom fonctionne à partir de ses sources\u00a0: il n’est pas mis à jour ici. Un technicien met les sources à jour et redémarre Headroom.',
  noKey:
    'Ce Headroom a été construit sans la clé de son éditeur. Il ne peut pas distinguer une vraie mise à jour d’une fausse, et n’en accepte donc aucune. Installez une version plus récente à la main.',
  feed: 'Source des mises à jour',
  feedHint:
    'L’adresse de votre fournisseur, qui commence par https://, ou un dossier, par exemple sur une clé USB\u00a0: E:\\Updates. Laissez vide pour ne recevoir aucune mise à jour.',
  feedWrong: 'Saisissez une adresse qui commence par https://, ou le chemin complet d’un dossier.',
  daily: 'Chercher des mises à jour chaque jour',
  dailyHint: 'Si l’ordinateur est éteint à cette heure, Headroom cherche à son démarrage.',
  time: 'Heure',
  timeWrong: 'Saisissez-la ainsi\u00a0: 03:30',
  look: 'Chercher des mises à jour',
  install: 'Installer {version}',
  goBack: 'Revenir à {version}',
  off: 'Aucune mise à jour n’est cherchée',
  offText: 'Saisissez ci-dessous d’où viennent les mises à jour.',
  never: 'Pas encore de recherche',
  neverText: 'Cette version est Headroom {version}.',
  current: 'Headroom {version} est à jour',
  wasCurrent: 'Headroom {version} était à jour',
  lookedAt: 'Dernière recherche\u00a0: {when}.',
  running: {
    check: 'Recherche de mises à jour',
    download: 'Téléchargement de {version}\u00a0: {percent}',
    verify: 'Vérification du programme d’installation de {version}',
    stage: 'Enregistrement du programme d’installation de {version}',
    backup: 'Sauvegarde avant l’installation de {version}',
    copy: 'Copie des données avant l’installation de {version}',
    install: 'Le programme d’installation de {version} démarre. Headroom se ferme et redémarre.',
    back: 'Le programme d’installation de {version} démarre. Headroom se ferme et redémarre.',
  },
  staged: 'Headroom {version} est prêt à être installé',
  stagedAdmin:
    'Ce système n’installe qu’avec le mot de passe d’un administrateur\u00a0: Headroom attend donc un responsable. L’installation prend quelques minutes.',
  stagedAlone:
    'Un responsable peut l’installer maintenant. Sinon, Headroom l’installe la nuit, quand personne n’est au poste.',
  stagedByHand: 'Un responsable peut l’installer. Cela prend quelques minutes.',
  stagedGoneBack:
    'Ce poste est revenu de cette version\u00a0: Headroom ne l’installe donc pas la nuit. Un responsable peut l’installer à tout moment.',
  failedAt: 'Date\u00a0: {when}.',
  lookAgain: 'Appuyez sur «\u202fChercher des mises à jour\u202f», ou attendez la recherche quotidienne.',
  lookAgainByHand: 'Appuyez sur «\u202fChercher des mises à jour\u202f».',
  trouble: {
    silent: {
      title: 'L’adresse des mises à jour n’a pas répondu',
      text: 'Rien n’a été modifié. Vérifiez la connexion internet, ou branchez la clé USB.',
    },
    nothing: {
      title: 'Aucune mise à jour pour cet ordinateur n’a été trouvée',
      text: 'Rien n’a été modifié. Comparez l’adresse ou le dossier avec les indications de votre fournisseur.',
    },
    unsigned: {
      title: 'Une mise à jour sans la signature de l’éditeur a été refusée',
      text: 'Rien n’en a été téléchargé. Prévenez votre fournisseur\u00a0: l’adresse est peut-être fausse, ou quelqu’un a modifié ce qui s’y trouve.',
    },
    older: {
      title: 'La mise à jour proposée est plus ancienne que ce Headroom',
      text: 'Elle a été refusée, et rien n’a été modifié. Prévenez votre fournisseur.',
    },
    'cut-off': {
      title: 'La connexion s’est interrompue pendant le téléchargement',
      text: 'Rien n’a été modifié. Le téléchargement reprendra du début.',
    },
    damaged: {
      title: 'Le programme d’installation n’est pas celui qui a été signé',
      text: 'Il a été supprimé, et rien n’a été modifié. Cherchez de nouveau des mises à jour. Si cela se reproduit, prévenez votre fournisseur.',
    },
    'disk-full': {
      title: 'Le disque de cet ordinateur manque d’espace pour la mise à jour',
      text: 'Rien n’a été modifié ni perdu. Libérez de l’espace, puis réessayez.',
    },
    interrupted: {
      title: 'Headroom s’est arrêté au milieu d’une mise à jour',
      text: 'Rien n’a été installé, et aucune donnée n’a été modifiée. Un téléchargement recommence tout seul\u00a0; pour une installation, appuyez de nouveau sur «\u202fInstaller\u202f».',
    },
    'no-backup': {
      title: 'Rien n’a été installé, faute de sauvegarde',
      text: 'Voyez sous Sauvegardes ce qui ne va pas, puis installez de nouveau.',
    },
    'no-copy': {
      title: 'Rien n’a été installé, car les données n’ont pas pu être copiées',
      text: 'Aucune donnée n’a été modifiée. Réessayez. Si cela se reproduit, envoyez le fichier d’assistance à un technicien.',
    },
    busy: {
      title: 'Rien n’a été installé, car une impression ou un e-mail avait commencé',
      text: 'Attendez la fin, puis installez de nouveau.',
    },
    'not-installed': {
      title: 'L’installation s’est terminée, et cette version est toujours là',
      text: 'Aucune donnée n’a été modifiée. La demande d’administrateur a peut-être été refusée. Réessayez, ou demandez à un technicien de lancer le programme d’installation du dossier «\u202fupdates\u202f» des données de Headroom.',
    },
    other: {
      title: 'La mise à jour a échoué',
      text: 'Rien n’a été modifié. Réessayez. Si cela se reproduit, envoyez le fichier d’assistance à un technicien.',
    },
  },
  updated: 'Mise à jour de {from} vers {to}',
  wentBack: 'Retour de {from} à {to}',
  wentBackText:
    'Si {from} avait converti les données, la copie d’avant la mise à jour sert de nouveau. Ce qui a été saisi avec {from} est gardé dans les données de Headroom, dans un dossier dont le nom commence par «\u202fset-aside\u202f».',
  changedAt: 'Date\u00a0: {when}.',
  back: {
    title: 'Version d’avant la mise à jour\u00a0: {version}',
    kept: 'Le retour garde toutes les données\u00a0: {version} lit les données actuelles.',
    copied:
      'Le retour utilise la copie des données d’avant la mise à jour. Ce qui a été saisi depuis est mis de côté dans un dossier.',
    installer:
      'Le retour n’est pas possible\u00a0: le programme d’installation de {version} n’est pas sur cet ordinateur.',
    copy: 'Le retour n’est pas possible\u00a0: la durée de conservation de la copie des données est écoulée, ou une fiche client a été effacée depuis la mise à jour.',
  },
  installTitle: 'Installer Headroom {version}\u202f?',
  installText:
    'Headroom fait une sauvegarde si un dossier de sauvegarde est choisi, copie les données et se ferme. Le programme d’installation le redémarre. Personne ne peut travailler à ce poste pendant quelques minutes.',
  installAdmin: 'Le système demande le mot de passe d’un administrateur.',
  installNow: 'Installer maintenant',
  backTitle: 'Revenir à Headroom {version}\u202f?',
  backText:
    'Headroom se ferme, et le programme d’installation de {version} le redémarre. Personne ne peut travailler à ce poste pendant quelques minutes.',
  backNow: 'Revenir maintenant',
  comparing: 'Recherche de ce qui a été saisi depuis la mise à jour',
  since: {
    title: 'Depuis la mise à jour',
    text: 'Après le retour, seules les données mises de côté les contiennent. L’argent et le crédit restent dépensés. Notez les numéros dont vous avez besoin.',
    none: 'Rien depuis la mise à jour\u00a0: ni commande, ni paiement, ni utilisation de crédit, ni modification d’après le journal d’audit.',
  },
  newerTrouble:
    'Headroom n’a pas pu lire ce qui a été saisi depuis la mise à jour. Tout est mis de côté dans un dossier lors du retour.',
  refused: {
    call: 'Rien n’a commencé\u00a0: une requête payante est en cours, ou son résultat est inconnu. Attendez-la, ou indiquez son résultat, puis réessayez.',
    print:
      'Rien n’a commencé\u00a0: une imprimante a encore une planche. Attendez qu’elle soit imprimée, ou annulez-la, puis réessayez.',
    mail: 'Rien n’a commencé\u00a0: un e-mail est en cours d’envoi. Réessayez dans une minute.',
    busy: 'Rien n’a commencé\u00a0: autre chose est en cours. Réessayez dans une minute.',
    gone: 'Rien n’a commencé\u00a0: cette version ne peut plus être installée depuis cet ordinateur. Cherchez de nouveau des mises à jour.',
  },
  banner: 'Headroom {version} est prêt à être installé.',
  open: 'Ouvrir les mises à jour',
  later: 'Plus tard',
};
