/** Demands of a document's authority beyond its measures, and the picture from which a photo is made. */
import type { documents as english } from '../en/documents.ts';

export const documents: typeof english = {
  source: 'Source\u00a0: {source}',
  asOf: 'État au {day}.',
  policy: {
    locked: {
      title: '{documents}\u00a0: pas d’image modifiée',
      text: 'Utilisez la prise de vue d’origine. Un responsable peut autoriser une image modifiée, avec un motif qui est conservé.',
    },
    warn: {
      title: '{documents}\u00a0: renseignez-vous avant d’utiliser une image modifiée',
      text: 'Headroom ne sait pas si l’administration accepte les images modifiées.',
    },
  },
  policySources: {
    uk: 'exigences britanniques pour les photos de passeport, d’après la copie sur gov.tc/passports/photos\u00a0: photo non retouchée par logiciel. Elles s’appliquent ici à tous les documents britanniques.',
    us: 'pages du Département d’État et des ambassades des États-Unis\u00a0: depuis 2026, aucune modification par logiciel, filtre ou IA. Elles s’appliquent ici à tous les documents des États-Unis.',
    ireland:
      'exigences du service irlandais des passeports pour les photographes, de seconde main\u00a0: photo non retouchée. Elles s’appliquent ici à tous les documents irlandais.',
    unknown: 'aucune. Personne n’a encore recherché les exigences de cette administration.',
  },
  notices: {
    'no-paper': {
      short: 'Photo papier refusée',
      title: '{documents}\u00a0: aucune photo papier n’est acceptée',
      text: 'Une photo papier est refusée au guichet. Ne la vendez que si le client la veut pour un autre usage.',
    },
    'code-only': {
      short: 'Code, pas de photo papier',
      title: '{documents}\u00a0: le code ou le fichier, pas de photo papier',
      text: 'La demande se fait en ligne, avec le code photo ou le fichier. Donnez l’un des deux au client.',
    },
    'upload-only': {
      short: 'Fichier, pas de photo papier',
      title: '{documents}\u00a0: le fichier, pas de photo papier',
      text: 'L’image est envoyée avec la demande. Donnez le fichier au client.',
    },
  },
  noticeSources: {
    germany:
      'ministère fédéral allemand de l’Intérieur\u00a0: depuis le 1er mai 2025, les services n’acceptent que des photos numériques, faites sur place ou envoyées par un photographe enregistré.',
    'uk-digital':
      'texte du gouvernement britannique sur les photos de passeport numériques, de seconde main.',
    'us-digital': 'pages des ambassades des États-Unis sur les photos pour les formulaires en ligne.',
    'its-name': 'seulement le nom du document. Demandez au client comment se fait sa demande.',
  },
  confirm: {
    ask: 'Le client le sait-il, et la veut-il pour un autre usage\u202f?',
    next: 'Oui, le client le sait et la veut',
    done: 'Le client le sait et la veut pour un autre usage.',
    change: 'Choisir un autre document',
  },
  versions: {
    title: 'Image pour le document',
    use: 'Utiliser pour {document}',
    useOriginal: 'Utiliser la prise d’origine pour {document}',
    inUse: 'Utilisée pour {document}',
    madeFrom: 'Image actuelle\u00a0: {what}',
    charge: 'L’utiliser ajoute {item} au panier\u00a0: {price}.',
    original: 'la prise de vue d’origine',
    version: 'version {number}, {tool}',
    tools: {
      original: 'd’origine',
      aiEdit: 'modification par IA',
      removeBackground: 'fond supprimé',
      enhance: 'améliorée',
      fill: 'fond coloré',
      headshot: 'portrait',
    },
    again: 'Son aperçu est refait, ce qui utilise un aperçu du crédit.',
    paid: 'Elle est payée et ne peut plus changer.',
    open: 'Une requête pour cette photo est en cours ou non résolue.',
    none: 'Aucun document de cette commande n’est fait à partir de cette prise de vue.',
    retouched: 'Image retouchée\u00a0: {tool}',
    retouchedOf: '{document}, image retouchée\u00a0: {tool}',
    alt: 'L’image retouchée',
  },
  override: {
    title: 'Utiliser une image modifiée pour {document}\u202f?',
    reason: 'Motif',
    reasonHint:
      'Conservé définitivement, par exemple «\u202fpour une carte de membre, pas pour une demande\u202f».',
    do: 'Autoriser',
    keep: 'Laisser tel quel',
    logged:
      'Headroom enregistre qui l’a autorisé, quand et pourquoi. Personne ne peut supprimer cette ligne.',
    unlock: 'Seul un responsable peut autoriser une image modifiée. Le code PIN est valable dix minutes.',
  },
  overrides: {
    text: 'Chaque image modifiée utilisée alors que l’administration du document interdit les modifications. Personne ne peut modifier ni supprimer une ligne.',
    loading: 'Recherche des autorisations',
    empty: 'Aucune image modifiée n’a été autorisée',
    emptyText: 'Quand un responsable en autorise une, elle apparaît ici avec son motif.',
    more: 'Les {count} plus récentes sont affichées.',
    when: 'Quand',
    document: 'Document',
    picture: 'Image',
    reason: 'Motif',
    by: 'Autorisation',
    who: { supervisor: 'Responsable, par code PIN', staff: 'Personnel, sans code PIN défini' },
    open: 'Ouvrir la commande {number}',
  },
  retouch: {
    step: 'Retouche',
    go: 'Retoucher',
    open: 'Une retouche de cette commande est en cours.',
    uncertain: 'Le résultat d’une requête de retouche est inconnu.',
    settle: 'Voir',
  },
};

