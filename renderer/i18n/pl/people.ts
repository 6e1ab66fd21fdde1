import type {
  customers as englishCustomers,
  people as englishPeople,
  removal as englishRemoval,
} from '../en/people.ts';

/** Asked before a person or a document is removed together with results made for it. */
export const removal: typeof englishRemoval = {
  title: 'Usunąć z\u00a0tego zamówienia: {name}?',
  text: 'Razem z tym zostaną usunięte: {things}.',
  credit: 'Zużyte na to kredyty nie wracają.',
  shots: 'bez ujęć | {count} ujęcie | {count} ujęcia | {count} ujęć',
  edits:
    'bez obrazów po retuszu | {count} obraz po retuszu | {count} obrazy po retuszu | {count} obrazów po retuszu',
  crops: 'bez kadrów | {count} kadr | {count} kadry | {count} kadrów',
  previews: 'bez podglądów | {count} podgląd | {count} podglądy | {count} podglądów',
  keep: 'Zachowaj',
  do: 'Usuń z\u00a0zamówienia: {name}',
};

/** The people to be photographed, and their ages. */
export const people: typeof englishPeople = {
  label: 'Czyje zdjęcie',
  add: 'Dodaj osobę',
  addAnother: 'Dodaj kolejną osobę',
  addThis: 'Dodaj',
  drop: 'Niepotrzebne',
  name: 'Imię lub nazwisko tej osoby',
  nameOf: 'Imię lub nazwisko osoby {number}',
  nameMissing: 'Imię pozwala odróżnić zdjęcia.',
  other: 'Na zdjęciu jest ktoś inny',
  asCustomer: 'Ta sama osoba co klient',
  remove: 'Usuń z\u00a0tego zamówienia: {name}',
  ageOf: 'Wiek: {name}',
  age: 'Wiek',
  ages: { adult: 'Osoba dorosła', child: 'Dziecko', baby: 'Niemowlę' },
  ageRules: {
    adult: 'Od 6 lat: otwarte oczy, zamknięte usta, wzrok skierowany w obiektyw.',
    child: 'Poniżej 6 lat: nie musi patrzeć w obiektyw ani mieć neutralnego wyrazu twarzy.',
    baby: 'Poniżej 1 roku: oczy mogą być zamknięte. Na zdjęciu bez rąk, zabawek i smoczka.',
  },
  done: 'gotowe',
  nobody: 'Nie podano jeszcze nazwiska',
  nextShot: 'Teraz {name}',
};

