/** Demands of a document's authority beyond its measures, and the picture from which a photo is made. */
import type { documents as english } from '../en/documents.ts';

export const documents: typeof english = {
  source: 'Źródło: {source}',
  policy: {
    locked: {
      title: '{documents}: bez zmienionych obrazów',
      text: 'Użyj ujęcia takiego, jakie zrobiono. Zmieniony obraz może dopuścić kierownik, z podaniem powodu, który zostanie zachowany.',
    },
    warn: {
      title: '{documents}: zapytaj, zanim użyjesz zmienionego obrazu',
      text: 'Nie wiadomo tu, czy urząd przyjmuje zmienione obrazy.',
    },
  },
  policySources: {
    uk: 'brytyjskie zasady zdjęć paszportowych w kopii na stronie gov.tc/passports/photos: zdjęcie nie może być przerobione programem. Każdy brytyjski dokument podlega tu tym zasadom.',
    us: 'strony Departamentu Stanu i ambasad USA: od 2026 roku żadnych zmian programem, filtrami ani AI. Każdy amerykański dokument podlega tu tym zasadom.',
    ireland:
      'zasady irlandzkiego urzędu paszportowego dla fotografów, z drugiej ręki: zdjęcie bez zmian. Każdy irlandzki dokument podlega tu tym zasadom.',
    unknown: 'brak. Nikt jeszcze nie sprawdził zasad tego urzędu.',
  },
  notices: {
    'no-paper': {
      short: 'Nie przyjmuje papieru',
      title: '{documents}: zdjęcia na papierze nie są przyjmowane',
      text: 'W urzędzie zdjęcie na papierze zostanie odrzucone. Sprzedaj je tylko wtedy, gdy klient chce go użyć do czegoś innego.',
    },
    'code-only': {
      short: 'Przyjmuje kod, nie papier',
      title: '{documents}: kod lub plik, nie zdjęcie na papierze',
      text: 'Wniosek składa się w internecie, z kodem zdjęcia lub plikiem. Wydaj klientowi jedno z nich.',
    },
    'upload-only': {
      short: 'Przyjmuje plik, nie papier',
      title: '{documents}: plik, nie zdjęcie na papierze',
      text: 'Plik ze zdjęciem wysyła się razem z wnioskiem. Wydaj klientowi plik.',
    },
  },
  noticeSources: {
    germany:
      'niemieckie Federalne Ministerstwo Spraw Wewnętrznych: od 1 maja 2025 urzędy przyjmują tylko zdjęcia cyfrowe, zrobione na miejscu lub przesłane przez zarejestrowany zakład fotograficzny.',
    'uk-digital': 'tekst rządu brytyjskiego o cyfrowych zdjęciach paszportowych, z drugiej ręki.',
    'us-digital': 'strony ambasad USA o zdjęciach do formularzy internetowych.',
    'its-name': 'tylko nazwa dokumentu. Zapytaj klienta, jak składa wniosek.',
  },
  confirm: {
    ask: 'Czy klient o\u00a0tym wie i\u00a0chce zdjęcia do innego celu?',
    next: 'Klient wie, to do innego celu',
    done: 'Klient o tym wie i chce zdjęcia do innego celu.',
    change: 'Wybierz inny dokument',
  },
  versions: {
    title: 'Użycie do dokumentu',
    use: 'Użyj do dokumentu: {document}',
    useOriginal: 'Użyj ujęcia bez zmian, dokument: {document}',
    inUse: 'Używane do dokumentu: {document}',
    madeFrom: 'Podstawa zdjęcia: {what}',
    original: 'ujęcie bez zmian',
    version: 'wersja {number}, {tool}',
    tools: {
      original: 'bez zmian',
      aiEdit: 'edycja AI',
      removeBackground: 'usunięte tło',
      enhance: 'poprawiona jakość',
      fill: 'wypełnione tło',
      headshot: 'portret',
    },
    again: 'Podgląd powstanie jeszcze raz, co zużywa jeden kredyt na podgląd.',
    paid: 'Zdjęcie jest opłacone i nie można go już zmienić.',
    open: 'Żądanie dotyczące tego zdjęcia jest w toku albo nierozstrzygnięte.',
    none: 'Z tego ujęcia nie powstaje żaden dokument tego zamówienia.',
    retouched: 'Po retuszu: {tool}',
    retouchedOf: '{document}, po retuszu: {tool}',
    alt: 'Obraz po retuszu',
  },
  override: {
    title: 'Użyć zmienionego obrazu? Dokument: {document}',
    reason: 'Powód',
    reasonHint: 'Zachowywany na stałe, na przykład „do karty klubowej, nie do wniosku”.',
    do: 'Zezwól',
    keep: 'Zostaw bez zmian',
    logged: 'Headroom zapisuje, kto na to zezwala, kiedy i dlaczego. Tego wpisu nikt nie może usunąć.',
    unlock: 'Na użycie zmienionego obrazu może zezwolić tylko kierownik. PIN jest ważny dziesięć minut.',
  },
  overrides: {
    text: 'Wszystkie zmienione obrazy, których użyto, choć urząd dokumentu zabrania zmian. Nikt nie może zmienić ani usunąć wiersza.',
    loading: 'Wczytywanie zezwoleń',
    empty: 'Nie zezwolono jeszcze na żaden zmieniony obraz',
    emptyText: 'Gdy kierownik na to zezwoli, obraz pojawi się tu z podanym powodem.',
    more: 'Pokazano najnowsze ({count}).',
    when: 'Kiedy',
    order: 'Zamówienie',
    document: 'Dokument',
    picture: 'Obraz',
    reason: 'Powód',
    by: 'Zezwolenie',
    who: { supervisor: 'Kierownik, PIN-em', staff: 'Personel, PIN-u nie ustawiono' },
    open: 'Otwórz zamówienie {number}',
  },
  retouch: {
    step: 'Retusz',
    go: 'Retusz',
    open: 'Retusz do tego zamówienia jest w drodze.',
    uncertain: 'Wynik żądania retuszu jest nieznany.',
    settle: 'Zobacz',
  },
};

