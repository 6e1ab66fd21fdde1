/** The frame around every screen: strip, rail, keys, and the few texts that controls share. */
import type { shell as english } from '../en/shell.ts';

export const shell: typeof english = {
  ui: {
    sentence: '{title}.',
    moment: '{day} à {time}',
    inUnit: '{label}, {unit}',
    back: 'Retour',
    cancel: 'Annuler',
    clearSearch: 'Vider la recherche',
    pages: 'Lignes affichées',
    rowsOf: '{from}–{to} sur {count}',
    found: 'Aucun résultat | 1 résultat | {count} résultats',
    previousRows: 'Lignes précédentes',
    nextRows: 'Lignes suivantes',
    close: 'Fermer',
    days: 'jours',
    details: 'Détails',
    dismiss: 'Masquer',
    hold: 'Maintenez ce bouton environ une seconde pour continuer.',
    holdHint: 'Maintenir',
    holding: 'Maintenez encore',
    less: '{what}\u00a0: moins',
    mm: 'mm',
    more: '{what}\u00a0: plus',
    pictureMissing: 'Cette image est illisible',
  },
  scan: {
    ask: 'Ouvrir la commande {number}\u202f?',
    askText:
      'Vous avez scanné son code. Votre travail en cours reste tel quel\u202f; seul un montant saisi mais non enregistré n’est pas conservé.',
    stay: 'Rester ici',
    open: 'Ouvrir la commande {number}',
    erased: 'Les images de la commande {number} sont effacées',
    erasedText: 'Elles ont été effacées le {day}. La commande garde ses documents, son paiement et son reçu.',
    unknown: 'Aucune commande de ce studio n’a ce code',
    unknownText:
      'Ce code ne vient ni d’un reçu ni d’un feuillet, ou il vient d’un autre studio ou d’un autre ordinateur. Rien n’a été modifié.',
    busy: 'Fermez la fenêtre ouverte, puis scannez de nouveau',
    busyText: 'La commande {number} a été scannée alors qu’une fenêtre était ouverte. Rien n’a été modifié.',
  },
  keys: {
    ArrowDown: '↑ ↓',
    Delete: 'Suppr',
    Enter: 'Entrée',
    Escape: 'Échap',
    Space: 'Espace',
  },
  screens: {
    label: 'Écrans',
    desk: 'Accueil',
    order: 'Commande',
    customers: 'Clients',
    codes: 'Codes',
    retouch: 'Retouche',
    headshots: 'Portraits',
    faceMatch: 'Visages',
    prints: 'Impressions',
    takings: 'Journée',
    settings: 'Paramètres',
    keys: 'Touches',
  },
  strip: {
    lights: 'Service, caméra et imprimante',
    lightOf: '{meaning} ({name})',
    noStudio: 'Headroom',
    practice: 'ENTRAÎNEMENT',
    previewsLeft: 'Aucun aperçu restant | {count} aperçu restant | {count} aperçus restants',
    fewLeft: 'Aucun aperçu restant | Plus que {count} aperçu | Plus que {count} aperçus',
    service: {
      ok: 'Service\u00a0: prêt',
      warn: 'Service\u00a0: vérifier le compte',
      bad: 'Service\u00a0: injoignable',
      off: 'Service\u00a0: pas encore interrogé',
    },
    camera: {
      ok: 'Caméra\u00a0: prête',
      warn: 'Caméra\u00a0: pas prête',
      bad: 'Caméra\u00a0: pas d’image',
      off: 'Caméra\u00a0: inutilisée',
    },
    printer: {
      off: 'Imprimante\u00a0: pas encore interrogée',
      ok: 'Imprimante\u00a0: prête',
      gone: 'Imprimante\u00a0: introuvable',
      held: '{printer}\u00a0: {trouble}',
      answer: '{printer}\u00a0: est-ce bien sorti\u202f?',
      failed: '{printer}\u00a0: échec d’une impression',
    },
    morePrinters: '{words} | {words}, et 1 autre imprimante | {words}, et {count} autres imprimantes',
    printsLeft:
      '{printer}\u00a0: plus aucune impression | {printer}\u00a0: plus que {count} impression | {printer}\u00a0: plus que {count} impressions',
  },
  shortcuts: {
    title: 'Raccourcis clavier',
    text: 'Tout peut se faire sans souris. Tab passe d’un élément à l’autre.',
    enter: 'Passer à l’étape suivante, en bas à droite',
    hold: 'Maintenir\u00a0: continuer malgré un verdict rouge',
    escape: 'Revenir, ou fermer ce qui est ouvert',
    newOrder: 'Créer une commande',
    customers: 'Ouvrir les clients',
    openingCheck: 'À l’accueil\u00a0: contrôle d’ouverture\u202f; là\u00a0: refaire le contrôle',
    change: 'Modifier la fiche client affichée',
    merge: 'Fusionner la fiche client affichée avec une autre',
    again: 'Créer une commande identique à celle qui est sélectionnée',
    search: 'Rechercher',
    space: 'Prendre la photo ou la refaire\u202f; ajouter un document',
    person: 'À la prise de vue\u00a0: choisir la personne',
    age: 'À la prise de vue\u00a0: adulte, enfant, bébé',
    payment: 'Au paiement\u00a0: espèces, carte, autre',
    list: 'Se déplacer dans une liste ou dans les résultats\u202f; Début, Fin',
    row: 'Passer d’un document, d’une prise ou d’un portrait à l’autre',
    zoom: 'Images comparées\u00a0: agrandir, réduire, en entier, 100\u202f%',
    compare: 'Déplacer les images comparées ou le séparateur\u202f; Maj\u00a0: plus loin',
    tools: 'Retouche\u00a0: modification par IA, fond, amélioration, couleur',
    remind: 'Dans un code\u00a0: rappel par téléphone, par e-mail, code suivant, annuler le rappel',
    marks: 'Garder ou écarter le portrait sélectionné',
    print: 'Imprimer les portraits gardés',
    export: 'Exporter une image retouchée ou les portraits gardés',
    layout: 'À la remise au client\u00a0: mettre la planche en page',
    crop: 'Recadrage\u00a0: déplacer, zoomer, redresser, rétablir\u202f; Maj\u00a0: plus loin',
    sheet: 'Sur la planche\u00a0: pivoter, retirer. Flèches\u00a0: déplacer\u202f; Maj\u00a0: plus loin',
    lock: 'Verrouiller le poste, dès que le personnel est enregistré',
    help: 'Afficher cette liste',
  },
  stopped: {
    title: 'Headroom s’est arrêté ou a redémarré',
    gone: 'Aucune commande n’est perdue\u00a0: chacune est conservée à son étape. Si Headroom s’est arrêté, relancez-le sur cet ordinateur. Ouvrez ensuite l’adresse la plus récente affichée dans son terminal.',
    refused:
      'Aucune commande n’est perdue. Headroom a redémarré et ne reconnaît plus cette page\u00a0: ouvrez l’adresse la plus récente affichée dans son terminal.',
    trying:
      'Cette page essaie de le joindre toutes les deux secondes et revient automatiquement dès que possible.',
  },
  blocked: {
    'read-only':
      'Les données sont en lecture seule. Aucune commande ni aucun paiement n’est possible tant que ce n’est pas corrigé.',
    'disk-full':
      'Le disque est presque plein. Libérez de l’espace\u00a0: d’ici là, aucune requête payante n’est envoyée.',
    'unsafe-disk':
      'Ce disque n’enregistre pas les données de façon fiable. Aucune requête payante n’est envoyée tant que ce n’est pas corrigé.',
    'records-incomplete':
      'Des données manquent peut-être. Aucune requête payante n’est envoyée tant que vous n’avez pas lu ce qui peut manquer.',
    checking:
      'Headroom vérifie les données, comme à chaque démarrage. Vous pouvez travailler. Aucune requête payante n’est envoyée avant la fin de la vérification.',
  },
  opening: {
    title: 'Ouverture de Headroom',
    long: 'Après une mise à jour ou une coupure de courant, c’est plus long. Rien n’est perdu\u00a0: laissez cette page ouverte.',
  },
  keychain: {
    nothing: 'Rien n’est perdu et rien n’a été envoyé.',
    unchanged: 'Headroom n’a rien modifié ni rien envoyé.',
    holds: 'Le trousseau de clés de cet ordinateur contient le compte du studio et la clé de ses données.',
    fileHolds: 'Un fichier de cet ordinateur contient la clé des données d’entraînement.',
    waiting: 'Headroom réessaie automatiquement et s’ouvre dès que possible. En attente depuis {time}.',
    again: 'Réessayer',
    locked: {
      title: 'Le trousseau de clés est verrouillé',
      now: 'Appuyez sur «\u202fRéessayer\u202f» et saisissez le mot de passe du trousseau de clés. Si aucune fenêtre ne le demande, fermez la session de cet ordinateur, puis ouvrez-la avec son mot de passe.',
    },
    silent: {
      title: 'Le trousseau de clés ne répond pas',
      now: 'Cherchez une fenêtre qui demande le mot de passe du trousseau de clés, peut-être derrière celle-ci, et saisissez-le. S’il n’y en a pas, fermez la session de cet ordinateur, puis rouvrez-la.',
    },
    missing: {
      title: 'Le trousseau de clés n’est pas démarré',
      now: 'Fermez la session de cet ordinateur, puis rouvrez-la. Si cette page revient, demandez à l’assistance technique de démarrer le trousseau de clés\u00a0: sous Linux, GNOME Keyring ou un autre Secret Service. Le mode entraînement reste fermé, pour qu’aucune vraie commande n’y soit prise.',
    },
    'entry-damaged': {
      title: 'Le compte enregistré dans le trousseau de clés est illisible',
      now: 'Fermez Headroom et demandez à l’assistance technique d’exécuter «\u202fnpm run account -- clear\u202f». Relancez ensuite Headroom et reconnectez le compte. Les commandes sont conservées.',
    },
    'key-missing': {
      title: 'La clé des données du studio est introuvable',
      now: 'Saisissez la clé de récupération du studio. Si vous n’en avez pas, demandez à l’assistance technique de restaurer l’entrée «\u202fvault-key\u202f» de «\u202fHeadroom\u202f» dans le trousseau de clés, puis appuyez sur «\u202fRéessayer\u202f». Sans cette clé, ni les données ni les photos ne peuvent être ouvertes.',
    },
    'key-damaged': {
      title: 'La clé des données du studio est endommagée',
      now: 'Saisissez la clé de récupération du studio. Si vous n’en avez pas, demandez à l’assistance technique de restaurer l’entrée «\u202fvault-key\u202f» de «\u202fHeadroom\u202f» dans le trousseau de clés, puis appuyez sur «\u202fRéessayer\u202f». Sans cette clé, ni les données ni les photos ne peuvent être ouvertes.',
    },
    'key-other': {
      title: 'Les données ont une autre clé',
      now: 'La clé du trousseau de cet ordinateur ne les ouvre pas\u00a0: elles viennent d’un autre ordinateur, ou le trousseau a été remplacé. Saisissez la clé de récupération qui correspond à ces données. Si vous n’en avez pas, demandez à l’assistance technique de restaurer l’entrée «\u202fvault-key\u202f» de «\u202fHeadroom\u202f» dans le trousseau de clés, puis appuyez sur «\u202fRéessayer\u202f».',
    },
    'key-file-open': {
      title: 'D’autres peuvent lire la clé des données d’entraînement',
      now: 'Réservez la lecture du fichier vault.key, dans le dossier «\u202fpractice\u202f» du dossier de données de Headroom, au seul utilisateur de cet ordinateur, puis appuyez sur «\u202fRéessayer\u202f».',
    },
    'key-file-missing': {
      title: 'La clé des données d’entraînement est introuvable',
      now: 'Replacez une copie du fichier vault.key dans le dossier «\u202fpractice\u202f» du dossier de données de Headroom, puis appuyez sur «\u202fRéessayer\u202f». S’il n’y en a pas, supprimez ce dossier\u00a0: l’entraînement repart alors de zéro.',
    },
    'key-file-other': {
      title: 'Les données d’entraînement ont une autre clé',
      now: 'Replacez le fichier vault.key qui leur correspond dans le dossier «\u202fpractice\u202f» du dossier de données de Headroom, puis appuyez sur «\u202fRéessayer\u202f». S’il n’y en a pas, supprimez ce dossier\u00a0: l’entraînement repart alors de zéro.',
    },
    'key-file-damaged': {
      title: 'La clé des données d’entraînement est endommagée',
      now: 'Replacez une copie du fichier vault.key dans le dossier «\u202fpractice\u202f» du dossier de données de Headroom, puis appuyez sur «\u202fRéessayer\u202f».',
    },
  },
  missing: {
    title: 'Les données du studio sont introuvables',
    what: 'Le fichier records.sqlite n’est pas dans son dossier, alors que ses images, sa clé ou le fichier studio.mark s’y trouvent. Headroom n’a rien supprimé ni rien envoyé, et n’a pas créé de nouvelles données.',
    lastOrder: 'Dernière commande',
    lastChange: 'Dernière modification',
    unknown: 'Inconnue',
    putBack:
      'Cherchez records.sqlite dans la corbeille ou dans une copie du dossier de données. Replacez-le dans le dossier «\u202fstudio\u202f» du dossier de données de Headroom, puis appuyez sur «\u202fRéessayer\u202f». S’il est perdu, restaurez une sauvegarde.',
    putBackPractice:
      'Cherchez records.sqlite dans la corbeille ou dans une copie du dossier de données. Replacez-le dans le dossier «\u202fpractice\u202f» du dossier de données de Headroom, puis appuyez sur «\u202fRéessayer\u202f».',
    orNew:
      'Si le fichier reste introuvable, demandez à un responsable s’il faut repartir avec de nouvelles données. Headroom ne connaîtra alors plus les clients, commandes, paiements et codes des anciennes.',
    again: 'Réessayer',
    still: 'Le fichier records.sqlite n’est toujours pas dans son dossier. Rien n’a été modifié.',
    startNew: 'Créer de nouvelles données',
    newTitle: 'Repartir avec de nouvelles données\u202f?',
    newText:
      'L’accueil sera vide. Les anciennes images sont conservées telles quelles, dans un dossier «\u202fset-aside\u202f» à côté des nouvelles données, mais Headroom ne les affiche plus et ne les efface plus. Le personnel et ses codes PIN sont à configurer de nouveau. Si le dernier numéro est connu, aucun numéro de commande ne sert deux fois.',
  },
  gap: {
    read: 'Voir ce qui peut manquer',
    title: 'Des données manquent peut-être',
    reasons: {
      older:
        'Headroom a ouvert une copie plus ancienne des données, ou leur dernière partie est perdue. Les commandes, paiements et codes ajoutés depuis ne sont pas ici.',
      other:
        'Ces données viennent d’un autre studio ou d’un autre ordinateur. Les commandes de ce studio ne sont pas ici.',
      unknown:
        'Le fichier studio.mark, qui indique si les données sont complètes, est introuvable ou endommagé. Headroom ne peut pas savoir si des commandes manquent.',
      fresh: 'De nouvelles données ont été créées.',
    },
    had: 'Dans ces données',
    expected: 'Connu de Headroom',
    lastChange: 'Dernière modification',
    lastOrder: 'Dernière commande',
    none: 'Inconnue',
    cost: 'Rien n’a été supprimé ni envoyé. Les requêtes qui manquent ici ont peut-être utilisé du crédit.',
    now: 'Si vous avez le fichier le plus récent, fermez Headroom, replacez-le et redémarrez. Sinon, continuez avec ces données. Les images sans commande sont conservées 30 jours.',
    next: 'Prochains numéros\u00a0: commande {order}, reçu {receipt}, remboursement {refund}, clôture {closing}. Les numéros inférieurs absents de ces données ont peut-être servi et sont sautés.',
    accept: 'Continuer avec ces données',
    later: 'Pas maintenant',
  },
  credit: {
    look: 'Crédit et état',
    read: 'J’ai lu',
    more: 'Et un autre avertissement. | Et {count} autres avertissements.',
    'few-previews': {
      title: 'Aucun aperçu restant. | Plus que {count} aperçu. | Plus que {count} aperçus.',
      few: 'Rechargez le compte auprès du service avant qu’il n’en reste plus.',
      none: 'Aucun aperçu n’est possible tant que le compte n’est pas rechargé auprès du service. Les commandes attendent telles quelles.',
    },
    'few-photos': {
      title:
        'Aucune photo directe restante. | Plus que {count} photo directe. | Plus que {count} photos directes.',
      few: 'Rechargez le compte auprès du service avant qu’il n’en reste plus.',
      none: 'Aucune photo n’est possible tant que le compte n’est pas rechargé auprès du service. Les commandes attendent telles quelles.',
    },
    trial: {
      ends: 'L’essai gratuit se termine aujourd’hui à {time}. | L’essai gratuit se termine demain, le {date}. | L’essai gratuit se termine dans {count} jours, le {date}.',
      endsText: 'Ensuite, les photos nécessitent un abonnement au service.',
      ended: 'L’essai gratuit s’est terminé le {date}.',
      endedText: 'Les photos nécessitent maintenant un abonnement au service.',
    },
    differs: {
      previews:
        'Selon le service, aperçus restants\u00a0: {said}\u202f; d’après nos propres requêtes\u00a0: {expected}.',
      photos:
        'Selon le service, photos directes restantes\u00a0: {said}\u202f; d’après nos propres requêtes\u00a0: {expected}.',
      text: 'Un autre ordinateur utilise peut-être le compte, ou une requête a utilisé un crédit de façon inattendue. Le chiffre du service fait foi.',
    },
  },
};
