import type { camera as english } from '../en/camera.ts';

export const camera: typeof english = {
  camera: {
    label: 'Caméra',
    practice: 'Caméra d’entraînement',
    unnamed: 'Caméra {number}',
    alike: '{label} ({number})',
    absent: '{label} (non connectée)',
    opening: 'Ouverture de la caméra',
    tryAgain: 'Réessayer',
    use: 'Utiliser {label}',
    trouble: {
      refused: {
        title: 'L’accès à la caméra est refusé',
        now: 'Autorisez la caméra pour Headroom dans les paramètres de confidentialité du navigateur ou du système, puis réessayez. Rien n’est perdu.',
      },
      missing: {
        title: 'La caméra n’est pas connectée',
        now: 'Branchez-la\u00a0: elle s’ouvre automatiquement. Ou utilisez une autre caméra, ou importez une image.',
      },
      unsure: {
        title: 'Quelle caméra utiliser\u202f?',
        now: 'Plusieurs caméras peuvent être celle de la dernière fois. Choisissez-en une\u00a0: Headroom s’en souviendra.',
      },
      busy: {
        title: 'Un autre programme utilise la caméra',
        now: 'Fermez l’autre programme, par exemple une visioconférence. Headroom réessaie ensuite la caméra.',
      },
      lost: {
        title: 'La caméra est débranchée',
        now: 'Rebranchez-la\u00a0: elle s’ouvre automatiquement. Les prises déjà faites sont conservées.',
      },
      silent: {
        title: 'La caméra n’envoie pas d’image',
        now: 'Headroom réessaie automatiquement. Si cela ne suffit pas, débranchez-la et rebranchez-la.',
      },
      stalled: {
        title: 'L’image est figée\u00a0: la caméra n’envoie rien de nouveau',
        now: 'Patientez un instant\u00a0: Headroom la rouvre. Ou débranchez-la et rebranchez-la.',
      },
      asleep: {
        title: 'L’appareil photo ne répond pas',
        now: 'Appuyez à mi-course sur son déclencheur pour le réveiller, ou allumez-le. Il s’ouvre ensuite automatiquement.',
      },
      held: {
        title: 'Un autre programme retient l’appareil photo',
        now: 'Fermez les autres programmes de photo. Sous Linux, éjectez aussi l’appareil dans le gestionnaire de fichiers. Headroom réessaie ensuite.',
      },
      mirrorUp: {
        title: 'Le miroir de l’appareil photo est relevé',
        now: 'Désactivez le relevage du miroir sur l’appareil. Il s’ouvre ensuite automatiquement.',
      },
      noLiveView: {
        title: 'Cet appareil photo n’a pas de visée en direct par son câble',
        now: 'Utilisez une autre caméra ou importez la photo.',
      },
      programClosed: {
        title: 'Le programme de cet appareil photo n’est pas lancé',
        now: 'Lancez digiCamControl et activez son serveur web. L’appareil s’ouvre ensuite automatiquement.',
      },
      failed: {
        title: 'La caméra ne s’est pas ouverte',
        now: 'Headroom réessaie automatiquement. Ou utilisez une autre caméra, ou importez une image.',
      },
    },
    connected: {
      state: 'Batterie et carte',
      battery: 'Batterie {percent}',
      lowBattery: 'Batterie {percent}\u00a0: changez-la bientôt.',
      card: 'Plus de place sur la carte | Place pour une photo sur la carte | Place pour {count} photos sur la carte',
      fewShots:
        'La carte est pleine\u00a0: changez-la. | Place pour une photo sur la carte\u00a0: changez-la bientôt. | Place pour {count} photos sur la carte\u00a0: changez-la bientôt.',
      releasing: 'L’appareil prend la photo.',
      keepStill: 'Elle arrive dans quelques secondes. L’image en direct reprend ensuite.',
    },
    fault: {
      black: {
        title: 'L’image est noire',
        now: 'L’objectif est-il couvert, ou la lumière éteinte\u202f?',
      },
      burnt: {
        title: 'L’image est surexposée',
        now: 'Détournez la caméra de la lampe ou de la fenêtre.',
      },
    },
    few: {
      title: 'Cette caméra donne trop peu de pixels pour {document}',
      text: 'Un visage qui remplit le gabarit fait ici {have} pixels de haut\u202f; ce document en exige {need}. L’administration peut refuser la photo.',
      size: 'La caméra envoie {w}\u00a0×\u00a0{h} pixels.',
      other: 'Utiliser une autre caméra',
      anyway: 'Prendre quand même',
    },
  },
  burst: {
    pick: 'Utiliser la vue {number} sur {count}',
    picked: 'Vue {number} sur {count}, la prise',
    pickBest: 'Utiliser la vue {number} sur {count}, la meilleure',
    pickedBest: 'Vue {number} sur {count}, la meilleure, la prise',
    best: 'Meilleure',
  },
  practiceSitter: {
    label: 'Personne devant la caméra d’entraînement',
    adult: 'Adulte, sans défaut',
    'dark-hair': 'Adulte, cheveux noirs volumineux',
    'long-hair': 'Adulte, longs cheveux roux',
    glasses: 'Adulte avec lunettes',
    child: 'Enfant',
    baby: 'Bébé qui dort',
    smiling: 'Sourire',
    'mouth-open': 'Bouche ouverte',
    'eyes-shut': 'Yeux fermés',
    tilted: 'Tête penchée',
    turned: 'Tête tournée',
    'chin-down': 'Menton trop bas',
    far: 'Trop loin',
    near: 'Trop près',
    aside: 'Décentrée',
    dark: 'Trop sombre',
    bright: 'Trop clair',
    'one-sided': 'Lumière d’un seul côté',
    blurred: 'Floue',
    'busy-wall': 'Mur chargé derrière',
    'two-people': 'Deux personnes',
    nobody: 'Personne',
  },
};
