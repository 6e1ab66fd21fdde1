/** The retouch session: one picture, its tools, and every version made with them. */
import type { retouch as english } from '../en/retouch.ts';

export const retouch: typeof english = {
  title: 'Retouche',
  inspector: 'Outils pour cette image',
  list: {
    text: 'Une image et toutes les versions faites à partir d’elle. L’original ne change jamais.',
    new: 'Choisir une image',
    pick: 'Choisissez l’image à retoucher',
    drop: 'Vous pouvez déposer un fichier d’image partout sur cette page. S’il y en a plusieurs, le premier est pris.',
    none: 'Aucune image retouchée pour l’instant',
    noneHint:
      'Choisissez-en une dans un fichier, avec la caméra ou dans une commande. Dans une commande, l’étape de la prise de vue mène aussi ici.',
    loading: 'Recherche des images…',
    list: 'Images retouchées, de la plus récente à la plus ancienne',
    ofOrder: 'Commande {number}',
    onItsOwn: 'Sans commande',
    starting: 'Ouverture de l’image…',
  },
  versions: 'Aucune version | Une version | {count} versions',
  attention: {
    'under-way': 'Modification en cours',
    'uncertain-call': 'Résultat inconnu',
    'uncertain-print': 'Est-ce bien sorti\u202f?',
  },
  opening: 'Ouverture de l’image…',
  back: {
    order: 'Retour à la commande',
    list: 'Toutes les images',
    tool: 'Fermer l’outil',
  },
  erasedAfter: 'Effacée automatiquement le {date}.',
  history: 'Versions',
  original: 'Original',
  version: '{number} · {what}',
  used: 'utilisée',
  pickVersion: '{name}, {pixels}',
  made: {
    original: 'Original',
    aiEdit: 'Modification par IA',
    removeBackground: 'Fond supprimé',
    removeBackgroundFast: 'Fond supprimé, rapide',
    enhance: 'Améliorée',
    enhanceScale: 'Améliorée ×{scale}',
    enhanceFace: 'Améliorée, visage aussi',
    enhanceScaleFace: 'Améliorée ×{scale}, visage aussi',
    fill: 'Fond {colour}',
    headshot: 'Portrait',
  },
  pixels: '{width}\u00a0×\u00a0{height}\u00a0px',
  see: 'transparent',
  madeFrom: 'faite à partir de la version {number}',
  madeFromOriginal: 'faite à partir de l’original',
  compareWith: 'Comparer avec',
  doubts: {
    'format-differs': 'Le service a envoyé un autre type de fichier que demandé.',
    'image-size-differs': 'L’image n’a pas le nombre de pixels annoncé par le service.',
    'count-differs': 'Le service n’a pas envoyé le nombre d’images demandé.',
  },
  flattened: 'L’image est revenue sans transparence\u00a0: la couleur du fond ne peut pas être changée.',
  tools: {
    title: 'Choix de l’outil',
    fromOriginal: 'Chacun crée une nouvelle version à partir de l’original.',
    from: 'Chacun crée une nouvelle version à partir de la version {number}.',
    fillHint: 'Une fois le fond supprimé, vous pouvez mettre une couleur derrière la personne.',
    aiEdit: {
      name: 'Modifier par IA',
      rule: 'Corrige seulement ce qui en a besoin\u00a0: tête, expression, lunettes, lumière, flou. Ne choisit aucun format de document et ne promet pas que la photo sera acceptée.',
      do: 'Modifier par IA · 1 crédit',
      under: 'Modification par IA en cours',
    },
    removeBackground: {
      name: 'Supprimer le fond',
      rule: 'Supprime tout ce qui est derrière la personne. Ne recadre pas.',
      do: 'Supprimer le fond · 1 crédit',
      under: 'Suppression du fond en cours',
    },
    enhance: {
      name: 'Améliorer',
      rule: 'Améliore la netteté et agrandit. Ne juge ni la personne, ni si une administration accepterait l’image.',
      do: 'Améliorer · 1 crédit',
      under: 'Amélioration en cours',
    },
    fill: {
      name: 'Couleur du fond',
      rule: 'Fait sur cet ordinateur\u00a0: gratuit, sans crédit.',
      do: 'Garder ce fond · gratuit',
    },
  },
  /** How long a tool takes, and the limit in the settings: in minutes, or in seconds. */
  usual: {
    minutes:
      'En général moins d’une demi-minute\u202f; une minute au plus. | En général moins d’une demi-minute\u202f; {count} minutes au plus.',
    seconds:
      'En général moins d’une demi-minute\u202f; une seconde au plus. | En général moins d’une demi-minute\u202f; {count} secondes au plus.',
  },
  usualFast: {
    minutes:
      'En général quelques secondes\u202f; une minute au plus. | En général quelques secondes\u202f; {count} minutes au plus.',
    seconds:
      'En général quelques secondes\u202f; une seconde au plus. | En général quelques secondes\u202f; {count} secondes au plus.',
  },
  quality: 'Qualité',
  best: 'Meilleurs contours',
  fast: 'Rapide',
  format: 'Résultat en',
  formats: {
    PNG: 'PNG',
    JPEG: 'JPEG',
  },
  keepsTransparency: 'Le fond supprimé reste transparent.',
  losesTransparency:
    'Le JPEG n’a pas de transparence\u00a0: vous ne pourrez pas choisir de couleur de fond ensuite.',
  scale: 'Taille',
  scaleOf: '×{scale}',
  scaleStays: 'La taille ne change pas.',
  scaleText: 'Chaque côté multiplié par {scale}.',
  face: 'Améliorer aussi le visage',
  faceHint: 'Regardez bien ensuite\u00a0: la peau peut être trop lissée.',
  behind: 'Derrière la personne',
  backgrounds: {
    transparent: 'Transparent',
    white: 'Blanc',
    grey: 'Gris clair',
    custom: 'Autre couleur',
  },
  custom: 'Couleur',
  customHint: 'Au format #RRGGBB, par exemple #E6E2D8.',
  customPick: 'Choisir la couleur',
  customWrong: 'Saisissez # et six chiffres ou lettres de A à F.',
  leave:
    'Vous pouvez quitter cette page\u00a0: la requête continue et ne peut pas être annulée\u202f; le résultat attend ici.',
  leaveDo: 'Quitter pour l’instant',
  leaveDoubt:
    'Pas de certitude\u202f? Laissez la requête en suspens et servez le client suivant\u00a0: toutes les versions sont gardées, et elle attend dans Retouche sous «\u202fRésultat inconnu\u202f».',
  backToOrder: 'Retour à la commande',
  export: 'Exporter…',
  erase: 'Effacer maintenant',
  eraseTitle: 'Effacer «\u202f{name}\u202f» et toutes ses versions\u202f?',
  eraseText:
    'L’original et toutes les versions sont effacés de cet ordinateur maintenant. Les fichiers exportés restent où ils sont.',
  eraseDo: 'Effacer l’image et ses versions',
  eraseKeep: 'Garder',
  trouble: {
    other: 'Choisir une autre image',
    shot: 'Retour à la prise',
    account: 'Ouvrir le compte',
    retry: 'Réessayer · 1 crédit',
    kept: 'Toutes les versions sont gardées.',
    title: {
      SERVICE_IMAGE_REFUSED: 'Le service ne peut pas utiliser cette image.',
    },
    cost: {
      SERVICE_NO_FACE: 'Un crédit a peut-être été utilisé.',
    },
    now: {
      SERVICE_NO_ACCOUNT: 'Connectez un compte dans les paramètres, puis réessayez.',
      SERVICE_CREDENTIALS: 'Vérifiez la clé et le secret dans les paramètres du compte, puis réessayez.',
      SERVICE_NOT_ENABLED:
        'Demandez au service d’activer cet outil pour votre compte\u202f; les autres outils fonctionnent peut-être.',
      SERVICE_REQUEST_REFUSED: 'Essayez d’autres réglages, une autre version ou un autre outil.',
      SERVICE_IMAGE_REFUSED:
        'Essayez une autre version ou une autre image\u00a0: celle-ci ne montre peut-être personne, ou plusieurs personnes.',
      SERVICE_NO_FACE:
        'Cet outil nécessite le visage d’une seule personne. Choisissez une image où tout le visage est visible.',
      SERVICE_CREDIT: 'Rechargez le compte auprès du service, puis réessayez.',
      SERVICE_UNREACHABLE: 'Vérifiez le réseau, puis réessayez. La couleur du fond reste modifiable.',
      PHOTO_FILE_MISSING: 'Continuez avec une autre version, ou choisissez de nouveau l’image.',
      CALL_OPEN: 'Attendez-la, ou indiquez d’abord son résultat.',
      NOT_FOUND:
        'Elle a été effacée, par une personne ici ou à la fin de sa durée de conservation. Choisissez de nouveau une image.',
      INTERNAL: 'Rechargez la page et regardez les versions avant de recommencer quoi que ce soit.',
    },
  },
};
