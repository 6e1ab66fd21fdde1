import type { ReceiptWords } from '../types.ts';

export const receipt: ReceiptWords = {
  locale: 'fr-FR',
  title: 'Reçu',
  receiptNumber: 'Numéro de reçu',
  orderNumber: 'Commande',
  date: 'Date',
  taxNumber: 'Numéro de TVA',
  sheets: {
    first: 'Première planche sur {paper}',
    further: 'Planche supplémentaire {paper}',
  },
  quantity: '{quantity}\u00a0×\u00a0{price}',
  discount: 'Réduction\u00a0: {reason}',
  total: 'Total',
  net: 'HT',
  tax: 'TVA {rate}',
  paid: { cash: 'Payé en espèces', card: 'Payé par carte', other: 'Payé par un autre moyen' },
  given: 'Espèces données',
  change: 'Monnaie rendue',
  refunded: {
    cash: 'Remboursé en espèces',
    card: 'Remboursé par carte',
    other: 'Remboursé par un autre moyen',
  },
  voided: 'Paiement par carte annulé',
  refundNumber: 'Numéro de remboursement',
  soldLater: 'Vendu ensuite',
  left: 'Payé après remboursements',
  reference: 'Référence',
  practice: 'PRACTICE',
  practiceMeaning: 'Fait en mode entraînement. Rien n’a été vendu ni payé.',
};
