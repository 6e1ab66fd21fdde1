/** Erasing a customer, and what is left afterwards. */
import type { erasing as englishErasing, erasures as englishErasures } from '../../en/data/erasing.ts';

export const erasing: typeof englishErasing = {
  open: 'Te zamówienia nie są zakończone: {orders}. Najpierw zakończ lub anuluj je i ich wydruki oraz załatw brakujące zdjęcia.',
  begin: 'Trwale usuń klienta',
  title: 'Trwałe usunięcie: {name}',
  looking: 'Wyszukiwanie danych tego klienta',
  text: 'Z tego komputera zostaną trwale usunięte nazwisko, numer telefonu, adres e-mail, notatki i zgody tego klienta oraz wszystko, co pozwoliłoby cofnąć scalenie. Tego nie można cofnąć. | Z tego komputera zostaną trwale usunięte nazwisko, numer telefonu, adres e-mail, notatki i zgody tego klienta, a także obrazy, kody, zapisane arkusze i wpisane powody z {count} zamówienia. Tego nie można cofnąć. | Z tego komputera zostaną trwale usunięte nazwisko, numer telefonu, adres e-mail, notatki i zgody tego klienta, a także obrazy, kody, zapisane arkusze i wpisane powody z {count} zamówień. Tego nie można cofnąć. | Z tego komputera zostaną trwale usunięte nazwisko, numer telefonu, adres e-mail, notatki i zgody tego klienta, a także obrazy, kody, zapisane arkusze i wpisane powody z {count} zamówień. Tego nie można cofnąć.',
  stays: 'Co pozostaje',
  accounts: 'Numery, daty, kwoty i dokumenty zamówień pozostają w rozliczeniach, bez danych klienta.',
  unlinked:
    'Headroom nie wie, kto jest na retuszach, portretach i w porównaniach twarzy bez zamówienia ani w zaimportowanych plikach CSV. Sprawdź je i usuń to, co dotyczy tego klienta.',
  traces:
    'Ślady po trwale usuniętym kliencie mogą pozostać w\u00a0zaszyfrowanych danych studia, dopóki Headroom nie zapisze ich na nowo: przy następnym uruchomieniu, a\u00a0jeśli zajmują ponad 250\u00a0MB, przy pierwszym uruchomieniu po tygodniu. W\u00a0odłożonych danych mogą pozostać, dopóki nie minie ich okres przechowywania.',
  noted:
    'Kierownik znajdzie to, co pozostało do zrobienia, w ustawieniach, w sekcji Trwale usunięci klienci.',
  left: {
    backups:
      'Kopie zapasowe w folderze {place}, ostatnia z {date}. Podłącz ten dysk i zapisz folder w ustawieniach, w sekcji Kopie zapasowe: Headroom trwale usunie tam wtedy klienta.',
    backupsNow:
      'Kopie zapasowe w folderze {place}, ostatnia z {date}. Potem powstanie nowa kopia, która trwale usunie z nich klienta.',
    service:
      'Usługa fotograficzna otrzymała jedno żądanie z obrazem, {date}. Poproś dostawcę usługi o trwałe usunięcie tego, co przechowuje. | Usługa fotograficzna otrzymała {count} żądania z obrazem, ostatnie {date}. Poproś dostawcę usługi o trwałe usunięcie tego, co przechowuje. | Usługa fotograficzna otrzymała {count} żądań z obrazem, ostatnie {date}. Poproś dostawcę usługi o trwałe usunięcie tego, co przechowuje.',
    mail: 'Wysłano jeden e-mail, {date}. Usuń go ze skrzynki studia. | Wysłano {count} e-maile, ostatni {date}. Usuń je ze skrzynki studia. | Wysłano {count} e-maili, ostatni {date}. Usuń je ze skrzynki studia.',
    paper:
      'Jeden wydruk na papierze, z {date}. Zniszcz go, jeśli został w studiu. | {count} wydruki na papierze, ostatni z {date}. Zniszcz te, które zostały w studiu. | {count} wydruków na papierze, ostatni z {date}. Zniszcz te, które zostały w studiu.',
    'print-folder':
      'Jeden plik trafił do folderu {place}, {date}. Usuń to, co zachował jego program. | {count} pliki trafiły do folderu {place}, ostatni {date}. Usuń to, co zachował jego program. | {count} plików trafiło do folderu {place}, ostatni {date}. Usuń to, co zachował jego program.',
    'watched-folder':
      'Jeden obraz pochodzi z obserwowanego folderu {place}, {date}. Usuń go tam razem z innymi obrazami tej osoby. Headroom już go nie proponuje, chyba że zmieni się jego nazwa. | {count} obrazy pochodzą z obserwowanego folderu {place}, ostatni {date}. Usuń je tam razem z innymi obrazami tej osoby. Headroom już ich nie proponuje, chyba że zmienią się ich nazwy. | {count} obrazów pochodzi z obserwowanego folderu {place}, ostatni {date}. Usuń je tam razem z innymi obrazami tej osoby. Headroom już ich nie proponuje, chyba że zmienią się ich nazwy.',
    'camera-folder':
      'digiCamControl zachował we własnym folderze jeden obraz z aparatu {place}, {date}. Usuń go tam. | digiCamControl zachował we własnym folderze {count} obrazy z aparatu {place}, ostatni {date}. Usuń je tam. | digiCamControl zachował we własnym folderze {count} obrazów z aparatu {place}, ostatni {date}. Usuń je tam.',
    export:
      'Jeden eksport lub zapis pliku, {date}. Usuń pliki tam, gdzie je zapisano. | {count} eksporty lub zapisy plików, ostatni {date}. Usuń pliki tam, gdzie je zapisano. | {count} eksportów lub zapisów plików, ostatni {date}. Usuń pliki tam, gdzie je zapisano.',
    'customer-list':
      'Wyeksportowano jeden plik ze wszystkimi klientami, {date}. Usuń go tam, gdzie go zapisano. | Wyeksportowano {count} pliki ze wszystkimi klientami, ostatni {date}. Usuń je tam, gdzie je zapisano. | Wyeksportowano {count} plików ze wszystkimi klientami, ostatni {date}. Usuń je tam, gdzie je zapisano.',
    'set-aside':
      'Danych odłożonych {date} w folderze {place} nie można odczytać, dlatego pozostały bez zmian.',
  },
  running: 'Trwałe usuwanie. Zostaw tę stronę otwartą.',
  do: 'Przytrzymaj, aby usunąć',
  unlock: 'Klienta może trwale usunąć tylko kierownik.',
};

