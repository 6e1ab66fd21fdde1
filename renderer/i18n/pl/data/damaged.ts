/** Damaged records: above every screen, and on the page that appears when they do not open. */
import type { damaged as english } from '../../en/data/damaged.ts';

export const damaged: typeof english = {
  areas: {
    customers: 'klienci',
    orders: 'zamówienia',
    photos: 'zdjęcia i\u00a0ujęcia',
    retouch: 'obrazy po retuszu',
    payments: 'płatności i\u00a0zwroty',
    takings: 'utarg i\u00a0zamknięcia',
    codes: 'kody zdjęć',
    prints: 'wydruki i\u00a0drukarki',
    calls: 'żądania do usługi fotograficznej',
    mail: 'e-mail',
    staff: 'personel',
    audit: 'dziennik audytu',
    settings: 'ustawienia',
    search: 'wyszukiwanie',
    other: 'inne dane',
    all: 'wszystko',
  },
  banner:
    'Dane studia są uszkodzone. Uszkodzone części: {areas}. Nie jest wysyłane nic, co kosztuje kredyty. Nie przyjmuj zamówień, bo nie będzie ich w przywróconej kopii zapasowej, i niczego nie usuwaj. Poproś kierownika o przywrócenie kopii zapasowej.',
  practiceBanner:
    'Dane szkoleniowe są uszkodzone. Uszkodzone części: {areas}. Nie można tworzyć podglądów ani zdjęć.',
  practiceBegin: 'Zacznij tryb szkoleniowy od nowa.',
  practiceLocked:
    'W trybie zablokowanym nie można zacząć trybu szkoleniowego od nowa. Najpierw wyłącz tryb zablokowany w ustawieniach.',
  repairable:
    'Spisy do wyszukiwania i sortowania są uszkodzone. Uszkodzone części: {areas}. Żadne dane nie przepadły. Dopóki nie zostaną naprawione, nie jest wysyłane nic, co kosztuje kredyty. Naprawa zamyka wszystkie ekrany na kilka sekund, a przy bardzo wielu zamówieniach na kilka minut.',
  repair: 'Napraw dane studia',
  wait: 'Naprawianie danych studia',
  waitText:
    'Nic nie przepadło. Przy bardzo wielu zamówieniach trwa to kilka minut. Zostaw tę stronę otwartą.',
  restoring: 'Przywracanie kopii zapasowej',
  restoringText: 'Obecne dane zostaną zachowane obok. Zostaw tę stronę otwartą.',
  'disk-full':
    'Dysk tego komputera ma za mało miejsca na naprawę. Nic nie zmieniono. Zwolnij trochę miejsca i napraw ponownie.',
  failed:
    'Danych studia nie udało się naprawić. Nic nie zmieniono. Poproś kierownika o przywrócenie kopii zapasowej.',
  practiceFailed: 'Danych szkoleniowych nie udało się naprawić. Nic nie zmieniono.',
  repaired:
    'Spisy do wyszukiwania i sortowania były uszkodzone i zostały naprawione. Nic nie przepadło, a uszkodzony plik jest zachowany. Uszkodzenie może być pierwszym znakiem psującego się dysku: oddaj go do sprawdzenia.',
  read: 'Przeczytane',
  unlock: 'Przywrócenie kopii zapasowej zastępuje wszystkie dane na tym komputerze i wymaga kierownika.',
  title: 'Dane studia są uszkodzone',
  practiceTitle: 'Dane szkoleniowe są uszkodzone',
  parts: 'Uszkodzone części: {areas}. Headroom niczego nie usunął i niczego nie wysłał.',
  unreadable:
    'W pliku records.sqlite niczego nie można odczytać. Headroom niczego nie usunął i niczego nie wysłał.',
  notRepaired:
    'Uszkodzone są tylko spisy do wyszukiwania i sortowania i żadne dane nie przepadły, ale nie udało się ich naprawić. Zwolnij trochę miejsca na dysku tego komputera i naciśnij „Spróbuj ponownie”. Jeśli ta strona wróci, zrób to, co poniżej.',
  now: 'Przywróć kopię zapasową. Uszkodzony plik i obrazy zostaną wtedy zachowane obok w folderze „set-aside”.',
  without:
    'Bez kopii zapasowej zamknij program Headroom, przenieś plik poza folder „studio” w folderze danych programu Headroom i uruchom program: zaproponuje wtedy rozpoczęcie nowych danych.',
  practiceNow: 'Tryb szkoleniowy nie ma prawdziwych zamówień ani kopii zapasowych. Zacznij go od nowa.',
  anew: 'Zacznij szkolenie od nowa…',
  anewTitle: 'Zacząć tryb szkoleniowy od nowa?',
  anewText:
    'Tryb szkoleniowy zacznie się od pustych danych. Uszkodzone dane i obrazy zostaną zachowane w folderze „set-aside” obok nowych. Dane studia pozostaną nietknięte.',
  begin: 'Zacznij od nowa',
};
