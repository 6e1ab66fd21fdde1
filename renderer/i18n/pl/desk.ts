import type { desk as english } from '../en/desk.ts';

export const desk: typeof english = {
  title: 'Start',
  search: 'Szukaj zamówienia: nazwisko, telefon, e-mail, numer zamówienia lub kod',
  newOrder: 'Nowe zamówienie',
  loading: 'Wczytywanie dzisiejszych zamówień',
  searching: 'Wyszukiwanie',
  ready: 'Wszystko gotowe na następnego klienta.',
  toAccount: 'Połącz konto',
  practice: {
    'no-account':
      'Tryb szkoleniowy: żadne konto nie jest połączone. Zdjęcia powstają na tym komputerze, nic nie kosztują i mają napis PRACTICE.',
    'no-keychain':
      'Tryb szkoleniowy: ten komputer nie ma bazy kluczy, w której można przechować konto. Zdjęcia powstają tutaj, nic nie kosztują i mają napis PRACTICE.',
  },
  inHand: 'Otwarte',
  groups: { needing: 'Do załatwienia', others: 'W\u00a0toku' },
  needYou:
    'Nic do załatwienia. | Najpierw załatw jedno zamówienie. | Najpierw załatw {count} zamówienia. | Najpierw załatw {count} zamówień.',
  doneToday: 'Zakończone dzisiaj',
  codes: 'Kody tracące ważność',
  noneInHand: 'Nikt nie czeka',
  noneInHandHint: 'Niezakończone zamówienie czeka tutaj na kroku, na którym zostało przerwane.',
  noneDone: 'Dzisiaj jeszcze nic nie zakończono',
  noneDoneHint: 'Zakończone zamówienia zostają tu do północy, na wypadek drugiego wydruku lub pokwitowania.',
  noneExpiring: 'Żaden kod nie traci wkrótce ważności',
  allCodes: 'Pokaż {count} kod | Pokaż wszystkie {count} kody | Pokaż wszystkie {count} kodów',
  noneExpiringHint: 'Kody zdjęć są tu widoczne przez ostatnie siedem dni.',
  stoppedAt: 'Krok: {step}',
  noDocument: 'Nie wybrano jeszcze dokumentu',
  partPaid: 'Zapłacono częściowo: {amount}',
  attention: {
    'uncertain-call': 'Wynik nieznany',
    'final-owed': 'Opłacone, brak zdjęcia',
    'uncertain-print': 'Czy się wydrukowało?',
    'waiting-print': 'Nie wydrukowano',
    mail: 'E-mail niewysłany',
  },
  prints: {
    title: 'Czekające wydruki | Czeka {count} wydruk | Czekają {count} wydruki | Czeka {count} wydruków',
    answer: 'Czy się wydrukowało?',
    line: '{trouble} · {printer} · {what}',
    order: 'zamówienie {number}',
    all: 'Pokaż wszystkie wydruki',
  },
  found: 'Znalezione',
  newestFound: 'najnowsze: {count}',
  newestFoundHint: 'Pokazano tylko najnowsze zamówienia ({count}). Wpisz więcej, aby zawęzić wyszukiwanie.',
  foundCount:
    'Nic nie znaleziono | Znaleziono jedno zamówienie | Znaleziono {count} zamówienia | Znaleziono {count} zamówień',
  notFound: 'Brak zamówień pasujących do „{text}”',
  notFoundHint:
    'Spróbuj wpisać początek nazwiska, co najmniej trzy cyfry telefonu albo numer zamówienia. Wyszukiwanie klientów przyjmuje też datę zamówienia i wybacza jedną błędną literę.',
  findCustomer: 'Szukaj klienta',
};