/** The screen of customers: finding one, what is known of them, and their earlier orders. */
export const customers: typeof englishCustomers = {
  title: 'Klienci',
  search: 'Szukaj klienta: nazwisko, telefon, e-mail, numer zamówienia, kod lub data zamówienia',
  list: 'Znalezieni klienci',
  newest: 'Ostatni klienci',
  found:
    'Nikogo nie znaleziono | Znaleziono jednego klienta | Znaleziono {count} klientów | Znaleziono {count} klientów',
  foundMost: 'Pokazano tylko pierwszych klientów ({count}). Wpisz więcej, aby zawęzić wyszukiwanie.',
  similar: 'Nikt nie pasuje dokładnie. Te nazwiska lub adresy różnią się jedną literą.',
  searching: 'Wyszukiwanie klientów',
  none: 'Nie ma jeszcze klientów',
  noneHint: 'Klient jest tu zapisany od pierwszego zamówienia.',
  notFound: 'Nikt nie pasuje do „{text}”',
  notFoundHint:
    'Spróbuj wpisać początek nazwiska, co najmniej trzy cyfry telefonu albo datę zamówienia, na przykład 23.11.2026.',
  choose: 'Nie wybrano klienta',
  chooseHint: 'Wybierz klienta z listy, aby zobaczyć jego zamówienia.',
  loading: 'Wczytywanie klienta',
  close: 'Zamknij klienta',
  change: 'Zmień dane',
  changeTitle: 'Zmiana danych: {name}',
  changeText: 'Nazwisko zmieni się także we wcześniejszych zamówieniach klienta.',
  save: 'Zapisz zmiany',
  nameMissing: 'Wpisz imię lub nazwisko.',
  notes: 'Notatki',
  notesHint: 'Notatki widzi tylko personel.',
  noNotes: 'Brak notatek',
  phone: 'Telefon',
  email: 'E-mail',
  unknown: 'Nie podano',
  since: 'Klient od',
  photos: 'Zdjęcia',
  keep: 'Przechowywane {count} dzień | Przechowywane {count} dni | Przechowywane {count} dni',
  consents: {
    'keep-photos-1':
      'Przechowywanie zdjęć przez {count} dzień | Przechowywanie zdjęć przez {count} dni | Przechowywanie zdjęć przez {count} dni',
  },
  agreed: 'Zgoda udzielona {date}: „{wording}”, odnotowano: {by}',
  ended: {
    withdrawn: 'Wycofana {date}, odnotowano: {by}',
    merged: 'Zakończona {date} przez scalenie z\u00a0klientem bez zgody',
  },
  agreedBefore: 'Zgoda z\u00a0czasu, gdy Headroom nie zapisywał jeszcze daty',
  staff: 'personel',
  history: 'Brak zamówień | {count} zamówienie | {count} zamówienia | {count} zamówień',
  noHistory: 'Ten klient nie ma jeszcze zamówień',
  more: 'Pokaż starsze zamówienia',
  alike: 'Może to ta sama osoba',
  alikeText: 'Ten sam numer telefonu lub adres e-mail co u tego klienta.',
  compare: 'Porównaj: {name}',
  merge: 'Scal z\u00a0innym klientem',
  mergeTitle: 'Scalenie z\u00a0innym klientem: {name}',
  mergeFind: 'Szukaj drugiego klienta',
  mergePreview: 'Jeden klient z\u00a0dwóch: {one} i\u00a0{other}',
  mergeText:
    'Ten klient dostanie zamówienia obu, a drugi zniknie. Można to cofnąć, dopóki dane tego klienta nie zostaną potem zmienione.',
  mergeNotes: 'Notatki obu',
  mergeNotesLong: 'Notatki są za długie. Skróć je, najwyższa liczba znaków to {most}.',
  mergeOrders: 'Zamówienia obu',
  mergeConsent: 'Zdjęcia są przechowywane dłużej tylko za zgodą obu klientów.',
  mergeDo: 'Scal tych klientów',
  merged:
    'Scalono {date}: {name}, bez zamówień | Scalono {date}: {name}, z\u00a0jednym zamówieniem | Scalono {date}: {name}, z\u00a0{count} zamówieniami | Scalono {date}: {name}, z\u00a0{count} zamówieniami',
  undoMerge: 'Cofnij scalenie',
  undone: 'Scalenie cofnięte.',
  obstacles: {
    details: 'Tego nie można już cofnąć, bo dane zostały potem zmienione.',
    orders: 'Tego nie można już cofnąć, bo jedno z tych zamówień przeszło do innego klienta.',
  },
  file: {
    begin: 'Eksportuj klienta',
    title: 'Eksport wszystkich danych: {name}',
    text: 'Do folderu trafią obrazy, strona do czytania i te same dane dla programów. Pliki nie są zaszyfrowane: przekaż je tylko temu klientowi.',
    do: 'Eksportuj klienta',
    writing: 'Zapisywanie. Nie wyjmuj pendrive’a, dopóki się nie skończy.',
    done: 'Zapisano folder {folder}: {target}. Pendrive wysuń w systemie, zanim go wyjmiesz.',
    unlock: 'Klienta może wyeksportować tylko kierownik.',
  },
  again: 'Tak jak poprzednio',
  againAs: 'jak zamówienie {number}',
  charged: 'Naliczono {amount}',
};
