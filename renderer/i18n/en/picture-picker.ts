/** The choice of a picture: with the camera, from a file, or from an order. */
import { megabytes } from '../figures.ts';

export const picturePicker = {
  ways: 'Where from',
  way: { order: 'An order', camera: 'Camera', file: 'A file' },
  camera: {
    take: 'Take the picture',
    again: 'Take it again',
    use: 'Use this picture',
    still: 'The picture as it was taken',
    from: 'From the camera',
  },
  file: {
    title: 'Drop a picture here',
    text: 'JPEG, PNG, WebP or HEIC. The file itself is not changed.',
    choose: 'Choose a file',
    reading: 'Reading {name}',
    troubles: {
      empty: '{name} is empty. Copy it from the camera again.',
      'too-large': `{name} is larger than any camera’s picture: over ${megabytes}\u00a0MB. Export it smaller, as JPEG.`,
      locked: '{name} cannot be opened: another program is using it, or this user may not read it.',
    },
    refused: '{name}: {why}',
  },
  order: {
    search: 'Find an order by name, phone, e-mail, number or code',
    recent: 'Orders in hand and done today',
    found: 'Found orders',
    loading: 'Looking for orders',
    none: 'No order is in hand, and none was done today',
    noneText: 'Search for an older one, or use the camera or a file.',
    notFound: 'No order matches “{text}”',
    notFoundText: 'Look for a part of the name, or for the number on the receipt.',
    back: 'Other orders',
    empty: 'This order has no picture yet',
    emptyText: 'Its shot has not been taken. Choose another order, or use the camera.',
    shots: 'Shots',
    finals: 'Finished photos',
    shot: 'Shot of {name}, {time}',
    final: '{document}, {name}',
  },
  busy: 'Reading the picture',
  noPreview: 'No small picture of this file can be shown',
};