/** The studio's own formats: how they are chosen and cropped. */
export const formats = {
  group: 'Formats du studio',
  tag: 'Format du studio',
  facts:
    'Un format propre à ce studio. La photo est recadrée ici à partir de la prise et n’utilise aucun crédit. Ce n’est pas un document d’une administration.',
  background: 'Comme sur la prise',
  thenNothing: 'Après le paiement, la photo peut être imprimée. Elle est prête et n’utilise aucun crédit.',
  alt: 'Photo\u00a0: {name}',
  crop: {
    go: 'Recadrer la photo\u00a0: {name}',
    title: 'Recadrage',
    doneTitle: 'Photo',
    stage: 'Recadrage de la photo\u00a0: {name}',
    keys: 'Les flèches déplacent l’image d’un demi-millimètre, avec Maj de cinq. Plus et moins zooment, virgule et point redressent, zéro rétablit le recadrage.',
    hint: 'Faites glisser l’image pour la déplacer. Zoomez avec la molette ou deux doigts. Au clavier\u00a0: flèches, + et −, virgule et point pour redresser, 0 pour rétablir.',
    measuring: 'Mesure du visage',
    use: 'Utiliser ce recadrage',
    useAnyway: 'Utiliser quand même',
    again: 'Recadrer à nouveau',
    reset: 'Rétablir le recadrage',
    zoom: 'Zoom',
    level: 'Redresser',
    degrees: '{value}°',
    notMeasured: 'Non mesurée',
    above: 'Au-dessus de la tête',
    /** Said aloud after keys have moved the crop. */
    said: {
      head: 'Taille du visage\u00a0: {mm}.',
      above: 'Au-dessus de la tête\u00a0: {mm}.',
      middle: 'Au milieu.',
      left: 'À gauche du milieu\u00a0: {mm}.',
      right: 'À droite du milieu\u00a0: {mm}.',
      turned: 'Rotation\u00a0: {degrees}.',
      zoom: 'Zoom\u00a0: {percent}.',
      place: 'Milieu de la photo\u00a0: {across} depuis la gauche, {down} depuis le haut.',
    },
    pixels: 'Pixels de la prise',
    soft: 'À cet endroit, la prise a moins de pixels que les {dpi}\u00a0ppp du format. L’impression peut manquer de netteté.',
    noFace: 'Aucun visage trouvé. Le recadrage part du milieu\u00a0: recadrez à l’œil',
    unmeasured: 'Le visage n’a pas pu être mesuré. Le recadrage part du milieu\u00a0: recadrez à l’œil',
    fault: {
      'too-far': 'Visage trop petit\u00a0: {mm} au lieu de {range}',
      'too-close': 'Visage trop grand\u00a0: {mm} au lieu de {range}',
      'cut-off': 'La tête n’est pas entière sur la photo',
    },
    notYet: 'Pas encore recadrée',
    done: 'Recadrée',
  },
};
