/** E-mail to customers. */
import type { mail as englishMail, mailSettings as englishSettings } from '../en/mail.ts';

export const mail: typeof englishMail = {
  button: 'Wyślij e-mailem…',
  title: 'Wysyłka e-mailem',
  text: 'Wyślij tylko to, o co prosi klient. E-mail nie jest szyfrowany na całej drodze: dostawcy poczty mogą go przeczytać.',
  address: 'Adres e-mail klienta',
  addressHint: 'Przed wysłaniem przeczytaj adres klientowi.',
  addressWrong: 'Wpisz cały adres e-mail',
  attachments: 'Załączniki',
  parts: {
    final: 'Zdjęcie',
    sheet: 'Arkusz (PDF)',
    slip: 'Odcinek z\u00a0kodem (PDF)',
    receipt: 'Pokwitowanie (PDF)',
    record: 'Protokół zdjęcia (PDF)',
  },
  foreignSheet: 'Na arkuszu są zdjęcia z innego zamówienia, dlatego nie można go załączyć.',
  from: 'Nadawca: {address}, konto pocztowe studia.',
  practice:
    'Tryb szkoleniowy: e-mail zostanie naprawdę wysłany. W temacie jest napis PRACTICE, a na zdjęciach znak wodny.',
  chooseAddress: 'Wpisz adres',
  chooseParts: 'Wybierz załączniki',
  send: 'Wyślij na {address}',
  close: 'Zamknij',
  notSetUp: 'E-mail nie jest skonfigurowany',
  notSetUpText:
    'Headroom wysyła e-maile z własnego konta pocztowego studia. Skonfiguruj je w ustawieniach, w sekcji E-mail.',
  toSettings: 'Skonfiguruj e-mail',

  listTitle: 'E-mail',
  states: {
    waiting: 'Czeka na wysłanie',
    sending: 'Wysyłanie',
    sent: 'Wysłano',
    refused: 'Nie wysłano',
    unknown: 'Czy został wysłany?',
    left: 'Nie wiadomo, czy wysłano',
    cancelled: 'Anulowano',
  },
  to: '{address} · {time}',
  nextTry: 'Następna próba o {time}.',
  unknownText:
    'Połączenie zostało przerwane, gdy wiadomość była już w drodze. Poproś klienta o sprawdzenie poczty, także folderu ze spamem.',
  reminder: 'Przypomnienie o\u00a0kodzie zdjęcia',
  reply: 'Serwer poczty: {reply}',
  sendAgain: 'Wyślij ponownie',
  arrived: 'E-mail dotarł',
  leave: 'Zostaw bez zmian',
  cancel: 'Anuluj',
  troubles: {
    'not-set-up': {
      title: 'E-mail nie jest skonfigurowany',
      now: 'Skonfiguruj go w ustawieniach, w sekcji E-mail.',
    },
    'no-password': {
      title: 'Brakuje hasła konta pocztowego',
      now: 'Wpisz je w ustawieniach, w sekcji E-mail. Hasło należy do jednego serwera i jednej nazwy użytkownika.',
    },
    keychain: {
      title: 'Nie można otworzyć bazy kluczy tego komputera',
      now: 'Odblokuj ją: jest w niej hasło konta pocztowego.',
    },
    'host-not-found': {
      title: 'Nie znaleziono serwera poczty',
      now: 'Sprawdź nazwę serwera i połączenie tego komputera z internetem.',
    },
    'no-connection': {
      title: 'Serwer poczty jest nieosiągalny',
      now: 'Sprawdź port i połączenie tego komputera z internetem. Może je blokować zapora sieciowa.',
    },
    timeout: {
      title: 'Serwer poczty nie odpowiada',
      now: 'Sprawdź port i szyfrowanie: port 465 szyfruje od początku, port 587 przez STARTTLS.',
    },
    'hung-up': {
      title: 'Serwer poczty przerwał połączenie',
      now: 'Za kilka minut może znów działać.',
    },
    'no-tls': {
      title: 'Serwer poczty nie oferuje tu bezpiecznego szyfrowania',
      now: 'Wybierz inne szyfrowanie albo inny port. Headroom nie wysyła niczego bez szyfrowania.',
    },
    certificate: {
      title: 'Certyfikat serwera poczty nie jest zaufany',
      now: 'Sprawdź nazwę serwera i datę tego komputera. Jeśli są poprawne, zapytaj dostawcę poczty.',
    },
    login: {
      title: 'Serwer poczty odmówił zalogowania',
      now: 'Sprawdź nazwę użytkownika i hasło. Niektórzy dostawcy wymagają osobnego hasła dla programów.',
    },
    sender: {
      title: 'Serwer poczty nie przyjął adresu nadawcy',
      now: 'Wpisz jako nadawcę adres, który należy do konta pocztowego.',
    },
    recipient: {
      title: 'Serwer poczty nie przyjął adresu klienta',
      now: 'Zapytaj klienta o adres i wyślij e-mail ponownie na właściwy.',
    },
    'too-large': {
      title: 'E-mail jest za duży dla serwera poczty',
      now: 'Wyślij mniej załączników naraz albo wyeksportuj zdjęcia na nośnik.',
    },
    'no-space': {
      title: 'Skrzynka odbiorcy lub serwer poczty nie ma miejsca',
      now: 'Poproś klienta o zwolnienie miejsca albo o inny adres.',
    },
    busy: {
      title: 'Serwer poczty nie przyjmuje teraz wiadomości',
      now: 'Większość serwerów przyjmuje ją nieco później.',
    },
    content: {
      title: 'Serwer poczty nie przyjął wiadomości',
      now: 'Jego odpowiedź podaje powód. Zapytaj dostawcę poczty albo przekaż pliki klientowi w inny sposób.',
    },
    protocol: {
      title: 'To nie jest serwer poczty albo nie wpuszcza tego komputera',
      now: 'Sprawdź nazwę serwera i port.',
    },
    erased: {
      title: 'Część zawartości tego e-maila została tymczasem trwale usunięta',
      now: 'Wyślij nowy e-mail z tym, co jeszcze jest.',
    },
    'not-composed': {
      title: 'Nie udało się utworzyć załączników',
      now: 'Spróbuj ponownie albo zapisz pliki i wyślij je z innego programu.',
    },
    'code-ended': {
      title: 'Kod zdjęcia stracił ważność przed wysłaniem przypomnienia',
      now: 'Zadzwoń do klienta. Nowy kod wymaga nowego zdjęcia.',
    },
  },
};

