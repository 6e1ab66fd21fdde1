/** Comparison of two pictures: the divider, the zoom, and messages for a picture that does not load. */
import type { compare as english } from '../en/compare.ts';

export const compare: typeof english = {
  label: 'Comparación',
  stage: 'Las imágenes. Las teclas de flecha las mueven; más y menos acercan y alejan.',
  picture: {
    slider: '{before} a la izquierda del divisor, {after} a la derecha',
    side: '{before} a la izquierda, {after} a la derecha',
    single: '{label}',
  },
  pixels: '{width}\u00a0×\u00a0{height}\u00a0px',
  divider: 'Divisor entre {before} y {after}',
  dividerAt: '{percent} {before}',
  mode: 'Forma de comparar',
  modes: {
    slider: 'Con divisor',
    side: 'Lado a lado',
    single: 'Una imagen',
  },
  zoom: 'Zoom',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  /** Said aloud after keys have changed the view. */
  said: {
    zoom: 'Zoom: {percent}.',
    place: 'Centro de la vista: {across} desde la izquierda, {down} desde arriba.',
  },
  whole: 'Entera',
  loading: 'Cargando {label}',
  tryAgain: 'Reintentar',
  trouble: {
    missing: {
      title: '{label}: ya no está aquí',
      text: 'Headroom ya no tiene esa imagen. Es posible que se haya suprimido.',
    },
    unreadable: {
      title: '{label}: no se puede mostrar',
      text: 'El archivo no se puede leer, o este equipo tiene muy poca memoria libre.',
    },
    unanswered: {
      title: '{label}: no ha llegado',
      text: 'Headroom no ha respondido a esta página.',
    },
  },
  empty: {
    title: 'Todavía no hay ninguna imagen',
    text: 'En cuanto haya una, se muestra aquí.',
  },
};
