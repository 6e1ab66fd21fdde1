import type { updates as english } from '../../en/settings/updates.ts';

/** Updates of the installed program: their section in the settings, the bar, and going back. */
export const updates: typeof english = {
  title: 'Aktualizacje',
  text: 'Headroom pobiera nowszą wersję w tle i sprawdza, czy podpisał ją wydawca. Nie instaluje niczego, gdy trwa płatne żądanie, wydruk lub wysyłka e-maila. Te ustawienia należą do tego komputera, w trybie szkoleniowym i z kontem.',
  checkout:
    'Ten Headroom działa z kodu źródłowego, więc nie jest tu aktualizowany. Technik aktualizuje kod i ponownie uruchamia Headroom.',
  noKey:
    'Ten Headroom powstał bez klucza wydawcy. Nie odróżni prawdziwej aktualizacji od fałszywej, więc nie przyjmuje żadnej. Zainstaluj nowszą wersję ręcznie.',
  feed: 'Źródło aktualizacji',
  feedHint:
    'Adres dostawcy, który zaczyna się od https://, albo folder, na przykład na pendrivie: E:\\Updates. Zostaw puste, aby nie otrzymywać aktualizacji.',
  feedWrong: 'Wpisz adres, który zaczyna się od https://, albo pełną ścieżkę folderu.',
  daily: 'Szukaj aktualizacji codziennie',
  dailyHint: 'Jeśli komputer jest wtedy wyłączony, Headroom szuka po uruchomieniu.',
  time: 'Godzina',
  timeWrong: 'Wpisz w postaci 03:30',
  look: 'Szukaj aktualizacji',
  install: 'Zainstaluj {version}',
  goBack: 'Wróć do {version}',
  off: 'Aktualizacje nie są wyszukiwane',
  offText: 'Wpisz poniżej źródło aktualizacji.',
  never: 'Jeszcze nie szukano',
  neverText: 'To jest Headroom {version}.',
  current: 'Headroom {version} jest aktualny',
  wasCurrent: 'Headroom {version} był aktualny',
  lookedAt: 'Ostatnie wyszukiwanie: {when}.',
  running: {
    check: 'Wyszukiwanie aktualizacji',
    download: 'Pobieranie {version}: {percent}',
    verify: 'Sprawdzanie instalatora {version}',
    stage: 'Zapisywanie instalatora {version}',
    backup: 'Tworzenie kopii zapasowej przed instalacją {version}',
    copy: 'Kopiowanie danych przed instalacją {version}',
    install: 'Uruchamianie instalatora {version}. Headroom zakończy pracę i uruchomi się ponownie.',
    back: 'Uruchamianie instalatora {version}. Headroom zakończy pracę i uruchomi się ponownie.',
  },
  staged: 'Headroom {version} jest gotowy do instalacji',
  stagedAdmin:
    'Ten system instaluje tylko z hasłem administratora, więc Headroom czeka na kierownika. Instalacja trwa kilka minut.',
  stagedAlone:
    'Kierownik może zainstalować go teraz. W przeciwnym razie Headroom zainstaluje go w\u00a0nocy, gdy nikogo nie ma przy stanowisku.',
  stagedByHand: 'Kierownik może go zainstalować. Trwa to kilka minut.',
  stagedGoneBack:
    'Na tym stanowisku wrócono z\u00a0tej wersji, więc Headroom nie zainstaluje jej w\u00a0nocy. Kierownik może zainstalować ją w\u00a0dowolnej chwili.',
  failedAt: 'Kiedy: {when}.',
  lookAgain: 'Naciśnij „Szukaj aktualizacji” albo poczekaj na codzienne wyszukiwanie.',
  lookAgainByHand: 'Naciśnij „Szukaj aktualizacji”.',
  trouble: {
    silent: {
      title: 'Adres aktualizacji nie odpowiedział',
      text: 'Nic nie zmieniono. Sprawdź połączenie z internetem albo podłącz pendrive.',
    },
    nothing: {
      title: 'Nie ma tam aktualizacji dla tego komputera',
      text: 'Nic nie zmieniono. Porównaj adres lub folder z danymi od dostawcy.',
    },
    unsigned: {
      title: 'Odrzucono aktualizację bez podpisu wydawcy',
      text: 'Niczego z niej nie pobrano. Powiadom dostawcę: adres może być błędny albo ktoś zmienił to, co tam jest.',
    },
    older: {
      title: 'Oferowana aktualizacja jest starsza niż ten Headroom',
      text: 'Odrzucono ją i nic nie zmieniono. Powiadom dostawcę.',
    },
    'cut-off': {
      title: 'Połączenie przerwało się podczas pobierania',
      text: 'Nic nie zmieniono. Następne pobieranie zacznie się od początku.',
    },
    damaged: {
      title: 'Instalator nie jest tym, który podpisano',
      text: 'Usunięto go i nic nie zmieniono. Poszukaj aktualizacji jeszcze raz. Jeśli to się powtarza, powiadom dostawcę.',
    },
    'disk-full': {
      title: 'Dysk tego komputera ma za mało miejsca na aktualizację',
      text: 'Niczego nie zmieniono ani nie utracono. Zwolnij trochę miejsca, a potem spróbuj jeszcze raz.',
    },
    interrupted: {
      title: 'Headroom zakończył pracę w trakcie aktualizacji',
      text: 'Niczego nie zainstalowano i nie zmieniono danych. Pobieranie zaczyna się ponownie samo; aby zainstalować, naciśnij jeszcze raz „Zainstaluj”.',
    },
    'no-backup': {
      title: 'Niczego nie zainstalowano, bo nie udało się utworzyć kopii zapasowej',
      text: 'Sprawdź przyczynę w sekcji Kopie zapasowe, a potem zainstaluj jeszcze raz.',
    },
    'no-copy': {
      title: 'Niczego nie zainstalowano, bo nie udało się skopiować danych',
      text: 'Danych nie zmieniono. Spróbuj ponownie. Jeśli to się powtarza, wyślij technikowi plik dla serwisu.',
    },
    busy: {
      title: 'Niczego nie zainstalowano, bo zaczął się wydruk lub e-mail',
      text: 'Poczekaj, aż się skończy, a potem zainstaluj jeszcze raz.',
    },
    'not-installed': {
      title: 'Instalator zakończył pracę, a ta wersja nadal działa',
      text: 'Danych nie zmieniono. Być może odrzucono pytanie o administratora. Spróbuj ponownie albo poproś technika o uruchomienie instalatora z folderu „updates” w danych programu Headroom.',
    },
    other: {
      title: 'Aktualizacja się nie powiodła',
      text: 'Nic nie zmieniono. Spróbuj ponownie. Jeśli to się powtarza, wyślij technikowi plik dla serwisu.',
    },
  },
  updated: 'Zaktualizowano z {from} do {to}',
  wentBack: 'Powrócono z {from} do {to}',
  wentBackText:
    'Jeśli {from} przekształcił dane, znów używana jest kopia sprzed aktualizacji. To, co wpisano w {from}, pozostaje w danych programu Headroom, w folderze o nazwie zaczynającej się od „set-aside”.',
  changedAt: 'Kiedy: {when}.',
  back: {
    title: 'Wersja sprzed aktualizacji: {version}',
    kept: 'Powrót zachowuje wszystkie dane: {version} odczyta obecne dane.',
    copied:
      'Powrót użyje kopii danych sprzed aktualizacji. To, co wpisano od tego czasu, zostanie odłożone w folderze.',
    installer: 'Powrót nie jest możliwy: instalatora {version} nie ma na tym komputerze.',
    copy: 'Powrót nie jest możliwy: minął okres przechowywania kopii danych albo od aktualizacji trwale usunięto klienta.',
  },
  installTitle: 'Zainstalować Headroom {version}?',
  installText:
    'Headroom tworzy kopię zapasową, jeśli wybrano na nią folder, kopiuje dane i kończy pracę. Instalator uruchamia go ponownie. Przez kilka minut nikt nie może pracować przy tym stanowisku.',
  installAdmin: 'System prosi o hasło administratora.',
  installNow: 'Zainstaluj teraz',
  backTitle: 'Wrócić do Headroom {version}?',
  backText:
    'Headroom kończy pracę, a instalator {version} uruchamia go ponownie. Przez kilka minut nikt nie może pracować przy tym stanowisku.',
  backNow: 'Wróć teraz',
  comparing: 'Szukanie tego, co wpisano od aktualizacji',
  since: {
    title: 'Od aktualizacji',
    text: 'Po powrocie są one tylko w odłożonych danych. Pieniądze i kredyty pozostają wydane. Zanotuj numery, które będą potrzebne.',
    none: 'Od aktualizacji nie było żadnego zamówienia, płatności ani użycia kredytu, a dziennik audytu nie podaje żadnych zmian.',
  },
  newerTrouble:
    'Headroom nie mógł odczytać tego, co wpisano od aktualizacji. Przy powrocie wszystko to zostanie odłożone w folderze.',
  refused: {
    call: 'Nic nie rozpoczęto: trwa płatne żądanie albo jego wynik jest nieznany. Poczekaj na nie lub podaj jego wynik, a potem spróbuj ponownie.',
    print:
      'Nic nie rozpoczęto: drukarka ma jeszcze arkusz. Poczekaj, aż się wydrukuje, albo go anuluj, a potem spróbuj ponownie.',
    mail: 'Nic nie rozpoczęto: trwa wysyłanie e-maila. Spróbuj ponownie za minutę.',
    busy: 'Nic nie rozpoczęto: trwa coś innego. Spróbuj ponownie za minutę.',
    gone: 'Nic nie rozpoczęto: tej wersji nie można już zainstalować z tego komputera. Poszukaj aktualizacji jeszcze raz.',
  },
  banner: 'Headroom {version} jest gotowy do instalacji.',
  open: 'Otwórz aktualizacje',
  later: 'Później',
};
