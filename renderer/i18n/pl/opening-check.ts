import type { openingCheck as english } from '../en/opening-check.ts';

export const openingCheck: typeof english = {
  title: 'Kontrola przed otwarciem',
  offer: 'Dzisiaj nie przeprowadzono jeszcze kontroli przed otwarciem.',
  start: 'Rozpocznij kontrolę przed otwarciem',
  again: 'Sprawdź ponownie',
  checked: 'Sprawdzono o\u00a0{time}.',
  checkedBy: 'Sprawdzono o\u00a0{time}, osoba: {name}.',
  seeing: 'Widok z\u00a0kamery: nikogo nie powinno być w\u00a0kadrze',
  asking: 'Trwa sprawdzanie usługi zdjęć i\u00a0drukarek',
  ready: 'Wszystko gotowe na pierwszego klienta',
  look: '{count} rzecz do sprawdzenia; nic nie zatrzymuje pierwszego klienta | {count} rzeczy do sprawdzenia; nic nie zatrzymuje pierwszego klienta | {count} rzeczy do sprawdzenia; nic nie zatrzymuje pierwszego klienta',
  stops:
    '{count} rzecz zatrzymuje pierwszego klienta | {count} rzeczy zatrzymują pierwszego klienta | {count} rzeczy zatrzymuje pierwszego klienta',
  toDesk: 'Wróć na start',
  scene: 'Co widzi kamera',
  empty: 'Światło i\u00a0tło są oceniane bez nikogo w\u00a0kadrze, tam, gdzie będzie głowa klienta.',
  noScene: 'Brak obrazu z\u00a0kamery.',
  ofPaper: '{paper}, drukarka {printer}:',
  states: {
    stops: 'Zatrzymuje pierwszego klienta',
    check: 'Do sprawdzenia',
    ok: 'W\u00a0porządku',
    none: 'Nie dotyczy',
  },
  names: {
    records: 'Dane studia',
    camera: 'Kamera',
    folder: 'Obserwowany folder',
    light: 'Światło',
    backdrop: 'Tło',
    service: 'Usługa zdjęć',
    credit: 'Kredyt',
    disk: 'Dysk',
    printer: 'Drukarka',
    paper: 'Papier i\u00a0taśma barwiąca',
    calibration: 'Kalibracja',
    slips: 'Drukarka odcinków i\u00a0pokwitowań',
    clock: 'Zegar',
    backup: 'Kopia zapasowa',
    updates: 'Aktualizacje',
    lock: 'Tryb zablokowany',
    keychain: 'Baza kluczy',
  },
  found: {
    records: {
      sound: 'Dane studia można odczytywać i\u00a0zapisywać.',
      damaged: 'Dane studia są uszkodzone. Postępuj zgodnie z\u00a0paskiem u\u00a0góry ekranu.',
    },
    camera: {
      live: '{camera} wysyła obraz na żywo.',
      practice: 'Kamera szkoleniowa rysuje osobę.',
      drawn:
        'Wybrano kamerę szkoleniową: pokazuje narysowaną osobę, a\u00a0nie studio. Podłącz kamerę i\u00a0wybierz ją.',
      folder: 'Nie podłączono kamery. Obrazy pochodzą z\u00a0obserwowanego folderu.',
      'not-chosen':
        'Podłączono kamerę, ale wybrano kamerę szkoleniową. Obrazy pochodzą z\u00a0obserwowanego folderu.',
      'battery-low': 'Bateria aparatu: {percent}%. Naładuj ją lub wymień przed pierwszym zdjęciem.',
      'card-low':
        'Na karcie jest miejsce tylko na {count} zdjęcie: wkrótce ją wymień. | Na karcie jest miejsce tylko na {count} zdjęcia: wkrótce ją wymień. | Na karcie jest miejsce tylko na {count} zdjęć: wkrótce ją wymień.',
      'card-full': 'Karta jest pełna albo w\u00a0aparacie nie ma karty. Włóż kartę z\u00a0wolnym miejscem.',
    },
    folder: {
      watched: 'Headroom obserwuje folder {folder} i\u00a0czeka na nowe obrazy.',
      away: 'Folder {folder} jest niedostępny, więc obrazy nie przychodzą. Podłącz jego dysk lub udział sieciowy.',
    },
    light: {
      good: 'Światła jest dość i\u00a0jest równomierne.',
      dim: 'Jest za ciemno. Włącz lampy.',
      'one-sided': 'Jedna strona jest dużo jaśniejsza od drugiej. Włącz wszystkie lampy lub zasłoń okno.',
      black: 'Obraz jest czarny. Odsłoń obiektyw i\u00a0włącz światło.',
      burnt: 'Obraz jest prześwietlony. Odwróć kamerę od lampy lub okna.',
      unseen: 'Nie było obrazu do oceny.',
    },
    backdrop: {
      plain: 'Tło jest jasne, jednolite i\u00a0równe.',
      busy: 'Tło jest niejednolite. Usuń to, co przed nim stoi, wygładź fałdy i\u00a0oświetl je równomiernie.',
      dark: 'Tło jest ciemne. Oświetl je lub powieś jasnoszare albo białe.',
      person: 'Ktoś jest w\u00a0kadrze. Odsuń się i\u00a0sprawdź ponownie.',
      unseen: 'Nie było obrazu do oceny.',
    },
    service: {
      practice: 'Szkoleniowa usługa odpowiada.',
      answers: 'Usługa zdjęć odpowiada i\u00a0zna konto.',
      refused: 'Usługa zdjęć odrzuca konto. Sprawdź klucz i\u00a0sekret konta.',
      silent: 'Usługa zdjęć nie odpowiada. Sprawdź połączenie tego komputera z\u00a0internetem.',
      busy: 'Usługa zdjęć odpowiada, ale teraz nie przyjmuje więcej żądań. Poczekaj minutę i\u00a0sprawdź ponownie.',
      fault:
        'Usługa zdjęć odpowiada, ale zgłasza własny błąd. Sprawdź ponownie za kilka minut. Jeśli błąd się utrzymuje, powiadom usługę zdjęć.',
      certificate:
        'Połączenie z\u00a0usługą zdjęć nie jest bezpieczne, więc nic nie jest wysyłane. Sprawdź zegar i\u00a0sieć tego komputera oraz powiadom osobę, która się nim opiekuje.',
      'not-asked':
        'Headroom nie mógł zapytać usługi zdjęć z\u00a0powodu własnego błędu. Uruchom Headroom ponownie. Jeśli błąd się utrzymuje, zapisz plik dla serwisu.',
      'practice-amiss':
        'Szkoleniowa usługa na tym komputerze nie odpowiada tak, jak powinna. Uruchom Headroom ponownie.',
    },
    credit: {
      previews: 'Został {count} podgląd. | Zostały {count} podglądy. | Zostało {count} podglądów.',
      photos: 'Zostało {count} zdjęcie. | Zostały {count} zdjęcia. | Zostało {count} zdjęć.',
      'few-previews':
        'Został tylko {count} podgląd: dokup dzisiaj. | Zostały tylko {count} podglądy: dokup dzisiaj. | Zostało tylko {count} podglądów: dokup dzisiaj.',
      'few-photos':
        'Zostało tylko {count} zdjęcie: dokup dzisiaj. | Zostały tylko {count} zdjęcia: dokup dzisiaj. | Zostało tylko {count} zdjęć: dokup dzisiaj.',
      'no-previews': 'Nie ma już podglądów. Dokup je przed pierwszym zamówieniem.',
      'no-photos': 'Nie ma już zdjęć. Dokup je przed pierwszym zamówieniem.',
      'trial-ends': 'Koniec okresu próbnego: {date}. Wcześniej wykup subskrypcję.',
      'trial-ended': 'Okres próbny się skończył: {date}. Wykup subskrypcję.',
      differs: 'Licznik usługi różni się od licznika Headroom. Być może z\u00a0konta korzystają też inni.',
      unknown: 'Usługa nie podaje, ile kredytu zostało.',
      'not-now': 'Na razie nie wiadomo: usługa zdjęć tego nie podała.',
    },
    disk: {
      room: 'Wolne miejsce: {size}.',
      low: 'Wolne miejsce: tylko {size}. Zwolnij trochę w\u00a0najbliższych dniach.',
      full: 'Wolne miejsce: tylko {size}. Dopóki nie zwolnisz miejsca, nie jest wysyłane nic, co kosztuje kredyt.',
    },
    printer: {
      ready: 'Drukarka {printer} jest gotowa.',
      file: 'Nie wybrano drukarki: arkusze są zapisywane jako pliki.',
      gone: 'Wybranej drukarki nie ma na tym komputerze. Podłącz ją lub wybierz inną.',
      unreachable: 'Drukarka {printer} nie odpowiada. Włącz ją i\u00a0sprawdź kabel.',
      stopped: 'Drukarka {printer} nie przyjmuje wydruków ({trouble}). Usuń przyczynę i\u00a0wznów ją.',
      trouble: 'Drukarka {printer} teraz nie drukuje ({trouble}). Usuń przyczynę.',
      answer: 'Czy z\u00a0drukarki {printer} wyszedł wydruk? Podaj to przed następnym.',
      failed: 'Wydruk na drukarce {printer} się nie udał. Wydrukuj go ponownie.',
    },
    paper: {
      left: 'W\u00a0drukarce {printer} został {count} wydruk. | W\u00a0drukarce {printer} zostały {count} wydruki. | W\u00a0drukarce {printer} zostało {count} wydruków.',
      low: 'W\u00a0drukarce {printer} został tylko {count} wydruk: przygotuj zapas. | W\u00a0drukarce {printer} zostały tylko {count} wydruki: przygotuj zapas. | W\u00a0drukarce {printer} zostało tylko {count} wydruków: przygotuj zapas.',
      out: 'Według obliczeń Headroom w\u00a0drukarce {printer} nie ma już wydruków. Załóż nową taśmę lub rolkę i\u00a0podaj to.',
      uncounted:
        'Nikt nie podał, na ile wydruków starczy materiału w\u00a0drukarce {printer}, więc Headroom ich nie liczy.',
    },
    calibration: {
      approved: '{paper}, drukarka {printer}: pomiar {date}. Powtórz go po {days} dniach.',
      due: '{paper}, drukarka {printer}: ostatni pomiar {date}. Powtórz go po {days} dniach, bo zmieniają się taśma, rolki i\u00a0warunki w\u00a0pomieszczeniu. Zdjęcia do dokumentów można nadal drukować.',
    },
    slips: {
      ready: 'Drukarka {printer} jest gotowa.',
      amiss: 'Drukarka {printer} nie jest gotowa. Odcinki i\u00a0pokwitowania być może muszą poczekać.',
      gone: 'Drukarki {printer} nie ma na tym komputerze. Podłącz ją lub wybierz inną drukarkę odcinków i\u00a0pokwitowań.',
    },
    clock: {
      right: 'Zegar zgadza się z\u00a0zegarem usługi zdjęć.',
      apart:
        'Zegar różni się o\u00a0{count} minutę od zegara usługi zdjęć. Ustaw go w\u00a0ustawieniach systemu. | Zegar różni się o\u00a0{count} minuty od zegara usługi zdjęć. Ustaw go w\u00a0ustawieniach systemu. | Zegar różni się o\u00a0{count} minut od zegara usługi zdjęć. Ustaw go w\u00a0ustawieniach systemu.',
      doubt: 'Data może być błędna. Sprawdź ją przyciskiem na pasku u\u00a0góry ekranu.',
      unknown: 'Na razie nie wiadomo: usługa zdjęć nie podała swojego czasu.',
      practice: 'Szkoleniowa usługa nie podaje czasu, więc zegar nie jest porównywany.',
    },
    backup: {
      last: 'Ostatnia kopia zapasowa, z\u00a0odczytanymi nowymi plikami: {when}.',
      running: 'Trwa tworzenie kopii zapasowej.',
      due: 'Brakuje jeszcze kopii zapasowej z\u00a0ostatniej nocy. Rozpocznie się w\u00a0ciągu minuty: zostaw jej dysk podłączony.',
      late: 'Ostatnia udana kopia zapasowa: {when}. Następne się nie udały.',
      never: 'Żadna kopia zapasowa jeszcze się nie udała.',
      missing:
        'W\u00a0ostatniej kopii zapasowej ({when}) brakuje {count} obrazu. | W\u00a0ostatniej kopii zapasowej ({when}) brakuje {count} obrazów. | W\u00a0ostatniej kopii zapasowej ({when}) brakuje {count} obrazów.',
      unfinished:
        'Ostatnia kopia zapasowa ({when}) jest pełna, ale we wcześniejszych pozostało coś do zrobienia.',
      off: 'Nie wybrano folderu na kopie zapasowe. Jeśli ten dysk ulegnie awarii, wszystko przepadnie.',
      none: 'Tutaj nie są tworzone kopie zapasowe.',
    },
    updates: {
      current: 'Headroom {version} jest aktualny: {when}.',
      staged: 'Headroom {version} jest gotowy do instalacji. Kierownik instaluje go w sekcji Aktualizacje.',
      failed: 'Ostatnia aktualizacja się nie powiodła. Otwórz aktualizacje, aby zobaczyć przyczynę.',
      old: 'Od tygodnia lub dłużej nic nie wiadomo o nowych wersjach. Sprawdź połączenie z internetem i adres aktualizacji.',
      'not-looked':
        'Headroom nie szukał ostatnio nowych wersji pod adresem aktualizacji. Otwórz aktualizacje, aby ich poszukać.',
      off: 'Nikt nie wybrał źródła aktualizacji, więc nowe wersje nie są znajdowane.',
      none: 'Ten Headroom {version} nie aktualizuje się sam.',
    },
    lock: {
      on: 'Ten komputer jest zablokowany w programie Headroom.',
      open: 'Tryb zablokowany jest włączony, ale system zostawia {count} wyjście. | Tryb zablokowany jest włączony, ale system zostawia {count} wyjścia. | Tryb zablokowany jest włączony, ale system zostawia {count} wyjść.',
      unknown:
        'Tryb zablokowany jest włączony, ale program Headroom nie zdołał ustalić wszystkiego, co system zostawia otwarte.',
      off: 'Ten komputer nie jest zablokowany w programie Headroom: dostępne są inne programy.',
    },
    keychain: {
      open: 'Baza kluczy jest odblokowana i\u00a0zawiera konto.',
      shut: 'Baza kluczy nie udostępnia wpisu konta. Odblokuj ją, inaczej Headroom nie otworzy się przy następnym uruchomieniu.',
      missing: 'Ten komputer nie ma bazy kluczy, więc nie można przechować konta.',
      practice: 'Nie połączono konta.',
    },
  },
  ways: {
    camera: 'Wybierz kamerę',
    folder: 'Otwórz ustawienia folderu',
    account: 'Otwórz konto',
    status: 'Otwórz kredyty i\u00a0stan',
    keeping: 'Zobacz, co zajmuje miejsce',
    printing: 'Wybierz drukarkę',
    printer: 'Otwórz drukarkę',
    paper: 'Otwórz papier',
    calibrate: 'Skalibruj',
    prints: 'Pokaż czekające wydruki',
    backups: 'Otwórz kopie zapasowe',
    updates: 'Otwórz aktualizacje',
    lock: 'Otwórz tryb zablokowany',
    support: 'Otwórz pomoc techniczną',
  },
};
