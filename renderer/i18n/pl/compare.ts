/** Comparison of two pictures: the divider, the zoom, and messages for a picture that does not load. */
import type { compare as english } from '../en/compare.ts';

export const compare: typeof english = {
  label: 'Porównanie',
  stage: 'Obrazy. Strzałki je przesuwają, plus i minus zmieniają powiększenie.',
  picture: {
    slider: 'Na lewo od suwaka: {before}, na prawo: {after}',
    side: 'Po lewej: {before}, po prawej: {after}',
    single: '{label}',
  },
  pixels: '{width}\u00a0×\u00a0{height}\u00a0px',
  divider: 'Suwak: {before}, {after}',
  dividerAt: '{percent} {before}',
  mode: 'Sposób porównania',
  modes: {
    slider: 'Suwak',
    side: 'Obok siebie',
    single: 'Jeden obraz',
  },
  zoom: 'Powiększenie',
  zoomIn: 'Powiększ',
  zoomOut: 'Pomniejsz',
  /** Said aloud after keys have changed the view. */
  said: {
    zoom: 'Powiększenie: {percent}.',
    place: 'Środek widoku: {across} od lewej, {down} od góry.',
  },
  whole: 'Cały',
  loading: 'Wczytywanie: {label}',
  tryAgain: 'Spróbuj ponownie',
  trouble: {
    missing: {
      title: '{label}: już nie istnieje',
      text: 'Headroom nie ma już tego obrazu. Mógł zostać trwale usunięty.',
    },
    unreadable: {
      title: '{label}: nie można pokazać',
      text: 'Pliku nie da się odczytać albo ten komputer ma za mało wolnej pamięci.',
    },
    unanswered: {
      title: '{label}: brak obrazu',
      text: 'Headroom nie odpowiedział tej stronie.',
    },
  },
  empty: {
    title: 'Nie ma jeszcze obrazu',
    text: 'Gdy tylko się pojawi, będzie tu widoczny.',
  },
};
