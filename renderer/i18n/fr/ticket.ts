import type { laterSale as englishLater, ticket as englishTicket } from '../en/ticket.ts';

/** The ticket: what an order sells besides photos, and discounts. */
export const ticket: typeof englishTicket = {
  title: 'Panier',
  lines: 'Panier\u00a0: encore vide | Panier\u00a0: 1 ligne | Panier\u00a0: {count} lignes',
  linesPaid: 'Payé\u00a0: rien | Payé\u00a0: 1 ligne | Payé\u00a0: {count} lignes',
  text: 'Ajoutez ce que le client achète en plus des photos. Les documents se choisissent à l’étape Document.',
  textNoItems:
    'Les articles et planches vendus en plus des photos se définissent sous Tarifs, dans les paramètres.',
  textPart: 'Une partie est payée. Remboursez-la à l’étape Paiement avant de modifier le panier.',
  textPaid: 'C’est payé et ne peut plus être modifié. Vendez d’autres articles à la remise au client.',
  number: 'Nombre',
  add: 'Ajouter au panier',
  sheets: {
    paper: 'Papier des planches',
    further: 'Planche supplémentaire\u00a0: {paper}',
    first: 'Première planche sur {paper}',
    addFurther: 'Planche supplémentaire',
    addFirst: 'Première planche sur ce papier',
  },
  more: 'Un de plus\u00a0: {item}',
  fewer: 'Un de moins\u00a0: {item}',
  remove: 'Retirer {item}',
  removed: 'Retiré\u00a0: {item}',
  restore: 'Rétablir',
  discount: 'Réduction',
  discountOn: 'Réduction sur {item}',
  discountFor: 'Réduction\u00a0: {reason}',
  takeBack: 'Annuler la réduction',
  amount: 'Montant déduit',
  amountHint: 'Au plus {most}',
  reason: 'Motif',
  reasonHint: 'Il est imprimé sur le reçu.',
  noDiscount: 'Sans réduction',
  give: 'Accorder la réduction',
  giveAmount: 'Déduire {amount}',
  close: 'Fermer',
};

/** Items that are sold after an order was paid. */
export const laterSale: typeof englishLater = {
  open: 'Vendre d’autres articles',
  title: 'Vente d’autres articles',
  text: 'Le client les paie maintenant. Le premier paiement ne change pas, et le reçu indique les deux.',
  line: '{item}\u00a0×\u00a0{quantity}',
  method: 'Comment paie le client\u202f?',
  chooseItem: 'Choisir un article',
  chooseMethod: 'Choisir le mode de paiement',
  sold: 'Vendu ensuite · {receipt}',
  close: 'Ne rien vendre de plus',
};
