/** The ticket: what an order sells besides photos, and discounts. */
import type { laterSale as englishSale, ticket as englishTicket } from '../en/ticket.ts';

export const ticket: typeof englishTicket = {
  title: 'Koszyk',
  lines: 'Koszyk: jeszcze pusty | Koszyk: 1 pozycja | Koszyk: {count} pozycje | Koszyk: {count} pozycji',
  linesPaid:
    'Zapłacono: nic | Zapłacono: 1 pozycja | Zapłacono: {count} pozycje | Zapłacono: {count} pozycji',
  text: 'Dodaj to, co klient kupuje oprócz zdjęć. Dokumenty wybiera się na kroku Dokument.',
  textNoItems: 'Artykuły i arkusze sprzedawane oprócz zdjęć ustawia się w ustawieniach, w sekcji Ceny.',
  textPart: 'Część jest zapłacona. Zwróć ją na kroku Płatność, zanim zmienisz koszyk.',
  textPaid: 'To jest zapłacone i nie można tego zmienić. Więcej artykułów sprzedasz przy wydaniu.',
  number: 'Liczba',
  add: 'Dodaj do koszyka',
  sheets: {
    paper: 'Papier na arkusze',
    further: 'Dodatkowy arkusz: {paper}',
    first: 'Pierwszy arkusz na papierze {paper}',
    addFurther: 'Dodatkowy arkusz',
    addFirst: 'Pierwszy arkusz na tym papierze',
  },
  more: 'O\u00a0jeden więcej: {item}',
  fewer: 'O\u00a0jeden mniej: {item}',
  remove: 'Usuń z\u00a0koszyka: {item}',
  removed: 'Usunięto: {item}',
  restore: 'Przywróć',
  discount: 'Rabat',
  discountOn: 'Rabat: {item}',
  discountFor: 'Rabat: {reason}',
  takeBack: 'Wycofaj rabat',
  amount: 'Kwota rabatu',
  amountHint: 'Najwyżej {most}',
  reason: 'Powód',
  reasonHint: 'Zostanie wydrukowany na pokwitowaniu.',
  noDiscount: 'Bez rabatu',
  give: 'Udziel rabatu',
  giveAmount: 'Udziel rabatu {amount}',
  close: 'Zamknij',
};

/** Items that are sold after an order was paid. */
export const laterSale: typeof englishSale = {
  open: 'Sprzedaj więcej',
  title: 'Sprzedaj więcej',
  text: 'Klient płaci za te artykuły teraz. Pierwsza płatność pozostaje bez zmian, a pokwitowanie wymienia obie.',
  line: '{item} × {quantity}',
  method: 'Jak płaci klient?',
  chooseItem: 'Wybierz artykuł',
  chooseMethod: 'Wybierz sposób płatności',
  sold: 'Sprzedano później · {receipt}',
  close: 'Nic więcej',
};
