import type { rules as english } from '../../en/settings/rules.ts';

export const rules: typeof english = {
  title: 'Wymagania urzędów',
  text: 'Czego urzędy wymagają od zdjęcia poza wymiarami, ze źródłem i\u00a0dniem jego sprawdzenia. Wymagania się zmieniają: w\u00a0razie wątpliwości zapytaj w\u00a0urzędzie. Zamówienia zachowują wymagania, z\u00a0którymi dodano ich dokumenty.',
  loading: 'Wczytywanie wymagań',
  ofProgram: 'Wydanie {edition} z\u00a0{day}, dostarczone z\u00a0programem Headroom.',
  ofFile: 'Wydanie {edition} z\u00a0{day}, z\u00a0pliku zastosowanego {when}.',
  open: 'Zaktualizuj z\u00a0pliku…',
  reset: 'Wróć do wymagań z\u00a0programu',
  what: 'Wymaganie',
  source: 'Źródło',
  policies: {
    allowed: 'Obrazy po retuszu dozwolone',
    warn: 'Obrazy po retuszu: nie wiadomo',
    locked: 'Bez obrazów po retuszu',
  },
  fileTitle: 'Zaktualizuj wymagania z\u00a0pliku',
  fileText:
    'Pliki podpisuje wydawca programu Headroom. Zanim cokolwiek się zmieni, zobaczysz, które dokumenty się zmienią.',
  drop: 'Upuść tutaj plik z\u00a0wymaganiami',
  dropText: 'Plik od wydawcy programu Headroom z\u00a0końcówką .json',
  choose: 'Wybierz plik…',
  reading: 'Odczytywanie pliku',
  editions: 'Wydanie {edition} z\u00a0{day} zastąpi wydanie {now} z\u00a0{nowDay}.',
  changes: {
    added: '{count} nowe wymaganie | {count} nowe wymagania | {count} nowych wymagań',
    changed: '{count} zmienione wymaganie | {count} zmienione wymagania | {count} zmienionych wymagań',
    removed: '{count} usunięte wymaganie | {count} usunięte wymagania | {count} usuniętych wymagań',
  },
  document: 'Dokument',
  before: 'Teraz',
  after: 'Potem',
  sourceOnly: 'jak dotąd, z\u00a0innym źródłem, dniem lub limitem',
  noDocuments: 'Nie ma tu listy dokumentów, więc Headroom nie może wymienić tych, które się zmienią.',
  sameDocuments: 'Żaden dokument z\u00a0listy się nie zmieni.',
  apply: 'Zastosuj te wymagania',
  unlock: 'Wymagania może zmienić tylko osoba z\u00a0PIN-em kierownika.',
  troubles: {
    'not-one':
      'To nie jest plik z\u00a0wymaganiami. Nic nie zmieniono. Wybierz plik od wydawcy programu Headroom.',
    damaged: 'Plik jest niekompletny. Nic nie zmieniono. Pobierz go jeszcze raz.',
    'too-large': 'Plik jest za duży jak na plik z\u00a0wymaganiami. Nic nie zmieniono.',
    signature:
      'Pliku nie podpisał wydawca programu Headroom albo później go zmieniono. Nic tu nie zmieniono. Pobierz go jeszcze raz od wydawcy.',
    older: 'Plik nie jest nowszy niż obowiązujące wymagania. Nic nie zmieniono.',
    newer: 'Plik jest dla nowszego programu Headroom. Nic nie zmieniono. Najpierw zaktualizuj Headroom.',
    limits:
      'Plik zawiera wymaganie, którego ten Headroom nie rozumie. Nic nie zmieniono. Najpierw zaktualizuj Headroom.',
    'no-key':
      'Ten Headroom zbudowano bez klucza wydawcy, więc nie przyjmuje plików z\u00a0wymaganiami. Wymagania zmieniają się z\u00a0aktualizacją programu Headroom.',
  },
};
