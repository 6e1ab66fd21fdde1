import type { ReceiptWords } from '../types.ts';

/** Never called "paragon": that is the receipt of a certified fiscal device. */
export const receipt: ReceiptWords = {
  locale: 'pl-PL',
  title: 'Pokwitowanie',
  receiptNumber: 'Numer pokwitowania',
  orderNumber: 'Zamówienie',
  date: 'Data',
  taxNumber: 'NIP',
  sheets: { first: 'Pierwszy arkusz, papier {paper}', further: 'Dodatkowy arkusz, papier {paper}' },
  quantity: '{quantity} × {price}',
  discount: 'Rabat: {reason}',
  total: 'Razem',
  net: 'Netto',
  tax: 'VAT {rate}',
  paid: { cash: 'Zapłacono gotówką', card: 'Zapłacono kartą', other: 'Zapłacono inaczej' },
  given: 'Otrzymana gotówka',
  change: 'Reszta',
  refunded: { cash: 'Zwrócono gotówką', card: 'Zwrócono na kartę', other: 'Zwrócono inaczej' },
  voided: 'Anulowano płatność kartą',
  refundNumber: 'Numer zwrotu',
  soldLater: 'Sprzedano później',
  left: 'Zapłacono po zwrotach',
  reference: 'Numer transakcji',
  practice: 'PRACTICE',
  practiceMeaning: 'Utworzono w trybie szkoleniowym. Nic nie sprzedano i nic nie zapłacono.',
};
