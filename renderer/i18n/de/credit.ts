import type { credit as english } from '../en/credit.ts';

/** The service's answer about the account: its health, its state, its credit, and its enabled features. */
export const credit: typeof english = {
  title: 'Guthaben und Status',
  text: 'Der jetzige Stand des Kontos beim Dienst. Die Abfrage ist kostenlos.',
  practiceText:
    'Es ist kein Konto verbunden: Das ist der Übungsdienst auf diesem Computer. Sein Guthaben ist nicht echt.',
  loading: 'Der Dienst wird abgefragt',
  again: 'Erneut abfragen',
  checkedAt: 'Abgefragt um {time}\u00a0Uhr',
  failed: 'Die Zahlen unten stammen aus der letzten Antwort des Dienstes.',
  service: 'Dienst',
  health: {
    good: 'In Betrieb',
    goodText: 'Laut Dienst ist alles in Ordnung.',
    other: 'Ungewöhnlicher Zustand',
    otherText: 'Der Dienst meldet seinen Zustand als „{word}“. Fotos können fehlschlagen oder länger dauern.',
    unknown: 'Antwortet, Zustand unbekannt',
    unknownText: 'Das Konto konnte abgefragt werden, der Zustand des Dienstes nicht.',
  },
  account: 'Konto',
  accountStates: { FREE_TRIAL: 'Testphase', SUBSCRIBED: 'Mit Abonnement' },
  accountTexts: {
    FREE_TRIAL: 'Das Konto wird kostenlos getestet. Nach der Testphase ist für Fotos ein Abonnement nötig.',
    SUBSCRIBED: 'Das Konto hat ein Abonnement.',
  },
  unknownState: 'Der Dienst sagt „{word}“',
  unknownText: 'Headroom kennt dieses Wort noch nicht und sperrt deswegen nichts.',
  trialEnds: 'Die Testphase endet am {date}',
  trialEnded: 'Die Testphase endete am {date}',
  trialEndUnknown: 'Der Dienst sagt nicht, wann die Testphase endet.',
  trialDays: 'Sie endet heute. | Noch ein Tag. | Noch {count} Tage.',
  subscription: 'Abonnement',
  noSubscription: 'Keines',
  noSubscriptionText: 'Der Dienst nennt für dieses Konto kein Abonnement.',
  subscriptionSilent: 'Keine Angabe',
  subscriptionSilentText: 'Der Dienst sagt nicht, in welchem Zustand das Abonnement ist.',
  subscriptionStates: {
    SUBSCRIPTION_PENDING: 'Noch nicht aktiv',
    SUBSCRIPTION_COMPLETE: 'Aktiv',
    SUBSCRIPTION_FAILED: 'Fehlgeschlagen',
    SUBSCRIPTION_DELETED: 'Gelöscht',
    SUBSCRIPTION_CANCELED: 'Gekündigt',
  },
  subscriptionTexts: {
    SUBSCRIPTION_PENDING:
      'Es ist bestellt und wartet auf den Beginn. Dauert das länger, fragen Sie den Dienst.',
    SUBSCRIPTION_COMPLETE: 'Es läuft.',
    SUBSCRIPTION_FAILED:
      'Die Einrichtung oder Bezahlung ist fehlgeschlagen. Beheben Sie das im Konto beim Dienst.',
    SUBSCRIPTION_DELETED:
      'Es ist endgültig gelöscht. Für weitere Fotos schließen Sie beim Dienst ein neues ab.',
    SUBSCRIPTION_CANCELED:
      'Bis zum Ende der bezahlten Zeit kann es weiterlaufen, deshalb wird hier nichts gesperrt. Danach ist für Fotos ein neues nötig.',
  },
  credit: 'Guthaben',
  previews: 'Vorschauen',
  previewsText: 'Fotos mit Wasserzeichen, vor der Zahlung erstellt',
  photos: 'Direktfotos',
  photosText: 'Fotos, die sofort und ohne Vorschau entstehen',
  left: '{left} von {quota} übrig',
  leftOnly: 'Nichts übrig | {count} übrig | {count} übrig',
  leftUnknown: 'Keine Angabe',
  quotaOnly: '{quota} insgesamt, keine Angabe zum Rest',
  resetsAt: 'Die Zähler beginnen am {date} um {time}\u00a0Uhr neu.',
  resetUnknown: 'Der Dienst sagt nicht, wann das Guthaben neu beginnt.',
  creditUnknown: 'Der Dienst nennt kein Guthaben für dieses Konto.',
  counting:
    'Der Dienst sagt nicht, welche Anfragen Guthaben verbrauchen. Headroom vergleicht das übrige Guthaben mit den eigenen Anfragen.',
  abilities: 'Wofür das Konto freigeschaltet ist',
  abilitiesText:
    'Einige Funktionen muss der Dienst freischalten. Abfragen lässt sich das nicht: Headroom erfährt es, wenn eine zum ersten Mal verwendet wird.',
  names: { aiEdit: 'KI-Bearbeitung', headshots: 'Porträts', faceMatch: 'Gesichtsvergleich' },
  abilityStates: {
    enabled: 'Freigeschaltet',
    'not-enabled': 'Nicht freigeschaltet',
    unknown: 'Noch unbekannt',
  },
  abilityTexts: {
    enabled: 'Mit diesem Konto hat das schon funktioniert.',
    'not-enabled': 'Der Dienst hat das abgelehnt. Bitten Sie ihn, es für dieses Konto freizuschalten.',
    unknown:
      'Mit diesem Konto wurde das noch nicht verwendet. Wird es dann abgelehnt, bitten Sie den Dienst um die Freischaltung.',
  },
  needsHeadshotAddress: 'Dafür ist eine eigene Adresse nötig: Geben Sie unter Konto die Porträtadresse ein.',
};
