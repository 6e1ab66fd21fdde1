import { photoCodeDays } from '../../../shared/photo-code.ts';
import type { codes as english } from '../en/codes.ts';

export const codes: typeof english = {
  pageTitle: 'Kody zdjęć',
  pageText: `Wszystkie wydane tu brytyjskie kody zdjęć, wpisywane w internetowym wniosku o brytyjski paszport. Kod jest ważny ${photoCodeDays} dni i nie oznacza akceptacji zdjęcia.`,
  lists: {
    label: 'Które kody pokazać',
    toRemind: 'Do przypomnienia',
    counted: '{list}: {count}',
    all: 'Wszystkie kody',
    toRemindText:
      'Kody, które tracą ważność w ciągu siedmiu dni, bez wniosku i bez przypomnienia. Otwórz pierwszy i przejdź po kolei wszystkie.',
    nobody: 'Nikt nie czeka na przypomnienie',
    nobodyHint: 'Kody są tu widoczne przez ostatnie siedem dni, aż odnotujesz wniosek lub przypomnienie.',
  },
  open: 'Otwórz kod {code}, klient: {name}',
  noContact: 'Brak numeru telefonu i\u00a0adresu e-mail',
  hoursLeft:
    'Traci ważność za niecałą godzinę | {left} · traci ważność za {count} godzinę | {left} · traci ważność za {count} godziny | {left} · traci ważność za {count} godzin',
  linkedShort: 'We wniosku od {date}',
  remindedPhone: 'Przypomniano telefonicznie, {date}',
  remindedEmail: 'Przypomniano e-mailem, {date}',
  remindedQueued: 'E-mail z\u00a0przypomnieniem czeka na wysłanie, {date}',
  mailNotSent: 'E-mail z przypomnieniem nie został wysłany.',
  mailUnknown: 'Nie wiadomo, czy e-mail z przypomnieniem został wysłany.',
  actBy: '{act} · {by}',
  dialog: {
    title: 'Kod zdjęcia: {name}',
    copy: 'Kopiuj kod',
    copied: 'Skopiowano',
    linked: 'Kod jest już użyty we wniosku',
    linkedHint: 'Kod znika wtedy z ekranu startowego i z przypomnień. Od tej chwili należy do tego wniosku.',
    byPhone: 'Przypomniano telefonicznie',
    byEmail: 'Wyślij przypomnienie na {address}',
    takeBack: 'Cofnij przypomnienie',
    noReminder: 'Klientowi jeszcze nie przypomniano',
    mailFailed: 'Zamówienie {number} pokazuje przyczynę i może wysłać e-mail ponownie.',
    noted: {
      phone: 'Odnotowano: {name}, przypomniano telefonicznie.',
      email: 'E-mail z przypomnieniem jest w drodze ({name}). Jeśli nie zostanie wysłany, kod tu wróci.',
    },
    toRemind: 'Do przypomnienia: {count}',
    next: 'Następny kod',
    slipPrint: 'Drukuj odcinek',
    slipSent: 'Odcinek wysłano do drukarki {printer}.',
    slipReason: 'Dlaczego odcinek jest drukowany ponownie?',
    slipReasonHint: 'Jest już na papierze. Podaj powód, zostanie zachowany.',
    slipAgain: 'Drukuj ponownie',
    slipSave: 'Zapisz odcinek',
    slipSaved: 'Odcinek zapisano jako plik.',
    slipMail: 'Wyślij odcinek e-mailem',
    mailed: 'Odcinek idzie na adres {address}. Zamówienie pokaże, kiedy został wysłany albo dlaczego nie.',
    ended:
      'Nieważnego kodu nie można odnowić. Nowy kod wymaga nowego zdjęcia, a jego podgląd i gotowe zdjęcie znów zużywają kredyty.',
    endedDirect:
      'Nieważnego kodu nie można odnowić. Nowy kod wymaga nowego zdjęcia, które znów zużywa 1 kredyt.',
    again: 'Nowe zamówienie jak {number}',
    order: 'Zamówienie {number}',
    close: 'Zamknij',
  },
  search: 'Szukaj kodu: nazwisko, telefon, numer zamówienia lub kod',
  count: 'ważne: {valid} · nieważne: {ended}',
  incomplete:
    'Kodów szukano tylko w najnowszych pasujących zamówieniach. Wpisz więcej, aby zawęzić wyszukiwanie.',
  ended: 'Nieważny',
  title: 'Brytyjski kod zdjęcia',
  titlePractice: 'Brytyjski kod zdjęcia · PRACTICE',
  qr: 'Kod QR: {code}',
  until: 'Ważny do: {date}',
  daysLeft: 'Traci ważność dziś | Został {count} dzień | Zostały {count} dni | Zostało {count} dni',
  endsToday: 'Traci ważność dziś o\u00a0{time}',
  expired: 'Nieważny od {date}',
  slipShort: 'Odcinek',
  slipOf: 'Odcinek: {name}',
  noApproval: 'Kod przekazuje zdjęcie do urzędu paszportowego. Nie oznacza akceptacji zdjęcia.',
  clockBehind:
    'Zegar tego komputera spóźnia się względem zegara usługi zdjęć, który wskazuje {when}. Pozostałe dni i godziny liczone są według usługi. Ustaw zegar w ustawieniach systemu.',
  dateDoubt: 'Sprawdź datę, zanim wydasz odcinek',
  dateDoubtBoth:
    'Przy wydaniu kodu data usługi to {service}, a data tego komputera to {counter}. {countedFrom}',
  dateDoubtCounter:
    'Przy wydaniu kodu data tego komputera to {counter}, a usługa nie podała daty. {countedFrom}',
  countedFrom: {
    counter: `Okres ${photoCodeDays} dni liczy się od daty tego komputera. Jeśli jest błędna, powiedz klientowi, że kodu trzeba użyć jeszcze dziś.`,
    service: `Okres ${photoCodeDays} dni liczy się od daty usługi. Popraw zegar tego komputera: inne daty na jego ekranach też są błędne.`,
  },
  dateDoubtShort: 'Sprawdź datę',
  missing:
    'Usługa przysłała zdjęcie bez kodu, choć ten dokument go ma. Samo zdjęcie można wydrukować. O kod zapytaj dostawcę usługi.',
  loading: 'Wczytywanie kodów',
  none: 'Nie wydano jeszcze żadnego kodu',
  noneHint:
    'Zamówienie na brytyjski paszport kończy się kodem zdjęcia. Kod jest tu widoczny z liczbą dni do końca.',
  notFound: 'Brak kodów pasujących do „{text}”',
  notFoundHint:
    'Spróbuj wpisać początek nazwiska lub kodu, co najmniej trzy cyfry telefonu albo numer zamówienia.',
  columns: { code: 'Kod', customer: 'Klient', left: 'Pozostało', until: 'Ważny do', slip: 'Odcinek' },
};
