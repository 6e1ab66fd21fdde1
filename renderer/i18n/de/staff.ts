import type { staff as english } from '../en/staff.ts';

/** People at the counter: names, roles and PINs. */
export const staff: typeof english = {
  text: 'Die Personen am Arbeitsplatz. Die PIN der Leitung schützt Preise, Konto und die anderen Einstellungen und ist nötig, um bei einem abgeschlossenen Auftrag Geld zurückzugeben.',
  loading: 'Personal wird geladen',
  empty: 'Noch kein Personal',
  emptyText:
    'Bis die erste Person mit der Rolle Leitung hinzugefügt ist, wird keine PIN verlangt, und nirgends steht, wer etwas getan hat.',
  name: 'Name',
  nameMissing: 'Geben Sie einen Namen ein.',
  nameTaken: 'Dieser Name wird schon verwendet.',
  role: 'Rolle',
  roles: { staff: 'Personal', supervisor: 'Leitung' },
  noPin: 'Keine PIN',
  add: 'Person hinzufügen',
  addFirst: 'Erste Person hinzufügen',
  addTitle: 'Person hinzufügen',
  addText: 'Die PIN ist persönlich. Lassen Sie die Person sie selbst eingeben.',
  addFirstText:
    'Die PIN schützt Preise, Konto und die anderen Einstellungen vor versehentlichen oder unbefugten Änderungen. Für Aufträge ist keine PIN nötig.',
  doAdd: 'Hinzufügen',
  change: '{name} ändern',
  changeShort: 'Ändern',
  changeTitle: '{name} ändern',
  save: 'Speichern',
  pinShort: 'PIN',
  pinTitle: 'PIN von {name} ändern',
  pinOwn: 'Geben Sie die bisherige PIN ein, dann die neue.',
  pinOther: 'Lassen Sie {name} die neue PIN eingeben.',
  doPin: 'PIN ändern',
  leave: '{name} entfernen',
  leaveShort: 'Entfernen',
  leaveTitle: '{name} vom Arbeitsplatz entfernen?',
  leaveText: 'Die PIN wird gelöscht. In früheren Einträgen bleibt der Name stehen.',
  leaveUnlocks:
    'Danach kann sich nur noch eine Person anmelden, und der Arbeitsplatz wird nicht mehr automatisch gesperrt. Unter der Liste können Sie das ändern.',
  keep: 'Behalten',
  gone: 'Nicht mehr am Arbeitsplatz: {names}.',
  lockAfter: 'Arbeitsplatz sperren, wenn er unbenutzt ist seit',
  lockMinutes: '{count} Minute | {count} Minuten',
  lockNever: 'Nie',
  lockHint:
    'Gilt, sobald sich zwei Personen anmelden können, oder früher, wenn Sie es unten so wählen. Außer bei „Nie“ ist der Arbeitsplatz dann auch nach dem Start von Headroom gesperrt. Mit Q lässt er sich jederzeit sperren.',
  lockAlone: 'Auch solange nur eine Person eine PIN hat',
  lockAloneHint:
    'Dann öffnet nur diese PIN den Arbeitsplatz, nach einer Pause und nach dem Start von Headroom.',
  currentPin: 'Bisherige PIN',
  newPin: 'Neue PIN',
  again: 'PIN wiederholen',
  digits: '{min} bis {max} Ziffern',
  differs: 'Die beiden PINs stimmen nicht überein.',
  remember:
    'Niemand kann die PIN nachsehen: Merken Sie sich die PIN, oder schreiben Sie sie an einem sicheren Ort auf.',
};
