import type { counters as english } from '../../en/settings/counters.ts';

export const counters: typeof english = {
  title: 'Stanowiska',
  text: 'Studio może mieć kilka stanowisk, każde z\u00a0własnym programem Headroom. Każde liczy własne zamówienia, pokwitowania, zwroty i\u00a0zamknięcia, dlatego każde potrzebuje przedrostka.',
  prefix: 'Przedrostek numerów tego stanowiska',
  prefixHint:
    'Od jednej do trzech liter, na przykład B. Zostaw pusty, jeśli żadne inne stanowisko nie ma pustego.',
  prefixFixed: 'Nie zmienia się, bo nadano już z\u00a0nim numery.',
  prefixWrong: 'Od jednej do trzech liter od A\u00a0do Z',
  prefixTaken: 'Ten przedrostek ma inne stanowisko',
  next: 'Następne dzisiejsze zamówienie: {number}. Numery nadane przed zmianą zostają bez zmian.',
  other: 'Skonfiguruj inne stanowisko',
  otherText:
    'Plik zawiera to, co jest takie samo na każdym stanowisku: studio, logo, ceny, formaty, papiery, kontrole zdjęć, okresy przechowywania, serwer poczty, adres aktualizacji i\u00a0język. Nie ma w\u00a0nim hasła, PIN-u, danych klientów ani niczego o\u00a0urządzeniach tego komputera. Każdego pliku użyj tylko na jednym komputerze.',
  otherPrefix: 'Przedrostek innego stanowiska',
  given: 'Nadane dotąd: {prefixes}',
  make: 'Zapisz plik konfiguracji',
  made: 'Plik nadaje przedrostek {prefix}. Otwórz go na drugim komputerze.',
  fromFile: 'Skonfiguruj tak jak inne stanowisko',
  fromFileText:
    'Plik tworzy Headroom na innym stanowisku: Ustawienia, Stanowiska. Zanim cokolwiek się zmieni, zobaczysz, co się zmieni.',
  open: 'Skonfiguruj z\u00a0pliku…',
  unlock: 'Stanowisko z\u00a0pliku może skonfigurować tylko osoba z\u00a0PIN-em kierownika.',
  drop: 'Upuść tutaj plik konfiguracji',
  dropText: 'Nazywa się na przykład headroom-set-up-B-2026-11-26.json',
  choose: 'Wybierz plik…',
  reading: 'Odczytywanie pliku',
  troubles: {
    'not-one':
      'To nie jest plik konfiguracji. Wybierz plik zapisany na innym stanowisku w\u00a0sekcji Ustawienia, Stanowiska.',
    damaged:
      'Plik jest niekompletny albo zmieniono go po utworzeniu. Zapisz go jeszcze raz na drugim stanowisku i\u00a0skopiuj ponownie.',
    'too-large': 'Plik jest za duży jak na plik konfiguracji. Wybierz plik zapisany na innym stanowisku.',
    newer: 'Ten plik utworzył nowszy Headroom. Najpierw zaktualizuj Headroom na tym komputerze.',
    limits:
      'Plik zawiera wartość, której ten Headroom nie przyjmuje. Nic nie zmieniono. Zaktualizuj oba stanowiska do tej samej wersji Headroom i\u00a0zapisz plik ponownie.',
    own: 'To stanowisko utworzyło ten plik dla innego. Otwórz go tam.',
  },
  from: 'Utworzono: {studio}, {when}.',
  setting: 'Ustawienie',
  before: 'Teraz',
  after: 'Potem',
  none: 'puste',
  yes: 'tak',
  no: 'nie',
  empty: 'Plik niczego tu nie zmienia.',
  logo: { added: 'dodane', changed: 'inny obraz', removed: 'usunięte' },
  keepsPrefix:
    'To stanowisko nadało już numery z\u00a0przedrostkiem {prefix}, więc {prefix} zostaje. Przedrostek {other} z\u00a0pliku nie jest używany.',
  earlier: 'Numery, które to stanowisko już nadało, zostają bez przedrostka.',
  seconds: '{count} sekunda | {count} sekundy | {count} sekund',
  mm: '{figure}\u00a0mm',
  waitFor: 'Najdłuższe oczekiwanie: {call}',
  checkOf: '{document}: {check}',
  favourites: 'Ulubione',
  papers: 'Własne papiery',
  left: 'Czego nie ma w\u00a0pliku',
  leftItems: {
    account: 'Konto usługi zdjęć oraz personel z\u00a0PIN-ami',
    mail: 'Hasło konta poczty: wpisz je w\u00a0sekcji E-mail',
    key: 'Klucz odzyskiwania: każde stanowisko ma własny',
    camera: 'Aparat i\u00a0sposób jego zamocowania',
    printers: 'Drukarki, ich kalibracja oraz drukarki odcinków i\u00a0pokwitowań',
    folders:
      'Foldery kopii zapasowych, aktualizacji, eksportu, programów drukujących i\u00a0nadchodzących obrazów',
    screens: 'Blokada kiosku i\u00a0ekran klienta',
  },
  apply: 'Skonfiguruj to stanowisko',
  done: 'To stanowisko jest skonfigurowane tak jak tamto',
  doneText: 'Jego następne zamówienie: {number}. To, czego nie ma w\u00a0pliku, trzeba jeszcze ustawić.',
  close: 'Dalej',
};
