/** The choice of a picture: with the camera, from a file, or from an order. */
import type { picturePicker as english } from '../en/picture-picker.ts';
import { megabytes } from '../figures.ts';

export const picturePicker: typeof english = {
  ways: 'Provenance',
  way: { order: 'Commande', camera: 'Caméra', file: 'Fichier' },
  camera: {
    take: 'Prendre la photo',
    again: 'Refaire la prise',
    use: 'Utiliser cette image',
    still: 'La prise de vue d’origine',
    from: 'De la caméra',
  },
  file: {
    title: 'Déposez une image ici',
    text: 'JPEG, PNG, WebP ou HEIC. Le fichier lui-même n’est pas modifié.',
    choose: 'Choisir un fichier',
    reading: 'Lecture de {name}',
    troubles: {
      empty: '{name} est vide. Copiez-le de nouveau depuis la caméra.',
      'too-large': `{name} est trop volumineux pour une image de caméra\u00a0: plus de ${megabytes}\u00a0Mo. Exportez l’image plus petite, en JPEG.`,
      locked:
        '{name} ne peut pas être ouvert\u00a0: un autre programme l’utilise, ou l’utilisateur n’a pas le droit de le lire.',
    },
    refused: '{name}\u00a0: {why}',
  },
  order: {
    search: 'Rechercher une commande par nom, téléphone, e-mail, numéro ou code',
    recent: 'Commandes en cours et terminées aujourd’hui',
    found: 'Commandes trouvées',
    loading: 'Recherche de commandes',
    none: 'Aucune commande en cours ni terminée aujourd’hui',
    noneText: 'Recherchez-en une plus ancienne, ou utilisez la caméra ou un fichier.',
    notFound: 'Aucune commande ne correspond à «\u202f{text}\u202f»',
    notFoundText: 'Recherchez une partie du nom, ou le numéro qui figure sur le reçu.',
    back: 'Autres commandes',
    empty: 'Cette commande n’a pas encore d’image',
    emptyText: 'Sa prise de vue n’est pas faite. Choisissez une autre commande, ou utilisez la caméra.',
    shots: 'Prises de vue',
    finals: 'Photos définitives',
    shot: 'Prise de vue de {name}, {time}',
    final: '{document}, {name}',
  },
  busy: 'Lecture de l’image',
  noPreview: 'Pas de vignette possible pour ce fichier',
};
