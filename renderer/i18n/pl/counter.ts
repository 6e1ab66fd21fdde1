/** The person at the counter. */
import type { counter as english } from '../en/counter.ts';

export const counter: typeof english = {
  now: 'Przy ladzie: {name}. Zaloguj inną osobę.',
  signIn: 'Zaloguj się',
  title: 'Kto jest przy ladzie?',
  text: 'Od teraz zwroty, rabaty i decyzje będą zapisywane z imieniem tej osoby.',
  pinOf: 'PIN osoby: {name}',
  pin: 'PIN',
  back: 'Inne osoby',
  lock: 'Zablokuj stanowisko',
  locked: 'Stanowisko jest zablokowane. Kto je odblokowuje?',
};
