import type { serviceSheets as english } from '../en/service-sheets.ts';

/** Sheets that the photo service lays out itself. */
export const serviceSheets: typeof english = {
  title: 'Bögen vom Fotodienst',
  of: '{medium}, {title}',
  trueSize: 'Druckt in Originalgröße.',
  otherSize: 'Druckt in Originalgröße: {w}\u00a0×\u00a0{h}\u00a0mm.',
  print: 'Drucken',
  printOf: 'Bogen {sheet} vom Fotodienst drucken',
  fetch: 'Erneut abrufen',
  fetchOf: 'Erneut abrufen: Bogen {sheet} vom Fotodienst. Das ist kostenlos.',
  states: {
    pending: 'Noch nicht da. Der Abruf ist kostenlos.',
    expired: 'Seine Adresse ist abgelaufen. Er kann nicht mehr abgerufen werden.',
    unreadable: 'Was ankam, ist als Bild unbrauchbar.',
    'size-differs':
      'Seine Pixelmaße entsprechen nicht der Anfrage. Messen Sie ihn nach, bevor Sie ihn übergeben.',
    'not-made': 'In diesem Format hat der Fotodienst keinen erstellt.',
  },
};
