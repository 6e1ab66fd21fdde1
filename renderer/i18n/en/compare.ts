/** Comparison of two pictures: the divider, the zoom, and messages for a picture that does not load. */
export const compare = {
  label: 'Comparison',
  stage: 'The pictures. Arrow keys move them, plus and minus zoom.',
  picture: {
    slider: '{before} on the left of the divider, {after} on the right',
    side: '{before} on the left, {after} on the right',
    single: '{label}',
  },
  pixels: '{width}\u00a0×\u00a0{height}\u00a0px',
  divider: 'Divider between {before} and {after}',
  dividerAt: '{percent} {before}',
  mode: 'How to compare',
  modes: {
    slider: 'Slider',
    side: 'Side by side',
    single: 'One picture',
  },
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  /** Said aloud after keys have changed the view. */
  said: {
    zoom: 'Zoom: {percent}.',
    place: 'Middle of the view: {across} from the left, {down} from the top.',
  },
  whole: 'Whole',
  loading: 'Loading {label}',
  tryAgain: 'Try again',
  trouble: {
    missing: {
      title: '{label}: no longer here',
      text: 'The kiosk has no such picture any more. It may have been erased.',
    },
    unreadable: {
      title: '{label}: cannot be shown',
      text: 'The file cannot be read, or this computer has too little memory free.',
    },
    unanswered: {
      title: '{label}: did not come',
      text: 'The kiosk gave no answer to this page.',
    },
  },
  empty: {
    title: 'No picture yet',
    text: 'As soon as there is one, it is shown here.',
  },
};
