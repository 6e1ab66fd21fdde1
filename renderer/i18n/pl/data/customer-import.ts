/** Customers from a CSV file. */
import type { customerImport as english } from '../../en/data/customer-import.ts';

export const customerImport: typeof english = {
  begin: 'Importuj klientów',
  title: 'Import klientów',
  text: 'Lista z arkusza kalkulacyjnego, książki adresowej lub innego programu kasowego, zapisana jako CSV.',
  drop: 'Upuść tu plik CSV',
  dropText: 'Sam plik nie jest zmieniany.',
  choose: 'Wybierz plik',
  other: 'Wybierz inny plik',
  reading: 'Odczyt: {name}',
  unlock: 'Klientów może importować tylko kierownik.',
  troubles: {
    empty: 'Plik {name} jest pusty. Wyeksportuj listę jeszcze raz.',
    'too-large': 'Plik {name} jest większy niż {size}\u00a0MB. Podziel listę na kilka plików.',
    locked:
      'Pliku {name} nie można otworzyć: używa go inny program albo ten użytkownik nie ma do niego dostępu.',
  },
  problems: {
    empty: {
      title: 'W\u00a0tym pliku nie ma klientów',
      text: 'Pod nazwami kolumn nie ma żadnego wiersza. Wyeksportuj listę jeszcze raz.',
    },
    'no-text': {
      title: 'Ten plik nie jest plikiem CSV',
      text: 'Otwórz go w programie, w którym powstał, i zapisz jako CSV. Jeśli to jest CSV, wybierz inne kodowanie.',
    },
    'too-many': {
      title: 'Za dużo klientów w\u00a0tym pliku',
      text: 'Najwyższa liczba klientów naraz: {count}. Podziel listę na kilka plików.',
    },
    'no-name': {
      title: 'Żadna kolumna nie zawiera nazwisk',
      text: 'Wybierz poniżej, która kolumna zawiera nazwisko klienta.',
    },
  },
  encoding: 'Kodowanie',
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16, little-endian',
    'utf-16be': 'UTF-16, big-endian',
    'windows-1252': 'Zachodnioeuropejskie (Windows-1252)',
    'windows-1250': 'Środkowoeuropejskie (Windows-1250)',
  },
  separator: 'Między kolumnami',
  separators: { comma: 'Przecinek', semicolon: 'Średnik', tab: 'Tabulator' },
  heads: 'Pierwszy wiersz zawiera nazwy kolumn',
  columns: 'Kolumny',
  column: 'Kolumna {number}',
  uses: {
    none: 'Nie importuj',
    name: 'Imię i\u00a0nazwisko',
    firstName: 'Imię',
    lastName: 'Nazwisko',
    phone: 'Telefon',
    email: 'E-mail',
    notes: 'Notatki',
  },
  several: 'Dalsze numery telefonu i adresy e-mail trafiają do notatek.',
  nothingIn: 'Pusto',
  added: 'Brak nowych klientów | Jeden nowy klient | {count} nowych klientów | {count} nowych klientów',
  addedMore: 'I jeszcze jeden. | I jeszcze {count}. | I jeszcze {count}.',
  duplicates:
    'Nikogo z\u00a0listy jeszcze tu nie ma | Jeden klient już tu jest albo jest w\u00a0pliku dwa razy | {count} klientów już tu jest albo jest w\u00a0pliku dwa razy | {count} klientów już tu jest albo jest w\u00a0pliku dwa razy',
  duplicateRule: 'Klienci, którzy już tu są albo są w\u00a0pliku dwa razy',
  rules: { skip: 'Pomiń ich', fill: 'Uzupełnij brakujące dane', add: 'Dodaj ich mimo to' },
  ruleNotes: {
    skip: 'Klienci, którzy tu są, pozostają bez zmian.',
    fill: 'Telefon, e-mail i notatki tam, gdzie są puste, jeśli zgadza się też nazwisko. Pozostali są pomijani. | Telefon, e-mail i notatki tam, gdzie są puste, jeśli zgadza się też nazwisko: jeden klient. Pozostali są pomijani. | Telefon, e-mail i notatki tam, gdzie są puste, jeśli zgadza się też nazwisko: {count} klientów. Pozostali są pomijani. | Telefon, e-mail i notatki tam, gdzie są puste, jeśli zgadza się też nazwisko: {count} klientów. Pozostali są pomijani.',
    add: 'Możesz ich później scalić.',
  },
  duplicate: {
    phone: 'Wiersz {line}, {name}: ten sam numer telefonu co {other}',
    email: 'Wiersz {line}, {name}: ten sam adres e-mail co {other}',
    name: 'Wiersz {line}, {name}: to samo nazwisko co {other}',
  },
  duplicateLine: {
    phone: 'Wiersz {line}, {name}: ten sam numer telefonu co w\u00a0wierszu {other}',
    email: 'Wiersz {line}, {name}: ten sam adres e-mail co w\u00a0wierszu {other}',
    name: 'Wiersz {line}, {name}: to samo nazwisko co w\u00a0wierszu {other}',
  },
  unreadable:
    'Wszystkie wiersze można odczytać | Jednego wiersza nie można zaimportować | {count} wierszy nie można zaimportować | {count} wierszy nie można zaimportować',
  lineProblems: {
    quotes: 'Wiersz {line}: brakuje cudzysłowu albo jest o jeden za dużo.',
    columns: 'Wiersz {line}: więcej wartości niż kolumn. Separator może być częścią wartości.',
    'no-name': 'Wiersz {line}: brak nazwiska.',
    'too-long': 'Wiersz {line}: wartość jest za długa.',
    characters: 'Wiersz {line}: znaki, których nie można odczytać. Kodowanie może być inne.',
  },
  do: 'Nie importuj nikogo | Importuj jednego klienta | Importuj {count} klientów | Importuj {count} klientów',
  fillIn: 'Uzupełnij jednego klienta | Uzupełnij {count} klientów | Uzupełnij {count} klientów',
  importing: 'Trwa import: klienci będą widoczni dopiero po dodaniu wszystkich.',
  cancelling: 'Anulowanie: żaden klient nie zostanie dodany.',
  cancelled: 'Import anulowano. Nie dodano żadnego klienta.',
  progress: '{done} z\u00a0{of} klientów',
  done: {
    title: 'Zaimportowano klientów',
    added: 'Nie dodano nikogo | Dodano jednego klienta | Dodano {count} klientów | Dodano {count} klientów',
    filled:
      'Nie uzupełniono danych | Uzupełniono dane jednego klienta | Uzupełniono dane {count} klientów | Uzupełniono dane {count} klientów',
    skipped:
      'Nikogo nie pominięto | Pominięto jednego klienta, który już tu jest | Pominięto {count} klientów, którzy już tu są | Pominięto {count} klientów, którzy już tu są',
    unreadable:
      'Nie pominięto żadnego wiersza | Pominięto jeden wiersz | Pominięto {count} wiersze | Pominięto {count} wierszy',
    close: 'Gotowe',
  },
};
