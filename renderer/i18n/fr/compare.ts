/** Comparison of two pictures: the divider, the zoom, and messages for a picture that does not load. */
import type { compare as english } from '../en/compare.ts';

export const compare: typeof english = {
  label: 'Comparaison',
  stage: 'Les images. Les flèches les déplacent, plus et moins règlent le zoom.',
  picture: {
    slider: '{before} à gauche du séparateur, {after} à droite',
    side: '{before} à gauche, {after} à droite',
    single: '{label}',
  },
  pixels: '{width}\u00a0×\u00a0{height}\u00a0px',
  divider: 'Séparateur entre {before} et {after}',
  dividerAt: '{percent} {before}',
  mode: 'Mode de comparaison',
  modes: {
    slider: 'Séparateur',
    side: 'Côte à côte',
    single: 'Une image',
  },
  zoom: 'Zoom',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  /** Said aloud after keys have changed the view. */
  said: {
    zoom: 'Zoom\u00a0: {percent}.',
    place: 'Milieu de la vue\u00a0: {across} depuis la gauche, {down} depuis le haut.',
  },
  whole: 'En entier',
  loading: 'Chargement de {label}',
  tryAgain: 'Réessayer',
  trouble: {
    missing: {
      title: '{label}\u00a0: n’est plus ici',
      text: 'Headroom n’a plus cette image. Elle a peut-être été effacée.',
    },
    unreadable: {
      title: '{label}\u00a0: affichage impossible',
      text: 'Le fichier est illisible, ou cet ordinateur n’a pas assez de mémoire libre.',
    },
    unanswered: {
      title: '{label}\u00a0: chargement impossible',
      text: 'Headroom n’a pas répondu à cette page.',
    },
  },
  empty: {
    title: 'Pas encore d’image',
    text: 'Dès qu’il y en a une, elle s’affiche ici.',
  },
};
