/** The studio's account at the photo service: connecting it, changing it, and leaving it. */
import type { account as english } from '../../en/settings/account.ts';

const practiceIs =
  'W trybie szkoleniowym zdjęcia powstają na tym komputerze, nic nie kosztują i mają napis PRACTICE. Zamówienia szkoleniowe są oddzielone od prawdziwych.';

export const account: typeof english = {
  title: 'Konto',
  text: 'Konto w usłudze fotograficznej, które jest obciążane za prawdziwe zdjęcia.',
  connected: 'Połączone',
  connectedText: 'Prawdziwe zdjęcia powstają na tym koncie.',
  disconnect: 'Odłącz konto',
  change: 'Zmień konto',
  keep: 'Zachowaj to konto',
  connect: 'Sprawdź i\u00a0zapisz',
  setPinFirst: 'Najpierw dodaj personel',
  needsPin: 'Przed połączeniem konta dodaj kierownika z PIN-em: dzięki temu nikt inny nie zmieni konta.',
  connectTitle: 'Połączenie konta',
  changeTitle: 'Zmiana konta',
  connectText:
    'Adres, klucz i tajny klucz są podane na koncie w usłudze. Przed zapisaniem zostaną sprawdzone. To nic nie kosztuje.',
  region: 'Region',
  regions: { us: 'Stany Zjednoczone', eu: 'Unia Europejska', other: 'Inny region' },
  address: 'Adres usługi',
  addressHint:
    'Podany przez usługę dla tego regionu. Zaczyna się od https://. Konto działa tylko w swoim regionie.',
  headshotAddress: 'Adres do portretów',
  headshotAddressHint:
    'Tylko jeśli studio oferuje portrety: usługa podaje dla nich osobny adres. W przeciwnym razie zostaw pole puste.',
  key: 'Klucz API',
  secret: 'Tajny klucz API',
  secretHint:
    'Oba klucze trafiają do bazy kluczy tego komputera, w której system przechowuje hasła. Nie są już nigdy pokazywane.',
  host: 'Usługa',
  headshotHost: 'Portrety',
  noHeadshotHost: 'Brak adresu do portretów',
  credentials: 'Klucz i\u00a0tajny klucz',
  credentialsKept: 'W\u00a0bazie kluczy tego komputera, nigdy niepokazywane',
  toStatus: 'Zobacz kredyty i\u00a0stan',
  leaveTitle: 'Odłączyć konto?',
  leaveText:
    'Oba klucze zostaną usunięte z tego komputera i zacznie się tryb szkoleniowy. Zamówienia z tego konta zostają na komputerze i będą znów widoczne po jego ponownym połączeniu.',
  leave: 'Odłącz konto',
  stay: 'Zachowaj połączenie',
  open: {
    title:
      'Żadne żądanie nie jest otwarte | Najpierw trzeba rozstrzygnąć {count} żądanie do usługi | Najpierw trzeba rozstrzygnąć {count} żądania do usługi | Najpierw trzeba rozstrzygnąć {count} żądań do usługi',
    text: 'Konta nie można zmienić, dopóki usługa może jeszcze odpowiedzieć: można by stracić opłacony obraz. Otwórz każde z tych żądań i podaj tam jego wynik.',
    sent: 'W\u00a0toku',
    uncertain: 'Wynik nieznany',
    settled: 'Wszystko jest rozstrzygnięte. Możesz zmienić konto.',
    noName: 'Nie ma jeszcze nazwiska',
    retouch: 'Retusz',
    headshots: 'Portrety',
    faceMatch: 'Porównanie twarzy',
  },
  practice: {
    'no-account': `Tryb szkoleniowy jest włączony, bo żadne konto nie jest połączone. ${practiceIs}`,
    'no-keychain': `Tryb szkoleniowy jest włączony, bo ten komputer nie ma bazy kluczy, a konto nie jest przechowywane nigdzie indziej. ${practiceIs}`,
  },
  practiceNow: {
    'no-keychain':
      'Poproś osobę, która opiekuje się tym komputerem, o skonfigurowanie bazy kluczy (w systemie Linux jest to „Secret Service”, na przykład GNOME Keyring). Potem uruchom ponownie program Headroom i połącz tutaj konto.',
  },
  fields: {
    baseUrl: 'Tego adresu nie można użyć. Skopiuj go z konta w usłudze, bez niczego przed nim i po nim.',
    headshotBaseUrl:
      'Tego adresu nie można użyć. Skopiuj go z usługi albo zostaw pole puste, jeśli studio nie oferuje portretów.',
    apiKey: 'Tego klucza nie można użyć. Skopiuj go jeszcze raz w całości, bez spacji i podziału wiersza.',
    apiSecret:
      'Tego tajnego klucza nie można użyć. Skopiuj go jeszcze raz w całości, bez spacji i podziału wiersza.',
  },
  reasons: {
    'not-an-address': 'To nie jest adres internetowy. Powinien wyglądać tak: https://name.example.',
    'not-https': 'Adres musi zaczynać się od https://, aby połączenie było bezpieczne.',
    'has-extra-parts': 'Wpisz tylko adres, bez znaku zapytania, znaku # oraz nazwy i hasła.',
    empty: 'Pole wymagane.',
    'too-long': 'Wpis jest za długi.',
    'control-character': 'Wpis zawiera podział wiersza lub niewidoczny znak. Skopiuj go jeszcze raz.',
  },
  /** By error code, and by its reason where that changes what to do. */
  failures: {
    SERVICE_CREDENTIALS: {
      title: 'Usługa nie przyjmuje tego klucza i tajnego klucza.',
      now: 'Skopiuj oba jeszcze raz z konta i sprawdź, czy należą do niego region i adres: konto działa tylko w swoim regionie.',
    },
    SERVICE_NOT_ENABLED: {
      title: 'Usługa zna klucz, ale funkcja nie jest włączona dla konta.',
      now: 'Poproś dostawcę usługi o jej włączenie.',
    },
    SERVICE_CERTIFICATE: {
      title: 'Połączenie z tym adresem nie jest bezpieczne.',
      now: 'Certyfikat jest nieważny. Sprawdź adres litera po literze i zegar tego komputera, a potem powiadom osobę, która opiekuje się siecią. Headroom nie wyśle klucza takim połączeniem.',
    },
    SERVICE_UNREACHABLE: {
      title: 'Usługa jest nieosiągalna.',
      now: 'Sprawdź sieć tego komputera i adres, a potem spróbuj ponownie.',
    },
    'SERVICE_UNREACHABLE-name-not-found': {
      title: 'Nie ma takiego adresu.',
      now: 'Sprawdź adres usługi litera po literze oraz to, czy ten komputer jest połączony z siecią.',
    },
    'SERVICE_UNREACHABLE-connection-refused': {
      title: 'Pod tym adresem nic nie odpowiada.',
      now: 'Sprawdź adres. Jeśli jest poprawny, usługa może mieć przerwę: spróbuj ponownie za kilka minut.',
    },
    'SERVICE_UNREACHABLE-network-unreachable': {
      title: 'Ten komputer nie jest połączony z siecią.',
      now: 'Sprawdź kabel lub Wi-Fi, a potem spróbuj ponownie.',
    },
    'SERVICE_UNREACHABLE-time-out': {
      title: 'Usługa nie odpowiedziała na czas.',
      now: 'Sprawdź sieć i adres, a potem spróbuj ponownie.',
    },
    'SERVICE_UNREACHABLE-tls': {
      title: 'Nie udało się nawiązać bezpiecznego połączenia.',
      now: 'Serwer pod tym adresem nie używa poprawnie https. Sprawdź adres.',
    },
    SERVICE_BUSY: {
      title: 'Usługa jest zajęta.',
      now: 'Poczekaj minutę, a potem spróbuj ponownie.',
    },
    SERVICE_PROCESSING: {
      title: 'Usługa zgłosiła błąd wewnętrzny.',
      now: 'Spróbuj ponownie za kilka minut. Jeśli błąd się powtarza, zapytaj dostawcę usługi.',
    },
    SERVICE_REQUEST_REFUSED: {
      title: 'Serwer pod tym adresem nie przyjął żądania.',
      now: 'Sprawdź, czy to adres podany przez usługę.',
    },
    'SERVICE_UNREACHABLE-not-the-service': {
      title: 'Serwer pod tym adresem nie jest usługą fotograficzną.',
      now: 'Sprawdź adres. W sieci dla gości otwórz najpierw dowolną stronę: sieć może wymagać zalogowania.',
    },
    'SERVICE_UNREACHABLE-broken-off': {
      title: 'Połączenie zostało przerwane.',
      now: 'Sprawdź sieć tego komputera, a potem spróbuj ponownie.',
    },
    'SERVICE_UNREACHABLE-unavailable': {
      title: 'Usługa zgłasza, że jest niedostępna.',
      now: 'Spróbuj ponownie za kilka minut. Jeśli to się powtarza, zapytaj dostawcę usługi.',
    },
    KEYCHAIN_UNAVAILABLE: {
      title: 'Usługa przyjęła konto, ale baza kluczy go nie zapisała.',
      now: 'Odblokuj bazę kluczy tego komputera, uruchom ponownie program Headroom i połącz konto jeszcze raz.',
    },
    CALL_OPEN: {
      title: 'Żądanie z obecnego konta jest jeszcze otwarte.',
      now: 'Najpierw podaj jego wynik. Lista jest powyżej.',
    },
    SUPERVISOR_REQUIRED: {
      title: 'Ustawienia zablokowały się automatycznie.',
      now: 'Odblokuj je PIN-em kierownika i spróbuj ponownie.',
    },
  },
  nothingKept: 'Nic nie zapisano i nic nie zużyto.',
};
