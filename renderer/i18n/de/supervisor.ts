import type { supervisor as english } from '../en/supervisor.ts';

/** The supervisors' PINs: unlocking with one, and what is locked without it. */
export const supervisor: typeof english = {
  pin: 'PIN der Leitung',
  pad: 'Zifferntasten',
  erase: 'Letzte Ziffer löschen',
  none: 'Hier können alle die Einstellungen ändern. Eine PIN der Leitung verhindert das und ist nötig, um ein Konto zu verbinden.',
  locked:
    'Die Einstellungen sind gesperrt. Alles hier ist lesbar. Zum Ändern ist eine PIN der Leitung nötig.',
  unlocked:
    'Einstellungen entsperrt. Sie werden in {count} Minute gesperrt. | Einstellungen entsperrt. Sie werden in {count} Minuten gesperrt.',
  unlock: 'Entsperren',
  /** The preview of a file that is applied. */
  changes: 'Was sich ändert',
  unlockToChange: 'Zum Ändern entsperren',
  unlockTitle: 'Einstellungen entsperren',
  unlockText: 'Die PIN der Leitung erlaubt Änderungen bis zehn Minuten nach der letzten.',
  lock: 'Einstellungen sperren',
  who: 'Leitung',
  setUp: 'Personal einrichten',
  wrong:
    'Falsche PIN. | Falsche PIN. Noch ein Versuch bis zur Wartezeit. | Falsche PIN. Noch {count} Versuche bis zur Wartezeit.',
  wrongOnce: 'Falsche PIN.',
  wait: 'Zu viele falsche Versuche. Versuchen Sie es erneut in {time}.',
};
