import type { StartWords } from '../types.ts';

export const start: StartWords = {
  title: 'Nie udało się uruchomić programu Headroom',
  ended: 'Program Headroom nie został uruchomiony',
  failures: {
    RECORDS_NEWER:
      'Dane studia pochodzą z nowszej wersji programu Headroom. Nic nie zmieniono. Zainstaluj nowszą wersję.',
    RECORDS_BUSY:
      'Tych danych używa drugi Headroom albo inny program. Nic nie zmieniono. Pracuj dalej w nim albo zamknij go i uruchom Headroom ponownie.',
    RECORDS_READ_ONLY:
      'Headroom nie może zapisywać danych studia. Nic nie zmieniono ani nie wysłano. Sprawdź dysk i uprawnienia, a potem uruchom Headroom ponownie.',
    DISK_FAILED:
      'Dysk zgłosił błąd. Nic nie wysłano i nic z zapisanych danych nie zginęło. Uruchom Headroom ponownie. Jeśli błąd wróci, oddaj dysk do sprawdzenia.',
    DISK_FULL:
      'Dysk jest pełny. Nic nie zmieniono ani nie wysłano. Zwolnij trochę miejsca, a potem uruchom Headroom ponownie.',
  },
  otherFailure:
    'Nie udało się uruchomić programu Headroom ({code}). Nic nie zmieniono ani nie wysłano. Uruchom go ponownie. Jeśli problem wróci, zadzwoń do pomocy technicznej.',
  bug: 'Nie zmieniono żadnego zamówienia i nic nie wysłano. Uruchom komputer ponownie. Jeśli problem wróci, zadzwoń do pomocy technicznej ({kind}).',
  weakening:
    'Headroom nie uruchamia się z opcją {option}: osłabiłaby ona ochronę zdjęć i konta. Nic nie zmieniono. Uruchom Headroom jego ikoną albo usuń opcję {option} ze skrótu, który go uruchamia.',
  folderUnnamed:
    'Wiersz polecenia nie mówi, którego folderu dotyczy --data. Niczego nie otwarto ani nie zmieniono. Uruchom Headroom ponownie z opcją --data i jednym folderem albo bez --data.',
  folderUnusable:
    'Nie można użyć folderu danych {folder} ({code}). Niczego nie otwarto ani nie zmieniono. Sprawdź folder i jego uprawnienia, a potem uruchom Headroom ponownie.',
};
