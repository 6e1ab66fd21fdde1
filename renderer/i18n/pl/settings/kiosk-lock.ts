import type { lockSettings as english } from '../../en/settings/kiosk-lock.ts';

/** The kiosk lock: its section in the settings, and leaving. */
export const lockSettings: typeof english = {
  title: 'Tryb zablokowany',
  text: 'W trybie zablokowanym Headroom zajmuje cały ekran i kończy pracę tylko po wpisaniu PIN-u kierownika. Tryb należy do tego komputera i pozostaje włączony po ponownym uruchomieniu, w trybie szkoleniowym i z kontem.',
  switch: 'Zablokuj ten komputer w programie Headroom',
  desktopHint:
    'Okno zajmuje cały ekran i na nim pozostaje, a ekran się nie wygasza. Klawisze i menu przeglądarki, powiększanie oraz upuszczane pliki nie działają.',
  browserHint:
    'Klawisze i menu przeglądarki, powiększanie oraz upuszczane pliki nie działają. Okno zajmuje cały ekran od następnego uruchomienia programu Headroom. W przeglądarce ekran może się wygasić.',
  files:
    'Przy wyborze i zapisie pliku okno systemu pokazuje foldery tego komputera. W trybie zablokowanym do tego też potrzebny jest PIN kierownika. Zdjęcia nadal przychodzą z aparatu i z obserwowanego folderu, a wychodzą przez eksport i e-mail.',
  noPin:
    'Najpierw dodaj osobę z PIN-em kierownika w sekcji Personel: bez niej nikt nie wyjdzie z trybu zablokowanego.',
  counterOpen:
    'Stanowisko nie blokuje się automatycznie: programu Headroom może użyć każdy, kto ma dostęp do ekranu.',
  toStaff: 'Wybierz w sekcji Personel, kiedy ma się blokować',
  leave: 'Zakończ Headroom',
  leaveTitle: 'Zakończyć Headroom?',
  leaveText: 'Headroom zakończy pracę. Po uruchomieniu znów będzie w trybie zablokowanym.',
  dialogText:
    'Headroom jest w trybie zablokowanym. PIN kierownika otwiera okno systemu dla tego pliku i odblokowuje ustawienia.',
  /** Items that only the operating system can close. */
  system: {
    title: 'Co może zamknąć tylko system operacyjny',
    text: 'Headroom sprawdza ten komputer i niczego nie zmienia. Do tych ustawień dołączone są skrypty; wyjaśnia je strona „Kiosk lock” w dokumentacji.',
    looking: 'Sprawdzanie tego komputera',
    again: 'Sprawdź ponownie',
    unknown: 'Headroom nie mógł tego ustalić. Sprawdź to w systemie.',
    states: { closed: 'Zamknięte', open: 'Otwarte', unknown: 'Nie wiadomo' },
    noneOpen: 'Nic nie jest otwarte',
    someOpen: '{count} rzecz jest otwarta | {count} rzeczy są otwarte | {count} rzeczy jest otwartych',
    names: {
      start: 'Start bez programu Headroom',
      restart: 'Brak ponownego startu po awarii',
      'sign-in': 'Ekran logowania',
      rights: 'Uprawnienia tego konta systemu',
      desktop: 'Pulpit systemu',
      session: 'Rodzaj sesji',
      programs: 'Inne programy',
      'task-manager': 'Menedżer zadań',
      'switch-user': 'Przełączanie użytkowników',
      'sticky-keys': 'Klawisze trwałe',
      consoles: 'Konsole tekstowe',
      'server-keys': 'Ctrl+Alt+Backspace',
      'system-keys': 'Alt+SysRq',
      'force-quit': 'Wymuszanie zakończenia',
      dumps: 'Zrzuty pamięci',
    },
    todo: {
      start: 'Headroom nie znalazł niczego, co uruchamia go razem z komputerem. Skonfiguruj to.',
      restart: 'Headroom nie znalazł niczego, co uruchamia go ponownie po awarii. Skonfiguruj to.',
      'sign-in':
        'Headroom nie znalazł automatycznego logowania do tego konta systemu. Bez niego ktoś musi się logować po każdym uruchomieniu.',
      rights:
        'To konto systemu może zmieniać system i mogłoby usunąć blokadę. Na stanowisku używaj konta bez uprawnień administratora.',
      desktop: 'Obok programu Headroom działa pulpit systemu. Używaj sesji, która uruchamia tylko Headroom.',
      session:
        'To jest sesja Wayland: jej klawisze mogą wyprowadzić z programu Headroom, a Headroom nie może umieścić okna klienta. Używaj sesji X11 albo, bez ekranu klienta, programu cage.',
      programs:
        'Headroom nie znalazł reguły, która nie pozwala temu kontu systemu uruchamiać innych programów. Zezwól tylko na to, czego potrzebuje stanowisko.',
      'task-manager':
        'Ctrl+Alt+Del oferuje Menedżera zadań, który może zakończyć Headroom. Wyłącz go dla tego konta systemu.',
      'switch-user': 'Ctrl+Alt+Del oferuje przełączenie użytkownika. Wyłącz to.',
      'sticky-keys':
        'Pięć naciśnięć klawisza Shift otwiera okno, które prowadzi do ustawień systemu. Wyłącz to dla tego konta systemu.',
      consoles: 'Ctrl+Alt z klawiszem funkcyjnym może otworzyć konsolę tekstową. Wyłącz to.',
      'server-keys': 'Ctrl+Alt+Backspace może zakończyć sesję. Wyłącz to.',
      'system-keys': 'Alt+SysRq z literą może kończyć programy lub ponownie uruchomić komputer. Wyłącz to.',
      'force-quit':
        'Headroom nie może tego ustalić. W trybie zablokowanym naciśnij Command+Option+Escape: nie powinno otworzyć się żadne okno.',
      dumps: 'Po awarii pamięć programu Headroom może pozostać w pliku i zawierać portrety. Wyłącz to.',
    },
  },
};
