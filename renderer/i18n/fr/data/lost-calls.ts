/** Requests that may have used credit, and that restored records do not have. */
import type { lostCalls as english } from '../../en/data/lost-calls.ts';

export const lostCalls: typeof english = {
  banner:
    'Une requête qui a peut-être utilisé du crédit est plus récente que la sauvegarde restaurée. | {count} requêtes qui ont peut-être utilisé du crédit sont plus récentes que la sauvegarde restaurée.',
  open: 'Voir les requêtes',
  title: 'Requêtes après la sauvegarde',
  text: 'La sauvegarde date du {when}. Ces requêtes sont postérieures et ont peut-être utilisé du crédit. Traitez-les et marquez chacune comme terminée.',
  order: 'Commande {number}',
  withoutOrder: 'Sans commande',
  photoId: 'Numéro de la photo chez le service',
  back: 'Son résultat est de nouveau dans la commande. Rien à faire.',
  reasons: {
    'no-order':
      'La commande n’est pas dans les données restaurées. Si le client a encore besoin de la photo, créez une nouvelle commande\u00a0: cela peut utiliser de nouveau du crédit. Le service connaît la photo par son numéro.',
    'not-paid':
      'La commande est revenue, mais pas son paiement. Si le client a payé, enregistrez-y le paiement et obtenez la photo définitive\u00a0: la même photo est récupérée par son numéro, ce qui peut utiliser de nouveau du crédit.',
    'photo-changed':
      'La photo de la commande n’est plus celle d’alors. Ouvrez la commande. Si la photo est nécessaire, refaites-la\u00a0: cela peut utiliser de nouveau du crédit.',
    'no-picture':
      'Son image n’est pas arrivée, ou est introuvable. Refaites la photo si le client en a besoin\u00a0: cela peut utiliser de nouveau du crédit.',
    'no-photo': 'Refaites-la si c’est encore nécessaire\u00a0: cela peut utiliser de nouveau du crédit.',
    'unknown-outcome': 'On ne sait pas si elle a utilisé du crédit. Comparez avec la liste du service.',
    erased: 'La fiche client a été effacée. Rien à faire.',
    unreadable:
      'Les données mises de côté ne s’ouvrent pas\u00a0: on ne sait pas quelles requêtes elles contenaient. Images connues d’elles seules\u00a0: {pictures}. Comparez avec la liste du service à partir du {when}.',
  },
  unreadableRow: 'Données mises de côté',
  done: 'Terminé',
  allDone: 'Tout marquer comme terminé',
  more: 'et {count} autres',
};
