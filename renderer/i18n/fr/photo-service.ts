/** How photos are requested, and how strictly they are checked. */
import type { checks as englishChecks, photoService as englishService } from '../en/photo-service.ts';

export const photoService: typeof englishService = {
  title: 'Service photo',
  text: 'Comment les photos sont demandées. Les commandes en cours gardent leur mode.',
  mode: 'Moment du paiement',
  modes: {
    preview: 'Aperçu d’abord',
    direct: 'Direct, sans aperçu',
  },
  modeTexts: {
    preview:
      'Le client voit un aperçu avec filigrane, puis paie\u202f; ce n’est qu’ensuite que la photo définitive est récupérée. Une prise qui ne plaît pas coûte un aperçu, jamais une photo définitive.',
    direct:
      'Le client paie d’abord. Une seule requête fait ensuite la photo définitive, sans aperçu. C’est une étape de moins, mais une mauvaise prise a utilisé du crédit\u00a0: il faut la refaire ou rembourser.',
  },
  watermark: 'Filigrane de l’aperçu',
  watermarks: { Preview: 'Preview (anglais)', Aperçu: 'Aperçu' },
  upload: 'Taille de l’image envoyée',
  uploads: {
    small: 'Jusqu’à 2\u202f000 pixels',
    standard: 'Jusqu’à 3\u202f000 pixels',
    large: 'Jusqu’à 4\u202f500 pixels',
    full: 'Taille d’origine',
    own: 'Jusqu’à {pixels} pixels',
  },
  sheets: 'Planches faites par le service',
  sheetsHint:
    'Avec chaque photo, le service peut aussi composer une planche entière. Cela ne coûte rien. Choisissez le papier de vos imprimantes\u202f; chaque planche peut être imprimée à la remise au client.',
  uploadHint:
    'Sur le grand côté. Les images plus petites arrivent plus vite sur une connexion lente\u202f; 3\u202f000 pixels suffisent largement pour une photo d’identité. La prise de vue elle-même est toujours gardée telle quelle.',
  deadline: 'Attente maximale d’une photo',
  seconds: 'secondes',
  deadlineHint:
    'Si le service n’a pas répondu à temps, on ne sait pas si la requête a compté, et vous devez indiquer le résultat. 120 convient à la plupart des studios.',
  single: 'Attente particulière pour certaines requêtes',
  singleHint:
    'Seulement pour les requêtes nettement plus longues, ou qui doivent être plus rapides. Les consultations gratuites ont leurs propres limites.',
  calls: {
    makeIdPhotoWatermark: 'Aperçu',
    getIdPhotoNoWatermark: 'Photo définitive',
    makeIdPhoto: 'Photo directe',
    aiEdit: 'Modification par IA',
    removeBackground: 'Fond, meilleure qualité',
    removeBackgroundFast: 'Fond, plus rapide',
    photoEnhance: 'Amélioration',
    generatePortrait: 'Portraits',
    faceMatch: 'Comparaison de visages',
  },
  fewLeft: 'Avertir à partir de ce nombre restant',
  fewLeftHint:
    'L’avertissement est sur chaque écran jusqu’à ce que le compte soit rechargé. 0 n’avertit que lorsqu’il ne reste plus rien.',
};

export const checks: typeof englishChecks = {
  title: 'Contrôles photo',
  text: 'Avec quelle sévérité le service cherche chaque défaut d’une photo\u00a0: «\u202fFaible\u202f» laisse passer davantage, «\u202fÉlevée\u202f» signale davantage.',
  document: 'Document',
  changed: 'réglages du service | un modifié | {count} modifiés',
  documentOption: '{name} ({state})',
  check: 'Contrôle',
  grid: 'Sévérité de chaque contrôle',
  levelHints: {
    VERY_LOW: 'laisse passer le plus',
    LOW: '',
    MEDIUM: 'par défaut',
    HIGH: '',
    VERY_HIGH: 'la plus stricte',
  },
  resetOne: '{check}\u00a0: revenir à Moyenne',
  resetAll: 'Tout remettre à Moyenne',
  allStandard: 'Tous les contrôles de ce document sont au réglage par défaut du service, Moyenne.',
  someChanged:
    'Un contrôle diffère du réglage par défaut du service. | {count} contrôles diffèrent du réglage par défaut du service.',
  costs:
    'Une modification vaut à partir de la photo suivante. Contrôler de nouveau une photo avec d’autres niveaux est une autre requête payante.',
};
