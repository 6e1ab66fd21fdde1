/** The service's answer about the account: its health, its state, its credit, and its enabled features. */
import type { credit as english } from '../en/credit.ts';

export const credit: typeof english = {
  title: 'Kredyty i\u00a0stan',
  text: 'Bieżący stan konta według usługi. Sprawdzenie jest bezpłatne.',
  practiceText:
    'Żadne konto nie jest połączone: to szkoleniowa usługa na tym komputerze. Jej kredyty nie są prawdziwe.',
  loading: 'Sprawdzanie w\u00a0usłudze',
  again: 'Sprawdź ponownie',
  checkedAt: 'Sprawdzono o\u00a0{time}',
  failed: 'Poniższe liczby pochodzą z ostatniej odpowiedzi usługi.',
  service: 'Usługa',
  health: {
    good: 'Działa',
    goodText: 'Usługa zgłasza, że wszystko jest w porządku.',
    other: 'Nietypowy stan',
    otherText: 'Usługa podaje swój stan jako „{word}”. Zdjęcia mogą się nie udać albo potrwać dłużej.',
    unknown: 'Odpowiada, stan nieznany',
    unknownText: 'Konto udało się sprawdzić, stanu usługi nie.',
  },
  account: 'Konto',
  accountStates: { FREE_TRIAL: 'Bezpłatny okres próbny', SUBSCRIBED: 'Subskrypcja' },
  accountTexts: {
    FREE_TRIAL: 'Trwa okres próbny konta. Po jego końcu zdjęcia wymagają subskrypcji.',
    SUBSCRIBED: 'Konto ma subskrypcję.',
  },
  unknownState: 'Usługa podaje „{word}”',
  unknownText: 'Headroom nie zna jeszcze tego słowa i niczego z jego powodu nie blokuje.',
  trialEnds: 'Okres próbny kończy się {date}',
  trialEnded: 'Okres próbny skończył się {date}',
  trialEndUnknown: 'Usługa nie podaje, kiedy kończy się okres próbny.',
  trialDays: 'Kończy się dziś. | Został jeden dzień. | Zostały {count} dni. | Zostało {count} dni.',
  subscription: 'Subskrypcja',
  noSubscription: 'Brak',
  noSubscriptionText: 'Usługa nie podaje żadnej subskrypcji tego konta.',
  subscriptionSilent: 'Nie podano',
  subscriptionSilentText: 'Usługa nie podaje stanu subskrypcji.',
  subscriptionStates: {
    SUBSCRIPTION_PENDING: 'Jeszcze nieaktywna',
    SUBSCRIPTION_COMPLETE: 'Aktywna',
    SUBSCRIPTION_FAILED: 'Nieudana',
    SUBSCRIPTION_DELETED: 'Usunięta',
    SUBSCRIPTION_CANCELED: 'Anulowana',
  },
  subscriptionTexts: {
    SUBSCRIPTION_PENDING:
      'Jest zamówiona i czeka na uruchomienie. Jeśli to trwa długo, zapytaj dostawcę usługi.',
    SUBSCRIPTION_COMPLETE: 'Działa.',
    SUBSCRIPTION_FAILED: 'Uruchomienie lub opłata nie powiodły się. Popraw to na koncie w usłudze.',
    SUBSCRIPTION_DELETED: 'Usunięto ją na stałe. Aby robić dalsze zdjęcia, wykup nową w usłudze.',
    SUBSCRIPTION_CANCELED:
      'Może działać do końca opłaconego okresu, dlatego nic nie jest tu zablokowane. Później zdjęcia wymagają nowej.',
  },
  credit: 'Kredyty',
  previews: 'Podglądy',
  previewsText: 'Zdjęcia ze znakiem wodnym, wykonywane przed zapłatą',
  photos: 'Zdjęcia bez podglądu',
  photosText: 'Zdjęcia wykonywane od razu, bez podglądu',
  left: 'Pozostało {left} z\u00a0{quota}',
  leftOnly: 'Nic nie zostało | Został {count} | Zostały {count} | Zostało {count}',
  leftUnknown: 'Nie podano',
  quotaOnly: 'Łącznie {quota}, liczby pozostałych nie podano',
  resetsAt: 'Liczniki zaczynają się od nowa {date} o {time}.',
  resetUnknown: 'Usługa nie podaje, kiedy kredyty zaczynają się od nowa.',
  creditUnknown: 'Usługa nie podaje kredytów tego konta.',
  counting:
    'Usługa nie podaje, które żądania zużywają kredyty. Headroom porównuje pozostałe kredyty z własnymi żądaniami.',
  abilities: 'Co jest włączone dla konta',
  abilitiesText:
    'Niektóre funkcje musi włączyć usługa. Nie można jej o to zapytać z programu: Headroom dowiaduje się tego przy pierwszym użyciu.',
  names: { aiEdit: 'Edycja AI', headshots: 'Portrety', faceMatch: 'Porównanie twarzy' },
  abilityStates: {
    enabled: 'Włączone',
    'not-enabled': 'Niewłączone',
    unknown: 'Jeszcze nie wiadomo',
  },
  abilityTexts: {
    enabled: 'Funkcja zadziałała na tym koncie.',
    'not-enabled': 'Usługa odmówiła. Poproś dostawcę usługi o włączenie tej funkcji dla tego konta.',
    unknown:
      'Funkcji nie użyto jeszcze na tym koncie. Jeśli usługa odmówi, poproś jej dostawcę o włączenie tej funkcji.',
  },
  needsHeadshotAddress: 'Potrzebny jest osobny adres: wpisz adres do portretów w sekcji Konto.',
};
