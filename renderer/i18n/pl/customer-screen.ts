/** The customer's own screen, and the texts about it for staff. No verb or pronoun here names the customer's gender. */
import type { customerScreen as english } from '../en/customer-screen.ts';

export const customerScreen: typeof english = {
  customerScreen: {
    posing: 'Robimy zdjęcie',
    mirror: 'Obraz jak w\u00a0lustrze',
    checking: 'Sprawdzamy zdjęcie',
    moment: 'Proszę chwilę poczekać.',
    bill: { title: 'Zamówienie', paid: 'Zapłacono. Dziękujemy!', discount: 'Rabat' },
    question: 'Czy to zdjęcie jest w\u00a0porządku?',
    about: '{document}. Na gotowym zdjęciu nie ma znaku wodnego.',
    issues: 'Nasza kontrola wskazuje:',
    preview: 'Podgląd zdjęcia: {document}',
    noPicture: 'Podglądu nie można tu pokazać. Proszę obejrzeć go przy ladzie.',
    words: { fine: 'Jest w\u00a0porządku', again: 'Poproszę o\u00a0nowe' },
    thanks: {
      fine: 'Dziękujemy. Odpowiedź jest widoczna przy ladzie.',
      again: 'Dziękujemy. Prośba o nowe zdjęcie jest widoczna przy ladzie.',
    },
    failed: 'Odpowiedź nie została wysłana. Proszę powiedzieć nam o tym przy ladzie.',
    staff: {
      fine: 'Klient odpowiada: jest w\u00a0porządku',
      again: 'Klient prosi o\u00a0nowe zdjęcie',
      shown: 'Klient widzi ten podgląd na swoim ekranie',
      away: 'Ekran dla klienta nie jest otwarty',
    },
  },
};
