/** Sheets that the photo service lays out itself. */
import type { serviceSheets as english } from '../en/service-sheets.ts';

export const serviceSheets: typeof english = {
  title: 'Planches du service photo',
  of: '{medium}, {title}',
  trueSize: 'S’imprime en taille réelle.',
  otherSize: 'S’imprime en taille réelle\u00a0: {w}\u00a0×\u00a0{h}\u00a0mm.',
  print: 'Imprimer',
  printOf: 'Imprimer la planche {sheet} du service photo',
  fetch: 'Récupérer de nouveau',
  fetchOf: 'Récupérer de nouveau\u00a0: planche {sheet} du service photo. C’est gratuit.',
  states: {
    pending: 'Pas encore arrivée. La récupérer est gratuit.',
    expired: 'Son adresse a expiré. Elle ne peut plus être récupérée.',
    unreadable: 'Ce qui est arrivé est inutilisable comme image.',
    'size-differs': 'Elle n’a pas les pixels demandés. Mesurez-la avant de la remettre au client.',
    'not-made': 'Le service photo n’en a pas fait de ce format.',
  },
};
