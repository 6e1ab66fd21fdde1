/** Restoring a backup: from the settings, where the records are missing, and on a new computer. */
import type { restore as english } from '../../en/data/restore.ts';

export const restore: typeof english = {
  open: 'Przywróć kopię zapasową…',
  title: 'Przywracanie kopii zapasowej',
  text: 'Kopia zapasowa zajmuje miejsce danych tego komputera, które zostają zachowane obok. Żaden numer zamówienia, pokwitowania, zwrotu ani zamknięcia nie zostanie użyty dwa razy. Trwale usunięci klienci pozostają usunięci, o ile ten komputer lub folder z kopiami o tym wie.',
  openMoving: 'Przywróć z\u00a0kopii zapasowej…',
  movingTitle: 'Przywracanie studia z\u00a0kopii zapasowej',
  movingText:
    'Kopia zapasowa przenosi na ten komputer klientów, zamówienia i obrazy studia. Potrzebny jest folder z jego kopiami i jego klucz odzyskiwania. Żaden numer zamówienia, pokwitowania, zwrotu ani zamknięcia nie zostanie użyty dwa razy. Tryb szkoleniowy pozostaje bez zmian.',
  movingHint:
    'Czy to nowy komputer studia? Przenieś tu jego dane z kopii zapasowej, używając klucza odzyskiwania.',
  waits:
    'Dane studia są na tym komputerze. Połącz konto studia, aby je otworzyć: razem z nimi wrócą personel i PIN-y.',
  folder: 'Folder z\u00a0kopiami zapasowymi',
  hint: 'Folder wybrany na kopie zapasowe, na przykład E:\\Headroom lub /media/backup.',
  find: 'Szukaj kopii',
  finding: 'Szukanie kopii zapasowych',
  found:
    'Znaleziono jedną kopię zapasową | Znaleziono {count} kopie zapasowe | Znaleziono {count} kopii zapasowych',
  none: 'W tym folderze nie ma kopii zapasowych. Wybierz ten, w którym nazwa jednego z folderów zaczyna się od headroom-backup.',
  keyHint:
    'Klucz odzyskiwania studia, które utworzyło kopie zapasowe: 56 znaków. Spacje, łączniki i wielkość liter nie mają znaczenia.',
  wrongKey:
    'Ten klucz odzyskiwania nie otwiera żadnej kopii zapasowej w tym folderze. Porównaj go z kartką studia, które je utworzyło.',
  someOther: 'Kopie zapasowe, które otwiera tylko inny klucz odzyskiwania: {count}.',
  someDamaged: 'Kopie zapasowe, których nie można odczytać, bo pliku brakuje lub się zmienił: {count}.',
  allDamaged:
    'Żadnej kopii zapasowej w tym folderze nie można odczytać: plików brakuje lub się zmieniły. Poszukaj innej kopii tego folderu.',
  skipped: 'Nowsze kopie zapasowe, których nie można odczytać, bo pliku brakuje lub się zmienił: {count}.',
  list: 'Kopie zapasowe, od najnowszych',
  counts: 'Zamówienia: {orders}. Klienci: {customers}. Obrazy: {pictures}.',
  lastOrder: 'Ostatnie zamówienie: {number}.',
  program: 'Utworzona w wersji {version} programu Headroom.',
  lacks: 'Brakujące obrazy: {missing}.',
  other: 'Wybierz inną kopię',
  comparing: 'Odczytywanie kopii i\u00a0porównywanie z\u00a0danymi na tym komputerze',
  newer: 'Nowsze niż ta kopia zapasowa',
  newerNone:
    'Żadne zamówienie, płatność ani użycie kredytu nie jest nowsze niż ta kopia zapasowa, a dziennik audytu nie podaje nowszych zmian.',
  newerUnknown:
    'Danych na tym komputerze brakuje lub są uszkodzone, więc nie wiadomo, co jest nowsze niż ta kopia zapasowa. Późniejsze opłacone zdjęcia mogły zużyć kredyty: porównaj ze spisem usługi.',
  newerNothing:
    'Na tym komputerze nie ma zamówień tego studia. Zamówienia i płatności późniejsze niż ta kopia zapasowa są tylko na starym komputerze. Późniejsze opłacone zdjęcia mogły zużyć kredyty: porównaj ze spisem usługi.',
  newerText:
    'Po przywróceniu są one tylko w odłożonych danych. Pieniądze i kredyty pozostają wydane. Zanotuj numery, które będą potrzebne.',
  orders: 'Zamówienia: {count}',
  payments: 'Płatności: {count}',
  credits: 'Użycia kredytów: {count}',
  others: 'Zmiany według dziennika audytu: {count}',
  change: '{change}: {count}',
  enterAgain:
    'Najpierw obejrzyj zmiany w dzienniku audytu. Niczego nie wysyłaj ani nie drukuj drugi raz, a resztę wprowadź potem ponownie.',
  staffBefore: 'Do tego czasu obowiązują wcześniejsze imiona, role i\u00a0PIN-y personelu.',
  customersBefore: 'Do tego czasu obowiązują wcześniejsze dane i zgody klientów.',
  bothBefore:
    'Do tego czasu obowiązują wcześniejsze imiona, role i\u00a0PIN-y personelu oraz wcześniejsze dane i zgody klientów.',
  noOrder: 'bez zamówienia',
  more: 'i\u00a0jeszcze {count}',
  start: 'Przywróć tę kopię',
  startReplacing: 'Zastąp klucz i\u00a0przywróć',
  running: 'Przywracanie. Przy wielu obrazach trwa to kilka minut. Zostaw tę stronę otwartą.',
  done: 'Kopia zapasowa została przywrócona.',
  trouble: {
    gone: 'Nie znaleziono folderu albo kopii zapasowej w nim. Nic nie zmieniono. Podłącz dysk lub udział sieciowy i spróbuj ponownie.',
    damaged: 'Pliku tej kopii zapasowej brakuje albo się zmienił. Nic tu nie zmieniono. Wybierz inną kopię.',
    'erased-unreadable':
      'Nie można odczytać listy trwale usuniętych klientów w tym folderze. Nic nie zmieniono, bo ci klienci mogliby wrócić. Spróbuj ponownie albo użyj innej kopii tego folderu. Jeśli takiej nie ma, usuń plik „erased” z folderu, którego nazwa zaczyna się od headroom-backup: trwale usunięci klienci mogą wtedy wrócić.',
    newer:
      'Tę kopię zapasową utworzyła nowsza wersja programu Headroom albo taka wersja używała jej folderu. Nic nie zmieniono. Najpierw zainstaluj tę wersję.',
    'disk-full':
      'Dysk tego komputera ma za mało miejsca na kopię zapasową. Nic nie zmieniono. Zwolnij trochę miejsca i spróbuj ponownie.',
    occupied:
      'Na tym komputerze są zamówienia innego studia, których ten klucz odzyskiwania nie otwiera. Nic nie zmieniono. Przywróć kopię jako inny użytkownik lub na innym komputerze albo zamknij program Headroom i przenieś folder „studio” poza jego folder danych.',
    'other-key':
      'W bazie kluczy tego komputera jest klucz innego studia, a przywrócenie go zastąpi. Jeszcze nic nie zmieniono. Jeśli potrzebujesz danych, które otwiera stary klucz, zanotuj najpierw jego klucz odzyskiwania.',
    other:
      'Nie udało się przywrócić kopii zapasowej. Nic nie zmieniono. Jeśli to się powtarza, wyślij dziennik programu Headroom do pomocy technicznej.',
  },
};
