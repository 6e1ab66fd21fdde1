import type { lostCalls as english } from '../../en/data/lost-calls.ts';

/** Requests that may have used credit, and that restored records do not have. */
export const lostCalls: typeof english = {
  banner:
    'Eine Anfrage, die Guthaben verbraucht haben kann, ist neuer als die wiederhergestellte Sicherung. | {count} Anfragen, die Guthaben verbraucht haben können, sind neuer als die wiederhergestellte Sicherung.',
  open: 'Anfragen ansehen',
  title: 'Anfragen nach der Sicherung',
  text: 'Sicherung: {when}. Diese Anfragen kamen danach und können Guthaben verbraucht haben. Arbeiten Sie sie ab und haken Sie jede ab.',
  order: 'Auftrag {number}',
  withoutOrder: 'Kein Auftrag',
  photoId: 'Foto-ID beim Dienst',
  back: 'Das Ergebnis ist wieder im Auftrag. Nichts zu tun.',
  reasons: {
    'no-order':
      'Der Auftrag fehlt in den wiederhergestellten Studiodaten. Wird das Foto noch gebraucht, legen Sie einen neuen Auftrag an: Das kann wieder Guthaben verbrauchen. Der Dienst kennt das Foto unter seiner ID.',
    'not-paid':
      'Der Auftrag ist wieder da, aber nicht seine Zahlung. Wurde bezahlt, erfassen Sie die Zahlung dort und fordern Sie das fertige Foto an: Es wird dasselbe Foto über seine ID abgerufen, was wieder Guthaben verbrauchen kann.',
    'photo-changed':
      'Das Foto des Auftrags ist nicht mehr dasselbe. Öffnen Sie den Auftrag. Wird das Foto gebraucht, erstellen Sie es erneut: Das kann wieder Guthaben verbrauchen.',
    'no-picture':
      'Das Bild kam nicht an oder fehlt. Erstellen Sie das Foto erneut, wenn es gebraucht wird: Das kann wieder Guthaben verbrauchen.',
    'no-photo': 'Erstellen Sie es erneut, wenn es noch gebraucht wird: Das kann wieder Guthaben verbrauchen.',
    'unknown-outcome':
      'Niemand weiß, ob sie Guthaben verbraucht hat. Vergleichen Sie mit der Liste des Dienstes.',
    erased: 'Der Kundeneintrag wurde gelöscht. Nichts zu tun.',
    unreadable:
      'Die beiseitegelegten Studiodaten lassen sich nicht öffnen, deshalb ist unbekannt, welche Anfragen darin waren. Bilder, die nur dort bekannt waren: {pictures}. Vergleichen Sie mit der Liste des Dienstes ab {when}.',
  },
  unreadableRow: 'Beiseitegelegte Daten',
  done: 'Erledigt',
  allDone: 'Alle als erledigt abhaken',
  more: 'und {count} weitere',
};
