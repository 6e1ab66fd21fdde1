/** The recovery key: in the settings, and on the page that asks for it. */
import type { recovery as english } from '../../en/data/recovery.ts';

export const recovery: typeof english = {
  text: 'Klucz odzyskiwania otwiera dane i obrazy tego studia na innym komputerze albo tutaj, gdy baza kluczy utraci swój klucz. Bez niego po utracie tego komputera lub jego bazy kluczy nikt ich nie otworzy, nawet z kopii zapasowej.',
  practice:
    'Tryb szkoleniowy nie ma klucza odzyskiwania: jego klucz jest w pliku vault.key wśród danych szkoleniowych. Studio ma klucz odzyskiwania, gdy tylko jego konto jest połączone.',
  proven: 'Wpisano poprawnie {day}',
  provenText:
    'Przechowuj kartkę w bezpiecznym miejscu. Jeśli przepadnie, wydrukuj lub zapisz klucz odzyskiwania jeszcze raz.',
  unproven: 'Jeszcze niepotwierdzony',
  unprovenText:
    'Wydrukuj klucz odzyskiwania lub zapisz go na kartce, a potem wpisz go raz, aby potwierdzić, że kartka jest poprawna.',
  show: 'Pokaż klucz odzyskiwania',
  prove: 'Wpisz klucz odzyskiwania',
  showTitle: 'Klucz odzyskiwania',
  showText:
    'Wydrukuj go lub zapisz na kartce i przechowuj ją w bezpiecznym miejscu, z dala od tego komputera. Kto ma klucz i kopię danych, może otworzyć wszystkie dane i obrazy.',
  print: 'Drukuj klucz odzyskiwania',
  printed: 'Wysłano do: {printer}. Weź kartkę i sprawdź, czy każdy znak jest czytelny.',
  noPrinter: 'Aby go wydrukować, wybierz w ustawieniach „Drukowanie” drukarkę pokwitowań lub odcinków.',
  written: 'Klucz jest na kartce',
  proveTitle: 'Wpisanie klucza odzyskiwania',
  proveText: 'Wpisz go z kartki. Potwierdza to, że kartka jest poprawna.',
  check: 'Sprawdź klucz odzyskiwania',
  label: 'Klucz odzyskiwania',
  hint: '56 znaków. Spacje, łączniki i wielkość liter nie mają znaczenia.',
  open: 'Otwórz kluczem odzyskiwania',
  wrong: {
    short: 'Brakuje znaków: klucz odzyskiwania ma ich 56.',
    long: 'Jest za dużo znaków: klucz odzyskiwania ma ich 56.',
    mistyped: 'Co najmniej jeden znak jest błędny. Porównaj każdą grupę z kartką.',
    other: 'Ten klucz odzyskiwania nie otwiera danych na tym komputerze. Nic nie zmieniono.',
  },
  notice: 'Klucz odzyskiwania nie jest jeszcze potwierdzony',
};