/** The record of erasures, in the settings. */
export const erasures: typeof englishErasures = {
  text: 'Kto i kiedy trwale usunął klienta i do czego Headroom nie sięga. W spisie nie ma ani słowa o kliencie. Odhacz to, co jest załatwione.',
  lockedTitle: 'Spis usunięć jest dla kierowników',
  lockedText: 'Aby go przeczytać, odblokuj ustawienia PIN-em kierownika.',
  loading: 'Wczytywanie spisu usunięć',
  empty: 'Żadnego klienta nie usunięto trwale',
  emptyText: 'Po trwałym usunięciu klienta ta strona podaje, co trzeba jeszcze zrobić gdzie indziej.',
  by: '{name}: trwałe usunięcie klienta z jednym zamówieniem. | {name}: trwałe usunięcie klienta z {count} zamówieniami. | {name}: trwałe usunięcie klienta z {count} zamówieniami.',
  byNoOrder: '{name}: trwałe usunięcie klienta bez zamówień.',
  allowed: 'Zezwolenie: {name}.',
  unknown: 'Klienta usunięto trwale, zanim Headroom zaczął zapisywać, co pozostaje.',
  nothing: 'O ile Headroom wie, nic nie pozostało gdzie indziej.',
  unlinked:
    'Headroom nie wie, kto jest na retuszach, portretach i w porównaniach twarzy bez zamówienia ani w zaimportowanych plikach CSV. Sprawdź je po każdym trwałym usunięciu i usuń to, co dotyczy tego klienta.',
  states: {
    none: 'Usunięto z jedynej kopii zapasowej w folderze {place}. | Usunięto ze wszystkich {count} kopii zapasowych w folderze {place}. | Usunięto ze wszystkich {count} kopii zapasowych w folderze {place}.',
    some: 'Kopie zapasowe w folderze {place}, w których może jeszcze być ten klient: {left} z {of}.',
    erasing: 'Headroom trwale usuwa tam teraz klienta. Pozostałe wcześniejsze kopie: {count}.',
    next: 'Następna kopia zapasowa w tym folderze trwale usunie tam klienta.',
    away: 'Ostatnio podłączony {date}. Podłącz ten dysk i zapisz folder w ustawieniach, w sekcji Kopie zapasowe.',
    unreadable:
      'Jednej z nich nie można odczytać. Headroom próbuje ponownie codziennie. | {count} z nich nie można odczytać. Headroom próbuje ponownie codziennie. | {count} z nich nie można odczytać. Headroom próbuje ponownie codziennie.',
  },
  handled: 'Załatwiono {date}, odnotowano: {name}.',
  older: 'Starsze',
  newer: 'Nowsze',
};
