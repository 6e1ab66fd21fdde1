/** How long data is kept, and what goes when. */
import type { keeping as english } from '../../en/data/keeping.ts';

export const keeping: typeof english = {
  title: 'Przechowywanie danych',
  text: 'Jak długo dane zostają na tym komputerze. Headroom usuwa to, czego okres minął, przy uruchomieniu i raz dziennie.',
  days: '{count} dzień | {count} dni | {count} dni',
  years: '{count} rok | {count} lata | {count} lat',
  noEnd: 'Bez końca',
  groups: {
    pictures: 'Obrazy zamkniętych zamówień',
    open: 'Otwarte zamówienia',
    files: 'Pliki',
    years: 'Klienci, rozliczenia i\u00a0dziennik audytu',
  },
  withConsent: 'Za zgodą klienta',
  without: 'Bez zgody',
  withoutHint:
    'Dotyczy też portretów i obrazów po retuszu bez zamówienia, licząc od ostatniej pracy nad nimi, oraz adresów, na które wysłano e-maile.',
  shots: 'Ujęcia i\u00a0zmiany, najwyżej',
  shotsHint: 'Także za zgodą. Gotowe zdjęcie może zostać dłużej.',
  previews: 'Podglądy, najwyżej',
  previewsHint: 'Także za zgodą.',
  open: 'Ich obrazy',
  openHint:
    'Licząc od ostatniej pracy nad zamówieniem. Samo zamówienie zostaje. Obrazy zostają też, dopóki wynik żądania jest nieznany i dopóki opłacone zdjęcie nie jest wydrukowane ani rozstrzygnięte.',
  abandoned: 'Anuluj zamówienia bez płatności po',
  abandonedHint:
    'Licząc od ostatniej pracy nad zamówieniem. Zamówienie, które ma żądanie o nieznanym wyniku, kod lub wydruk w toku, pozostaje otwarte.',
  files: 'Arkusze zapisane jako PDF',
  filesHint:
    'Headroom przechowuje je w postaci zaszyfrowanej i trwale usuwa najpóźniej razem z obrazami. Kopie, które zapiszesz, nie są zaszyfrowane i Headroom ich nie usuwa.',
  copies: 'Kopie danych studia',
  copiesHint: 'Powstały przed aktualizacją. Zawierają nazwiska klientów.',
  setAside: 'Odłożone dane',
  setAsideHint:
    'Odłożone przy przywracaniu albo przy rozpoczęciu nowych danych. Zawierają klientów i obrazy z tamtego czasu.',
  logs: 'Pliki dziennika programu',
  logsHint: 'Nie zawierają nazwisk klientów. Headroom usuwa też najstarsze, gdy jest ich więcej niż pięć.',
  customers: 'Klienci',
  customersHint:
    'Licząc od ostatniej pracy nad zamówieniem. Usuwane są nazwisko, dane kontaktowe, notatki, kody i obrazy. Otwarte zamówienie, żądanie o nieznanym wyniku lub ważny kod zachowują klienta.',
  accounts: 'Zamknięte zamówienia z\u00a0rozliczeniami',
  accountsHint:
    'Zamówienia, płatności, żądania i zamknięcia są usuwane w całości. Zapytaj w biurze rachunkowym, jak długo wymaga ich prawo.',
  audit: 'Dziennik audytu',
  auditHint: 'Jest usuwany od początku. Kontrola zaczyna się wtedy za usuniętą częścią.',
  forecast: {
    title: 'Co kiedy zniknie',
    text: 'Przy powyższych okresach, jeśli nic innego się nie zdarzy. Liczby zmieniają się z wpisami.',
    counting: 'Liczenie, co kiedy zniknie',
    held: 'Na razie nic nie znika',
    heldText: 'Data tego komputera może być błędna. Sprawdź ją w\u00a0komunikacie u\u00a0góry tego ekranu.',
    nothing: 'Nic',
    now: 'Przy następnym czyszczeniu',
    columns: { kind: 'Dane', next: 'Następne', week: 'W\u00a0ciągu 7 dni', month: 'W\u00a0ciągu 30 dni' },
    kinds: {
      shots: 'Ujęcia i\u00a0zmiany zamkniętych zamówień',
      previews: 'Podglądy zamkniętych zamówień',
      finals: 'Gotowe zdjęcia zamkniętych zamówień',
      open: 'Otwarte zamówienia, które stracą obrazy',
      headshots: 'Portrety i\u00a0zmiany bez zamówienia',
      files: 'Arkusze zapisane jako PDF',
      mails: 'Adresy, na które wysłano e-maile',
      abandoned: 'Otwarte zamówienia, które zostaną anulowane',
      customers: 'Klienci',
      accounts: 'Zamknięte zamówienia z\u00a0rozliczeniami',
      audit: 'Wpisy dziennika audytu',
      copies: 'Kopie danych studia',
      setAside: 'Foldery z\u00a0odłożonymi danymi',
      logs: 'Pliki dziennika programu',
    },
  },
};
