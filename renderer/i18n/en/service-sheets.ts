/** Sheets that the photo service lays out itself. */
export const serviceSheets = {
  title: 'Sheets from the photo service',
  of: '{medium}, {title}',
  trueSize: 'Prints at its true size.',
  otherSize: 'Prints at its true size: {w}\u00a0×\u00a0{h}\u00a0mm.',
  print: 'Print',
  printOf: 'Print the photo service’s sheet {sheet}',
  fetch: 'Fetch again',
  fetchOf: 'Fetch again: sheet {sheet} of the photo service. This is free.',
  states: {
    pending: 'Not here yet. Fetching it is free.',
    expired: 'Its address has ended. It cannot be fetched any more.',
    unreadable: 'What came cannot be used as a picture.',
    'size-differs': 'Its pixels are not those that were asked for. Measure it before you hand it over.',
    'not-made': 'The photo service made none of this size.',
  },
};
