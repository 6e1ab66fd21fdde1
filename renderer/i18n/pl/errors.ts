import { megabytes, megapixels } from '../figures.ts';
import type { errorActions as englishActions, errors as englishErrors } from '../en/errors.ts';

/** Every error: what happened, whether money or credit was spent, and what to do now. */
const free = 'Nic nie zużyto.';
/** Concerns one request only: an earlier one for the same photo may have cost something. */
const freeRequest = 'To żądanie nic nie kosztowało.';

export const errorActions: typeof englishActions = {
  retry: 'Spróbuj ponownie',
  retake: 'Wróć do ujęcia',
  document: 'Wybierz dokument',
  account: 'Otwórz konto',
  printing: 'Otwórz drukowanie',
  printers: 'Otwórz drukarki',
  reload: 'Odśwież',
};

/** The cost of an error that prevents the picture of an answer from being stored: the answer itself has arrived. */
export const errorAnswerKept =
  'Zużyto jeden kredyt, a odpowiedź jest zachowana. Pobranie obrazu jest bezpłatne.';

export const errors: typeof englishErrors = {
  INVALID_INPUT: {
    title: 'Jednego z wpisów nie można użyć.',
    cost: free,
    now: 'Sprawdź pola i spróbuj ponownie.',
  },
  FOREIGN_SENDER: { title: 'Headroom nie przyjął tej strony.', cost: free, now: 'Odśwież stronę.' },
  NOT_FOUND: {
    title: 'Tego już nie ma.',
    cost: free,
    now: 'Odśwież stronę albo wyszukaj zamówienie na ekranie startowym.',
  },
  WRONG_STEP: {
    title: 'Zamówienie jest teraz na innym kroku.',
    cost: free,
    now: 'Odśwież je i kontynuuj od kroku, który pokazuje.',
  },
  IMAGE_NOT_RECOGNISED: {
    title: 'Tego pliku nie można odczytać jako obrazu.',
    cost: free,
    now: 'Użyj pliku JPEG, PNG, WebP lub HEIC albo zrób ujęcie.',
  },
  IMAGE_TOO_LARGE: {
    title: 'Ten obraz jest za duży.',
    cost: free,
    now: `Użyj pliku, który ma najwyżej ${megapixels} megapikseli i ${megabytes}\u00a0MB, albo zrób ujęcie kamerą.`,
  },
  IMAGE_TOO_SMALL: {
    title: 'Ten obraz ma za mało pikseli na zdjęcie do dokumentów.',
    cost: free,
    now: 'Użyj większego obrazu albo zrób ujęcie kamerą.',
  },
  IMAGE_HEIC_UNREADABLE: {
    title: 'To obraz HEIC, a ten komputer nie odczytuje takich plików.',
    cost: free,
    now: 'Zapisz go jako JPEG i zaimportuj ten plik. Na iPhonie: Ustawienia, Aparat, Formaty, Najbardziej zgodny.',
  },
  IMAGE_DECODER_FAILED: {
    title: 'Obrazu nie udało się odczytać do końca.',
    cost: free,
    now: 'Spróbuj ponownie. Jeśli znów się nie uda, zapisz obraz w innym programie jako JPEG i użyj tego pliku.',
  },
  FOLDER_FILE_GONE: {
    title: 'Tego obrazu nie ma teraz w folderze.',
    cost: free,
    now: 'Sprawdź folder i sieć albo wybierz inny obraz.',
  },
  PHOTO_FILE_MISSING: {
    title: 'Brakuje pliku tego obrazu.',
    cost: free,
    now: 'Wybierz inne ujęcie albo zrób nowe.',
  },
  CAMERA_AWAY: {
    title: 'Aparat przestał odpowiadać.',
    cost: `Nie zapisano zdjęcia. ${free}`,
    now: 'Sprawdź jego kabel i zasilanie. Zrób kolejne ujęcie albo użyj innej kamery.',
  },
  CAMERA_BUSY: {
    title: 'Aparat jest jeszcze zajęty.',
    cost: `Nie zapisano zdjęcia. ${free}`,
    now: 'Poczekaj chwilę i zrób zdjęcie jeszcze raz.',
  },
  CAMERA_NO_FOCUS: {
    title: 'Aparat nie złapał ostrości.',
    cost: `Nie zrobiono zdjęcia. ${free}`,
    now: 'Skieruj punkt ostrości na oczy albo ustaw w obiektywie ostrość ręczną. Potem zrób zdjęcie jeszcze raz.',
  },
  CAMERA_CARD_FULL: {
    title: 'Karta aparatu jest pełna albo jej brakuje.',
    cost: `Nie zrobiono zdjęcia. ${free}`,
    now: 'Wymień kartę i zrób zdjęcie jeszcze raz. Albo użyj innej kamery.',
  },
  CAMERA_MIRROR_UP: {
    title: 'Lustro aparatu jest podniesione.',
    cost: `Nie zrobiono zdjęcia. ${free}`,
    now: 'Wyłącz w aparacie podnoszenie lustra i zrób zdjęcie jeszcze raz.',
  },
  CAMERA_RAW_ONLY: {
    title: 'Aparat zapisał plik RAW, a nie JPEG.',
    cost: `Nie zapisano zdjęcia. ${free}`,
    now: 'Ustaw aparat na JPEG albo na RAW i JPEG. Potem zrób zdjęcie jeszcze raz.',
  },
  CAMERA_FAILED: {
    title: 'Aparat nie zrobił zdjęcia.',
    cost: `Nie zapisano zdjęcia. ${free}`,
    now: 'Zrób zdjęcie jeszcze raz. Jeśli znów się nie uda, spójrz na wyświetlacz aparatu albo użyj innej kamery.',
  },
  SERVICE_NO_ACCOUNT: {
    title: 'Żadne konto nie jest połączone.',
    cost: freeRequest,
    now: 'Połącz konto w ustawieniach. Zamówienie poczeka.',
  },
  SERVICE_NO_HEADSHOT_ADDRESS: {
    title: 'Konto nie ma adresu do portretów.',
    cost: freeRequest,
    now: 'Wpisz podany przez usługę adres do portretów w ustawieniach, w sekcji Konto.',
  },
  SERVICE_CREDENTIALS: {
    title: 'Usługa nie przyjmuje tego klucza i tajnego klucza.',
    cost: freeRequest,
    now: 'Sprawdź je w ustawieniach konta. Zamówienie poczeka.',
  },
  SERVICE_NOT_ENABLED: {
    title: 'Ta funkcja nie jest włączona dla konta.',
    cost: freeRequest,
    now: 'Poproś dostawcę usługi o jej włączenie. Zamówienie poczeka.',
  },
  SERVICE_REQUEST_REFUSED: {
    title: 'Usługa nie przyjęła żądania.',
    cost: 'Nieprzyjęte żądanie z reguły nic nie kosztuje.',
    now: 'Sprawdź dokument i ujęcie, a potem spróbuj ponownie.',
  },
  SERVICE_IMAGE_REFUSED: {
    title: 'Usługa nie może użyć tego ujęcia.',
    cost: 'Nieprzyjęty obraz z reguły nic nie kosztuje.',
    now: 'Zrób nowe albo wybierz inne.',
    tooLarge: {
      title: 'Usługa zgłasza, że ten plik jest za duży.',
      cost: 'Nieprzyjęty plik z reguły nic nie kosztuje.',
      now: 'Wyślij mniejszą kopię albo użyj innego obrazu. Rozmiar kopii ustawia się w ustawieniach, w sekcji Usługa fotograficzna.',
    },
  },
  SERVICE_UNKNOWN_DOCUMENT: {
    title: 'Usługa nie zna tego dokumentu.',
    cost: freeRequest,
    now: 'Wybierz inny dokument.',
  },
  SERVICE_UNKNOWN_PHOTO: {
    title: 'Usługa nie ma już tego podglądu.',
    cost: freeRequest,
    now: 'Utwórz nowy podgląd z tego ujęcia.',
  },
  SERVICE_NO_FACE: {
    title: 'Usługa nie znalazła twarzy.',
    cost: 'Mógł zostać zużyty jeden kredyt na podgląd.',
    now: 'Zrób nowe ujęcie, na którym widać całą twarz.',
  },
  SERVICE_PROCESSING: {
    title: 'Usługa nie mogła przetworzyć obrazu.',
    cost: 'Mógł zostać zużyty jeden kredyt.',
    now: 'Sprawdź stan kredytów, zanim spróbujesz ponownie.',
  },
  SERVICE_CREDIT: {
    title: 'Na koncie nie ma już kredytów.',
    cost: freeRequest,
    now: 'Doładuj konto w usłudze. Zamówienie poczeka.',
  },
  SERVICE_BUSY: {
    title: 'Usługa jest zajęta.',
    cost: freeRequest,
    now: 'Poczekaj minutę, a potem spróbuj ponownie.',
  },
  SERVICE_UNREACHABLE: {
    title: 'Usługa jest nieosiągalna.',
    uncertain: 'Usługa nie dokończyła żądania.',
    cost: freeRequest,
    now: 'Sprawdź sieć i spróbuj ponownie. Ujęcia można robić w tym czasie dalej.',
  },
  SERVICE_CERTIFICATE: {
    title: 'Połączenie z usługą nie jest bezpieczne.',
    cost: 'Żądanie nie zostało wysłane i nic nie kosztowało.',
    now: 'Sprawdź zegar i sieć tego komputera oraz powiadom osobę, która się nim opiekuje.',
  },
  SERVICE_UNCERTAIN: {
    title: 'Nie wiadomo, jak zakończyło się żądanie.',
    cost: 'Mógł zostać zużyty jeden kredyt.',
    now: 'Podaj na tym ekranie, co o nim wiesz. Nic nie zostanie automatycznie wysłane ponownie.',
  },
  SERVICE_IMAGE_PENDING: {
    title: 'Zdjęcie powstało, ale jego obraz nie nadszedł.',
    cost: 'Zużyto jeden kredyt. Pobranie obrazu nic więcej nie kosztuje.',
    now: 'Pobierz obraz ponownie.',
    damaged: {
      title: 'Obraz nadszedł uszkodzony.',
      cost: 'Zużyto jeden kredyt. Pobranie obrazu nic więcej nie kosztuje.',
      now: 'Pobierz obraz ponownie: jego adres nadal działa.',
    },
    lost: {
      title: 'Obrazu nie można już pobrać.',
      cost: 'Zużyto jeden kredyt.',
      now: 'Ponowne uzyskanie obrazu może zużyć kolejny kredyt.',
    },
    unusable: {
      title: 'Obrazu, który przysłała usługa, nie można użyć.',
      cost: 'Zużyto jeden kredyt. Odebrane dane są zachowane w postaci zaszyfrowanej.',
      now: 'Ponowne uzyskanie obrazu może zużyć kolejny kredyt.',
    },
  },
  CALL_OPEN: {
    title: 'Żądanie dotyczące tego zdjęcia jest jeszcze otwarte.',
    cost: 'Nic więcej nie zużyto.',
    now: 'Poczekaj na nie albo podaj najpierw jego wynik, jeśli jest nieznany.',
  },
  CALLS_HELD: {
    title: 'Headroom zmienia właśnie konto, dane lub wersję.',
    cost: 'Nic nie wydrukowano i\u00a0nic nie zużyto.',
    now: 'Poczekaj, aż skończy, a potem spróbuj ponownie.',
  },
  FINAL_IN_DOUBT: {
    title: 'Gotowe zdjęcie może nie nadejść.',
    cost: 'Nie przyjęto pieniędzy i nic nie zużyto.',
    now: 'Poproś klienta, aby poczekał, albo przyjmij płatność mimo to.',
  },
  NO_PRINT_UNTOLD: {
    title: 'Urząd nie przyjmuje zdjęć na papierze, a klient o tym nie wie.',
    cost: 'Nie przyjęto pieniędzy i nic nie zużyto.',
    now: 'Powiedz to klientowi i potwierdź, że o tym wie, albo wybierz inny dokument.',
  },
  PART_PAID: {
    title: 'Część tego zamówienia jest już zapłacona.',
    cost: 'Nic nie zmieniono.',
    now: 'Przyjmij resztę płatności albo najpierw zwróć tę część.',
  },
  DISCOUNT_TOO_LARGE: {
    title: 'Rabat jest większy niż cena.',
    cost: 'Nic nie zmieniono.',
    now: 'Wpisz najwyżej cenę tej pozycji.',
  },
  DUE_CHANGED: {
    title: 'Płatności tego zamówienia różnią się już od tych na ekranie.',
    cost: 'To naciśnięcie niczego nie zapisało.',
    now: 'Odśwież zamówienie i przeczytaj kwoty jeszcze raz, zanim przyjmiesz lub zwrócisz pieniądze.',
  },
  TAKINGS_CHANGED: {
    title: 'Utarg różni się już od tego na ekranie.',
    cost: 'Niczego nie zamknięto.',
    now: 'Wczytaj dzień ponownie, przeczytaj nowe kwoty i zlicz kasę jeszcze raz.',
  },
  EDIT_LOCKED: {
    title: 'Urząd tego dokumentu zabrania zmienionych obrazów.',
    cost: free,
    now: 'Użyj ujęcia takiego, jakie zrobiono. Zmianę może dopuścić kierownik, z podaniem powodu, który zostanie zachowany.',
  },
  EXPORT_TARGET_GONE: {
    title: 'Tego folderu lub pendrive’a już nie ma.',
    cost: 'Nic nie zapisano i nic nie zużyto.',
    now: 'Włóż pendrive ponownie albo sprawdź folder, a potem spróbuj jeszcze raz. Możesz też wybrać inny folder lub pendrive.',
  },
  EXPORT_FAILED: {
    title: 'Nie udało się zapisać tam obrazów.',
    cost: 'Nic nie zużyto i nie został tam żaden niedokończony plik.',
    now: 'Usuń przyczynę albo wybierz inny folder lub pendrive, a potem spróbuj ponownie. Obrazy są bezpieczne w programie Headroom.',
  },
  SUPERVISOR_REQUIRED: {
    title: 'To może zrobić tylko kierownik.',
    cost: free,
    now: 'Odblokuj ustawienia PIN-em kierownika i zrób to jeszcze raz.',
  },
  PIN_NOT_SET: {
    title: 'Nie ustawiono jeszcze żadnego PIN-u.',
    cost: free,
    now: 'Najpierw ustaw PIN w ustawieniach, w sekcji Personel.',
  },
  PIN_WRONG: {
    title: 'Nieprawidłowy PIN.',
    cost: free,
    now: 'Spróbuj ponownie. Po pięciu błędnych próbach trzeba poczekać, a każda kolejna podwaja ten czas.',
  },
  PIN_WAIT: {
    title: 'Za dużo nieprawidłowych PIN-ów.',
    cost: free,
    now: 'Poczekaj, aż minie podany czas, i spróbuj ponownie. Zamówienia można w tym czasie prowadzić dalej.',
  },
  NAME_TAKEN: {
    title: 'Ta nazwa jest już używana.',
    cost: free,
    now: 'Wpisz inną nazwę.',
  },
  COUNTER_LOCKED: {
    title: 'Stanowisko jest zablokowane.',
    cost: free,
    now: 'Zaloguj się i zrób to jeszcze raz.',
  },
  KIOSK_LOCKED: {
    title: 'Tryb zablokowany jest włączony, a jego PIN-ów tu nie ma.',
    cost: free,
    now: 'Umieść dane studia z powrotem na miejscu albo poproś pomoc techniczną o zalogowanie się na inne konto tego komputera, zakończenie programu Headroom i usunięcie pliku kiosk-lock.json z folderu danych programu Headroom.',
  },
  LAST_SUPERVISOR: {
    title: 'Nie zostałby żaden inny kierownik.',
    cost: free,
    now: 'Najpierw dodaj innego kierownika z PIN-em.',
  },
  RECORDS_READ_ONLY: {
    title: 'Nie można zapisywać danych studia.',
    cost: free,
    now: 'Sprawdź dysk i uprawnienia. Istniejące dane można nadal czytać.',
  },
  RECORDS_DAMAGED: {
    title: 'Dane studia są uszkodzone.',
    cost: free,
    now: 'Nic nie usunięto. Powiadom osobę, która opiekuje się tym komputerem: z kopii zapasowej można przywrócić dane w ustawieniach, w sekcji Kopie zapasowe.',
  },
  RECORDS_MISSING: {
    title: 'Brak danych studia.',
    cost: free,
    now: 'Nic nie usunięto. Odśwież tę stronę: pokaże wtedy, co można zrobić.',
  },
  RECORDS_INCOMPLETE: {
    title: 'Może brakować części danych studia.',
    cost: 'Nic nie wysłano i nic nie zużyto.',
    now: 'Przeczytaj na czerwonym pasku u góry, czego może brakować, i spróbuj ponownie.',
  },
  RECORDS_NEWER: {
    title: 'Dane studia pochodzą z nowszej wersji programu Headroom.',
    cost: free,
    now: 'Zainstaluj nowszą wersję. Nic nie zmieniono.',
  },
  RECORDS_UNSAFE: {
    title: 'Ten dysk nie przechowuje danych w sposób niezawodny.',
    cost: 'Nic nie wysłano i nic nie zużyto.',
    now: 'Poproś o przeniesienie folderu danych na niezawodny dysk.',
  },
  RECORDS_CHECKING: {
    title: 'Dane studia są jeszcze sprawdzane.',
    cost: 'Nic nie wysłano i nic nie zużyto.',
    now: 'Poczekaj, aż zniknie informacja u góry ekranu, a potem spróbuj ponownie.',
  },
  RECORDS_BUSY: {
    title: 'Tych danych używa drugi Headroom albo inny program.',
    cost: free,
    now: 'Zamknij go albo pracuj dalej w nim, a potem spróbuj ponownie.',
  },
  DISK_FULL: {
    title: 'Dysk jest pełny.',
    uncertain: 'Dysk był pełny i nie udało się zapisać odpowiedzi.',
    cost: 'Ten krok nie zużył kredytu.',
    now: 'Zwolnij trochę miejsca i spróbuj ponownie. Wszystko, co dotąd zapisano, jest zachowane.',
  },
  DISK_FAILED: {
    title: 'Dysk zgłosił błąd.',
    uncertain: 'Dysk zgłosił błąd i nie udało się zapisać odpowiedzi.',
    cost: 'Ten krok nie zużył kredytu.',
    now: 'Spróbuj ponownie: wszystko, co dotąd zapisano, jest zachowane. Jeśli błąd wróci, sprawdź, czy jest kopia zapasowa, i oddaj dysk do sprawdzenia.',
  },
  KEYCHAIN_UNAVAILABLE: {
    title: 'Nie można użyć bazy kluczy.',
    cost: free,
    now: 'Odblokuj lub skonfiguruj bazę kluczy tego komputera, a potem spróbuj ponownie.',
  },
  PRINTER_UNKNOWN: {
    title: 'Nie ma takiej drukarki.',
    cost: 'Nie zużyto papieru.',
    now: 'Wybierz inną drukarkę.',
  },
  PRINTER_REFUSED: {
    title: 'Drukarka nie przyjęła wydruku.',
    cost: 'Nie zużyto papieru.',
    now: 'Sprawdź papier, pokrywę i kolejkę, a potem wydrukuj ponownie.',
  },
  PRINTER_STOPPED: {
    title: 'Kolejka tej drukarki jest zatrzymana.',
    cost: 'Nie zużyto papieru.',
    now: 'Wznów kolejkę, a potem wydrukuj ponownie. Wydruki, które już w niej czekają, będą pierwsze.',
  },
  PRINTER_RESUME_REFUSED: {
    title: 'Użytkownik tego komputera nie może wznowić drukarki.',
    cost: 'Nie zużyto papieru.',
    now: 'Poproś administratora o wykonanie polecenia „{command}” w terminalu tego komputera. Czekające wydruki zostaną wtedy wydrukowane.',
  },
  PRINTER_UNREACHABLE: {
    title: 'Drukarka jest nieosiągalna.',
    cost: 'Nie zużyto papieru.',
    now: 'Włącz ją i sprawdź kabel, a potem spróbuj ponownie.',
  },
  PRINTER_NOT_APPROVED: {
    title: 'Ta drukarka nie jest zatwierdzona do zdjęć do dokumentów na tym papierze.',
    cost: 'Nie zużyto papieru.',
    now: 'Skalibruj ją: wydrukuj arkusz kalibracyjny i wpisz pomiary. Możesz też wybrać inną drukarkę.',
  },
  PROFILE_WRONG: {
    title: 'Przy obecnych ustawieniach ta drukarka nie wydrukuje na tym papierze.',
    cost: 'Nie zużyto papieru.',
    now: 'Wybierz inny papier albo sprawdź ustawienia tej drukarki.',
  },
  SHEET_IMPOSSIBLE: {
    title: 'Zdjęcia nie mieszczą się na tym papierze.',
    cost: 'Nie zużyto papieru.',
    now: 'Wybierz większy papier, mniej zdjęć albo mniejszy odstęp i margines.',
  },
  SHEET_IN_USE: {
    title: 'Zapisany arkusz tego klienta jest otwarty w innym programie.',
    cost: free,
    now: 'Klient nie jest jeszcze trwale usunięty. Zamknij arkusz w tamtym programie, a potem trwale usuń klienta jeszcze raz.',
  },
  SHEET_MISSING: {
    title: 'Brakuje zapisanego pliku PDF albo jest on uszkodzony.',
    cost: free,
    now: 'Naciśnij „Drukuj ponownie” przy tym wydruku, aby zapisać go od nowa.',
  },
  PRINT_FILE_WRONG: {
    title: 'Arkusz ma niedokładne wymiary i nie został wydrukowany.',
    cost: 'Nie zużyto papieru.',
    now: 'Wybierz inny papier i powiadom osobę, która opiekuje się tym komputerem.',
  },
  PRINT_UNCERTAIN: {
    title: 'Nie wiadomo, czy się wydrukowało.',
    cost: 'Papier mógł zostać zużyty.',
    now: 'Spójrz na drukarkę i podaj, co wyszło.',
  },
  PRINT_NOT_MOVED: {
    title: 'Wydruk nie został przeniesiony.',
    cost: 'Do drugiej drukarki nic nie wysłano.',
    now: 'Przeczytaj wiersz tego wydruku. Jeśli jest tam pytanie, czy wydruk wyszedł, sprawdź tacę odbiorczą tej drukarki i odpowiedz.',
  },
  INTERNAL: {
    title: 'Wystąpił błąd w programie Headroom.',
    cost: 'Zamówienie jest zachowane w ostatnio zapisanym stanie.',
    now: 'Odśwież stronę i obejrzyj zamówienie, zanim cokolwiek powtórzysz.',
  },
};
