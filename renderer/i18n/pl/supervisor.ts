/** The supervisors' PINs: unlocking with one, and what is locked without it. */
import type { supervisor as english } from '../en/supervisor.ts';

export const supervisor: typeof english = {
  pin: 'PIN kierownika',
  pad: 'Klawisze cyfr',
  erase: 'Usuń ostatnią cyfrę',
  none: 'Ustawienia może tu zmienić każdy. Zapobiega temu PIN kierownika, potrzebny też do połączenia konta.',
  locked: 'Ustawienia są zablokowane. Wszystko można tu czytać, ale do zmian potrzebny jest PIN kierownika.',
  unlocked:
    'Ustawienia odblokowane. Zablokują się za {count} minutę. | Ustawienia odblokowane. Zablokują się za {count} minuty. | Ustawienia odblokowane. Zablokują się za {count} minut.',
  unlock: 'Odblokuj',
  /** The preview of a file that is applied. */
  changes: 'Co się zmieni',
  unlockToChange: 'Odblokuj, aby zmienić',
  unlockTitle: 'Odblokowanie ustawień',
  unlockText: 'PIN kierownika pozwala na zmiany przez dziesięć minut od ostatniej z nich.',
  lock: 'Zablokuj ustawienia',
  who: 'Kierownik',
  setUp: 'Dodaj personel',
  wrong:
    'Nieprawidłowy PIN. | Nieprawidłowy PIN. Jeszcze jedna próba, potem trzeba poczekać. | Nieprawidłowy PIN. Jeszcze {count} próby, potem trzeba poczekać. | Nieprawidłowy PIN. Jeszcze {count} prób, potem trzeba poczekać.',
  wrongOnce: 'Nieprawidłowy PIN.',
  wait: 'Za dużo błędnych prób. Spróbuj ponownie za {time}.',
};
