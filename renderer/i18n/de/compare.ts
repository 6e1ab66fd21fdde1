import type { compare as english } from '../en/compare.ts';

/** Comparison of two pictures: the divider, the zoom, and messages for a picture that does not load. */
export const compare: typeof english = {
  label: 'Vergleich',
  stage: 'Die Bilder. Pfeiltasten verschieben sie, Plus und Minus ändern die Größe.',
  picture: {
    slider: '{before} links der Trennlinie, {after} rechts',
    side: '{before} links, {after} rechts',
    single: '{label}',
  },
  pixels: '{width}\u00a0×\u00a0{height}\u00a0px',
  divider: 'Trennlinie zwischen {before} und {after}',
  dividerAt: '{percent} {before}',
  mode: 'Art des Vergleichs',
  modes: {
    slider: 'Trennlinie',
    side: 'Nebeneinander',
    single: 'Ein Bild',
  },
  zoom: 'Zoom',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  /** Said aloud after keys have changed the view. */
  said: {
    zoom: 'Zoom: {percent}.',
    place: 'Mitte des Ausschnitts: {across} von links, {down} von oben.',
  },
  whole: 'Ganz',
  loading: '{label} wird geladen',
  tryAgain: 'Erneut versuchen',
  trouble: {
    missing: {
      title: '{label}: nicht mehr vorhanden',
      text: 'Headroom hat dieses Bild nicht mehr. Vielleicht wurde es gelöscht.',
    },
    unreadable: {
      title: '{label}: kann nicht angezeigt werden',
      text: 'Die Datei kann nicht gelesen werden, oder dieser Computer hat zu wenig Arbeitsspeicher frei.',
    },
    unanswered: {
      title: '{label}: nicht angekommen',
      text: 'Headroom hat dieser Seite nicht geantwortet.',
    },
  },
  empty: {
    title: 'Noch kein Bild',
    text: 'Sobald es eines gibt, erscheint es hier.',
  },
};
