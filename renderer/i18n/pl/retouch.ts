/** The retouch session: one picture, its tools, and every version made with them. */
import type { retouch as english } from '../en/retouch.ts';

export const retouch: typeof english = {
  title: 'Retusz',
  inspector: 'Narzędzia do tego obrazu',
  list: {
    text: 'Jeden obraz ze wszystkimi wersjami, które z niego powstały. Oryginał nigdy się nie zmienia.',
    new: 'Wybierz obraz',
    pick: 'Wybór obrazu do retuszu',
    drop: 'Plik obrazu można upuścić w dowolnym miejscu tej strony. Z kilku brany jest pierwszy.',
    none: 'Nie ma jeszcze retuszu',
    noneHint: 'Wybierz obraz z pliku, kamery lub zamówienia. W zamówieniu prowadzi tu także krok ujęcia.',
    loading: 'Wczytywanie obrazów…',
    list: 'Obrazy po retuszu, od najnowszych',
    ofOrder: 'Zamówienie {number}',
    onItsOwn: 'Bez zamówienia',
    starting: 'Otwieranie obrazu…',
  },
  versions: 'Nie ma jeszcze wersji | Jedna wersja | {count} wersje | {count} wersji',
  attention: {
    'under-way': 'Zmiana jest w\u00a0drodze',
    'uncertain-call': 'Wynik nieznany',
    'uncertain-print': 'Czy się wydrukowało?',
  },
  opening: 'Otwieranie obrazu…',
  back: {
    order: 'Wróć do zamówienia',
    list: 'Wszystkie obrazy',
    tool: 'Zamknij narzędzie',
  },
  erasedAfter: 'Trwałe usunięcie nastąpi automatycznie {date}.',
  history: 'Wersje',
  original: 'Oryginał',
  version: '{number} · {what}',
  used: 'w\u00a0użyciu',
  pickVersion: '{name}, {pixels}',
  made: {
    original: 'Oryginał',
    aiEdit: 'Edycja AI',
    removeBackground: 'Usunięte tło',
    removeBackgroundFast: 'Szybko usunięte tło',
    enhance: 'Poprawiona jakość',
    enhanceScale: 'Poprawiona jakość ×{scale}',
    enhanceFace: 'Poprawiona jakość, także twarzy',
    enhanceScaleFace: 'Poprawiona jakość ×{scale}, także twarzy',
    fill: 'Tło {colour}',
    headshot: 'Portret',
  },
  pixels: '{width}\u00a0×\u00a0{height}\u00a0px',
  see: 'przezroczyste',
  madeFrom: 'z\u00a0wersji {number}',
  madeFromOriginal: 'z\u00a0oryginału',
  compareWith: 'Porównaj z',
  doubts: {
    'format-differs': 'Usługa przysłała inny typ pliku niż w żądaniu.',
    'image-size-differs': 'Liczba pikseli obrazu nie zgadza się z tym, co podała usługa.',
    'count-differs': 'Usługa przysłała inną liczbę obrazów niż w żądaniu.',
  },
  flattened: 'Obraz wrócił bez przezroczystości, więc nie można zmienić koloru tła.',
  tools: {
    title: 'Wybierz narzędzie',
    fromOriginal: 'Każde tworzy nową wersję z oryginału.',
    from: 'Każde tworzy nową wersję z wersji {number}.',
    fillHint: 'Po usunięciu tła możesz umieścić za osobą dowolny kolor.',
    aiEdit: {
      name: 'Edycja AI',
      rule: 'Poprawia tylko to, co trzeba: głowę, wyraz twarzy, okulary, światło, nieostrość. Nie wybiera wymiarów dokumentu i nie obiecuje przyjęcia zdjęcia.',
      do: 'Edytuj z\u00a0AI · 1 kredyt',
      under: 'Trwa edycja AI',
    },
    removeBackground: {
      name: 'Usuń tło',
      rule: 'Usuwa wszystko, co jest za osobą. Nie kadruje.',
      do: 'Usuń tło · 1 kredyt',
      under: 'Trwa usuwanie tła',
    },
    enhance: {
      name: 'Popraw jakość',
      rule: 'Wyostrza i powiększa. Nie ocenia osoby ani tego, czy urząd przyjąłby obraz.',
      do: 'Popraw jakość · 1 kredyt',
      under: 'Trwa poprawianie jakości',
    },
    fill: {
      name: 'Kolor tła',
      rule: 'Powstaje na tym komputerze: bezpłatnie, bez kredytu.',
      do: 'Zachowaj to tło · bezpłatnie',
    },
  },
  /** How long a tool takes, and the limit in the settings: in minutes, or in seconds. */
  usual: {
    minutes:
      'Zwykle mniej niż pół minuty, najwyżej jedna minuta. | Zwykle mniej niż pół minuty, najwyżej {count} minuty. | Zwykle mniej niż pół minuty, najwyżej {count} minut.',
    seconds:
      'Zwykle mniej niż pół minuty, najwyżej jedna sekunda. | Zwykle mniej niż pół minuty, najwyżej {count} sekundy. | Zwykle mniej niż pół minuty, najwyżej {count} sekund.',
  },
  usualFast: {
    minutes:
      'Zwykle kilka sekund, najwyżej jedna minuta. | Zwykle kilka sekund, najwyżej {count} minuty. | Zwykle kilka sekund, najwyżej {count} minut.',
    seconds:
      'Zwykle kilka sekund, najwyżej jedna sekunda. | Zwykle kilka sekund, najwyżej {count} sekundy. | Zwykle kilka sekund, najwyżej {count} sekund.',
  },
  quality: 'Jakość',
  best: 'Najlepsze krawędzie',
  fast: 'Szybko',
  format: 'Typ pliku wyniku',
  formats: {
    PNG: 'PNG',
    JPEG: 'JPEG',
  },
  keepsTransparency: 'Usunięte tło pozostaje przezroczyste.',
  losesTransparency: 'JPEG nie ma przezroczystości: koloru tła nie można potem wybrać.',
  scale: 'Rozmiar',
  scaleOf: '×{scale}',
  scaleStays: 'Rozmiar się nie zmienia.',
  scaleText: 'Każdy bok {scale} razy dłuższy.',
  face: 'Popraw także twarz',
  faceHint: 'Obejrzyj potem dokładnie: skóra może wyjść zbyt gładka.',
  behind: 'Za osobą',
  backgrounds: {
    transparent: 'Przezroczyste',
    white: 'Białe',
    grey: 'Jasnoszare',
    custom: 'Inny kolor',
  },
  custom: 'Kolor',
  customHint: 'W postaci #RRGGBB, na przykład #E6E2D8.',
  customPick: 'Wybierz kolor',
  customWrong: 'Wpisz # i sześć cyfr lub liter od A do F.',
  leave: 'Możesz wyjść z tej strony: żądanie trwa dalej i nie można go anulować, a wynik czeka tutaj.',
  leaveDo: 'Zostaw na razie',
  leaveDoubt:
    'Nie wiesz? Zostaw to i obsłuż następnego klienta: wszystkie wersje są zachowane, a żądanie czeka na ekranie Retusz jako „Wynik nieznany”.',
  backToOrder: 'Wróć do zamówienia',
  export: 'Eksportuj…',
  erase: 'Trwale usuń teraz',
  eraseTitle: 'Trwale usunąć „{name}” i\u00a0wszystkie wersje?',
  eraseText:
    'Oryginał i wszystkie wersje zostaną teraz trwale usunięte z tego komputera. Wyeksportowane pliki pozostają na swoim miejscu.',
  eraseDo: 'Trwale usuń obraz i\u00a0wersje',
  eraseKeep: 'Zachowaj',
  trouble: {
    other: 'Wybierz inny obraz',
    shot: 'Wróć do ujęcia',
    account: 'Otwórz konto',
    retry: 'Spróbuj ponownie · 1 kredyt',
    kept: 'Wszystkie wersje są zachowane.',
    title: {
      SERVICE_IMAGE_REFUSED: 'Usługa nie może użyć tego obrazu.',
    },
    cost: {
      SERVICE_NO_FACE: 'Mógł zostać zużyty jeden kredyt.',
    },
    now: {
      SERVICE_NO_ACCOUNT: 'Połącz konto w ustawieniach, a potem spróbuj ponownie.',
      SERVICE_CREDENTIALS: 'Sprawdź klucz i tajny klucz w ustawieniach konta, a potem spróbuj ponownie.',
      SERVICE_NOT_ENABLED:
        'Poproś dostawcę usługi o włączenie tego narzędzia dla konta. Inne narzędzia mogą w tym czasie działać.',
      SERVICE_REQUEST_REFUSED: 'Spróbuj z innymi ustawieniami, inną wersją lub innym narzędziem.',
      SERVICE_IMAGE_REFUSED:
        'Spróbuj z inną wersją lub innym obrazem: może na nim nie być nikogo albo jest kilka osób.',
      SERVICE_NO_FACE:
        'To narzędzie potrzebuje twarzy jednej osoby. Wybierz obraz, na którym widać całą twarz.',
      SERVICE_CREDIT: 'Doładuj konto w usłudze, a potem spróbuj ponownie.',
      SERVICE_UNREACHABLE: 'Sprawdź sieć, a potem spróbuj ponownie. Kolor tła można w tym czasie zmieniać.',
      PHOTO_FILE_MISSING: 'Kontynuuj z inną wersją albo wybierz obraz jeszcze raz.',
      CALL_OPEN: 'Poczekaj na nie albo podaj najpierw jego wynik.',
      NOT_FOUND:
        'Obraz został trwale usunięty w studiu albo minął jego okres przechowywania. Wybierz obraz jeszcze raz.',
      INTERNAL: 'Odśwież stronę i obejrzyj wersje, zanim cokolwiek powtórzysz.',
    },
  },
};
