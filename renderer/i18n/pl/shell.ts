/** The frame around every screen: strip, rail, keys, and the few texts that controls share. */
import type { shell as english } from '../en/shell.ts';

export const shell: typeof english = {
  ui: {
    sentence: '{title}.',
    moment: '{day}, {time}',
    inUnit: '{label}, {unit}',
    back: 'Wstecz',
    cancel: 'Anuluj',
    clearSearch: 'Wyczyść wyszukiwanie',
    pages: 'Pokazane wiersze',
    rowsOf: '{from}–{to} z\u00a0{count}',
    found: 'Nic nie znaleziono | Znaleziono 1 | Znaleziono {count} | Znaleziono {count}',
    previousRows: 'Poprzednie wiersze',
    nextRows: 'Następne wiersze',
    close: 'Zamknij',
    days: 'dni',
    details: 'Szczegóły',
    dismiss: 'Ukryj',
    hold: 'Aby kontynuować, przytrzymaj ten przycisk przez około sekundę.',
    holdHint: 'Przytrzymaj',
    holding: 'Trzymaj dalej',
    less: '{what}: mniej',
    mm: 'mm',
    more: '{what}: więcej',
    pictureMissing: 'Tego obrazu nie można odczytać',
  },
  scan: {
    ask: 'Otworzyć zamówienie {number}?',
    askText:
      'Zeskanowano jego kod. Rozpoczęta praca pozostaje bez zmian. Nie zostanie zachowana tylko kwota wpisana i jeszcze niezapisana.',
    stay: 'Zostań tutaj',
    open: 'Otwórz zamówienie {number}',
    erased: 'Obrazy zamówienia {number} są trwale usunięte',
    erasedText: 'Usunięto je {day}. Zamówienie ma nadal dokumenty, płatność i pokwitowanie.',
    unknown: 'Żadne zamówienie tego studia nie ma tego kodu',
    unknownText:
      'To nie jest kod z pokwitowania ani odcinka albo pochodzi z innego studia lub komputera. Nic nie zmieniono.',
    busy: 'Zamknij otwarte okno i\u00a0zeskanuj ponownie',
    busyText: 'Zamówienie {number} zeskanowano, gdy otwarte było okno. Nic nie zmieniono.',
  },
  keys: {
    ArrowDown: '↑ ↓',
    Delete: 'Delete',
    Enter: 'Enter',
    Escape: 'Esc',
    Space: 'Spacja',
  },
  screens: {
    label: 'Ekrany',
    desk: 'Start',
    order: 'Zamówienie',
    customers: 'Klienci',
    codes: 'Kody',
    retouch: 'Retusz',
    headshots: 'Portrety',
    faceMatch: 'Twarze',
    prints: 'Wydruki',
    takings: 'Dzień',
    settings: 'Ustawienia',
    keys: 'Skróty',
  },
  strip: {
    lights: 'Usługa, kamera i\u00a0drukarka',
    lightOf: '{meaning} ({name})',
    noStudio: 'Headroom',
    practice: 'SZKOLENIE',
    previewsLeft:
      'Brak podglądów | Został {count} podgląd | Zostały {count} podglądy | Zostało {count} podglądów',
    fewLeft:
      'Brak podglądów | Został tylko {count} podgląd | Zostały tylko {count} podglądy | Zostało tylko {count} podglądów',
    service: {
      ok: 'Usługa: gotowa',
      warn: 'Usługa: sprawdź konto',
      bad: 'Usługa: nieosiągalna',
      off: 'Usługa: jeszcze nie sprawdzono',
    },
    camera: {
      ok: 'Kamera: gotowa',
      warn: 'Kamera: niegotowa',
      bad: 'Kamera: brak obrazu',
      off: 'Kamera: nieużywana',
    },
    printer: {
      off: 'Drukarka: jeszcze nie sprawdzono',
      ok: 'Drukarka: gotowa',
      gone: 'Drukarka: brak',
      held: '{printer}: {trouble}',
      answer: '{printer}: czy się wydrukowało?',
      failed: '{printer}: wydruk nieudany',
    },
    morePrinters:
      '{words} | {words} i\u00a0jeszcze 1 drukarka | {words} i\u00a0jeszcze {count} drukarki | {words} i\u00a0jeszcze {count} drukarek',
    printsLeft:
      '{printer}: brak wydruków | {printer}: został tylko {count} wydruk | {printer}: zostały tylko {count} wydruki | {printer}: zostało tylko {count} wydruków',
  },
  shortcuts: {
    title: 'Klawisze',
    text: 'Wszystko można zrobić bez myszy. Tab przechodzi między elementami.',
    enter: 'Następny krok, w\u00a0prawym dolnym rogu',
    hold: 'Przytrzymaj: kontynuuj mimo czerwonej oceny',
    escape: 'Wstecz albo zamknij to, co otwarte',
    newOrder: 'Nowe zamówienie',
    customers: 'Klienci',
    openingCheck: 'Na ekranie startowym: kontrola przed otwarciem; tam: sprawdź ponownie',
    change: 'Zmień dane klienta na ekranie',
    merge: 'Scal klienta na ekranie z\u00a0innym',
    again: 'Rozpocznij takie zamówienie jak zaznaczone',
    search: 'Szukaj',
    space: 'Zrób zdjęcie lub nowe ujęcie; dodaj kolejny dokument',
    person: 'Przy ujęciu: wybierz osobę',
    age: 'Przy ujęciu: osoba dorosła, dziecko, niemowlę',
    payment: 'Przy płatności: gotówka, karta, inne',
    list: 'Ruch po liście lub wynikach wyszukiwania; Home, End',
    row: 'Ruch między dokumentami, ujęciami i\u00a0portretami',
    zoom: 'Porównywane obrazy: większe, mniejsze, całe, 100%',
    compare: 'Przesuń porównywane obrazy lub suwak; Shift: większy krok',
    tools: 'Retusz: edycja AI, tło, jakość, kolor',
    remind: 'W kodzie: przypomniano telefonicznie, e-mail, następny kod, cofnij',
    marks: 'Zachowaj lub pomiń zaznaczony portret',
    print: 'Drukuj zachowane portrety',
    export: 'Eksportuj obraz po retuszu albo zachowane portrety',
    layout: 'Przy wydaniu: ułóż arkusz',
    crop: 'Kadr: przesuwanie, powiększenie, prostowanie, przywracanie; Shift: dalej',
    sheet: 'Na arkuszu: obróć, usuń. Strzałki przesuwają; Shift: większy krok',
    lock: 'Zablokuj stanowisko, gdy dodano personel',
    help: 'Ta lista',
  },
  stopped: {
    title: 'Headroom zatrzymał się lub został uruchomiony ponownie',
    gone: 'Żadne zamówienie nie przepadło: każde jest zachowane na swoim kroku. Jeśli Headroom się zatrzymał, uruchom go ponownie na tym komputerze. Potem otwórz najnowszy adres, który pokazuje w terminalu.',
    refused:
      'Żadne zamówienie nie przepadło. Headroom został uruchomiony ponownie i nie rozpoznaje już tej strony: otwórz najnowszy adres, który pokazuje w terminalu.',
    trying:
      'Ta strona próbuje się połączyć co dwie sekundy i wróci automatycznie, gdy tylko będzie to możliwe.',
  },
  blocked: {
    'read-only':
      'Dane studia można czytać, ale nie można ich zapisywać. Dopóki to nie zostanie naprawione, nie można przyjmować zamówień ani płatności.',
    'disk-full':
      'Dysk jest prawie pełny. Zwolnij trochę miejsca: do tego czasu nie jest wysyłane nic, co kosztuje kredyty.',
    'unsafe-disk':
      'Ten dysk nie przechowuje danych w sposób niezawodny. Dopóki to nie zostanie naprawione, nie jest wysyłane nic, co kosztuje kredyty.',
    'records-incomplete':
      'Może brakować części danych studia. Dopóki nie przeczytasz, czego może brakować, nie jest wysyłane nic, co kosztuje kredyty.',
    checking:
      'Headroom sprawdza dane studia, jak przy każdym uruchomieniu. Możesz w tym czasie pracować. Do końca sprawdzania nie jest wysyłane nic, co kosztuje kredyty.',
  },
  opening: {
    title: 'Otwieranie programu Headroom',
    long: 'Po aktualizacji lub przerwie w zasilaniu trwa to dłużej. Nic nie przepadło: zostaw tę stronę otwartą.',
  },
  keychain: {
    nothing: 'Nic nie przepadło i nic nie zostało wysłane.',
    unchanged: 'Headroom niczego nie zmienił i niczego nie wysłał.',
    holds: 'W bazie kluczy tego komputera jest konto studia i klucz jego danych.',
    fileHolds: 'Plik na tym komputerze zawiera klucz danych szkoleniowych.',
    waiting:
      'Headroom automatycznie próbuje ponownie i otworzy się, gdy tylko będzie to możliwe. Czeka od {time}.',
    again: 'Spróbuj ponownie',
    locked: {
      title: 'Baza kluczy jest zablokowana',
      now: 'Naciśnij „Spróbuj ponownie” i wpisz hasło bazy kluczy. Jeśli żadne okno o nie nie pyta, wyloguj się z tego komputera i zaloguj ponownie swoim hasłem.',
    },
    silent: {
      title: 'Baza kluczy nie odpowiada',
      now: 'Poszukaj okna, które pyta o hasło bazy kluczy, może jest za tym oknem, i wpisz hasło. Jeśli go nie ma, wyloguj się z tego komputera i zaloguj ponownie.',
    },
    missing: {
      title: 'Baza kluczy nie jest uruchomiona',
      now: 'Wyloguj się z tego komputera i zaloguj ponownie. Jeśli ta strona wróci, poproś pomoc techniczną o uruchomienie bazy kluczy: w systemie Linux jest to GNOME Keyring lub inna usługa Secret Service. Tryb szkoleniowy pozostaje zamknięty, aby nikt nie przyjął w nim prawdziwego zamówienia.',
    },
    'entry-damaged': {
      title: 'Konta w\u00a0bazie kluczy nie można odczytać',
      now: 'Zamknij program Headroom i poproś pomoc techniczną o wykonanie polecenia „npm run account -- clear”. Potem uruchom program Headroom i połącz konto ponownie. Zamówienia są zachowane.',
    },
    'key-missing': {
      title: 'Brakuje klucza danych studia',
      now: 'Wpisz klucz odzyskiwania studia. Jeśli go nie ma, poproś pomoc techniczną o przywrócenie wpisu „vault-key” programu „Headroom” w bazie kluczy, a potem naciśnij „Spróbuj ponownie”. Bez tego klucza nie można otworzyć ani danych, ani zdjęć.',
    },
    'key-damaged': {
      title: 'Klucz danych studia jest uszkodzony',
      now: 'Wpisz klucz odzyskiwania studia. Jeśli go nie ma, poproś pomoc techniczną o przywrócenie wpisu „vault-key” programu „Headroom” w bazie kluczy, a potem naciśnij „Spróbuj ponownie”. Bez tego klucza nie można otworzyć ani danych, ani zdjęć.',
    },
    'key-other': {
      title: 'Dane studia mają inny klucz',
      now: 'Klucz w bazie kluczy tego komputera ich nie otwiera: pochodzą z innego komputera albo bazę kluczy wymieniono. Wpisz klucz odzyskiwania, który należy do tych danych. Jeśli go nie ma, poproś pomoc techniczną o przywrócenie wpisu „vault-key” programu „Headroom” w bazie kluczy, a potem naciśnij „Spróbuj ponownie”.',
    },
    'key-file-open': {
      title: 'Inni mogą odczytać klucz danych szkoleniowych',
      now: 'Zezwól na odczyt pliku vault.key w folderze „practice” w folderze danych programu Headroom tylko użytkownikowi tego komputera, a potem naciśnij „Spróbuj ponownie”.',
    },
    'key-file-missing': {
      title: 'Brakuje klucza danych szkoleniowych',
      now: 'Umieść kopię pliku vault.key z powrotem w folderze „practice” w folderze danych programu Headroom, a potem naciśnij „Spróbuj ponownie”. Jeśli jej nie ma, usuń ten folder: tryb szkoleniowy zacznie się wtedy od pustych danych.',
    },
    'key-file-other': {
      title: 'Dane szkoleniowe mają inny klucz',
      now: 'Umieść należący do nich plik vault.key z powrotem w folderze „practice” w folderze danych programu Headroom, a potem naciśnij „Spróbuj ponownie”. Jeśli go nie ma, usuń ten folder: tryb szkoleniowy zacznie się wtedy od pustych danych.',
    },
    'key-file-damaged': {
      title: 'Klucz danych szkoleniowych jest uszkodzony',
      now: 'Umieść kopię pliku vault.key z powrotem w folderze „practice” w folderze danych programu Headroom, a potem naciśnij „Spróbuj ponownie”.',
    },
  },
  missing: {
    title: 'Brak danych studia',
    what: 'Pliku records.sqlite nie ma w jego folderze, choć są tam obrazy, klucz lub plik studio.mark. Headroom niczego nie usunął, niczego nie wysłał i nie rozpoczął nowych danych.',
    lastOrder: 'Ostatnie zamówienie',
    lastChange: 'Ostatnia zmiana',
    unknown: 'Nie wiadomo',
    putBack:
      'Poszukaj pliku records.sqlite w koszu lub w kopii folderu danych. Umieść go z powrotem w folderze „studio” w folderze danych programu Headroom, a potem naciśnij „Spróbuj ponownie”. Jeśli plik przepadł, przywróć kopię zapasową.',
    putBackPractice:
      'Poszukaj pliku records.sqlite w koszu lub w kopii folderu danych. Umieść go z powrotem w folderze „practice” w folderze danych programu Headroom, a potem naciśnij „Spróbuj ponownie”.',
    orNew:
      'Jeśli pliku nie da się znaleźć, zapytaj kierownika, czy rozpocząć nowe dane. Headroom nie będzie wtedy znał klientów, zamówień, płatności i kodów ze starych danych.',
    again: 'Spróbuj ponownie',
    still: 'Pliku records.sqlite nadal nie ma w jego folderze. Nic nie zmieniono.',
    startNew: 'Rozpocznij nowe dane',
    newTitle: 'Rozpocząć nowe dane?',
    newText:
      'Ekran startowy będzie pusty. Stare obrazy pozostają bez zmian w folderze „set-aside” obok nowych danych, ale Headroom już ich nie pokazuje ani nie usuwa. Personel i PIN-y trzeba dodać od nowa. Jeśli ostatni numer jest znany, żaden numer zamówienia nie zostanie użyty dwa razy.',
  },
  gap: {
    read: 'Przeczytaj, czego może brakować',
    title: 'Może brakować części danych studia',
    reasons: {
      older:
        'Headroom otworzył starszą kopię danych albo przepadła ich ostatnia część. Nie ma tu późniejszych zamówień, płatności i kodów.',
      other: 'Dane pochodzą z innego studia lub innego komputera. Nie ma tu zamówień tego studia.',
      unknown:
        'Pliku studio.mark, który podaje, czy dane są pełne, brakuje albo jest uszkodzony. Headroom nie może ustalić, czy brakuje zamówień.',
      fresh: 'Rozpoczęto nowe dane.',
    },
    had: 'W\u00a0tych danych',
    expected: 'Znane programowi Headroom',
    lastChange: 'Ostatnia zmiana',
    lastOrder: 'Ostatnie zamówienie',
    none: 'Nie wiadomo',
    cost: 'Nic nie usunięto i nic nie wysłano. Żądania, których tu brakuje, mogły zużyć kredyty.',
    now: 'Jeśli masz nowszy plik, zamknij program Headroom, umieść plik na miejscu i uruchom program ponownie. Jeśli nie, kontynuuj z tymi danymi. Obrazy bez zamówienia są przechowywane 30 dni.',
    next: 'Następne numery: zamówienie {order}, pokwitowanie {receipt}, zwrot {refund}, zamknięcie {closing}. Niższe numery, których nie ma w tych danych, mogły już zostać użyte i są pomijane.',
    accept: 'Kontynuuj z\u00a0tymi danymi',
    later: 'Nie teraz',
  },
  credit: {
    look: 'Kredyty i\u00a0stan',
    read: 'Przeczytane',
    more: 'I jeszcze jedno ostrzeżenie. | I jeszcze {count} ostrzeżenia. | I jeszcze {count} ostrzeżeń.',
    'few-previews': {
      title:
        'Nie został żaden podgląd. | Został tylko {count} podgląd. | Zostały tylko {count} podglądy. | Zostało tylko {count} podglądów.',
      few: 'Doładuj konto w usłudze, zanim się skończą.',
      none: 'Nie można utworzyć podglądu, dopóki konto nie zostanie doładowane w usłudze. Zamówienia czekają bez zmian.',
    },
    'few-photos': {
      title:
        'Nie zostało żadne zdjęcie bez podglądu. | Zostało tylko {count} zdjęcie bez podglądu. | Zostały tylko {count} zdjęcia bez podglądu. | Zostało tylko {count} zdjęć bez podglądu.',
      few: 'Doładuj konto w usłudze, zanim się skończą.',
      none: 'Nie można utworzyć zdjęcia, dopóki konto nie zostanie doładowane w usłudze. Zamówienia czekają bez zmian.',
    },
    trial: {
      ends: 'Bezpłatny okres próbny kończy się dziś o {time}. | Bezpłatny okres próbny kończy się jutro, {date}. | Bezpłatny okres próbny kończy się za {count} dni, {date}. | Bezpłatny okres próbny kończy się za {count} dni, {date}.',
      endsText: 'Później zdjęcia wymagają subskrypcji w usłudze.',
      ended: 'Bezpłatny okres próbny skończył się {date}.',
      endedText: 'Zdjęcia wymagają teraz subskrypcji w usłudze.',
    },
    differs: {
      previews:
        'Pozostałe podglądy według usługi: {said}, według własnych żądań programu Headroom: {expected}.',
      photos:
        'Pozostałe zdjęcia bez podglądu według usługi: {said}, według własnych żądań programu Headroom: {expected}.',
      text: 'Z konta może korzystać inny komputer albo żądanie nieoczekiwanie zużyło kredyt. Ważna jest liczba podana przez usługę.',
    },
  },
};
