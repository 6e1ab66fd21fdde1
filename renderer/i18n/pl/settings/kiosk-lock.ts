import type { lockSettings as english } from '../../en/settings/kiosk-lock.ts';

/** The kiosk lock: its section in the settings, and leaving. */
export const lockSettings: typeof english = {
  title: 'Tryb zablokowany',
  text: 'W trybie zablokowanym Headroom zajmuje cały ekran i kończy pracę tylko po wpisaniu PIN-u kierownika. Tryb należy do tego komputera i pozostaje włączony po ponownym uruchomieniu, w trybie szkoleniowym i z kontem.',
  switch: 'Zablokuj ten komputer w programie Headroom',
  desktopHint:
    'Okno zajmuje cały ekran i na nim pozostaje, ekran się nie wygasza, a zainstalowany Headroom uruchamia się razem z komputerem. Klawisze i menu przeglądarki, powiększanie oraz upuszczane pliki nie działają.',
  browserHint:
    'Klawisze i menu przeglądarki, powiększanie oraz upuszczane pliki nie działają. Okno zajmuje cały ekran od następnego uruchomienia programu Headroom. W przeglądarce ekran może się wygasić i nic nie uruchamia programu razem z komputerem.',
  files:
    'Przy wyborze i zapisie pliku okno systemu pokazuje foldery tego komputera. W trybie zablokowanym do tego też potrzebny jest PIN kierownika. Zdjęcia nadal przychodzą z aparatu i z obserwowanego folderu, a wychodzą przez eksport i e-mail.',
  noPin:
    'Najpierw dodaj osobę z PIN-em kierownika w sekcji Personel: bez niej nikt nie wyjdzie z trybu zablokowanego.',
  leave: 'Zakończ Headroom',
  leaveTitle: 'Zakończyć Headroom?',
  leaveText: 'Headroom zakończy pracę. Po uruchomieniu znów będzie w trybie zablokowanym.',
  dialogText:
    'Headroom jest w trybie zablokowanym. PIN kierownika otwiera okno systemu dla tego pliku i odblokowuje ustawienia.',
};
