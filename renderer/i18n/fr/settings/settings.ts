import type { settings as english } from '../../en/settings/settings.ts';
import { about } from './about.ts';
import { account } from './account.ts';
import { counters } from './counters.ts';
import { credit } from '../credit.ts';
import { keeping } from '../data/keeping.ts';
import { exportSettings } from '../exporting.ts';
import { folderSettings } from '../importing.ts';
import { lockSettings } from './kiosk-lock.ts';
import { mailSettings } from '../mail.ts';
import { checks, photoService } from '../photo-service.ts';
import { rules } from './rules.ts';
import { support } from './support.ts';
import { updates } from './updates.ts';

export const settings: typeof english = {
  title: 'Paramètres',
  sections: 'Rubriques des paramètres',
  loading: 'Lecture des paramètres',
  save: 'Enregistrer',
  saved: 'Enregistré',
  unsaved: {
    title: 'Enregistrer les modifications de «\u202f{section}\u202f»\u202f?',
    text: 'Vous avez fait ici une modification qui n’est pas enregistrée.',
    blocked:
      'Vous avez fait ici une modification qui ne peut pas encore être enregistrée. Revenez la corriger, ou ne l’enregistrez pas.',
    stay: 'Revenir aux modifications',
    discard: 'Ne pas enregistrer',
    save: 'Enregistrer',
  },
  staff: { title: 'Personnel' },
  recovery: { title: 'Clé de récupération' },
  backups: { title: 'Sauvegardes' },
  overrides: { title: 'Modifications autorisées' },
  audit: { title: 'Journal d’audit' },
  studio: {
    title: 'Studio',
    text: 'Imprimé sur les reçus et les feuillets.',
    name: 'Nom',
    address: 'Adresse',
    taxNumber: 'Numéro de TVA',
    logo: 'Logo',
    logoHint: 'JPEG, PNG ou WebP. Sur les reçus, les feuillets et l’écran client. Enregistré aussitôt.',
    logoOf: 'Logo du studio',
    chooseLogo: 'Choisir un logo…',
    removeLogo: 'Retirer le logo',
  },
  prices: {
    title: 'Tarifs',
    text: 'Prix TTC d’une photo avec une planche. Headroom n’est pas un système de caisse certifié\u00a0: là où la loi en exige un, continuez à l’utiliser.',
    template: {
      label: 'Exemples de tarifs',
      none: 'Choisir un pays…',
      hint: 'Remplit le prix, la planche supplémentaire, la devise et la TVA. Ce sont des exemples et non des conseils\u00a0: remplacez-les par les vôtres avant d’enregistrer. Le taux reste à 0 là où il varie dans le pays.',
      tax: 'TVA {rate}',
    },
    standard: 'Tous les documents',
    currency: 'Devise',
    tax: 'TVA,\u202f%',
    wrong: 'Saisissez par exemple 12,00',
    wrongTax: 'Entre 0 et 99,99',
    own: 'Documents particuliers',
    ownText:
      'Laissez un prix vide pour appliquer celui du dessus. Les documents favoris sont en tête de liste.',
    favourite: '{name} est un favori',
    priceOf: 'Prix de {name}',
    sheets: {
      title: 'Planches',
      text: 'Le prix d’une photo comprend une planche. Le personnel ajoute les planches ci-dessous au panier d’une commande.',
      further: 'Planche supplémentaire',
      furtherHint: 'Sur un papier sans prix propre. Laissez vide pour ne pas en vendre.',
      paper: 'Papier',
      first: 'Première planche, supplément',
      furtherOn: 'Planche supplémentaire sur {paper}',
      firstOn: 'Supplément pour la première planche sur {paper}',
    },
    items: 'Autres articles que les photos',
    itemsText: 'Par exemple des cadres ou des piles. Le personnel les ajoute au panier d’une commande.',
    item: 'Article',
    price: 'Prix',
    itemMissing: 'Saisissez un nom',
    addItem: 'Ajouter un article',
    removeItem: 'Retirer {name}',
    newItem: 'le nouvel article',
    retouching: 'Article pour la retouche',
    retouchingFree: 'Sans frais',
    retouchingText:
      'Ajouté au panier une fois pour chaque prise de vue utilisée retouchée, tant que rien n’est encaissé. Le personnel peut le retirer.',
  },
  formats: {
    title: 'Formats du studio',
    text: 'Vos propres formats de photo, pour cartes de club, badges de taxi ou cartes d’étudiant. Le personnel les trouve à côté des documents et les recadre ici\u00a0: ni compte, ni crédit. Une commande garde le format avec lequel elle a été commencée.',
    add: 'Ajouter un format',
    name: 'Nom',
    width: 'Largeur',
    height: 'Hauteur',
    min: 'Visage, de',
    max: 'Visage, à',
    unit: 'Taille du visage en',
    mm: 'mm',
    percent: '% de la hauteur',
    dpi: 'Résolution, ppp',
    price: 'Prix',
    fav: 'Favori\u00a0: affiché en premier',
    remove: 'Supprimer {name}',
    removeShort: 'Supprimer',
    new: 'le nouveau format',
    missing: 'Saisissez un nom',
    twice: 'Ce nom est déjà utilisé',
    size: 'De {least}\u00a0mm à {shorter}\u00a0×\u00a0{longer}\u00a0mm, pour tenir sur tous les papiers',
    head: 'De {min} à {max}\u202f% de la hauteur, la seconde valeur plus grande que la première',
    wrongDpi: 'Entre {min} et {max}',
  },
  camera: {
    title: 'Caméra',
    text: 'La caméra de la prochaine prise de vue. Les modifications sont enregistrées aussitôt.',
    practice:
      'La caméra d’entraînement dessine une personne qui bouge un peu. Elle ne nécessite aucun matériel.',
    connected:
      'Les appareils photo avec visée en direct figurent aussi dans la liste si gphoto2 (Linux, macOS) ou digiCamControl (Windows) est installé.',
    test: {
      title: 'Prise de vue d’essai',
      text: 'L’image est évaluée sur cet ordinateur et n’est pas conservée.',
      open: 'Afficher l’image en direct',
      take: 'Faire une prise d’essai',
      shot: 'La prise de vue d’essai',
      judging: 'Évaluation de la prise d’essai',
      trouble:
        'Vérifiez sa prise et son alimentation, ou choisissez une autre caméra ci-dessus. La caméra d’entraînement ne nécessite aucun matériel.',
      faces: {
        none: 'Aucun visage trouvé. Installez une personne devant la caméra, puis faites une autre prise d’essai.',
        one: 'Visage trouvé.',
        several: 'Plusieurs visages trouvés. Une seule personne doit être sur l’image.',
        unknown:
          'Cet ordinateur ne peut pas trouver les visages. Les photos sont possibles, mais sans conseils.',
      },
      pixels: {
        enough: '{w}\u00a0×\u00a0{h}\u00a0px\u00a0: assez pour vos favoris.',
        short:
          '{w}\u00a0×\u00a0{h}\u00a0px\u00a0: trop peu pour {document}. Utilisez une caméra avec plus de pixels, ou augmentez sa résolution.',
      },
      light: 'La lumière sur le visage est régulière.',
    },
    rotation: 'Position de la caméra',
    rotations: {
      '0': 'À l’endroit',
      '90': 'Pivoter de 90° à droite',
      '180': 'À l’envers',
      '270': 'Pivoter de 90° à gauche',
    },
    rotationHint:
      'Pour une caméra montée de côté. Fait pivoter l’image en direct, le gabarit et la prise de vue. La caméra d’entraînement est toujours à l’endroit.',
    mirror: 'Afficher l’image en direct en miroir',
    mirrorHint:
      'La personne photographiée s’y repère plus facilement. La prise de vue n’est jamais en miroir.',
    burst: 'Prendre une rafale et garder la meilleure vue',
    burstHint:
      'Garde la plus nette, avec les yeux ouverts et un visage neutre. Les autres restent disponibles dix minutes.',
    format: 'Format des prises de vue',
    formats: {
      jpeg: 'JPEG, environ 1\u00a0Mo',
      png: 'PNG, chaque pixel intact, 4\u00a0Mo et plus',
    },
  },
  printing: {
    title: 'Impression',
    text: 'Réglages par défaut des planches. Vous pouvez les modifier à la remise au client.',
    captionHint: 'Document, format, date et code, en petits caractères sur les chutes de la planche.',
    toPrinters: 'Configurer et étalonner les imprimantes',
    papersTitle: 'Feuillets et reçus',
    papersText: 'Ils ne nécessitent pas d’étalonnage. Un rouleau est coupé à la fin du texte.',
    slips: 'Imprimante des feuillets avec code',
    receipts: 'Imprimante des reçus et des clôtures',
    slipPaper: 'Papier des feuillets',
    receiptPaper: 'Papier des reçus',
    asFile: 'Aucune\u00a0: enregistrer dans un fichier au besoin',
    slipsOnSheet: 'Imprimer les feuillets dans l’espace libre de la planche',
    receiptsOnSheet: 'Imprimer les reçus dans l’espace libre de la planche',
    onSheetHint:
      'Là où les photos laissent de la place. Sinon, l’impression va à l’imprimante ci-dessus, si vous en choisissez une.',
  },
  printers: {
    title: 'Imprimantes',
    text: 'Les réglages de chaque imprimante et son exactitude.',
  },
  screen: {
    title: 'Écran',
    text: 'Les gris sont neutres dans les deux thèmes, pour juger la couleur de la peau. Les modifications sont enregistrées aussitôt.',
    language: 'Langue',
    theme: 'Thème',
    system: 'Comme le système',
    light: 'Clair',
    dark: 'Sombre',
  },
  counters,
  rules,
  lock: lockSettings,
  updates,
  customers: {
    title: 'Clients',
    text: 'Un responsable peut exporter toutes les fiches client dans un fichier CSV pour un tableur ou un autre programme. Il contient leurs coordonnées, notes et consentements, leur nombre de commandes et la date de la dernière. Les fiches effacées n’y sont pas.',
    care: 'Le fichier n’est pas chiffré, et Headroom ne l’efface pas. Supprimez-le quand vous n’en avez plus besoin.',
    export: 'Exporter tous les clients',
    exporting: 'Exportation des clients',
  },
  customer: {
    title: 'Écran client',
    text: 'Pendant la pose, la personne s’y voit, puis l’aperçu avec filigrane s’affiche et elle peut donner son avis. Le reste du temps, le nom du studio y est affiché. Les modifications sont enregistrées aussitôt.',
    switch: 'Afficher l’écran client',
    switchHint: 'Sur le second écran. C’est vous qui décidez de la photo, quel que soit l’avis du client.',
    connected: 'L’écran client est ouvert',
    opening: 'L’écran client va s’ouvrir sur le second écran',
    noDisplay:
      'Aucun second écran n’est connecté. L’écran client s’ouvre automatiquement dès qu’il y en a un.',
    noTab: 'L’écran client n’est pas ouvert',
    open: 'Ouvrir l’écran client',
    openHint:
      'Il s’ouvre dans son propre onglet\u00a0: déplacez-le sur le second écran et appuyez sur F11. Il demande une fois l’accès à la caméra.',
  },
  keeping,
  erasures: { title: 'Fiches client effacées' },
  folder: folderSettings,
  export: exportSettings,
  mail: mailSettings,
  account,
  status: credit,
  service: photoService,
  checks,
  support,
  about,
};
