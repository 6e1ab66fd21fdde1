import type { dateCheck as english } from '../../en/data/date-check.ts';

export const dateCheck: typeof english = {
  banner:
    'La date de cet ordinateur est peut-être fausse\u00a0: {date}. Headroom n’efface aucune donnée ancienne tant que vous ne l’avez pas vérifiée.',
  open: 'Vérifier la date',
  title: 'Cette date est-elle exacte\u202f?',
  rows: { now: 'Cet ordinateur', service: 'Service photo', known: 'Dernier travail ici' },
  wrong:
    'Si elle est fausse, réglez la date dans les paramètres système de cet ordinateur. Headroom remarque le changement en moins d’une minute.',
  right:
    'Si elle est exacte, un responsable la confirme. Headroom efface alors toutes les données dont la durée est écoulée à cette date, et personne ne peut les récupérer.',
  confirm: 'Confirmer la date',
  unlock: 'Seul un responsable peut confirmer la date.',
};
