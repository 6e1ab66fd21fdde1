/** Backups: in the settings and on the desk. */
import type { backups as english } from '../../en/data/backups.ts';

export const backups: typeof english = {
  text: 'Headroom zapisuje kopie zapasowe danych i obrazów w folderze na drugim dysku, pendrivie lub udziale sieciowym: co godzinę, jeśli coś się zmieniło, i co noc, gdy jest uruchomiony. Kopie są zaszyfrowane. Na innym komputerze otwiera je tylko klucz odzyskiwania.',
  practice:
    'Tryb szkoleniowy nie tworzy kopii zapasowych. Studio może wybrać dla nich folder, gdy tylko jego konto jest połączone.',
  readOnly: 'Kopie zapasowe nie powstają, dopóki danych studia nie można zapisywać.',
  path: 'Folder kopii zapasowych',
  hint: 'Pełna ścieżka, na przykład E:\\Headroom lub /media/backup. Folder musi istnieć. Zostaw puste, aby nie tworzyć kopii zapasowych.',
  wrong: 'Wpisz pełną ścieżkę, na przykład E:\\Headroom lub /media/backup.',
  own: 'Wybierz folder poza danymi programu Headroom. Nic nie zmieniono.',
  now: 'Utwórz kopię teraz',
  running: 'Tworzenie kopii zapasowej',
  runningText: 'Możesz pracować dalej.',
  erasing:
    'Trwale usunięci klienci są usuwani z jednej wcześniejszej kopii zapasowej. Możesz pracować dalej. | Trwale usunięci klienci są usuwani z {count} wcześniejszych kopii zapasowych. Możesz pracować dalej. | Trwale usunięci klienci są usuwani z {count} wcześniejszych kopii zapasowych. Możesz pracować dalej.',
  off: 'Kopie zapasowe nie powstają',
  offText:
    'Jeśli ten komputer przepadnie, przepadną też jego zamówienia i obrazy. Wybierz folder na drugim dysku, pendrivie lub udziale sieciowym.',
  waiting: 'Nie ma jeszcze kopii zapasowej',
  waitingText: 'Pierwsza kopia zapasowa zacznie się za minutę lub dwie.',
  last: 'Ostatnia kopia zapasowa: {when}',
  lastText:
    'Jest pełna, a jej nowe pliki odczytano po zapisie. Starsze obrazy są po kolei odczytywane ponownie, co dzień jedna szesnasta. Zamówienia: {orders}. Obrazy: {pictures}.',
  lastMissing:
    'Jej nowe pliki odczytano po zapisie. Starsze obrazy są po kolei odczytywane ponownie, co dzień jedna szesnasta. Zamówienia: {orders}. Obrazy: {pictures}. Obrazy, których w niej brakuje, bo ich plików na tym komputerze nie ma lub są uszkodzone: {missing}.',
  sameDisk:
    'Ta kopia zapasowa jest na tym samym dysku co dane. Jeśli ten dysk zawiedzie, przepadnie jedno i drugie.',
  failed: 'Ostatnia próba: {when}. Headroom próbuje ponownie co dziesięć minut.',
  trouble: {
    gone: {
      title: 'Nie znaleziono folderu kopii zapasowych',
      text: 'Podłącz dysk lub udział sieciowy. Jeśli dysk wymieniono, zapisz folder jeszcze raz.',
    },
    full: {
      title: 'Dysk kopii zapasowych jest pełny',
      text: 'Wcześniejsze kopie są niezmienione. Zwolnij trochę miejsca na dysku albo wybierz inny.',
    },
    'read-only': {
      title: 'Folder kopii zapasowych jest tylko do odczytu',
      text: 'Wcześniejsze kopie są niezmienione. Sprawdź blokadę zapisu na dysku i uprawnienia folderu.',
    },
    unreliable: {
      title: 'Dysk kopii zapasowych nie przechowuje danych niezawodnie',
      text: 'Odczytano z niego coś innego, niż zapisano. Wybierz inny dysk.',
    },
    'records-damaged': {
      title: 'Dane studia na tym komputerze były uszkodzone',
      text: 'Uszkodzone dane nie trafiają do kopii zapasowych, a wcześniejsze kopie są niezmienione. Dopóki dane są uszkodzone, czerwony pasek u góry podaje, co zrobić.',
    },
    'disk-full': {
      title: 'Dysk tego komputera ma za mało miejsca',
      text: 'Kopia zapasowa potrzebuje najpierw miejsca na kopię danych. Zwolnij trochę miejsca na tym komputerze.',
    },
    hung: {
      title: 'Folder kopii zapasowych nie odpowiedział',
      text: 'Headroom czekał pół godziny. Sprawdź dysk lub połączenie z\u00a0udziałem sieciowym albo wybierz inny folder.',
    },
    other: {
      title: 'Tworzenie kopii zapasowej nie powiodło się',
      text: 'Jeśli to się powtarza, wyślij dziennik programu Headroom do pomocy technicznej.',
    },
  },
  unfinished: {
    rotation: 'Zbyt stare kopie zapasowe mogą jeszcze istnieć',
    erasing: 'Trwale usunięci klienci mogą być jeszcze we wcześniejszych kopiach',
    text: 'Ostatnia kopia zapasowa jest pełna. Headroom spróbuje ponownie przy następnej.',
    trouble: {
      gone: 'Folder kopii zapasowych zniknął albo dysk nie odpowiedział. Podłącz dysk lub udział sieciowy.',
      full: 'Dysk kopii zapasowych ma za mało miejsca. Zwolnij na nim trochę miejsca.',
      'read-only':
        'Nie udało się zapisać w folderze kopii zapasowych. Sprawdź blokadę zapisu na dysku i uprawnienia folderu.',
      unreliable: 'Z dysku kopii zapasowych odczytano coś innego, niż zapisano. Wybierz inny dysk.',
      'disk-full':
        'Dysk tego komputera ma za mało miejsca: potrzeba go dwa razy więcej niż na kopię zapasową. Zwolnij trochę miejsca na tym komputerze.',
      other: 'Jeśli to się powtarza, wyślij dziennik programu Headroom do pomocy technicznej.',
    },
  },
  desk: {
    last: 'Ostatnia kopia zapasowa: {when}, nowe pliki sprawdzone',
    unfinished: 'Ostatnia kopia zapasowa: {when}. We wcześniejszych kopiach pozostało coś do zrobienia.',
    first: 'Powstaje pierwsza kopia zapasowa',
    waiting: 'Nie ma jeszcze kopii zapasowej',
    off: 'Kopie zapasowe nie powstają.',
    setUp: 'Skonfiguruj kopie zapasowe',
    late: 'Brak kopii zapasowej od {when}.',
    never: 'Nie udało się jeszcze utworzyć kopii zapasowej.',
    damaged: 'Brak kopii zapasowej od {when}, bo dane studia były uszkodzone.',
    damagedNever: 'Nie ma jeszcze kopii zapasowej, bo dane studia były uszkodzone.',
    look: 'Pokaż przyczynę',
  },
};
