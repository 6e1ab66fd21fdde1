import type { openingCheck as english } from '../en/opening-check.ts';

export const openingCheck: typeof english = {
  title: 'Contrôle d’ouverture',
  offer: 'Le contrôle d’ouverture n’a pas encore été fait aujourd’hui.',
  start: 'Lancer le contrôle d’ouverture',
  again: 'Refaire le contrôle',
  checked: 'Contrôle fait à {time}.',
  checkedBy: 'Contrôle fait à {time} par {name}.',
  seeing: 'Vue par la caméra\u00a0: personne ne doit être dans l’image',
  asking: 'Le service photo et les imprimantes sont interrogés',
  ready: 'Tout est prêt pour le premier client',
  look: 'Un point à vérifier\u202f; rien n’arrête le premier client | {count} points à vérifier\u202f; rien n’arrête le premier client',
  stops: 'Un point arrête le premier client | {count} points arrêtent le premier client',
  toDesk: 'Retour à l’accueil',
  scene: 'Ce que voit la caméra',
  empty: 'La lumière et le fond sont jugés sans personne dans l’image, là où sera la tête du client.',
  noScene: 'Il n’y a pas d’image de la caméra.',
  ofPaper: '{paper} sur {printer}\u00a0:',
  states: {
    stops: 'Arrête le premier client',
    check: 'À vérifier',
    ok: 'En ordre',
    none: 'Sans objet',
  },
  names: {
    records: 'Données du studio',
    camera: 'Caméra',
    folder: 'Dossier surveillé',
    light: 'Lumière',
    backdrop: 'Fond',
    service: 'Service photo',
    credit: 'Crédit',
    disk: 'Disque',
    printer: 'Imprimante',
    paper: 'Papier et ruban',
    calibration: 'Étalonnage',
    slips: 'Imprimante des feuillets et des reçus',
    clock: 'Horloge',
    backup: 'Sauvegarde',
    updates: 'Mises à jour',
    lock: 'Mode verrouillé',
    keychain: 'Trousseau de clés',
  },
  found: {
    records: {
      sound: 'Les données du studio peuvent être lues et écrites.',
      damaged: 'Les données du studio sont endommagées. Suivez la barre en haut de l’écran.',
    },
    camera: {
      live: '{camera} envoie une image en direct.',
      practice: 'La caméra d’entraînement dessine une personne.',
      drawn:
        'La caméra d’entraînement est choisie\u00a0: elle montre une personne dessinée, pas le studio. Branchez une caméra et choisissez-la.',
      folder: 'Aucune caméra n’est branchée. Les images viennent du dossier surveillé.',
      'not-chosen':
        'Une caméra est branchée, mais la caméra d’entraînement est choisie. Les images viennent du dossier surveillé.',
      'battery-low':
        'La batterie de l’appareil photo est à {percent}\u202f%. Chargez-la ou changez-la avant la première prise de vue.',
      'card-low':
        'La carte n’a de place que pour {count} photo\u00a0: changez-la bientôt. | La carte n’a de place que pour {count} photos\u00a0: changez-la bientôt.',
      'card-full': 'La carte est pleine ou absente de l’appareil photo. Insérez une carte qui a de la place.',
    },
    folder: {
      watched: 'Headroom surveille {folder} pour trouver les nouvelles images.',
      away: '{folder} est hors d’atteinte, donc aucune image n’arrive. Branchez son lecteur ou connectez le partage réseau.',
    },
    light: {
      good: 'La lumière suffit et elle est régulière.',
      dim: 'La lumière est trop faible. Allumez les lampes.',
      'one-sided':
        'Un côté est bien plus clair que l’autre. Allumez toutes les lampes ou masquez la fenêtre.',
      black: 'L’image est noire. Découvrez l’objectif et allumez la lumière.',
      burnt: 'L’image est surexposée. Détournez la caméra de la lampe ou de la fenêtre.',
      unseen: 'Il n’y avait pas d’image pour en juger.',
    },
    backdrop: {
      plain: 'Le fond est clair, uni et régulier.',
      busy: 'Le fond n’est pas uni. Retirez ce qui se trouve devant, lissez les plis et éclairez-le régulièrement.',
      dark: 'Le fond est sombre. Éclairez-le ou accrochez-en un gris clair ou blanc.',
      person: 'Quelqu’un est dans l’image. Écartez-vous, puis refaites le contrôle.',
      unseen: 'Il n’y avait pas d’image pour en juger.',
    },
    service: {
      practice: 'Le service d’entraînement répond.',
      answers: 'Le service photo répond et connaît le compte.',
      refused: 'Le service photo refuse le compte. Vérifiez la clé et le secret du compte.',
      silent: 'Le service photo ne répond pas. Vérifiez la connexion internet de cet ordinateur.',
      busy: 'Le service photo répond, mais n’accepte plus de requêtes pour le moment. Patientez une minute, puis vérifiez à nouveau.',
      fault:
        'Le service photo répond, mais avec une erreur de son côté. Vérifiez à nouveau dans quelques minutes. Si l’erreur persiste, prévenez le service photo.',
      certificate:
        'La connexion au service photo n’est pas sûre, donc rien n’est envoyé. Vérifiez l’horloge et le réseau de cet ordinateur, et prévenez la personne qui le gère.',
      'not-asked':
        'Headroom n’a pas pu interroger le service photo à cause d’une erreur interne. Redémarrez Headroom. Si l’erreur persiste, enregistrez un fichier d’assistance pour la personne chargée de la technique.',
      'practice-amiss':
        'Le service d’entraînement de cet ordinateur ne répond pas comme il le devrait. Redémarrez Headroom.',
    },
    credit: {
      previews: 'Il reste {count} aperçu. | Il reste {count} aperçus.',
      photos: 'Il reste {count} photo. | Il reste {count} photos.',
      'few-previews':
        'Il ne reste que {count} aperçu\u00a0: achetez-en aujourd’hui. | Il ne reste que {count} aperçus\u00a0: achetez-en aujourd’hui.',
      'few-photos':
        'Il ne reste que {count} photo\u00a0: achetez-en aujourd’hui. | Il ne reste que {count} photos\u00a0: achetez-en aujourd’hui.',
      'no-previews': 'Il ne reste aucun aperçu. Achetez-en avant la première commande.',
      'no-photos': 'Il ne reste aucune photo. Achetez-en avant la première commande.',
      'trial-ends': 'L’essai gratuit se termine le {date}. Prenez un abonnement avant cette date.',
      'trial-ended': 'L’essai gratuit s’est terminé le {date}. Prenez un abonnement.',
      differs:
        'Le compteur du service diffère de celui de Headroom. D’autres utilisent peut-être le même compte.',
      unknown: 'Le service n’indique pas le crédit restant.',
      'not-now': 'Inconnu pour le moment\u00a0: le service photo ne l’a pas indiqué.',
    },
    disk: {
      room: 'Espace libre\u00a0: {size}.',
      low: 'Espace libre\u00a0: {size} seulement. Libérez de la place dans les prochains jours.',
      full: 'Espace libre\u00a0: {size} seulement. Rien de ce qui coûte du crédit n’est envoyé tant que vous n’avez pas libéré de place.',
    },
    printer: {
      ready: '{printer} est prête.',
      file: 'Aucune imprimante n’est choisie\u00a0: les planches sont enregistrées comme fichiers.',
      gone: 'L’imprimante habituelle n’est pas sur cet ordinateur. Branchez-la ou choisissez-en une autre.',
      unreachable: '{printer} ne répond pas. Allumez-la et vérifiez son câble.',
      stopped: '{printer} ne prend aucune impression ({trouble}). Réglez le problème, puis relancez-la.',
      trouble: '{printer} n’imprime pas pour le moment ({trouble}). Réglez le problème.',
      answer: 'Une impression est-elle sortie de {printer}\u202f? Indiquez-le avant la suivante.',
      failed: 'Une impression sur {printer} a échoué. Réimprimez-la.',
    },
    paper: {
      left: 'Il reste {count} impression dans {printer}. | Il reste {count} impressions dans {printer}.',
      low: 'Il ne reste que {count} impression dans {printer}\u00a0: préparez la recharge. | Il ne reste que {count} impressions dans {printer}\u00a0: préparez la recharge.',
      out: 'D’après le compte de Headroom, il ne reste aucune impression dans {printer}. Chargez un nouveau ruban ou rouleau et indiquez-le.',
      uncounted:
        'Personne n’a indiqué combien d’impressions ont été chargées dans {printer}\u00a0: Headroom ne les compte pas.',
    },
    calibration: {
      approved: '{paper} sur {printer}\u00a0: mesure du {date}. Mesurez de nouveau après {days} jours.',
      due: '{paper} sur {printer}\u00a0: dernière mesure le {date}. Mesurez de nouveau après {days} jours, car le ruban, les rouleaux et la pièce changent. Les photos d’identité peuvent encore être imprimées.',
    },
    slips: {
      ready: '{printer} est prête.',
      amiss: '{printer} n’est pas prête. Les feuillets et les reçus devront peut-être attendre.',
      gone: '{printer} n’est pas sur cet ordinateur. Branchez-la ou choisissez une autre imprimante pour les feuillets et les reçus.',
    },
    clock: {
      right: 'L’horloge s’accorde avec celle du service photo.',
      apart:
        'L’horloge s’écarte de {count} minute de celle du service photo. Réglez-la dans les paramètres système. | L’horloge s’écarte de {count} minutes de celle du service photo. Réglez-la dans les paramètres système.',
      doubt: 'La date est peut-être fausse. Vérifiez-la avec le bouton de la barre en haut de l’écran.',
      unknown: 'Inconnu pour le moment\u00a0: le service photo n’a pas donné son heure.',
      practice: 'Le service d’entraînement ne donne pas d’heure\u00a0: l’horloge n’est donc pas comparée.',
    },
    backup: {
      last: 'La dernière sauvegarde a été faite, et ses nouveaux fichiers relus\u00a0: {when}.',
      running: 'Une sauvegarde est en cours.',
      due: 'La sauvegarde de la nuit n’est pas encore faite. Elle commence en moins d’une minute\u00a0: laissez son disque branché.',
      late: 'Aucune sauvegarde n’a réussi depuis\u00a0: {when}.',
      never: 'Aucune sauvegarde n’a encore réussi.',
      missing:
        'Il manque {count} image à la dernière sauvegarde ({when}). | Il manque {count} images à la dernière sauvegarde ({when}).',
      unfinished:
        'La dernière sauvegarde ({when}) est complète, mais il reste quelque chose à faire dans les précédentes.',
      off: 'Aucun dossier de sauvegarde n’est choisi. Si ce disque tombe en panne, tout est perdu.',
      none: 'Aucune sauvegarde n’est faite ici.',
    },
    updates: {
      current: 'Headroom {version} est à jour\u00a0: {when}.',
      staged: 'Headroom {version} est prêt à être installé. Un responsable l’installe sous Mises à jour.',
      failed: 'La dernière mise à jour n’a pas abouti. Ouvrez les mises à jour pour voir pourquoi.',
      old: 'Depuis une semaine ou plus, rien n’est connu de nouvelles versions. Vérifiez la connexion internet et l’adresse des mises à jour.',
      'not-looked':
        'Headroom n’a pas cherché récemment de nouvelles versions à l’adresse des mises à jour. Ouvrez les mises à jour pour en chercher.',
      off: 'Aucune source de mises à jour n’est choisie\u00a0: les nouvelles versions ne sont pas trouvées.',
      none: 'Ce Headroom {version} ne se met pas à jour tout seul.',
    },
    lock: {
      on: 'Cet ordinateur est verrouillé sur Headroom.',
      open: 'Le mode verrouillé est actif, mais le système laisse {count} issue ouverte. | Le mode verrouillé est actif, mais le système laisse {count} issues ouvertes.',
      unknown:
        'Le mode verrouillé est actif, mais Headroom n’a pas pu vérifier tout ce que le système laisse ouvert.',
      off: 'Cet ordinateur n’est pas verrouillé sur Headroom\u00a0: ses autres programmes sont accessibles.',
    },
    keychain: {
      open: 'Le trousseau de clés est déverrouillé et contient le compte.',
      shut: 'Le trousseau de clés ne donne pas l’entrée du compte. Déverrouillez-le, sinon Headroom ne pourra pas s’ouvrir au prochain démarrage.',
      missing: 'Cet ordinateur n’a pas de trousseau de clés, donc aucun compte ne peut être gardé.',
      practice: 'Aucun compte n’est connecté.',
    },
  },
  ways: {
    camera: 'Choisir une caméra',
    folder: 'Ouvrir le réglage du dossier',
    account: 'Ouvrir le compte',
    status: 'Ouvrir crédit et état',
    keeping: 'Voir ce qui prend de la place',
    printing: 'Choisir une imprimante',
    printer: 'Ouvrir l’imprimante',
    paper: 'Ouvrir le papier',
    calibrate: 'Étalonner',
    prints: 'Afficher les impressions en attente',
    backups: 'Ouvrir les sauvegardes',
    updates: 'Ouvrir les mises à jour',
    lock: 'Ouvrir le mode verrouillé',
    support: 'Ouvrir l’assistance',
  },
};