/** The studio's own formats: how they are chosen and cropped. */
export const formats = {
  group: 'Formaty studia',
  tag: 'Format studia',
  facts:
    'Format tego studia. Zdjęcie jest kadrowane tutaj z\u00a0ujęcia i\u00a0nie zużywa kredytu. To nie jest dokument urzędu.',
  background: 'Jak na ujęciu',
  thenNothing: 'Potem zdjęcie można wydrukować. Jest gotowe i\u00a0nie zużywa kredytu.',
  alt: 'Zdjęcie: {name}',
  crop: {
    go: 'Wykadruj zdjęcie: {name}',
    title: 'Kadr',
    doneTitle: 'Zdjęcie',
    stage: 'Kadr zdjęcia: {name}',
    keys: 'Strzałki przesuwają obraz o\u00a0pół milimetra, z\u00a0Shiftem o\u00a0pięć. Plus i\u00a0minus zmieniają powiększenie, przecinek i\u00a0kropka prostują, zero przywraca kadr.',
    hint: 'Przeciągnij, aby przesunąć. Powiększaj kółkiem lub dwoma palcami. Z\u00a0klawiatury: strzałki, + i\u00a0−, przecinek i\u00a0kropka, aby wyprostować, 0, aby przywrócić.',
    measuring: 'Mierzenie twarzy',
    use: 'Użyj tego kadru',
    useAnyway: 'Użyj mimo to',
    again: 'Wykadruj ponownie',
    reset: 'Przywróć kadr',
    zoom: 'Powiększenie',
    percent: '{value}%',
    level: 'Prostowanie',
    degrees: '{value}°',
    notMeasured: 'Nie zmierzono',
    above: 'Nad głową',
    pixels: 'Piksele ujęcia',
    soft: 'Ujęcie ma tu mniej pikseli niż {dpi}\u00a0dpi formatu. Wydruk może być mało ostry.',
    noFace: 'Nie znaleziono twarzy. Kadr zaczyna się na środku: wykadruj na oko',
    unmeasured: 'Nie udało się zmierzyć twarzy. Kadr zaczyna się na środku: wykadruj na oko',
    fault: {
      'too-far': 'Twarz za mała: {mm} zamiast {range}',
      'too-close': 'Twarz za duża: {mm} zamiast {range}',
      'cut-off': 'Głowa nie mieści się w całości na zdjęciu',
    },
    notYet: 'Jeszcze niewykadrowane',
    done: 'Wykadrowane',
  },
};
