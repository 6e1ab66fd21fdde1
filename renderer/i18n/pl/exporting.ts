/** Pictures that leave the kiosk as files. */
import type { exporting as englishExporting, exportSettings as englishSettings } from '../en/exporting.ts';

export const exporting: typeof englishExporting = {
  button: 'Eksportuj…',
  title: 'Eksport obrazów',
  looking: 'Szukanie folderów i\u00a0pendrive’ów',
  nowhere: 'Nie ma dokąd eksportować',
  nowhereText:
    'Włóż pendrive lub kartę pamięci: pojawi się tu automatycznie. Kierownik może ustawić folder studia w ustawieniach, w sekcji Eksport.',
  where: 'Dokąd eksportować',
  folder: 'Folder studia',
  drive: 'Pendrive lub karta pamięci',
  room: 'wolne {size}',
  states: {
    'read-only': 'Tylko do odczytu: jest zablokowany albo mogą tam zapisywać tylko inni',
    away: 'Teraz nieosiągalny',
  },
  putIn: 'Włożony pendrive pojawi się tu automatycznie.',
  format: 'Typ pliku',
  formats: { jpeg: 'JPEG', png: 'PNG' },
  formatHints: {
    jpeg: 'Mały, otwiera go każdy program. Przezroczyste miejsca stają się białe.',
    png: 'Bez straty jakości, zachowuje przezroczystość. Większy.',
  },
  names: 'Pliki do zapisania',
  sizes: '{width}\u00a0×\u00a0{height}\u00a0px · {dpi}\u00a0dpi',
  atMost: 'najwyżej {size}',
  pixelsDiffer:
    'Inna liczba pikseli niż podana dla dokumentu: tak wykonała to usługa i obraz nie jest rozciągany.',
  numbered: 'Nazwa, która już istnieje, dostaje numer. Nic nie jest nadpisywane.',
  do: 'Eksportuj {count} obraz | Eksportuj {count} obrazy | Eksportuj {count} obrazów',
  writing: 'Zapisywanie {count} obrazu | Zapisywanie {count} obrazów | Zapisywanie {count} obrazów',
  wait: 'Nie wyjmuj pendrive’a, dopóki eksport trwa.',
  done: 'Zapisano {count} obraz: {target} | Zapisano {count} obrazy: {target} | Zapisano {count} obrazów: {target}',
  doneDrive:
    'Zapisano {count} obraz: {target} | Zapisano {count} obrazy: {target} | Zapisano {count} obrazów: {target}',
  doneText: {
    folder: 'Wszystkie pliki są zapisane.',
    drive: 'Wszystkie pliki są zapisane. Wysuń pendrive w systemie, zanim go wyjmiesz.',
  },
  there: 'Pliki',
  close: 'Gotowe',
  cancel: 'Anuluj',
  notes: {
    'pixels-differ':
      'Inna liczba pikseli niż podana dla dokumentu. Obraz zachowano tak, jak wykonała go usługa.',
    'made-smaller': 'Mocniej skompresowany, aby zmieścić się w limicie dokumentu.',
    'over-limit':
      'Większy, niż przyjmuje urząd dokumentu. Wyeksportuj go jako JPEG albo zrób zdjęcie jeszcze raz.',
    flattened: 'Przezroczyste miejsca są teraz białe.',
  },
  failed: {
    full: 'Nie ma tam już wolnego miejsca.',
    'read-only': 'Nie można tam zapisywać: włączona jest blokada albo nośnik należy do kogoś innego.',
    'in-use': 'Inny program, na przykład antywirus, używa tam pliku.',
    broken: 'Nośnik zgłosił błąd: oddaj go do sprawdzenia, zanim znów go użyjesz.',
  },
};

export const exportSettings: typeof englishSettings = {
  title: 'Eksport',
  text: 'Dokąd są eksportowane obrazy, oprócz pendrive’ów i kart pamięci.',
  path: 'Folder',
  hint: 'Pełna ścieżka, na przykład /home/studio/out lub C:\\Studio\\Out. Zostaw puste, aby używać tylko pendrive’ów.',
  wrong: 'Wpisz pełną ścieżkę, na przykład /home/studio/out lub C:\\Studio\\Out',
  watched: 'Do tego folderu zapisuje aparat: wyeksportowane obrazy wróciłyby jako ujęcia.',
  states: {
    off: 'Nie ustawiono folderu: obrazy można eksportować na pendrive’y i karty pamięci.',
    ready: 'Można w nim zapisywać, wolne {size}.',
    'read-only': 'Nie można w nim teraz zapisywać.',
    away: 'Jest teraz nieosiągalny.',
  },
  open: 'Wyeksportowane obrazy nie są zaszyfrowane i Headroom ich nie usuwa: widzi je każdy, kto otworzy ten folder.',
};
