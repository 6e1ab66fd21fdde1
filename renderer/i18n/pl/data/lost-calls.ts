/** Requests that may have used credit, and that restored records do not have. */
import type { lostCalls as english } from '../../en/data/lost-calls.ts';

export const lostCalls: typeof english = {
  banner:
    'Jedno żądanie, które mogło zużyć kredyt, jest nowsze niż przywrócona kopia zapasowa. | {count} żądania, które mogły zużyć kredyty, są nowsze niż przywrócona kopia zapasowa. | {count} żądań, które mogły zużyć kredyty, jest nowszych niż przywrócona kopia zapasowa.',
  open: 'Zobacz żądania',
  title: 'Żądania po kopii zapasowej',
  text: 'Kopia zapasowa powstała {when}. Te żądania nadeszły po niej i mogły zużyć kredyty. Przejdź je po kolei i oznacz każde jako załatwione.',
  order: 'Zamówienie {number}',
  withoutOrder: 'Bez zamówienia',
  photoId: 'Identyfikator zdjęcia w\u00a0usłudze',
  back: 'Wynik jest znów w zamówieniu. Nic nie trzeba robić.',
  reasons: {
    'no-order':
      'Zamówienia nie ma w przywróconych danych. Jeśli klient nadal potrzebuje zdjęcia, utwórz nowe zamówienie: może to znów zużyć kredyt. Usługa zna zdjęcie po identyfikatorze.',
    'not-paid':
      'Zamówienie wróciło, ale bez płatności. Jeśli zapłacono, zapisz tam płatność i uzyskaj gotowe zdjęcie: to samo zdjęcie zostanie pobrane po identyfikatorze, co może znów zużyć kredyt.',
    'photo-changed':
      'Zdjęcie w zamówieniu jest inne niż wtedy. Otwórz zamówienie. Jeśli zdjęcie jest potrzebne, zrób je jeszcze raz: może to znów zużyć kredyt.',
    'no-picture':
      'Obraz nie nadszedł albo go brakuje. Zrób zdjęcie jeszcze raz, jeśli klient go potrzebuje: może to znów zużyć kredyt.',
    'no-photo': 'Zrób to jeszcze raz, jeśli jest nadal potrzebne: może to znów zużyć kredyt.',
    'unknown-outcome': 'Nie wiadomo, czy zużyło kredyt. Porównaj ze spisem usługi.',
    erased: 'Klienta trwale usunięto. Nic nie trzeba robić.',
    unreadable:
      'Odłożonych danych nie można otworzyć, więc nie wiadomo, jakie żądania w nich były. Obrazy, które tylko one znały: {pictures}. Porównaj ze spisem usługi od {when}.',
  },
  unreadableRow: 'Odłożone dane',
  done: 'Załatwione',
  allDone: 'Oznacz wszystkie jako załatwione',
  more: 'i\u00a0jeszcze {count}',
};