export const mailSettings: typeof englishSettings = {
  title: 'E-mail',
  text: 'Własne konto pocztowe studia do wysyłania tego, co klienci chcą dostać e-mailem. Serwer, port i szyfrowanie podaje pomoc dostawcy poczty.',
  host: 'Serwer poczty wychodzącej (SMTP)',
  hostHint: 'Na przykład smtp.example.com. Zostaw puste, aby nie wysyłać e-maili.',
  hostWrong: 'Wpisz nazwę serwera, bez https:// i\u00a0bez spacji',
  security: 'Szyfrowanie',
  securities: { tls: 'SSL/TLS', starttls: 'STARTTLS' },
  port: 'Port',
  user: 'Nazwa użytkownika',
  userMissing: 'Wpisz nazwę użytkownika konta pocztowego',
  password: 'Hasło',
  passwordKept: 'Hasło jest w bazie kluczy tego komputera. Zostaw puste, aby je zachować.',
  passwordMissing:
    'Nie ma jeszcze hasła do tego serwera i użytkownika. Zostanie zapisane w bazie kluczy tego komputera.',
  senderName: 'Nazwa nadawcy',
  senderNameHint: 'Zostaw puste, aby użyć nazwy studia.',
  senderAddress: 'Adres nadawcy',
  test: 'Próba',
  testAddress: 'Adres dla próbnego e-maila',
  testButton: 'Wyślij próbny e-mail',
  testFirst: 'Najpierw zapisz serwer i hasło.',
  testing: 'Wysyłanie próbnego e-maila',
  testSent: 'Serwer poczty przyjął próbny e-mail. Poszukaj go w skrzynce {address}.',
  practice:
    'Tryb szkoleniowy ma własne konto pocztowe. Wysyła prawdziwe e-maile z napisem PRACTICE w temacie.',
};
